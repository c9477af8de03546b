#include "engine/games/landscape/rules/interface/game_adapter.h"

#include "engine/games/landscape/rules/laying.h"
#include "engine/games/landscape/rules/point_sources.h"
#include "engine/games/landscape/rules/points.h"

#include <algorithm>
#include <array>

namespace tilewright::landscape {

namespace {

constexpr std::array order{FeatureKind::Road, FeatureKind::City, FeatureKind::Cloister, FeatureKind::Field};

bool isBesideTile(const LaidTiles& board, Cell cell) {
    return std::ranges::any_of(allDirections,
                               [&](Direction d) { return board.tileAt(neighbour(cell, d)) >= 0; });
}

/// Whether no tile of the game fits that cell as it is.
bool isLost(const Position& position, Cell cell) {
    const LaidTiles& board = position.board;
    if (board.tileAt(cell) >= 0 || !isBesideTile(board, cell))
        return false;
    const int free = board.freeNumber(cell);
    if (free < 0) // beyond the limits of the board
        return true;
    const std::vector<std::uint16_t>& kinds = position.game().stackKinds();
    return std::ranges::none_of(kinds, [&](std::uint16_t kind) {
        return fittingRotations(position.game().shownOf(kind), board.forbiddenEdges(free)) != 0;
    });
}

/// Whether that part of a feature needs a cell that is lost.
bool needsLostAt(const Position& position, int place) {
    const TileFeature& feature = position.tileFeatureAt(place);
    const int tile = position.features.tileOf(place);
    const Cell cell = position.board.cellOf(tile);
    if (feature.kind == FeatureKind::Cloister) {
        for (int y = cell.y - 1; y <= cell.y + 1; ++y)
            for (int x = cell.x - 1; x <= cell.x + 1; ++x)
                if (isLost(position, {x, y}))
                    return true;
        return false;
    }
    const std::uint8_t sides = turnedSides(feature.sides, position.board.rotationOf(tile));
    return std::ranges::any_of(allDirections, [&](Direction d) {
        return ((sides >> static_cast<unsigned>(index(d))) & 1U) != 0 && isLost(position, neighbour(cell, d));
    });
}

bool needsLost(const Position& position, int root) {
    bool needs = false;
    position.features.forEachJoined(root, [&](int place) { needs = needs || needsLostAt(position, place); });
    return needs;
}

/// Adds an incomplete feature with pieces.
void addOccupied(game::FeatureCount& count, const Position& position, int root) {
    int pieces = 0;
    forEachPiece(position, root, [&pieces](int, int) { ++pieces; });
    ++count.occupied;
    count.pieces += pieces;
    if (!count.completes || !needsLost(position, root))
        return;
    ++count.trapped;
    count.trappedPieces += pieces;
}

/// Counts roads, cities, cloisters and fields, one entry each in this order. A road or city needs the empty
/// cells at its open sides, a cloister those around it; all tiles of the set that are in play count, drawn or
/// not.
std::vector<game::FeatureCount> countFeatures(const Position& position) {
    std::vector<game::FeatureCount> counts;
    std::array<std::size_t, order.size()> ofKind{};
    for (const FeatureKind kind : order) {
        ofKind[static_cast<std::size_t>(kind)] = counts.size();
        counts.push_back({.kind = sourceOf(kind), .completes = kind != FeatureKind::Field});
    }
    const Features& features = position.features;
    for (int place = 0; place < features.placeCount(); ++place) {
        const BoardFeature& feature = features.at(place);
        game::FeatureCount& count = counts[ofKind[static_cast<std::size_t>(feature.kind)]];
        // Without branches: whether a place is a root can't be predicted.
        const int isRoot = features.isRoot(place) ? 1 : 0;
        const int isComplete = feature.complete() ? isRoot : 0;
        count.complete += isComplete;
        count.incomplete += isRoot - isComplete;
        if (isRoot > isComplete && !feature.empty())
            addOccupied(count, position, place);
    }
    return counts;
}

} // namespace

std::vector<game::FeatureCount> PositionAdapter::featureCounts() const {
    return countFeatures(state_);
}

} // namespace tilewright::landscape
