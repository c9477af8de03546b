#include "editor/play/seat_cards.h"

#include "editor/play/board/board_view.h"
#include "editor/play/panels/holdings_strip.h"
#include "editor/play/panels/player_card.h"
#include "editor/play/panels/prison_row.h"
#include "editor/play/session/game_session.h"

#include <QVBoxLayout>

#include <algorithm>

namespace tilewright {

SeatCards::SeatCards(GameSession& session, BoardView& board, QWidget* window)
    : QObject(window), session_(session), board_(board), window_(window), column_(new QVBoxLayout) {
    column_->setSpacing(6);
}

QLayout* SeatCards::layout() const {
    return column_;
}

void SeatCards::rebuild() {
    for (PlayerCard* card : cards_)
        card->deleteLater();
    cards_.clear();
    const auto bots = bots::availableBots(session_.setup().ruleset);
    for (int seat = 0; seat < session_.game().playerCount(); ++seat) {
        auto* card = new PlayerCard(seat, bots, window_);
        card->setCompact(compact_);
        card->setSeat(session_.setup().seats[static_cast<std::size_t>(seat)]);
        connect(card, &PlayerCard::kindChosen, &session_, &GameSession::setSeatKind);
        connectHoldings(card->holdings(), seat);
        connect(&card->held(), &PrisonRow::chosen, this, [this](game::Move move) {
            board_.setFocus(); // the button goes
            session_.play(move);
        });
        column_->addWidget(card);
        cards_.push_back(card);
    }
}

void SeatCards::connectHoldings(HoldingsStrip& strip, int player) {
    connect(&strip, &HoldingsStrip::taken, this, [this, player](game::Kind kind) {
        const game::Position* decision = board_.decision();
        if (decision == nullptr || !board_.layings().empty() || (player >= 0 && decision->player() != player))
            return;
        board_.interaction().cancelHeld();
        board_.interaction().takeFromSupply(kind, player);
    });
    connect(&strip, &HoldingsStrip::dragged, this,
            [this, &strip](QPoint global) { board_.dragHeld(global, strip); });
    connect(&strip, &HoldingsStrip::dropped, this,
            [this, &strip](QPoint global) { board_.dropHeld(global, strip); });
}

void SeatCards::show(const game::Table& table) {
    const game::Position& position = session_.position();
    const bool over = session_.over();
    const auto winners = position.winners();
    for (std::size_t i = 0; i < cards_.size(); ++i) {
        cards_[i]->setHand(table.seats[i]);
        cards_[i]->setOnTurn(!over && position.player() == static_cast<int>(i));
        cards_[i]->setWinner(std::ranges::find(winners, static_cast<int>(i)) != winners.end());
    }
}

void SeatCards::showHeld(const std::vector<OfferedMove>& offered) {
    const game::Table table = session_.position().tableWithoutTiles();
    for (PlayerCard* card : cards_)
        card->held().clear();
    for (const game::Space& space : table.spaces) {
        if (space.player < 0)
            continue;
        std::vector<OfferedMove> about;
        std::ranges::copy_if(offered, std::back_inserter(about), [&](const OfferedMove& m) {
            return m.info.piece && m.info.piece->space == space.kind && m.info.other == space.player;
        });
        cards_[static_cast<std::size_t>(space.player)]->held().setPieces(space, about);
    }
}

void SeatCards::refreshSeat(int seat) {
    const auto i = static_cast<std::size_t>(seat);
    cards_[i]->setSeat(session_.setup().seats[i]);
}

void SeatCards::setCompact(bool compact) {
    compact_ = compact;
    for (PlayerCard* card : cards_)
        card->setCompact(compact);
}

PlayerCard* SeatCards::card(int player) const {
    const auto i = static_cast<std::size_t>(player);
    return player < 0 || i >= cards_.size() ? nullptr : cards_[i];
}

} // namespace tilewright
