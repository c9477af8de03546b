#include "editor/play/board/path_layer.h"

#include "editor/common/colours/contrast.h"
#include "editor/common/theme.h"

#include <QPainter>

#include <utility>

namespace tilewright {

namespace {

constexpr QColor pathColour{0xD9, 0x5B, 0x2B};
constexpr double radius = 11;

/// Beside the middle, where the piece itself stands.
QPointF stepPoint(Cell cell) {
    return cellRect(cell).topLeft() + QPointF(BoardArt::unit * 0.2, BoardArt::unit * 0.2);
}

} // namespace

void PathLayer::setPath(std::vector<Cell> cells) {
    path_ = std::move(cells);
    setBounds(cellsRect(path_));
}

void PathLayer::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    if (path_.size() < 2)
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    QPainterPath line(stepPoint(path_.front()));
    for (std::size_t i = 1; i < path_.size(); ++i)
        line.lineTo(stepPoint(path_[i]));
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(QColor(0, 0, 0, 110), 7, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->drawPath(line);
    painter->setPen(QPen(pathColour, 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->drawPath(line);
    QFont font = painter->font();
    font.setPixelSize(14);
    font.setBold(true);
    painter->setFont(font);
    for (std::size_t i = 0; i < path_.size(); ++i) {
        const double r = i == 0 ? radius / 2 : radius;
        painter->setPen(QPen(noteColour(), 1.5));
        painter->setBrush(pathColour);
        painter->drawEllipse(stepPoint(path_[i]), r, r);
        if (i == 0)
            continue;
        painter->setPen(readableOn(pathColour));
        painter->drawText(QRectF(stepPoint(path_[i]) - QPointF(r, r), QSizeF(2 * r, 2 * r)), Qt::AlignCenter,
                          QString::number(i));
    }
}

} // namespace tilewright
