#include "engine/games/beneath/rules/position.h"

#include "engine/base/random.h"

#include <algorithm>
#include <bit>

namespace tilewright::beneath {

Position::Position(const Game& game) : game_(&game) {
    neighbours_.fill({nowhere, nowhere, nowhere, nowhere});
    runners_.fill(nowhere);
    prisoners_.fill(nowhere);
    guards_.fill(nowhere);
    for (int i = 0; i < game.mapChamberCount(); ++i)
        addChamber(game.mapCell(i), game.mapFace(i));
    for (int p = 0; p < game.playerCount(); ++p) {
        const std::uint16_t start = game.cells()[static_cast<std::size_t>(p)];
        prisoners_[static_cast<std::size_t>(p)] = start;
        groups_[start] |= prisonerMark;
    }
    for (std::size_t g = 0; g < game.guardChambers().size(); ++g) {
        guards_[g] = game.guardChambers()[g];
        groups_[guards_[g]] |= guardMark;
    }
    for (int c = 0; c < game.options().pickColours; ++c)
        supply_.picks[static_cast<std::size_t>(c)] = static_cast<std::uint8_t>(game.options().pickSupply);
    supply_.white = static_cast<std::uint8_t>(game.options().whiteSupply);
    supply_.black = static_cast<std::uint8_t>(game.options().blackSupply);
    supply_.silver = static_cast<std::uint8_t>(game.options().silverSupply);
    supply_.keys = static_cast<std::uint8_t>(game.keyCount());
    for (const MapMarker& marker : game.map().markers) {
        const std::uint16_t here = chamberAt(marker.cell);
        const std::uint16_t there = neighbourOf(here, marker.side);
        const unsigned shift = marker.marker == Marker::Black ? 8 : 12;
        links_[here] |= static_cast<std::uint16_t>(1U << (shift + static_cast<unsigned>(marker.side)));
        links_[there] |=
            static_cast<std::uint16_t>(1U << (shift + static_cast<unsigned>(opposite(marker.side))));
        noteBlackMarkers(here);
        noteBlackMarkers(there);
        --supply_.markers(marker.marker);
    }
}

void Position::setStack(const std::vector<std::uint16_t>& kinds) {
    std::copy(kinds.begin(), kinds.end(), stack_.begin());
    stackSize_ = static_cast<std::uint16_t>(kinds.size());
}

int Position::addChamber(Cell cell, int faceNumber) {
    const int chamber = chamberCount_++;
    const auto at = static_cast<std::size_t>(chamber);
    if (chamber >= game_->mapChamberCount()) {
        const auto laid = static_cast<std::size_t>(chamber - game_->mapChamberCount());
        laidCells_[laid] = {static_cast<std::int16_t>(cell.x), static_cast<std::int16_t>(cell.y)};
        laidFaces_[laid] = static_cast<std::uint16_t>(faceNumber);
    }
    const ChamberKind kind = kindOf(chamber);
    groups_[at] =
        static_cast<std::uint16_t>(chamber | (kind == ChamberKind::GuardChamber ? guardChamberMark : 0) |
                                   (kind == ChamberKind::Entrance ? entranceMark : 0));
    std::size_t slot = slotOf(cell);
    while (table_[slot] != 0)
        slot = (slot + 1) & (tableSize - 1);
    table_[slot] = static_cast<std::uint16_t>(chamber + 1);

    const unsigned passages = game_->face(faceNumber).passages;
    unsigned links = 0;
    unsigned opened = 0;
    std::array<std::uint16_t, 4>& around = neighbours_[at];
    for (Direction d : allDirections) {
        const unsigned bit = 1U << static_cast<unsigned>(d);
        const unsigned back = 1U << static_cast<unsigned>(opposite(d));
        const std::uint16_t other = chamberAt(neighbour(cell, d));
        around[static_cast<std::size_t>(d)] = other;
        if (other == nowhere) {
            if (passages & bit) {
                links |= bit << 4;
                ++opened;
            }
            continue;
        }
        neighbours_[other][static_cast<std::size_t>(opposite(d))] = static_cast<std::uint16_t>(chamber);
        if ((rim(other) & back) == 0)
            continue; // a map room's passage next to earth connects nothing
        links_[other] = static_cast<std::uint16_t>(links_[other] & ~(back << 4));
        --openPassages_;
        if (!endsTheWay(kindOf(other)))
            --openOf_[static_cast<std::size_t>(group(other))];
        noteRim(other);
        if ((passages & bit) == 0)
            continue;
        links |= bit;
        links_[other] = static_cast<std::uint16_t>(links_[other] | back);
        if (!endsTheWay(kind) && !endsTheWay(kindOf(other)))
            unite(chamber, other);
    }
    links_[at] = static_cast<std::uint16_t>(links);
    openPassages_ = static_cast<std::uint16_t>(openPassages_ + opened);
    if (!endsTheWay(kind)) {
        std::uint16_t& open = openOf_[static_cast<std::size_t>(group(chamber))];
        open = static_cast<std::uint16_t>(open + opened);
    }
    noteRim(chamber);
    updateSockets(chamber);
    return chamber;
}

/// Of the four cells beside a chamber that was just added.
void Position::updateSockets(int chamber) {
    const Cell cell = cellOf(chamber);
    const std::array<std::uint16_t, 4>& beside = neighbours_[static_cast<std::size_t>(chamber)];
    // The chambers at the corners, the first between north and east. A chamber beside knows its neighbours.
    std::array<std::uint16_t, 4> corners{};
    for (std::size_t d = 0; d < 4; ++d) {
        const std::size_t next = (d + 1) % 4;
        if (beside[d] != nowhere)
            corners[d] = neighbours_[beside[d]][next];
        else if (beside[next] != nowhere)
            corners[d] = neighbours_[beside[next]][d];
        else
            corners[d] = chamberAt(neighbour(neighbour(cell, allDirections[d]), allDirections[next]));
    }
    for (std::size_t d = 0; d < 4; ++d) {
        const std::size_t back = (d + 2) % 4;
        if (beside[d] != nowhere) {
            sockets_[beside[d]] &= ~(0xFFU << (8 * back));
            continue;
        }
        const Cell empty = neighbour(cell, allDirections[d]);
        if (!insideLimits(empty))
            continue;
        std::array<std::uint16_t, 4> around{};
        around[d] = chamberAt(neighbour(empty, allDirections[d]));
        around[(d + 1) % 4] = corners[d];
        around[back] = static_cast<std::uint16_t>(chamber);
        around[(d + 3) % 4] = corners[(d + 3) % 4];
        updateSocket(around);
    }
}

/// The demands of an empty cell between these chambers, stored at the first that opens to it.
void Position::updateSocket(const std::array<std::uint16_t, 4>& around) {
    unsigned must = 0;
    unsigned free = 0;
    for (Direction side : allDirections) {
        const unsigned bit = 1U << static_cast<unsigned>(side);
        const std::uint16_t other = around[static_cast<std::size_t>(side)];
        if (other == nowhere)
            free |= bit;
        else if ((rim(other) >> static_cast<unsigned>(opposite(side))) & 1U)
            must |= bit;
    }
    unsigned value = must | free << 4;
    for (unsigned sides = must; sides != 0; sides &= sides - 1) {
        const auto side = static_cast<Direction>(std::countr_zero(sides));
        const unsigned shift = 8 * static_cast<unsigned>(opposite(side));
        std::uint32_t& socket = sockets_[around[static_cast<std::size_t>(side)]];
        socket = (socket & ~(0xFFU << shift)) | value << shift;
        value = 0;
    }
}

void Position::unite(int a, int b) {
    // The newer root is attached to the older one: chains stay short, as most unions add one new tile.
    int older = group(a);
    int younger = group(b);
    if (older == younger)
        return;
    if (older > younger)
        std::swap(older, younger);
    std::uint16_t& root = groups_[static_cast<std::size_t>(older)];
    std::uint16_t& child = groups_[static_cast<std::size_t>(younger)];
    root |= child & (guardChamberMark | entranceMark);
    child = static_cast<std::uint16_t>((child & ~parentBits) | older);
    std::uint16_t& open = openOf_[static_cast<std::size_t>(older)];
    open = static_cast<std::uint16_t>(open + openOf_[static_cast<std::size_t>(younger)]);
}

unsigned Position::colouredDoors(int chamber) const {
    unsigned doors = 0;
    for (const Direction d : allDirections)
        if (isSkull(faceOf(chamber).sides[static_cast<std::size_t>(d)]))
            doors |= 1U << index(d);
    return doors;
}

bool Position::isClear(int chamber, Direction d) const {
    const Step way = step(chamber, d);
    return way.to != nowhere && way.exit == SideContent::Open && way.entrance == SideContent::Open &&
           !way.white;
}

bool Position::runnerMayComeIn(int chamber) const {
    if (ownPrisonerBars(chamber, player_))
        return false;
    return game_->options().runnerEntry == RunnerEntry::Entrance
               ? kindOf(chamber) == ChamberKind::Entrance
               : chamber >= firstOfTurn_ && !hasRunner(chamber) && !hasGuard(chamber);
}

bool Position::ownRunnerBars(int chamber, int player) const {
    if (game_->options().otherPrisoner == OtherPrisoner::Any)
        return false;
    for (int r = 0; r < runnerCount(); ++r)
        if (runner(player, r) == chamber)
            return true;
    return false;
}

bool Position::mayRelease(int player) const {
    if (game_->options().releaseFrom == ReleaseFrom::Anywhere)
        return true;
    const std::uint16_t cell = prisoner(player);
    for (unsigned sides = joined(cell); sides != 0; sides &= sides - 1) {
        const std::uint16_t beside = neighbourOf(cell, directionAt(std::countr_zero(sides)));
        for (int r = 0; r < runnerCount(); ++r)
            if (runner(player, r) == beside)
                return true;
    }
    return false;
}

bool Position::guardsBarEscapes() const {
    if (game_->options().guardhouse == GuardFree::Rooms)
        return false;
    for (int g = 0; g < guardCount(); ++g)
        if (isRoom(guard(g)))
            return true;
    return false;
}

bool Position::runnerMayEnter(int chamber, int player) const {
    if (hasGuard(chamber) || ownPrisonerBars(chamber, player))
        return false;
    switch (kindOf(chamber)) {
    case ChamberKind::Guardhouse: // B-6.8
    case ChamberKind::KeyRoom:    // only by B-5.12
        return false;
    case ChamberKind::Entrance: // B-7.1
        return true;
    case ChamberKind::Cell: { // B-6.9
        const int owner = game_->cellOwner(chamber);
        return owner >= 0 && hand(owner).released && !hasRunner(chamber);
    }
    default:
        return !hasRunner(chamber);
    }
}

bool Position::prisonerMayEnter(int chamber, int player) const {
    if (hasGuard(chamber))
        return false;
    // Who has escaped bars nobody (B-8.2).
    if (kindOf(chamber) == ChamberKind::Guardhouse) // B-6.8, B-8.1
        return hand(player).key && !guardsBarEscapes();
    if (hasPrisoner(chamber) || ownRunnerBars(chamber, player))
        return false;
    switch (kindOf(chamber)) {
    case ChamberKind::KeyRoom: // B-7.2
        return false;
    case ChamberKind::Cell: {
        const int owner = game_->cellOwner(chamber);
        return owner >= 0 && hand(owner).released;
    }
    default:
        return true;
    }
}

int Position::points(int player) const { // B-8.3
    const Hand& h = hand(player);
    const Options& o = game_->options();
    int points = std::popcount(h.colours()) + o.markerPoints * (h.white + h.black);
    if (h.silver > 0)
        points += o.silverPoints * (o.silverScoring == SilverScoring::Each ? h.silver : 1);
    return points + (h.key ? o.keyPoints : 0) + (h.released ? o.releasePoints : 0);
}

unsigned Position::winners() const { // B-8.1, B-8.4
    if (end_ == game::End::Unfinished)
        return 0;
    if (end_ == game::End::Escape)
        return escaped_;
    int best = points(0);
    for (int p = 1; p < game_->playerCount(); ++p)
        best = std::max(best, points(p));
    unsigned mask = 0;
    for (int p = 0; p < game_->playerCount(); ++p)
        if (points(p) == best)
            mask |= 1U << p;
    return mask;
}

int Position::markersOnBoard() const {
    int markers = game_->options().blackSupply + game_->options().whiteSupply - supply_.black - supply_.white;
    for (int p = 0; p < game_->playerCount(); ++p)
        markers -= hand(p).black + hand(p).white;
    return markers;
}

std::uint64_t Position::hash() const {
    std::uint64_t h = 0;
    const auto add = [&h](std::uint64_t value) { h = Random::mix(h ^ value); };
    for (int i = 0; i < chamberCount_; ++i) {
        const Cell cell = cellOf(i);
        add(static_cast<std::uint64_t>(static_cast<std::uint32_t>(cell.x)) << 32 |
            static_cast<std::uint32_t>(cell.y));
        add(static_cast<std::uint64_t>(faceNumberOf(i)) << 16 | links_[static_cast<std::size_t>(i)]);
    }
    for (int p = 0; p < maxPlayers; ++p)
        for (int r = 0; r < runnerCount(); ++r)
            add(runner(p, r));
    for (std::uint16_t place : prisoners_)
        add(place);
    for (int g = 0; g < std::max(guardsOnBoards, guardCount()); ++g)
        add(guard(g));
    for (const Hand& hand : hands_) {
        for (std::uint8_t count : hand.picks)
            add(count);
        add(hand.white | hand.black << 8 | hand.silver << 16 | hand.key << 24 | hand.token << 25 |
            hand.released << 26);
    }
    for (int i = stackNext_; i < stackSize_; ++i)
        add(stack_[static_cast<std::size_t>(i)]);
    add(drawn_);
    add(static_cast<std::uint64_t>(turn_) << 32 | static_cast<unsigned>(player_) << 24 |
        static_cast<unsigned>(actionsLeft_) << 16 | static_cast<unsigned>(collect_) << 8 |
        static_cast<unsigned>(phase_) << 4 | static_cast<unsigned>(end_) << 1 |
        static_cast<unsigned>(lastTurn_));
    const unsigned escapedBefore = game_->options().equalTurns ? escaped_ : 0U;
    add(firstOfTurn_ | static_cast<std::uint64_t>(guardMoves_) << 16 |
        static_cast<std::uint64_t>(escapedBefore) << 24);
    return h;
}

} // namespace tilewright::beneath
