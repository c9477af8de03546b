#include "engine/game/record.h"
#include "engine/rulesets.h"
#include "engine/tileset/combine.h"
#include "engine/tileset/io/bundled.h"
#include "engine/tileset/io/format.h"
#include "tests/fuzz/require.h"

#include <array>
#include <string>
#include <vector>

using namespace tilewright;
using namespace tilewright::fuzz;

namespace {

/// Bytes that choose.
struct Choices {
    const std::uint8_t* data;
    std::size_t size;
    unsigned next() {
        if (size == 0)
            return 0;
        --size;
        return *data++;
    }
};

using Compiled = Loaded<std::shared_ptr<const game::Game>>;

Compiled beneathGame(Choices& choices, int players) {
    static const TileSet set = *readTileSet(bundledText(defaultTileSet)).value;
    static const std::array maps{*readMap(bundledText(defaultMap)).value,
                                 *readMap(bundledText("beneath/narrow.map.json")).value};
    Json options = Json::object();
    const unsigned bits = choices.next();
    options["actionsPerTurn"] = 1 + (bits & 7U);
    options["noSealing"] = (bits & 8U) == 0;
    options["keepDungeonOpen"] = (bits & 16U) != 0;
    options["markersOnBoard"] = (bits & 32U) == 0;
    options["runnerEntry"] = (bits & 64U) == 0 ? "entrance" : "laid-tile";
    const unsigned more = choices.next();
    options["silverCost"] = 1 + (more & 7U);
    options["startingPicks"] = (more >> 3) & 3U;
    options["pickColours"] = 4 + ((more >> 5) & 3U);
    return game::findRuleset(rulesets(), "beneath")->compile(set, maps[choices.next() % 2], options, players);
}

Compiled landscapeGame(Choices& choices, const char* ruleset, int players) {
    static const TileSet set = [] {
        std::vector<TileSet> sets;
        for (const char* name :
             {"base", "inns-cathedrals", "princess-dragon", "tower", "abbey-mayor", "tunnel"})
            sets.push_back(
                *readTileSet(bundledText("landscape/" + std::string(name) + ".tileset.json")).value);
        return *combine(sets).value;
    }();
    static const Map map = *readMap(bundledText("landscape/start.map.json")).value;
    const unsigned bits = choices.next();
    Json pieces = Json::array();
    unsigned bit = 1;
    for (const char* piece : {"large", "mayor", "wagon", "builder", "pig"}) {
        if ((bits & bit) != 0)
            pieces.push_back(piece);
        bit <<= 1;
    }
    Json options{{"pieces", pieces}, {"smallCity", (bits & 32U) == 0 ? 4 : 2}};
    if (std::string_view(ruleset) == "dungeon") {
        const unsigned more = choices.next();
        options["dragonMoves"] = (more & 1U) == 0 ? "before-scoring" : "after-scoring";
        options["princess"] = (more & 2U) == 0 ? "may" : "must";
        options["towerActions"] = (more & 4U) == 0;
        options["dragonEatsOnTower"] = (more & 8U) == 0;
        options["flushOut"] = (more & 16U) == 0;
    } else {
        options["splitOtherTunnels"] = (bits & 64U) == 0;
        options["countTunnelTileTwice"] = (bits & 128U) != 0;
    }
    return game::findRuleset(rulesets(), ruleset)->compile(set, map, options, players);
}

} // namespace

// Bytes as choices: the first ones of the game, then one or two a move. A legal move is never refused, and a
// replay comes to the same position.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Choices choices{data, size};
    const std::array names{"beneath", "landscape", "tunnel", "dungeon"};
    const char* ruleset = names[choices.next() % names.size()];
    const bool beneath = std::string_view(ruleset) == "beneath";
    const int players = 2 + static_cast<int>(choices.next() % (beneath ? 3 : 5));
    const auto game = beneath ? beneathGame(choices, players) : landscapeGame(choices, ruleset, players);
    require(game.value.has_value());
    const game::Stack stack = game::shuffledStack(**game.value, choices.next());
    const auto position = (*game.value)->start(stack);
    game::Recorder recorder(**game.value, ruleset, "1",
                            std::vector<game::RecordPlayer>(static_cast<std::size_t>(players)), stack);
    game::MoveList moves;
    while (!position->over() && choices.size > 0) {
        position->legalMoves(moves);
        require(!moves.empty());
        unsigned choice = choices.next();
        if (moves.size() > 256)
            choice = choice << 8 | choices.next();
        const game::Move move = moves[choice % moves.size()];
        recorder.add(*position, move);
        position->play(move);
    }
    const auto replayed = game::replay(recorder.record(*position), rulesets());
    require(!hasErrors(replayed.issues) && replayed.value->position->equals(*position));
    return 0;
}
