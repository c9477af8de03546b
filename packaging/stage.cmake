# Makes a package for Debian of what was installed into a folder of cpack: what Debian wants to find in /usr/share/doc
# besides, manual pages compressed, and the time of the commit on every file.
cmake_policy(VERSION 3.25)
set(root ${CPACK_TEMPORARY_INSTALL_DIRECTORY})
set(doc ${root}/usr/share/doc/tilewright)

# Debian has the licence already, as the file `copyright` says.
file(REMOVE ${doc}/LICENSE)
file(RENAME ${doc}/CHANGELOG.md ${doc}/changelog)
string(TIMESTAMP date "%a, %d %b %Y %H:%M:%S +0000" UTC)
set(version ${CPACK_DEBIAN_PACKAGE_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE})
file(WRITE ${doc}/changelog.Debian "tilewright (${version}) bookworm; urgency=medium

  * What is new in Tilewright itself stands in changelog.gz.

 -- ${CPACK_DEBIAN_PACKAGE_MAINTAINER}  ${date}
")

file(GLOB_RECURSE pages ${root}/usr/share/man/*.[1-8])
foreach(file ${doc}/changelog ${doc}/changelog.Debian ${pages})
    execute_process(COMMAND gzip -9 --no-name --force ${file} COMMAND_ERROR_IS_FATAL ANY)
    file(CHMOD ${file}.gz PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
endforeach()

execute_process(COMMAND find ${root} -exec touch --no-dereference "--date=@$ENV{SOURCE_DATE_EPOCH}" "{}" +
                COMMAND_ERROR_IS_FATAL ANY)
