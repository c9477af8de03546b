#include "editor/play/drawn_tile_view.h"

#include "editor/theme/text.h"
#include "editor/theme/theme.h"

#include "engine/art/art.h"

#include <QPainter>

namespace tilewright {

namespace {

constexpr int tileSize = 96;
constexpr int gap = 4;

} // namespace

DrawnTileView::DrawnTileView(QWidget* parent) : QWidget(parent), back_(art::tileBack()) {
    setObjectName(QStringLiteral("drawnTile"));
    setAccessibleName(tr("Drawn tile"));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    describe();
}

void DrawnTileView::setTile(const Tile* tile) {
    const QString id = tile ? toQString(tile->id) : QString();
    if (id != id_) {
        id_ = id;
        picture_ = tile ? PaintedPicture(art::tilePicture(*tile)) : PaintedPicture();
        held_ = Rotation::R0;
    }
    describe();
}

void DrawnTileView::setHeld(Rotation rotation) {
    held_ = rotation;
    update();
}

void DrawnTileView::setLeft(int tiles) {
    left_ = tiles;
    describe();
}

void DrawnTileView::describe() {
    const QString left = tr("Tiles left in the stack: %1").arg(left_);
    const QString drawn = id_.isEmpty() ? tr("No tile is drawn now") : tr("Drawn: tile %1").arg(id_);
    setToolTip(drawn + QLatin1Char('\n') + left);
    setAccessibleDescription(drawn + QStringLiteral(". ") + left);
    update();
}

QSize DrawnTileView::sizeHint() const {
    return {tileSize + 2, tileSize + 2 + gap + fontMetrics().height()};
}

void DrawnTileView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double x = (width() - tileSize) / 2.0;
    painter.save();
    painter.translate(x + tileSize / 2.0, 1 + tileSize / 2.0);
    painter.rotate(degrees(held_));
    const QRectF square(-tileSize / 2.0, -tileSize / 2.0, tileSize, tileSize);
    if (picture_.isNull()) {
        painter.setOpacity(left_ > 0 ? 1 : 0.3);
        back_.paint(painter, square);
    } else {
        picture_.paint(painter, square);
    }
    painter.restore();
    painter.setPen(borderColour(palette()));
    painter.drawRect(QRectF(x - 0.5, 0.5, tileSize + 1, tileSize + 1));
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(QRect(0, tileSize + 2 + gap, width(), fontMetrics().height()), Qt::AlignHCenter,
                     left_ == 1 ? tr("1 tile left") : tr("%1 tiles left").arg(left_));
}

} // namespace tilewright
