#pragma once

namespace tilewright {

/// Opens the window with the files named in the arguments, or with the last one, or with the bundled set;
/// returns when it is closed. Qt's own options (-platform, -style ...) are understood.
int runWindow(int argc, char** argv);

} // namespace tilewright
