#include "web/session.h"

#include "engine/base/json/describe_value.h"
#include "engine/games/compile_checks.h"
#include "engine/games/kit.h"
#include "engine/games/uncovered_states.h"
#include "engine/model/io/file_formats.h"
#include "web/design.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace tilewright::web {

namespace {

constexpr std::string_view person = "human";
constexpr const char* notesField = "notes";

std::vector<game::RecordPlayer> playersOf(const Json& document, Issues& issues) {
    std::vector<game::RecordPlayer> players;
    if (const Json* list = partOf(document, "players", Json::value_t::array, issues))
        for (const Json& player : *list)
            players.push_back({textOf(player, "name"), textOf(player, "kind")});
    return players;
}

void checkKinds(const std::vector<game::RecordPlayer>& players, const game::Ruleset& ruleset,
                Issues& issues) {
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        if (players[seat].kind == person)
            continue;
        if (Text reason = bots::whyNoBot(players[seat].kind, ruleset.id()); !reason.empty())
            issues.push_back(game::errorAt("player-unknown", "/players/" + std::to_string(seat) + "/kind",
                                           std::move(reason), {}));
    }
}

std::uint64_t numberOf(std::string_view seed) {
    std::uint64_t number = 0;
    std::from_chars(seed.data(), seed.data() + seed.size(), number);
    return number;
}

} // namespace

Issues Session::load(std::string_view document) {
    Loaded<Json> parsed = parseJson(document);
    if (!parsed)
        return std::move(parsed.issues);
    if (!parsed.value->is_object())
        return {game::errorAt(
            "design-incomplete", "",
            {QT_TRANSLATE_NOOP("Engine", "Found %1, expected an object."), {describe(*parsed.value)}}, {})};
    // loadRecord() names the format of a file that is no record.
    return parsed.value->contains("format") ? loadRecord(std::string(document)) : loadDesign(*parsed.value);
}

Issues Session::loadRecord(const std::string& text) {
    Loaded<game::Record> record = game::readRecord(text);
    if (!record)
        return std::move(record.issues);
    Loaded<game::Replay> played = game::replay(*record.value, rulesets());
    if (!played || hasErrors(played.issues))
        return std::move(played.issues);
    begin({.ruleset = record.value->ruleset,
           .seed = record.value->seed,
           .players = record.value->players,
           .game = played.value->game,
           .stack = played.value->stack});
    extra_ = std::move(record.value->extra);
    feedback_ = std::move(record.value->feedback);
    moves_ = std::move(played.value->moves);
    game::clampComments(feedback_, moves_.size());
    show(moves_.size());
    return std::move(played.issues);
}

Issues Session::loadDesign(const Json& document) {
    Issues issues;
    const std::optional<Design> design = readDesign(document, issues);
    const std::vector<game::RecordPlayer> players = playersOf(document, issues);
    if (design)
        checkKinds(players, *design->ruleset, issues);
    if (hasErrors(issues) || !design)
        return issues;
    auto compiled =
        design->ruleset->compile(design->set, design->map, design->options, static_cast<int>(players.size()));
    if (!compiled)
        return std::move(compiled.issues);
    std::string seed = textOf(document, "seed");
    if (seed.empty())
        seed = "1";
    game::Stack stack = game::shuffledStack(**compiled.value, numberOf(seed));
    begin({.ruleset = std::string(design->ruleset->id()),
           .seed = std::move(seed),
           .players = players,
           .game = *compiled.value,
           .stack = std::move(stack)});
    return std::move(compiled.issues);
}

Issues Session::setPlayers(std::string_view document) {
    Loaded<Json> parsed = parseJson(document);
    if (!parsed)
        return std::move(parsed.issues);
    Issues issues;
    const auto players = playersOf({{"players", std::move(*parsed.value)}}, issues);
    if (!hasErrors(issues) && players.size() != setup_.players.size())
        issues.push_back(game::errorAt("players-out-of-range", "/players",
                                       {QT_TRANSLATE_NOOP("Engine", "found %1 players, expected %2"),
                                        {players.size(), setup_.players.size()}},
                                       {}));
    checkKinds(players, *game::findRuleset(rulesets(), setup_.ruleset), issues);
    if (hasErrors(issues))
        return issues;
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        setup_.players[seat].name = players[seat].name;
        setup_.players[seat].kind = players[seat].kind;
    }
    makeBots();
    return issues;
}

void Session::makeBots() {
    bots_.clear();
    for (std::size_t seat = 0; seat < setup_.players.size(); ++seat)
        bots_.push_back(bots::createBot(setup_.players[seat].kind, setup_.ruleset, numberOf(setup_.seed), 0,
                                        static_cast<int>(seat)));
}

void Session::begin(Setup setup) {
    setup_ = std::move(setup);
    makeBots();
    extra_ = Json::object();
    feedback_ = {};
    moves_.clear();
    show(0);
}

bool Session::show(std::size_t count) {
    if (count > moves_.size())
        return false;
    position_ = setup_.game->start(setup_.stack);
    for (std::size_t i = 0; i < count; ++i)
        position_->play(moves_[i]);
    shown_ = count;
    position_->legalMoves(legal_);
    return true;
}

void Session::dropLater() {
    moves_.resize(shown_);
    game::clampComments(feedback_, shown_);
}

bool Session::play(std::size_t number, game::Changes* changes) {
    if (number >= legal_.size())
        return false;
    dropLater();
    const game::Move move = legal_[number];
    position_->play(move, changes);
    moves_.push_back(move);
    ++shown_;
    position_->legalMoves(legal_);
    return true;
}

std::optional<std::size_t> Session::botMove() {
    if (position_->over())
        return std::nullopt;
    const auto& bot = bots_[static_cast<std::size_t>(position_->player())];
    if (bot == nullptr)
        return std::nullopt;
    const game::Move move = bot->choose(*position_);
    return static_cast<std::size_t>(std::find(legal_.begin(), legal_.end(), move) - legal_.begin());
}

std::size_t Session::playBots() {
    std::size_t played = 0;
    for (; const std::optional<std::size_t> number = botMove(); ++played)
        play(*number);
    return played;
}

bool Session::undo() {
    if (shown_ == 0)
        return false;
    show(shown_ - 1);
    dropLater();
    return true;
}

Issues Session::setFeedback(const Json& feedback) {
    Issues issues = game::checkFeedback(feedback);
    if (issues.empty()) {
        feedback_ = game::feedbackFromJson(feedback);
        game::clampComments(feedback_, moves_.size());
    }
    return issues;
}

std::string Session::record() const {
    const game::Game& played = *setup_.game;
    game::Recorder recorder(played, setup_.ruleset, setup_.seed, setup_.players, setup_.stack);
    const auto at = played.start(setup_.stack);
    game::UncoveredTracker course(at->table(), setup_.stack.size(), played.layingIsProgress());
    std::vector<game::RecordNote> notes;
    const auto note = [&](std::size_t after, std::vector<game::UncoveredState> found) {
        for (game::UncoveredState& what : found)
            notes.push_back({after, std::move(what)});
    };
    note(0, course.begin());
    game::Changes changes;
    for (std::size_t i = 0; i < moves_.size(); ++i) {
        recorder.add(*at, moves_[i]);
        changes.clear();
        at->play(moves_[i], &changes);
        note(i + 1, course.add(at->table(), changes));
    }
    game::Record record = recorder.record(*at);
    record.feedback = feedback_;
    record.extra = extra_;
    Json all = game::withNotes(extra_.value(notesField, Json()), notes);
    if (all.is_null())
        record.extra.erase(notesField);
    else
        record.extra[notesField] = std::move(all);
    return fileText(game::toJson(record));
}

std::vector<std::vector<int>> Session::pointsBySource() const {
    const auto sources = setup_.game->sources();
    std::vector<std::vector<int>> points(setup_.players.size(), std::vector<int>(sources.size(), 0));
    const auto at = setup_.game->start(setup_.stack);
    game::Changes changes;
    for (std::size_t i = 0; i < shown_; ++i) {
        changes.clear();
        at->play(moves_[i], &changes);
        for (const game::Change& change : changes) {
            const auto source = std::ranges::find(sources, change.kind);
            if (change.what == game::Change::What::Scored && change.player >= 0 && source != sources.end())
                points[static_cast<std::size_t>(change.player)]
                      [static_cast<std::size_t>(source - sources.begin())] += change.count;
        }
    }
    return points;
}

} // namespace tilewright::web
