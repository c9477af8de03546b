#include "engine/playtest/studies/study.h"
#include "engine/playtest/studies/study_settings.h"
#include "engine/rulesets.h"
#include "engine/tileset/io/bundled.h"
#include "engine/tileset/io/format.h"
#include "tests/fuzz/require.h"

using namespace tilewright;
using namespace tilewright::fuzz;
using namespace tilewright::playtest;

namespace {

/// The first point's set is made and its game compiled, or refused with a reason.
void compileFirst(const Study& study) {
    StudySettings settings = study.fixed;
    for (const StudyAxis& axis : study.axes)
        apply(settings, axis.name, axis.values.front());
    if (!settings.tileSet.empty() || hasErrors(check(settings.specification)))
        return;
    static const Map map = readMap(bundledText(defaultMap)).value.value();
    const game::Ruleset* ruleset = game::findRuleset(rulesets(), study.ruleset);
    require(ruleset != nullptr);
    (void)isRefused(ruleset->compile(generate(settings.specification), map, settings.options,
                                     static_cast<int>(study.players.size())));
}

} // namespace

// Whatever is read can be written, and comes back the same; what is refused says why.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto loaded = readStudy(textOf(data, size), rulesets());
    if (isRefused(loaded))
        return 0;
    const std::string text = fileText(playtest::toJson(*loaded.value));
    const auto again = readStudy(text, rulesets());
    require(again && fileText(playtest::toJson(*again.value)) == text);
    compileFirst(*loaded.value);
    return 0;
}
