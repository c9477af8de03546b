#pragma once

#include <QAccessibleWidget>

namespace tilewright {

class MapView;

/// The map for screen readers: its only child is the cell under the cursor, with its chamber and its sides.
class MapAccessible : public QAccessibleWidget {
public:
    explicit MapAccessible(MapView& view);
    ~MapAccessible() override;

    static void install();
    /// Announces that the cursor has moved, or its cell has changed.
    static void announce(MapView& view);

    int childCount() const override { return 1; }
    QAccessibleInterface* child(int index) const override;
    QAccessibleInterface* focusChild() const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QString text(QAccessible::Text what) const override;

private:
    /// Owned by the registry.
    QAccessibleInterface* cell_;
    QAccessible::Id id_;
};

/// Describes the cell under the cursor, with place and focused side. `sides`: with all its sides.
QString cursorInWords(const MapView& view, bool sides = true);

} // namespace tilewright
