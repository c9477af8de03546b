#include "engine/game/record.h"
#include "engine/rulesets.h"
#include "engine/tileset/bundled.h"
#include "engine/tileset/format.h"

#include <array>
#include <cstdint>
#include <cstdlib>

using namespace tilewright;

namespace {

void require(bool condition) {
    if (!condition)
        std::abort();
}

/// Whatever is read can be played as far as it goes, and written, and comes back the same.
void asRecord(std::string_view text) {
    const auto read = game::readRecord(text);
    if (!read.value) {
        require(hasErrors(read.issues));
        return;
    }
    const auto replayed = game::replay(*read.value, rulesets());
    for (const Issue& issue : replayed.issues)
        require(!format(issue).empty());
    if (replayed.value) {
        require(replayed.value->moves.size() <= read.value->moves.size());
        require(replayed.value->moves.size() == read.value->moves.size() || hasErrors(replayed.issues));
        (void)replayed.value->position->table();
    } else {
        require(hasErrors(replayed.issues));
    }
    const std::string written = fileText(game::toJson(*read.value));
    const auto again = game::readRecord(written);
    require(again.value.has_value() && fileText(game::toJson(*again.value)) == written);
}

/// Bytes as choices: the first ones of the game, then one or two a move.
void asChoices(const std::uint8_t* data, std::size_t size) {
    static const TileSet set = *readTileSet(bundledText(defaultTileSet)).value;
    static const std::array maps{*readMap(bundledText(defaultMap)).value,
                                 *readMap(bundledText("beneath/narrow.map.json")).value};
    const auto next = [&]() -> unsigned {
        if (size == 0)
            return 0;
        --size;
        return *data++;
    };
    Json options = Json::object();
    const unsigned bits = next();
    options["actionsPerTurn"] = 1 + (bits & 7U);
    options["noSealing"] = (bits & 8U) == 0;
    options["keepDungeonOpen"] = (bits & 16U) != 0;
    options["markersOnBoard"] = (bits & 32U) == 0;
    options["runnerEntry"] = (bits & 64U) == 0 ? "entrance" : "laid-tile";
    const unsigned more = next();
    options["silverCost"] = 1 + (more & 7U);
    options["startingPicks"] = (more >> 3) & 3U;
    options["pickColours"] = 4 + ((more >> 5) & 3U);
    const int players = 2 + static_cast<int>(next() % 3);
    const Map& map = maps[next() % 2];
    const auto game = rulesets().front()->compile(set, map, options, players);
    require(game.value.has_value());
    const game::Stack stack = game::shuffledStack(**game.value, next());
    const auto position = (*game.value)->start(stack);
    game::Recorder recorder(**game.value, "beneath", "1",
                            std::vector<game::RecordPlayer>(static_cast<std::size_t>(players)), stack);
    game::MoveList moves;
    while (!position->over() && size > 0) {
        position->legalMoves(moves);
        require(!moves.empty());
        unsigned choice = next();
        if (moves.size() > 256)
            choice = choice << 8 | next();
        const game::Move move = moves[choice % moves.size()];
        recorder.add(*position, move);
        position->play(move);
    }
    const auto replayed = game::replay(recorder.record(*position), rulesets());
    require(!hasErrors(replayed.issues) && replayed.value->position->equals(*position));
}

} // namespace

// A record as text, or else choices in a game.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size > 0 && data[0] == '{')
        asRecord({reinterpret_cast<const char*>(data), size});
    else if (size > 0)
        asChoices(data, size);
    return 0;
}
