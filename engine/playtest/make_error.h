#pragma once

#include "engine/base/issue.h"

#include <string>
#include <utility>

namespace tilewright::playtest {

/// An error at a place in the file; an empty pointer means no place.
inline Issue makeError(const char* code, std::string pointer, Text message) {
    Issue issue;
    issue.code = code;
    issue.pointer = std::move(pointer);
    issue.message = std::move(message);
    return issue;
}

inline Issue makeError(const char* code, Text message) {
    return makeError(code, {}, std::move(message));
}

} // namespace tilewright::playtest
