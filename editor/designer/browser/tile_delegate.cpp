#include "editor/designer/browser/tile_delegate.h"

#include "editor/common/beside.h"
#include "editor/common/colours/contrast.h"
#include "editor/common/theme.h"
#include "editor/common/tiles/heat_legend.h"
#include "editor/common/tiles/thumbnails.h"
#include "editor/document/tileset/tile_list_model.h"
#include "editor/document/tileset/tileset_document.h"

#include <QAbstractItemView>
#include <QAbstractProxyModel>
#include <QHelpEvent>
#include <QPainter>

namespace tilewright {

namespace {
constexpr int margin = 5;

/// Light on dark in a corner of the picture.
void paintBadge(QPainter& painter, const QRectF& place, const QString& text) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(noteColour());
    painter.drawRoundedRect(place, place.height() / 2, place.height() / 2);
    painter.setPen(noteTextColour());
    painter.drawText(place, Qt::AlignCenter, text);
}
} // namespace

TileDelegate::TileDelegate(QObject* parent) : QStyledItemDelegate(parent) {}

QSize TileDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
    const int text = QFontMetrics(smallFont(option.font)).height();
    return {thumbnail_ + 2 * margin, thumbnail_ + 2 * margin + text + 1};
}

void TileDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const {
    const auto* rows = qobject_cast<const QAbstractProxyModel*>(index.model());
    const auto* model = rows == nullptr ? nullptr : qobject_cast<const TileListModel*>(rows->sourceModel());
    if (model == nullptr)
        return;
    const Tile& tile = model->document().tile(rows->mapToSource(index).row());
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF cell = option.rect;
    const bool selected = option.state & QStyle::State_Selected;
    const TileHeat::Entry* heat = heatOf(tile.id);
    if (heat != nullptr) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(heatColour(heat->part, option.palette));
        painter->drawRoundedRect(cell.adjusted(1.5, 1.5, -1.5, -1.5), 5, 5);
    }
    if (selected || (option.state & QStyle::State_MouseOver)) {
        QColor wash = accentColour();
        wash.setAlpha(selected ? 40 : 18);
        // If several are selected, the one that is large on the canvas.
        const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
        const bool strong = selected && view != nullptr && view->currentIndex().row() == index.row();
        painter->setPen(QPen(selected ? accentColour() : borderColour(option.palette), strong ? 2.5 : 1.5));
        painter->setBrush(wash);
        painter->drawRoundedRect(cell.adjusted(1.5, 1.5, -1.5, -1.5), 5, 5);
    }

    const QRectF picture(cell.center().x() - thumbnail_ / 2.0, cell.top() + margin, thumbnail_, thumbnail_);
    const qreal ratio = painter->device()->devicePixelRatioF();
    painter->setOpacity(tile.count == 0 ? 0.4 : 1);
    painter->drawPixmap(picture.topLeft(), tileThumbnail(tile, thumbnail_, ratio));
    painter->setOpacity(1);

    // A single copy is not shown if the badge would hide the tile.
    constexpr int roomForBadge = 60;
    const bool badged = tile.count != 1 || thumbnail_ >= roomForBadge;
    const QFont small = smallFont(option.font);
    const QFontMetricsF metrics(small);
    painter->setFont(small);
    const QString count = QStringLiteral("×%1").arg(tile.count);
    const double width = std::max(metrics.horizontalAdvance(count) + 9, metrics.height() + 3);
    const QRectF badge(picture.right() - width - 2, picture.bottom() - metrics.height() - 5, width,
                       metrics.height() + 3);
    if (badged)
        paintBadge(*painter, badge, count);
    if (heat != nullptr && thumbnail_ >= roomForBadge)
        paintBadge(*painter,
                   {picture.left() + 2, picture.top() + 2, metrics.horizontalAdvance(heat->words) + 9,
                    metrics.height() + 3},
                   heat->words);

    painter->setPen(heat != nullptr ? readableOn(heatColour(heat->part, option.palette))
                    : selected      ? option.palette.color(QPalette::Text)
                                    : quietTextColour(option.palette));
    const QRectF line(cell.left() + 3, picture.bottom() + 2, cell.width() - 6, metrics.height() + 1);
    painter->drawText(line, Qt::AlignHCenter | Qt::AlignVCenter,
                      metrics.elidedText(index.data().toString(), Qt::ElideRight, line.width()));
    painter->restore();
}

const TileHeat::Entry* TileDelegate::heatOf(const std::string& id) const {
    if (!heat_)
        return nullptr;
    const auto found = heat_->tiles.find(id);
    return found == heat_->tiles.end() ? nullptr : &found->second;
}

bool TileDelegate::helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                             const QModelIndex& index) {
    const TileHeat::Entry* heat = heatOf(index.data().toString().toStdString());
    if (heat == nullptr || event->type() != QEvent::ToolTip)
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    showToolTipBeside(
        *view->viewport(), option.rect,
        QStringLiteral("%1\n%2: %3").arg(index.data(Qt::ToolTipRole).toString(), heat_->name, heat->words));
    return true;
}

} // namespace tilewright
