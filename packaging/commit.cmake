# Which commit the sources are of. Included, this defines tilewright_commit; run with -P, it writes app/commit.cpp where
# OUTPUT is set, and prints all that it knows where it isn't.
#
# tilewright_commit(VERSION): for the program's VERSION sets
#     COMMIT          what people are told: v0.1.0-3-g0123456789ab (three commits after that tag), or 0123456789ab where
#                     there is no tag; with ", changed" if files differ from that commit
#     COMMIT_DATE     its time in seconds since 1970
#     COMMIT_VERSION  the version of packages, which sorts as time goes: 0.1.0~git202611260638.0123456789ab on the way to
#                     0.1.0, 0.1.0 where the tag v0.1.0 is, 0.1.0+3.g0123456789ab after it
# All but the last are empty where neither git nor an archive that git made can tell.

cmake_policy(VERSION 3.25)
set(TILEWRIGHT_SOURCES ${CMAKE_CURRENT_LIST_DIR}/..)

# An archive knows by itself: `git archive` has filled in the file. It goes first, as the folder around may be of
# another repository.
function(tilewright_archived_commit)
    file(READ ${TILEWRIGHT_SOURCES}/packaging/commit.txt line)
    if(NOT line MATCHES "^([^|$]*)\\|([0-9a-f]+)\\|([0-9]+)")
        return()
    endif()
    set(described "${CMAKE_MATCH_1}")
    set(date ${CMAKE_MATCH_3})
    string(SUBSTRING ${CMAKE_MATCH_2} 0 12 hash)
    if(described STREQUAL "")
        set(described ${hash})
    elseif(NOT described MATCHES "-g[0-9a-f]+$")
        string(APPEND described "-0-g${hash}")
    endif()
    set(DESCRIBED ${described} PARENT_SCOPE)
    set(COMMIT_DATE ${date} PARENT_SCOPE)
endfunction()

# The .git has to be that of these sources, not one of a folder further up.
function(tilewright_checkout_commit)
    find_program(GIT git)
    mark_as_advanced(GIT)
    if(NOT GIT OR NOT EXISTS ${TILEWRIGHT_SOURCES}/.git)
        return()
    endif()
    set(ENV{GIT_OPTIONAL_LOCKS} 0)
    foreach(question "describe;--tags;--match;v[0-9]*;--long;--always;--abbrev=12;--dirty" "log;-1;--format=%ct")
        # Whoever builds the sources trusts them already, also if they belong to somebody else.
        execute_process(COMMAND ${GIT} -c safe.directory=* ${question} WORKING_DIRECTORY ${TILEWRIGHT_SOURCES} RESULT_VARIABLE failed
                        OUTPUT_VARIABLE answer OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
        if(failed)
            return()
        endif()
        list(APPEND answers ${answer})
    endforeach()
    list(GET answers 0 described)
    list(GET answers 1 date)
    set(DESCRIBED ${described} PARENT_SCOPE)
    set(COMMIT_DATE ${date} PARENT_SCOPE)
endfunction()

# One that leads to VERSION is below it, one that follows the tag above it.
function(tilewright_package_version version described date)
    set(result ${version})
    if(described MATCHES "^v(.*)-([0-9]+)-g([0-9a-f]+)$" AND CMAKE_MATCH_1 STREQUAL version)
        if(NOT CMAKE_MATCH_2 EQUAL 0)
            string(APPEND result "+${CMAKE_MATCH_2}.g${CMAKE_MATCH_3}")
        endif()
    elseif(described MATCHES "([0-9a-f]+)$")
        set(hash ${CMAKE_MATCH_1})
        set(before "$ENV{SOURCE_DATE_EPOCH}")
        set(ENV{SOURCE_DATE_EPOCH} ${date})
        string(TIMESTAMP minute "%Y%m%d%H%M" UTC)
        if(before STREQUAL "")
            unset(ENV{SOURCE_DATE_EPOCH})
        else()
            set(ENV{SOURCE_DATE_EPOCH} ${before})
        endif()
        string(APPEND result "~git${minute}.${hash}")
    endif()
    set(COMMIT_VERSION ${result} PARENT_SCOPE)
endfunction()

function(tilewright_commit version)
    set(DESCRIBED "")
    set(COMMIT_DATE "")
    tilewright_archived_commit()
    if(DESCRIBED STREQUAL "")
        tilewright_checkout_commit()
    endif()
    string(REGEX REPLACE "-dirty$" "" clean "${DESCRIBED}")
    tilewright_package_version(${version} "${clean}" "${COMMIT_DATE}")
    if(NOT clean STREQUAL DESCRIBED)
        string(APPEND clean ", changed")
        string(APPEND COMMIT_VERSION "+0.changed")
    endif()
    set(COMMIT "${clean}" PARENT_SCOPE)
    set(COMMIT_DATE "${COMMIT_DATE}" PARENT_SCOPE)
    set(COMMIT_VERSION "${COMMIT_VERSION}" PARENT_SCOPE)
endfunction()

# The version that the top of the sources states, for scripts that run before anything is configured.
function(tilewright_stated_version)
    file(STRINGS ${TILEWRIGHT_SOURCES}/CMakeLists.txt line REGEX "^project\\(tilewright VERSION ")
    string(REGEX REPLACE ".*VERSION ([0-9.]+).*" "\\1" version "${line}")
    set(STATED_VERSION ${version} PARENT_SCOPE)
endfunction()

if(CMAKE_SCRIPT_MODE_FILE STREQUAL CMAKE_CURRENT_LIST_FILE)
    tilewright_stated_version()
    tilewright_commit(${STATED_VERSION})
    if(OUTPUT)
        # Untouched where it says this already, so that nothing is linked anew.
        file(CONFIGURE OUTPUT ${OUTPUT} @ONLY CONTENT [[// Written by commit.cmake.
#include "app/commit.h"

namespace tilewright {
const char* commit() { return "@COMMIT@"; }
} // namespace tilewright
]])
    else()
        execute_process(COMMAND ${CMAKE_COMMAND} -E echo "${COMMIT}|${COMMIT_DATE}|${COMMIT_VERSION}")
    endif()
endif()
