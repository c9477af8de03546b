#pragma once

#include "engine/games/landscape/rules/interface/game_adapter.h"
#include "engine/model/tileset.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

namespace tilewright::test {

/// A landscape tile in words: "id edges features...", and "x4" for its count.
/// Edges are four letters, from north clockwise: `c`ity, `r`oad, `f`ield, `a`ny. Features: "c:ns" a city with
/// these sides, "r:e" a road, "f:NL,NR" a field with these half sides, "f:" an inner one, "m" a cloister;
/// behind a city "+2" its pennants, behind a city or road "*" its cathedral or inn, behind a city "^" its
/// princess, behind a road "!" a mouth and "!!" that it splits, behind a field "/0,1" the cities that it
/// touches. Half sides that are in no field form one last field. "@volcano" is a mark.
Tile parseTile(const QString& text);

/// Bit h: half side h is one of a road or field edge.
unsigned fieldHalves(const Edges& edges);

/// A small game made of strings.
struct LandscapeSetup {
    /// As parseTile() has them.
    QStringList tiles;
    /// "x y id rotation"
    QStringList map;
    /// Tile ids drawn first; all others come after them in the set's order.
    QStringList stack;
    Json options = Json::object();
    int players = 2;
    std::string ruleset = "landscape";
};

Loaded<std::shared_ptr<const game::Game>> compile(const LandscapeSetup& setup);
/// Where each issue is. An "!" follows if the game can't be played, or if no remedy is known.
QStringList warnings(const LandscapeSetup& setup);

/// A game that is played in words, each a legal move or the program ends:
/// "lay X Y ROTATION" of the drawn tile, "place FIGURE FEATURE" on the tile just laid, "token COLOUR X Y
/// SIDE", "end", "wagon X Y FEATURE", "home"; in the dungeon also "place FIGURE X Y FEATURE" by a portal,
/// "place FIGURE X Y" on a tower, "fairy X Y FEATURE" or "fairy FIGURE" below, "princess X Y FEATURE",
/// "enter FIGURE" or "enter FIGURE X Y FEATURE" and behind it "from X Y FEATURE", "leave FIGURE X Y FEATURE",
/// "flush X Y", "floor X Y" and behind it "take X Y FEATURE" and "back FIGURE", "ransom HOLDER FIGURE",
/// "dragon X Y", "flee", "stay".
class LandscapeScenario {
public:
    explicit LandscapeScenario(const LandscapeSetup& setup);
    /// Goes on from there.
    explicit LandscapeScenario(std::unique_ptr<game::Position> position) : position_(std::move(position)) {}

    void play(const QString& moves);
    void play(const QStringList& moves);
    /// Lays, does what else is told, and ends the part.
    void turn(const QString& laying, const QStringList& others = {});
    bool may(const QString& move) const;
    /// "" or "POINTER: message".
    QString refusal(const QString& move) const;
    /// All legal moves of a kind in these words, sorted.
    QStringList legal(const QString& kind) const;

    QList<int> points() const;
    bool over() const { return position_->over(); }
    int player() const { return position_->player(); }
    /// The tile to be laid, "" for none.
    QString drawn() const;
    /// Figures on the board, sorted: "0 follower at 1 0 on 2".
    QStringList pieces() const;
    /// What is in the dungeon, "0 follower", "dragon", and in prisons: "1 mayor at 0".
    QStringList below() const;
    /// Of that kind in a player's supply.
    int supply(int player, const QString& kind) const;
    const game::Position& position() const { return *position_; }
    const landscape::Position& state() const;
    /// The feature that the place belongs to.
    const landscape::BoardFeature& feature(int x, int y, int number) const;
    /// What the last move told.
    const game::Changes& changes() const { return changes_; }

private:
    Json entry(const QString& move) const;
    std::optional<Cell> laidCell() const;

    std::unique_ptr<game::Position> position_;
    game::Changes changes_;
};

// Games below the towers.

inline LandscapeSetup dungeon(const QStringList& tiles, const QStringList& map, const QStringList& stack,
                              const Json& options = Json::object(), int players = 2) {
    return {.tiles = tiles,
            .map = map,
            .stack = stack,
            .options = options,
            .players = players,
            .ruleset = "dungeon"};
}

/// A volcano at 1 0 and a tower at 2 0; two turns of two players bring the dragon below.
inline const QStringList lairMap{"0 0 grass", "2 0 tower"};

/// "X Y", "below" or, where there is no dragon, "".
inline QString dragonAt(const LandscapeScenario& s) {
    for (const QString& piece : s.pieces())
        if (piece.startsWith("-1 dragon"))
            return piece.section(' ', 3, 4);
    return s.below().contains("dragon") ? "below" : "";
}

} // namespace tilewright::test
