#include "editor/playtest/tile_heats.h"

#include "editor/words/translated_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace tilewright {

namespace {

struct HeatWords {
    Q_DECLARE_TR_FUNCTIONS(tilewright::TileHeat)
};

QString tileWord(const char* source) {
    return QCoreApplication::translate("TileMeasure", source);
}

} // namespace

QString heatMenuText(const playtest::TileMeasure& measure, bool scoresInPlay) {
    return tileWord(measure.wordsFor(scoresInPlay).menu);
}

QString heatExplained(const playtest::TileMeasure& measure, bool scoresInPlay) {
    return tileWord(measure.wordsFor(scoresInPlay).tint);
}

QString tileValueInWords(const playtest::TileMeasure& measure, double value) {
    return measure.isSwing() ? differenceInWords(value, false) : valueInWords(value, measure.isShare());
}

TileHeat tileHeat(const Findings& findings, const playtest::TileMeasure& measure) {
    const std::vector<Tile>& tiles = findings.plan.game->tileSet().tiles;
    std::vector<double> values;
    for (std::size_t i = 0; i < findings.tiles.size(); ++i)
        values.push_back(
            measure.value(findings.tiles[i], static_cast<double>(findings.results.games()) * tiles[i].count));
    double most = 0;
    for (const double value : values)
        most = std::max(most, std::abs(value));
    const bool points = playtest::scoresInPlay(findings.results);
    TileHeat heat{toQString(measure.id),
                  translated(std::string_view(measure.wordsFor(points).name)),
                  measure.isSwing() ? QStringLiteral("±") + valueInWords(most, false)
                                    : valueInWords(most, measure.isShare()),
                  {}};
    for (std::size_t i = 0; i < values.size(); ++i)
        heat.tiles[findings.tiles[i].tile] = {most <= 0 ? 0 : std::abs(values[i]) / most,
                                              tileValueInWords(measure, values[i])};
    return heat;
}

std::vector<TileHeat> tileHeats(const Findings& findings) {
    std::vector<TileHeat> heats;
    for (const playtest::TileMeasure& measure : playtest::tileMeasures())
        if (measure.hasHeatMap() && playtest::hasMeasure(findings.results, measure))
            heats.push_back(tileHeat(findings, measure));
    return heats;
}

BoardHeat boardHeat(const Findings& findings, BoardHeatMeasure what) {
    const auto value = [what](const playtest::ChamberFigure& chamber) {
        return what == BoardHeatMeasure::Uses     ? chamber.uses.value
               : what == BoardHeatMeasure::Barred ? chamber.barred
                                                  : chamber.refused;
    };
    const QString name = what == BoardHeatMeasure::Uses     ? HeatWords::tr("Uses per game")
                         : what == BoardHeatMeasure::Barred ? HeatWords::tr("Bars per game")
                                                            : HeatWords::tr("Refusals per game");
    const auto chambers = playtest::chamberFigures(findings.results);
    double most = 0;
    for (const playtest::ChamberFigure& chamber : chambers)
        most = std::max(most, value(chamber));
    BoardHeat heat{name, valueInWords(most, false), {}};
    for (const playtest::ChamberFigure& chamber : chambers) {
        QString sign;
        if (what == BoardHeatMeasure::Uses)
            sign = chamber.usedMore   ? QStringLiteral("▲ ")
                   : chamber.usedLess ? QStringLiteral("▽ ")
                                      : QString();
        heat.cells.push_back({chamber.cell, most <= 0 ? 0 : value(chamber) / most,
                              sign + valueInWords(value(chamber), false)});
    }
    return heat;
}

} // namespace tilewright
