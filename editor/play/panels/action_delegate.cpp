#include "editor/play/panels/action_delegate.h"

#include "editor/common/theme.h"
#include "editor/play/board/board_art.h"
#include "editor/play/panels/action_model.h"

#include <QPainter>
#include <QStyle>
#include <QTreeView>

#include <algorithm>

namespace tilewright {

namespace {

constexpr int pictureSize = 15;
constexpr int step = pictureSize + 2;
constexpr int arrowWidth = 12;

int countOf(const std::vector<game::Holding>& holdings) {
    int n = 0;
    for (const game::Holding& holding : holdings)
        n += holding.count;
    return n;
}

/// Drawn like a key.
void paintLetter(QPainter& painter, const QStyleOptionViewItem& option, const QString& letter) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(smallFont(option.font));
    const int edge = painter.fontMetrics().height() + 1;
    const QRectF key(option.rect.right() - edge - 4.5, option.rect.center().y() - (edge - 1) / 2.0, edge,
                     edge);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const QColor colour =
        selected ? option.palette.color(QPalette::HighlightedText) : quietTextColour(option.palette);
    painter.setPen(colour);
    painter.drawRoundedRect(key, 3, 3);
    painter.drawText(key, Qt::AlignCenter, letter);
    painter.restore();
}

/// Not a heading: the distinguishing part of moves is at the end, so the whole text is shown.
bool isLine(const QModelIndex& index) {
    return index.parent().isValid();
}

} // namespace

const PaintedPicture& ActionDelegate::picture(std::string_view kind) const {
    const auto known = pictures_.find(kind);
    return known != pictures_.end()
               ? known->second
               : pictures_.emplace(std::string(kind), kindPicture(kind, -1)).first->second;
}

void ActionDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const {
    if (const QString letter = index.data(ActionModel::keyRole).toString(); !letter.isEmpty()) {
        QStyledItemDelegate::paint(painter, option, index);
        paintLetter(*painter, option, letter);
        return;
    }
    const game::MoveInfo* info = model_.info(index);
    const int pays = info ? countOf(info->pays) : 0;
    const int gains = info ? countOf(info->gains) : 0;
    const int width = (pays + gains) * step + (pays > 0 && gains > 0 ? arrowWidth : 0);
    // If text and pictures don't both fit, the text is shown: it says everything.
    const int words = option.fontMetrics.horizontalAdvance(index.data().toString()) + 10;
    QStyledItemDelegate::paint(painter, option, index);
    if (width == 0 || words + width > option.rect.width())
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    int x = option.rect.right() - width - 4;
    const int y = option.rect.center().y() - pictureSize / 2 + 1;
    const QColor ground = option.palette.color(
        option.state.testFlag(QStyle::State_Selected) ? QPalette::Highlight : QPalette::Base);
    const auto draw = [&](const std::vector<game::Holding>& holdings) {
        for (const game::Holding& holding : holdings)
            for (int i = 0; i < holding.count; ++i, x += step)
                paintPiece(*painter, picture(holding.kind), QRectF(x, y, pictureSize, pictureSize), ground);
    };
    draw(info->pays);
    if (pays > 0 && gains > 0) {
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        painter->setPen(
            QPen(option.palette.color(selected ? QPalette::HighlightedText : QPalette::Text), 1.5));
        const QPointF tip(x + arrowWidth - 4, y + pictureSize / 2.0);
        painter->drawLine(QPointF(x + 1, tip.y()), tip);
        painter->drawLine(tip - QPointF(4, 4), tip);
        painter->drawLine(tip - QPointF(4, -4), tip);
        x += arrowWidth;
    }
    draw(info->gains);
    painter->restore();
}

void ActionDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    QStyledItemDelegate::initStyleOption(option, index);
    if (isLine(index))
        option->features |= QStyleOptionViewItem::WrapText;
}

QSize ActionDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    const auto* view = qobject_cast<const QTreeView*>(option.widget);
    if (view && isLine(index)) {
        const int margin = 2 * (view->style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, view) + 1);
        const int width = view->viewport()->width() - 2 * view->indentation() - margin;
        size.setHeight(
            option.fontMetrics
                .boundingRect(0, 0, std::max(width, 60), 10'000, Qt::TextWordWrap, index.data().toString())
                .height() +
            5);
        size.setWidth(width);
    }
    size.setHeight(std::max(size.height(), pictureSize + 7));
    return size;
}

} // namespace tilewright
