// Figures about the spaces beside the tiles and the moving pieces of nobody.

#include "engine/game/kinds.h"
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
    perGame("space-in/", QT_TRANSLATE_NOOP("Engine", "Players' pieces that go in, a game: %1"));
    perGame("space-out/",
            QT_TRANSLATE_NOOP("Engine", "Players' pieces that come out onto the board, a game: %1"));
    perGame("space-through/",
            QT_TRANSLATE_NOOP("Engine", "Players' pieces that go in and out in one move, a game: %1"));
    perGame("space-left/",
            QT_TRANSLATE_NOOP("Engine", "Players' pieces that are in it at the end of a game: %1"));
    list.family("space-time/", [&](const std::string& id, const std::string& kind, const Column& time) {
        list.meanOf(
            id,
            {QT_TRANSLATE_NOOP("Engine", "Players' pieces that are in it when a turn begins, on average: %1"),
             {word(kind)}},
            time, list.counter("turns"));
        list.meanOf(
            "space-stay/" + kind,
            {QT_TRANSLATE_NOOP("Engine", "Turns, of all players, that a piece stays in it, on average: %1"),
             {word(kind)}},
            time, list.counter("space-in/" + kind));
    });
    perGame("space-contests/",
            QT_TRANSLATE_NOOP("Engine",
                              "Pieces that come out of it to where another player's stand, a game: %1"));
    list.family(
        "space-contests-won/", [&](const std::string& id, const std::string& kind, const Column& won) {
            list.shareOf(
                id,
                {QT_TRANSLATE_NOOP("Engine", "Contests out of it that their player scored, alone or not, of "
                                             "all that were scored: %1"),
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
    pairs("space-holds/", QT_TRANSLATE_NOOP("Engine", "Turns that begin with the %1 in it, of all turns: %2"),
          true);
    pairs("ends-in/", QT_TRANSLATE_NOOP("Engine", "Games that end with the %1 in it: %2"), false);
    perGame("flights/",
            QT_TRANSLATE_NOOP("Engine", "Times that it sets out, with all steps that follow, a game: %1"));
    perGame("roams/", QT_TRANSLATE_NOOP("Engine", "Moves of it, a game: %1"));
    perGame("sends-home/",
            QT_TRANSLATE_NOOP("Engine", "Pieces that it sends home where it arrives, a game: %1"));
}

} // namespace tilewright::playtest
