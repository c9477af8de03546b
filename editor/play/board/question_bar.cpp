#include "editor/play/board/question_bar.h"

#include "editor/common/panel.h"
#include "editor/common/plain_text.h"
#include "editor/common/theme.h"
#include "editor/play/board/board_art.h"
#include "editor/words/game_words.h"
#include "editor/words/translated_text.h"

#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tilewright {

namespace {

constexpr QMargins roomyMargins(16, 12, 16, 12);
constexpr QMargins tightMargins(16, 4, 16, 4);

constexpr std::size_t mostAnswers = 6;
constexpr int stakeSize = 34;

/// The player's pieces on the board that one of the answers moves.
std::vector<game::Piece> atStake(const game::Position& position, const std::vector<OfferedMove>& moves) {
    using What = game::Change::What;
    std::vector<game::Piece> stake;
    for (const OfferedMove& offered : moves) {
        game::Changes changes;
        position.clone()->play(offered.move, &changes);
        for (const game::Change& change : changes) {
            if ((change.what != What::PieceMoved && change.what != What::PieceHome) || !change.from ||
                change.player != position.player())
                continue;
            const game::Piece piece{
                .kind = change.kind, .player = change.player, .number = change.number, .cell = *change.from};
            if (std::ranges::find(stake, piece) == stake.end())
                stake.push_back(piece);
        }
    }
    return stake;
}

} // namespace

QuestionBar::QuestionBar(QWidget* over)
    : QFrame(over)
    , headline_(new PlainLabel(this))
    , stake_(new PlainLabel(this))
    , pictures_(new QHBoxLayout)
    , buttons_(new QHBoxLayout) {
    setObjectName(QStringLiteral("question"));
    // The board below it has a direction of its own.
    setLayoutDirection(QGuiApplication::layoutDirection());
    // It takes the keys itself: with an answer that has the focus, Enter would give it unread.
    setFocusPolicy(Qt::StrongFocus);
    headline_->setObjectName(QStringLiteral("questionWords"));
    headline_->setFont(headingFont(font()));
    headline_->setWordWrap(true);
    auto* stakes = new QHBoxLayout;
    stakes->addWidget(stake_);
    stakes->addLayout(pictures_);
    stakes->addStretch();
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(roomyMargins);
    all->addWidget(headline_);
    all->addLayout(stakes);
    all->addLayout(buttons_);
    over->installEventFilter(this);
    hide();
}

bool QuestionBar::fits(const game::Position& position, const std::vector<OfferedMove>& moves) {
    const auto placeless = [](const OfferedMove& m) {
        return !m.info.cell && !m.info.side && !m.info.piece && !m.info.lays && !m.info.ends;
    };
    return moves.size() > 1 && moves.size() <= mostAnswers && std::ranges::all_of(moves, placeless) &&
           !atStake(position, moves).empty();
}

void QuestionBar::ask(const game::Position& position, const std::vector<OfferedMove>& moves,
                      const QString& headline) {
    for (QWidget* widget : made_) {
        buttons_->removeWidget(widget);
        pictures_->removeWidget(widget);
        widget->hide();
        widget->deleteLater();
    }
    made_.clear();
    places_.clear();
    clear_ = {};
    headline_->setText(headline);
    QStringList names;
    for (const game::Piece& piece : atStake(position, moves)) {
        auto* picture = new PlainLabel(this);
        picture->setPixmap(piecePixmap(kindPicture(piece.kind, piece.player), stakeSize, devicePixelRatioF(),
                                       palette().color(QPalette::Base)));
        picture->setToolTip(pieceName(piece));
        picture->setAccessibleName(pieceName(piece));
        pictures_->addWidget(picture);
        made_.push_back(picture);
        names << pieceName(piece);
        if (std::ranges::find(places_, piece.cell) == places_.end())
            places_.push_back(piece.cell);
    }
    stake_->setText(tr("At stake:"));
    stake_->setToolTip(names.join(QLatin1Char('\n')));
    setAccessibleName(headline);
    setAccessibleDescription(tr("At stake: %1").arg(names.join(QStringLiteral(", "))));
    QWidget* before = this;
    for (const OfferedMove& offered : moves) {
        const QString key = QString(QLatin1Char(offered.info.key)).toUpper();
        auto* button = new QPushButton(tr("%1 (%2)").arg(translated(offered.info.group), key), this);
        button->setObjectName(QStringLiteral("answer-%1").arg(key.toLower()));
        button->setToolTip(tr("%1 (key %2)").arg(upperFirst(offered.info.text), key));
        button->setAccessibleName(upperFirst(offered.info.text));
        button->setAutoDefault(true);
        connect(button, &QPushButton::clicked, this, [this, move = offered.move] { emit answered(move); });
        buttons_->addWidget(button);
        setTabOrder(std::exchange(before, button), button);
        button->show(); // at once, or it can't take the focus while the previous question is shown
        made_.push_back(button);
    }
    show();
    place();
    raise();
}

void QuestionBar::keepClearOf(const QRect& part) {
    clear_ = part;
    place();
}

void QuestionBar::place() {
    constexpr int usualWidth = 560;
    const int room = parentWidget()->width() - 24;
    buttons_->setDirection(QBoxLayout::LeftToRight);
    layout()->setContentsMargins(roomyMargins);
    const int row = buttons_->minimumSize().width() + roomyMargins.left() + roomyMargins.right();
    // Large texts stand one below the other.
    if (row > room)
        buttons_->setDirection(QBoxLayout::TopToBottom);
    const int width = std::min(room, std::max(usualWidth, row));
    const auto neededHeight = [this, width] {
        layout()->activate();
        return std::max(heightForWidth(width), sizeHint().height());
    };
    int gap = 12;
    int needed = neededHeight();
    // On a low board it takes all that there is.
    if (needed > parentWidget()->height() - 2 * gap) {
        gap = 2;
        layout()->setContentsMargins(tightMargins);
        needed = neededHeight();
    }
    const int height = std::min(needed, parentWidget()->height() - 2 * gap);
    QRect there((parentWidget()->width() - width) / 2, parentWidget()->height() - height - gap, width,
                height);
    if (there.intersects(clear_))
        there.moveTop(gap);
    setGeometry(there);
}

bool QuestionBar::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && !isHidden())
        place();
    return QFrame::eventFilter(watched, event);
}

void QuestionBar::paintEvent(QPaintEvent*) {
    paintMessage(*this);
}

} // namespace tilewright
