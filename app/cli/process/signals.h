#pragma once

namespace tilewright::cli {

/// Call before anything else. A signal that ends the process first removes partly written files; a full disk
/// or a closed pipe is a write error and doesn't end the process. Closed standard streams are opened to
/// nothing, so that no other file gets their numbers and the output.
void prepareProcess();

/// A signal handler: removes partly written files, then ends the process as the signal would without a
/// handler.
void terminateBySignal(int number);

} // namespace tilewright::cli
