#include "app/cli/process/terminal.h"

#include "engine/base/visible.h"

#include <iostream>

namespace tilewright::cli {

Line::~Line() {
    (to_ == To::Output ? std::cout : std::cerr) << visible(view()) << '\n';
}

void printJson(const std::string& document) {
    std::cout << visibleInJson(document) << '\n';
}

} // namespace tilewright::cli
