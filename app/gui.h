#pragma once

namespace tilewright {

/// Opens the window with the files named in the arguments, or else with the last one or the bundled set;
/// returns when it is closed. Accepts Qt's own options (-platform, -style ...).
int runWindow(int argc, char** argv);

} // namespace tilewright
