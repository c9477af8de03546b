#include "engine/games/game.h"

#include "engine/base/random.h"
#include "engine/games/record.h"

#include <sstream>

namespace tilewright::game {

std::string_view name(End end) {
    switch (end) {
    case End::LastTile:
        return "last-tile";
    case End::Escape:
        return "escape";
    case End::Unfinished:
        break;
    }
    return "unfinished";
}

Stack shuffledStack(const Game& game, std::uint64_t seed, std::uint64_t number) {
    Stack stack = game.tiles();
    Random random(seed, number, Purpose::Stack);
    random.shuffle(stack);
    game.adjustStack(stack, random);
    return stack;
}

} // namespace tilewright::game

namespace tilewright {

namespace {

std::ostream& operator<<(std::ostream& out, Cell cell) {
    return out << '(' << cell.x << ' ' << cell.y << ')';
}

std::ostream& operator<<(std::ostream& out, const std::vector<game::Holding>& holdings) {
    for (const game::Holding& holding : holdings)
        out << ' ' << holding.kind << ' ' << holding.count;
    return out;
}

std::ostream& operator<<(std::ostream& out, const game::Piece& piece) {
    out << piece.kind;
    if (piece.player >= 0)
        out << " of " << piece.player;
    out << " #" << piece.number;
    if (piece.feature >= 0)
        out << " on feature " << piece.feature;
    if (piece.lying)
        out << " lying";
    if (piece.with >= 0)
        out << " with " << piece.with;
    return out;
}

void addTile(std::ostream& out, const game::LaidTile& tile) {
    out << tile.cell << ' ';
    if (tile.tile >= 0)
        out << "tile " << tile.tile << " turned " << degrees(tile.rotation);
    else
        out << "room " << tile.mapChamber;
    out << '\n';
}

} // namespace

std::string describe(const game::Position& position) {
    const game::Table table = position.table();
    std::ostringstream out;
    out << "turn " << table.turn;
    if (position.over())
        out << ", ended: " << game::name(position.end());
    else
        out << ", player " << position.player() << ": " << table.prompt.english();
    out << "\ndrawn " << table.drawnTile << ", stack " << table.stackLeft << "\nsupply:" << table.supply
        << '\n';
    for (std::size_t player = 0; player < table.seats.size(); ++player)
        out << "player " << player << ": points " << table.seats[player].points
            << table.seats[player].holdings << '\n';
    for (const game::LaidTile& tile : table.tiles)
        addTile(out, tile);
    for (const game::Piece& piece : table.pieces)
        out << piece.cell << ' ' << piece << '\n';
    for (const game::Token& token : table.tokens)
        out << token.cell << ' ' << token.kind << (token.side ? " at " : "")
            << (token.side ? name(*token.side) : "") << '\n';
    for (const game::Space& space : table.spaces) {
        out << space.kind << " of " << space.player << ':';
        for (const game::Piece& piece : space.pieces)
            out << ' ' << piece << ';';
        out << '\n';
    }
    for (const std::string& move : game::legalMoveLines(position))
        out << "may " << move << '\n';
    return out.str();
}

} // namespace tilewright
