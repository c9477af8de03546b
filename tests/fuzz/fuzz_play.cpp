#include "engine/games/kit.h"
#include "engine/games/record.h"
#include "engine/model/companions.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "tests/fuzz/require.h"

#include <algorithm>
#include <array>
#include <span>
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

Json valueOf(const OptionSpec& spec, unsigned byte) {
    switch (spec.type) {
    case OptionSpec::Type::Boolean:
        return (byte & 1U) != 0;
    case OptionSpec::Type::Choice:
        return spec.choices[byte % spec.choices.size()];
    case OptionSpec::Type::Set: {
        Json some = Json::array();
        for (std::size_t i = 0; i < spec.choices.size(); ++i)
            if ((byte >> i & 1U) != 0)
                some.push_back(spec.choices[i]);
        return some;
    }
    default: {
        if (!spec.word.empty() && byte == 255)
            return spec.word;
        const auto values = static_cast<unsigned>((spec.maximum - spec.minimum) / spec.step + 1);
        return spec.minimum + spec.step * static_cast<int>(byte % values);
    }
    }
}

/// Any options with any values, one pair of bytes each.
void setMore(Json& options, const game::Ruleset& rules, Choices& choices) {
    const std::span<const OptionSpec> specs = rules.options();
    for (unsigned left = choices.next() % 16; left > 0; --left) {
        const OptionSpec& spec = specs[choices.next() % specs.size()];
        options[spec.name] = valueOf(spec, choices.next());
    }
}

/// `more`: whether bytes for further options follow.
Compiled beneathGame(Choices& choices, int players, bool more) {
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
    const unsigned numbers = choices.next();
    options["silverCost"] = 1 + (numbers & 7U);
    options["startingPicks"] = (numbers >> 3) & 3U;
    options["pickColours"] = 4 + ((numbers >> 5) & 3U);
    const Map& map = maps[choices.next() % 2];
    const game::Ruleset& rules = *game::findRuleset(rulesets(), "beneath");
    if (more)
        setMore(options, rules, choices);
    return rules.compile(set, map, options, players);
}

Compiled landscapeGame(Choices& choices, const char* ruleset, int players, bool more) {
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
        const unsigned dungeon = choices.next();
        options["dragonMoves"] = (dungeon & 1U) == 0 ? "before-scoring" : "after-scoring";
        options["princess"] = (dungeon & 2U) == 0 ? "may" : "must";
        options["towerActions"] = (dungeon & 4U) == 0;
        options["dragonEatsOnTower"] = (dungeon & 8U) == 0;
        options["flushOut"] = (dungeon & 16U) == 0;
    } else {
        options["splitOtherTunnels"] = (bits & 64U) == 0;
        options["countTunnelTileTwice"] = (bits & 128U) != 0;
    }
    const game::Ruleset& rules = *game::findRuleset(rulesets(), ruleset);
    if (more)
        setMore(options, rules, choices);
    return rules.compile(set, map, options, players);
}

} // namespace

// Bytes as choices: the first ones of the game and its options, then one or two a move. A legal move is never
// refused, and a replay comes to the same position.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Choices choices{data, size};
    const std::array names{"beneath", "landscape", "tunnel", "dungeon"};
    const unsigned first = choices.next();
    const char* ruleset = names[first % names.size()];
    const bool more = (first & 4U) != 0;
    const bool beneath = std::string_view(ruleset) == "beneath";
    const int players = 2 + static_cast<int>(choices.next() % (beneath ? 3 : 5));
    const auto game =
        beneath ? beneathGame(choices, players, more) : landscapeGame(choices, ruleset, players, more);
    if (!game) {
        require(more && std::ranges::all_of(game.issues, [](const Issue& issue) {
                    return issue.severity == Severity::Warning || issue.code == "option-impossible";
                }));
        return 0;
    }
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
