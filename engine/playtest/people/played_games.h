#pragma once

#include "engine/base/issue.h"
#include "engine/base/threads.h"
#include "engine/games/feedback.h"
#include "engine/games/ruleset.h"
#include "engine/playtest/results.h"

#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tilewright::playtest {

/// The kind of a seat that a person takes, in records.
inline constexpr const char* personKind = "human";

/// A file that may be the record of a game.
struct GameFile {
    std::string name;
    std::string text;
};

/// A record that doesn't count, and why: unreadable, unfinished, doubled, or of another game than the others.
struct SkippedRecord {
    std::string file;
    Issue issue;
};

/// Games in which seats were taken by the same kinds, counted like a playtest: each game is a block.
struct SeatGroup {
    /// Persons first, then bots: {"human", "greedy"}. Players of the figures are in this order, those of one
    /// kind in turn, so that each of them has each seat equally often.
    std::vector<std::string> kinds;
    /// Files of the games, in the order of the blocks.
    std::vector<std::string> files;
    Results results;

    bool hasPersons() const { return !kinds.empty() && kinds.front() == personKind; }
    /// Whether all seats are taken by the same kind, so that figures of players are those of playtests.
    bool isUniform() const { return kinds.empty() || kinds.front() == kinds.back(); }
};

/// A comment at its moment, without the name of who wrote it.
struct GameComment {
    std::string file;
    std::size_t after = 0;
    std::optional<int> seat;
    std::string text;
    /// The tile laid last before that moment, and where; an empty id before the first.
    std::string tile;
    Cell cell;
};

/// An answer to a question that the games came with.
struct GivenAnswer {
    std::string file;
    std::string text;
};
struct AskedQuestion {
    std::string question;
    std::vector<GivenAnswer> answers;
};

/// What many records tell together. All that are judged are games of the same rules, set, map, options and
/// number of players.
struct PlayedGames {
    std::string ruleset;
    /// As planJson(), without bots and seed. Null without games.
    Json plan;
    /// Those with persons first, then by the number of games.
    std::vector<SeatGroup> groups;
    /// By the number of moves before them, then in the order of files.
    std::vector<GameComment> gameComments;
    /// [rating]: how many games have it; [0]: none.
    std::array<std::int64_t, game::bestRating + 1> ratings{};
    /// In the order in which they were first asked.
    std::vector<AskedQuestion> questions;
    std::vector<SkippedRecord> skipped;
    /// Of one of them, to play bots beside; null without games.
    std::shared_ptr<const game::Game> game;

    std::size_t games() const;
    /// The first group with persons; null if there is none.
    const SeatGroup* people() const;
};

struct ReadSettings {
    /// The playtest beside which the games are judged; if null, most of the games decide what is judged.
    const Results* beside = nullptr;
    StopToken stop;
    /// Called with the number of files read.
    std::function<void(std::size_t)> progress;
};

/// Replays all records and counts them. Once a stop is requested, returns soon with those of before.
PlayedGames readPlayedGames(std::span<const GameFile> files, game::Rulesets rulesets,
                            const ReadSettings& settings = {});

/// Whether these are the results of the game that people played.
bool isSameGame(const PlayedGames& played, const Results& results);

/// Whether a file name is that of a game record, also as browsers number downloads: "a.game (1).json".
bool isGameFileName(std::string_view name);

} // namespace tilewright::playtest
