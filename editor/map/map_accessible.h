#pragma once

#include <QAccessibleWidget>

namespace tilewright {

class MapView;

/// The map for screen readers: its one child is the cell under the cursor, with its chamber and its sides.
class MapAccessible : public QAccessibleWidget {
public:
    explicit MapAccessible(MapView& view);
    ~MapAccessible() override;

    static void install();
    /// The cursor is at another cell, or the cell has changed.
    static void announce(MapView& view);

    int childCount() const override { return 1; }
    QAccessibleInterface* child(int index) const override;
    QAccessibleInterface* focusChild() const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QString text(QAccessible::Text what) const override;

private:
    /// The registry's.
    QAccessibleInterface* cell_;
    QAccessible::Id id_;
};

/// The cell under the cursor in words, with place and focused side. `sides`: also what all its sides are.
QString cursorInWords(const MapView& view, bool sides = true);

} // namespace tilewright
