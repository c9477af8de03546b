// The functions of the WebAssembly module. A page writes an argument to the room that input() gives it and
// reads what a call answers between output() and output() + outputSize(); both are UTF-8. One module plays
// one game.
#include "web/json_answers.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#define TILEWRIGHT_EXPORT(name) extern "C" __attribute__((export_name(#name)))

namespace tilewright::web {

namespace {

/// The one module of a page has one of these; the functions that it exports are without an object.
struct Module {
    std::string input;
    std::string output;
    Session session;
    std::set<std::string> pictures;
};

Module& module() {
    static Module all;
    return all;
}

void answer(const Json& json) {
    // What is not UTF-8 is replaced: without exceptions nothing else can be done about it.
    module().output = json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace

/// Room for an argument of so many bytes, valid until the next call.
TILEWRIGHT_EXPORT(input) char* input(std::size_t size) {
    module().input.resize(size);
    return module().input.data();
}
TILEWRIGHT_EXPORT(output) const char* output() {
    return module().output.data();
}
TILEWRIGHT_EXPORT(outputSize) std::size_t outputSize() {
    return module().output.size();
}

/// Argument: the table of a language, as Translator takes it. False if it is none.
TILEWRIGHT_EXPORT(speak) bool speak() {
    const Json table = Json::parse(module().input, nullptr, false);
    if (!table.is_object())
        return false;
    module().session.setWords(Translator(table));
    return true;
}

/// Argument: a design or a record, as Session::load takes it. Answers with the issues.
TILEWRIGHT_EXPORT(load) bool load() {
    Module& all = module();
    const Issues issues = all.session.load(all.input);
    answer(toJson(issues, all.session.words()));
    if (hasErrors(issues))
        return false;
    all.pictures.clear();
    return true;
}

/// Argument: a design without players. Answers with what it lets people choose.
TILEWRIGHT_EXPORT(offer) void offer() {
    Module& all = module();
    const Json document = Json::parse(all.input, nullptr, false);
    answer(setupChoicesOf(document.is_object() ? document : Json::object(), all.session.words()));
}

/// Argument: a design without players, or nothing: the loaded game. Answers with its rules.
TILEWRIGHT_EXPORT(rules) void rules() {
    Module& all = module();
    if (all.input.empty() && all.session.hasGame())
        return answer(rulesOf(all.session));
    const Json document = Json::parse(all.input, nullptr, false);
    answer(rulesOf(document.is_object() ? document : Json::object(), all.session.words()));
}

// Pre of all that follows: a design or a record is loaded.

/// Argument: who takes the seats, as Session::setPlayers() takes it. Answers with the issues.
TILEWRIGHT_EXPORT(seat) bool seat() {
    Module& all = module();
    const Issues issues = all.session.setPlayers(all.input);
    answer(toJson(issues, all.session.words()));
    return !hasErrors(issues);
}
TILEWRIGHT_EXPORT(state) void state() {
    answer(stateOf(module().session));
}
TILEWRIGHT_EXPORT(moves) void moves() {
    answer(movesOf(module().session));
}
TILEWRIGHT_EXPORT(drawing) void drawing() {
    answer(drawingOf(module().session, module().pictures));
}
TILEWRIGHT_EXPORT(result) void result() {
    answer(resultOf(module().session));
}
TILEWRIGHT_EXPORT(bots) void bots() {
    answer(botsOf(module().session.ruleset(), module().session.words()));
}
/// What the moves kept did, from that number on.
TILEWRIGHT_EXPORT(log) void logEntries(std::size_t from) {
    answer(logOf(module().session, from));
}
/// Argument: a tile, token or piece, as pictureOf() takes it.
TILEWRIGHT_EXPORT(picture) void picture() {
    const Json what = Json::parse(module().input, nullptr, false);
    answer(pictureOf(module().session, what.is_object() ? what : Json::object()));
}
TILEWRIGHT_EXPORT(record) void record() {
    module().output = module().session.record();
}

/// Plays the legal move of that number and answers with its effects; false if there is none.
TILEWRIGHT_EXPORT(play) bool play(std::size_t number) {
    game::Changes changes;
    if (!module().session.play(number, &changes))
        return false;
    answer(toJson(changes, module().session));
    return true;
}
/// The number of the move that the bot on this seat chooses; -1 if a person decides or the game is over.
TILEWRIGHT_EXPORT(botMove) std::int32_t botMove() {
    const auto number = module().session.botMove();
    return number ? static_cast<std::int32_t>(*number) : -1;
}
/// Plays on as long as bots decide; the number of moves.
TILEWRIGHT_EXPORT(playBots) std::size_t playBots() {
    return module().session.playBots();
}
/// Goes to the position after so many of the moves kept; false if there are fewer.
TILEWRIGHT_EXPORT(show) bool show(std::size_t count) {
    return module().session.show(count);
}
/// Argument: what a tester says of the game, as records have it. Answers with the issues; false on errors.
TILEWRIGHT_EXPORT(setFeedback) bool setFeedback() {
    const Json feedback = Json::parse(module().input, nullptr, false);
    const Issues issues = module().session.setFeedback(feedback);
    answer(toJson(issues, module().session.words()));
    return !hasErrors(issues);
}
TILEWRIGHT_EXPORT(feedback) void feedback() {
    answer(game::toJson(module().session.feedback()));
}
/// Takes the last move shown back and drops later ones; false if there is none.
TILEWRIGHT_EXPORT(undo) bool undo() {
    return module().session.undo();
}

} // namespace tilewright::web
