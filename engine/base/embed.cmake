# Files that are built into the program. Included, this defines tilewright_embed; run with -P, it writes the source.
#
# tilewright_embed(TARGET FUNCTION FOLDER PATTERN): adds to TARGET a source with
#     std::span<const tilewright::BundledFile> tilewright::FUNCTION()
# that lists the files below FOLDER that match PATTERN, by their paths in it, sorted. Editing, adding or removing one
# builds it anew.

if(CMAKE_SCRIPT_MODE_FILE)
    set(arrays "")
    set(entries "")
    set(number 0)
    string(REPLACE "|" ";" FILES "${FILES}")
    foreach(file ${FILES})
        file(READ ${FOLDER}/${file} bytes HEX)
        string(REGEX REPLACE "([0-9a-f][0-9a-f])" "'\\\\x\\1'," bytes "${bytes}")
        string(APPEND arrays "const char file${number}[] = {${bytes}0};\n")
        string(APPEND entries "    {\"${file}\", {file${number}, sizeof(file${number}) - 1}},\n")
        math(EXPR number "${number} + 1")
    endforeach()
    file(WRITE ${OUTPUT} "// Written by embed.cmake.\n#include \"engine/model/io/bundled.h\"\n
namespace tilewright {
namespace {
${arrays}const BundledFile files[] = {
${entries}};
} // namespace
std::span<const BundledFile> ${FUNCTION}();
std::span<const BundledFile> ${FUNCTION}() { return files; }
} // namespace tilewright\n")
    return()
endif()

set(TILEWRIGHT_EMBED_SCRIPT ${CMAKE_CURRENT_LIST_FILE})
function(tilewright_embed target function folder pattern)
    file(GLOB_RECURSE files CONFIGURE_DEPENDS RELATIVE ${folder} ${folder}/${pattern})
    list(SORT files)
    list(TRANSFORM files PREPEND ${folder}/ OUTPUT_VARIABLE inputs)
    string(REPLACE ";" "|" names "${files}")
    set(output ${CMAKE_CURRENT_BINARY_DIR}/${target}_${function}.cpp)
    add_custom_command(OUTPUT ${output} VERBATIM
        COMMAND ${CMAKE_COMMAND} "-DFILES=${names}" -DFOLDER=${folder} -DOUTPUT=${output} -DFUNCTION=${function}
                -P ${TILEWRIGHT_EMBED_SCRIPT}
        DEPENDS ${inputs} ${TILEWRIGHT_EMBED_SCRIPT} COMMENT "Embedding ${folder}")
    set_source_files_properties(${output} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
    target_sources(${target} PRIVATE ${output})
endfunction()
