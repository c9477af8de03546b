#include "editor/play/panels/player_card.h"

#include "editor/common/margins.h"
#include "editor/common/plain_text.h"
#include "editor/common/theme.h"
#include "editor/document/game_setup.h"
#include "editor/output/pictures/picture_painter.h"
#include "editor/play/board/board_art.h"
#include "editor/play/panels/holdings_strip.h"
#include "editor/play/panels/prison_row.h"
#include "editor/words/game_words.h"
#include "editor/words/translated_text.h"

#include "engine/art/picture_dispatch.h"
#include "engine/model/sides.h"

#include <QActionGroup>
#include <QEvent>
#include <QGridLayout>
#include <QMenu>
#include <QPainter>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace tilewright {

namespace {

constexpr int figureWidth = 26;
constexpr int pickSize = 17;
constexpr int compactPickSize = 13;

/// The piece of a hand that represents its player.
QPixmap seatPiecePixmap(const game::Seat& hand, int seat, double ratio, const QColor& ground) {
    for (const game::Holding& holding : hand.holdings)
        if (art::tokenPicture(holding.kind).shapes.empty())
            if (const PicturePainter piece = kindPicture(holding.kind, seat); !piece.isNull())
                return piecePixmap(piece, figureWidth, ratio, ground);
    return squarePixmap({}, figureWidth, ratio);
}

} // namespace

PlayerCard::PlayerCard(int seat, const std::vector<bots::BotSpec>& bots, QWidget* parent)
    : QFrame(parent)
    , seat_(seat)
    , seatPiece_(new PlainLabel(this))
    , name_(new ElidedLabel(this))
    , points_(new PlainLabel(this))
    , kind_(new QToolButton(this))
    , menu_(new QMenu(this))
    , holdings_(new HoldingsStrip(pickSize, this))
    , held_(new PrisonRow(this))
    , heading_(new QGridLayout) {
    setObjectName(QStringLiteral("player%1").arg(seat + 1));
    seatPiece_->setFixedSize(figureWidth, figureWidth);
    seatPiece_->setToolTip(tr("Seat %1, %2").arg(seat + 1).arg(seatColourName(seat)));
    seatPiece_->setAccessibleName(seatPiece_->toolTip());
    name_->setFont(headingFont(font()));
    name_->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    points_->setToolTip(tr("Current points"));
    kind_->setMenu(menu_);
    kind_->setPopupMode(QToolButton::InstantPopup);
    kind_->setAutoRaise(true);
    // The style's own indicator sits below the text's edge; an arrow in the text is aligned with it.
    kind_->setStyleSheet(QStringLiteral("QToolButton::menu-indicator { image: none; }"));
    kind_->setFocusPolicy(Qt::StrongFocus);
    kind_->setObjectName(QStringLiteral("seatKind%1").arg(seat + 1));
    kind_->setToolTip(tr("Who plays this seat. You can take it over or hand it to a bot at any time."));
    fillMenu(bots);

    heading_->setHorizontalSpacing(8);
    heading_->setVerticalSpacing(0);
    heading_->setColumnStretch(3, 1);
    heading_->addWidget(seatPiece_, 0, 0);
    heading_->addWidget(name_, 0, 1);
    heading_->addWidget(kind_, 0, 2);
    heading_->addWidget(points_, 0, 4);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(turnedMargins(14, 4, 10, 5));
    all->setSpacing(1);
    all->addLayout(heading_);
    all->addWidget(holdings_);
    all->addWidget(held_);
    // "Maximum" would use the height of one row as the maximum.
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
}

void PlayerCard::fillMenu(const std::vector<bots::BotSpec>& bots) {
    menu_->setToolTipsVisible(true);
    auto* group = new QActionGroup(menu_);
    const auto add = [&](const QString& text, const QString& tip, const QString& kind) {
        QAction* action = menu_->addAction(text);
        action->setToolTip(tip);
        action->setCheckable(true);
        action->setData(kind);
        group->addAction(action);
    };
    add(tr("You (take this seat)"), tr("A person at this window decides for this seat"),
        QString::fromLatin1(personKind));
    for (const auto& bot : bots)
        add(tr("Bot: %1").arg(translated(bot.label)), translated(bot.explanation),
            QString::fromStdString(bot.name));
    connect(group, &QActionGroup::triggered, this,
            [this](QAction* action) { emit kindChosen(seat_, action->data().toString()); });
}

void PlayerCard::setSeat(const SeatSetup& setup) {
    const QString name = setup.name.isEmpty() ? seatColourName(seat_) : setup.name;
    name_->setText(name);
    QString kind = setup.kind == QLatin1String(personKind) ? tr("you") : setup.kind;
    for (QAction* action : menu_->actions()) {
        const bool chosen = action->data().toString() == setup.kind;
        action->setChecked(chosen);
        if (chosen && setup.kind != QLatin1String(personKind))
            kind = action->text();
    }
    kind_->setText(kind + QStringLiteral(" \u25BE"));
    kind_->setAccessibleName(tr("Who plays %1: %2").arg(name, kind));
    setAccessibleName(tr("Player %1").arg(name));
    holdings_->setAccessibleName(tr("What %1 has").arg(name));
}

QRect PlayerCard::pointsPlace() const {
    return points_->geometry();
}

void PlayerCard::setHand(const game::Seat& hand) {
    points_->setText(hand.points == 1 ? tr("1 point") : tr("%1 points").arg(hand.points));
    holdings_->setHoldings(hand.holdings, seat_);
    hand_ = hand;
    if (seatPiece_->pixmap().isNull())
        showSeatPiece();
}

void PlayerCard::showSeatPiece() {
    seatPiece_->setPixmap(
        seatPiecePixmap(hand_, seat_, devicePixelRatioF(), palette().color(QPalette::Base)));
}

void PlayerCard::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !seatPiece_->pixmap().isNull())
        showSeatPiece();
}

void PlayerCard::layHeading() {
    const QMargins margins = layout()->contentsMargins();
    const int room = width() - margins.left() - margins.right();
    int wanted = 4 * heading_->horizontalSpacing();
    for (const QWidget* part : {static_cast<QWidget*>(seatPiece_), static_cast<QWidget*>(name_),
                                static_cast<QWidget*>(kind_), static_cast<QWidget*>(points_)})
        wanted += part->sizeHint().width();
    const bool twoRows = wanted > room;
    if (std::exchange(twoRows_, twoRows) == twoRows)
        return;
    heading_->removeWidget(kind_);
    if (twoRows)
        heading_->addWidget(kind_, 1, 1, 1, 4, Qt::AlignLeft);
    else
        heading_->addWidget(kind_, 0, 2);
}

void PlayerCard::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    layHeading();
}

bool PlayerCard::event(QEvent* event) {
    const bool used = QFrame::event(event);
    if (event->type() == QEvent::LayoutRequest)
        layHeading(); // another name, bot or number of points
    return used;
}

void PlayerCard::setOnTurn(bool onTurn) {
    onTurn_ = onTurn;
    update();
}

void PlayerCard::setWinner(bool winner) {
    winner_ = winner;
    update();
}

void PlayerCard::setCompact(bool compact) {
    holdings_->setPictureSize(compact ? compactPickSize : pickSize);
    kind_->setMaximumHeight(compact ? fontMetrics().height() + 4 : QWIDGETSIZE_MAX);
    layout()->setContentsMargins(turnedMargins(14, compact ? 1 : 4, 10, compact ? 1 : 5));
}

void PlayerCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF all = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    const bool marked = onTurn_ || winner_;
    painter.setPen(QPen(marked ? accentColour() : borderColour(palette()), 1));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(all, 6, 6);
    if (!marked)
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(accentColour());
    painter.drawRoundedRect(QStyle::visualRect(layoutDirection(), rect(), {0, 0, 6, height()}), 3, 3);
}

} // namespace tilewright
