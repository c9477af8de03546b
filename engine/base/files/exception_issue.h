#pragma once

#include "engine/base/issue.h"

#include <exception>
#include <new>

namespace tilewright {

/// The program's exit code after an unexpected exception.
inline constexpr int exceptionExitCode = 4;

/// Describes such an exception: out of memory, or an internal error. Null means unknown.
inline Issue exceptionIssue(const std::exception_ptr& fault) {
    Issue issue;
    issue.code = "program-failed";
    issue.message = QT_TRANSLATE_NOOP("Engine", "the program failed for an unknown reason");
    try {
        if (fault)
            std::rethrow_exception(fault);
    } catch (const std::bad_alloc&) {
        issue.code = "memory-exhausted";
        issue.message = QT_TRANSLATE_NOOP("Engine", "out of memory");
    } catch (const std::exception& error) {
        issue.message = {QT_TRANSLATE_NOOP("Engine", "the program failed: %1"), {error.what()}};
    } catch (...) {
        // Something else was thrown, without a message: ours stays.
        return issue;
    }
    return issue;
}

} // namespace tilewright
