#pragma once

#include "editor/tasks/background_task.h"

#include "engine/bots/bot.h"
#include "engine/games/game.h"

#include <memory>
#include <utility>

namespace tilewright {

/// Lets a bot choose its move on another thread. One search at a time; a cancelled one is never reported, and
/// its bot is stopped.
class BotThinker : public QObject {
    Q_OBJECT

public:
    explicit BotThinker(QObject* parent = nullptr) : QObject(parent) {}

    /// Pre: `position` is not over and is not changed any more. Cancels an earlier search.
    void think(std::shared_ptr<bots::Bot> player, std::shared_ptr<const game::Position> position) {
        task_.start([this, bot = std::move(player), state = std::move(position)](TaskControl& task) {
            bots::ThinkingControl thinking(task);
            const game::Move move = bot->choose(*state, thinking);
            return [this, move] { emit chosen(move); };
        });
    }
    /// The bot answers soon, with the best move found so far.
    void hurry() { task_.hurry(); }
    void cancel() { task_.cancel(); }
    bool thinking() const { return task_.busy(); }
    /// From 0 to 1; a bot that doesn't search stays at 0.
    double progress() const { return task_.progress(); }

signals:
    void chosen(tilewright::game::Move move);

private:
    BackgroundTask task_;
};

} // namespace tilewright
