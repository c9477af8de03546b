#include "app/cli/cli.h"
#include "app/cli/failure.h"
#include "app/cli/output_files.h"
#include "app/cli/process/terminal.h"
#include "app/cli/verbs.h"
#include "engine/bots/bot.h"
#include "engine/games/feedback.h"
#include "engine/games/kit.h"
#include "engine/games/record.h"
#include "engine/games/uncovered_states.h"
#include "engine/model/io/file_formats.h"
#include "engine/model/sides.h"

#include <algorithm>
#include <cctype>
#include <string>
#include <vector>

namespace tilewright::cli {

namespace {

Json resultJson(const game::Position& position) {
    return {
        {"end", game::name(position.end())}, {"winners", position.winners()}, {"points", position.points()}};
}

void printResult(const game::Position& position, std::size_t moves) {
    TerminalLine() << "end: " << game::name(position.end()) << " after " << position.table().turn
                   << " turns, " << moves << " moves";
    const std::vector<int> points = position.points();
    const std::vector<int> winners = position.winners();
    for (std::size_t p = 0; p < points.size(); ++p) {
        const bool wins = std::find(winners.begin(), winners.end(), static_cast<int>(p)) != winners.end();
        TerminalLine() << "player " << p << ": " << points[p] << " points" << (wins ? ", wins" : "");
    }
}

/// Prints the comments in the order of their moments: "after move 17, Ada: text".
void printComments(const game::Feedback& feedback) {
    std::vector<game::Comment> comments = feedback.comments;
    std::ranges::stable_sort(comments, {}, &game::Comment::after);
    for (const game::Comment& comment : comments) {
        std::string by = comment.by.empty() ? feedback.by : comment.by;
        if (by.empty() && comment.player)
            by = "player " + std::to_string(*comment.player + 1);
        TerminalLine() << "after move " << comment.after << (by.empty() ? "" : ", ") << by << ": "
                       << comment.text;
    }
}

/// Prints who wrote it and when, the rating and the answers; nothing where there is none of them.
void printRatingAndAnswers(const game::Feedback& feedback) {
    if (!feedback.by.empty())
        TerminalLine() << "feedback by: " << feedback.by;
    if (!feedback.at.empty())
        TerminalLine() << "written: " << feedback.at;
    if (feedback.rating != 0)
        TerminalLine() << "rating: " << feedback.rating << " of " << game::bestRating;
    for (const game::Answer& answer : feedback.answers) {
        TerminalLine() << "question: " << answer.question;
        TerminalLine() << "answer: " << answer.answer;
    }
}

/// Seats are named by their colour, as people at a table would.
std::vector<game::RecordPlayer> recordPlayers(const std::vector<std::string>& kinds) {
    std::vector<game::RecordPlayer> list;
    for (std::size_t p = 0; p < kinds.size(); ++p) {
        std::string colour(name(colourAt(static_cast<int>(p))));
        colour[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(colour[0])));
        list.push_back({std::move(colour), kinds[p]});
    }
    return list;
}

void addNotes(std::vector<game::RecordNote>& notes, std::size_t after,
              std::vector<game::UncoveredState> found) {
    for (game::UncoveredState& what : found)
        notes.push_back({after, std::move(what)});
}

} // namespace

int playGame(const GameArguments& arguments, const std::vector<std::string>& players,
             const std::string& output, bool json) {
    requireFreeOutput(output, filesOf(arguments), "tilewright-game");
    const PreparedGame prepared = prepare(arguments, static_cast<int>(players.size()));
    std::vector<std::unique_ptr<bots::Bot>> bots;
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        requirePlayer(players[seat], prepared.ruleset->id());
        bots.push_back(bots::createBot(players[seat], prepared.ruleset->id(), arguments.seed, 0,
                                       static_cast<int>(seat)));
    }
    const game::Stack stack = game::shuffledStack(*prepared.game, arguments.seed);
    game::Recorder recorder(*prepared.game, std::string(prepared.ruleset->id()),
                            std::to_string(arguments.seed), recordPlayers(players), stack);
    const auto position = prepared.game->start(stack);
    game::UncoveredTracker course(position->table(), stack.size(), prepared.game->layingIsProgress());
    std::vector<game::RecordNote> notes;
    addNotes(notes, 0, course.begin());
    game::Changes changes;
    std::size_t moves = 0;
    while (!position->over()) {
        const game::Move move = bots[static_cast<std::size_t>(position->player())]->choose(*position);
        recorder.add(*position, move);
        changes.clear();
        position->play(move, &changes);
        addNotes(notes, ++moves, course.add(position->table(), changes));
    }
    game::Record record = recorder.record(*position);
    if (!notes.empty())
        record.extra["notes"] = game::toJson(notes);
    write(output, fileText(game::toJson(record)));
    if (json) {
        Json document = resultJson(*position);
        document["turns"] = position->table().turn;
        document["moves"] = moves;
        document["record"] = output;
        document["notes"] = game::toJson(notes);
        print(document);
    } else {
        printResult(*position, moves);
        for (const game::RecordNote& note : notes)
            TerminalLine() << "not covered by the rules, after move " << note.after << ": "
                           << note.what.text.english();
        TerminalLine() << "recorded in " << output;
    }
    return Success;
}

int replayRecord(const std::string& file, std::optional<std::size_t> legalAfter, bool json) {
    const game::Record record = loadRecord(file);
    if (legalAfter && *legalAfter > record.moves.size()) {
        Issue issue;
        issue.code = "move-number-too-large";
        issue.file = file;
        issue.message = {QT_TRANSLATE_NOOP(
                             "Engine", "found --legal %1, expected at most %2: the record has no more moves"),
                         {*legalAfter, record.moves.size()}};
        throw Failure(WrongUsage, {issue});
    }
    auto replayed = game::replay(record, rulesets(), legalAfter.value_or(static_cast<std::size_t>(-1)));
    // For a list in the middle, only the moves up to that point count.
    if (hasErrors(replayed.issues))
        throw Failure(InputErrors, inFile(std::move(replayed.issues), file));
    const game::Position& position = *replayed.value->position;
    if (legalAfter) {
        for (const std::string& line : game::legalMoveLines(position))
            TerminalLine() << line;
        return Success;
    }
    if (json) {
        Json document = resultJson(position);
        document["turns"] = position.table().turn;
        document["moves"] = replayed.value->moves.size();
        if (!record.feedback.empty())
            document["feedback"] = game::toJson(record.feedback);
        print(document);
    } else {
        printComments(record.feedback);
        printResult(position, replayed.value->moves.size());
        printRatingAndAnswers(record.feedback);
    }
    return Success;
}

int countMoves(const GameArguments& arguments, int players, int depth, bool json) {
    const PreparedGame prepared = prepare(arguments, players);
    const auto position = prepared.game->start(game::shuffledStack(*prepared.game, arguments.seed));
    Json counts = Json::array();
    for (int d = 1; d <= depth; ++d) {
        const std::uint64_t count = game::perft(*position, d);
        counts.push_back({{"depth", d}, {"sequences", count}});
        if (!json)
            TerminalLine() << d << ' ' << count;
    }
    if (json)
        print(counts);
    return Success;
}

} // namespace tilewright::cli
