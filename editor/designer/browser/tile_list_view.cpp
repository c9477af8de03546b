#include "editor/designer/browser/tile_list_view.h"

#include "editor/common/accessibility.h"
#include "editor/common/colours/contrast.h"
#include "editor/common/theme.h"
#include "editor/common/tiles/thumbnails.h"
#include "editor/common/tooltip_beside.h"
#include "editor/designer/browser/tile_clipboard.h"
#include "editor/designer/browser/tile_filter.h"
#include "editor/document/tileset/tile_list_model.h"
#include "editor/document/tileset/tileset_document.h"

#include <QAbstractItemView>
#include <QAbstractProxyModel>
#include <QDrag>
#include <QDropEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <algorithm>
#include <optional>
#include <ranges>
#include <vector>

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

/// The tiles as a list: Qt would make an item of each cell of the model, whose other columns are the table's,
/// and tell the focus of the wrong one.
class TileListAccess : public PaintedChildren {
public:
    explicit TileListAccess(TileListView& list) : PaintedChildren(list), list_(list) {}

    QAccessible::Role role() const override { return QAccessible::List; }
    /// Rows: forgetAll() when they move.
    std::vector<Key> keys() const override {
        std::vector<Key> rows;
        const int count = list_.model() == nullptr ? 0 : list_.model()->rowCount();
        const QRect seen = surface().rect();
        // Rows go down the list.
        const auto isAbove = [&](int row) {
            return list_.visualRect(list_.model()->index(row, 0)).bottom() < seen.top();
        };
        const auto all = std::views::iota(0, count);
        const auto first = std::ranges::partition_point(all, isAbove) - all.begin();
        for (int row = static_cast<int>(first); row < count; ++row) {
            if (list_.visualRect(list_.model()->index(row, 0)).top() > seen.bottom())
                break;
            rows.push_back(row);
        }
        if (const auto here = focused(); here && !std::ranges::binary_search(rows, *here))
            rows.push_back(*here);
        return rows;
    }
    std::optional<Item> item(Key key) const override {
        const QModelIndex index = indexOf(key);
        if (!index.isValid())
            return std::nullopt;
        return Item{.role = QAccessible::ListItem,
                    .name = index.data(Qt::AccessibleTextRole).toString(),
                    .place = list_.visualRect(index),
                    .selectable = true,
                    .selected = list_.selectionModel()->isSelected(index)};
    }
    std::optional<Key> focused() const override {
        const QModelIndex current = list_.currentIndex();
        return current.isValid() ? std::optional<Key>(current.row()) : std::nullopt;
    }
    void focusItem(Key key) override { list_.setCurrentIndex(indexOf(key)); }

private:
    QModelIndex indexOf(Key key) const {
        return list_.model() == nullptr ? QModelIndex() : list_.model()->index(static_cast<int>(key), 0);
    }

    TileListView& list_;
};

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
    if (heat != nullptr && thumbnail_ >= roomForBadge) {
        // Large digits of a small tile may be wider than it.
        const double needed = metrics.horizontalAdvance(heat->words) + 9;
        const double scale = std::min(1.0, (cell.width() - 8) / needed);
        painter->save();
        painter->translate(std::max(cell.left() + 4, std::min(picture.left() + 2, cell.right() - 4 - needed)),
                           picture.top() + 2);
        painter->scale(scale, scale);
        paintBadge(*painter, {0, 0, needed, metrics.height() + 3}, heat->words);
        painter->restore();
    }

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

TileListView::TileListView(QWidget* parent) : QListView(parent) {
    setViewMode(QListView::IconMode);
    setMovement(QListView::Static);
    setResizeMode(QListView::Adjust);
    setUniformItemSizes(true);
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setMouseTracking(true);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    // The table of the same tiles shares the selection.
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    // Static icons can neither be dragged nor dropped on; here they can.
    setDragEnabled(true);
    setAcceptDrops(true);
    viewport()->setAcceptDrops(true);
    setItemDelegate(new TileDelegate(this));
    setThumbnailSize(defaultThumbnail);
    access_ = new TileListAccess(*this);
}

void TileListView::setModel(QAbstractItemModel* model) {
    if (this->model() != nullptr)
        this->model()->disconnect(access_);
    QListView::setModel(model);
    if (model == nullptr)
        return;
    connect(model, &QAbstractItemModel::dataChanged, access_, &PaintedChildren::tell);
    connect(model, &QAbstractItemModel::modelReset, access_, &PaintedChildren::forgetAll);
    connect(model, &QAbstractItemModel::layoutChanged, access_, &PaintedChildren::forgetAll);
    connect(model, &QAbstractItemModel::rowsInserted, access_, &PaintedChildren::forgetAll);
    connect(model, &QAbstractItemModel::rowsRemoved, access_, &PaintedChildren::forgetAll);
}

// These two of QListView tell readers of cells, and do no more.
void TileListView::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QAbstractItemView::currentChanged(current, previous); // NOLINT(bugprone-parent-virtual-call)
    access_->tell();
}

void TileListView::selectionChanged(const QItemSelection& chosen, const QItemSelection& left) {
    QAbstractItemView::selectionChanged(chosen, left); // NOLINT(bugprone-parent-virtual-call)
}

void TileListView::setThumbnailSize(int points) {
    thumbnail_ = std::clamp(points, minThumbnail, maxThumbnail);
    static_cast<TileDelegate*>(itemDelegate())->setThumbnail(thumbnail_);
    scheduleDelayedItemsLayout();
    scrollTo(currentIndex());
    emit thumbnailSizeChanged(thumbnail_);
}

void TileListView::setHeat(const std::optional<TileHeat>& heat) {
    static_cast<TileDelegate*>(itemDelegate())->setHeat(heat);
    viewport()->update();
}

int TileListView::rowAt(QPoint position) const {
    const int rows = model() == nullptr ? 0 : model()->rowCount();
    for (int row = 0; row < rows; ++row) {
        const QRect place = visualRect(model()->index(row, 0));
        if (position.y() < place.top())
            return row;
        const int before = place.center().x() - position.x();
        if (position.y() <= place.bottom() && (isRightToLeft() ? before < 0 : before > 0))
            return row;
    }
    return rows;
}

void TileListView::startDrag(Qt::DropActions) {
    if (!dragData_ || selectionModel()->selectedRows().isEmpty())
        return;
    auto* drag = new QDrag(this); // deleted after the drag, with its data
    drag->setMimeData(dragData_().release());
    const QModelIndex shown = currentIndex();
    drag->setPixmap(viewport()->grab(visualRect(shown)));
    drag->setHotSpot(QPoint(visualRect(shown).width() / 2, visualRect(shown).height() / 2));
    drag->exec(Qt::CopyAction | Qt::MoveAction, Qt::MoveAction);
    showDropRow(-1);
}

void TileListView::dragEnterEvent(QDragEnterEvent* event) {
    if (holdsTiles(*event->mimeData()))
        event->acceptProposedAction();
}

void TileListView::dragMoveEvent(QDragMoveEvent* event) {
    if (!holdsTiles(*event->mimeData()))
        return event->ignore();
    showDropRow(rowAt(event->position().toPoint()));
    // Continues near an edge; elsewhere it stops by itself.
    startAutoScroll();
    event->acceptProposedAction();
}

void TileListView::dragLeaveEvent(QDragLeaveEvent*) {
    stopAutoScroll();
    showDropRow(-1);
}

void TileListView::dropEvent(QDropEvent* event) {
    const int row = rowAt(event->position().toPoint());
    stopAutoScroll();
    showDropRow(-1);
    event->acceptProposedAction();
    if (event->source() == this && event->dropAction() == Qt::MoveAction)
        emit moveWanted(row);
    else
        emit dropped(*event->mimeData(), row);
}

void TileListView::showDropRow(int row) {
    dropRow_ = row;
    viewport()->update();
}

void TileListView::wheelEvent(QWheelEvent* event) {
    if (!(event->modifiers() & Qt::ControlModifier))
        return QListView::wheelEvent(event);
    constexpr int step = 8;
    setThumbnailSize(thumbnail_ + (event->angleDelta().y() > 0 ? step : -step));
    event->accept();
}

void TileListView::focusInEvent(QFocusEvent* event) {
    // The table may have left the current cell in another column, from which a list can't continue.
    if (const QModelIndex current = currentIndex(); current.column() > 0)
        selectionModel()->setCurrentIndex(current.siblingAtColumn(0), QItemSelectionModel::NoUpdate);
    QListView::focusInEvent(event);
}

void TileListView::paintEvent(QPaintEvent* event) {
    QListView::paintEvent(event);
    if (dropRow_ < 0 || model() == nullptr || model()->rowCount() == 0)
        return;
    const bool atEnd = dropRow_ >= model()->rowCount();
    const QRect place = visualRect(model()->index(atEnd ? model()->rowCount() - 1 : dropRow_, 0));
    QPainter painter(viewport());
    painter.setPen(QPen(accentColour(), 3, Qt::SolidLine, Qt::RoundCap));
    const int x = atEnd == isRightToLeft() ? place.left() : place.right() + 1;
    painter.drawLine(x, place.top() + 4, x, place.bottom() - 4);
}

TileSetPreview::TileSetPreview(QWidget* parent)
    : QWidget(parent), rows_(new TileFilterModel(this)), list_(new TileListView) {
    list_->setThumbnailSize(52);
    list_->setDragEnabled(false);
    list_->setAcceptDrops(false);
    list_->viewport()->setAcceptDrops(false);
    list_->setFrameShape(QFrame::StyledPanel);
    list_->setModel(rows_);
    list_->setAccessibleName(tr("Preview of the tiles"));
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(list_);
}

TileSetPreview::~TileSetPreview() {
    rows_->setSourceModel(nullptr);
}

void TileSetPreview::showSet(TileSet set) {
    rows_->setSourceModel(nullptr);
    model_.reset();
    document_ = std::make_unique<TileSetDocument>(std::move(set));
    model_ = std::make_unique<TileListModel>(*document_);
    rows_->setSourceModel(model_.get());
}

} // namespace tilewright
