#pragma once

#include <QTest>

#include "engine/playtest/tallies/dungeon_end.h"
#include "engine/playtest/tallies/tally.h"

#include <algorithm>
#include <memory>

namespace tilewright::test {

/// A small game that is played in words ("lay x=2 y=0 rotation=0") and watched.
class Watched {
public:
    explicit Watched(std::shared_ptr<const game::Game> game)
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
            observer_.decide(*position_, legal, move);
            game::Changes changes;
            position_->play(move, &changes);
            observer_.played(*position_, changes);
            return;
        }
        qFatal("not legal: %s", qPrintable(text));
    }
    void play(const QStringList& moves) {
        for (const QString& move : moves)
            play(move);
    }
    bool over() const { return position_->over(); }
    playtest::DungeonEnd dungeon() const { return playtest::dungeonEnd(*game_, position_->table()); }
    playtest::GameTally finish() { return observer_.finish(*position_); }

private:
    std::shared_ptr<const game::Game> game_;
    playtest::Observer observer_;
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
