// Reading a session's game from a record, and writing it; what people say about it.
#include "editor/document/save_file.h"
#include "editor/play/session/game_session.h"
#include "editor/words/game_words.h"
#include "editor/words/translated_text.h"

#include "engine/games/kit.h"
#include "engine/model/io/file_formats.h"

#include <algorithm>
#include <utility>

namespace tilewright {

namespace {

/// Moves of a game besides its main line: [{"after": 12, "moves": [...]}]. Our own field; other readers still
/// have the main line.
constexpr const char* variationsField = "variations";
constexpr const char* notesField = "notes";

GameSetup setupOf(const game::Record& record) {
    GameSetup setup;
    setup.ruleset = record.ruleset;
    setup.tileSet = record.tileSet;
    setup.map = record.map;
    setup.options = record.options;
    setup.seed = toQString(record.seed).toULongLong();
    for (const auto& player : record.players)
        setup.seats.push_back({toQString(player.name), toQString(player.kind), player.extra});
    // A record has the values of all options: those that the rules set by themselves are nobody's choice.
    setup.variantOptions = optionsOfVariant(setup);
    if (const game::Ruleset* rules = game::findRuleset(rulesets(), setup.ruleset))
        if (const auto usual = rules->compile(setup.tileSet, setup.map, setup.variantOptions,
                                              static_cast<int>(setup.seats.size())))
            setup.variantOptions = (*usual.value)->options();
    return setup;
}

} // namespace

Issues GameSession::open(const game::Record& record) {
    auto played = game::replay(record, rulesets());
    if (!played)
        return played.issues;
    load(record, std::move(*played.value));
    if (over())
        rebuild(0);
    path_.clear();
    emit gameStarted();
    emit positionReset();
    proceed();
    return played.issues;
}

void GameSession::load(const game::Record& record, game::Replay played) {
    load(setupOf(record), std::move(played.game), std::move(played.stack));
    for (const game::Move move : played.moves)
        playNew(move);
    setFeedback(record.feedback);
    extra_ = record.extra;
    if (const auto found = extra_.find(variationsField); found != extra_.end() && found->is_array()) {
        const auto main = lines_.all();
        for (const Json& variation : *found)
            addVariation(variation);
        extra_.erase(variationsField);
        position_.reset();
        if (!main.empty())
            lines_.choose(main.front().end);
    }
    rebuild(lineLength());
    unsaved_ = false;
    unsavedFeedback_ = false;
    alongLine_ = true;
}

void GameSession::addVariation(const Json& variation) {
    if (!variation.is_object() || !variation.contains("after") || !variation.contains("moves") ||
        !variation.at("after").is_number_integer() || variation.at("after") < 0 ||
        !variation.at("moves").is_array())
        return;
    // The main line, which is the oldest.
    const auto main = lines_.all();
    const auto after = variation.at("after").get<std::size_t>();
    if (main.empty() || after > static_cast<std::size_t>(main.front().length))
        return;
    position_.reset();
    lines_.choose(main.front().end);
    rebuild(static_cast<int>(after));
    for (const Json& entry : variation.at("moves")) {
        const auto move = position_->fromJson(entry, {});
        if (!move)
            return;
        if (lines_.follow(cursor_, *move.value))
            playNext();
        else
            playNew(*move.value);
    }
}

Json GameSession::variations() const {
    Json list = Json::array();
    for (const GameTree::Line& line : lines_.all()) {
        if (line.present)
            continue;
        Json moves = Json::array();
        const auto at = game_->start(stack_);
        for (int i = 0; i < line.length; ++i) {
            const game::Move move = lines_.moveOf(line, i).move;
            if (i >= line.shared)
                moves.push_back(at->toJson(move));
            at->play(move);
        }
        list.push_back({{"after", line.shared}, {"moves", std::move(moves)}});
    }
    return list;
}

game::Record GameSession::record() const {
    std::vector<game::RecordPlayer> players;
    for (int seat = 0; seat < static_cast<int>(setup_.seats.size()); ++seat) {
        const SeatSetup& own = setup_.seats[static_cast<std::size_t>(seat)];
        // In English for every language: a colour's name is translated when shown.
        const QString name = own.name.isEmpty() ? colourNameInRecords(seat) : own.name;
        players.push_back({name.toStdString(), own.kind.toStdString(), own.extra});
    }
    game::Recorder recorder(*game_, setup_.ruleset, std::to_string(setup_.seed), std::move(players), stack_);
    std::vector<game::RecordNote> notes;
    for (const game::UncoveredState& what : uncoveredAtStart_)
        notes.push_back({0, what});
    const auto at = game_->start(stack_);
    for (int i = 0; i < lineLength(); ++i) {
        const PlayedMove& played = lines_.at(i);
        recorder.add(*at, played.move);
        at->play(played.move);
        for (const game::UncoveredState& what : played.log.uncovered)
            notes.push_back({static_cast<std::size_t>(i) + 1, what});
    }
    game::Record record = recorder.record(*at);
    record.feedback = feedback_;
    game::clampComments(record.feedback, record.moves.size());
    record.extra = extra_;
    const Json own = game::withNotes(extra_.value(notesField, Json()), notes);
    if (own.is_null())
        record.extra.erase(notesField);
    else
        record.extra[notesField] = own;
    if (Json others = variations(); !others.empty())
        record.extra[variationsField] = std::move(others);
    return record;
}

bool GameSession::save(const QString& path, QString* error) {
    if (const Issues issues = writeAtomically(path, fileText(game::toJson(record()))); !issues.empty()) {
        if (error != nullptr)
            *error = translated(issues.front().message);
        return false;
    }
    path_ = path;
    unsaved_ = false;
    unsavedFeedback_ = false;
    emit saved();
    return true;
}

Issues GameSession::changeTileSet(const TileSet& set) {
    game::Record changed = record();
    changed.tileSet = set;
    auto played = game::replay(changed, rulesets());
    // Other doors can result in other points.
    std::erase_if(played.issues, [](const Issue& issue) { return issue.code == "result-differs"; });
    if (set.ruleset != setup_.tileSet.ruleset || !played || hasErrors(played.issues)) {
        if (!hasErrors(played.issues)) {
            Issue issue;
            issue.code = "ruleset-differs";
            issue.pointer = "/tileset/ruleset";
            issue.message = {QT_TRANSLATE_NOOP("Engine", "found %1, expected %2"),
                             {set.ruleset, setup_.tileSet.ruleset}};
            played.issues.push_back(std::move(issue));
        }
        return played.issues;
    }
    const int at = cursor_;
    const bool along = alongLine_;
    const bool wasRunning = running_;
    const bool resumed = resumes_;
    const bool wasUnsaved = unsaved_;
    const bool wasUnsavedFeedback = unsavedFeedback_;
    // The record may have comments of a longer line on its end.
    changed.feedback = feedback_;
    load(changed, std::move(*played.value));
    rebuild(at);
    alongLine_ = along;
    unsaved_ = wasUnsaved;
    unsavedFeedback_ = wasUnsavedFeedback;
    emit gameChanged();
    emit positionReset();
    setRunning(wasRunning);
    resumes_ = resumed;
    proceed();
    return {};
}

// What people say about the game.

void GameSession::setFeedback(game::Feedback feedback) {
    feedback_ = std::move(feedback);
    std::ranges::stable_sort(feedback_.comments, {}, &game::Comment::after);
}

int GameSession::momentOf(const game::Comment& comment) const {
    return static_cast<int>(std::min(comment.after, static_cast<std::size_t>(lineLength())));
}

int GameSession::addComment(const QString& by, const QString& text) {
    std::vector<game::Comment>& all = feedback_.comments;
    if (all.size() >= game::maxComments)
        return -1;
    const auto moment = static_cast<std::size_t>(cursor_);
    // After those that are there.
    const auto place = std::ranges::upper_bound(all, moment, {}, &game::Comment::after);
    const int number = static_cast<int>(place - all.begin());
    all.insert(place, {.after = moment, .by = by.toStdString(), .text = text.toStdString()});
    unsavedFeedback_ = true;
    emit feedbackChanged();
    return number;
}

void GameSession::changeComment(int number, const QString& by, const QString& text) {
    game::Comment& comment = feedback_.comments[static_cast<std::size_t>(number)];
    comment.by = by.toStdString();
    comment.text = text.toStdString();
    unsavedFeedback_ = true;
    emit feedbackChanged();
}

void GameSession::removeComment(int number) {
    feedback_.comments.erase(feedback_.comments.begin() + number);
    unsavedFeedback_ = true;
    emit feedbackChanged();
}

} // namespace tilewright
