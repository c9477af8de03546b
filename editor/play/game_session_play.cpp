// How a session goes on: whose move comes next, when, and what is kept of it.
#include "editor/play/bot_thinker.h"
#include "editor/play/game_session.h"
#include "editor/theme/text.h"

#include "engine/tileset/format.h"

#include <QSaveFile>

#include <algorithm>
#include <utility>

namespace tilewright {

void GameSession::proceed() {
    if (!hasGame())
        return;
    if (over()) {
        setRunning(false);
        return;
    }
    if (pending_ || thinking()) {
        if (pending_ && running_ && !timer_.isActive())
            schedule();
        return;
    }
    if (followsLine()) {
        if (running_) {
            pending_ = line_[static_cast<std::size_t>(cursor_)];
            schedule();
            return;
        }
        if (!isPerson(position_->player()))
            return;
    }
    const int player = position_->player();
    if (isPerson(player)) {
        emit personToMove(player);
        return;
    }
    if (!running_ && !stepWanted_)
        return;
    thinker_->think(bots_[static_cast<std::size_t>(player)], position_->clone());
    emit thinkingChanged(true);
}

void GameSession::onChosen(game::Move move) {
    emit thinkingChanged(false);
    if (std::exchange(stepWanted_, false)) {
        apply(move);
        proceed();
        return;
    }
    pending_ = move;
    if (running_)
        schedule();
}

void GameSession::schedule() {
    const int interval = speed_ > 0 ? static_cast<int>(1000 / speed_) : 0;
    const int elapsed =
        sinceMove_.isValid() ? static_cast<int>(std::min<qint64>(sinceMove_.elapsed(), interval)) : 0;
    timer_.start(interval - elapsed);
}

void GameSession::onTimer() {
    if (!pending_)
        return;
    apply(*std::exchange(pending_, std::nullopt));
    proceed();
}

void GameSession::dropThought() {
    timer_.stop();
    pending_.reset();
    stepWanted_ = false;
    if (thinking()) {
        thinker_->cancel();
        emit thinkingChanged(false);
    }
}

void GameSession::apply(game::Move move) {
    dropThought();
    const auto at = static_cast<std::size_t>(cursor_);
    if (at < line_.size() && line_[at] != move) {
        line_.resize(at);
        log_.resize(std::min(log_.size(), at));
    }
    if (at == line_.size())
        line_.push_back(move);
    playAt(at);
    sinceMove_.start();
    // Receivers may ask for another move or another game: what is told comes from copies.
    const game::Changes changes = lastChanges_;
    const QString text = log_[at].text;
    emit logAppended(text);
    emit positionChanged(changes);
    if (over())
        emit gameOver();
}

void GameSession::playAt(std::size_t at) {
    lastChanges_.clear();
    const game::Move move = line_[at];
    if (at == log_.size()) {
        LogEntry entry{position_->table().turn, position_->player(),
                       translated(position_->describe(move).text)};
        position_->play(move, &lastChanges_);
        for (const game::Change& change : lastChanges_)
            if (change.what == game::Change::What::TileRemoved) {
                const auto& tile = game_->tileSet().tiles[static_cast<std::size_t>(change.tile)];
                entry.text +=
                    QLatin1Char(' ') + tr("(%1 fits nowhere and leaves the game)").arg(toQString(tile.id));
            }
        log_.push_back(std::move(entry));
    } else {
        position_->play(move, &lastChanges_);
    }
    ++cursor_;
}

void GameSession::rebuild(int moves) {
    if (moves < cursor_ || !position_ || moves == 0) {
        position_ = game_->start(stack_);
        cursor_ = 0;
        lastChanges_.clear();
    }
    while (cursor_ < moves)
        playAt(static_cast<std::size_t>(cursor_));
}

game::Record GameSession::record() const {
    std::vector<game::RecordPlayer> players;
    for (const SeatSetup& seat : setup_.seats)
        players.push_back({seat.name.toStdString(), seat.kind.toStdString(), Json::object()});
    game::Recorder recorder(*game_, setup_.tileSet.ruleset, std::to_string(setup_.seed), std::move(players),
                            stack_);
    const auto at = game_->start(stack_);
    for (game::Move move : line_) {
        recorder.add(*at, move);
        at->play(move);
    }
    return recorder.record(*at);
}

bool GameSession::save(const QString& path, QString* error) const {
    const std::string text = fileText(game::toJson(record()));
    QSaveFile file(path);
    const bool written =
        file.open(QIODevice::WriteOnly) &&
        file.write(text.data(), static_cast<qint64>(text.size())) == static_cast<qint64>(text.size()) &&
        file.commit();
    if (!written && error)
        *error = file.errorString();
    return written;
}

} // namespace tilewright
