// The whole feature that a tile belongs to.

#include "engine/games/landscape/rules/interface/game_adapter.h"
#include "engine/games/landscape/rules/points.h"

#include <bit>

namespace tilewright::landscape {

namespace {

using Argument = Text::Argument;

Text sizeOf(const Position& state, int root) {
    const BoardFeature& boardFeature = state.features.at(root);
    switch (boardFeature.kind) {
    case FeatureKind::Field:
        return {QT_TRANSLATE_NOOP("Engine", "field touching completed cities: %1"), {citiesOf(state, root)}};
    case FeatureKind::Cloister:
        return {QT_TRANSLATE_NOOP("Engine", "cloister, tiles: %1 of 9"), {boardFeature.tiles}};
    default:
        break;
    }
    const Argument what = Argument::word(name(boardFeature.kind));
    if (boardFeature.complete())
        return {QT_TRANSLATE_NOOP("Engine", "%1, tiles: %2, complete"), {what, boardFeature.tiles}};
    return {QT_TRANSLATE_NOOP("Engine", "%1, tiles: %2, open ends: %3"),
            {what, boardFeature.tiles, boardFeature.openEnds}};
}

/// -1 if there is no such feature.
int rootOf(const Position& state, Cell cell, int feature) {
    const int tile = state.board.tileAt(cell);
    if (tile < 0 || feature < 0 || feature >= state.featureCount(tile))
        return -1;
    return state.features.root(state.board.firstPlace(tile) + feature);
}

/// Bit p for each player with pieces that count.
unsigned ownersOf(const Position& state, int root) {
    unsigned players = state.features.at(root).followers;
    // A mayor may stand there without any strength (L-4.2).
    if (players != 0 && (state.game().options().pieces & bitOf(PieceType::Mayor)) != 0) {
        const Majority majority = majorityOn(state, root);
        players = 0;
        for (std::size_t p = 0; p < majority.strength.size(); ++p)
            players |= (majority.strength[p] > 0 ? 1U : 0U) << p;
    }
    return players;
}

} // namespace

std::optional<game::RegionOwners> PositionAdapter::regionOwners(Cell cell, int feature) const {
    const int root = rootOf(state_, cell, feature);
    if (root < 0)
        return std::nullopt;
    return game::RegionOwners{.region = root, .players = ownersOf(state_, root)};
}

std::uint64_t PositionAdapter::sharedRegions(Cell cell) const {
    const int tile = state_.board.tileAt(cell);
    if (tile < 0)
        return 0;
    std::uint64_t shared = 0;
    const int first = state_.board.firstPlace(tile);
    for (int feature = 0; feature < state_.featureCount(tile); ++feature) {
        const unsigned owners = ownersOf(state_, state_.features.root(first + feature));
        shared |= std::uint64_t{(owners & (owners - 1)) != 0} << feature;
    }
    return shared;
}

std::optional<game::Region> PositionAdapter::region(Cell cell, int feature) const {
    const int root = rootOf(state_, cell, feature);
    if (root < 0)
        return std::nullopt;
    game::Region region;
    region.text = sizeOf(state_, root);
    region.ground = state_.features.at(root).kind == FeatureKind::Field;
    for (int place = 0; place < state_.features.placeCount(); ++place)
        if (state_.features.root(place) == root)
            region.parts.push_back({state_.cellOfPlace(place), state_.featureOfPlace(place)});
    const Majority majority = majorityOn(state_, root);
    for (int p = 0; p < playerCount(); ++p)
        if (const int strength = majority.strength[static_cast<std::size_t>(p)]; strength > 0)
            region.owners.push_back(
                {p, strength, ((majority.winners >> p) & 1U) != 0 ? pointsFor(state_, root, p) : 0});
    return region;
}

} // namespace tilewright::landscape
