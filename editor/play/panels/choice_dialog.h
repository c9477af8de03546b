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

/// A choice between several moves: a few are listed in words, many are composed from what they pay and take.
/// Open it with open(); after accepted(), chosen() is one of them.
class ChoiceDialog : public QDialog {
    Q_OBJECT

public:
    /// Copies the moves. Pre: not empty. `who` is the player asked; empty: the person at the screen.
    ChoiceDialog(const std::vector<const OfferedMove*>& moves, QWidget* parent, const QString& who = {});

    game::Move chosen() const { return chosen_; }

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// A number of tokens of one kind, set by the user.
    struct Counter {
        std::string kind;
        bool gain = false;
        QToolButton* button = nullptr;
        int count = 0;
        /// The number in every move.
        int least = 0;
        int most = 0;
        /// The kind's number key, the same in both rows.
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
    void makeCounters();
    void addCounters(bool gain, const QString& label, QGridLayout* into);
    /// The counter for a number key: in the focused row, otherwise in the first that has one.
    Counter* counterOf(int number);
    int countIn(const OfferedMove& move, const Row& row) const;
    void refresh(const Row& row);
    static int countIn(const OfferedMove& move, const Counter& counter);
    /// Whether a move has at least the set numbers.
    bool fits(const OfferedMove& move, const Counter* more) const;
    bool anyFits(const Counter* more) const;
    const OfferedMove* exact() const;
    void press(std::size_t counter);
    void refresh();
    void finish(game::Move move);

    std::vector<OfferedMove> moves_;
    std::vector<Counter> counters_;
    /// Kinds in the order of their number keys.
    std::vector<std::string> kinds_;
    std::vector<Row> rows_;
    QLabel* words_ = nullptr;
    QPushButton* ok_ = nullptr;
    game::Move chosen_;
};

} // namespace tilewright
