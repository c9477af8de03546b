// Painting of the landscape canvas; its behaviour is in landscape_canvas.cpp.
#include "editor/common/issue_text.h"
#include "editor/common/theme.h"
#include "editor/common/tiles/thumbnails.h"
#include "editor/designer/landscape/landscape_canvas.h"
#include "editor/words/text.h"

#include <QPainter>

#include <algorithm>

namespace tilewright {

namespace {

/// Overlays keep the picture's colours recognisable.
constexpr int chosenFill = 70;
constexpr int hoveredFill = 30;

} // namespace

void LandscapeCanvas::paintFeature(QPainter& painter, const QRectF& tile, std::optional<int> feature,
                                   int fill, double width) const {
    if (!feature || *feature >= static_cast<int>(areas_.size()))
        return;
    painter.save();
    painter.setClipRect(tile);
    painter.translate(tile.topLeft());
    painter.scale(tile.width() / 100, tile.height() / 100);
    QColor light = Qt::white;
    light.setAlpha(fill);
    const QPainterPath& area = areas_[static_cast<std::size_t>(*feature)];
    painter.fillPath(area, light);
    // Inside the feature only: on a small tile, outlines of neighbours would run into each other.
    painter.setClipPath(area, Qt::IntersectClip);
    QPen pen(accentColour(), 2 * width);
    pen.setCosmetic(true);
    painter.strokePath(area.simplified(), pen);
    painter.restore();
}

void LandscapeCanvas::paintRoomless(QPainter& painter, int place) const {
    if (!isRoomless(place))
        return;
    const QRectF its = partRect(place);
    QColor ground = palette().color(QPalette::Base);
    ground.setAlpha(200);
    painter.setPen(QPen(warningColour(), 2, Qt::DashLine));
    painter.setBrush(ground);
    painter.drawEllipse(its.marginsRemoved({3, 3, 3, 3}));
}

void LandscapeCanvas::paintComing(QPainter& painter, int place) const {
    const QRectF its = partRect(place);
    painter.setPen(QPen(accentColour(), 2, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(its, tileRect().width() / 50, tileRect().width() / 50);
    constexpr double mostPoints = 40;
    const double side = std::min({its.width(), its.height(), mostPoints}) * 0.8;
    const QPixmap coming =
        edgeSwatch(afterClick(sideOfPlace(place)), static_cast<int>(mostPoints), devicePixelRatioF());
    painter.drawPixmap(QRectF(its.center() - QPointF(side, side) / 2, QSizeF(side, side)), coming,
                       QRectF(coming.rect()));
}

void LandscapeCanvas::paintLink(QPainter& painter, int from, QPointF to, Link link) const {
    const QColor colour = link == Link::None    ? quietTextColour(palette())
                          : link == Link::Joins ? accentColour()
                                                : errorColour();
    const QPointF start = partRect(from).center();
    painter.setBrush(Qt::NoBrush);
    for (const auto& [outline, width] : {std::pair(QColor(0, 0, 0, 140), 7.0), std::pair(colour, 4.0)}) {
        painter.setPen(QPen(outline, width, link == Link::Joins ? Qt::SolidLine : Qt::DotLine, Qt::RoundCap));
        painter.drawLine(start, to);
    }
    painter.setPen(QPen(Qt::black, 1));
    painter.setBrush(colour);
    painter.drawEllipse(start, 6, 6);
    painter.drawEllipse(to, 6, 6);
}

void LandscapeCanvas::paintOver(QPainter& painter, const QRectF& tile) const {
    constexpr double thin = 1.5;
    constexpr double strong = 2.5;
    const auto* line = gesture_.line();
    const auto place = hovered();
    if (line == nullptr && place && !overGrip_)
        paintFeature(painter, tile, featureAt(land(), *place), hoveredFill, thin);
    paintFeature(painter, tile, featureAt(land(), focusedPart()), chosenFill, strong);
    for (int inner = rimPlaces; inner < partCount(); ++inner)
        paintRoomless(painter, inner);
    if (line == nullptr && place && overGrip_)
        paintComing(painter, *place);
    if (line != nullptr)
        paintLink(painter, line->from, line->to,
                  place ? linkBetween(land(), line->from, *place) : Link::None);
    else if (const auto held = gesture_.held())
        paintLink(painter, *held, partRect(focusedPart()).center(),
                  linkBetween(land(), *held, focusedPart()));
    paintIssues(painter, tile);
}

void LandscapeCanvas::paintIssues(QPainter& painter, const QRectF& tile) const {
    if (issues_.empty())
        return;
    const QColor colour = hasErrors(issues_) ? errorColour() : warningColour();
    const QRectF room(22, tile.bottom() + 12, width() - 44.0, height() - tile.bottom() - 22);
    painter.save();
    // As many as fit, but always the first.
    constexpr std::size_t mostShown = 3;
    QString words;
    QRectF text;
    for (std::size_t shown = std::min(issues_.size(), mostShown); shown > 0; --shown) {
        QStringList lines;
        for (std::size_t i = 0; i < shown; ++i)
            lines << (shown == 1 ? translated(issues_[i].message) : issueInWords(issues_[i]));
        if (issues_.size() > shown)
            lines << tr("and %n more", nullptr, static_cast<int>(issues_.size() - shown));
        words = lines.join(u'\n');
        text = painter.boundingRect(room, Qt::AlignLeft | Qt::TextWordWrap, words);
        if (text.height() <= room.height())
            break;
    }
    // If the tile leaves too little room, over its lower end instead of cut off.
    if (text.bottom() > height() - 8.0)
        text.translate(0, height() - 8.0 - text.bottom());
    painter.setPen(QPen(colour, 2));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(text.adjusted(-8, -4, 8, 4), 5, 5);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(text, Qt::AlignLeft | Qt::TextWordWrap, words);
    painter.restore();
}

} // namespace tilewright
