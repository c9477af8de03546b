// A session's game and its course. Records and feedback are in game_session_record.cpp.
#include "editor/play/session/game_session.h"

#include "editor/play/session/bot_thinker.h"
#include "editor/play/session/game_tree.h"
#include "editor/words/game_words.h"

#include "engine/games/kit.h"

#include <algorithm>
#include <utility>

namespace tilewright {

namespace {

/// Takes over the options of the game. What the rules made of others, as two may say the same, is no choice
/// of the user.
void takeOptions(GameSetup& setup, const Json& played) {
    if (const game::Ruleset* rules = game::findRuleset(rulesets(), setup.ruleset))
        for (const OptionSpec& spec : rules->options())
            if (const Json& value = optionValue(spec, played); value != optionValue(spec, setup.options))
                setup.variantOptions[spec.name] = value;
    setup.options = played;
}

} // namespace

GameSession::GameSession(QObject* parent) : QObject(parent), thinker_(std::make_unique<BotThinker>()) {
    timer_.setSingleShot(true);
    timer_.setTimerType(Qt::PreciseTimer);
    connect(&timer_, &QTimer::timeout, this, &GameSession::onTimer);
    connect(thinker_.get(), &BotThinker::chosen, this, &GameSession::onChosen);
}

GameSession::~GameSession() = default;

void GameSession::start(const GameSetup& setup, std::shared_ptr<const game::Game> game) {
    game::Stack stack = game::shuffledStack(*game, setup.seed);
    begin(setup, std::move(game), std::move(stack));
}

void GameSession::load(GameSetup setup, std::shared_ptr<const game::Game> game, game::Stack stack) {
    setRunning(false);
    dropThought();
    setup_ = std::move(setup);
    for (int seat = 0; seat < static_cast<int>(setup_.seats.size()); ++seat)
        if (SeatSetup& own = setup_.seats[static_cast<std::size_t>(seat)]; isColourName(own.name, seat))
            own.name.clear();
    game_ = std::move(game);
    takeOptions(setup_, game_->options());
    stack_ = std::move(stack);
    lines_.clear();
    feedback_ = {};
    extra_ = Json::object();
    unsaved_ = false;
    unsavedFeedback_ = false;
    alongLine_ = false;
    makeBots();
    position_.reset();
    rebuild(0);
    start_ = game::UncoveredTracker(position_->table(), stack_.size(), game_->layingIsProgress());
    uncoveredAtStart_ = start_.begin();
}

void GameSession::begin(GameSetup setup, std::shared_ptr<const game::Game> game, game::Stack stack) {
    load(std::move(setup), std::move(game), std::move(stack));
    path_.clear();
    emit gameStarted();
    proceed();
}

void GameSession::setPrevious(std::optional<PreviousGame> previous) {
    previous_ = std::move(previous);
    emit previousChanged();
}

std::span<const game::MilestoneSpec> GameSession::milestoneSpecs() const {
    const game::Ruleset* rules = game::findRuleset(rulesets(), setup_.ruleset);
    return rules == nullptr ? std::span<const game::MilestoneSpec>() : rules->milestones();
}

void GameSession::makeBots() {
    bots_.assign(setup_.seats.size(), nullptr);
    for (std::size_t seat = 0; seat < bots_.size(); ++seat)
        makeBot(seat);
}

void GameSession::makeBot(std::size_t seat) {
    bots_[seat] = bots::createBot(setup_.seats[seat].kind.toStdString(), setup_.ruleset, setup_.seed, 0,
                                  static_cast<int>(seat));
}

bool GameSession::thinking() const {
    return thinker_->thinking();
}

bool GameSession::isPerson(int seat) const {
    // The seat of a bot that this program does not have (in a record) passes to a person.
    return !bots_[static_cast<std::size_t>(seat)];
}

bool GameSession::waitsForPerson() const {
    return hasGame() && !over() && isPerson(position_->player()) && !(running_ && followsLine());
}

bool GameSession::play(game::Move move) {
    if (!waitsForPerson())
        return false;
    game::MoveList legal;
    position_->legalMoves(legal);
    if (!legal.contains(move))
        return false;
    apply(move, Decision::Persons);
    resume();
    proceed();
    return true;
}

/// Goes on after a look back; never along the line, which would decide for persons.
void GameSession::resume() {
    if (!std::exchange(resumes_, false) || running_ || over())
        return;
    running_ = true;
    alongLine_ = false;
    emit runningChanged(true);
}

bool GameSession::setSeatKind(int seat, const QString& kind) {
    const auto i = static_cast<std::size_t>(seat);
    const QString before = std::exchange(setup_.seats[i].kind, kind);
    auto botBefore = bots_[i];
    makeBot(i);
    if (!bots_[i] && kind != QLatin1String(personKind)) {
        setup_.seats[i].kind = before;
        bots_[i] = std::move(botBefore);
        return false;
    }
    dropThought();
    emit seatChanged(seat);
    proceed();
    return true;
}

void GameSession::setBot(int seat, std::shared_ptr<bots::Bot> bot) {
    dropThought();
    bots_[static_cast<std::size_t>(seat)] = std::move(bot);
    proceed();
}

void GameSession::setSpeed(double movesPerSecond) {
    speed_ = movesPerSecond;
    if (timer_.isActive())
        schedule();
}

void GameSession::setRunning(bool running) {
    resumes_ = false;
    running = running && hasGame() && !over();
    if (running == running_)
        return;
    running_ = running;
    emit runningChanged(running);
    if (!running) {
        timer_.stop();
        return;
    }
    // After the end of a watched line, or from a moment within it, playing continues along it.
    alongLine_ = cursor_ < lineLength();
    proceed();
}

void GameSession::step() {
    setRunning(false);
    if (!hasGame() || over())
        return;
    if (cursor_ < lineLength()) {
        dropThought();
        apply(lines_.at(cursor_).move);
        proceed();
    } else if (pending_) {
        apply(*std::exchange(pending_, std::nullopt));
        proceed();
    } else if (!isPerson(position_->player())) {
        stepWanted_ = true;
        proceed();
    }
}

void GameSession::goTo(int moves) {
    if (!hasGame())
        return;
    const bool resumes = (running_ || resumes_ || over()) && hasPersons();
    setRunning(false);
    resumes_ = resumes;
    jump(std::clamp(moves, 0, lineLength()), true);
}

void GameSession::jump(int moves, bool along) {
    dropThought();
    alongLine_ = along;
    rebuild(moves);
    emit positionReset();
    if (!along || cursor_ == lineLength())
        resume();
    proceed();
}

void GameSession::chooseLine(std::size_t end) {
    const auto all = lines_.all();
    const auto line = std::ranges::find(all, end, &GameTree::Line::end);
    if (line == all.end() || line->present)
        return;
    setRunning(false);
    const int moves = cursor_ <= line->shared ? cursor_ : line->shared + 1;
    // The moves so far may belong to another line.
    position_.reset();
    lines_.choose(end);
    jump(moves, true);
    emit linesChanged();
}

void GameSession::undo() {
    if (!hasGame() || cursor_ == 0)
        return;
    // If only bots play, continuing would only revert the undo.
    if (!hasPersons())
        setRunning(false);
    jump(personDecision(-1), false);
}

void GameSession::redo() {
    if (!hasGame() || cursor_ == lineLength())
        return;
    if (!hasPersons())
        setRunning(false);
    jump(personDecision(+1), false);
}

bool GameSession::hasPersons() const {
    return std::ranges::any_of(bots_, [](const auto& bot) { return !bot; });
}

int GameSession::personDecision(int step) const {
    if (!hasPersons())
        return std::clamp(cursor_ + step, 0, lineLength());
    int at = cursor_ + step;
    while (at > 0 && at < lineLength() && (!isPerson(logEntry(at).player) || logEntry(at).forced))
        at += step;
    return std::clamp(at, 0, lineLength());
}

// The course: whose move is next, when, and what is recorded.

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
