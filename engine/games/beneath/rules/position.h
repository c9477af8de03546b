#pragma once

#include "engine/base/fixed_vector.h"
#include "engine/games/beneath/rules/game.h"
#include "engine/games/beneath/rules/move.h"
#include "engine/games/game.h"
#include "engine/games/move.h"
#include "engine/games/table.h"

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <span>
#include <type_traits>
#include <vector>

namespace tilewright::beneath {

inline constexpr std::uint16_t nowhere = 0xFFFF;

/// What a player holds.
struct Hand {
    std::array<std::uint8_t, colourCount> picks{};
    std::uint8_t white = 0;
    std::uint8_t black = 0;
    std::uint8_t silver = 0;
    bool key : 1 = false;
    bool token : 1 = true;
    bool released : 1 = false;
    friend bool operator==(const Hand&, const Hand&) = default;

    /// Bit c: at least one pick of colour c.
    unsigned colours() const {
        unsigned mask = 0;
        for (unsigned c = 0; c < colourCount; ++c)
            mask |= (picks[c] > 0 ? 1U : 0U) << c;
        return mask;
    }
    std::uint8_t& markers(Marker m) { return m == Marker::Black ? black : white; }
};

/// The common supply of all players (B-3.3).
struct Supply {
    std::array<std::uint8_t, colourCount> picks{};
    std::uint8_t white = 0;
    std::uint8_t black = 0;
    std::uint8_t silver = 0;
    std::uint8_t keys = 0;
    friend bool operator==(const Supply&, const Supply&) = default;
    std::uint8_t& markers(Marker m) { return m == Marker::Black ? black : white; }
};

enum class Phase : std::uint8_t {
    ChoosePicks,
    Lay,      ///< the turn's laying; the exchange token may be used before it (B-4.7)
    LayDrawn, ///< after a draw action, only laying that tile
    Act,
    Over
};

/// A step through a passageway, as it is possible now.
struct Step {
    std::uint16_t to = nowhere;
    SideContent exit = SideContent::Open;
    SideContent entrance = SideContent::Open;
    bool white = false;
};

/// One state of a game: a trivially copyable value of fixed size. The game must outlive it.
class Position {
public:
    /// The map with its pieces and an empty stack. Pre: the map is legal for the game's players.
    explicit Position(const Game& game);
    /// Pre: nothing was played yet.
    void setStack(const std::vector<std::uint16_t>& kinds);

    const Game& game() const { return *game_; }
    int player() const { return player_; }
    bool over() const { return phase_ == Phase::Over; }
    game::End end() const { return end_; }
    Phase phase() const { return phase_; }
    int points(int player) const;
    /// Bit p: player p has won.
    unsigned winners() const;

    void legalMoves(game::MoveList& moves) const;
    /// Pre: `move` is legal. Never allocates without `changes`.
    void play(Move move, game::Changes* changes = nullptr);

    // What is on the table.
    int chamberCount() const { return chamberCount_; }
    Cell cellOf(int chamber) const {
        const int laid = chamber - game_->mapChamberCount();
        if (laid < 0)
            return game_->mapCell(chamber);
        const LaidCell cell = laidCells_[static_cast<std::size_t>(laid)];
        return {cell.x, cell.y};
    }
    /// The chamber in that cell, `nowhere` if it is empty.
    std::uint16_t chamberAt(Cell cell) const {
        for (std::size_t slot = slotOf(cell); table_[slot] != 0; slot = (slot + 1) & (tableSize - 1))
            if (const int chamber = table_[slot] - 1; cellOf(chamber) == cell)
                return static_cast<std::uint16_t>(chamber);
        return nowhere;
    }
    const Face& faceOf(int chamber) const { return game_->face(faceNumberOf(chamber)); }
    int faceNumberOf(int chamber) const {
        const int laid = chamber - game_->mapChamberCount();
        return laid < 0 ? game_->mapFace(chamber) : laidFaces_[static_cast<std::size_t>(laid)];
    }
    ChamberKind kindOf(int chamber) const {
        return chamber < game_->mapChamberCount() ? game_->mapKind(chamber) : ChamberKind::Tile;
    }
    bool isRoom(int chamber) const { return kindOf(chamber) != ChamberKind::Tile; }
    /// Bit d: a passageway joins that side to a neighbour.
    unsigned joined(int chamber) const { return links_[static_cast<std::size_t>(chamber)] & 0xFU; }
    /// Bit d: a passage open at the rim.
    unsigned rim(int chamber) const { return (links_[static_cast<std::size_t>(chamber)] >> 4) & 0xFU; }
    unsigned blackMarkers(int chamber) const {
        return (links_[static_cast<std::size_t>(chamber)] >> 8) & 0xFU;
    }
    /// Of a marker that lies in the chamber: all its coloured doors (B-6.5).
    unsigned whiteMarkers(int chamber) const {
        return (links_[static_cast<std::size_t>(chamber)] >> 12) & 0xFU;
    }
    bool whiteInChambers() const { return game_->options().whiteInChambers; }
    /// B-5.7: the passageways that have no marker.
    unsigned unmarked(int chamber) const {
        return joined(chamber) & ~blackMarkers(chamber) & (whiteInChambers() ? 0xFU : ~whiteMarkers(chamber));
    }
    /// B-5.7: whether a white marker may be placed in the chamber.
    bool takesWhite(int chamber) const {
        return whiteMarkers(chamber) == 0 && colouredDoors(chamber) != 0 &&
               (game_->options().markersOnBoard || !isRoom(chamber));
    }
    unsigned colouredDoors(int chamber) const;
    /// The four of them, from the lowest bits: joined, rim, black and white markers.
    unsigned links(int chamber) const { return links_[static_cast<std::size_t>(chamber)]; }
    std::uint16_t neighbourOf(int chamber, Direction d) const {
        return neighbours_[static_cast<std::size_t>(chamber)][static_cast<std::size_t>(d)];
    }
    int openPassages() const { return openPassages_; }

    std::uint16_t runner(int player, int number) const {
        return runners_[static_cast<std::size_t>(player * maxRunners + number)];
    }
    int runnerCount() const { return game_->options().runners; }
    std::uint16_t prisoner(int player) const { return prisoners_[static_cast<std::size_t>(player)]; }
    std::uint16_t guard(int number) const { return guards_[static_cast<std::size_t>(number)]; }
    int guardCount() const { return static_cast<int>(game_->guardChambers().size()); }
    bool hasRunner(int chamber) const { return hasMark(chamber, runnerMark); }
    bool hasPrisoner(int chamber) const { return hasMark(chamber, prisonerMark); }
    bool hasGuard(int chamber) const { return hasMark(chamber, guardMark); }
    /// A bit for each of these three, to tell whether anything changed.
    unsigned piecesIn(int chamber) const { return groups_[static_cast<std::size_t>(chamber)] & anyPieceMark; }

    const Hand& hand(int player) const { return hands_[static_cast<std::size_t>(player)]; }
    const Supply& supply() const { return supply_; }
    int actionsLeft() const { return actionsLeft_; }
    int turn() const { return turn_; }
    bool lastTurn() const { return lastTurn_; }
    /// Tile kind drawn and to be laid; -1 for none.
    int drawnKind() const { return drawn_ == nowhere ? -1 : drawn_; }
    int stackLeft() const { return stackSize_ - stackNext_; }
    /// Kind of the n-th tile of the remaining stack.
    int stackKind(int n) const { return stack_[static_cast<std::size_t>(stackNext_ + n)]; }
    /// The remaining stack, for bots that try other orders.
    std::span<std::uint16_t> stackRest() {
        return {stack_.data() + stackNext_, static_cast<std::size_t>(stackSize_ - stackNext_)};
    }
    /// Colour that may be collected again; -1 for none (B-5.3).
    int collectColour() const { return collect_ == noColour ? -1 : collect_; }
    int firstChamberOfTurn() const { return firstOfTurn_; }
    /// B-5.5.
    bool mayMoveGuards() const {
        const std::optional<int>& most = game_->options().guardMoves;
        return !most || guardMoves_ < *most;
    }
    /// B-5.1: whether the actions left suffice to enter a Runner.
    bool mayEnterRunners() const { return actionsLeft_ >= game_->options().enterCost; }
    /// Whether nothing but the end of the turn is left to the player.
    bool mustEndTurn() const {
        return phase_ == Phase::Act && actionsLeft_ == 0 && game_->options().enterCost > 0;
    }

    /// The step from a chamber through side d: `to` is nowhere if there is no passageway or a black marker
    /// bars it.
    Step step(int chamber, Direction d, WhiteUse use = WhiteUse::AsItLies) const;
    /// B-5.2: whether the passageway through side d has two open doors and no marker.
    bool isClear(int chamber, Direction d) const;
    /// B-7 and B-6: whether that piece may stand in the chamber, whatever the cost of its way there.
    bool runnerMayEnter(int chamber, int player) const;
    /// B-5.1: whether a Runner of the player on move may come in there.
    bool runnerMayComeIn(int chamber) const;
    bool prisonerMayEnter(int chamber, int player) const;
    /// B-7.1, B-7.2: whether his own Prisoner, or Runner, keeps a player's other piece out.
    bool ownPrisonerBars(int chamber, int player) const {
        return game_->options().otherPrisoner == OtherPrisoner::Others && prisoner(player) == chamber;
    }
    bool ownRunnerBars(int chamber, int player) const;
    /// B-5.10: whether a Runner stands where the player may release his Prisoner from.
    bool mayRelease(int player) const;
    /// B-8.1: whether a Guard anywhere else keeps Prisoners from escaping.
    bool guardsBarEscapes() const;
    /// Bit p: player p has escaped; the game may go on to the end of the round (B-8.2).
    unsigned escaped() const { return escaped_; }
    bool guardMayEnter(int chamber) const { // B-7.3
        // Prisoners in a guardhouse have escaped, and bar nobody (B-8.2).
        const bool guardhouse = kindOf(chamber) == ChamberKind::Guardhouse;
        return !hasMark(chamber, guardhouse ? guardMark : anyPieceMark) &&
               kindOf(chamber) != ChamberKind::Entrance;
    }

    /// B-4.2 to B-4.4, B-4.6: whether that tile kind may be laid in that cell.
    bool mayLay(int kind, Cell cell, Rotation r) const;
    /// B-4.4's definition, for an entrance, a player's cell, a key room or a guardhouse.
    bool sealed(int chamber) const;

    std::uint64_t hash() const;
    /// On passageways of the board.
    int markersOnBoard() const;
    /// Equal even if they belong to different compilations of the game.
    bool sameState(const Position& other) const {
        Position copy = other;
        copy.game_ = game_;
        return *this == copy;
    }
    friend bool operator==(const Position&, const Position&) = default;

private:
    friend class LayingGenerator;
    friend class ActionGenerator;
    friend class MoveExecutor;

    // groups_ holds the parent of a chamber in its low bits and these marks above them.
    static constexpr std::uint16_t parentBits = 0x03FF;
    static constexpr std::uint16_t runnerMark = 0x0400;
    static constexpr std::uint16_t prisonerMark = 0x0800;
    static constexpr std::uint16_t guardMark = 0x1000;
    static constexpr std::uint16_t anyPieceMark = runnerMark | prisonerMark | guardMark;
    // Marks at the root of a group, for B-4.4.
    static constexpr std::uint16_t guardChamberMark = 0x2000;
    static constexpr std::uint16_t entranceMark = 0x4000;
    static_assert(maxChambers <= parentBits + 1);
    static constexpr std::uint8_t noColour = 0xFF;
    /// Of blackMarkers(): those at the east or south, where each passageway has them once.
    static constexpr unsigned ownSides = 0b0110;
    static constexpr unsigned whiteOfChamber = 0b1111U << 12;
    static constexpr std::size_t tableSize = 2048;

    /// Bit i: chamber i is in the set. One word more than chambers need, so that a search may start after the
    /// last.
    using ChamberSet = std::array<std::uint64_t, maxChambers / 64 + 1>;

    struct LaidCell {
        std::int16_t x = 0;
        std::int16_t y = 0;
        friend bool operator==(const LaidCell&, const LaidCell&) = default;
    };

    static std::size_t slotOf(Cell cell) {
        const auto x = static_cast<std::uint32_t>(cell.x) * 0x9E3779B1U;
        const auto y = static_cast<std::uint32_t>(cell.y) * 0x85EBCA6BU;
        return ((x ^ (y >> 3) ^ y) >> 15) & (tableSize - 1);
    }
    bool hasMark(int chamber, std::uint16_t mark) const {
        return (groups_[static_cast<std::size_t>(chamber)] & mark) != 0;
    }
    int addChamber(Cell cell, int faceNumber);
    void updateSockets(int chamber);
    void updateSocket(const std::array<std::uint16_t, 4>& around);
    int group(int chamber) const {
        int root = chamber;
        for (int parent; (parent = groups_[static_cast<std::size_t>(root)] & parentBits) != root;)
            root = parent;
        return root;
    }
    void unite(int a, int b);
    /// The first chamber of a set from `from` on, chamberCount() if there is none.
    int nextIn(const ChamberSet& set, int from) const {
        std::size_t word = static_cast<std::size_t>(from) / 64;
        std::uint64_t bits = set[word] >> (from % 64) << (from % 64);
        while (bits == 0) {
            if (64 * ++word >= std::size_t{chamberCount_})
                return chamberCount_;
            bits = set[word];
        }
        return static_cast<int>(64 * word) + std::countr_zero(bits);
    }
    static void setIn(ChamberSet& set, int chamber, bool in) {
        const std::uint64_t bit = std::uint64_t{1} << (chamber % 64);
        std::uint64_t& word = set[static_cast<std::size_t>(chamber) / 64];
        word = in ? word | bit : word & ~bit;
    }
    void noteRim(int chamber) { setIn(atRim_, chamber, rim(chamber) != 0); }
    void noteBlackMarkers(int chamber) {
        setIn(withBlackMarkers_, chamber, (blackMarkers(chamber) & ownSides) != 0);
    }
    /// Whether that tile kind may be laid anywhere; lists all its layings, unless `moves` is null.
    bool layings(int kind, game::MoveList* moves) const;
    bool sealsOrCloses(Cell cell, unsigned joins) const;
    struct MergedGroup;
    bool sealedBy(const MergedGroup& mergedGroup, int room) const;
    /// Of a group, by its root: passages that are open at the rim. 0 for a dead end, which has no group.
    int openPassagesOf(int root) const { return openOf_[static_cast<std::size_t>(root)]; }
    void beginTurn(game::Changes* changes);
    void drawTile(game::Changes* changes);
    void endTurn(game::Changes* changes);

    const Game* game_;
    /// Four bits each, from the lowest: joined, open at the rim, black marker, white marker.
    std::array<std::uint16_t, maxChambers> links_{};
    /// Chambers with a passage open at the rim, and with a black marker at the east or south.
    ChamberSet atRim_{};
    ChamberSet withBlackMarkers_{};
    /// Union-find over chambers that aren't dead ends, with marks above the parent.
    std::array<std::uint16_t, maxChambers> groups_{};
    /// At the root of a group: its passages open at the rim.
    std::array<std::uint16_t, maxChambers> openOf_{};
    /// The chamber beside each side, `nowhere` where there is none.
    std::array<std::array<std::uint16_t, 4>, maxChambers> neighbours_;
    /// A byte for each side that opens to an empty cell: the cell's demands on a tile, `must` (a passage) in
    /// the low four bits, `free` (no neighbour) above them. Zero if an earlier side of the same cell has them
    /// already.
    std::array<std::uint32_t, maxChambers> sockets_{};
    std::array<std::uint16_t, maxStackTiles> laidFaces_{};
    std::array<LaidCell, maxStackTiles> laidCells_{};
    /// Cell to chamber + 1, open addressing; 0 is empty.
    std::array<std::uint16_t, tableSize> table_{};
    std::array<std::uint16_t, maxStackTiles> stack_{};
    std::array<std::uint16_t, maxPlayers * maxRunners> runners_{};
    std::array<std::uint16_t, maxPlayers> prisoners_{};
    std::array<std::uint16_t, maxGuards> guards_{};
    std::array<Hand, maxPlayers> hands_{};
    Supply supply_;
    std::uint16_t chamberCount_ = 0;
    std::uint16_t openPassages_ = 0;
    std::uint16_t stackNext_ = 0;
    std::uint16_t stackSize_ = 0;
    std::uint16_t drawn_ = nowhere;
    std::uint16_t firstOfTurn_ = 0;
    std::uint16_t turn_ = 0;
    std::uint8_t player_ = 0;
    std::uint8_t actionsLeft_ = 0;
    std::uint8_t collect_ = noColour;
    /// Of this turn; counted where they are limited only.
    std::uint8_t guardMoves_ = 0;
    bool lastTurn_ = false;
    Phase phase_ = Phase::ChoosePicks;
    game::End end_ = game::End::Unfinished;
    std::uint8_t escaped_ = 0;
};

// In the header, as lists of moves and bots ask for each step.
inline Step Position::step(int chamber, Direction d, WhiteUse use) const {
    Step step;
    const unsigned bit = 1U << static_cast<unsigned>(d);
    if ((joined(chamber) & bit) == 0 || (blackMarkers(chamber) & bit) != 0)
        return step;
    step.to = neighbourOf(chamber, d);
    step.exit = faceOf(chamber).sides[static_cast<std::size_t>(d)];
    step.entrance = faceOf(step.to).sides[static_cast<std::size_t>(opposite(d))];
    step.white = use == WhiteUse::AsItLies ? (whiteMarkers(chamber) & bit) != 0 : use == WhiteUse::FromHand;
    return step;
}

static_assert(std::is_trivially_copyable_v<Position>);
static_assert(sizeof(Position) <= 28 * 1024);

} // namespace tilewright::beneath
