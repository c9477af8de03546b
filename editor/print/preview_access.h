#pragma once

#include "editor/common/access/painted_children.h"

namespace tilewright {

class SheetPreview;

/// The preview for screen readers: its pages, and the slots of the current one.
class PreviewAccess : public PaintedChildren {
    Q_OBJECT
public:
    explicit PreviewAccess(SheetPreview& preview);

    QAccessible::Role role() const override { return QAccessible::Document; }
    /// Slots from 1, then pages.
    std::vector<Key> keys() const override;
    std::optional<Item> item(Key key) const override;
    std::optional<Key> focused() const override;
    void focusItem(Key key) override;
    void pressItem(Key key) override;

private:
    SheetPreview& preview_;
};

} // namespace tilewright
