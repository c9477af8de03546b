#include "engine/playtest/report/report_questions.h"

#include "engine/playtest/number_format.h"

#include <algorithm>
#include <array>
#include <string>

namespace tilewright::playtest {

namespace {

const std::array<ReportQuestion, 9>& all() {
    static const std::array<ReportQuestion, 9> list{
        {{"fair", QT_TRANSLATE_NOOP("Engine", "Is it fair?"), {"win", "skill", "luck"}},
         {"length", QT_TRANSLATE_NOOP("Engine", "How long is it?"), {"turns", "moves"}},
         {"end", QT_TRANSLATE_NOOP("Engine", "How does it end?"), {"end"}},
         {"points",
          QT_TRANSLATE_NOOP("Engine", "Who scores what, and how close is it?"),
          {"points", "margin", "lead-changes", "half-time", "comebacks", "deficit", "decided", "points-from",
           "scored", "scored-end", "complete", "incomplete", "completed-share"}},
         {"players",
          QT_TRANSLATE_NOOP("Engine", "What do players do?"),
          {"choices", "forced", "forced-turns", "scarce", "action"}},
         {"tiles",
          QT_TRANSLATE_NOOP("Engine", "Which tiles work?"),
          {"refused", "joined", "idle", "dead-ends", "holes", "unfit"}},
         {"board",
          QT_TRANSLATE_NOOP("Engine", "How is the board used?"),
          {"use", "barred", "refused-at", "door"}},
         {"rules", QT_TRANSLATE_NOOP("Engine", "What do the rules not cover?"), {"uncovered"}},
         {"pieces", QT_TRANSLATE_NOOP("Engine", "What happens to pieces and tokens?"), {}}}};
    return list;
}

std::string_view firstPart(std::string_view id) {
    return id.substr(0, id.find('/'));
}

/// Looks up figures by their ids.
class Known {
public:
    explicit Known(const std::vector<Figure>& figures) : figures_(figures) {}

    const Figure* find(std::string_view id) const {
        const auto found = std::ranges::find(figures_, id, &Figure::id);
        return found == figures_.end() ? nullptr : &*found;
    }
    /// "76 [74, 78]"; empty if there is none.
    std::string formatted(std::string_view id) const {
        const Figure* one = find(id);
        if (!one)
            return {};
        const FormattedEstimate words = formattedFigure(*one);
        return words.value + ' ' + words.interval();
    }
    /// The largest of a family.
    const Figure* largest(std::string_view family) const {
        const Figure* best = nullptr;
        for (const Figure& one : figures_)
            if (firstPart(one.id) == family && (!best || one.estimate.value > best->estimate.value))
                best = &one;
        return best;
    }

private:
    const std::vector<Figure>& figures_;
};

std::string listOf(const std::vector<std::string>& names) {
    constexpr std::size_t most = 8;
    std::string text;
    for (std::size_t i = 0; i < std::min(most, names.size()); ++i)
        text.append(i == 0 ? "" : ", ").append(names[i]);
    return names.size() > most ? text.append(", …") : text;
}

void sayFair(const Results& results, std::vector<Text>& said) {
    const std::vector<SeatFigure> seats = seatFigures(results);
    bool fair = true;
    for (const SeatFigure& seat : seats) {
        fair = fair && seat.fairness.verdict == Fairness::Verdict::Fair;
        if (seat.fairness.verdict == Fairness::Verdict::Unfair) {
            const FormattedEstimate shown = formattedEstimate(seat.winShare, true);
            said.push_back(
                {seat.advantage.value > 0
                     ? QT_TRANSLATE_NOOP(
                           "Engine", "Seat %1 wins %2 %3 of the games, significantly more than its share.")
                     : QT_TRANSLATE_NOOP(
                           "Engine", "Seat %1 wins %2 %3 of the games, significantly less than its share."),
                 {seat.seat + 1, shown.value, shown.interval()}});
        }
    }
    if (!said.empty())
        return;
    if (fair && !seats.empty()) {
        said.emplace_back(QT_TRANSLATE_NOOP(
            "Engine", "All seats are fair: each wins within one percentage point of an even share."));
        return;
    }
    std::uint64_t more = 0;
    for (const SeatFigure& seat : seats)
        more = std::max(more, seat.moreGames);
    said.push_back(
        {QT_TRANSLATE_NOOP("Engine",
                           "It is undecided whether the seats are fair; about %1 more games may tell."),
         {withThousandsSeparators(more)}});
}

void sayLength(const Known& known, std::vector<Text>& said) {
    if (known.find("turns/median"))
        said.push_back(
            {QT_TRANSLATE_NOOP(
                 "Engine",
                 "The median game has %1 turns, all players together; eight in ten have between %2 and %3."),
             {known.formatted("turns/median"), known.formatted("turns/tenth"),
              known.formatted("turns/nine-tenths")}});
}

void sayEnd(const Known& known, std::vector<Text>& said) {
    if (known.find("end/escape"))
        said.push_back({QT_TRANSLATE_NOOP(
                            "Engine", "%1 of the games end by an escape, the others when the tiles run out."),
                        {known.formatted("end/escape")}});
    else if (known.find("end/last-tile"))
        said.push_back({QT_TRANSLATE_NOOP("Engine", "%1 of the games end because the tiles run out."),
                        {known.formatted("end/last-tile")}});
}

void sayPoints(const Known& known, std::vector<Text>& said) {
    if (known.find("points/mean"))
        said.push_back(
            {QT_TRANSLATE_NOOP("Engine", "A player scores %1 on average; the median winning margin is %2."),
             {known.formatted("points/mean"), known.formatted("margin/median")}});
    if (known.find("lead-changes"))
        said.push_back({QT_TRANSLATE_NOOP("Engine", "The lead changes %1 times a game."),
                        {known.formatted("lead-changes")}});
    if (const Figure* richest = known.largest("points-from"))
        said.push_back({QT_TRANSLATE_NOOP("Engine", "The largest source of points: %1 of all points (%2)."),
                        {known.formatted(richest->id),
                         Text::Argument::word(richest->id.substr(richest->id.find('/') + 1))}});
}

void sayPlayers(const Known& known, std::vector<Text>& said) {
    if (known.find("choices"))
        said.push_back(
            {QT_TRANSLATE_NOOP("Engine", "A decision has %1 legal moves on average; %2 of the decisions "
                                         "have only one."),
             {known.formatted("choices"), known.formatted("forced")}});
    if (const Figure* most = known.largest("action"))
        said.push_back(
            {QT_TRANSLATE_NOOP("Engine", "The most frequent choice is “%1”: %2 of a player's decisions."),
             {Text::Argument::word(most->id.substr(most->id.rfind('/') + 1)), known.formatted(most->id)}});
}

void sayTiles(const Results& results, const Known& known, std::vector<Text>& said) {
    std::vector<std::string> flagged;
    std::vector<std::string> deciding;
    for (const TileFigure& tile : tileFigures(results)) {
        if (tile.refusedMore)
            flagged.push_back(tile.tile);
        if (tile.decides())
            deciding.push_back(tile.tile);
    }
    if (known.find("refused"))
        said.push_back({QT_TRANSLATE_NOOP("Engine", "%1 of the drawn tiles fit nowhere."),
                        {known.formatted("refused")}});
    said.push_back(
        flagged.empty()
            ? Text(QT_TRANSLATE_NOOP("Engine", "No tile is refused significantly more often than others."))
            : Text(QT_TRANSLATE_NOOP("Engine", "Refused significantly more often than others: %1."),
                   {listOf(flagged)}));
    if (hasSwings(results) && results.players > 1)
        said.push_back(deciding.empty()
                           ? Text(QT_TRANSLATE_NOOP("Engine", "No tile surely decides games."))
                           : Text(QT_TRANSLATE_NOOP("Engine", "Tiles that surely decide games: %1."),
                                  {listOf(deciding)}));
}

void sayBoard(const AllFigures& all, std::vector<Text>& said) {
    const auto cells = [&all](bool ChamberFigure::*flag) {
        std::vector<std::string> names;
        for (const ChamberFigure& chamber : all.board)
            if (chamber.*flag)
                names.push_back("(" + std::to_string(chamber.cell.x) + ", " + std::to_string(chamber.cell.y) +
                                ")");
        return names;
    };
    const std::vector<std::string> more = cells(&ChamberFigure::usedMore);
    const std::vector<std::string> less = cells(&ChamberFigure::usedLess);
    if (!more.empty())
        said.push_back({QT_TRANSLATE_NOOP("Engine", "Used significantly more than comparable chambers: %1."),
                        {listOf(more)}});
    if (!less.empty())
        said.push_back({QT_TRANSLATE_NOOP("Engine", "Used significantly less than comparable chambers: %1."),
                        {listOf(less)}});
    if (more.empty() && less.empty() && !all.board.empty())
        said.emplace_back(QT_TRANSLATE_NOOP(
            "Engine", "No chamber is used significantly more or less than comparable ones."));
}

void sayRules(const std::vector<Figure>& figures, const Known& known, std::vector<Text>& said) {
    for (const Figure& one : figures)
        if (firstPart(one.id) == "uncovered" && one.estimate.value > 0)
            said.push_back({QT_TRANSLATE_NOOP("Engine", "In %1 of the games: %2."),
                            {known.formatted(one.id), one.definition.arguments.empty()
                                                          ? Text::Argument(one.id)
                                                          : one.definition.arguments.front()}});
    if (said.empty())
        said.emplace_back(QT_TRANSLATE_NOOP("Engine", "No situation occurred that the rules may not cover."));
}

} // namespace

std::span<const ReportQuestion> questions() {
    return all();
}

const ReportQuestion& questionOf(std::string_view figure) {
    const auto found = std::ranges::find_if(all(), [figure](const ReportQuestion& one) {
        return std::ranges::find(one.families, firstPart(figure)) != one.families.end();
    });
    return found == all().end() ? all().back() : *found;
}

std::vector<Text> answerTo(const ReportQuestion& question, const Results& results,
                           const AllFigures& figures) {
    std::vector<Text> said;
    if (results.done.empty())
        return said;
    const Known known(figures.figures);
    if (question.id == "fair")
        sayFair(results, said);
    else if (question.id == "length")
        sayLength(known, said);
    else if (question.id == "end")
        sayEnd(known, said);
    else if (question.id == "points")
        sayPoints(known, said);
    else if (question.id == "players")
        sayPlayers(known, said);
    else if (question.id == "tiles")
        sayTiles(results, known, said);
    else if (question.id == "board")
        sayBoard(figures, said);
    else if (question.id == "rules")
        sayRules(figures.figures, known, said);
    return said;
}

} // namespace tilewright::playtest
