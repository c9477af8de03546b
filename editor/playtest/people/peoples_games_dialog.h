#pragma once

#include "editor/playtest/findings.h"
#include "editor/tasks/background_task.h"
#include "engine/playtest/people/people_report.h"

#include <QDialog>
#include <QStringList>

#include <memory>

class QComboBox;
class QLabel;
class QPushButton;
class QStandardItemModel;
class QTabWidget;
class QTableView;

namespace tilewright {

class HistogramChart;
class TaskProgress;

using PeopleReportPointer = std::shared_ptr<const playtest::PeopleReport>;

/// Games that people played, judged together: their figures beside those of bots, ratings, answers, and
/// comments that lead to their moments. The files are read behind the window.
class PeoplesGamesDialog : public QDialog {
    Q_OBJECT
public:
    explicit PeoplesGamesDialog(QWidget* parent = nullptr);

    /// The playtest whose bots stand beside games of the same kind; may be null.
    void setBotFindings(FindingsPointer findings) { botFindings_ = std::move(findings); }
    /// Judges these records and those in these folders too, each once.
    void add(const QStringList& paths);
    /// Null before any games were judged.
    const PeopleReportPointer& report() const { return report_; }
    bool busy() const { return task_.busy(); }
    QTabWidget* pages() const { return pages_; }
    /// Writes the same as the command line; a page in the language of the window if the name ends in ".html".
    /// Shows errors, and then writes nothing.
    bool saveReport(const QString& path);

public slots:
    void askForFiles();
    void askForFolder();
    void clearGames();
    void askWhereToSave();

signals:
    /// A comment's moment.
    void momentWanted(const QString& path, int after);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeHead();
    void makePages();
    QTableView* makeTable(QStandardItemModel* model, const QString& name, const QString& tip);
    QWidget* makeFoot();
    void judge();
    void showReport(const PeopleReportPointer& report);
    void showFigures();
    void want(const QModelIndex& index);

    QStringList paths_;
    FindingsPointer botFindings_;
    PeopleReportPointer report_;
    TaskProgress* progress_;
    QLabel* summary_;
    QComboBox* group_;
    QTabWidget* pages_;
    QStandardItemModel* figures_;
    QTableView* figuresTable_;
    HistogramChart* ratings_;
    QStandardItemModel* answers_;
    QTableView* answersTable_;
    QStandardItemModel* remarks_;
    QTableView* remarksTable_;
    QStandardItemModel* leftOut_;
    QTableView* leftOutTable_;
    QPushButton* clear_;
    QPushButton* save_;
    BackgroundTask task_;
};

} // namespace tilewright
