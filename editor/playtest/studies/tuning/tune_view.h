#pragma once

#include "editor/playtest/studies/long_run.h"
#include "editor/playtest/studies/open_subject.h"
#include "editor/playtest/studies/run_page.h"
#include "engine/playtest/studies/tune.h"

#include <memory>
#include <optional>
#include <vector>

class QAction;
class QComboBox;
class QDoubleSpinBox;
class QLineEdit;
class QPlainTextEdit;
class QSpinBox;
class QStandardItemModel;
class QTableView;

namespace tilewright {

class BotsField;
class GoalsTable;
class LimitsTable;
class TuneRoundsChart;

/// A tuning as far as it got.
struct TuneState {
    playtest::TuneTask task;
    std::vector<playtest::TuneRound> rounds;
    /// The result, or after a stop the best so far; none before that.
    std::optional<playtest::TuneResult> tuned;
    /// The bytes of its report.
    std::string report;
};

/// Tuning of an open set: limits, goals with weights, the path of the search, and what can't be had together.
class TuneView : public RunPage {
    Q_OBJECT
public:
    explicit TuneView(QWidget* parent = nullptr);

    void setSubjects(const OpenSubjects& subjects);
    bool saveReport(const QString& path);
    /// Shows what the file of a tuning asks and has found; Start goes on from there. If its set isn't open,
    /// says so, and takes it up as soon as it is. False if the file can't be read.
    bool open(const QString& path);

    void make() override;
    void start() override;
    bool maySave() const override { return state_ && !state_->report.empty(); }
    void askWhereToSave() override;
    QList<QAction*> pageActions() const override { return {openResult_, openCandidate_}; }
    QString startInWords() const override;
    GoalsTable& goals() const { return *goals_; }
    TuneRoundsChart& path() const { return *path_; }
    /// Null before a run told anything.
    const TuneState* state() const { return state_.get(); }

signals:
    /// A set that was found, to be opened as a new file.
    void tileSetWanted(const tilewright::TileSet& set);

protected:
    void finished() override;

private:
    QWidget* makeInputs();
    QWidget* makeResults();
    void takeSubject();
    /// A file, with what the fields ask as long as nobody has changed them; empty until its set is open.
    struct Opened {
        QString name;
        playtest::TuningFile file;
        std::string text;
        std::string shown;
    };
    /// By the fields; empty where no set is open.
    std::optional<playtest::TuneTask> askedTask() const;
    /// The same, exactly as in the file that is shown.
    std::optional<playtest::TuneTask> task() const;
    void takeOpened();
    std::optional<Map> boardOfOpened(const GameSetup& setup) const;
    void showTask(const playtest::TuneTask& task, const game::Ruleset& rules);
    void lookAt(const game::Ruleset& rules);
    /// So that the same task goes on from there, unless what is kept of it has gone further. On any thread.
    static void keepCourse(const RunCache& cache, const playtest::TuneTask& task,
                           const playtest::TuneProgress& course, const std::string& report);
    void grow(const std::shared_ptr<const TuneState>& state);
    void showParetoFront();
    void openResult();
    void openCandidate();
    void fail(const Issues& issues);

    RunCache cache_;
    OpenSubjects subjects_;
    OpenSubjects boards_;
    std::optional<Opened> opened_;
    /// What is said of a file that was looked at.
    QString looked_;
    std::shared_ptr<const TuneState> state_;
    QAction* openResult_;
    QAction* openCandidate_;
    QComboBox* set_ = nullptr;
    LimitsTable* limits_ = nullptr;
    QDoubleSpinBox* factor_ = nullptr;
    GoalsTable* goals_ = nullptr;
    BotsField* bots_ = nullptr;
    QSpinBox* candidates_ = nullptr;
    QSpinBox* games_ = nullptr;
    QLineEdit* seed_ = nullptr;
    TuneRoundsChart* path_ = nullptr;
    QTableView* paretoFront_ = nullptr;
    QStandardItemModel* paretoFrontModel_ = nullptr;
    QPlainTextEdit* result_ = nullptr;
};

} // namespace tilewright
