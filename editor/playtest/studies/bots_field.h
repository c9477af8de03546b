#pragma once

#include "engine/games/ruleset.h"

#include <QWidget>

#include <string>
#include <vector>

class QComboBox;
class QSpinBox;

namespace tilewright {

/// How many players there are, and which bot each is.
class BotsField : public QWidget {
    Q_OBJECT
public:
    explicit BotsField(QWidget* parent = nullptr);

    /// Bots that are kept have the same names there.
    void setRules(const game::Ruleset& rules);
    void show(const std::vector<std::string>& players);
    std::vector<std::string> players() const;

signals:
    void changed();

private:
    void refresh();

    QSpinBox* number_;
    std::vector<QComboBox*> bots_;
};

} // namespace tilewright
