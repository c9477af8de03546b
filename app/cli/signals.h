#pragma once

namespace tilewright::cli {

/// Before anything else: a signal that ends the process first removes files that are half written; a full
/// disk and a reader that left are errors of the writing and end nothing. A standard stream that is closed is
/// opened to nothing, so that no file takes its number and what is printed.
void prepareProcess();

/// A handler: ends the process as the signal would without one, after half written files are removed.
void endBySignal(int number);

} // namespace tilewright::cli
