#pragma once

#include "engine/games/beneath/rules/game_adapter.h"

#include <QString>
#include <QStringList>

#include <memory>

namespace tilewright::test {

/// A small game made of strings.
struct Setup {
    /// "x y room sides", "x y cell1 sides" or "x y #tile rotation". Sides are four letters, from north
    /// clockwise:
    /// `.` earth, `o` open, `x` special, `C` `K` `G` the doors of cells, key rooms and guardhouses, and the
    /// colours of B-1.5: `b`lue, `y`ellow, `g`reen, `r`ed, brow`n`, or`a`nge, gr`e`y, `p`urple.
    QStringList chambers;
    /// "x y side black"
    QStringList markers;
    /// "id sides" or "id sides count". Eight straights if there are none.
    QStringList tiles;
    /// Tile ids, first drawn first; empty: in the set's order.
    QStringList stack;
    Json options = Json::object();
    int players = 2;
    /// What each player chooses at the start, in letters; the last goes for all that follow.
    QStringList picks{""};
    /// Adds what a legal board lacks and a feeder (see Scenario::lay), far south, each with a passage to the
    /// south rim.
    bool complete = true;
};

Loaded<std::shared_ptr<const game::Game>> compile(const Setup& setup);

/// A game that is played in words: "move-runner runner=0 to=east picks=blue,red,green" is the record's entry
/// with these fields and the player whose turn it is.
class Scenario {
public:
    /// Starts the game; picks are chosen.
    explicit Scenario(const Setup& setup);
    /// The same before picks are chosen.
    static Scenario beforePicks(const Setup& setup);

    /// Ends the program with the refusal if a move is illegal.
    void play(const QString& move);
    void play(const QStringList& moves);
    bool may(const QString& move) const;
    /// "" or "POINTER: message".
    QString refusal(const QString& move) const;

    /// Fields of all legal moves of a kind beside player and move, sorted: {"runner=0 to=east"}.
    QStringList legal(const QString& kind) const;
    /// Kinds of all legal moves, sorted.
    QStringList legalKinds() const;
    /// Rotations with which the drawn tile may be laid there.
    QStringList rotationsAt(int x, int y) const;

    /// Lays the drawn tile, a straight, at the end of the feeder's column, if there is one to lay.
    void lay();
    /// Lays at the feeder and ends the turn.
    void pass();

    const game::Position& position() const { return *position_; }
    const beneath::Position& state() const;
    /// "bbr"
    QString picks(int player) const;
    /// "2 0", or "supply".
    QString runner(int player, int number) const;
    QString prisoner(int player) const;
    QString guard(int number) const;
    int chamber(int x, int y) const;

private:
    Scenario() = default;
    Json entry(const QString& move) const;

    std::unique_ptr<game::Position> position_;
};

/// Chambers from an entrance at 0, 0 on to the east: going east one collects these colours and pays nothing.
QStringList corridor(const QString& colours);

} // namespace tilewright::test
