#pragma once

namespace tilewright::cli {

/// Says what exception is being handled, which nothing was prepared for; returns Failed.
int tellFault() noexcept;
/// For std::set_terminate: an exception that no catch can reach, as one on another thread, is reported too,
/// and the program exits with Failed.
[[noreturn]] void endWithWords() noexcept;

} // namespace tilewright::cli
