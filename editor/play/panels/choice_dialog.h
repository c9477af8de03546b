#pragma once

#include "editor/play/board/board_moves.h"

#include <QDialog>

#include <string>
#include <vector>

class QGridLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace tilewright {

/// One of several moves: a few are listed in words, many are put together from what they pay and take. Opened
/// with open(); accepted() means that chosen() is one of them.
class ChoiceDialog : public QDialog {
    Q_OBJECT

public:
    /// Copies the moves. Pre: not empty. `who` is asked; none: whoever sits there.
    ChoiceDialog(const std::vector<const OfferedMove*>& moves, QWidget* parent, const QString& who = {});

    game::Move chosen() const { return chosen_; }

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// A number of one kind of token, which the user sets.
    struct Counter {
        std::string kind;
        bool gain = false;
        QToolButton* button = nullptr;
        int count = 0;
        /// Every move has it.
        int least = 0;
        int most = 0;
        /// What the key of that number stands for: a kind has the same in both rows.
        int number = 0;
    };
    /// What is paid, or taken: all its counters together.
    struct Row {
        bool gain = false;
        QString name;
        QLabel* label = nullptr;
        int least = 0;
        int most = 0;
    };

    void list();
    void putTogether();
    void addCounters(bool gain, const QString& label, QGridLayout* into);
    /// The counter that a number key changes: in the row of the focus, else in the first that can.
    Counter* counterOf(int number);
    int countIn(const OfferedMove& move, const Row& row) const;
    void refresh(const Row& row);
    static int countIn(const OfferedMove& move, const Counter& counter);
    /// Moves that have at least what is set.
    bool fits(const OfferedMove& move, const Counter* more) const;
    bool anyFits(const Counter* more) const;
    const OfferedMove* exact() const;
    void press(std::size_t counter);
    void refresh();
    void finish(game::Move move);

    std::vector<OfferedMove> moves_;
    std::vector<Counter> counters_;
    /// Kinds in the order of their numbers.
    std::vector<std::string> kinds_;
    std::vector<Row> rows_;
    QLabel* words_ = nullptr;
    QPushButton* ok_ = nullptr;
    game::Move chosen_;
};

} // namespace tilewright
