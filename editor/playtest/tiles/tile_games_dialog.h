#pragma once

#include "editor/playtest/findings.h"
#include "editor/tasks/background_task.h"

#include "engine/games/record.h"
#include "engine/playtest/tile_games.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QStandardItemModel;
class QTableView;

namespace tilewright {

class TaskProgress;

/// Games of a playtest in which a tile mattered: a list that leads to the moments at which it was laid. The
/// games are played again behind the window.
class TileGamesDialog : public QDialog {
    Q_OBJECT
public:
    explicit TileGamesDialog(QWidget* parent = nullptr);

    /// Looks for games with that tile. Pre: the findings have a game with it.
    void look(const FindingsPointer& findings, const QString& tile);
    bool busy() const { return look_.busy() || open_.busy(); }
    const std::vector<playtest::TileGame>& games() const { return games_; }
    /// Shows a game at the moment when the tile lies.
    void openGame(int row);

signals:
    void momentWanted(const tilewright::game::Record& record, const QString& name, int after);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeFoot();
    void showGames(std::vector<playtest::TileGame> games, std::uint64_t played);
    void fill();
    void openChosen();
    int chosen() const;

    FindingsPointer findings_;
    QString tile_;
    std::vector<playtest::TileGame> games_;
    QLabel* summary_;
    TaskProgress* progress_;
    QStandardItemModel* model_;
    QTableView* table_;
    QPushButton* show_;
    // Destroyed first, and wait for their threads.
    BackgroundTask look_;
    BackgroundTask open_;
};

} // namespace tilewright
