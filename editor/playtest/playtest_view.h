#pragma once

#include "editor/document/game_setup.h"
#include "editor/playtest/playtests.h"
#include "editor/tasks/background_task.h"

#include "engine/game/record.h"

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
class NotableGames;
class PlaytestForm;
class PlaytestOverview;
class TileFiguresTable;

/// The playtest mode: plays the file in front by many games of bots, and shows what they tell while they are
/// played.
class PlaytestView : public QWidget {
    Q_OBJECT
public:
    /// Pre: `playtests` outlives this.
    explicit PlaytestView(Playtests& playtests, QWidget* parent = nullptr);

    /// What is tested, as PlaytestForm::setProposal wants it; null: nothing. Call again when it has changed.
    /// Pre: the document outlives its being shown.
    void setSubject(const Document* document, const GameSetup& proposal, const QString& options,
                    const std::vector<Map>& maps);
    /// The table of figures with that one at the cursor.
    void showFigure(const QString& id);
    /// Shows what a quick look has found in place of the games that were asked for, until one goes back to
    /// them, begins others, or looks at another file.
    void showQuickLook(const FindingsPointer& found);
    /// The bytes that the command line would write; a page to read, in the language of the window, where the
    /// name ends in ".html". Errors are shown, and nothing is written.
    bool saveReport(const QString& path);
    /// Takes the place of what was found last time. False, and it is told why, where it is no report.
    bool compareWith(const QString& path);
    /// Plays a notable game again, and asks for it to be shown.
    void openNotable(const QString& name);

    QList<QAction*> viewActions() const;
    PlaytestForm* form() const { return form_; }
    PlaytestOverview* overview() const { return overview_; }
    FiguresTable* figures() const { return figures_; }
    TileFiguresTable* tiles() const { return tiles_; }
    NotableGames* games() const { return games_; }
    QTabWidget* pages() const { return pages_; }
    /// What is shown. Empty where nothing was found.
    const Playtests::Kept& kept() const;
    /// What is said about the run: how far it is, or why it can't begin.
    QString message() const;

public slots:
    void start();
    void goOn();
    void askWhereToSave();
    void askForReport();

signals:
    void tileWanted(const QString& tileId);
    /// On the map that was played on.
    void placeWanted(tilewright::Cell cell);
    void gameWanted(const tilewright::game::Record& record, const QString& name);

private:
    void makeActions();
    void layOut();
    QWidget* makeSide();
    void refresh();
    void refreshActions();
    void refreshProgress();
    /// How many games of how many, and how long it still takes.
    QString progressInWords() const;
    void leaveQuickLook();
    bool eventFilter(QObject* watched, QEvent* event) override;
    void say(const QString& trouble);

    Playtests& playtests_;
    QPointer<const Document> document_;
    GameSetup proposal_;
    PlaytestForm* form_;
    QAction* start_ = nullptr;
    QAction* stop_ = nullptr;
    QAction* goOn_ = nullptr;
    QAction* save_ = nullptr;
    QAction* compare_ = nullptr;
    QAction* back_ = nullptr;
    QToolButton* backButton_ = nullptr;
    /// Shown in place of what `playtests_` keeps, where something was found.
    Playtests::Kept quick_;
    QProgressBar* progress_;
    QLabel* words_;
    QLabel* trouble_;
    QTabWidget* pages_;
    PlaytestOverview* overview_;
    FiguresTable* figures_;
    TileFiguresTable* tiles_;
    NotableGames* games_;
    QTimer timer_;
    BackgroundTask again_;
};

} // namespace tilewright
