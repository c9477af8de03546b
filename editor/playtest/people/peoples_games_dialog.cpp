#include "editor/playtest/people/peoples_games_dialog.h"

#include "editor/common/folders.h"
#include "editor/common/issue_text.h"
#include "editor/common/line_icon.h"
#include "editor/common/plain_text.h"
#include "editor/document/save_place.h"
#include "editor/playtest/histogram_chart.h"
#include "editor/playtest/people/people_tables.h"
#include "editor/playtest/tables/plain_table.h"
#include "editor/tasks/task_progress.h"
#include "editor/words/text.h"

#include "engine/base/files/file.h"
#include "engine/model/io/format.h"

#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QStandardItemModel>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <map>
#include <utility>

namespace tilewright {

PeoplesGamesDialog::PeoplesGamesDialog(QWidget* parent)
    : QDialog(parent)
    , progress_(new TaskProgress(task_, tr("Judging games…"), tr("Stop"),
                                 tr("Stops and shows the results so far"), this))
    , summary_(new PlainLabel(this))
    , group_(new QComboBox(this))
    , pages_(new QTabWidget(this))
    , figures_(new QStandardItemModel(this))
    , ratings_(new HistogramChart(tr("Games by rating"), this))
    , answers_(new QStandardItemModel(this))
    , remarks_(new QStandardItemModel(this))
    , leftOut_(new QStandardItemModel(this))
    , clear_(new QPushButton(tr("Clear"), this))
    , save_(new QPushButton(lineIcon(QStringLiteral("save")), tr("&Save Report…"), this)) {
    setObjectName(QStringLiteral("peoplesGames"));
    setWindowTitle(tr("Games of People"));
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    makePages();
    auto* column = new QVBoxLayout(this);
    column->addWidget(makeHead());
    column->addWidget(progress_);
    column->addWidget(summary_);
    column->addWidget(pages_, 1);
    column->addWidget(makeFoot());
    resize(1100, 640);
    connect(progress_, &TaskProgress::endWanted, this, [this] { task_.hurry(); });
    connect(group_, &QComboBox::currentIndexChanged, this, &PeoplesGamesDialog::showFigures);
    showReport(nullptr);
}

QWidget* PeoplesGamesDialog::makeHead() {
    auto* head = new QWidget(this);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    auto* files = new QPushButton(lineIcon(QStringLiteral("open")), tr("&Add Games…"), this);
    files->setToolTip(tr("Adds game records (*.game.json): saved games and those returned from a web page"));
    auto* folder = new QPushButton(tr("Add &Folder…"), this);
    folder->setToolTip(tr("Adds all game records in a folder"));
    clear_->setToolTip(tr("Removes all games from the list; no files are changed"));
    row->addWidget(files);
    row->addWidget(folder);
    row->addWidget(clear_);
    row->addStretch();
    connect(files, &QPushButton::clicked, this, &PeoplesGamesDialog::askForFiles);
    connect(folder, &QPushButton::clicked, this, &PeoplesGamesDialog::askForFolder);
    connect(clear_, &QPushButton::clicked, this, &PeoplesGamesDialog::clearGames);
    summary_->setObjectName(QStringLiteral("peopleSummary"));
    summary_->setWordWrap(true);
    summary_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return head;
}

QTableView* PeoplesGamesDialog::makeTable(QStandardItemModel* model, const QString& name,
                                          const QString& tip) {
    auto* table = new QTableView(this);
    auto* rows = new QSortFilterProxyModel(table);
    rows->setSourceModel(model);
    rows->setSortRole(peopleSortRole);
    table->setModel(rows);
    makePlainTable(*table, name);
    table->setToolTip(tip);
    // Long texts are cut, and in full in their tooltips.
    constexpr int mostLetters = 60;
    QHeaderView& header = *table->horizontalHeader();
    header.setMaximumSectionSize(mostLetters * fontMetrics().averageCharWidth());
    header.setSectionResizeMode(QHeaderView::ResizeToContents);
    // Rows are in the order of the report until a heading is clicked.
    table->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    table->setWordWrap(false);
    return table;
}

void PeoplesGamesDialog::makePages() {
    group_->setAccessibleName(tr("Who played"));
    group_->setToolTip(tr("Games of people alone, or of people with bots; shown separately"));
    figuresTable_ = makeTable(figures_, tr("Figures of people and bots"),
                              tr("Where people and bots surely differ, don't trust the bots' verdict"));
    auto* figures = new QWidget;
    auto* column = new QVBoxLayout(figures);
    column->addWidget(group_);
    column->addWidget(figuresTable_, 1);
    answersTable_ = makeTable(answers_, tr("Answers"), tr("Answers given more than once come first"));
    auto* ratings = new QWidget;
    auto* both = new QVBoxLayout(ratings);
    both->addWidget(ratings_, 1);
    both->addWidget(answersTable_, 1);
    remarksTable_ = makeTable(remarks_, tr("Comments"),
                              tr("Double-click or press Enter to show the board at that moment"));
    remarksTable_->installEventFilter(this);
    connect(remarksTable_, &QAbstractItemView::doubleClicked, this, &PeoplesGamesDialog::want);
    leftOutTable_ = makeTable(leftOut_, tr("Records left out"),
                              tr("Duplicate, unfinished and unreadable records, and those of other games"));
    pages_->addTab(figures, tr("Fig&ures"));
    pages_->addTab(ratings, tr("&Ratings and Answers"));
    pages_->addTab(remarksTable_, tr("&Comments"));
    pages_->addTab(leftOutTable_, tr("&Left Out"));
}

QWidget* PeoplesGamesDialog::makeFoot() {
    auto* foot = new QWidget(this);
    auto* row = new QHBoxLayout(foot);
    row->setContentsMargins(0, 0, 0, 0);
    auto* close = new QPushButton(tr("Close"), this);
    save_->setToolTip(tr("Saves figures, answers and comments as JSON, or as a web page"));
    row->addStretch();
    row->addWidget(save_);
    row->addWidget(close);
    connect(save_, &QPushButton::clicked, this, &PeoplesGamesDialog::askWhereToSave);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    return foot;
}

void PeoplesGamesDialog::askForFiles() {
    const QStringList chosen = QFileDialog::getOpenFileNames(this, tr("Add Games"), lastFolder(),
                                                             tr("Game records (*.game.json *.json)"));
    if (chosen.isEmpty())
        return;
    setLastFolder(chosen.front());
    add(chosen);
}

void PeoplesGamesDialog::askForFolder() {
    const QString chosen = QFileDialog::getExistingDirectory(this, tr("Add a folder of games"), lastFolder());
    if (chosen.isEmpty())
        return;
    setLastFolder(chosen);
    add({chosen});
}

void PeoplesGamesDialog::add(const QStringList& paths) {
    for (const QString& path : paths)
        paths_ += QFileInfo(path).isDir() ? gamesIn(path) : QStringList(QFileInfo(path).absoluteFilePath());
    paths_.removeDuplicates();
    judge();
}

void PeoplesGamesDialog::clearGames() {
    task_.cancel();
    paths_.clear();
    progress_->refresh();
    showReport(nullptr);
}

void PeoplesGamesDialog::judge() {
    task_.start([this, paths = paths_, beside = beside_](TaskControl& task) {
        PeopleReportPointer report = judgeGames(paths, beside, task);
        return [this, report = std::move(report)] { showReport(report); };
    });
    progress_->refresh();
}

void PeoplesGamesDialog::showReport(const PeopleReportPointer& report) {
    progress_->refresh();
    report_ = report;
    static const playtest::PeopleReport none;
    const playtest::PeopleReport& shown = report ? *report : none;
    QStringList sentences;
    if (report)
        for (const Text& one : playtest::answers(shown))
            sentences << translated(one);
    summary_->setText(report
                          ? sentences.join(u'\n')
                          : tr("Add records of games that people played with one tile set: saved games and "
                               "those returned from a web page. Their figures appear beside those of bots."));
    {
        const QSignalBlocker blocker(group_);
        group_->clear();
        for (const playtest::SeatGroup& group : shown.played.groups)
            if (group.hasPersons())
                group_->addItem(translated(playtest::groupInWords(group)));
    }
    group_->setVisible(group_->count() > 1);
    showFigures();
    std::map<std::int32_t, std::int64_t> times;
    for (std::size_t rating = 1; rating < shown.played.ratings.size(); ++rating)
        times[static_cast<std::int32_t>(rating)] = shown.played.ratings[rating];
    const auto mean = playtest::meanRating(shown.played);
    ratings_->setVisible(mean.has_value());
    if (mean)
        ratings_->setValues(times, {{tr("average"), mean->value}});
    fillAnswers(*answers_, shown);
    fillRemarks(*remarks_, shown);
    fillLeftOut(*leftOut_, shown);
    pages_->setTabText(2, tr("&Comments (%1)").arg(remarks_->rowCount()));
    pages_->setTabText(3, tr("&Left Out (%1)").arg(leftOut_->rowCount()));
    save_->setEnabled(shown.played.games() > 0);
    clear_->setEnabled(!paths_.isEmpty());
}

void PeoplesGamesDialog::showFigures() {
    static const playtest::PeopleReport none;
    fillFigures(*figures_, report_ ? *report_ : none,
                static_cast<std::size_t>(std::max(0, group_->currentIndex())));
}

bool PeoplesGamesDialog::saveReport(const QString& path) {
    if (!report_)
        return false;
    const std::string text =
        path.endsWith(QLatin1String(".html"))
            ? playtest::toHtml(*report_,
                               [](const Text& sentence) { return translated(sentence).toStdString(); })
            : fileText(playtest::toJson(*report_));
    const Issues issues = writeFile(path.toStdString(), text);
    summary_->setText(issues.empty() ? tr("Saved: %1").arg(QFileInfo(path).fileName())
                                     : issueWithPlace(issues.front()));
    return issues.empty();
}

void PeoplesGamesDialog::askWhereToSave() {
    const QString path = askForPlace(this, tr("Save Report"), tr("people.html"),
                                     {{tr("Web pages (*.html)"), QStringLiteral(".html")},
                                      {tr("Reports (*.people.json)"), QStringLiteral(".people.json")}});
    if (!path.isEmpty())
        saveReport(path);
}

void PeoplesGamesDialog::want(const QModelIndex& index) {
    if (!index.isValid() || !report_)
        return;
    const auto number = static_cast<std::size_t>(index.data(remarkRole).toInt());
    if (number >= report_->played.remarks.size())
        return;
    const playtest::Remark& remark = report_->played.remarks[number];
    emit momentWanted(toQString(remark.file), static_cast<int>(remark.after));
}

bool PeoplesGamesDialog::eventFilter(QObject* watched, QEvent* event) {
    if (watched == remarksTable_ && event->type() == QEvent::KeyPress)
        if (const int key = static_cast<QKeyEvent*>(event)->key();
            key == Qt::Key_Return || key == Qt::Key_Enter) {
            want(remarksTable_->currentIndex());
            return true;
        }
    return QDialog::eventFilter(watched, event);
}

} // namespace tilewright
