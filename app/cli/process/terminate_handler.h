#pragma once

namespace tilewright::cli {

/// Reports the unexpected exception being handled; returns InternalError.
int reportException() noexcept;
/// For std::set_terminate: also reports exceptions that no catch can reach, for instance on another thread,
/// and exits with InternalError.
[[noreturn]] void terminateHandler() noexcept;

} // namespace tilewright::cli
