#pragma once

#include "editor/playtest/health/health_lamp.h"

#include <QWidget>

class QAbstractButton;

namespace tilewright {

class Health;

/// The lamps of a quick look, in a row: a sign each, with its name where there is room. A click leads to what
/// the lamp is about.
class HealthLamps : public QWidget {
    Q_OBJECT
public:
    /// Pre: `health` outlives this.
    explicit HealthLamps(const Health& health, QWidget* parent = nullptr);

    /// With their names, or as signs alone.
    void setNamed(bool named);
    /// One for each lamp; those behind are left from games with more of them, and hidden.
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
