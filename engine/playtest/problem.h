#pragma once

#include "engine/tileset/issue.h"

#include <string>
#include <utility>

namespace tilewright::playtest {

/// An error at a place of the file; an empty pointer is none.
inline Issue problem(const char* code, std::string pointer, Text message) {
    Issue issue;
    issue.code = code;
    issue.pointer = std::move(pointer);
    issue.message = std::move(message);
    return issue;
}

inline Issue problem(const char* code, Text message) {
    return problem(code, {}, std::move(message));
}

} // namespace tilewright::playtest
