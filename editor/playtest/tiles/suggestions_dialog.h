#pragma once

#include "editor/playtest/findings.h"
#include "editor/tasks/background_task.h"

#include "engine/playtest/studies/suggestions.h"

#include <QDialog>

#include <functional>

class QComboBox;
class QLabel;
class QPushButton;
class QStandardItemModel;
class QTableView;

namespace tilewright {

class TaskProgress;

/// Small edits of a set, each with what it did to a figure in games that were played for it behind the
/// window.
class SuggestionsDialog : public QDialog {
    Q_OBJECT
public:
    /// Edits the set, as an edit that can be undone; false if that is no longer possible.
    using Apply = std::function<bool(const playtest::CountEdit&)>;
    explicit SuggestionsDialog(Apply apply, QWidget* parent = nullptr);

    /// The games that edits are tried in: those of this playtest. Pre: it has a game. `edits`: the ones to
    /// try.
    void setSource(const FindingsPointer& findings, std::vector<playtest::CountEdit> edits);
    /// The games of each edit, at most.
    void setMaxGames(std::uint64_t games) { maxGames_ = games; }
    void start();
    bool busy() const { return task_.busy(); }
    const std::vector<playtest::Suggestion>& suggestions() const { return suggestions_; }
    void applyRow(int row);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeHead();
    QWidget* makeFoot();
    void showSuggestions(std::vector<playtest::Suggestion> suggestions, bool stopped);
    void fill();
    void applyChosen();
    void refresh();
    int chosen() const;

    Apply edit_;
    FindingsPointer findings_;
    std::vector<playtest::CountEdit> edits_;
    std::vector<playtest::Suggestion> suggestions_;
    std::vector<playtest::UnwantedShare> kinds_;
    /// What they are about.
    playtest::UnwantedShare what_;
    std::uint64_t maxGames_ = 2000;
    QComboBox* figures_;
    QPushButton* start_;
    TaskProgress* progress_;
    QLabel* summary_;
    QStandardItemModel* model_;
    QTableView* table_;
    QPushButton* apply_;
    // Destroyed first, and waits for its thread.
    BackgroundTask task_;
};

} // namespace tilewright
