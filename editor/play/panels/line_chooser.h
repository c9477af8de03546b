#pragma once

#include <QComboBox>

namespace tilewright {

class GameSession;

/// Chooses between the lines of a game; hidden if there is only one.
class LineChooser : public QComboBox {
    Q_OBJECT

public:
    explicit LineChooser(const GameSession& session, QWidget* parent = nullptr);
    void refresh();

signals:
    void lineChosen(std::size_t end);

private:
    const GameSession& session_;
};

} // namespace tilewright
