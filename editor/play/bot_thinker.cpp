#include "editor/play/bot_thinker.h"

#include <utility>

namespace tilewright {

BotThinker::BotThinker(QObject* parent) : QObject(parent) {
    pool_.setMaxThreadCount(1);
}

BotThinker::~BotThinker() {
    cancel();
    pool_.waitForDone();
}

void BotThinker::think(std::shared_ptr<players::Player> player,
                       std::shared_ptr<const game::Position> position) {
    cancel();
    thinking_ = true;
    const quint64 ticket = ticket_;
    pool_.start([this, ticket, bot = std::move(player), state = std::move(position)] {
        const game::Move move = bot->choose(*state);
        QMetaObject::invokeMethod(
            this,
            [this, ticket, move] {
                if (ticket != ticket_)
                    return;
                thinking_ = false;
                emit chosen(move);
            },
            Qt::QueuedConnection);
    });
}

void BotThinker::cancel() {
    ++ticket_;
    thinking_ = false;
    pool_.clear();
}

} // namespace tilewright
