#include "editor/play/session/bot_thinker.h"

#include <utility>

namespace tilewright {

void BotThinker::think(std::shared_ptr<players::Player> player,
                       std::shared_ptr<const game::Position> position) {
    task_.start([this, bot = std::move(player), state = std::move(position)](TaskControl& task) {
        players::Thinking thinking(task);
        const game::Move move = bot->choose(*state, thinking);
        return [this, move] { emit chosen(move); };
    });
}

} // namespace tilewright
