#include "engine/art/shapes/halo.h"

#include "engine/art/palette.h"

#include <algorithm>

namespace tilewright::art {

Picture haloed(const Picture& picture) {
    constexpr double lineWidth = 3;
    constexpr Rgb pale = palette::bone;
    Picture out;
    out.width = picture.width;
    out.height = picture.height;
    for (const Shape& shape : picture.shapes) {
        // Shadows are not part of the outline.
        const bool shadow = shape.fill && shape.fill->alpha < 255 && !shape.stroke;
        if (!shadow)
            out.stroke(shape.path, {pale, (shape.stroke ? shape.stroke->width : 0) + 2 * lineWidth,
                                    Join::Round, Cap::Round});
    }
    out.shapes.insert(out.shapes.end(), picture.shapes.begin(), picture.shapes.end());
    return out;
}

} // namespace tilewright::art
