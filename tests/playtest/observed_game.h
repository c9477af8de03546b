#pragma once

#include <QTest>

#include "engine/playtest/run.h"
#include "engine/playtest/tallies/final_dungeon.h"
#include "engine/playtest/tallies/tally.h"
#include "tests/games/sample_games.h"

#include <algorithm>
#include <memory>

namespace tilewright::test {

/// Random games of two players with the first sample.
inline playtest::Plan randomPlan(std::uint64_t games, const Json& options = Json::object()) {
    const Sample& sample = samples().front();
    playtest::Plan plan;
    plan.ruleset = sample.ruleset;
    plan.game = sampleGame(sample, 2, options);
    plan.players = {"random", "random"};
    plan.seed = 5;
    plan.games = games;
    return plan;
}

/// A small game that is played in words ("lay x=2 y=0 rotation=0") and watched.
class ObservedGame {
public:
    explicit ObservedGame(std::shared_ptr<const game::Game> game)
        : game_(std::move(game)), observer_(*game_, {0, 1}), position_(game_->start(game_->tiles())) {
        observer_.start(*position_);
    }

    /// The first legal move that has all these words.
    void play(const QString& text) {
        const QStringList words = text.split(' ');
        game::MoveList legal;
        position_->legalMoves(legal);
        for (const game::Move move : legal) {
            const Json entry = position_->toJson(move);
            const bool meant = std::all_of(words.begin(), words.end(), [&](const QString& word) {
                const std::string key = word.contains('=') ? word.section('=', 0, 0).toStdString() : "move";
                return entry.contains(key) &&
                       QString::fromStdString(entry.at(key).dump()).remove('"').remove('[').remove(']') ==
                           word.section('=', -1);
            });
            if (!meant)
                continue;
            observer_.beforeMove(*position_, legal, move);
            game::Changes changes;
            position_->play(move, &changes);
            observer_.afterMove(*position_, changes);
            return;
        }
        qFatal("not legal: %s", qPrintable(text));
    }
    void play(const QStringList& moves) {
        for (const QString& move : moves)
            play(move);
    }
    bool over() const { return position_->over(); }
    playtest::FinalDungeon dungeon() const {
        return playtest::FinalDungeonCounter(*game_).count(position_->table().tiles);
    }
    playtest::GameTally finish() { return observer_.finish(*position_); }

private:
    std::shared_ptr<const game::Game> game_;
    playtest::GameObserver observer_;
    std::unique_ptr<game::Position> position_;
};

/// -1 for what is not there, so that a zero has to be told.
inline std::int64_t at(const playtest::Counters& counters, const std::string& name) {
    const auto found = counters.find(name);
    return found == counters.end() ? -1 : found->second;
}

inline void compareAll(const playtest::GameTally& tally, const playtest::Counters& expected) {
    for (const auto& [name, number] : expected)
        QVERIFY2(at(tally.counters, name) == number,
                 (name + ": " + std::to_string(at(tally.counters, name))).c_str());
}

} // namespace tilewright::test
