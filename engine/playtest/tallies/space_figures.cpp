// Figures about the spaces beside the tiles and the moving pieces of nobody.

#include "engine/games/kinds.h"
#include "engine/playtest/figure_list.h"

namespace tilewright::playtest {

namespace {

Text::Argument word(std::string_view kind) {
    return Text::Argument::word(kind);
}

} // namespace

void addSpaces(FigureList& list) {
    const auto perGame = [&list](const char* prefix, const char* definition) {
        list.family(prefix, [&](const std::string& id, const std::string& kind, const Column& number) {
            list.meanOf(id, {definition, {word(kind)}}, number, list.games());
        });
    };
    list.family("space-visited/", [&](const std::string& id, const std::string& kind, const Column& games) {
        list.shareOf(id,
                     {QT_TRANSLATE_NOOP("Engine", "Share of games in which any player's piece goes in: %1"),
                      {word(kind)}},
                     games, list.games());
    });
    perGame("space-in/", QT_TRANSLATE_NOOP("Engine", "Players' pieces that go in, per game: %1"));
    perGame("space-out/",
            QT_TRANSLATE_NOOP("Engine", "Players' pieces that come out onto the board, per game: %1"));
    perGame("space-through/",
            QT_TRANSLATE_NOOP("Engine", "Players' pieces that go in and out in one move, per game: %1"));
    perGame("space-left/", QT_TRANSLATE_NOOP("Engine", "Players' pieces in it at the end of a game: %1"));
    list.family("space-time/", [&](const std::string& id, const std::string& kind, const Column& time) {
        list.meanOf(id,
                    {QT_TRANSLATE_NOOP("Engine",
                                       "Average number of players' pieces in it at the start of a turn: %1"),
                     {word(kind)}},
                    time, list.counter("turns"));
        list.meanOf(
            "space-stay/" + kind,
            {QT_TRANSLATE_NOOP("Engine", "Average stay of a piece in it, in turns of all players: %1"),
             {word(kind)}},
            time, list.counter("space-in/" + kind));
    });
    perGame("space-contests/",
            QT_TRANSLATE_NOOP("Engine",
                              "Pieces that come out to where another player's pieces are, per game: %1"));
    list.family(
        "space-contests-won/", [&](const std::string& id, const std::string& kind, const Column& won) {
            list.shareOf(id,
                         {QT_TRANSLATE_NOOP("Engine", "Share of scored features contested from it that the "
                                                      "arriving player scored, alone or not: %1"),
                          {word(kind)}},
                         won, sumOf(won, list.counter("space-contests-lost/" + kind)));
        });
    const auto pairs = [&list](const char* prefix, const char* definition, bool ofTurns) {
        list.family(prefix, [&](const std::string& id, const std::string& pair, const Column& number) {
            const auto slash = pair.find('/');
            const std::string space = pair.substr(0, slash);
            const std::string piece = pair.substr(slash + 1);
            list.shareOf(id, {definition, {word(piece), word(space)}}, number,
                         ofTurns ? list.counter("turns") : list.games());
        });
    };
    pairs("space-holds/", QT_TRANSLATE_NOOP("Engine", "Share of turns that start with the %1 in it: %2"),
          true);
    pairs("ends-in/", QT_TRANSLATE_NOOP("Engine", "Share of games that end with the %1 in it: %2"), false);
    perGame("flights/", QT_TRANSLATE_NOOP("Engine", "Flights per game, each with all its steps: %1"));
    perGame("roams/", QT_TRANSLATE_NOOP("Engine", "Moves per game: %1"));
    perGame("sends-home/", QT_TRANSLATE_NOOP("Engine", "Pieces it sends home on arrival, per game: %1"));
}

} // namespace tilewright::playtest
