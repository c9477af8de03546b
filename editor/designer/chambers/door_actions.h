#pragma once

#include "engine/tileset/side.h"

#include <QAction>
#include <QActionGroup>
#include <QList>

#include <span>
#include <vector>

namespace tilewright {

/// What a tile's side can be, in the order of the palette, with the key of each: 0, O, 1 to 8, S.
std::span<const Side> doorChoices();
QChar doorKey(Side side);
/// "red skull", "earth", "open passage", "special door"; translated.
QString doorName(Side side);

/// One checkable action for each door; palette, menu and keys are all made of these. The checked one is what
/// a click on a side sets.
class DoorActions : public QObject {
    Q_OBJECT
public:
    explicit DoorActions(QObject* parent = nullptr);

    QList<QAction*> actions() const { return group_.actions(); }
    QAction* action(Side side) const;
    Side chosen() const;
    void setAllowed(const std::vector<Colour>& pickColours);

signals:
    /// By key, menu or palette.
    void chosenBy(tilewright::Side side);
    void chosenChanged();

private:
    QActionGroup group_;
};

} // namespace tilewright
