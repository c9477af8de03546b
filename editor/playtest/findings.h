#pragma once

#include "engine/playtest/figures.h"
#include "engine/playtest/run.h"

#include <QString>

#include <memory>
#include <vector>

namespace tilewright {

/// What a playtest has found so far, with all that follows from it; immutable, shared by threads and views.
struct Findings {
    /// Without a game where they were read from a report.
    playtest::Plan plan;
    playtest::Results results;
    std::vector<playtest::Figure> figures;
    std::vector<playtest::SeatFigure> seats;
    std::vector<playtest::TileFigure> tiles;

    /// Null where there is none of that id.
    const playtest::Figure* figure(std::string_view id) const;
};
using FindingsPointer = std::shared_ptr<const Findings>;

/// Takes a moment, as intervals do. Pre: at least one block is done.
FindingsPointer makeFindings(const playtest::Plan& plan, playtest::Results results);

/// "12.3 %", "4.56", in the language of the window.
QString valueInWords(double value, bool isShare);
/// "11.0 to 13.6 %"; "unknown" where nothing is known yet.
QString intervalInWords(const playtest::Interval& interval, bool isShare);
/// With its sign: "+1.2 %", "−0.31".
QString differenceInWords(double difference, bool isShare);
/// "Seat 1: fair", "not yet known: about 400 more games".
QString verdictInWords(const playtest::SeatFigure& seat);
/// What stands out in a notable game: "The longest game: 112 turns".
QString notableInWords(const Findings& findings, std::string_view name, const playtest::Notable& game);
/// Whether two estimates can't well be of the same: their intervals have nothing in common.
bool differs(const playtest::Estimate& a, const playtest::Estimate& b);

} // namespace tilewright
