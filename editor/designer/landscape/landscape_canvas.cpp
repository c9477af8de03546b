#include "editor/designer/landscape/landscape_canvas.h"

#include "editor/common/issue_text.h"
#include "editor/common/theme.h"
#include "editor/common/tiles/thumbnails.h"
#include "editor/designer/landscape/landscape_actions.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/output/pictures/picture_painter.h"
#include "editor/words/landscape_words.h"
#include "editor/words/translated_text.h"
#include "engine/art/shapes/feature_shapes.h"
#include "engine/model/lint/set_issue_collector.h"
#include "engine/model/tile_family.h"

#include <QApplication>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QTransform>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tilewright {

namespace {

/// In the units of a picture, 100 to a side, of the north side.
constexpr QRectF sideHandle(34, 1, 32, 20);
/// The part of it that is the side's whatever feature is shown there: a road is narrow.
constexpr QRectF innerSideHandle(43, 1, 14, 20);
constexpr QRectF leftHalf(8, 1, 16, 14);
constexpr QRectF rightHalf(76, 1, 16, 14);
constexpr QSizeF innerField(14, 14);

QString linkSentence(Link link) {
    switch (link) {
    case Link::Joins:
        return LandscapeCanvas::tr("joins %1 and %2");
    case Link::Parts:
        return LandscapeCanvas::tr("separates %1 and %2");
    case Link::None:
        break;
    }
    return LandscapeCanvas::tr("%1 and %2 have nothing to join");
}

/// Overlays keep the picture's colours recognisable.
constexpr int chosenFill = 70;
constexpr int hoveredFill = 30;

} // namespace

void LandscapeGesture::moveTo(QPointF to) {
    if (auto* line = std::get_if<Line>(&pointer_))
        line->to = to;
    else if (const auto* press = std::get_if<Press>(&pointer_);
             press != nullptr && (to - press->at).manhattanLength() >= QApplication::startDragDistance())
        pointer_ = Line{press->place, to};
}

std::optional<LandscapeGesture::Release> LandscapeGesture::release() {
    const auto before = std::exchange(pointer_, {});
    if (const auto* press = std::get_if<Press>(&before))
        return Release{press->place, press->changesSide};
    if (const auto* line = std::get_if<Line>(&before))
        return Release{line->from, false};
    return std::nullopt;
}

LandscapeCanvas::LandscapeCanvas(const LandscapeActions& actions, QWidget* parent)
    : TileCanvas(rimPlace(Direction::North, SidePart::Middle), parent), actions_(actions) {}

const Landscape& LandscapeCanvas::shownLandscape() const {
    return document()->tile(tileIndex()).landscape();
}

void LandscapeCanvas::focusPart(int part) {
    if (isOnRim(part))
        side_ = sideOfPlace(part);
    if (part != clicked_)
        clicked_.reset();
    TileCanvas::focusPart(part);
}

int LandscapeCanvas::partCount() const {
    return tileIndex() < 0 ? rimPlaces : placeCount(shownLandscape());
}

bool LandscapeCanvas::isHiddenInnerField(int place) const {
    const auto number = isOnRim(place) ? std::nullopt : featureAt(shownLandscape(), place);
    // Others hear of a change first, so the areas may be out of date.
    return number && *number < static_cast<int>(areas_.size()) &&
           areas_[static_cast<std::size_t>(*number)].isEmpty();
}

QRectF LandscapeCanvas::innerRect(int place) const {
    const QRectF tile = tileRect();
    const auto number = static_cast<std::size_t>(featureAt(shownLandscape(), place).value_or(maxFeatures));
    // Those without room in the picture are placed side by side in its middle.
    const double along = 50 + innerField.width() * (place - rimPlaces - (partCount() - rimPlaces - 1) / 2.0);
    const QPointF middle =
        number < areas_.size() && !areas_[number].isEmpty() ? anchors_[number] : QPointF(along, 50);
    QRectF its(tile.topLeft() + middle * tile.width() / 100, innerField * tile.width() / 100);
    its.moveCenter(its.topLeft());
    return its;
}

QRectF LandscapeCanvas::partRect(int place) const {
    if (!isOnRim(place))
        return innerRect(place);
    const SidePart along = sidePartOfPlace(place);
    return besideSide(sideOfPlace(place), along == SidePart::Middle ? sideHandle
                                          : along == SidePart::Left ? leftHalf
                                                                    : rightHalf);
}

QRectF LandscapeCanvas::besideSide(Direction side, const QRectF& ofNorth) const {
    const QRectF tile = tileRect();
    QTransform turn;
    turn.translate(tile.center().x(), tile.center().y());
    turn.rotate(90.0 * tilewright::index(side));
    turn.scale(tile.width() / 100, tile.height() / 100);
    turn.translate(-50, -50);
    return turn.mapRect(ofNorth);
}

bool LandscapeCanvas::isPlace(int place) const {
    if (!isOnRim(place))
        return place < partCount();
    if (sidePartOfPlace(place) == SidePart::Middle)
        return true;
    const Direction side = sideOfPlace(place);
    const Edge edge = shownLandscape().edges[static_cast<std::size_t>(tilewright::index(side))];
    return edge == Edge::Road ||
           (edge == Edge::Field && featureAt(shownLandscape(), rimPlace(side, SidePart::Left)) !=
                                       featureAt(shownLandscape(), rimPlace(side, SidePart::Right)));
}

bool LandscapeCanvas::isSideHandle(QPointF position, int place) const {
    return place == clicked_ && isOnRim(place) && sidePartOfPlace(place) == SidePart::Middle &&
           partRect(place).contains(position);
}

std::optional<int> LandscapeCanvas::featureShownAt(QPointF position) const {
    const QRectF tile = tileRect();
    const QPointF there = (position - tile.topLeft()) * 100 / tile.width();
    for (std::size_t i = 0; i < areas_.size(); ++i)
        if (const int number = static_cast<int>(i);
            areas_[i].contains(there) && placeOf(shownLandscape(), number))
            return number;
    return std::nullopt;
}

std::optional<int> LandscapeCanvas::partAt(QPointF position) const {
    const QRectF tile = tileRect();
    if (tileIndex() < 0 || !tile.contains(position))
        return std::nullopt;
    const std::optional<int> shown = featureShownAt(position);
    for (const Direction d : allDirections) {
        const int place = rimPlace(d, SidePart::Middle);
        const bool its = !shown || shown == featureAt(shownLandscape(), place) ||
                         besideSide(d, innerSideHandle).contains(position);
        if (its && partRect(place).contains(position))
            return place;
    }
    for (int place = rimPlaces; place < partCount(); ++place)
        if (partRect(place).contains(position))
            return place;
    if (const auto inner = shown ? placeOf(shownLandscape(), *shown) : std::nullopt;
        inner && !isOnRim(*inner))
        return inner;
    const unsigned places = shown ? rimOf(shownLandscape().features[static_cast<std::size_t>(*shown)]) : 0;
    // The nearest place of the feature there; without one, the nearest of all places.
    int nearest = -1;
    double least = 0;
    for (int place = 0; place < rimPlaces; ++place) {
        const bool its = places == 0 || ((places >> static_cast<unsigned>(place)) & 1U) != 0;
        const QPointF away = partRect(place).center() - position;
        const double distance = std::hypot(away.x(), away.y());
        if (its && (nearest < 0 || distance < least)) {
            nearest = place;
            least = distance;
        }
    }
    return isPlace(nearest) ? nearest : rimPlace(sideOfPlace(nearest), SidePart::Middle);
}

Edge LandscapeCanvas::edgeAfterClick(Direction side) const {
    switch (shownLandscape().edges[static_cast<std::size_t>(tilewright::index(side))]) {
    case Edge::Field:
        return Edge::Road;
    case Edge::Road:
        return Edge::City;
    case Edge::City:
    case Edge::Any:
        break;
    }
    return Edge::Field;
}

QString LandscapeCanvas::partInWords(int part) const {
    const auto number = featureAt(shownLandscape(), part);
    if (number && isHiddenInnerField(part))
        return tr("%1; there is no room to draw it").arg(featureInWords(shownLandscape(), *number));
    if (number && !isOnRim(part) && partCount() == rimPlaces + 1)
        return featureInWords(shownLandscape(), *number);
    //: a side of a tile, and the feature that lies there
    return tr("%1: %2").arg(placeInWords(part),
                            number ? featureInWords(shownLandscape(), *number) : edgeInWords(Edge::Any));
}

QString LandscapeCanvas::afterPressInWords(int part) const {
    return isOnRim(part) ? edgeInWords(edgeAfterClick(sideOfPlace(part))) : QString();
}

void LandscapeCanvas::pressPart(int part) {
    if (isOnRim(part))
        emit edgeWanted(sideOfPlace(part), edgeAfterClick(sideOfPlace(part)));
}

void LandscapeCanvas::holdOrLink() {
    if (tileIndex() < 0)
        return;
    const auto held = gesture_.held();
    if (held && *held != focusedPart())
        return link(*held, focusedPart());
    gesture_.hold(held ? std::nullopt : std::optional(focusedPart()));
    update();
    updateHint();
}

void LandscapeCanvas::link(int from, int to) {
    gesture_.hold(std::nullopt);
    if (const Link kind = linkBetween(shownLandscape(), from, to); kind != Link::None)
        emit linkWanted(from, to, kind);
    update();
    updateHint();
}

void LandscapeCanvas::stepPlace(int step) {
    int place = focusedPart();
    do {
        place = (place + step + partCount()) % partCount();
    } while (!isPlace(place));
    focusPart(place);
}

void LandscapeCanvas::tileChanged() {
    areas_.clear();
    anchors_.clear();
    issues_.clear();
    if (std::exchange(clickedTile_, tileIndex()) != tileIndex())
        clicked_.reset();
    if (tileIndex() < 0) {
        gesture_.hold(std::nullopt);
        return;
    }
    const Tile& tile = document()->tile(tileIndex());
    const art::FeatureShapes shapes = art::featureShapes(tile);
    for (const art::FeatureShape& shape : shapes.features) {
        areas_.push_back(painterPath(shape.area));
        anchors_.emplace_back(shape.anchor.x, shape.anchor.y);
    }
    SetIssueCollector report;
    document()->family().lintTile(report, document()->tileSet(), tile, {});
    issues_ = report.take();
    if (const auto held = gesture_.held(); held && !isPlace(*held))
        gesture_.hold(std::nullopt);
    if (!isPlace(focusedPart()))
        setFocusedSide(focusedSide());
}

QString LandscapeCanvas::linkInWords(int from, int to) const {
    return linkSentence(linkBetween(shownLandscape(), from, to)).arg(placeInWords(from), placeInWords(to));
}

QString LandscapeCanvas::hint() const {
    const auto* line = gesture_.line();
    const auto place = hovered();
    if (line != nullptr && place && *place != line->from)
        //: %1: joins north and east
        return tr("Release: %1").arg(linkInWords(line->from, *place));
    if (line == nullptr && place) {
        const Direction side = isOnRim(*place) ? sideOfPlace(*place) : side_;
        return overSideHandle_
                   ? tr("Click again: %1 becomes %2; draw a line to another side to join or separate")
                         .arg(translated(name(side)), edgeInWords(edgeAfterClick(side)))
                   : tr("Click to choose: %1").arg(partInWords(*place));
    }
    return heldInWords();
}

QString LandscapeCanvas::heldInWords() const {
    const auto held = gesture_.held();
    if (held && *held != focusedPart())
        return tr("%1: %2").arg(keyOfLink(), linkInWords(*held, focusedPart()));
    if (held)
        return tr("Holding %1: go to another side and press %2 again, or Esc to let go")
            .arg(placeInWords(*held), keyOfLink());
    return {};
}

QString LandscapeCanvas::keyOfLink() const {
    return actions_.link()->shortcut().toString(QKeySequence::NativeText);
}

void LandscapeCanvas::mousePressEvent(QMouseEvent* event) {
    const auto place = partAt(event->position());
    if (!place || event->button() != Qt::LeftButton)
        return;
    gesture_.press({*place, event->position(), isSideHandle(event->position(), *place)});
    focusPart(*place);
    clicked_ = place;
}

void LandscapeCanvas::mouseMoveEvent(QMouseEvent* event) {
    const auto place = partAt(event->position());
    const bool sideHandle = place && isSideHandle(event->position(), *place);
    gesture_.moveTo(event->position());
    const bool wasGrip = std::exchange(overSideHandle_, sideHandle);
    setHovered(place);
    if (sideHandle != wasGrip)
        updateHint();
    if (sideHandle != wasGrip || gesture_.line() != nullptr)
        update();
}

void LandscapeCanvas::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton)
        return;
    const auto release = gesture_.release();
    if (!release)
        return;
    const auto place = partAt(event->position());
    if (place != release->from)
        clicked_.reset();
    if (place && *place != release->from)
        link(release->from, *place);
    else if (place && release->changesSide)
        pressPart(*place);
    // The effect of a click has changed.
    overSideHandle_ = place && isSideHandle(event->position(), *place);
    update();
    updateHint();
}

void LandscapeCanvas::keyPressEvent(QKeyEvent* event) {
    if (tileIndex() < 0)
        return TileCanvas::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_PageDown:
        return stepPlace(1);
    case Qt::Key_PageUp:
        return stepPlace(-1);
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return pressPart(focusedPart());
    case Qt::Key_Escape:
        if (!gesture_.held())
            break;
        gesture_.hold(std::nullopt);
        update();
        return updateHint();
    default:
        break;
    }
    showWhyNot(actions_, *event, *this);
    TileCanvas::keyPressEvent(event);
}

void LandscapeCanvas::focusOutEvent(QFocusEvent* event) {
    clicked_.reset();
    overSideHandle_ = false;
    TileCanvas::focusOutEvent(event);
}

void LandscapeCanvas::fillMenu(QMenu& menu) const {
    menu.addActions(actions_.edges());
    menu.addActions({actions_.link(), actions_.addInnerField()});
    menu.addSeparator();
    menu.addActions(actions_.featureActions());
    menu.addSeparator();
    menu.addActions(actions_.tileTraits());
}

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

void LandscapeCanvas::paintHiddenInnerField(QPainter& painter, int place) const {
    if (!isHiddenInnerField(place))
        return;
    const QRectF its = partRect(place);
    QColor ground = palette().color(QPalette::Base);
    ground.setAlpha(200);
    painter.setPen(QPen(warningColour(), 2, Qt::DashLine));
    painter.setBrush(ground);
    painter.drawEllipse(its.marginsRemoved({3, 3, 3, 3}));
}

void LandscapeCanvas::paintClickPreview(QPainter& painter, int place) const {
    const QRectF its = partRect(place);
    painter.setPen(QPen(accentColour(), 2, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(its, tileRect().width() / 50, tileRect().width() / 50);
    constexpr double mostPoints = 40;
    const double side = std::min({its.width(), its.height(), mostPoints}) * 0.8;
    const QPixmap coming =
        edgeSwatch(edgeAfterClick(sideOfPlace(place)), static_cast<int>(mostPoints), devicePixelRatioF());
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
    if (line == nullptr && place && !overSideHandle_)
        paintFeature(painter, tile, featureAt(shownLandscape(), *place), hoveredFill, thin);
    paintFeature(painter, tile, featureAt(shownLandscape(), focusedPart()), chosenFill, strong);
    for (int inner = rimPlaces; inner < partCount(); ++inner)
        paintHiddenInnerField(painter, inner);
    if (line == nullptr && place && overSideHandle_)
        paintClickPreview(painter, *place);
    if (line != nullptr)
        paintLink(painter, line->from, line->to,
                  place ? linkBetween(shownLandscape(), line->from, *place) : Link::None);
    else if (const auto held = gesture_.held())
        paintLink(painter, *held, partRect(focusedPart()).center(),
                  linkBetween(shownLandscape(), *held, focusedPart()));
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
