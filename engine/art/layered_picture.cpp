#include "engine/art/layered_picture.h"

#include "engine/art/shapes/geometry.h"

#include <algorithm>
#include <utility>

namespace tilewright::art {

namespace {

Shape imageShape(const OwnPicture& own, Path clip) {
    // The ground covers the whole tile, so that a picture over it looks as the ground over the picture would.
    const double opacity = own.layer == OwnPicture::Layer::Below ? 1 - own.opacity : 1;
    return {std::move(clip), std::nullopt, std::nullopt, FillRule::NonZero,
            Image{own.loaded, placeOf(own), opacity}};
}

bool shows(const std::optional<OwnPicture>& own) {
    return own && own->loaded && (own->layer == OwnPicture::Layer::Above || own->opacity < 1);
}

} // namespace

Transform placeOf(const OwnPicture& own) {
    const PictureFile& file = *own.loaded;
    const double shorter = std::max(1, std::min(file.width, file.height));
    return Transform::translation(-file.width / 2.0, -file.height / 2.0)
        .then(Transform::scaling(100 * own.scale / shorter))
        .then(Transform::rotation(own.turn))
        .then(Transform::translation(50 + own.x, 50 + own.y));
}

Picture withOwnPicture(LayeredPicture drawing, const std::optional<OwnPicture>& own) {
    if (!shows(own))
        return std::move(drawing.picture);
    std::vector<Shape>& shapes = drawing.picture.shapes;
    const std::size_t at = own->layer == OwnPicture::Layer::Below ? drawing.signs : shapes.size();
    shapes.insert(shapes.begin() + static_cast<std::ptrdiff_t>(at),
                  imageShape(*own, rectangle(0, 0, drawing.picture.width, drawing.picture.height)));
    return std::move(drawing.picture);
}

void addOwnPictureBleed(Picture& bleed, const std::optional<OwnPicture>& own,
                        const std::array<double, 4>& units) {
    const auto& [north, east, south, west] = units;
    if (shows(own))
        bleed.shapes.push_back(
            imageShape(*own, rectangle(-west, -north, 100 + west + east, 100 + north + south)));
}

} // namespace tilewright::art
