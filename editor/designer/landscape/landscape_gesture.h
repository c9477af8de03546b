#pragma once

#include <QPointF>

#include <optional>
#include <variant>

namespace tilewright {

/// What has been begun on a tile of the landscape. The pointer presses a place, and draws a line from it when
/// it moves. Keys hold a place, which clicks on others don't end.
class LandscapeGesture {
public:
    struct Press {
        int place;
        QPointF at;
        /// Whether a click there does more than choosing.
        bool changesSide;
    };
    struct Line {
        int from;
        QPointF to;
    };
    struct Release {
        int from;
        /// Not after a line.
        bool changesSide;
    };

    void press(const Press& press) { pointer_ = press; }
    void moveTo(QPointF to);
    /// Empty if nothing was pressed.
    std::optional<Release> release();
    /// The line being drawn; null if there is none.
    const Line* line() const { return std::get_if<Line>(&pointer_); }

    void hold(std::optional<int> place) { held_ = place; }
    std::optional<int> held() const { return held_; }

private:
    std::variant<std::monostate, Press, Line> pointer_;
    std::optional<int> held_;
};

} // namespace tilewright
