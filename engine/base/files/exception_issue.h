#pragma once

#include "engine/base/issue.h"

#include <exception>

namespace tilewright {

/// The program's exit code after an unexpected exception.
inline constexpr int exceptionExitCode = 4;

/// Describes such an exception: out of memory, or an internal error. Null means unknown.
Issue exceptionIssue(const std::exception_ptr& fault);

} // namespace tilewright
