#include "editor/playtest/tile_heats.h"

#include "editor/theme/text.h"

#include <QCoreApplication>

#include <algorithm>

namespace tilewright {

namespace {

struct HeatWords {
    Q_DECLARE_TR_FUNCTIONS(tilewright::TileHeat)
};

double valueOf(const playtest::TileTally& tally, HeatOf what, double gamesTimesCopies) {
    const auto part = [](std::int64_t some, double whole) {
        return whole <= 0 ? 0 : static_cast<double>(some) / whole;
    };
    const auto drawn = static_cast<double>(tally.drawn);
    const auto laid = static_cast<double>(tally.drawn - tally.refused);
    switch (what) {
    case HeatOf::Refused:
        return part(tally.refused, drawn);
    case HeatOf::Drawn:
        return part(tally.drawn, gamesTimesCopies);
    case HeatOf::Visits:
        return part(tally.visits, laid);
    case HeatOf::Gains:
        return part(tally.gains, laid);
    case HeatOf::Entered:
        return part(tally.entered, laid);
    case HeatOf::Emerged:
        return part(tally.emerged, laid);
    default:
        return part(tally.sentHome, laid);
    }
}

} // namespace

QString heatInWords(HeatOf what, bool scoresInPlay) {
    const playtest::TileColumns columns = playtest::tileColumns(scoresInPlay);
    switch (what) {
    case HeatOf::Refused:
        return HeatWords::tr("Refused");
    case HeatOf::Drawn:
        return HeatWords::tr("Drawn");
    case HeatOf::Visits:
        return translated(columns.visits.name);
    case HeatOf::Gains:
        return translated(columns.gains.name);
    case HeatOf::Entered:
        return translated(columns.entered.name);
    case HeatOf::Emerged:
        return translated(columns.emerged.name);
    default:
        return translated(columns.sentHome.name);
    }
}

QString heatExplained(HeatOf what, bool scoresInPlay) {
    switch (what) {
    case HeatOf::Refused:
        return HeatWords::tr("Tints the tiles by how often they fit nowhere");
    case HeatOf::Drawn:
        return HeatWords::tr("Tints the tiles by how often a copy is drawn in a game");
    case HeatOf::Visits:
        return scoresInPlay ? HeatWords::tr("Tints the tiles by how many pieces are put on a laid copy")
                            : HeatWords::tr("Tints the tiles by how many pieces move onto a laid copy");
    case HeatOf::Entered:
        return HeatWords::tr(
            "Tints the tiles by how many pieces go by a laid copy into a space beside the tiles");
    case HeatOf::Emerged:
        return HeatWords::tr("Tints the tiles by how many pieces come out of such a space onto a laid copy");
    case HeatOf::SentHome:
        return HeatWords::tr(
            "Tints the tiles by how many pieces on a laid copy are sent home by a piece of nobody");
    default:
        return scoresInPlay
                   ? HeatWords::tr(
                         "Tints the tiles by how many points are scored for what a laid copy is part of")
                   : HeatWords::tr("Tints the tiles by how many tokens a laid copy brings");
    }
}

TileHeat tileHeat(const Findings& findings, HeatOf what) {
    const bool isShare = what == HeatOf::Refused || what == HeatOf::Drawn;
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

BoardHeat boardHeat(const Findings& findings, BoardHeatOf what) {
    const auto value = [what](const playtest::BoardFigure& chamber) {
        return what == BoardHeatOf::Uses     ? chamber.uses.value
               : what == BoardHeatOf::Barred ? chamber.barred
                                             : chamber.refused;
    };
    const QString name = what == BoardHeatOf::Uses     ? HeatWords::tr("Uses in a game")
                         : what == BoardHeatOf::Barred ? HeatWords::tr("Bars in a game")
                                                       : HeatWords::tr("Refusals in a game");
    const auto chambers = playtest::boardFigures(findings.results);
    double most = 0;
    for (const playtest::BoardFigure& chamber : chambers)
        most = std::max(most, value(chamber));
    BoardHeat heat{name, valueInWords(most, false), {}};
    for (const playtest::BoardFigure& chamber : chambers) {
        QString sign;
        if (what == BoardHeatOf::Uses)
            sign = chamber.usedMore   ? QStringLiteral("▲ ")
                   : chamber.usedLess ? QStringLiteral("▽ ")
                                      : QString();
        heat.cells.push_back({chamber.cell, most <= 0 ? 0 : value(chamber) / most,
                              sign + valueInWords(value(chamber), false)});
    }
    return heat;
}

} // namespace tilewright
