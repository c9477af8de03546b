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
bool needsLost(const Position& position, int place) {
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

void add(game::FeatureCount& count, const Position& position, int root, bool lost) {
    const BoardFeature& boardFeature = position.features.at(root);
    if (count.completes && boardFeature.complete()) {
        ++count.complete;
        return;
    }
    ++count.incomplete;
    if (boardFeature.empty())
        return;
    int pieces = 0;
    forEachPiece(position, root, [&pieces](int, int) { ++pieces; });
    ++count.occupied;
    count.pieces += pieces;
    if (!lost)
        return;
    ++count.trapped;
    count.trappedPieces += pieces;
}

/// Counts roads, cities, cloisters and fields, one entry each in this order. A road or city needs the empty
/// cells at its open sides, a cloister those around it; all tiles of the set that are in play count, drawn or
/// not.
std::vector<game::FeatureCount> countFeatures(const Position& position) {
    std::vector<game::FeatureCount> counts;
    for (const FeatureKind kind : order)
        counts.push_back({.kind = sourceOf(kind), .completes = kind != FeatureKind::Field});
    const Features& features = position.features;
    const auto places = static_cast<std::size_t>(features.placeCount());
    std::vector<bool> lost(places);
    for (std::size_t place = 0; place < places; ++place) {
        const auto root = static_cast<std::size_t>(features.root(static_cast<int>(place)));
        const BoardFeature& boardFeature = features.at(static_cast<int>(root));
        // A feature without pieces is not lost to anyone.
        if (boardFeature.kind != FeatureKind::Field && !boardFeature.complete() && !boardFeature.empty() &&
            !lost[root])
            lost[root] = needsLost(position, static_cast<int>(place));
    }
    for (std::size_t place = 0; place < places; ++place) {
        if (features.root(static_cast<int>(place)) != static_cast<int>(place))
            continue;
        const auto kind = std::ranges::find(order, features.at(static_cast<int>(place)).kind);
        add(counts[static_cast<std::size_t>(kind - order.begin())], position, static_cast<int>(place),
            lost[place]);
    }
    return counts;
}

} // namespace

std::vector<game::FeatureCount> PositionAdapter::featureCounts() const {
    return countFeatures(state_);
}

} // namespace tilewright::landscape
