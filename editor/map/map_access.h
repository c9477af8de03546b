#pragma once

#include "editor/common/accessibility.h"
#include "engine/grid/cell.h"

namespace tilewright {

class MapView;

/// The map for screen readers: the cell under the cursor, and the visible chambers; of many, those near the
/// cursor.
class MapAccess : public PaintedChildren {
    Q_OBJECT
public:
    explicit MapAccess(MapView& view);

    QAccessible::Role role() const override { return QAccessible::Table; }
    /// The cell of the cursor comes first.
    std::vector<Key> keys() const override;
    std::optional<Item> item(Key cell) const override;
    std::optional<Key> focused() const override;
    void focusItem(Key cell) override;
    void pressItem(Key cell) override;

private:
    MapView& view_;
};

/// Describes the cell under the cursor, with place and focused side. `sides`: with all its sides.
QString cursorInWords(const MapView& view, bool sides = true);

} // namespace tilewright
