#pragma once

#include "engine/game/game.h"
#include "engine/players/player.h"

#include <QObject>
#include <QThreadPool>

#include <memory>

namespace tilewright {

/// Lets a bot choose its move on a thread of its own. One thought at a time; a cancelled one is never
/// reported. The destructor waits for the bot to finish the move it is at.
class BotThinker : public QObject {
    Q_OBJECT

public:
    explicit BotThinker(QObject* parent = nullptr);
    ~BotThinker() override;

    /// Pre: `position` is not over and nobody changes it any more. Cancels an earlier thought.
    void think(std::shared_ptr<players::Player> player, std::shared_ptr<const game::Position> position);
    void cancel();
    bool thinking() const { return thinking_; }

signals:
    void chosen(tilewright::game::Move move);

private:
    // One thread, so that a bot is never asked twice at once, not even after a cancelled thought.
    QThreadPool pool_;
    quint64 ticket_ = 0;
    bool thinking_ = false;
};

} // namespace tilewright
