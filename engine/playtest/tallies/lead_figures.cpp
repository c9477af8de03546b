// The figures of LeadTracker, and how far seat and stack decide who wins.

#include "engine/playtest/figure_list.h"

#include <algorithm>
#include <optional>

namespace tilewright::playtest {

namespace {

/// Pairs of games with the same stack that the same seat wins, a shared win divided; and all pairs.
struct SameSeat {
    Column won;
    Column pairs;
};

/// Of the wins of one seat, whole blocks of games one after the other. False if no games can give them.
bool addWins(std::span<const std::int32_t> wins, std::size_t players, std::int64_t whole, Column& won) {
    for (std::size_t i = 0; i < wins.size(); ++i)
        if (wins[i] < 0 || wins[i] > whole)
            return false;
    for (std::size_t block = 0; block < won.size(); ++block) {
        std::int64_t sum = 0;
        std::int64_t squares = 0;
        for (const std::int64_t one : wins.subspan(block * players, players)) {
            sum += one;
            squares += one * one;
        }
        won[block] += sum * sum - squares;
    }
    return true;
}

std::optional<SameSeat> sameSeat(const FigureList& list) {
    const Results& results = list.results();
    const std::int64_t whole = partsOfWin(results.players);
    SameSeat found{Column(results.done.size()), times(list.games(), (results.players - 1) * whole * whole)};
    for (std::uint32_t seat = 0; seat < results.players; ++seat) {
        const std::string name = "win/" + std::to_string(seat);
        if (const auto of = results.samples.find(name); of != results.samples.end()) {
            if (!addWins(of->second, results.players, whole, found.won))
                return std::nullopt;
        } else if (const auto large = results.distributions.find(name);
                   large != results.distributions.end()) {
            for (std::size_t block = 0; block < found.won.size(); ++block)
                found.won[block] += large->second.stackSquares[block] - large->second.squares[block];
        } else {
            return std::nullopt;
        }
    }
    for (std::size_t block = 0; block < found.won.size(); ++block)
        if (found.won[block] < 0 || found.won[block] > found.pairs[block])
            return std::nullopt;
    return found;
}

} // namespace

void addSeatLuck(FigureList& list) {
    const std::int64_t players = list.results().players;
    // Only games of the same stack from other seats can tell.
    if (players < 2 || !list.results().isRotated || list.results().done.empty())
        return;
    const std::optional<SameSeat> same = sameSeat(list);
    if (!same || total(same->pairs) <= 0)
        return;
    const std::int64_t whole = partsOfWin(list.results().players);
    // A stack is one trial: its pairs of games share the stack.
    const Estimate agree = share(same->won, same->pairs, players * (players - 1) * whole * whole, 0.95,
                                 list.results().stacksDone());
    const auto beyondChance = [players](double of) {
        return std::max(0.0, (of * static_cast<double>(players) - 1) / static_cast<double>(players - 1));
    };
    list.add(
        {"luck/seat",
         QT_TRANSLATE_NOOP("Engine",
                           "Influence of seat and stack on who wins: none if each seat wins equally often "
                           "with every stack, complete if each stack has one seat that always wins"),
         true,
         {beyondChance(agree.value), {beyondChance(agree.interval.low), beyondChance(agree.interval.high)}},
         static_cast<std::int64_t>(list.results().games())});
}

void addLead(FigureList& list) {
    list.addMean("lead-changes", QT_TRANSLATE_NOOP("Engine", "Average number of lead changes per game"),
                 list.counter("lead-changes"), list.games());
    list.addShare("half-time/led",
                  QT_TRANSLATE_NOOP("Engine", "Share of games in which one player alone leads at half-time"),
                  list.counter("halfway-led"), list.games());
    const std::int64_t whole = partsOfWin(list.results().players);
    if (list.has("halfway-won"))
        list.addShare("half-time/wins",
                      QT_TRANSLATE_NOOP("Engine",
                                        "Win rate of the player who alone leads at half-time: P(win | "
                                        "ahead); a shared win is divided"),
                      list.counter("halfway-won"), times(list.counter("halfway-led"), whole), whole);
    list.addShare(
        "comebacks",
        QT_TRANSLATE_NOOP("Engine", "Comebacks: share of games not won by the sole leader at half-time"),
        list.counter("comebacks"), list.counter("halfway-led"));
    if (list.has("deficit")) {
        list.addMean("deficit/mean",
                     QT_TRANSLATE_NOOP("Engine",
                                       "Winner's worst deficit: points behind the leader at the start "
                                       "of a turn, average"),
                     list.counter("deficit"), list.games());
        list.addCountedQuantiles("deficit",
                                 QT_TRANSLATE_NOOP("Engine", "Winner's worst deficit in points: %1"));
        list.addMean("deficit/of-margin",
                     QT_TRANSLATE_NOOP("Engine",
                                       "Winner's worst deficit, as a multiple of the winning margin, "
                                       "of all games together"),
                     list.counter("deficit"), list.counter("margin"));
    }
    if (list.has("decided")) {
        list.addMean(
            "decided/mean",
            QT_TRANSLATE_NOOP(
                "Engine",
                "Decided when: average number of turns after which the eventual winner alone leads for good"),
            list.counter("decided"), list.games());
        list.addCountedQuantiles("decided", QT_TRANSLATE_NOOP("Engine", "Turns until decided: %1"));
        list.addShare("decided/share",
                      QT_TRANSLATE_NOOP("Engine", "Decided when: average share of the game's turns after "
                                                  "which the eventual winner alone leads for good"),
                      list.counter("decided-share"), times(list.games(), wholeGame));
    }
}

} // namespace tilewright::playtest
