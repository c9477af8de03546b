#pragma once

#include <QWidget>

namespace tilewright {

class LandscapeActions;

/// The settings of a landscape tile, in two rows with their keys below: sides and the tile, then the chosen
/// feature. Arrows move along it, Space chooses.
class LandscapePalette : public QWidget {
    Q_OBJECT
public:
    explicit LandscapePalette(const LandscapeActions& actions, QWidget* parent = nullptr);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    const LandscapeActions& actions_;
};

} // namespace tilewright
