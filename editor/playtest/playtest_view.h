#pragma once

#include "editor/document/game_setup.h"
#include "editor/playtest/findings.h"
#include "editor/playtest/playtests.h"
#include "editor/tasks/background_task.h"

#include "engine/games/record.h"

#include <QListWidget>
#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <vector>

class QAction;
class QLabel;
class QProgressBar;
class QTabWidget;
class QToolButton;

namespace tilewright {

class Document;
class FiguresTable;
class PlacesPage;
class PlaytestForm;
class PlaytestOverview;
class RunPage;
class TileFiguresTable;

/// The list of notable games. A click or Enter on one requests it.
class NotableGamesList : public QListWidget {
    Q_OBJECT
public:
    explicit NotableGamesList(QWidget* parent = nullptr);

    void setFindings(const FindingsPointer& found);

signals:
    /// By its name in the results: "longest".
    void gameWanted(const QString& name);

protected:
    void keyPressEvent(QKeyEvent* event) override;
};

/// The playtest mode: plays many games of bots with the file in front, and shows the results while they are
/// played.
class PlaytestView : public QWidget {
    Q_OBJECT
public:
    /// Pre: `playtests` outlives this.
    explicit PlaytestView(Playtests& playtests, QWidget* parent = nullptr);

    /// Makes what is in the page, if that isn't there yet; call before it comes into sight.
    void make();

    /// The subject of tests, as for PlaytestForm::setProposal; null: nothing. Call again when it has changed.
    /// Pre: the document outlives its being shown.
    void setSubject(const Document* document, const GameSetup& proposal, const std::vector<Map>& maps);
    /// Shows the table of figures with the cursor at that one.
    void showFigure(const QString& id);
    /// Shows the results of a quick check instead of the requested games, until the user returns to them,
    /// starts others, or switches to another file.
    void showQuickCheck(const FindingsPointer& found);
    /// Writes the same bytes as the command line; if the name ends in ".html", a page in the language of the
    /// window. Shows errors, and then writes nothing.
    bool saveReport(const QString& path);
    /// Compares with that report instead of the previous results. If it is no report, returns false and says
    /// why.
    bool compareWith(const QString& path);
    /// Replays a notable game, and requests that it be shown.
    void openNotable(const QString& name);

    QList<QAction*> viewActions() const;
    /// Start, Stop and Save Report, which are about another page of the mode while that is in front.
    QList<QAction*> runActions() const { return {start_, stop_, save_}; }
    /// Null: this view itself.
    void setPageInFront(RunPage* page);
    void refreshActions();

    // What is in the page is null before make().
    PlaytestForm* form() const { return form_; }
    PlaytestOverview* overview() const { return overview_; }
    FiguresTable* figures() const { return figures_; }
    TileFiguresTable* tiles() const { return tiles_; }
    PlacesPage* places() const { return places_; }
    NotableGamesList* games() const { return games_; }
    QTabWidget* pages() const { return pages_; }
    /// The shown results. Empty if there are none.
    const Playtests::Outcome& outcome() const;
    /// The message about the run: its progress, or why it can't start.
    QString message() const;

public slots:
    void start();
    void goOn();
    void check();
    void askWhereToSave();
    void askForReport();

signals:
    /// Something is shown here that the user asked for elsewhere.
    void showRequested();
    void tileWanted(const QString& tileId);
    /// A place on the map that was played.
    void placeWanted(tilewright::Cell cell);
    void gameWanted(const tilewright::game::Record& record, const QString& name);
    /// Games of people are to be judged.
    void peopleWanted();

private:
    void makeActions();
    void layOut();
    QWidget* makeSide();
    void refresh();
    void refreshProgress();
    /// The number of games played and wanted, and the time left.
    QString progressInWords() const;
    void leaveQuickCheck();
    bool eventFilter(QObject* watched, QEvent* event) override;
    void say(const QString& trouble);

    Playtests& playtests_;
    QPointer<const Document> document_;
    GameSetup proposal_;
    RunPage* page_ = nullptr;
    PlaytestForm* form_ = nullptr;
    QAction* start_ = nullptr;
    QAction* stop_ = nullptr;
    QAction* goOn_ = nullptr;
    QAction* check_ = nullptr;
    QAction* save_ = nullptr;
    QAction* compare_ = nullptr;
    QAction* people_ = nullptr;
    QAction* back_ = nullptr;
    QToolButton* backButton_ = nullptr;
    /// Shown instead of the results in `playtests_`, if not empty.
    Playtests::Outcome quick_;
    QProgressBar* progress_ = nullptr;
    QLabel* words_ = nullptr;
    QLabel* trouble_ = nullptr;
    QTabWidget* pages_ = nullptr;
    PlaytestOverview* overview_ = nullptr;
    FiguresTable* figures_ = nullptr;
    TileFiguresTable* tiles_ = nullptr;
    PlacesPage* places_ = nullptr;
    NotableGamesList* games_ = nullptr;
    QTimer timer_;
    /// Games were played when this was last looked at.
    bool ran_ = false;
    BackgroundTask again_;
};

} // namespace tilewright
