#pragma once

#include "editor/playtest/studies/long_run.h"
#include "editor/playtest/studies/open_subject.h"
#include "editor/playtest/studies/run_page.h"
#include "editor/playtest/studies/study_models.h"
#include "editor/playtest/studies/study_state.h"
#include "engine/games/record.h"

class QAction;
class QComboBox;
class QMenu;
class QSortFilterProxyModel;
class QTableView;

namespace tilewright {

class StudyPointsModel;
class StudyForm;

/// Studies in the window: what is asked at the left; at the right the points, which fill while they are
/// played, and a heat map of two axes.
class StudyView : public RunPage {
    Q_OBJECT
public:
    explicit StudyView(QWidget* parent = nullptr);

    void setSubjects(const OpenSubjects& subjects);
    /// Opens a study or the report of one. False if it can't be read; it is said why.
    bool open(const QString& path);
    void openBundled(const QString& name);
    void openFront();
    /// A file for the command line. False if it can't be written; it is said why.
    bool saveStudy(const QString& path);
    bool saveReport(const QString& path);

    void make() override;
    void start() override;
    bool maySave() const override { return state_ != nullptr && state_->games() > 0; }
    void askWhereToSave() override;
    QList<QAction*> pageActions() const override;
    QString startInWords() const override;
    // Null before make().
    StudyForm& form() const { return *form_; }
    const StudyStatePointer& state() const { return state_; }
    QTableView& points() const { return *points_; }
    QTableView& heat() const { return *heat_; }

signals:
    /// The set of a point, to be opened as a new file.
    void tileSetWanted(const tilewright::TileSet& set);
    void gameWanted(const tilewright::game::Record& record, const QString& name);

protected:
    void finished() override;
    void changeEvent(QEvent* event) override;

private:
    void makeActions();
    QWidget* makeResults();
    QWidget* makeHeat();
    void fillBeginnings();
    void take(const playtest::Study& study, const QString& base);
    void play(const playtest::Study& study, const std::string& report, bool plays);
    void grow(const StudyStatePointer& state);
    void showHeat();
    void fillAxes();
    std::optional<std::size_t> chosenPoint() const;
    void openPoint();
    void playPoint();
    void askWhatToOpen();
    void askWhereToSaveStudy();
    playtest::FileReader reader() const;
    void fail(const Issues& issues, const QString& file = {});

    OpenSubjects subjects_;
    RunCache cache_;
    /// The file that relative names of the study are beside; empty: none.
    QString base_;
    /// Whether a study was chosen or begun here.
    bool begun_ = false;
    StudyStatePointer state_;
    /// Begins once what runs has ended.
    std::function<void()> next_;
    StudyForm* form_ = nullptr;
    QMenu* beginnings_;
    QAction* begin_;
    QAction* open_;
    QAction* saveStudy_;
    QAction* openPoint_;
    QAction* playPoint_;
    QTableView* points_ = nullptr;
    StudyPointsModel* model_ = nullptr;
    QSortFilterProxyModel* rows_ = nullptr;
    QTableView* heat_ = nullptr;
    HeatMapModel* heatModel_ = nullptr;
    QComboBox* down_ = nullptr;
    QComboBox* across_ = nullptr;
    QComboBox* figure_ = nullptr;
    BackgroundTask again_;
};

} // namespace tilewright
