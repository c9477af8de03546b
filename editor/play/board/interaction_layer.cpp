#include "editor/play/board/interaction_layer.h"

#include "editor/common/theme.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace tilewright {

namespace {

constexpr QColor targetColour{0x2F, 0xC8, 0xF0};
constexpr double chipPicture = 19;
constexpr double chipStep = 21;
constexpr double pointerWidth = 15;

/// The common price of all moves to a target, and the number of picks left to choose.
struct Price {
    std::vector<game::Holding> pays;
    int chosen = 0;
    std::vector<game::Holding> gains;
};

int total(const std::vector<game::Holding>& holdings) {
    int n = 0;
    for (const game::Holding& h : holdings)
        n += h.count;
    return n;
}

Price priceOf(const std::vector<const OfferedMove*>& moves) {
    Price price{moves.front()->info.pays, 0, moves.front()->info.gains};
    for (const OfferedMove* move : moves) {
        std::erase_if(price.pays, [&](const game::Holding& h) {
            return std::ranges::find(move->info.pays, h) == move->info.pays.end();
        });
        std::erase_if(price.gains, [&](const game::Holding& h) {
            return std::ranges::find(move->info.gains, h) == move->info.gains.end();
        });
    }
    price.chosen = total(moves.front()->info.pays) - total(price.pays);
    return price;
}

void paintUnknownPick(QPainter& painter, const QRectF& place) {
    painter.setPen(QPen(QColor(0x5A, 0x52, 0x48), 1));
    painter.setBrush(QColor(0xD8, 0xD0, 0xC0));
    painter.drawEllipse(place.adjusted(1, 1, -1, -1));
    painter.setPen(QColor(0x3A, 0x34, 0x2C));
    QFont font = painter.font();
    font.setPixelSize(13);
    font.setBold(true);
    painter.setFont(font);
    painter.drawText(place, Qt::AlignCenter, QStringLiteral("?"));
}

void paintChip(QPainter& painter, Cell cell, const Price& price) {
    const int pays = total(price.pays) + price.chosen;
    const int gains = total(price.gains);
    const bool arrow = pays > 0 && gains > 0;
    const QString free =
        pays + gains == 0 ? QCoreApplication::translate("InteractionLayer", "free") : QString();
    QFont font = painter.font();
    font.setPixelSize(15);
    painter.setFont(font);
    const double width = free.isEmpty() ? (pays + gains) * chipStep +
                                              (arrow       ? pointerWidth
                                               : gains > 0 ? 10
                                                           : 0) +
                                              6
                                        : painter.fontMetrics().horizontalAdvance(free) + 12;
    const QRectF all = cellRect(cell);
    // A chip for four or more picks would be wider than a chamber.
    const double scale = std::min(1.0, 96 / width);
    painter.save();
    painter.translate(all.center().x(), all.bottom() - 3);
    painter.scale(scale, scale);
    const QRectF chip(-width / 2, -24, width, 24);
    painter.setPen(QPen(targetColour, 1.5));
    painter.setBrush(noteColour());
    painter.drawRoundedRect(chip, 6, 6);
    if (!free.isEmpty()) {
        painter.setPen(noteTextColour());
        painter.drawText(chip, Qt::AlignCenter, free);
        painter.restore();
        return;
    }
    double x = chip.left() + 4;
    const double y = chip.center().y() - chipPicture / 2;
    const auto draw = [&](const std::vector<game::Holding>& holdings) {
        for (const game::Holding& h : holdings)
            for (int i = 0; i < h.count; ++i, x += chipStep)
                paintPiece(painter, kindPicture(h.kind, -1), QRectF(x, y, chipPicture, chipPicture),
                           noteColour());
    };
    painter.setPen(QPen(noteTextColour(), 2));
    if (!arrow) {
        // Plus or minus.
        const double middle = chip.center().y();
        painter.drawLine(QPointF(x, middle), QPointF(x + 7, middle));
        if (gains > 0)
            painter.drawLine(QPointF(x + 3.5, middle - 3.5), QPointF(x + 3.5, middle + 3.5));
        x += 10;
    }
    draw(price.pays);
    for (int i = 0; i < price.chosen; ++i, x += chipStep)
        paintUnknownPick(painter, QRectF(x, y, chipPicture, chipPicture));
    if (arrow) {
        painter.setPen(QPen(noteTextColour(), 2));
        const QPointF tip(x + pointerWidth - 5, chip.center().y());
        painter.drawLine(QPointF(x, tip.y()), tip);
        painter.drawLine(tip - QPointF(4, 4), tip);
        painter.drawLine(tip - QPointF(4, -4), tip);
        x += pointerWidth;
    }
    draw(price.gains);
    painter.restore();
}

} // namespace

QRectF entryPlace(Cell cell) {
    return {cellRect(cell).right() - 40, cellRect(cell).bottom() - 40, 36, 36};
}

void InteractionLayer::setMarks(Marks marks) {
    marks_ = std::move(marks);
    QRectF all;
    for (const QRectF& r : marks_.movable)
        all |= r;
    for (const Entry& e : marks_.entries)
        all |= e.place;
    for (const Target& t : marks_.targets)
        all |= cellRect(t.cell);
    for (const QPointF& side : marks_.sides)
        all |= QRectF(side.x() - 20, side.y() - 20, 40, 40);
    for (const auto& r : {marks_.held, marks_.cursor})
        if (r)
            all |= *r;
    if (marks_.dragged)
        all |= marks_.dragged->place;
    setBounds(all.adjusted(-10, -10, 10, 10));
}

void InteractionLayer::paintTarget(QPainter& painter, const Target& target) const {
    QColor fill = targetColour;
    fill.setAlpha(46);
    painter.setPen(QPen(targetColour, 4));
    painter.setBrush(fill);
    painter.drawRoundedRect(cellRect(target.cell).adjusted(4, 4, -4, -4), 7, 7);
}

void InteractionLayer::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(Qt::NoBrush);
    for (const QRectF& r : marks_.movable) {
        painter->setPen(QPen(QColor(0, 0, 0, 90), 5));
        painter->drawEllipse(r.adjusted(1, 1, -1, -1));
        painter->setPen(QPen(targetColour, 2.5));
        painter->drawEllipse(r.adjusted(1, 1, -1, -1));
    }
    for (const QPointF& side : marks_.sides) {
        painter->setPen(QPen(QColor(0, 0, 0, 90), 5));
        painter->drawEllipse(side, 13, 13);
        painter->setPen(QPen(targetColour, 2.5));
        painter->drawEllipse(side, 13, 13);
    }
    for (const Target& target : marks_.targets)
        paintTarget(*painter, target);
    for (const Entry& entry : marks_.entries) {
        painter->setPen(QPen(targetColour, 2, Qt::DotLine));
        painter->setBrush(QColor(0x2B, 0x26, 0x22, 120));
        painter->drawRoundedRect(entry.place, 7, 7);
        painter->setOpacity(0.85);
        entry.picture.paint(*painter, entry.place.adjusted(3, 3, -3, -3));
        painter->setOpacity(1);
    }
    if (marks_.priced)
        for (const Target& target : marks_.targets)
            paintChip(*painter, target.cell, priceOf(target.moves));
    painter->setBrush(Qt::NoBrush);
    if (marks_.held) {
        painter->setPen(QPen(accentColour(), 4));
        painter->drawEllipse(*marks_.held);
    }
    if (marks_.cursor) {
        painter->setPen(QPen(QColor(0, 0, 0, 130), 6));
        painter->drawRect(*marks_.cursor);
        painter->setPen(QPen(accentColour(), 3.5, Qt::DashLine));
        painter->drawRect(*marks_.cursor);
    }
    if (marks_.dragged) {
        painter->setOpacity(0.8);
        marks_.dragged->picture.paint(*painter, marks_.dragged->place);
        painter->setOpacity(1);
    }
}

} // namespace tilewright
