#include "editor/designer/canvas_access.h"

#include "editor/designer/large_tile.h"

#include <numeric>

namespace tilewright {

CanvasAccess::CanvasAccess(LargeTile& canvas) : PaintedChildren(canvas), canvas_(canvas) {}

std::vector<PaintedChildren::Key> CanvasAccess::keys() const {
    std::vector<Key> parts(canvas_.tileIndex() < 0 ? 0 : static_cast<std::size_t>(canvas_.partCount()));
    std::iota(parts.begin(), parts.end(), 0);
    return parts;
}

std::optional<PaintedChildren::Item> CanvasAccess::item(Key part) const {
    if (canvas_.tileIndex() < 0 || part >= canvas_.partCount())
        return std::nullopt;
    const int number = static_cast<int>(part);
    const QString after = canvas_.afterPressInWords(number);
    const QString held = number == canvas_.focusedPart() ? canvas_.heldInWords() : QString();
    return Item{.role = QAccessible::Button,
                .name = canvas_.partInWords(number),
                .description = !held.isEmpty()   ? held
                               : after.isEmpty() ? QString()
                                                 : LargeTile::tr("Press to change it to %1").arg(after),
                .place = canvas_.partRect(number).toRect(),
                .pressable = true};
}

std::optional<PaintedChildren::Key> CanvasAccess::focused() const {
    return canvas_.tileIndex() < 0 ? std::nullopt : std::optional<Key>(canvas_.focusedPart());
}

void CanvasAccess::focusItem(Key part) {
    canvas_.focusPart(static_cast<int>(part));
}

void CanvasAccess::pressItem(Key part) {
    canvas_.pressPart(static_cast<int>(part));
}

} // namespace tilewright
