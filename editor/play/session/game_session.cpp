#include "editor/play/session/game_session.h"

#include "editor/play/session/bot_thinker.h"
#include "editor/words/seat_words.h"

#include "engine/games/kit.h"

#include <algorithm>
#include <utility>

namespace tilewright {

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
    start_ = game::Course(position_->table(), stack_.size(), game_->layingIsProgress());
    uncoveredAtStart_ = start_.begin();
}

void GameSession::begin(GameSetup setup, std::shared_ptr<const game::Game> game, game::Stack stack) {
    load(std::move(setup), std::move(game), std::move(stack));
    emit gameStarted();
    proceed();
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
    bots_[seat] = players::makePlayer(setup_.seats[seat].kind.toStdString(), setup_.ruleset, setup_.seed, 0,
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
    proceed();
    return true;
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

void GameSession::setBot(int seat, std::shared_ptr<players::Player> bot) {
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
    setRunning(false);
    jump(std::clamp(moves, 0, lineLength()), true);
}

void GameSession::jump(int moves, bool along) {
    dropThought();
    alongLine_ = along;
    rebuild(moves);
    emit positionReset();
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

} // namespace tilewright
