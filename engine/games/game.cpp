#include "engine/games/game.h"

#include "engine/base/random.h"
#include "engine/games/uncovered_states.h"

namespace tilewright::game {

std::string_view name(End end) {
    switch (end) {
    case End::LastTile:
        return "last-tile";
    case End::Escape:
        return "escape";
    case End::Unfinished:
        break;
    }
    return "unfinished";
}

std::uint64_t Position::possessionsHash() const {
    return hashPossessions(tableWithoutTiles());
}

Stack shuffledStack(const Game& game, std::uint64_t seed, std::uint64_t number) {
    Stack stack = game.tiles();
    Random random(seed, number, Purpose::Stack);
    random.shuffle(stack);
    game.adjustStack(stack, random);
    return stack;
}

} // namespace tilewright::game
