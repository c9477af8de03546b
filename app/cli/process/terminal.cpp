#include "app/cli/process/terminal.h"

#include "engine/base/escape_controls.h"

#include <iostream>

namespace tilewright::cli {

TerminalLine::~TerminalLine() {
    (to_ == StandardStream::Output ? std::cout : std::cerr) << escapeControls(view()) << '\n';
}

void printJson(const std::string& document) {
    std::cout << escapeControlsInJson(document) << '\n';
}

} // namespace tilewright::cli
