#include "app/cli/playtest/playtest_summary.h"

#include "app/cli/process/terminal.h"
#include "engine/playtest/number_format.h"
#include "engine/playtest/report/report_questions.h"
#include "engine/playtest/studies/bot_check.h"

#include <algorithm>
#include <iomanip>
#include <string_view>
#include <vector>

namespace tilewright::cli {

namespace {

using playtest::Results;

constexpr int valueWidth = 9;
constexpr int standingWidth = 14;

void printHeading(const char* title) {
    TerminalLine() << "";
    TerminalLine() << title;
}

void printLine(const std::string& value, const std::string& interval, const std::string& words) {
    TerminalLine() << std::setw(valueWidth) << value << "  " << interval << "  " << words;
}

void printFigure(const playtest::Figure& figure) {
    const playtest::FormattedEstimate shown = playtest::formattedFigure(figure);
    printLine(shown.value, shown.interval(), figure.definition.english());
}

void printSeat(const playtest::SeatFigure& seat) {
    const playtest::FormattedEstimate shown = playtest::formattedEstimate(seat.winShare, true);
    std::string words = "Win rate of seat " + std::to_string(seat.seat + 1) + ": ";
    switch (seat.fairness.verdict) {
    case playtest::Fairness::Verdict::Fair:
        words += "fair, within one percentage point of an even share";
        break;
    case playtest::Fairness::Verdict::Unfair:
        words += "unfair";
        break;
    case playtest::Fairness::Verdict::Open:
        words +=
            "undecided: about " + playtest::withThousandsSeparators(seat.moreGames) + " more games needed";
    }
    printLine(shown.value, shown.interval(), words);
}

void printTiles(const Results& results) {
    std::string flagged;
    for (const playtest::TileFigure& tile : playtest::tileFigures(results))
        if (tile.refusedMore)
            flagged.append(flagged.empty() ? "" : ", ").append(tile.tile);
    TerminalLine() << "Tiles that fit nowhere more often than others (" << results.tiles.size()
                   << " tests, false discovery rate 5 %): " << (flagged.empty() ? "none" : flagged);
}

void printBoard(const std::vector<playtest::ChamberFigure>& board) {
    const auto cells = [&board](bool playtest::ChamberFigure::*flag) {
        std::string text;
        for (const playtest::ChamberFigure& chamber : board)
            if (chamber.*flag)
                text.append(text.empty() ? "" : "; ")
                    .append(std::to_string(chamber.cell.x))
                    .append(", ")
                    .append(std::to_string(chamber.cell.y));
        return text.empty() ? std::string("none") : text;
    };
    const auto tests = std::ranges::count(board, true, &playtest::ChamberFigure::tested);
    TerminalLine() << "Chambers of the board used less than comparable ones (" << tests
                   << " tests): " << cells(&playtest::ChamberFigure::usedLess)
                   << "; used more: " << cells(&playtest::ChamberFigure::usedMore);
}

std::string_view familyOf(const playtest::Figure& figure) {
    return std::string_view(figure.id).substr(0, figure.id.find('/'));
}

void printInShort(const Results& results, const std::vector<playtest::Figure>& figures,
                  const std::vector<playtest::ChamberFigure>& board) {
    printHeading("In short");
    for (const playtest::Figure& figure : figures)
        if (familyOf(figure) == "end" || familyOf(figure) == "uncovered" || figure.id == "turns/median")
            printFigure(figure);
    for (const playtest::SeatFigure& seat : playtest::seatFigures(results))
        printSeat(seat);
    printTiles(results);
    printBoard(board);
}

/// The figures that depend on the bots come first.
void printCheck(const playtest::BotCheck& check) {
    printHeading(("Checked with " + check.bot + "; differences at 99.5 %").c_str());
    for (const auto outcome :
         {playtest::CheckOutcome::Differs, playtest::CheckOutcome::Open, playtest::CheckOutcome::Holds})
        for (const playtest::CheckedFigure& one : check.figures) {
            if (one.outcome != outcome)
                continue;
            const auto value = [&one](const playtest::Estimate& of) {
                return playtest::formattedEstimate(of, one.isShare, one.isWhole).value;
            };
            TerminalLine() << std::left << std::setw(standingWidth) << playtest::checkOutcomeInWords(outcome)
                           << std::right << std::setw(valueWidth) << value(one.played) << " ->"
                           << std::setw(valueWidth) << value(one.checked) << "  "
                           << playtest::formattedDifference(one.difference, one.isShare) << "  "
                           << one.definition.english();
        }
}

} // namespace

void printSummary(const Results& results, const playtest::AllFigures& all, const std::stop_token& stop) {
    TerminalLine() << playtest::withThousandsSeparators(results.games()) << " games, "
                   << playtest::withThousandsSeparators(results.done.size()) << " of "
                   << playtest::withThousandsSeparators(results.blocks) << " blocks of the bots "
                   << playtest::listed(playtest::botsOf(results.plan)) << "; 95 % intervals";
    if (const auto note = playtest::repeatNote(results))
        TerminalLine() << note->english();
    if (results.done.empty() || stop.stop_requested())
        return;
    const std::optional<playtest::BotCheck> check = playtest::botCheck(results, stop);
    TerminalLine() << playtest::checkNote(check).english();
    if (const auto note = playtest::alikeNote(results))
        TerminalLine() << note->english();
    printInShort(results, all.figures, all.board);
    if (check)
        printCheck(*check);
    for (const playtest::ReportQuestion& question : playtest::questions()) {
        std::vector<const playtest::Figure*> shown;
        for (const playtest::Figure& figure : all.figures)
            // There are dozens of doors; they can be looked up in the report.
            if (&playtest::questionOf(figure.id) == &question && familyOf(figure) != "door")
                shown.push_back(&figure);
        if (!shown.empty())
            printHeading(question.title);
        for (std::size_t i = 0; i < shown.size(); ++i) {
            printFigure(*shown[i]);
            if (const auto note =
                    playtest::noteAfter(*shown[i], i + 1 < shown.size() ? shown[i + 1] : nullptr))
                TerminalLine() << std::string(valueWidth + 2, ' ') << note->english();
        }
    }
}

} // namespace tilewright::cli
