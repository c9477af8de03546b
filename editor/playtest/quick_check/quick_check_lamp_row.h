#pragma once

#include "editor/playtest/quick_check/quick_check_lamp.h"

#include <QWidget>

class QAbstractButton;

namespace tilewright {

class QuickCheck;

/// The lamps of a quick check, in a row: a sign each, with its name if there is room. A click follows the
/// lamp's link.
class QuickCheckLampRow : public QWidget {
    Q_OBJECT
public:
    /// Pre: `quickCheck` outlives this.
    explicit QuickCheckLampRow(const QuickCheck& quickCheck, QWidget* parent = nullptr);

    /// Shows lamps with their names, or as signs only.
    void setNamed(bool named);
    /// One for each lamp; further ones are hidden remainders of games with more lamps.
    QList<QAbstractButton*> buttons() const { return buttons_; }

signals:
    void lampChosen(const tilewright::QuickCheckLamp& lamp);

private:
    void refresh();
    void addButton();

    const QuickCheck& quickCheck_;
    QList<QAbstractButton*> buttons_;
    bool named_ = true;
};

} // namespace tilewright
