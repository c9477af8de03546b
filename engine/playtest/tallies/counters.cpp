#include "engine/playtest/tallies/counters.h"

#include <algorithm>
#include <array>

namespace tilewright::playtest {

namespace {

constexpr std::array counterTable{
    // The game as a whole.
    CounterSpec{"games", "games played"},
    CounterSpec{"end/END", "games that ended so"},
    CounterSpec{"turns", "turns begun"},
    CounterSpec{"moves", "moves played"},
    CounterSpec{"choices", "legal moves offered"},
    CounterSpec{"forced", "decisions with one legal move"},
    CounterSpec{"moves/turns/N", "the same by own turns"},
    CounterSpec{"choices/turns/N", "the same by own turns"},
    CounterSpec{"forced/turns/N", "the same by own turns"},
    CounterSpec{"forced-turns", "turns in which each decision had one legal move"},
    CounterSpec{"scarce",
                "turns in which no legal move that was offered could be paid for; only with a supply "
                "to take from"},
    CounterSpec{"win/seat/SEAT", "what the seat won, in parts of partsOfWin()"},
    CounterSpec{"win/player/PLAYER", "the same by player"},
    CounterSpec{"points/seat/SEAT", "points at the end"},
    CounterSpec{"points/player/PLAYER", "the same by player"},
    CounterSpec{"action/PLAYER/GROUP", "moves of the group"},
    CounterSpec{"uncovered/STATE", "games in which it began"},
    // Tiles (TileTally).
    CounterSpec{"laid", "tiles laid"},
    CounterSpec{"refused", "tiles drawn that fitted nowhere"},
    CounterSpec{"joined", "sides next to a chamber when a tile was laid"},
    CounterSpec{"idle", "laid tiles of which nothing came"},
    CounterSpec{"contests", "contests begun by laying (Contests); if points have sources"},
    // If there are passages, at the end (FinalDungeon).
    CounterSpec{"dead-ends", "laid tiles with one passage to another chamber"},
    CounterSpec{"holes", "empty cells with a passage that opens to them"},
    CounterSpec{"unfit", "those that no tile of the set fits"},
    // The lead (LeadTracker).
    CounterSpec{"lead-changes", "changes of the player who leads alone"},
    CounterSpec{"halfway-led", "games led by one player alone when half of the turns were over"},
    CounterSpec{"halfway-won", "what that player won, in parts of partsOfWin()"},
    CounterSpec{"comebacks", "those games that another player won"},
    CounterSpec{"margin", "best points less the second"},
    CounterSpec{"deficit",
                "the winner's worst: points behind the leader at the start of a turn; of the winner "
                "furthest behind if several share the win"},
    CounterSpec{"decided",
                "turns after which the later winner alone leads at each start of a turn and at the "
                "end; all turns if nobody does"},
    CounterSpec{"decided-share", "the same in parts of wholeGame of the turns"},
    CounterSpec{"holders/points", "players who ever have more points than before the first turn"},
    CounterSpec{"first/points",
                "their own turns by then, summed; what the end of the game scores counts with "
                "the last turn"},
    // Tokens and pieces. Of a kind in the supply at the start "gained" and "empty" exist even if they are 0.
    CounterSpec{"gained/KIND", "earned: neither started nor exchanged"},
    CounterSpec{"started/KIND", "taken before the first turn"},
    CounterSpec{"exchanged/KIND",
                "taken by a move that pays for it, changes nothing on the board, and reaches "
                "none of Game::goals()"},
    CounterSpec{"paid/KIND", "paid"},
    CounterSpec{"placed/KIND", "put on the board"},
    CounterSpec{"removed/KIND", "taken off it"},
    CounterSpec{"moved/KIND", "moved"},
    CounterSpec{"holders/KIND", "players who ever earned one"},
    CounterSpec{"first/KIND", "their own turns at their first one, summed"},
    CounterSpec{"empty/KIND", "games in which the supply ran out"},
    // Points by source, and pieces that come home (ScoringCounters).
    CounterSpec{"scored/SOURCE", "points of all players in play"},
    CounterSpec{"scored-end/SOURCE", "points scored by the end only"},
    CounterSpec{"scorings/SOURCE", "times that points were scored for one, by all players together"},
    CounterSpec{"deployed/PIECE", "put on the board from a hand"},
    CounterSpec{"returned/PIECE", "returned home"},
    CounterSpec{"hand/PIECE", "in the hand of the player whose turn begins, summed over turns"},
    CounterSpec{"empty-hand/PIECE", "turns begun with none"},
    CounterSpec{"hand-turns/N/PIECE", "as hand/PIECE, by own turns"},
    CounterSpec{"own-turns/N", "the number of these turns"},
    CounterSpec{"occupied/FEATURE", "at the end, features with pieces"},
    CounterSpec{"left/FEATURE", "those pieces"},
    CounterSpec{"complete/FEATURE", "complete features; of kinds that can be"},
    CounterSpec{"incomplete/FEATURE", "incomplete ones"},
    CounterSpec{"trapped/FEATURE", "incomplete ones with pieces"},
    CounterSpec{"trapped-pieces/FEATURE", "those pieces"},
    // Spaces beside the tiles that are everybody's, and pieces of nobody (SpaceUse).
    CounterSpec{"space-visited/SPACE", "games in which a player's piece enters"},
    CounterSpec{"space-in/SPACE", "players' pieces that enter"},
    CounterSpec{"space-out/SPACE", "those that leave onto the board"},
    CounterSpec{"space-through/SPACE", "both in one move"},
    CounterSpec{"space-time/SPACE", "players' pieces in it when a turn begins, summed over turns"},
    CounterSpec{"space-left/SPACE", "those when the game is over"},
    CounterSpec{"space-contests/SPACE", "pieces that came out beside another player's"},
    CounterSpec{"space-contests-won/SPACE", "those whose owner scored there"},
    CounterSpec{"space-contests-lost/SPACE", "those where others did"},
    CounterSpec{"roams/PIECE", "moves of a piece of nobody"},
    CounterSpec{"flights/PIECE", "uninterrupted series of them"},
    CounterSpec{"sends-home/PIECE", "pieces that go home from where it arrives"},
    CounterSpec{"space-holds/SPACE/PIECE", "turns begun with it there"},
    CounterSpec{"ends-in/SPACE/PIECE", "games that end so"},
    // Chambers of a board (BoardUse). Those with the same ALIKE are comparable: the kind of room, and after a
    // plus sign the piece in it at the start ("cell+prisoner"); "tile" for a tile.
    CounterSpec{"use/ALIKE/PLACE", "steps into it and out of it, and pieces that enter the board there"},
    CounterSpec{"barred/PLACE", "bars laid at one of its doors"},
    CounterSpec{"refused-at/PLACE", "its doors without a neighbour, each time that a tile fits nowhere"},
    CounterSpec{"door/PLACE/SIDE", "steps through the door, either way"},
};

constexpr std::array sampleTable{
    CounterSpec{"turns", "turns begun"},
    CounterSpec{"moves", "moves played"},
    CounterSpec{"points", "of the best"},
    CounterSpec{"win/SEAT", "in parts of partsOfWin()"},
    CounterSpec{"margin", "as the counter"},
    CounterSpec{"deficit", "as the counter"},
    CounterSpec{"decided", "as the counter"},
    CounterSpec{"first/points/SEAT", "the own turn of the first points, 0 for none"},
    CounterSpec{"first/KIND/SEAT", "of Game::goals(): the own turn of the first one, 0 for none"},
};

/// Takes the part before the first slash off.
std::string_view takePart(std::string_view& text) {
    const std::size_t end = std::min(text.find('/'), text.size());
    const std::string_view part = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return part;
}

bool isPlaceholder(std::string_view part) {
    return !part.empty() && std::ranges::all_of(part, [](char c) { return c >= 'A' && c <= 'Z'; });
}

bool describes(std::string_view pattern, std::string_view name) {
    while (!pattern.empty() && !name.empty()) {
        const std::string_view wanted = takePart(pattern);
        const std::string_view part = takePart(name);
        if (wanted != part && !isPlaceholder(wanted))
            return false;
    }
    return pattern.empty() && name.empty();
}

} // namespace

std::span<const CounterSpec> counterSpecs() {
    return counterTable;
}

std::span<const CounterSpec> sampleSpecs() {
    return sampleTable;
}

const CounterSpec* specOf(std::span<const CounterSpec> specs, std::string_view name) {
    const auto found =
        std::ranges::find_if(specs, [name](const CounterSpec& spec) { return describes(spec.name, name); });
    return found == specs.end() ? nullptr : &*found;
}

} // namespace tilewright::playtest
