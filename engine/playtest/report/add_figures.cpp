// All figures in their order, with their definitions.

#include "engine/games/game.h"
#include "engine/games/kind_spec.h"
#include "engine/games/uncovered_states.h"
#include "engine/playtest/figure_list.h"
#include "engine/playtest/tallies/board_use.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

namespace tilewright::playtest {

namespace {

using Argument = Text::Argument;

struct UncoveredStateRow {
    game::UncoveredState::State state;
    const char* words;
};
constexpr std::array uncoveredStates{
    UncoveredStateRow{game::UncoveredState::State::NoTileFits,
                      QT_TRANSLATE_NOOP("Engine", "tiles in a row fit nowhere")},
    UncoveredStateRow{game::UncoveredState::State::NothingUseful,
                      QT_TRANSLATE_NOOP("Engine", "nobody does anything useful for several rounds")},
    UncoveredStateRow{game::UncoveredState::State::SupplyExhausted,
                      QT_TRANSLATE_NOOP("Engine", "a supply with more tokens than players runs out")}};

Argument namesInHand(const FigureList& list, std::string_view kind) {
    return Argument::word(gainedWord(list.results(), kind));
}
Argument namesOnBoard(const FigureList& list, std::string_view kind) {
    return Argument::word(game::plural(list.results().kinds, kind));
}

/// From 1; nothing if a report has something else instead of a player's number.
std::optional<std::string> playerNumber(std::string_view player) {
    std::uint32_t number = 0;
    const char* const end = player.data() + player.size();
    const auto read = std::from_chars(player.data(), end, number);
    if (read.ec != std::errc() || read.ptr != end)
        return std::nullopt;
    return std::to_string(std::uint64_t{number} + 1);
}

void addEnds(FigureList& list) {
    for (const game::End end : {game::End::Escape, game::End::LastTile}) {
        const std::string id = "end/" + std::string(name(end));
        if (!list.has(id)) // impossible in this game
            continue;
        list.addShare(id,
                      end == game::End::Escape
                          ? QT_TRANSLATE_NOOP("Engine", "Share of games that end with an escape")
                          : QT_TRANSLATE_NOOP("Engine", "Share of games that end because the tiles run out"),
                      list.counter(id), list.games());
    }
    list.addQuantiles("turns", QT_TRANSLATE_NOOP("Engine", "Turns per game, all players together: %1"));
    list.addMean("turns/mean",
                 QT_TRANSLATE_NOOP("Engine", "Average number of turns per game, all players together"),
                 list.counter("turns"), list.games());
    list.addQuantiles("moves", QT_TRANSLATE_NOOP("Engine", "Decisions per game, all players together: %1"));
    list.addQuantiles("points", QT_TRANSLATE_NOOP("Engine", "Highest final score: %1"));
    list.addQuantiles("margin", QT_TRANSLATE_NOOP("Engine", "Winning margin in points: %1"));
    // Where each game is played once from every seat and always the same, all players win alike.
    const std::uint32_t compared = gamesAlike(list.results()) ? 0 : list.results().players;
    const std::int64_t whole = partsOfWin(list.results().players);
    for (std::uint32_t player = 0; player < compared; ++player) {
        const std::string id = "win/player/" + std::to_string(player);
        list.addShare(
            id,
            {QT_TRANSLATE_NOOP(
                 "Engine",
                 "Win rate of player %1, who sits in every seat equally often; a shared win is divided"),
             {std::to_string(player + 1)}},
            list.counter(id), times(list.games(), whole), whole);
    }
    Column points(list.games().size());
    list.forEachInFamily("points/seat/",
                         [&points](const std::string&, const std::string&, const Column& seat) {
                             points = sumOf(std::move(points), seat);
                         });
    if (list.has("points/seat/0"))
        list.addMean("points/mean", QT_TRANSLATE_NOOP("Engine", "Average final score per player"), points,
                     times(list.games(), list.results().players));
    list.forEachInFamily("points/player/", [&list](const std::string& id, const std::string& player,
                                                   const Column& of) {
        if (const auto number = playerNumber(player))
            list.addMean(id,
                         {QT_TRANSLATE_NOOP("Engine", "Average final score of player %1, who sits in every "
                                                      "seat equally often"),
                          {*number}},
                         of, list.games());
    });
}

/// The bot named first in the plan against each other one; player by player, so that two weak ones don't win
/// more than one.
void addSkill(FigureList& list) {
    const Json& plan = list.results().plan;
    if (!plan.is_object() || !plan.contains("players") || !plan.at("players").is_array())
        return;
    struct Bot {
        std::string name;
        std::int64_t number = 0;
        Column wins;
    };
    std::vector<Bot> bots;
    for (std::size_t player = 0; player < plan.at("players").size(); ++player) {
        const Json& entry = plan.at("players")[player];
        if (!entry.is_string())
            return;
        const auto name = entry.get<std::string>();
        auto bot = std::ranges::find(bots, name, &Bot::name);
        if (bot == bots.end())
            bot = bots.insert(bots.end(), {name, 0, Column(list.games().size())});
        ++bot->number;
        bot->wins = sumOf(bot->wins, list.counter("win/player/" + std::to_string(player)));
    }
    for (std::size_t a = 0; a < bots.size(); ++a)
        for (std::size_t b = a + 1; b < bots.size(); ++b) {
            const Column first = times(bots[a].wins, bots[b].number);
            list.addShare(
                std::string("skill/").append(bots[a].name).append("-over-").append(bots[b].name),
                {QT_TRANSLATE_NOOP(
                     "Engine",
                     "Skill: head-to-head win rate of “%1” against “%2”, if “%1” is the stronger bot"),
                 {bots[a].name, bots[b].name}},
                first, sumOf(first, times(bots[b].wins, bots[a].number)),
                partsOfWin(list.results().players) * std::max(bots[a].number, bots[b].number));
        }
}

void addLuck(FigureList& list) {
    // If games can't differ, the stack explains everything, which says nothing about the set.
    if (gamesAlike(list.results()))
        return;
    std::vector<std::string> wins;
    for (std::uint32_t seat = 0; seat < list.results().players; ++seat)
        wins.push_back("win/" + std::to_string(seat));
    list.addStackShare("luck/win", QT_TRANSLATE_NOOP("Engine", "which seat wins"), wins);
    list.addStackShare("luck/turns", QT_TRANSLATE_NOOP("Engine", "turns per game"), {"turns"});
    list.addStackShare("luck/points", QT_TRANSLATE_NOOP("Engine", "highest score"), {"points"});
    list.addStackShare("luck/margin", QT_TRANSLATE_NOOP("Engine", "winning margin"), {"margin"});
    addSeatLuck(list);
}

void addPace(FigureList& list) {
    list.addMean("choices",
                 QT_TRANSLATE_NOOP("Engine", "Branching: average number of legal moves per decision"),
                 list.counter("choices"), list.counter("moves"));
    list.addShare("forced", QT_TRANSLATE_NOOP("Engine", "Share of decisions with only one legal move"),
                  list.counter("forced"), list.counter("moves"));
    for (int part = 1; list.has("moves/turns/" + std::to_string(part)); ++part) {
        const std::string number = "/turns/" + std::to_string(part);
        const int from = (part - 1) * turnsPerGroup + 1;
        const int to = part * turnsPerGroup;
        const std::string turns =
            std::string("/turns/").append(std::to_string(from)).append(1, '-').append(std::to_string(to));
        list.addMean(
            "choices" + turns,
            {QT_TRANSLATE_NOOP("Engine",
                               "Average number of legal moves per decision, in a player's turns %1 to %2"),
             {from, to}},
            list.counter("choices" + number), list.counter("moves" + number));
        list.addShare(
            "forced" + turns,
            {QT_TRANSLATE_NOOP("Engine",
                               "Share of decisions with only one legal move, in a player's turns %1 to %2"),
             {from, to}},
            list.counter("forced" + number), list.counter("moves" + number));
    }
    if (list.has("forced-turns"))
        list.addShare("forced-turns",
                      QT_TRANSLATE_NOOP(
                          "Engine", "Share of forced turns, in which every decision has only one legal move"),
                      list.counter("forced-turns"), list.counter("turns"));
    if (list.has("scarce"))
        list.addShare(
            "scarce",
            QT_TRANSLATE_NOOP(
                "Engine",
                "Share of scarce turns, in which no legal move lets the player spend what he holds"),
            list.counter("scarce"), list.counter("turns"));
}

void addCourse(FigureList& list) {
    addLead(list);
    for (const UncoveredStateRow& one : uncoveredStates) {
        const std::string id = "uncovered/" + std::string(name(one.state));
        list.addShare(
            id,
            {QT_TRANSLATE_NOOP("Engine", "Share of games with a situation that the rules may not cover: %1"),
             {Argument::word(one.words)}},
            list.counter(id), list.games());
    }
}

void addTiles(FigureList& list) {
    const Column laid = list.counter("laid");
    const Column refused = list.counter("refused");
    list.addShare("refused", QT_TRANSLATE_NOOP("Engine", "Share of drawn tiles that fit nowhere"), refused,
                  sumOf(laid, refused));
    const bool hasPassages = list.has("dead-ends");
    list.addMean("joined",
                 hasPassages
                     ? QT_TRANSLATE_NOOP("Engine", "Average number of chambers that a laid tile connects to")
                     : QT_TRANSLATE_NOOP("Engine", "Average number of tiles beside a tile when it is laid"),
                 list.counter("joined"), laid);
    // Older reports lack it.
    if (list.has("idle"))
        list.addShare("idle",
                      hasPassages
                          ? QT_TRANSLATE_NOOP("Engine", "Share of laid tiles on which no piece stood during "
                                                        "the whole game, so that nothing was gained there")
                          : QT_TRANSLATE_NOOP("Engine", "Share of laid tiles on which no piece stood during "
                                                        "the whole game, and of which no feature scored"),
                      list.counter("idle"), laid);
    if (!hasPassages)
        return;
    list.addShare(
        "dead-ends",
        QT_TRANSLATE_NOOP(
            "Engine", "Share of dead ends: laid tiles with only one passage to another chamber at the end"),
        list.counter("dead-ends"), laid);
    list.addMean("holes",
                 QT_TRANSLATE_NOOP("Engine", "Average number of empty cells with an open passage at the end"),
                 list.counter("holes"), list.games());
    list.addShare(
        "unfit",
        QT_TRANSLATE_NOOP(
            "Engine", "Share of empty cells with an open passage that no tile of the set fits at the end"),
        list.counter("unfit"), list.counter("holes"));
}

void addActions(FigureList& list) {
    list.forEachInFamily("action/", [&](const std::string& id, const std::string& rest, const Column& moves) {
        const std::string player = rest.substr(0, rest.find('/'));
        const auto number = playerNumber(player);
        if (!number || player.size() == rest.size())
            return;
        Column all(moves.size());
        list.forEachInFamily("action/" + player + '/',
                             [&all](const std::string&, const std::string&, const Column& of) {
                                 all = sumOf(std::move(all), of);
                             });
        list.addShare(id,
                      {QT_TRANSLATE_NOOP("Engine", "Share of “%1” among the decisions of player %2"),
                       {Argument::word(rest.substr(player.size() + 1)), *number}},
                      moves, all);
    });
}

void addTokens(FigureList& list) {
    const auto perGame = [&list](const char* prefix, const char* definition, auto names) {
        list.forEachInFamily(prefix,
                             [&](const std::string& id, const std::string& kind, const Column& number) {
                                 list.addMean(id, {definition, {names(list, kind)}}, number, list.games());
                             });
    };
    perGame("gained/",
            QT_TRANSLATE_NOOP("Engine", "Earned per game, not counting those taken before the first turn or "
                                        "in exchange, all players together: %1"),
            namesInHand);
    perGame("started/",
            QT_TRANSLATE_NOOP("Engine", "Taken before the first turn, per game, all players together: %1"),
            namesInHand);
    perGame("exchanged/", QT_TRANSLATE_NOOP("Engine", "Taken in exchange per game, all players together: %1"),
            namesInHand);
    perGame("paid/", QT_TRANSLATE_NOOP("Engine", "Paid per game, all players together: %1"), namesInHand);
    perGame("placed/", QT_TRANSLATE_NOOP("Engine", "Put on the board per game: %1"), namesOnBoard);
    perGame("removed/", QT_TRANSLATE_NOOP("Engine", "Taken off the board per game: %1"), namesOnBoard);
    perGame("moved/", QT_TRANSLATE_NOOP("Engine", "Steps per game: %1"), namesOnBoard);
    const Column players = times(list.games(), list.results().players);
    list.forEachInFamily("holders/", [&](const std::string& id, const std::string& kind,
                                         const Column& holders) {
        list.addShare(
            id, {QT_TRANSLATE_NOOP("Engine", "Share of players who earn any: %1"), {namesInHand(list, kind)}},
            holders, players);
        list.addMean(
            "first/" + kind,
            {QT_TRANSLATE_NOOP(
                 "Engine", "Average turn (a player's own) of the first gain, among players who gain any: %1"),
             {namesInHand(list, kind)}},
            list.counter("first/" + kind), holders);
        list.addFirstTurns(kind);
    });
    list.forEachInFamily("empty/", [&](const std::string& id, const std::string& kind, const Column& games) {
        list.addShare(id,
                      {QT_TRANSLATE_NOOP("Engine", "Share of games in which the supply runs out: %1"),
                       {namesInHand(list, kind)}},
                      games, list.games());
    });
}

void addBoard(FigureList& list) {
    list.forEachInFamily("use/", [&](const std::string&, const std::string& rest, const Column& uses) {
        const auto place = chamberOf(rest);
        if (!place)
            return;
        list.addMean("use/" + rest.substr(rest.find('/') + 1),
                     {QT_TRANSLATE_NOOP("Engine", "Steps per game into and out of the chamber at %1, %2: %3"),
                      {place->cell.x, place->cell.y, Argument::word(place->room)}},
                     uses, list.games());
    });
    list.forEachInFamily("barred/", [&](const std::string& id, const std::string& rest, const Column& bars) {
        if (const auto cell = cellOf(rest))
            list.addMean(
                id,
                {QT_TRANSLATE_NOOP("Engine", "Bars laid per game at the doors of the chamber at %1, %2"),
                 {cell->x, cell->y}},
                bars, list.games());
    });
    list.forEachInFamily("refused-at/", [&](const std::string& id, const std::string& rest,
                                            const Column& doors) {
        if (const auto cell = cellOf(rest))
            list.addMean(
                id,
                {QT_TRANSLATE_NOOP(
                     "Engine",
                     "Refusals per game at open doors of the chamber at %1, %2, by tiles that fit nowhere"),
                 {cell->x, cell->y}},
                doors, list.games());
    });
    list.forEachInFamily("door/", [&](const std::string& id, const std::string& rest, const Column& uses) {
        const auto place = doorOf(rest);
        if (!place)
            return;
        list.addMean(id,
                     {QT_TRANSLATE_NOOP(
                          "Engine", "Steps per game through the door of the chamber at %1, %2, to the %3"),
                      {place->cell.x, place->cell.y, Argument::word(name(place->side))}},
                     uses, list.games());
    });
}

} // namespace

Text notableText(std::string_view which, const NotableGame& game) {
    const std::string value = std::to_string(game.value);
    if (which == "longest")
        return {QT_TRANSLATE_NOOP("Engine", "the longest, %1 turns"), {value}};
    if (which == "shortest")
        return {QT_TRANSLATE_NOOP("Engine", "the shortest, %1 turns"), {value}};
    if (which == "most-refused")
        return {QT_TRANSLATE_NOOP("Engine", "most tiles that fit nowhere, %1"), {value}};
    for (const UncoveredStateRow& one : uncoveredStates)
        if (which == "uncovered/" + std::string(name(one.state)))
            return {QT_TRANSLATE_NOOP("Engine", "a situation that the rules may not cover, %1 times: %2"),
                    {value, Argument::word(one.words)}};
    // In a report of another program.
    return {"%1: %2", {std::string(which), value}};
}

void addFigures(FigureList& list) {
    addEnds(list);
    addSkill(list);
    addLuck(list);
    addPace(list);
    addTiles(list);
    addCourse(list);
    addActions(list);
    addScoring(list);
    addSpaces(list);
    addTokens(list);
    addBoard(list);
}

} // namespace tilewright::playtest
