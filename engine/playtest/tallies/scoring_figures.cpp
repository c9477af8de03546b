// Figures about points by source, pieces in hand, and the features that they stand on.

#include "engine/games/kind_spec.h"
#include "engine/playtest/figure_list.h"

namespace tilewright::playtest {

namespace {

Text::Argument words(const FigureList& list, std::string_view kind) {
    return Text::Argument::word(game::plural(list.results().kinds, kind));
}

void addSources(FigureList& list) {
    const Column seats = times(list.games(), list.results().players);
    Column all(list.games().size());
    for (const char* prefix : {"scored/", "scored-end/"})
        list.forEachInFamily(prefix, [&all](const std::string&, const std::string&, const Column& points) {
            all = sumOf(std::move(all), points);
        });
    list.forEachInFamily("scored/", [&](const std::string& id, const std::string& kind,
                                        const Column& points) {
        list.addMean(id,
                     {QT_TRANSLATE_NOOP("Engine", "Average points per player for %1 during the game"),
                      {words(list, kind)}},
                     points, seats);
        const Column atEnd = list.counter("scored-end/" + kind);
        list.addMean("scored-end/" + kind,
                     {QT_TRANSLATE_NOOP("Engine", "Average points per player for %1 at the end of the game"),
                      {words(list, kind)}},
                     atEnd, seats);
        list.addShare(
            "points-from/" + kind,
            {QT_TRANSLATE_NOOP("Engine", "Share of all points that comes from %1"), {words(list, kind)}},
            sumOf(points, atEnd), all);
        list.addMean("scorings/" + kind,
                     {QT_TRANSLATE_NOOP("Engine", "Number of scorings per game: %1"), {words(list, kind)}},
                     list.counter("scorings/" + kind), list.games());
    });
}

void addHands(FigureList& list) {
    const auto perGame = [&list](const char* prefix, const char* definition) {
        list.forEachInFamily(prefix,
                             [&](const std::string& id, const std::string& kind, const Column& number) {
                                 list.addMean(id, {definition, {words(list, kind)}}, number, list.games());
                             });
    };
    perGame("deployed/",
            QT_TRANSLATE_NOOP("Engine", "Placed from the supply per game, all players together: %1"));
    perGame("returned/",
            QT_TRANSLATE_NOOP("Engine", "Returned to the supply per game, all players together: %1"));
    list.forEachInFamily("hand/", [&](const std::string& id, const std::string& kind, const Column& held) {
        list.addMean(
            id,
            {QT_TRANSLATE_NOOP("Engine", "Average number in the player's supply at the start of a turn: %1"),
             {words(list, kind)}},
            held, list.counter("turns"));
        list.addShare(
            "empty-hand/" + kind,
            {QT_TRANSLATE_NOOP("Engine", "Share of turns that start with none in the player's supply: %1"),
             {words(list, kind)}},
            list.counter("empty-hand/" + kind), list.counter("turns"));
        for (int part = 1; list.has("own-turns/" + std::to_string(part)); ++part) {
            const std::string number = std::to_string(part);
            const int from = (part - 1) * turnsPerGroup + 1;
            const int to = part * turnsPerGroup;
            std::string name = id + "/turns/";
            name.append(std::to_string(from)).append(1, '-').append(std::to_string(to));
            list.addMean(name,
                         {QT_TRANSLATE_NOOP("Engine", "Average number in the player's supply at the start of "
                                                      "that player's turns %2 to %3: %1"),
                          {words(list, kind), from, to}},
                         list.counter(std::string("hand-turns/").append(number).append(1, '/').append(kind)),
                         list.counter("own-turns/" + number));
        }
    });
}

void addFeatures(FigureList& list) {
    if (list.has("contests"))
        list.addMean(
            "contests",
            QT_TRANSLATE_NOOP("Engine",
                              "Features that become shared by several players when a tile is laid, per game"),
            list.counter("contests"), list.games());
    const auto perGame = [&list](const char* prefix, const char* definition) {
        list.forEachInFamily(prefix,
                             [&](const std::string& id, const std::string& kind, const Column& number) {
                                 list.addMean(id, {definition, {words(list, kind)}}, number, list.games());
                             });
    };
    perGame("complete/", QT_TRANSLATE_NOOP("Engine", "Average number complete at the end of a game: %1"));
    perGame("incomplete/", QT_TRANSLATE_NOOP("Engine", "Average number incomplete at the end of a game: %1"));
    list.forEachInFamily(
        "incomplete/", [&](const std::string&, const std::string& kind, const Column& number) {
            list.addShare(
                "completed-share/" + kind,
                {QT_TRANSLATE_NOOP("Engine", "Share of those on the board that are complete at the end: %1"),
                 {words(list, kind)}},
                list.counter("complete/" + kind), sumOf(number, list.counter("complete/" + kind)));
        });
    perGame("occupied/", QT_TRANSLATE_NOOP("Engine", "Incomplete but occupied at the end of a game: %1"));
    perGame("left/", QT_TRANSLATE_NOOP("Engine", "Pieces on incomplete features at the end of a game: %1"));
    list.forEachInFamily("trapped/", [&](const std::string& id, const std::string& kind,
                                         const Column& trapped) {
        list.addShare(id,
                      {QT_TRANSLATE_NOOP(
                           "Engine", "Share of occupied, incomplete features that are trapped at the end, "
                                     "because they need an empty cell that no tile of the game fits: %1"),
                       {words(list, kind)}},
                      trapped, list.counter("occupied/" + kind));
    });
    perGame("trapped-pieces/",
            QT_TRANSLATE_NOOP("Engine", "Average number of trapped pieces at the end of a game: %1"));
}

} // namespace

void addScoring(FigureList& list) {
    addSources(list);
    addHands(list);
    addFeatures(list);
}

} // namespace tilewright::playtest
