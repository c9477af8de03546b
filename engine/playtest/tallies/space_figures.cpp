// Figures about the spaces beside the tiles and the moving pieces of nobody.

#include "engine/games/kind_spec.h"
#include "engine/playtest/figure_list.h"

namespace tilewright::playtest {

namespace {

Text::Argument word(std::string_view kind) {
    return Text::Argument::word(kind);
}

} // namespace

void addSpaces(FigureList& list) {
    const auto perGame = [&list](const char* prefix, const char* definition) {
        list.forEachInFamily(prefix,
                             [&](const std::string& id, const std::string& kind, const Column& number) {
                                 list.addMean(id, {definition, {word(kind)}}, number, list.games());
                             });
    };
    list.forEachInFamily("space-visited/", [&](const std::string& id, const std::string& kind,
                                               const Column& games) {
        list.addShare(id,
                      {QT_TRANSLATE_NOOP("Engine", "Share of games in which any player's piece goes in: %1"),
                       {word(kind)}},
                      games, list.games());
    });
    perGame("space-in/", QT_TRANSLATE_NOOP("Engine", "Players' pieces that enter the %1, per game"));
    perGame("space-out/",
            QT_TRANSLATE_NOOP("Engine", "Players' pieces that leave the %1 for the board, per game"));
    perGame("space-through/",
            QT_TRANSLATE_NOOP("Engine", "Players' pieces that enter and leave the %1 in one move, per game"));
    perGame("space-left/", QT_TRANSLATE_NOOP("Engine", "Players' pieces in the %1 at the end of a game"));
    list.forEachInFamily("space-time/", [&](const std::string& id, const std::string& kind,
                                            const Column& time) {
        list.addMean(id,
                     {QT_TRANSLATE_NOOP("Engine",
                                        "Average number of players' pieces in the %1 at the start of a turn"),
                      {word(kind)}},
                     time, list.counter("turns"));
        list.addMean(
            "space-stay/" + kind,
            {QT_TRANSLATE_NOOP("Engine", "Average stay of a piece in the %1, in turns of all players"),
             {word(kind)}},
            time, list.counter("space-in/" + kind));
    });
    perGame("space-contests/",
            QT_TRANSLATE_NOOP("Engine",
                              "Pieces that leave the %1 for a place with another player's pieces, per game"));
    list.forEachInFamily(
        "space-contests-won/", [&](const std::string& id, const std::string& kind, const Column& won) {
            list.addShare(id,
                          {QT_TRANSLATE_NOOP("Engine", "Share of scored features contested from the %1 that "
                                                       "the arriving player scored, alone or not"),
                           {word(kind)}},
                          won, sumOf(won, list.counter("space-contests-lost/" + kind)));
        });
    const auto pairs = [&list](const char* prefix, const char* definition, bool ofTurns) {
        list.forEachInFamily(prefix,
                             [&](const std::string& id, const std::string& pair, const Column& number) {
                                 const auto slash = pair.find('/');
                                 const std::string space = pair.substr(0, slash);
                                 const std::string piece = pair.substr(slash + 1);
                                 list.addShare(id, {definition, {word(piece), word(space)}}, number,
                                               ofTurns ? list.counter("turns") : list.games());
                             });
    };
    pairs("space-holds/", QT_TRANSLATE_NOOP("Engine", "Share of turns that start with the %1 in the %2"),
          true);
    pairs("ends-in/", QT_TRANSLATE_NOOP("Engine", "Share of games that end with the %1 in the %2"), false);
    perGame("flights/", QT_TRANSLATE_NOOP("Engine", "Flights per game, each with all its steps: %1"));
    perGame("roams/", QT_TRANSLATE_NOOP("Engine", "Moves per game: %1"));
    perGame("sends-home/", QT_TRANSLATE_NOOP("Engine", "Pieces that the %1 sends home on arrival, per game"));
}

} // namespace tilewright::playtest
