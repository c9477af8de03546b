#include "editor/output/formats/exchange_format.h"

#include "editor/output/formats/formats.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace tilewright::exchange {

std::span<const Format* const> formats() {
    static const std::vector<const Format*> all = [] {
        std::vector<const Format*> made{&csvFormat(), &tiledFormat(), &tabletopSimulatorFormat(),
                                        &vassalFormat(), &webFormat()};
        std::ranges::copy(pictureExports(), std::back_inserter(made));
        made.push_back(&mapFormat());
        return made;
    }();
    return all;
}

const Format* findFormat(std::string_view name) {
    const auto all = formats();
    const auto it =
        std::find_if(all.begin(), all.end(), [name](const Format* f) { return f->name() == name; });
    return it == all.end() ? nullptr : *it;
}

bool goOn(const Progress& progress, double share) {
    return !progress || progress(share);
}

Issue stoppedIssue() {
    Issue issue;
    issue.code = "stopped";
    issue.message = QT_TRANSLATE_NOOP("Engine", "Stopped before the end; nothing was changed.");
    return issue;
}

} // namespace tilewright::exchange
