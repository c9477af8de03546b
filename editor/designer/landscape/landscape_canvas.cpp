#include "editor/designer/landscape/landscape_canvas.h"

#include "editor/designer/landscape/landscape_actions.h"
#include "editor/document/tileset/landscape_words.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/render/picture_painter.h"
#include "editor/theme/text.h"
#include "engine/art/shapes/feature_shapes.h"
#include "engine/tileset/family.h"
#include "engine/tileset/lint/set_report.h"

#include <QApplication>
#include <QMenu>
#include <QMouseEvent>
#include <QTransform>

#include <cmath>

namespace tilewright {

namespace {

/// In the units of a picture, 100 to a side, of the north side.
constexpr QRectF grip(34, 1, 32, 20);
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
    : LargeTile(parent), actions_(actions) {}

const Landscape& LandscapeCanvas::land() const {
    return document()->tile(tileIndex()).landscape();
}

void LandscapeCanvas::setFocusedPlace(int place) {
    if (place == focused_)
        return;
    focused_ = place;
    if (isOnRim(place))
        side_ = sideOfPlace(place);
    announceFocus();
    emit focusedSideChanged();
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

QRectF LandscapeCanvas::placeRect(int place) const {
    if (!isOnRim(place))
        return innerRect(place);
    const QRectF tile = tileRect();
    QTransform turn;
    turn.translate(tile.center().x(), tile.center().y());
    turn.rotate(90.0 * tilewright::index(sideOfPlace(place)));
    turn.scale(tile.width() / 100, tile.height() / 100);
    turn.translate(-50, -50);
    const Along along = alongOfPlace(place);
    return turn.mapRect(along == Along::Middle ? grip : along == Along::Left ? leftHalf : rightHalf);
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
    return hasFocus() && !focusedByMouse_ && place == focused_ && isOnRim(place) &&
           alongOfPlace(place) == Along::Middle && placeRect(place).contains(position);
}

std::optional<int> LandscapeCanvas::placeAt(QPointF position) const {
    const QRectF tile = tileRect();
    if (tileIndex() < 0 || !tile.contains(position))
        return std::nullopt;
    for (const Direction d : allDirections)
        if (const int place = rimPlace(d, Along::Middle); placeRect(place).contains(position))
            return place;
    for (int place = rimPlaces; place < partCount(); ++place)
        if (placeRect(place).contains(position))
            return place;
    const QPointF there = (position - tile.topLeft()) * 100 / tile.width();
    unsigned places = 0;
    for (std::size_t i = 0; i < areas_.size() && places == 0; ++i)
        if (areas_[i].contains(there)) {
            const auto place = placeOf(land(), static_cast<int>(i));
            if (place && !isOnRim(*place))
                return place;
            places = rimOf(land().features[i]);
        }
    // The nearest place of the feature there; without one, the nearest of all places.
    int nearest = -1;
    double least = 0;
    for (int place = 0; place < rimPlaces; ++place) {
        const bool its = places == 0 || ((places >> static_cast<unsigned>(place)) & 1U) != 0;
        const QPointF away = placeRect(place).center() - position;
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
        return tr("%1; the picture has no room for it").arg(featureInWords(land(), *number));
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
    if (!held_ || *held_ == focused_) {
        held_ = held_ ? std::nullopt : std::optional(focused_);
        update();
        return updateHint();
    }
    linkTo(focused_);
}

void LandscapeCanvas::linkTo(int place) {
    const int from = pressed_.value_or(held_.value_or(place));
    held_.reset();
    if (const Link link = linkBetween(land(), from, place); link != Link::None)
        emit linkWanted(from, place, link);
    update();
    updateHint();
}

void LandscapeCanvas::stepPlace(int step) {
    int place = focused_;
    do {
        place = (place + step + partCount()) % partCount();
    } while (!isPlace(place));
    setFocusedPlace(place);
}

void LandscapeCanvas::tileChanged() {
    areas_.clear();
    anchors_.clear();
    issues_.clear();
    if (tileIndex() < 0) {
        held_.reset();
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
    if (held_ && !isPlace(*held_))
        held_.reset();
    if (!isPlace(focused_))
        setFocusedSide(focusedSide());
}

void LandscapeCanvas::setHovered(std::optional<int> place, bool grip) {
    if (place == hovered_ && grip == overGrip_)
        return;
    hovered_ = place;
    overGrip_ = grip;
    setCursor(place ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
    updateHint();
}

QString LandscapeCanvas::linkInWords(int from, int to) const {
    return linkSentence(linkBetween(land(), from, to)).arg(placeInWords(from), placeInWords(to));
}

QString LandscapeCanvas::hint() const {
    if (draws_ && pressed_ && hovered_ && pressed_ != hovered_)
        //: %1: joins north and east
        return tr("Release: %1").arg(linkInWords(*pressed_, *hovered_));
    if (hovered_ && !draws_) {
        const Direction side = isOnRim(*hovered_) ? sideOfPlace(*hovered_) : side_;
        return overGrip_ ? tr("Click again: %1 becomes %2; draw a line to another side to join or separate")
                               .arg(translated(name(side)), edgeInWords(afterClick(side)))
                         : tr("Click chooses: %1").arg(partInWords(*hovered_));
    }
    if (held_ && *held_ != focused_)
        return tr("%1: %2").arg(keyOfLink(), linkInWords(*held_, focused_));
    if (held_)
        return tr("Holding %1: go to another side and press %2 again, Esc lets go")
            .arg(placeInWords(*held_), keyOfLink());
    return {};
}

QString LandscapeCanvas::keyOfLink() const {
    return actions_.link()->shortcut().toString(QKeySequence::NativeText);
}

void LandscapeCanvas::mousePressEvent(QMouseEvent* event) {
    const auto place = placeAt(event->position());
    const bool changes = place && isGrip(event->position(), *place);
    focusedByMouse_ = false;
    if (!place || event->button() != Qt::LeftButton)
        return;
    pressed_ = place;
    changes_ = changes;
    pressedAt_ = event->position();
    pointer_ = pressedAt_;
    draws_ = false;
    setFocusedPlace(*place);
}

void LandscapeCanvas::mouseMoveEvent(QMouseEvent* event) {
    const auto place = placeAt(event->position());
    pointer_ = event->position();
    if (pressed_ && (pointer_ - pressedAt_).manhattanLength() >= QApplication::startDragDistance())
        draws_ = true;
    setHovered(place, place && isGrip(event->position(), *place));
    if (draws_)
        update();
}

void LandscapeCanvas::mouseReleaseEvent(QMouseEvent* event) {
    if (!pressed_ || event->button() != Qt::LeftButton)
        return;
    const auto place = placeAt(event->position());
    if (place && tileIndex() >= 0) {
        if (*place != *pressed_)
            linkTo(*place);
        else if (changes_ && !draws_)
            pressPart(*place);
    }
    pressed_.reset();
    draws_ = false;
    // The effect of a click has changed.
    overGrip_ = place && isGrip(event->position(), *place);
    update();
    updateHint();
}

void LandscapeCanvas::leaveEvent(QEvent* event) {
    setHovered(std::nullopt, false);
    QWidget::leaveEvent(event);
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
        return pressPart(focused_);
    case Qt::Key_Escape:
        if (!held_)
            break;
        held_.reset();
        update();
        return updateHint();
    default:
        break;
    }
    showWhyNot(actions_, *event, *this);
    LargeTile::keyPressEvent(event);
}

void LandscapeCanvas::focusInEvent(QFocusEvent* event) {
    focusedByMouse_ = event->reason() == Qt::MouseFocusReason;
    LargeTile::focusInEvent(event);
}

bool LandscapeCanvas::focusAt(QPointF position) {
    const auto place = placeAt(position);
    if (place)
        setFocusedPlace(*place);
    return place.has_value();
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
