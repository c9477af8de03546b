#include "engine/games/beneath/rules/game_adapter.h"

#include "engine/games/beneath/rules/reasons.h"

#include <array>

namespace tilewright::beneath {

std::span<const game::Kind> GameAdapter::goals() const {
    static constexpr std::array all{kinds::silver, kinds::key, kinds::prisoner};
    return all;
}

std::span<const game::End> GameAdapter::ends() const {
    static constexpr std::array all{game::End::Escape, game::End::LastTile};
    return all;
}

std::span<const game::Kind> GameAdapter::blockingTokens() const {
    static constexpr std::array all{kinds::black};
    return all;
}

std::unique_ptr<game::Position> GameAdapter::start(const game::Stack& stack) const {
    return std::make_unique<PositionAdapter>(shared_from_this(), rules().start(rules().kindsOf(stack)));
}

namespace {

/// Whether a move of that kind can pay anything.
constexpr bool mayPay(MoveKind kind) {
    switch (kind) {
    case MoveKind::MoveRunner:
    case MoveKind::MovePrisoner:
    case MoveKind::RemoveMarker:
    case MoveKind::ReleasePrisoner:
    case MoveKind::MakeSilver:
    case MoveKind::EnterKeyRoom:
    case MoveKind::Exchange:
        return true;
    default:
        return false;
    }
}

} // namespace

bool PositionAdapter::pays(Move move) const {
    const auto exit = [&](int from) {
        const Step step = state_.step(from, direction(move), whiteUse(move));
        if (step.exit == SideContent::Special)
            return state_.game().specialDoorPrice() > 0;
        return step.white ? whiteUse(move) == WhiteUse::FromHand
                          : state_.game().toll(step.exit, beneath::player(move)) >= 0;
    };
    switch (kind(move)) {
    case MoveKind::MoveRunner:
        return exit(state_.runner(beneath::player(move), piece(move)));
    case MoveKind::MovePrisoner:
        return exit(state_.prisoner(beneath::player(move)));
    case MoveKind::RemoveMarker:
    case MoveKind::ReleasePrisoner:
        return !picks(move).empty();
    default:
        return mayPay(kind(move));
    }
}

bool PositionAdapter::anyPays(const game::MoveList& moves) const {
    // Layings, of which there are hundreds, come before all else (Position::legalMoves()).
    for (const Move* move = moves.end(); move != moves.begin();) {
        const MoveKind what = kind(*--move);
        if (what == MoveKind::Lay)
            return false;
        if (mayPay(what) && PositionAdapter::pays(*move))
            return true;
    }
    return false;
}

Text PositionAdapter::whyNotLaid(Cell cell, Rotation rotation) const {
    return beneath::whyNotLaid(state_, cell, rotation);
}
Text PositionAdapter::whyNotMoved(const game::Piece& piece, Cell to) const {
    return beneath::whyNotMoved(state_, piece, to);
}
Text PositionAdapter::whyNoTokenAt(Cell cell, Direction side) const {
    return beneath::whyNoMarker(state_, cell, side);
}
std::vector<game::Refusal> PositionAdapter::refusals() const {
    return beneath::refusals(state_);
}

namespace {

Text prompt(const Position& state) {
    switch (state.phase()) {
    case Phase::ChoosePicks:
        if (state.game().options().startingPicks == 0)
            return QT_TRANSLATE_NOOP("Engine", "choose no picks");
        if (state.game().options().startingPicks == 1)
            return QT_TRANSLATE_NOOP("Engine", "choose a pick");
        return {QT_TRANSLATE_NOOP("Engine", "choose %1 picks"), {state.game().options().startingPicks}};
    case Phase::Lay:
        if (state.actionsLeft() == 1)
            return QT_TRANSLATE_NOOP("Engine", "lay the tile, then 1 action");
        return {QT_TRANSLATE_NOOP("Engine", "lay the tile, then %1 actions"), {state.actionsLeft()}};
    case Phase::LayDrawn:
        if (state.actionsLeft() == 1)
            return QT_TRANSLATE_NOOP("Engine", "lay the drawn tile, then 1 action");
        return {QT_TRANSLATE_NOOP("Engine", "lay the drawn tile, then %1 actions"), {state.actionsLeft()}};
    case Phase::Act:
        if (state.actionsLeft() == 0)
            return QT_TRANSLATE_NOOP("Engine", "end the turn");
        return {QT_TRANSLATE_NOOP("Engine", "%1 of %2 actions left"),
                {state.actionsLeft(), state.game().options().actionsPerTurn}};
    case Phase::Over:
        break;
    }
    return QT_TRANSLATE_NOOP("Engine", "the game is over");
}

} // namespace

game::Table PositionAdapter::table() const {
    const beneath::Game& rules = state_.game();
    game::Table table = tableWithoutTiles();
    table.tiles.reserve(static_cast<std::size_t>(state_.chamberCount()));
    for (int i = 0; i < state_.chamberCount(); ++i) {
        game::LaidTile laid;
        laid.cell = state_.cellOf(i);
        if (i < rules.mapChamberCount())
            laid.mapChamber = i;
        if (!state_.isRoom(i)) {
            const int face = state_.faceNumberOf(i);
            laid.tile = rules.tileOfKind(face / 4);
            laid.rotation = rotationAt(face % 4);
        }
        table.tiles.push_back(laid);
    }
    return table;
}

namespace {

/// Overwrites a list in place.
class HoldingWriter {
public:
    explicit HoldingWriter(std::vector<game::Holding>& to) : to_(to) {}
    void add(game::Kind kind, int count) {
        if (size_ == to_.size())
            to_.emplace_back();
        to_[size_++] = {kind, count};
    }
    void end() { to_.resize(size_); }

private:
    std::vector<game::Holding>& to_;
    std::size_t size_ = 0;
};

} // namespace

game::Table PositionAdapter::tableWithoutTiles() const {
    game::Table table;
    refresh(table);
    table.prompt = prompt(state_);
    return table;
}

void PositionAdapter::refresh(game::Table& table) const {
    table.tokens.clear();
    table.pieces.clear();
    const bool inChambers = state_.whiteInChambers();
    int markers = state_.markersOnBoard();
    for (int i = 0; markers > 0; ++i) {
        if (inChambers && state_.whiteMarkers(i) != 0) {
            table.tokens.push_back({kinds::white, state_.cellOf(i), {}});
            --markers;
        }
        // Each passageway from its western or northern chamber.
        if (((state_.blackMarkers(i) | state_.whiteMarkers(i)) & 0b0110U) == 0)
            continue;
        for (Direction d : {Direction::East, Direction::South})
            for (const Marker marker : {Marker::Black, Marker::White}) {
                const unsigned there =
                    marker == Marker::Black ? state_.blackMarkers(i) : state_.whiteMarkers(i);
                if (((there >> index(d)) & 1U) == 0 || (inChambers && marker == Marker::White))
                    continue;
                table.tokens.push_back({markerKind(marker), state_.cellOf(i), d});
                --markers;
            }
    }
    for (int p = 0; p < playerCount(); ++p) {
        for (int r = 0; r < state_.runnerCount(); ++r)
            if (state_.runner(p, r) != nowhere)
                table.pieces.push_back({kinds::runner, p, r, state_.cellOf(state_.runner(p, r))});
        table.pieces.push_back({kinds::prisoner, p, 0, state_.cellOf(state_.prisoner(p))});
    }
    for (int g = 0; g < state_.guardCount(); ++g)
        table.pieces.push_back({kinds::guard, -1, g, state_.cellOf(state_.guard(g))});
    table.seats.resize(static_cast<std::size_t>(playerCount()));
    for (int p = 0; p < playerCount(); ++p) {
        PositionAdapter::refreshHand(table, p);
        table.seats[static_cast<std::size_t>(p)].points = state_.points(p);
    }
    PositionAdapter::refreshSupply(table);
}

void PositionAdapter::refreshHand(game::Table& table, int player) const {
    const Hand& hand = state_.hand(player);
    HoldingWriter holdings(table.seats[static_cast<std::size_t>(player)].holdings);
    for (int c = 0; c < state_.game().options().pickColours; ++c)
        holdings.add(pickKind(c), hand.picks[static_cast<std::size_t>(c)]);
    holdings.add(kinds::white, hand.white);
    holdings.add(kinds::black, hand.black);
    holdings.add(kinds::silver, hand.silver);
    holdings.add(kinds::key, hand.key ? 1 : 0);
    holdings.add(kinds::token, hand.token ? 1 : 0);
    int inSupply = 0;
    for (int r = 0; r < state_.runnerCount(); ++r)
        inSupply += state_.runner(player, r) == nowhere ? 1 : 0;
    holdings.add(kinds::runner, inSupply);
    holdings.add(kinds::prisoner, hand.released ? 1 : 0);
    holdings.end();
}

void PositionAdapter::refreshSupply(game::Table& table) const {
    const beneath::Game& rules = state_.game();
    const Supply& supply = state_.supply();
    HoldingWriter holdings(table.supply);
    for (int c = 0; c < rules.options().pickColours; ++c)
        holdings.add(pickKind(c), supply.picks[static_cast<std::size_t>(c)]);
    holdings.add(kinds::white, supply.white);
    holdings.add(kinds::black, supply.black);
    holdings.add(kinds::silver, supply.silver);
    holdings.add(kinds::key, supply.keys);
    holdings.end();

    table.drawnTile = state_.drawnKind() < 0 ? -1 : rules.tileOfKind(state_.drawnKind());
    table.stackLeft = state_.stackLeft();
    table.turn = state_.turn();
}

} // namespace tilewright::beneath
