// U: what The Tunnel adds to the ordinary game.

#include "engine/game/compile_checks.h"
#include "engine/grid/random.h"
#include "engine/landscape/expansion.h"
#include "engine/landscape/rules/followers.h"
#include "engine/landscape/rules/sources.h"
#include "engine/landscape/state/position.h"
#include "engine/landscape/tunnel/reasons_tunnel.h"
#include "engine/landscape/tunnel/tunnel_options.h"
#include "engine/landscape/words.h"

#include <algorithm>
#include <array>

namespace tilewright::landscape {

namespace {

constexpr std::array<std::string_view, 2> tunnelSets{"landscape/base.tileset.json",
                                                     "landscape/tunnel.tileset.json"};
constexpr std::array tunnelSources{kinds::tunnelRoad};

bool hasMouth(const Landscape& tile) {
    return std::ranges::find(tile.features, Tunnel::Mouth, &Feature::tunnel) != tile.features.end();
}

/// U-2.3: one road per side; the first keeps the number, the others follow after the last feature.
void splitRoads(const Landscape& tile, std::vector<KindFeature>& features) {
    for (std::size_t i = 0; i < tile.features.size(); ++i) {
        if (tile.features[i].kind != FeatureKind::Road || tile.features[i].tunnel != Tunnel::Splits)
            continue;
        KindFeature part = features[i];
        part.mouth = true;
        part.ends = 2;
        bool first = true;
        for (unsigned sides = features[i].sides; sides != 0; sides &= sides - 1) {
            part.sides = static_cast<std::uint8_t>(sides & (~sides + 1));
            if (first)
                features[i] = part;
            else
                features.push_back(part);
            first = false;
        }
    }
}

void addMouths(const Landscape& tile, const Options& options, TileKind& kind) {
    for (std::size_t i = 0; i < tile.features.size(); ++i)
        if (tile.features[i].kind == FeatureKind::Road && tile.features[i].tunnel == Tunnel::Mouth) {
            kind.features[i].mouth = true;
            ++kind.features[i].ends;
        }
    if (options.splitOtherTunnels)
        splitRoads(tile, kind.features);
}

void checkMouths(const TilesInPlay& tiles, Issues& issues) {
    if (!tiles.mouths)
        issues.push_back(game::warningAt(
            "no-mouths", "/tileset/tiles",
            QT_TRANSLATE_NOOP("Engine", "found no tile with a tunnel mouth, expected places for the tokens"),
            QT_TRANSLATE_NOOP("Engine", "Shuffle in the tunnel set.")));
}

void addTunnelMoves(const Position& position, game::MoveList& moves) {
    addPlaceMoves(position, moves);
    if (position.mayPlaceToken())
        addTokenMoves(position, moves);
}

void playToken(Position& position, Move move, ChangeRecorder record) {
    putToken(position, colour(move), place(move), record);
}

std::uint64_t hashOfTokens(const Position& position, std::uint64_t hash) {
    const Tokens& tokens = position.tokens;
    for (int colour = 0; colour < tokenColours; ++colour)
        hash = Random::mix(hash ^ (static_cast<std::uint64_t>(tokens.mouth(colour, 0)) << 16 |
                                   static_cast<std::uint64_t>(tokens.mouth(colour, 1))));
    return hash;
}

void layTokens(const Position& position, game::Table& table) {
    for (int colour = 0; colour < tokenColours; ++colour)
        for (int token = 0; token < 2; ++token)
            if (const int place = position.tokens.mouth(colour, token); place != nowhere)
                table.tokens.push_back(
                    {tokenKind(colour), position.cellOfPlace(place), position.mouthSide(place)});
}

} // namespace

constinit const Expansion expansions::tunnel{
    .id = "tunnel",
    .label = QT_TRANSLATE_NOOP("Engine", "The Tunnel"),
    .ownSets = tunnelSets,
    .suits = hasMouth,
    .options = tunnelOptions,
    .readOptions = readTunnelOptions,
    .compileTile = addMouths,
    .check = checkMouths,
    .colours = tokenColours,
    .addMoves = addTunnelMoves,
    .play = playToken,
    .turnBegan = [](Position& position, ChangeRecorder) { position.turn.tokenPlace = nowhere; },
    .hash = hashOfTokens,
    .sources = tunnelSources,
    .addToTable = layTokens,
    .addRefusals = addTunnelRefusals};

} // namespace tilewright::landscape
