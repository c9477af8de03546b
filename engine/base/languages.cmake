# The languages that the program speaks. Included, this defines tilewright_languages; run with -P, it writes the source.
#
# tilewright_languages(TARGET FOLDER): adds to TARGET a source with languages() of engine/base/languages.h: those of which FOLDER
# has a file tilewright_CODE.ts, English first. Each names itself there.

if(CMAKE_SCRIPT_MODE_FILE)
    set(rows "")
    string(REPLACE "|" ";" CODES "${CODES}")
    foreach(code ${CODES})
        set(file ${FOLDER}/tilewright_${code}.ts)
        file(READ ${file} text)
        if(NOT text MATCHES "<source>name of this language</source>[^/]*/extracomment>[ \n]*<translation>([^<]+)<")
            message(FATAL_ERROR "${file}: no translation of “name of this language”")
        endif()
        string(APPEND rows "    {\"${code}\", \"${CMAKE_MATCH_1}\"},\n")
    endforeach()
    file(WRITE ${OUTPUT} "// Written by languages.cmake.\n#include \"engine/base/languages.h\"\n
namespace tilewright {
namespace {
constexpr Language all[] = {
${rows}};
} // namespace
std::span<const Language> languages() { return all; }
} // namespace tilewright\n")
    return()
endif()

set(TILEWRIGHT_LANGUAGES_SCRIPT ${CMAKE_CURRENT_LIST_FILE})
function(tilewright_languages target folder)
    file(GLOB files CONFIGURE_DEPENDS ${folder}/tilewright_*.ts)
    set(codes ${files})
    list(TRANSFORM codes REPLACE ".*/tilewright_(.*)\\.ts$" "\\1")
    list(REMOVE_ITEM codes en)
    list(PREPEND codes en)
    # What looks for a language, such as a shared page, knows no other codes.
    foreach(code ${codes})
        if(NOT code MATCHES "^[a-z][a-z]$")
            message(FATAL_ERROR "${folder}/tilewright_${code}.ts: a language has a code of two small letters, like “de”, not “${code}”")
        endif()
    endforeach()
    string(REPLACE ";" "|" names "${codes}")
    set(output ${CMAKE_CURRENT_BINARY_DIR}/languages.cpp)
    add_custom_command(OUTPUT ${output} VERBATIM
        COMMAND ${CMAKE_COMMAND} "-DCODES=${names}" -DFOLDER=${folder} -DOUTPUT=${output} -P ${TILEWRIGHT_LANGUAGES_SCRIPT}
        DEPENDS ${files} ${TILEWRIGHT_LANGUAGES_SCRIPT} COMMENT "Listing the languages of ${folder}")
    set_source_files_properties(${output} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
    target_sources(${target} PRIVATE ${output})
endfunction()
