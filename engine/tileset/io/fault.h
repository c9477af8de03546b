#pragma once

#include "engine/tileset/issue.h"

#include <exception>

namespace tilewright {

/// What the program exits with when an exception ends it that nothing was prepared for.
inline constexpr int faultExitCode = 4;

/// Such an exception in words: memory ran out, or a fault of the program itself. Null where it is not known.
Issue faultIssue(const std::exception_ptr& fault);

} // namespace tilewright
