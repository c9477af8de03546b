#pragma once

#include "editor/playtest/returned/returned_game.h"
#include "editor/tasks/background_task.h"

#include <QAbstractTableModel>
#include <QDialog>

#include <vector>

class QLabel;
class QLineEdit;
class QPushButton;
class QSortFilterProxyModel;
class QTableView;

namespace tilewright {

class PlainParagraphs;
class TaskProgress;

/// Returned games, one in a row; unreadable files too, with the reason.
class ReturnedGamesModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    enum Column { Who, When, Rating, Comments, Remarks, End, Turns, Set, Rules, File, ColumnCount };
    static constexpr int SortRole = Qt::UserRole;

    void setGames(std::vector<ReturnedGame> games);
    const std::vector<ReturnedGame>& games() const { return games_; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(const ReturnedGame& game, int column) const;

    std::vector<ReturnedGame> games_;
};

/// The game records of a folder that people sent back, with what they say: a table to sort and to filter, and
/// beside it all of the chosen one. The files are read behind the window.
class ReturnedGamesDialog : public QDialog {
    Q_OBJECT
public:
    explicit ReturnedGamesDialog(QWidget* parent = nullptr);

    /// Empty until one was chosen.
    const QString& folder() const { return folder_; }
    /// Lists that folder's records in place of those before.
    void readFolder(const QString& folder);
    const ReturnedGamesModel& model() const { return *model_; }
    bool busy() const { return task_.busy(); }

public slots:
    void askForFolder();

signals:
    /// To be opened with its comments.
    void gameWanted(const QString& path);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeHead();
    QWidget* makeLists();
    QWidget* makeFoot();
    void showGames(std::vector<ReturnedGame> games, qsizetype files);
    void showChosen();
    void openChosen();
    /// Null if none is chosen.
    const ReturnedGame* chosen() const;

    QString folder_;
    ReturnedGamesModel* model_;
    QSortFilterProxyModel* rows_;
    QLabel* place_;
    QPushButton* again_;
    TaskProgress* progress_;
    QLabel* summary_;
    QLineEdit* filter_;
    QTableView* table_;
    PlainParagraphs* details_;
    QPushButton* open_;
    BackgroundTask task_;
};

} // namespace tilewright
