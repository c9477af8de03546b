# The package for Debian, read by cpack. The same commit gives the same bytes: versions and all times are those of the
# commit.
include(${CMAKE_CURRENT_LIST_DIR}/commit.cmake)
tilewright_commit(${CPACK_PACKAGE_VERSION})
if(DEFINED ENV{SOURCE_DATE_EPOCH})
    set(COMMIT_DATE $ENV{SOURCE_DATE_EPOCH})
elseif(COMMIT_DATE STREQUAL "")
    # A copy that git knows nothing of: the time of a file that each release changes.
    file(TIMESTAMP ${CMAKE_CURRENT_LIST_DIR}/../CMakeLists.txt COMMIT_DATE %s UTC)
endif()
set(ENV{SOURCE_DATE_EPOCH} ${COMMIT_DATE})

set(CPACK_DEBIAN_PACKAGE_VERSION ${COMMIT_VERSION})
# Below the first revision of a package that Debian itself may make of the same version.
set(CPACK_DEBIAN_PACKAGE_RELEASE 0.1)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_MAINTAINER "Tilewright developers <developers@tilewright.org>")
set(CPACK_DEBIAN_PACKAGE_SECTION utils)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
# Below the line that describes the project.
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION "Design the tiles of a game, see statistics and issues of the set at once,
watch bots play a whole game with it or take a seat yourself, test it with
thousands of games, and print the tiles on paper, to scale and with cut marks.
.
It plays Beneath Carcassonne Castle, the landscape game of cities, roads,
cloisters and fields, The Tunnel and The Dungeon. Games can be shared as web
pages, and sets and boards exported to Tiled, Tabletop Simulator and VASSAL.
What the window exports the command line exports as well.")

# Libraries follow from what the program is linked with; the rest it loads or asks for while it runs: icons in SVG, what Qt
# itself says in German and French, letters.
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libqt6svg6, qt6-translations-l10n, fonts-dejavu-core")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-wayland, qt6-qpa-plugins")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "parallel")

set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_CURRENT_LIST_DIR}/stage.cmake)
