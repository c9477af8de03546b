// U: what The Tunnel adds to the ordinary game.

#include "engine/games/landscape/tunnel/tunnel.h"

#include "engine/base/random.h"
#include "engine/games/compile_checks.h"
#include "engine/games/landscape/dungeon/dungeon_expansion.h"
#include "engine/games/landscape/rules/expansion.h"
#include "engine/games/landscape/rules/names.h"
#include "engine/games/landscape/rules/piece_placement.h"
#include "engine/games/landscape/rules/point_sources.h"
#include "engine/games/landscape/rules/state/position.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <utility>

namespace tilewright::landscape {

namespace {

constexpr std::array<std::string_view, 2> tunnelSets{"landscape/base.tileset.json",
                                                     "landscape/tunnel.tileset.json"};
constexpr std::array tunnelSources{kinds::tunnelRoad};

bool hasMouth(const Landscape& tile) {
    return std::ranges::find(tile.features, Tunnel::Mouth, &Feature::tunnel) != tile.features.end();
}

/// U-2.3: one road per side; the first keeps the number, the others follow after the last feature.
void splitRoads(const Landscape& tile, bool reserve, std::vector<TileFeature>& features) {
    for (std::size_t i = 0; i < tile.features.size(); ++i) {
        if (tile.features[i].kind != FeatureKind::Road || tile.features[i].tunnel != Tunnel::Splits)
            continue;
        TileFeature part = features[i];
        part.mouth = true;
        part.ends = 2;
        if (reserve)
            part.unsplitFrom = static_cast<std::uint8_t>(i);
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
    if (options.otherTunnels != OtherTunnels::Through)
        splitRoads(tile, options.otherTunnels == OtherTunnels::Reserve, kind.features);
    if (options.withDragon)
        addDragonMarks(tile, kind);
    if (options.towerActions)
        addTowers(tile, kind);
}

/// Of L-5 and L-6: options that have no effect.
void checkDragonOptions(const SymbolsInPlay& tiles, const Options& options, Issues& issues) {
    if (options.withDragon && !tiles.volcanoes && !tiles.dragons)
        warnWithout("withDragon", QT_TRANSLATE_NOOP("Engine", "the princess and dragon set"), issues);
    if (options.towerActions && !tiles.towers)
        warnWithout("withTowers", QT_TRANSLATE_NOOP("Engine", "the tower set"), issues);
    if (options.withDragon)
        checkDragonFlights(tiles, options, issues);
    const Options numbered;
    const std::initializer_list<std::pair<const char*, bool>> ofDragon{
        {"dragonMoves", options.dragonAfterScoring},
        {"princess", options.princessMust},
        {"dragonSteps", options.dragonSteps != numbered.dragonSteps},
        {"dragonSteering", options.layerSteers},
        {"fairyTurnPoints", options.fairyTurnPoints != numbered.fairyTurnPoints},
        {"fairyScorePoints", options.fairyScorePoints != numbered.fairyScorePoints}};
    for (const auto& [option, given] : ofDragon)
        if (given && !options.withDragon)
            warnWithout(option, "withDragon", issues);
    if (!options.dragonEatsOnTower && !(options.withDragon && options.towerActions))
        warnWithout("dragonEatsOnTower", "withDragon, withTowers", issues);
}

void checkTokens(const Options& options, int players, Issues& issues) {
    const int tokens = tokenColours / players * options.tokensAColour;
    if (options.tokensATurn > tokens)
        issues.push_back(game::warningAt(
            "few-tokens", "/options/tokensATurn",
            {QT_TRANSLATE_NOOP("Engine", "found %1 tokens a turn, but a player has only %2"),
             {options.tokensATurn, tokens}},
            QT_TRANSLATE_NOOP("Engine", "Give each colour more tokens, or allow fewer in a turn.")));
    if (options.tokensAColour % 2 != 0 && !options.tokensReturn)
        issues.push_back(game::warningAt(
            "single-token", "/options/tokensAColour",
            {QT_TRANSLATE_NOOP("Engine", "found %1 tokens of a colour, of which the last joins nothing"),
             {options.tokensAColour}},
            QT_TRANSLATE_NOOP("Engine", "Give each colour an even number of tokens, or let tokens return.")));
}

void checkTunnel(const SymbolsInPlay& tiles, const Options& options, int players, Issues& issues) {
    if (!tiles.mouths)
        issues.push_back(game::warningAt(
            "no-mouths", "/tileset/tiles",
            QT_TRANSLATE_NOOP("Engine", "found no tile with a tunnel mouth, expected places for the tokens"),
            QT_TRANSLATE_NOOP("Engine", "Shuffle in the tunnel set.")));
    checkTokens(options, players, issues);
    checkVolcanoes(tiles, issues);
    checkDragonOptions(tiles, options, issues);
    checkOrdinaryOptions(tiles, options, players, issues);
}

bool playsMore(const Position& position) {
    const Options& options = position.game().options();
    return options.withDragon || options.towerActions;
}

void addTunnelMoves(const Position& position, game::MoveList& moves) {
    if (playsMore(position))
        addDungeonMoves(position, moves);
    else
        addPlaceMoves(position, moves);
    if (position.turn.phase == Phase::Deploy && position.mayPlaceToken())
        addTokenMoves(position, moves);
}

void playTunnelMove(Position& position, Move move, ChangeRecorder record) {
    if (kind(move) == MoveKind::PlaceToken)
        putToken(position, colour(move), place(move), record);
    else
        playDungeonMove(position, move, record);
}

void beginTunnelTurn(Position& position, ChangeRecorder record) {
    position.turn.tokenPlaces.clear();
    beginDungeonTurn(position, record);
}

std::uint64_t hashOfTunnel(const Position& position, std::uint64_t hash) {
    const auto add = [&hash](std::uint64_t value) { hash = Random::mix(hash ^ value); };
    const Tokens& tokens = position.tokens;
    for (int colour = 0; colour < tokenColours; ++colour)
        for (int token = 0; token < position.game().options().tokensAColour; token += 2)
            add(static_cast<std::uint64_t>(tokens.mouth(colour, token)) << 16 |
                static_cast<std::uint64_t>(tokens.mouth(colour, token + 1)));
    for (std::size_t n = 1; n < position.turn.tokenPlaces.size(); ++n)
        add(position.turn.tokenPlaces[n]);
    return playsMore(position) ? hashOfDungeon(position, hash) : hash;
}

void addTunnelToBoard(const Position& position, game::Table& table) {
    const int most = position.game().options().tokensAColour > 2 ? maxTokensPerColour : 2;
    for (int colour = 0; colour < tokenColours; ++colour)
        for (int token = 0; token < most; ++token)
            if (const int place = position.tokens.mouth(colour, token); place != nowhere)
                table.tokens.push_back(
                    {tokenKind(colour), position.cellOfPlace(place), position.mouthSide(place)});
    if (playsMore(position))
        addDragonToBoard(position, table);
}

void addTunnelSpaces(const Position& position, game::Table& table) {
    if (playsMore(position))
        addPrisons(position, table);
}

void addRefusalsInTunnel(const Position& position, std::vector<game::Refusal>& all) {
    addTunnelRefusals(position, all);
    addDragonRefusals(position, all);
    addTowerRefusals(position, all);
}

} // namespace

constinit const Expansion expansions::tunnel{.id = "tunnel",
                                             .label = QT_TRANSLATE_NOOP("Engine", "The Tunnel"),
                                             .defaultSets = tunnelSets,
                                             .suits = hasMouth,
                                             .options = tunnelOptions,
                                             .reconcileOptions = reconcileTunnelOptions,
                                             .compileTile = addMouths,
                                             .check = checkTunnel,
                                             .colours = tokenColours,
                                             .addMoves = addTunnelMoves,
                                             .play = playTunnelMove,
                                             .onTurnBegan = beginTunnelTurn,
                                             .onTileLaid = callDragonToVolcano,
                                             .beginOwnPhase = beginFlightIfDue,
                                             .hash = hashOfTunnel,
                                             .sources = tunnelSources,
                                             .addToBoard = addTunnelToBoard,
                                             .addSpaces = addTunnelSpaces,
                                             .addRefusals = addRefusalsInTunnel};

} // namespace tilewright::landscape
