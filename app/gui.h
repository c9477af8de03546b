#pragma once

#include <string>

namespace tilewright {

/// Opens the window with the files named in the arguments, or else with the last one or the bundled set, and
/// returns when it is closed; or hands the files to a window that is open already, and returns at once.
/// Accepts Qt's own options (-platform, -style ...). `version` is what About says.
int runWindow(int argc, char** argv, const std::string& version);

} // namespace tilewright
