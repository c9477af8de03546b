#pragma once

namespace tilewright::cli {

// How the process ends where no verb returns: by a signal, or by an exception that nothing expected.

/// Call before anything else. A signal that ends the process first removes partly written files; a full disk
/// or a closed pipe is a write error and doesn't end the process. Closed standard streams are opened to
/// nothing, so that no other file gets their numbers and the output.
void prepareProcess();

/// A signal handler: removes partly written files, then ends the process as the signal would without a
/// handler.
void terminateBySignal(int number);

/// Reports the unexpected exception being handled; returns InternalError.
int reportException() noexcept;
/// For std::set_terminate: also reports exceptions that no catch can reach, for instance on another thread,
/// and exits with InternalError.
[[noreturn]] void terminateHandler() noexcept;

} // namespace tilewright::cli
