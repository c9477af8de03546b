#include "editor/designer/landscape/landscape_canvas.h"

#include "editor/designer/landscape/landscape_actions.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/output/pictures/picture_painter.h"
#include "editor/words/landscape_words.h"
#include "editor/words/text.h"
#include "engine/art/shapes/feature_shapes.h"
#include "engine/model/family.h"
#include "engine/model/lint/set_report.h"

#include <QMenu>
#include <QMouseEvent>
#include <QTransform>

#include <cmath>
#include <utility>

namespace tilewright {

namespace {

/// In the units of a picture, 100 to a side, of the north side.
constexpr QRectF grip(34, 1, 32, 20);
/// The part of it that is the side's whatever feature is shown there: a road is narrow.
constexpr QRectF innerGrip(43, 1, 14, 20);
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

} // namespace

LandscapeCanvas::LandscapeCanvas(const LandscapeActions& actions, QWidget* parent)
    : LargeTile(rimPlace(Direction::North, Along::Middle), parent), actions_(actions) {}

const Landscape& LandscapeCanvas::land() const {
    return document()->tile(tileIndex()).landscape();
}

void LandscapeCanvas::focusPart(int part) {
    if (isOnRim(part))
        side_ = sideOfPlace(part);
    if (part != clicked_)
        clicked_.reset();
    LargeTile::focusPart(part);
}

int LandscapeCanvas::partCount() const {
    return tileIndex() < 0 ? rimPlaces : placeCount(land());
}

bool LandscapeCanvas::isRoomless(int place) const {
    const auto number = isOnRim(place) ? std::nullopt : featureAt(land(), place);
    // Others hear of a change first, so the areas may be out of date.
    return number && *number < static_cast<int>(areas_.size()) &&
           areas_[static_cast<std::size_t>(*number)].isEmpty();
}

QRectF LandscapeCanvas::innerRect(int place) const {
    const QRectF tile = tileRect();
    const auto number = static_cast<std::size_t>(featureAt(land(), place).value_or(maxFeatures));
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
    const Along along = alongOfPlace(place);
    return besideSide(sideOfPlace(place), along == Along::Middle ? grip
                                          : along == Along::Left ? leftHalf
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
    if (alongOfPlace(place) == Along::Middle)
        return true;
    const Direction side = sideOfPlace(place);
    const Edge edge = land().edges[static_cast<std::size_t>(tilewright::index(side))];
    return edge == Edge::Road || (edge == Edge::Field && featureAt(land(), rimPlace(side, Along::Left)) !=
                                                             featureAt(land(), rimPlace(side, Along::Right)));
}

bool LandscapeCanvas::isGrip(QPointF position, int place) const {
    return place == clicked_ && isOnRim(place) && alongOfPlace(place) == Along::Middle &&
           partRect(place).contains(position);
}

std::optional<int> LandscapeCanvas::featureShownAt(QPointF position) const {
    const QRectF tile = tileRect();
    const QPointF there = (position - tile.topLeft()) * 100 / tile.width();
    for (std::size_t i = 0; i < areas_.size(); ++i)
        if (const int number = static_cast<int>(i); areas_[i].contains(there) && placeOf(land(), number))
            return number;
    return std::nullopt;
}

std::optional<int> LandscapeCanvas::partAt(QPointF position) const {
    const QRectF tile = tileRect();
    if (tileIndex() < 0 || !tile.contains(position))
        return std::nullopt;
    const std::optional<int> shown = featureShownAt(position);
    for (const Direction d : allDirections) {
        const int place = rimPlace(d, Along::Middle);
        const bool its =
            !shown || shown == featureAt(land(), place) || besideSide(d, innerGrip).contains(position);
        if (its && partRect(place).contains(position))
            return place;
    }
    for (int place = rimPlaces; place < partCount(); ++place)
        if (partRect(place).contains(position))
            return place;
    if (const auto inner = shown ? placeOf(land(), *shown) : std::nullopt; inner && !isOnRim(*inner))
        return inner;
    const unsigned places = shown ? rimOf(land().features[static_cast<std::size_t>(*shown)]) : 0;
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
    return isPlace(nearest) ? nearest : rimPlace(sideOfPlace(nearest), Along::Middle);
}

Edge LandscapeCanvas::afterClick(Direction side) const {
    switch (land().edges[static_cast<std::size_t>(tilewright::index(side))]) {
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
    const auto number = featureAt(land(), part);
    if (number && isRoomless(part))
        return tr("%1; there is no room to draw it").arg(featureInWords(land(), *number));
    if (number && !isOnRim(part) && partCount() == rimPlaces + 1)
        return featureInWords(land(), *number);
    //: a side of a tile, and the feature that lies there
    return tr("%1: %2").arg(placeInWords(part),
                            number ? featureInWords(land(), *number) : edgeInWords(Edge::Any));
}

QString LandscapeCanvas::afterPressInWords(int part) const {
    return isOnRim(part) ? edgeInWords(afterClick(sideOfPlace(part))) : QString();
}

void LandscapeCanvas::pressPart(int part) {
    if (isOnRim(part))
        emit edgeWanted(sideOfPlace(part), afterClick(sideOfPlace(part)));
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
    if (const Link kind = linkBetween(land(), from, to); kind != Link::None)
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
    SetReport report;
    document()->family().lintTile(report, document()->tileSet(), tile, {});
    issues_ = report.take();
    if (const auto held = gesture_.held(); held && !isPlace(*held))
        gesture_.hold(std::nullopt);
    if (!isPlace(focusedPart()))
        setFocusedSide(focusedSide());
}

QString LandscapeCanvas::linkInWords(int from, int to) const {
    return linkSentence(linkBetween(land(), from, to)).arg(placeInWords(from), placeInWords(to));
}

QString LandscapeCanvas::hint() const {
    const auto* line = gesture_.line();
    const auto place = hovered();
    if (line != nullptr && place && *place != line->from)
        //: %1: joins north and east
        return tr("Release: %1").arg(linkInWords(line->from, *place));
    if (line == nullptr && place) {
        const Direction side = isOnRim(*place) ? sideOfPlace(*place) : side_;
        return overGrip_ ? tr("Click again: %1 becomes %2; draw a line to another side to join or separate")
                               .arg(translated(name(side)), edgeInWords(afterClick(side)))
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
    gesture_.press({*place, event->position(), isGrip(event->position(), *place)});
    focusPart(*place);
    clicked_ = place;
}

void LandscapeCanvas::mouseMoveEvent(QMouseEvent* event) {
    const auto place = partAt(event->position());
    const bool grip = place && isGrip(event->position(), *place);
    gesture_.moveTo(event->position());
    const bool wasGrip = std::exchange(overGrip_, grip);
    setHovered(place);
    if (grip != wasGrip)
        updateHint();
    if (grip != wasGrip || gesture_.line() != nullptr)
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
    overGrip_ = place && isGrip(event->position(), *place);
    update();
    updateHint();
}

void LandscapeCanvas::keyPressEvent(QKeyEvent* event) {
    if (tileIndex() < 0)
        return LargeTile::keyPressEvent(event);
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
    LargeTile::keyPressEvent(event);
}

void LandscapeCanvas::focusOutEvent(QFocusEvent* event) {
    clicked_.reset();
    overGrip_ = false;
    LargeTile::focusOutEvent(event);
}

void LandscapeCanvas::fillMenu(QMenu& menu) const {
    menu.addActions(actions_.edges());
    menu.addActions({actions_.link(), actions_.addInnerField()});
    menu.addSeparator();
    menu.addActions(actions_.featureActions());
    menu.addSeparator();
    menu.addActions(actions_.tileTraits());
}

} // namespace tilewright
