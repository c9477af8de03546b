#pragma once

#include "editor/document/game_setup.h"

#include "engine/bots/bot.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace tilewright {

/// The number of players, their names, and which are persons.
class SeatsForm : public QWidget {
    Q_OBJECT

public:
    SeatsForm(int minimum, int maximum, const std::vector<bots::BotSpec>& bots,
              const std::vector<SeatSetup>& seats, QWidget* parent = nullptr);

    std::vector<SeatSetup> seats() const;
    /// As many as possible; unknown bots leave their row unchanged.
    void setSeats(const std::vector<SeatSetup>& seats);

signals:
    void changed();

private:
    struct Row {
        QLabel* label;
        QLineEdit* name;
        QComboBox* kind;
    };
    void showRows();

    QSpinBox* number_;
    std::vector<Row> rows_;
};

} // namespace tilewright
