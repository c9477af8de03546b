# What `cmake --install` puts where. The program carries its sets, boards, studies, templates, schemas, help, icons and
# translations inside and needs none of them beside it; they are installed for people and other programs to read. Only the
# page that plays games is looked for, as ../share/tilewright/player.html: a prefix may be moved as a whole.
set(data ${CMAKE_INSTALL_DATADIR}/tilewright)

install(TARGETS tilewright)
# Where ./dev web has built it; without it the program plays no games on web pages, and says so.
install(FILES ${PROJECT_SOURCE_DIR}/build-web/web/player.html DESTINATION ${data} OPTIONAL)
install(DIRECTORY tilesets resources/studies resources/sheets resources/schemas resources/examples DESTINATION ${data}
        FILES_MATCHING PATTERN *.json)
install(DIRECTORY resources/help DESTINATION ${CMAKE_INSTALL_DOCDIR} FILES_MATCHING PATTERN *.md)
install(DIRECTORY resources/cluster DESTINATION ${CMAKE_INSTALL_DOCDIR}/examples USE_SOURCE_PERMISSIONS)
install(FILES LICENSE CHANGELOG.md packaging/copyright DESTINATION ${CMAKE_INSTALL_DOCDIR})

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME tilewright)
set(CPACK_PACKAGE_DIRECTORY ${PROJECT_SOURCE_DIR}/build-package)
# Read when the package is made: by then there may be another commit than when the build was configured.
set(CPACK_PROJECT_CONFIG_FILE ${PROJECT_SOURCE_DIR}/packaging/deb.cmake)
include(CPack)

# What has to be built before `cmake --install` and cpack, and no more: neither of them builds anything.
add_custom_target(installed DEPENDS tilewright)
if(TARGET manual)
    add_dependencies(installed manual)
endif()
