#pragma once

#include <QList>
#include <QWidget>

class QAction;
class QGridLayout;

namespace tilewright {

class LandscapeActions;

/// The settings of a landscape tile with their keys: a row each for the chosen side, the tile and the chosen
/// feature, which takes further lines where it is too long. Arrows move along it, Space chooses.
class LandscapePalette : public QWidget {
    Q_OBJECT
public:
    explicit LandscapePalette(const LandscapeActions& actions, QWidget* parent = nullptr);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// Groups are shown one at a time.
    void addRow(QGridLayout& rows, const QString& caption, const QList<QList<QAction*>>& groups);

    const LandscapeActions& actions_;
};

} // namespace tilewright
