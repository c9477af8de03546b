#pragma once

#include "engine/base/issue.h"

#include <exception>

namespace tilewright {

/// The program's exit code after an unexpected exception.
inline constexpr int faultExitCode = 4;

/// Describes such an exception: out of memory, or an internal error. Null means unknown.
Issue faultIssue(const std::exception_ptr& fault);

} // namespace tilewright
