#include "engine/base/json/json_fields.h"
#include "engine/games/landscape/tiles/landscape_symmetry.h"
#include "engine/games/landscape/tiles/lint_landscape.h"

#include <algorithm>
#include <set>

namespace tilewright {

namespace {

/// An inner field may lie anywhere, so nothing can be said about it.
bool liesAnywhere(const Feature& feature) {
    return feature.kind == FeatureKind::Field && feature.halfSides == 0;
}

} // namespace

void checkCrossings(SetIssueCollector& report, const Tile& tile, const std::string& pointer) {
    const auto& features = tile.landscape().features;
    const int count = static_cast<int>(features.size());
    const auto at = [&](int number) -> const Feature& { return features[static_cast<std::size_t>(number)]; };
    std::set<std::pair<int, int>> told;
    for (std::size_t i = 0; i < tile.landscape().crossings.size(); ++i) {
        const auto [a, b] =
            std::minmax({tile.landscape().crossings[i].first, tile.landscape().crossings[i].second});
        const std::string here = pointerTo(pointer + "/crossings", i);
        if (a < 0 || b >= count) {
            report.tileError(
                "crossing-unknown", here, tile,
                Text(QT_TRANSLATE_NOOP(
                         "Engine",
                         "Features no. %1 and no. %2 cross, but the tile has %3 features, numbered from 0."),
                     {a, b, count}),
                QT_TRANSLATE_NOOP("Engine", "Name two features of the tile by their numbers."));
        } else if (a == b) {
            report.tileError(
                "crossing-of-itself", here, tile,
                Text(QT_TRANSLATE_NOOP("Engine",
                                       "Feature no. %1 crosses itself, expected two different features."),
                     {a}),
                QT_TRANSLATE_NOOP("Engine", "Name two features, or remove the crossing."));
        } else if (!told.emplace(a, b).second) {
            report.tileWarning(
                "crossing-twice", here, tile,
                Text(QT_TRANSLATE_NOOP("Engine",
                                       "The crossing of features no. %1 and no. %2 is listed twice."),
                     {a, b}),
                QT_TRANSLATE_NOOP("Engine", "Remove one of the two."));
        } else if (!mustCross(at(a), at(b)) && !liesAnywhere(at(a)) && !liesAnywhere(at(b))) {
            report.tileWarning(
                "crossing-needless", here, tile,
                Text(QT_TRANSLATE_NOOP("Engine",
                                       "Features no. %1 and no. %2 cross, but could lie side by side."),
                     {a, b}),
                QT_TRANSLATE_NOOP("Engine", "Remove the crossing, or correct their sides."));
        }
    }
    for (int a = 0; a < count; ++a)
        for (int b = a + 1; b < count; ++b)
            if (mustCross(at(a), at(b)) && !told.contains({a, b}))
                report.tileWarning(
                    "crossing-missing", pointer + "/crossings", tile,
                    Text(QT_TRANSLATE_NOOP("Engine", "Features no. %1 and no. %2 can't lie side by side, but "
                                                     "their crossing isn't listed."),
                         {a, b}),
                    QT_TRANSLATE_NOOP("Engine", "Add the crossing, or correct their sides."));
}

} // namespace tilewright
