#pragma once

#include "editor/playtest/health/health_lamp.h"

#include <QWidget>

class QAbstractButton;

namespace tilewright {

class Health;

/// The lamps of a quick check, in a row: a sign each, with its name if there is room. A click follows the
/// lamp's link.
class HealthLamps : public QWidget {
    Q_OBJECT
public:
    /// Pre: `health` outlives this.
    explicit HealthLamps(const Health& health, QWidget* parent = nullptr);

    /// Shows lamps with their names, or as signs only.
    void setNamed(bool named);
    /// One for each lamp; further ones are hidden remainders of games with more lamps.
    QList<QAbstractButton*> buttons() const { return buttons_; }

signals:
    void lampChosen(const tilewright::HealthLamp& lamp);

private:
    void refresh();
    void addButton();

    const Health& health_;
    QList<QAbstractButton*> buttons_;
    bool named_ = true;
};

} // namespace tilewright
