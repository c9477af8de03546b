#pragma once

#include "editor/common/access/painted_children.h"

namespace tilewright {

class LargeTile;

/// The parts of the tile as buttons, numbered like there: each can take the focus, and be pressed like with a
/// click. There are as many as the tile has at the time.
class CanvasAccess : public PaintedChildren {
    Q_OBJECT
public:
    explicit CanvasAccess(LargeTile& canvas);

    QAccessible::Role role() const override { return QAccessible::Grouping; }
    std::vector<Key> keys() const override;
    std::optional<Item> item(Key part) const override;
    std::optional<Key> focused() const override;
    void focusItem(Key part) override;
    void pressItem(Key part) override;

private:
    LargeTile& canvas_;
};

} // namespace tilewright
