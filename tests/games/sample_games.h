#pragma once

#include "engine/base/random.h"
#include "engine/games/game.h"
#include "engine/games/record.h"
#include "engine/games/ruleset.h"

#include <QByteArray>

#include <compare>
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace tilewright::test {

/// One rule system to be played by the suites: a new one is one more entry of samples().
struct Sample {
    std::string ruleset;
    std::vector<std::string> tileSets; ///< bundled files, combined
    std::string map;                   ///< bundled file
    /// Option sets that together with `further` give every option another value than its default. Those of
    /// `options` are the ones that the signatures are of.
    std::vector<Json> options;
    std::vector<Json> further;
    /// Whether an entry of a record means this legal move, though it is not the same text.
    bool (*means)(Json entry, Json move);
};

const std::vector<Sample>& samples();
/// All option sets of the sample.
std::vector<Json> optionSets(const Sample& sample);
const game::Ruleset& rulesetOf(const Sample& sample);

/// A bundled game for that many players; the program ends where it doesn't compile.
std::shared_ptr<const game::Game> sampleGame(const Sample& sample, int players, const Json& options);

/// The same with options drawn at random; those that can't be played together are drawn anew.
std::shared_ptr<const game::Game> randomSampleGame(const Sample& sample, int players, Random& random);

/// A game played by uniformly random moves, with everything that happened.
struct PlayedGame {
    std::shared_ptr<const game::Game> game;
    game::Stack stack;
    std::vector<game::Move> moves;
    std::unique_ptr<game::Position> position;
    game::Record record;
};

/// Plays to the end, or `most` moves.
PlayedGame playRandomly(std::shared_ptr<const game::Game> game, const std::string& ruleset,
                        std::uint64_t seed, std::size_t most = 1'000'000);

/// The position after so many moves.
std::unique_ptr<game::Position> after(const PlayedGame& played, std::size_t moves);

/// Something that a table shows by a picture.
struct ShownItem {
    /// "board", "side", "hand", "supply", or the kind of a space beside the tiles.
    std::string where;
    std::string kind;
    int player = -1;
    int number = 0;
    friend auto operator<=>(const ShownItem&, const ShownItem&) = default;
};
std::set<ShownItem> itemsShownOn(const game::Table& table);

/// Calls that with each table of random games: five for each option set of the sample and 2 to 4 players;
/// under sanitizers for 2 players.
void visitTables(const Sample& sample,
                 const std::function<void(const game::Game& game, const game::Table& table)>& visit);

/// "supply dragon" and so on: what such games must have shown, or a test of it has tested nothing.
std::vector<std::string> requiredItems(const Sample& sample);
/// Those of them that are not among the shown.
QByteArray missingItems(const Sample& sample, const std::set<ShownItem>& shown);

/// Adds rows (sample, players, options) for 2, 3 and 4 players to a test; under sanitizers for one of them in
/// turn.
void addSampleRows();
/// What the row at hand is about.
struct Row {
    const Sample* sample;
    int players;
    Json options;
    std::shared_ptr<const game::Game> game() const { return sampleGame(*sample, players, options); }
    /// What compiling it says: some option sets have values that change nothing.
    Issues warnings() const;
};
Row currentRow();

/// One line an issue.
QByteArray listed(const Issues& issues);

/// What each of the two positions tells that the other doesn't, in lines with - and +.
QByteArray difference(const game::Position& actual, const game::Position& expected);

} // namespace tilewright::test
