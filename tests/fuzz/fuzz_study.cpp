#include "engine/games/kit.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "engine/model/map/map.h"
#include "engine/playtest/studies/study.h"
#include "tests/fuzz/require.h"

using namespace tilewright;
using namespace tilewright::fuzz;
using namespace tilewright::playtest;

namespace {

/// The first point's set is made and its game compiled, or refused with a reason.
void compileFirst(const Study& study) {
    const game::Ruleset* ruleset = game::findRuleset(rulesets(), study.ruleset);
    require(ruleset != nullptr);
    const SetGenerator& generator = generatorOf(*ruleset);
    StudySettings settings = study.fixed;
    for (const StudyAxis& axis : study.axes)
        apply(settings, axis.name, axis.values.front(), generator);
    if (!settings.tileSet.empty() || settings.specification.empty() ||
        hasErrors(generator.check(settings.specification)))
        return;
    const TileSet set = generator.generate(settings.specification, settings.setSeed);
    static const Map guardhouse = readMap(bundledText(defaultMap)).value.value();
    (void)isRefused(ruleset->compile(set, set.ruleset == defaultRuleset ? guardhouse : startMapOf(set),
                                     settings.options, static_cast<int>(study.players.size())));
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
