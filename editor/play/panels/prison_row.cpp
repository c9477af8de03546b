#include "editor/play/panels/prison_row.h"

#include "editor/common/plain_text.h"
#include "editor/common/theme.h"
#include "editor/play/board/board_art.h"
#include "editor/words/game_words.h"
#include "editor/words/translated_text.h"

#include <QHBoxLayout>
#include <QIcon>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

namespace tilewright {

namespace {

constexpr int prisonerSize = 18;

QPixmap prisonerPicture(const game::Piece& piece, const QWidget& on) {
    return piecePixmap(kindPicture(piece.kind, piece.player), prisonerSize, on.devicePixelRatioF(),
                       on.palette().color(QPalette::Base));
}

} // namespace

PrisonRow::PrisonRow(QWidget* parent)
    : QWidget(parent), name_(new PlainLabel(this)), row_(new QHBoxLayout(this)) {
    setObjectName(QStringLiteral("held"));
    name_->setFont(smallFont(font()));
    row_->setContentsMargins(0, 0, 0, 0);
    row_->setSpacing(4);
    row_->addWidget(name_);
    row_->addStretch();
    hide();
}

void PrisonRow::clear() {
    for (const Shown& shown : shown_)
        shown.widget->deleteLater();
    shown_.clear();
    hide();
}

void PrisonRow::setPieces(const game::Space& space, const std::vector<OfferedMove>& offered) {
    clear();
    name_->setText(tr("%1:").arg(upperFirst(translated(space.kind))));
    QStringList names;
    for (const game::Piece& piece : space.pieces) {
        names << pieceName(piece);
        const auto move = std::ranges::find_if(offered, [&](const OfferedMove& m) {
            return m.info.piece->kind == piece.kind && m.info.piece->player == piece.player;
        });
        const bool again = std::ranges::any_of(shown_, [&](const Shown& shown) {
            return shown.piece.kind == piece.kind && shown.piece.player == piece.player;
        });
        QWidget* widget = nullptr;
        // Interchangeable ones are one offer.
        if (move != offered.end() && !again) {
            auto* button = new QToolButton(this);
            button->setObjectName(QStringLiteral("buyBack"));
            button->setProperty("move", QVariant::fromValue<qulonglong>(move->move.bits));
            button->setIcon(QIcon(prisonerPicture(piece, *this)));
            button->setText(tr("Buy back"));
            button->setFont(smallFont(font()));
            button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
            button->setFocusPolicy(Qt::StrongFocus);
            button->setToolTip(tr("%1: %2 (key %3)")
                                   .arg(translated(move->info.group), translated(move->info.text),
                                        QString(QLatin1Char(move->info.key)).toUpper()));
            button->setAccessibleName(
                tr("%1: %2").arg(translated(move->info.group), translated(move->info.text)));
            connect(button, &QToolButton::clicked, this,
                    [this, chosen = move->move] { emit this->chosen(chosen); });
            widget = button;
        } else {
            auto* picture = new PlainLabel(this);
            picture->setPixmap(prisonerPicture(piece, *this));
            picture->setToolTip(pieceName(piece));
            picture->setAccessibleName(pieceName(piece));
            widget = picture;
        }
        row_->insertWidget(row_->count() - 1, widget);
        shown_.push_back({piece, widget});
    }
    setAccessibleName(name_->text());
    setAccessibleDescription(names.join(QStringLiteral(", ")));
    setVisible(!shown_.empty());
}

QRect PrisonRow::placeOf(game::Kind kind, int player) const {
    for (const Shown& shown : shown_)
        if (shown.piece.kind == kind && shown.piece.player == player && isVisible())
            return shown.widget->geometry();
    return {};
}

} // namespace tilewright
