#include "editor/designer/landscape/landscape_gesture.h"

#include <QApplication>

#include <utility>

namespace tilewright {

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

} // namespace tilewright
