#pragma once

namespace tilewright::cli {

/// Reports the unexpected exception being handled; returns Failed.
int tellFault() noexcept;
/// For std::set_terminate: also reports exceptions that no catch can reach, for instance on another thread,
/// and exits with Failed.
[[noreturn]] void endWithWords() noexcept;

} // namespace tilewright::cli
