#pragma once

#include <QComboBox>

namespace tilewright {

class GameSession;

/// The lines of a game that has several, the present one chosen; hidden where there is but one.
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
