#include "editor/play/board/move_animation.h"

#include "editor/common/theme.h"
#include "editor/play/board/board_view.h"

#include <QApplication>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <array>
#include <utility>

namespace tilewright {

namespace {

using What = game::Change::What;

constexpr std::array names{"off", "slow", "normal", "fast", "desktop"};
constexpr std::array<int, 4> durations{0, 900, 450, 220};
/// Maximum number of tokens of a kind that are animated at once.
constexpr int mostTokens = 4;
constexpr double tokenSize = 26;

// Payment comes first, then the move itself, then its gains.
constexpr double paidBy = 0.5;
constexpr double movesFrom = 0.2;
constexpr double movedBy = 0.8;
constexpr double gainsFrom = 0.5;

game::Piece pieceIn(const game::Change& change, game::Kind space) {
    return {.kind = change.kind, .player = change.player, .number = change.number, .space = space};
}

/// Whether a piece of nobody moves and sends others home.
bool sentHome(const game::Changes& changes) {
    return std::ranges::any_of(changes, [](const game::Change& change) {
        return change.what == What::PieceMoved && change.player < 0;
    });
}

} // namespace

QString name(AnimationSpeed speed) {
    return QLatin1String(names[static_cast<std::size_t>(speed)]);
}

AnimationSpeed animationSpeedFromName(const QString& word) {
    const auto found = std::ranges::find_if(names, [&](const char* n) { return word == QLatin1String(n); });
    return found == names.end() ? AnimationSpeed::AsDesktop
                                : static_cast<AnimationSpeed>(found - names.begin());
}

int duration(AnimationSpeed speed) {
    if (speed == AnimationSpeed::AsDesktop) {
        const bool calm = QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration) == 0;
        speed = calm ? AnimationSpeed::Off : AnimationSpeed::Normal;
    }
    return durations[static_cast<std::size_t>(speed)];
}

MoveAnimation::MoveAnimation(BoardView& board, Dependencies dependencies, QWidget* window)
    : QObject(window)
    , board_(board)
    , dependencies_(std::move(dependencies))
    , window_(*window)
    , overlay_(new FlightOverlay(window)) {
    connect(overlay_, &FlightOverlay::finished, this, [this] {
        board_.board().setInFlight({}, {});
        dependencies_.setInFlightInSpaces({});
    });
}

QRectF MoveAnimation::onWindow(const QRectF& sceneRect) const {
    if (sceneRect.isEmpty())
        return {};
    const QRectF onView = board_.mapFromScene(sceneRect).boundingRect();
    return onView.translated(board_.viewport()->mapTo(&window_, QPoint(0, 0)));
}

void MoveAnimation::prepare(const game::Changes& changes, int mover, Dragged dragged) {
    finish();
    changes_ = changes;
    mover_ = mover;
    dragged_ = dragged;
    stood_.clear();
    stoodInSpaces_.clear();
    for (std::size_t i = 0; i < changes.size(); ++i)
        if ((changes[i].what == What::PieceMoved || changes[i].what == What::PieceHome) && changes[i].from)
            stood_[i] = board_.board().placeOf(
                {changes[i].kind, changes[i].player, changes[i].number, *changes[i].from});
        else if (!changes[i].fromSpace.empty())
            stoodInSpaces_[i] =
                dependencies_.space(pieceIn(changes[i], changes[i].fromSpace), changes[i].holder);
}

QRectF MoveAnimation::beganAt(const game::Change& change) const {
    const auto number = static_cast<std::size_t>(&change - changes_.data());
    if (const auto stood = stood_.find(number); stood != stood_.end())
        return onWindow(stood->second);
    if (const auto stood = stoodInSpaces_.find(number); stood != stoodInSpaces_.end())
        return stood->second;
    return change.player < 0 ? dependencies_.supply(change.kind)
                             : dependencies_.hand(change.player, change.kind);
}

void MoveAnimation::addTokens(std::vector<Flight>& flights, const game::Change& change, bool gained) {
    const QRectF supply = dependencies_.supply(change.kind);
    const QRectF hand = dependencies_.hand(change.player, change.kind);
    if (supply.isEmpty() || hand.isEmpty())
        return;
    const int count = std::min(change.count, mostTokens);
    for (int i = 0; i < count; ++i) {
        const double late = 0.12 * i;
        Flight flight;
        flight.picture = kindPicture(change.kind, -1);
        flight.from = gained ? supply : hand;
        flight.to = gained ? hand : supply;
        flight.starts = gained ? gainsFrom + late * (1 - gainsFrom) : late * paidBy;
        flight.lands = gained ? 1 : paidBy + late * paidBy;
        flights.push_back(std::move(flight));
    }
}

void MoveAnimation::addTile(std::vector<Flight>& flights, const game::Change& change) {
    const QRectF to = onWindow(cellRect(change.cell));
    const QRectF from = dependencies_.stack();
    if (to.isEmpty() || from.isEmpty())
        return;
    Flight flight;
    const double ratio = window_.devicePixelRatioF();
    flight.pixmap = board_.board().tilePixmap(change.tile, change.rotation,
                                              std::max(1, qRound(to.width() * ratio)), ratio);
    flight.from = from;
    flight.to = to;
    // Straight up onto the board first: beside the drawn tile are words.
    const double edge = board_.viewport()->mapTo(&window_, QPoint(0, board_.viewport()->height())).y();
    flight.via = QPointF(from.center().x(), std::min(from.center().y(), edge - to.height() / 2));
    flights.push_back(std::move(flight));
}

void MoveAnimation::addPiece(std::vector<Flight>& flights, const game::Change& change) {
    const game::Piece piece{change.kind, change.player, change.number, change.cell};
    Flight flight;
    flight.picture = board_.board().posedPiece(piece);
    flight.from = beganAt(change);
    flight.to = change.space.empty() ? onWindow(board_.board().placeOf(piece))
                                     : dependencies_.space(pieceIn(change, change.space), change.holder);
    flight.starts = movesFrom;
    flight.lands = movedBy;
    if (!flight.from.isEmpty() && !flight.to.isEmpty())
        flights.push_back(std::move(flight));
}

void MoveAnimation::addHome(std::vector<Flight>& flights, const game::Change& change) {
    Flight flight;
    flight.picture = board_.board().posedPiece({change.kind, change.player, change.number, change.cell});
    if (change.from || !change.fromSpace.empty())
        flight.from = beganAt(change);
    flight.to = dependencies_.hand(change.player, change.kind);
    // The arriving piece is animated first.
    flight.starts = sentHome(changes_) ? gainsFrom : movesFrom;
    if (!flight.from.isEmpty() && !flight.to.isEmpty())
        flights.push_back(std::move(flight));
}

/// A number that rises from the scored feature to the player.
void MoveAnimation::addPoints(std::vector<Flight>& flights, const game::Change& change) {
    const QRectF to = dependencies_.points(change.player);
    const QRectF scored = onWindow(cellsRect(change.cells));
    if (to.isEmpty() || scored.isEmpty())
        return;
    constexpr int width = 64;
    constexpr int height = 36;
    const double ratio = window_.devicePixelRatioF();
    QPixmap number(QSize(width, height) * ratio);
    number.setDevicePixelRatio(ratio);
    number.fill(Qt::transparent);
    QPainter painter(&number);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(noteColour());
    painter.setPen(QPen(accentColour(), 2));
    painter.drawRoundedRect(QRectF(1, 1, width - 2, height - 2), 8, 8);
    QFont font = window_.font();
    font.setPixelSize(22);
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(noteTextColour());
    painter.drawText(QRectF(0, 0, width, height), Qt::AlignCenter, QStringLiteral("+%1").arg(change.count));
    painter.end();
    Flight flight;
    flight.pixmap = number;
    flight.from = QRectF(scored.center() - QPointF(width / 2.0, height / 2.0), QSizeF(width, height));
    flight.to = QRectF(to.center() - QPointF(width / 2.0, height / 2.0), QSizeF(width, height));
    flight.starts = movesFrom;
    flights.push_back(std::move(flight));
}

void MoveAnimation::addSideToken(std::vector<Flight>& flights, const game::Change& change) {
    const QPointF middle = tokenMiddle({change.kind, change.cell, change.side});
    const QRectF side =
        onWindow(QRectF(middle.x() - tokenSize / 2, middle.y() - tokenSize / 2, tokenSize, tokenSize));
    const bool placed = change.what == What::TokenPlaced;
    const QRectF other = placed ? dependencies_.hand(mover_, change.kind) : dependencies_.supply(change.kind);
    if (other.isEmpty())
        return;
    Flight flight;
    flight.picture = kindPicture(change.kind, -1);
    flight.from = placed ? other : side;
    flight.to = placed ? side : other;
    flight.starts = movesFrom;
    flights.push_back(std::move(flight));
}

void MoveAnimation::start(int milliseconds) {
    if (milliseconds <= 0 || !window_.isVisible()) {
        changes_.clear();
        return;
    }
    std::vector<Flight> flights;
    std::vector<game::Piece> pieces;
    std::vector<game::Piece> apart;
    std::vector<Cell> cells;
    for (const game::Change& change : changes_) {
        const std::size_t before = flights.size();
        switch (change.what) {
        case What::TileLaid:
            if (!dragged_.tile)
                addTile(flights, change);
            if (flights.size() > before)
                cells.push_back(change.cell);
            break;
        case What::PieceMoved:
            if (!dragged_.piece)
                addPiece(flights, change);
            if (flights.size() > before && !change.space.empty())
                apart.push_back(pieceIn(change, change.space));
            else if (flights.size() > before)
                pieces.push_back(
                    {change.kind, change.player, change.number, change.cell, change.feature, change.lying});
            break;
        case What::TokenPlaced:
        case What::TokenRemoved:
            addSideToken(flights, change);
            break;
        case What::Gained:
            addTokens(flights, change, true);
            break;
        case What::Paid:
            addTokens(flights, change, false);
            break;
        case What::PieceHome:
            addHome(flights, change);
            break;
        case What::Scored:
            addPoints(flights, change);
            break;
        case What::TileRemoved:
        case What::TurnBegan:
        case What::GameEnded:
            break;
        }
    }
    changes_.clear();
    if (flights.empty())
        return;
    overlay_->start(std::move(flights), milliseconds);
    board_.board().setInFlight(std::move(pieces), std::move(cells));
    dependencies_.setInFlightInSpaces(apart);
}

void MoveAnimation::finish() {
    changes_.clear();
    overlay_->finish();
}

} // namespace tilewright
