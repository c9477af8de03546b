// The course of a session: whose move is next, when, and what is recorded.
#include "editor/play/session/bot_thinker.h"
#include "editor/play/session/game_session.h"
#include "editor/play/session/piece_events.h"

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
            pending_ = lines_.at(cursor_).move;
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

double GameSession::thinkingProgress() const {
    return thinker_->progress();
}

void GameSession::hurry() {
    if (!thinking())
        return;
    // If the game was paused while the bot was thinking, its move is still wanted.
    stepWanted_ = stepWanted_ || !running_;
    thinker_->hurry();
}

void GameSession::stopThinking() {
    setRunning(false);
    dropThought();
}

void GameSession::apply(game::Move move, Decision decision) {
    dropThought();
    const std::size_t linesBefore = lines_.count();
    const int lengthBefore = lines_.length();
    playHere(move);
    if (decision == Decision::Persons)
        playEnd();
    sinceMove_.start();
    // Receivers may request another move or game, so the signal has a copy.
    const game::Changes changes = lastChanges_;
    if (lines_.count() != linesBefore || lines_.length() < lengthBefore)
        emit linesChanged();
    emit positionChanged(changes);
    if (over())
        emit gameOver();
}

void GameSession::playHere(game::Move move) {
    if (lines_.follow(cursor_, move))
        playNext();
    else
        playNew(move);
}

void GameSession::playEnd() {
    const auto end = over() || !isPerson(position_->player()) ? std::nullopt : onlyEnd();
    if (!end)
        return;
    const game::Changes before = lastChanges_;
    playHere(*end);
    lastChanges_.insert(lastChanges_.begin(), before.begin(), before.end());
}

std::optional<game::Move> GameSession::onlyEnd() const {
    game::MoveList legal;
    position_->legalMoves(legal);
    return legal.size() == 1 && position_->describe(legal[0]).ends ? std::optional(legal[0]) : std::nullopt;
}

void GameSession::playNext() {
    lastChanges_.clear();
    position_->play(lines_.at(cursor_).move, &lastChanges_);
    ++cursor_;
}

/// The source of the score, as it is now.
Text GameSession::textOf(const game::Change& scored) const {
    const auto region = scored.feature < 0 ? std::nullopt : position_->region(scored.cell, scored.feature);
    return region ? region->text : Text();
}

void GameSession::playNew(game::Move move) {
    lastChanges_.clear();
    const game::Table before = position_->table();
    const game::MoveInfo info = position_->describe(move);
    PlayedMove played{move,
                      {.turn = before.turn,
                       .player = position_->player(),
                       .text = info.text,
                       .forced = info.ends && onlyEnd() == move,
                       .answers = !info.cell && !info.side && !info.piece && !info.lays && !info.ends,
                       .remarks = {},
                       .scored = {},
                       .pieceEvents = {},
                       .step = {},
                       .milestones = {},
                       .uncovered = {},
                       .points = {}},
                      cursor_ == 0 ? start_ : lines_.at(cursor_ - 1).course};
    position_->play(move, &lastChanges_);
    const game::Table now = position_->table();
    for (const game::Change& change : lastChanges_)
        if (change.what == game::Change::What::TileRemoved)
            played.log.remarks.push_back(
                {QT_TRANSLATE_NOOP("Engine", "%1 fits nowhere and leaves the game"),
                 {game_->tileSet().tiles[static_cast<std::size_t>(change.tile)].id}});
        else if (change.what == game::Change::What::Scored)
            played.log.scored.push_back({change.player, change.count, textOf(change), change.kind});
    played.log.step = stepOf(info, lastChanges_);
    played.log.pieceEvents = pieceEventsOf(info, lastChanges_);
    played.log.milestones =
        game::milestones(milestoneSpecs(), before, now, lastChanges_, *position_, played.log.player);
    played.log.uncovered = played.course.add(now, lastChanges_);
    played.log.points = position_->points();
    lines_.add(cursor_, std::move(played));
    unsaved_ = true;
    ++cursor_;
}

void GameSession::rebuild(int moves) {
    if (moves < cursor_ || !position_ || moves == 0) {
        position_ = game_->start(stack_);
        cursor_ = 0;
        lastChanges_.clear();
    }
    while (cursor_ < moves)
        playNext();
}

} // namespace tilewright
