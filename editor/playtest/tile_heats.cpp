#include "editor/playtest/tile_heats.h"

#include "editor/theme/text.h"

#include <QCoreApplication>

#include <algorithm>

namespace tilewright {

namespace {

struct HeatWords {
    Q_DECLARE_TR_FUNCTIONS(tilewright::TileHeat)
};

double valueOf(const playtest::TileTally& tally, HeatMeasure what, double gamesTimesCopies) {
    const auto part = [](std::int64_t some, double whole) {
        return whole <= 0 ? 0 : static_cast<double>(some) / whole;
    };
    const auto drawn = static_cast<double>(tally.drawn);
    const auto laid = static_cast<double>(tally.drawn - tally.refused);
    switch (what) {
    case HeatMeasure::Refused:
        return part(tally.refused, drawn);
    case HeatMeasure::Drawn:
        return part(tally.drawn, gamesTimesCopies);
    case HeatMeasure::Visits:
        return part(tally.visits, laid);
    case HeatMeasure::Gains:
        return part(tally.gains, laid);
    case HeatMeasure::Entered:
        return part(tally.entered, laid);
    case HeatMeasure::Emerged:
        return part(tally.emerged, laid);
    default:
        return part(tally.sentHome, laid);
    }
}

} // namespace

QString heatInWords(HeatMeasure what, bool scoresInPlay) {
    const playtest::TileColumns columns = playtest::tileColumns(scoresInPlay);
    switch (what) {
    case HeatMeasure::Refused:
        return HeatWords::tr("Refused");
    case HeatMeasure::Drawn:
        return HeatWords::tr("Drawn");
    case HeatMeasure::Visits:
        return translated(columns.visits.name);
    case HeatMeasure::Gains:
        return translated(columns.gains.name);
    case HeatMeasure::Entered:
        return translated(columns.entered.name);
    case HeatMeasure::Emerged:
        return translated(columns.emerged.name);
    default:
        return translated(columns.sentHome.name);
    }
}

QString heatExplained(HeatMeasure what, bool scoresInPlay) {
    switch (what) {
    case HeatMeasure::Refused:
        return HeatWords::tr("Tints the tiles by how often they fit nowhere");
    case HeatMeasure::Drawn:
        return HeatWords::tr("Tints the tiles by how often a copy is drawn per game");
    case HeatMeasure::Visits:
        return scoresInPlay ? HeatWords::tr("Tints the tiles by how many pieces are placed on a laid copy")
                            : HeatWords::tr("Tints the tiles by how many pieces move onto a laid copy");
    case HeatMeasure::Entered:
        return HeatWords::tr(
            "Tints the tiles by how many pieces go by a laid copy into a space beside the tiles");
    case HeatMeasure::Emerged:
        return HeatWords::tr("Tints the tiles by how many pieces come out of such a space onto a laid copy");
    case HeatMeasure::SentHome:
        return HeatWords::tr(
            "Tints the tiles by how many pieces on a laid copy are sent home by a neutral piece");
    default:
        return scoresInPlay ? HeatWords::tr("Tints the tiles by how many points are scored by features that "
                                            "a laid copy is part of")
                            : HeatWords::tr("Tints the tiles by how many tokens a laid copy brings");
    }
}

TileHeat tileHeat(const Findings& findings, HeatMeasure what) {
    const bool isShare = what == HeatMeasure::Refused || what == HeatMeasure::Drawn;
    const std::vector<Tile>& tiles = findings.plan.game->tileSet().tiles;
    std::vector<double> values;
    for (std::size_t i = 0; i < findings.tiles.size(); ++i)
        values.push_back(valueOf(findings.tiles[i].tally, what,
                                 static_cast<double>(findings.results.games()) * tiles[i].count));
    const double most = values.empty() ? 0 : *std::ranges::max_element(values);
    TileHeat heat{
        heatInWords(what, playtest::scoresInPlay(findings.results)), valueInWords(most, isShare), {}};
    for (std::size_t i = 0; i < values.size(); ++i)
        heat.tiles[findings.tiles[i].tile] = {most <= 0 ? 0 : values[i] / most,
                                              valueInWords(values[i], isShare)};
    return heat;
}

BoardHeat boardHeat(const Findings& findings, BoardHeatMeasure what) {
    const auto value = [what](const playtest::BoardFigure& chamber) {
        return what == BoardHeatMeasure::Uses     ? chamber.uses.value
               : what == BoardHeatMeasure::Barred ? chamber.barred
                                                  : chamber.refused;
    };
    const QString name = what == BoardHeatMeasure::Uses     ? HeatWords::tr("Uses per game")
                         : what == BoardHeatMeasure::Barred ? HeatWords::tr("Bars per game")
                                                            : HeatWords::tr("Refusals per game");
    const auto chambers = playtest::boardFigures(findings.results);
    double most = 0;
    for (const playtest::BoardFigure& chamber : chambers)
        most = std::max(most, value(chamber));
    BoardHeat heat{name, valueInWords(most, false), {}};
    for (const playtest::BoardFigure& chamber : chambers) {
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
