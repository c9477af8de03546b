// B-4.2 to B-4.6: where the drawn tile may be laid.

#include "engine/games/beneath/rules/position.h"

#include <algorithm>
#include <bit>

namespace tilewright::beneath {

namespace {

/// Passages of a tile (bit d: side d) after the turn.
constexpr unsigned turnedPassages(unsigned passages, unsigned quarterTurns) {
    return ((passages << quarterTurns) | (passages >> (4 - quarterTurns))) & 0xFU;
}

/// For the passages of an unturned tile and a socket byte: bit r is set if rotation r fits.
constexpr auto fittingRotations = [] {
    std::array<std::array<std::uint8_t, 256>, 16> table{};
    for (unsigned passages = 0; passages < 16; ++passages)
        for (unsigned socket = 0; socket < 256; ++socket)
            for (unsigned r = 0; r < 4; ++r)
                if ((turnedPassages(passages, r) & ~(socket >> 4)) == (socket & 0xFU))
                    table[passages][socket] |= static_cast<std::uint8_t>(1U << r);
    return table;
}();

/// What the bits of a laying change by when its cell moves to side d and its tile turns from R0 by each of
/// the rotations in a mask, in order; the rest is of no use. Written all at once, without a branch for each.
constexpr auto towards = [] {
    std::array<std::array<std::array<std::uint64_t, 4>, 16>, 4> table{};
    for (std::size_t d = 0; d < 4; ++d)
        for (unsigned mask = 0; mask < 16; ++mask)
            for (std::size_t r = 0, n = 0; r < 4; ++r)
                if ((mask >> r) & 1U)
                    table[d][mask][n++] = layMove(0, 0, steps[d], rotationAt(static_cast<int>(r))).bits -
                                          layMove(0, 0, Cell{}, Rotation::R0).bits;
    return table;
}();

} // namespace

bool Position::layings(int kind, game::MoveList* moves) const {
    const unsigned passages = game_->face(Game::faceNumber(kind, Rotation::R0)).passages;
    const auto& fitting = fittingRotations[passages];
    // Each cell to lay in has an open passage beside it.
    Move* end = moves == nullptr ? nullptr : moves->appendBuffer(std::size_t{4} * openPassages_ + 4);
    for (int chamber = nextIn(atRim_, 0); chamber < chamberCount_; chamber = nextIn(atRim_, chamber + 1))
        for (std::uint32_t sockets = sockets_[static_cast<std::size_t>(chamber)]; sockets != 0;) {
            const auto d = static_cast<std::size_t>(std::countr_zero(sockets) / 8);
            const unsigned socket = (sockets >> (8 * d)) & 0xFFU;
            sockets &= ~(0xFFU << (8 * d));
            const unsigned rotations = fitting[socket];
            if (rotations == 0)
                continue;
            const Cell here = cellOf(chamber);
            const unsigned must = socket & 0xFU;
            // Only a tile that opens nothing new can close a way, in any rotation, and only if it takes all
            // open passages of each group beside it.
            if (bitCount[passages] == bitCount[must] && openPassagesOf(group(chamber)) <= bitCount[must] &&
                sealsOrCloses(neighbour(here, allDirections[d]), must))
                continue;
            if (moves == nullptr)
                return true;
            const std::uint64_t there = layMove(player_, kind, here, Rotation::R0).bits;
            for (std::size_t i = 0; i < 4; ++i)
                end[i] = {there + towards[d][rotations][i]};
            end += bitCount[rotations];
        }
    if (moves != nullptr)
        moves->setEnd(end);
    return moves != nullptr && !moves->empty();
}

bool Position::mayLay(int kind, Cell cell, Rotation r) const {
    if (!insideLimits(cell) || chamberAt(cell) != nowhere)
        return false;
    const unsigned has = game_->face(Game::faceNumber(kind, r)).passages;
    unsigned must = 0;
    unsigned opened = 0;
    for (Direction side : allDirections) {
        const unsigned bit = 1U << static_cast<unsigned>(side);
        const std::uint16_t other = chamberAt(neighbour(cell, side));
        if (other == nowhere) {
            opened |= has & bit;
            continue;
        }
        const bool wanted = ((rim(other) >> static_cast<unsigned>(opposite(side))) & 1U) != 0;
        if (wanted != ((has & bit) != 0)) // B-4.2
            return false;
        if (wanted)
            must |= bit;
    }
    if (must == 0) // B-4.3
        return false;
    return opened != 0 || !sealsOrCloses(cell, must);
}

/// The connections of a tile that opens nothing new: the groups of chambers around its cell become one.
struct Position::MergedGroup {
    Cell cell;
    FixedVector<int, 4> roots;
    bool entrance = false;
    bool guardChamber = false;

    bool has(int root) const { return std::find(roots.begin(), roots.end(), root) != roots.end(); }
};

/// Whether a tile in that cell that joins those sides and opens nothing new breaks B-4.4 or B-4.6.
bool Position::sealsOrCloses(Cell cell, unsigned joins) const {
    if (game_->options().keepDungeonOpen && openPassages_ == std::popcount(joins))
        return true;
    if (!game_->options().noSealing)
        return false;
    MergedGroup mergedGroup{cell, {}, false, false};
    // Passages that stay open: each joined side takes one.
    int open = 0;
    for (unsigned sides = joins; sides != 0; sides &= sides - 1) {
        const std::uint16_t other = chamberAt(neighbour(cell, directionAt(std::countr_zero(sides))));
        if (endsTheWay(kindOf(other)))
            continue;
        --open;
        const int root = group(other);
        if (mergedGroup.has(root))
            continue;
        open += openPassagesOf(root);
        mergedGroup.roots.push_back(root);
        mergedGroup.entrance = mergedGroup.entrance || hasMark(root, entranceMark);
        mergedGroup.guardChamber = mergedGroup.guardChamber || hasMark(root, guardChamberMark);
    }
    if (open > 0)
        return false;
    if (mergedGroup.entrance && !mergedGroup.guardChamber)
        return true;
    for (std::uint16_t room : game_->protectedEnds())
        if (sealedBy(mergedGroup, room))
            return true;
    return false;
}

/// Whether that room is connected to the tile or its group, and sealed once these have no passage left.
bool Position::sealedBy(const MergedGroup& mergedGroup, int room) const {
    bool touched = false;
    bool entrance = mergedGroup.entrance;
    bool guardChamber = mergedGroup.guardChamber;
    FixedVector<int, 4> others;
    for (Direction d : allDirections) {
        const Cell beside = neighbour(cellOf(room), d);
        if ((rim(room) >> index(d)) & 1U) {
            if (beside != mergedGroup.cell)
                return false;
            touched = true;
        }
        if (((joined(room) >> index(d)) & 1U) == 0)
            continue;
        const std::uint16_t other = neighbourOf(room, d);
        if (endsTheWay(kindOf(other)))
            continue;
        const int root = group(other);
        if (mergedGroup.has(root)) {
            touched = true;
            continue;
        }
        others.push_back(root);
        entrance = entrance || hasMark(root, entranceMark);
        guardChamber = guardChamber || hasMark(root, guardChamberMark);
    }
    if (!touched || (kindOf(room) == ChamberKind::Cell ? guardChamber : entrance))
        return false;
    return std::ranges::none_of(others, [this](int root) { return openPassagesOf(root) > 0; });
}

bool Position::sealed(int room) const {
    const ChamberKind kind = kindOf(room);
    const bool wantsGuardChamber = kind == ChamberKind::Entrance || kind == ChamberKind::Cell;
    const std::uint16_t goal = wantsGuardChamber ? guardChamberMark : entranceMark;
    if (rim(room) != 0)
        return false;
    FixedVector<int, 5> roots;
    if (!endsTheWay(kind))
        roots.push_back(group(room));
    for (Direction d : allDirections) {
        if (((joined(room) >> index(d)) & 1U) == 0)
            continue;
        const std::uint16_t other = neighbourOf(room, d);
        if (!endsTheWay(kindOf(other)))
            roots.push_back(group(other));
    }
    return std::ranges::none_of(roots,
                                [&](int root) { return hasMark(root, goal) || openPassagesOf(root) > 0; });
}

} // namespace tilewright::beneath
