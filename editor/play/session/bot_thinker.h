#pragma once

#include "editor/tasks/background_task.h"

#include "engine/game/game.h"

namespace tilewright {

/// Lets a bot choose its move on a thread of its own. One thought at a time; a cancelled one is never
/// reported, and its bot told to stop.
class BotThinker : public QObject {
    Q_OBJECT

public:
    explicit BotThinker(QObject* parent = nullptr) : QObject(parent) {}

    /// Pre: `position` is not over and nobody changes it any more. Cancels an earlier thought.
    void think(std::shared_ptr<players::Player> player, std::shared_ptr<const game::Position> position);
    /// The bot answers soon, with the best move it has found so far.
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
