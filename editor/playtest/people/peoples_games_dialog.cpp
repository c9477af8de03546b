#include "editor/playtest/people/peoples_games_dialog.h"

#include "editor/common/accessibility.h"
#include "editor/common/file_dialogs.h"
#include "editor/common/icons.h"
#include "editor/common/issue_text.h"
#include "editor/common/plain_text.h"
#include "editor/document/save_file.h"
#include "editor/playtest/findings.h"
#include "editor/playtest/histogram_chart.h"
#include "editor/playtest/tables/table_setup.h"
#include "editor/tasks/background_task.h"
#include "editor/words/translated_text.h"
#include "engine/base/files/file.h"
#include "engine/games/kit.h"
#include "engine/model/io/file_formats.h"

#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFont>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QStandardItemModel>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

namespace tilewright {

namespace {

constexpr std::uint64_t botGames = 200;
/// Of the progress; the rest is that of bots.
constexpr double reading = 0.5;

std::shared_ptr<const playtest::Results> playedBots(const playtest::PlayedGames& played, TaskControl& task) {
    playtest::RunSettings settings;
    settings.stop = task.stop;
    settings.progress = [&task](std::uint32_t done, std::uint32_t wanted) {
        task.progress.store(reading + (1 - reading) * done / wanted);
    };
    return std::make_shared<const playtest::Results>(
        playtest::run(playtest::botsPlan(played, "greedy", botGames, 1), settings));
}

/// The records in a folder, by name.
QStringList recordFilesIn(const QString& folder) {
    const QDir dir(folder);
    QStringList paths;
    for (const QString& name : dir.entryList(QDir::Files, QDir::Name))
        if (playtest::isGameFileName(name.toStdString()))
            paths << dir.absoluteFilePath(name);
    return paths;
}

/// Reads the records and judges them together. Beside them stand the bots of that playtest if they played the
/// same game (may be null), else 200 games of greedy ones are played. Tells its progress; soon done after a
/// stop, with what was read until then.
PeopleReportPointer judgeGames(const QStringList& paths, const FindingsPointer& beside, TaskControl& task) {
    std::vector<playtest::GameFile> files;
    std::vector<playtest::SkippedRecord> unreadable;
    for (const QString& path : paths) {
        if (task.stop.stop_requested())
            break;
        Loaded<std::string> text = readFile(path.toStdString());
        if (text)
            files.push_back({path.toStdString(), std::move(*text.value)});
        else
            unreadable.push_back({path.toStdString(), text.issues.front()});
    }
    playtest::ReadSettings settings;
    settings.stop = task.stop;
    settings.progress = [&](std::size_t read) {
        task.progress.store(reading * static_cast<double>(read) / static_cast<double>(files.size()));
    };
    playtest::PlayedGames played = playtest::readPlayedGames(files, rulesets(), settings);
    played.skipped.insert(played.skipped.begin(), unreadable.begin(), unreadable.end());
    std::shared_ptr<const playtest::Results> bots;
    if (beside && playtest::isSameGame(played, beside->results))
        bots = {beside, &beside->results};
    else if (played.people())
        bots = playedBots(played, task);
    if (bots && bots->done.empty())
        bots = nullptr;
    return std::make_shared<const playtest::PeopleReport>(
        playtest::makePeopleReport(std::move(played), std::move(bots), task.stop));
}

/// What the tables sort by.
constexpr int peopleSortRole = Qt::UserRole + 1;
/// The number of a comment in PlayedGames::gameComments.
constexpr int commentRole = Qt::UserRole + 2;

QStandardItem* textItem(const QString& text) {
    auto* item = new QStandardItem(text);
    item->setData(text.toLower(), peopleSortRole);
    item->setToolTip(wrapLines(text));
    return item;
}

QStandardItem* numberItem(const QString& text, const QVariant& value) {
    auto* item = new QStandardItem(text);
    item->setData(value, peopleSortRole);
    item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    return item;
}

QStandardItem* fileItem(const std::string& file) {
    QStandardItem* item = textItem(QFileInfo(toQString(file)).fileName());
    item->setToolTip(wrapLines(toQString(file)));
    return item;
}

Unit unitBeside(const playtest::PeopleBotsFigure& one) {
    return one.isShare ? Unit::Share : one.isWhole ? Unit::Whole : Unit::Number;
}

QString estimateInWords(const playtest::Estimate& estimate, Unit unit) {
    return PeoplesGamesDialog::tr("%1 (%2)").arg(valueInWords(estimate.value, unit),
                                                 intervalInWords(estimate.interval, unit));
}

QString countInWords(std::int64_t number) {
    return QLocale().toString(static_cast<qlonglong>(number));
}

void addBeside(QStandardItemModel& model, const playtest::PeopleBotsFigure& one) {
    const Unit unit = unitBeside(one);
    QList<QStandardItem*> row{
        textItem(translated(one.definition)),
        numberItem(estimateInWords(one.people, unit), one.people.value),
        numberItem(countInWords(one.peopleCounted), static_cast<qlonglong>(one.peopleCounted)),
        numberItem(estimateInWords(one.bots, unit), one.bots.value),
        numberItem(countInWords(one.botsCounted), static_cast<qlonglong>(one.botsCounted)),
        numberItem(differenceInWords(one.difference.value, unit), one.difference.value),
        textItem(one.differs ? PeoplesGamesDialog::tr("differs") : QString())};
    if (one.differs)
        for (QStandardItem* item : row) {
            QFont bold = item->font();
            bold.setBold(true);
            item->setFont(bold);
        }
    row.last()->setData(one.differs ? 0 : 1, peopleSortRole);
    model.appendRow(row);
}

void addAlone(QStandardItemModel& model, const playtest::Figure& figure) {
    const Unit unit = unitOf(figure);
    model.appendRow({textItem(translated(figure.definition)),
                     numberItem(estimateInWords(figure.estimate, unit), figure.estimate.value),
                     numberItem(countInWords(figure.counted), static_cast<qlonglong>(figure.counted)),
                     textItem({}), textItem({}), textItem({}), textItem({})});
}

/// Figures of people beside those of bots, in the group of that number among those with persons; those that
/// differ first. Without bots, columns of bots are empty.
void fillFigures(QStandardItemModel& model, const playtest::PeopleReport& report, std::size_t group) {
    model.clear();
    model.setHorizontalHeaderLabels({PeoplesGamesDialog::tr("Figure"), PeoplesGamesDialog::tr("People"),
                                     PeoplesGamesDialog::tr("Counted"), PeoplesGamesDialog::tr("Bots"),
                                     PeoplesGamesDialog::tr("Counted"), PeoplesGamesDialog::tr("Difference"),
                                     PeoplesGamesDialog::tr("Finding")});
    if (group >= report.beside.size())
        return;
    if (!report.bots) {
        std::size_t number = 0;
        for (const playtest::SeatGroup& one : report.played.groups)
            if (one.hasPersons() && number++ == group)
                for (const playtest::Figure& figure : playtest::figures(one.results))
                    addAlone(model, figure);
        return;
    }
    for (const bool differs : {true, false})
        for (const playtest::PeopleBotsFigure& one : report.beside[group])
            if (one.differs == differs)
                addBeside(model, one);
}

/// Comments by move, with the tile laid last.
void fillComments(QStandardItemModel& model, const playtest::PeopleReport& report) {
    model.clear();
    model.setHorizontalHeaderLabels({PeoplesGamesDialog::tr("After move"),
                                     PeoplesGamesDialog::tr("Tile laid last"), PeoplesGamesDialog::tr("Seat"),
                                     PeoplesGamesDialog::tr("Comment"), PeoplesGamesDialog::tr("Game")});
    int number = 0;
    for (const playtest::GameComment& one : report.played.gameComments) {
        QList<QStandardItem*> row{
            numberItem(QLocale().toString(static_cast<qulonglong>(one.after)),
                       static_cast<qulonglong>(one.after)),
            textItem(toQString(one.tile)),
            numberItem(one.seat ? QLocale().toString(*one.seat + 1) : QString(), one.seat.value_or(-1)),
            textItem(toQString(one.text)), fileItem(one.file)};
        for (QStandardItem* item : row)
            item->setData(number, commentRole);
        ++number;
        model.appendRow(row);
    }
}

/// Answers, a question after the other.
void fillAnswers(QStandardItemModel& model, const playtest::PeopleReport& report) {
    model.clear();
    model.setHorizontalHeaderLabels({PeoplesGamesDialog::tr("Question"), PeoplesGamesDialog::tr("Answer"),
                                     PeoplesGamesDialog::tr("Given by"), PeoplesGamesDialog::tr("Game")});
    for (const playtest::AskedQuestion& asked : report.played.questions) {
        const auto repeated = playtest::repeatedAnswers(asked);
        for (const auto& [text, times] : repeated)
            model.appendRow(
                {textItem(toQString(asked.question)), textItem(toQString(text)),
                 numberItem(PeoplesGamesDialog::tr("%1 of %2").arg(times).arg(asked.answers.size()), times),
                 textItem({})});
        for (const playtest::GivenAnswer& one : asked.answers)
            model.appendRow({textItem(toQString(asked.question)), textItem(toQString(one.text)),
                             numberItem({}, 0), fileItem(one.file)});
    }
}

void fillLeftOut(QStandardItemModel& model, const playtest::PeopleReport& report) {
    model.clear();
    model.setHorizontalHeaderLabels({PeoplesGamesDialog::tr("File"), PeoplesGamesDialog::tr("Reason")});
    for (const playtest::SkippedRecord& one : report.played.skipped) {
        QString why = translated(one.issue.message);
        if (!one.issue.pointer.empty())
            why = PeoplesGamesDialog::tr("%1 (%2)").arg(why, toQString(one.issue.pointer));
        model.appendRow({fileItem(one.file), textItem(why)});
    }
}

} // namespace

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
    setUpReadOnlyTable(*table, name);
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
        paths_ +=
            QFileInfo(path).isDir() ? recordFilesIn(path) : QStringList(QFileInfo(path).absoluteFilePath());
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
    task_.start([this, paths = paths_, beside = botFindings_](TaskControl& task) {
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
        for (const Text& one : playtest::summarySentences(shown))
            sentences << translated(one);
    setSpokenText(*summary_,
                  report ? sentences.join(u'\n')
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
    fillComments(*remarks_, shown);
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
    setSpokenText(*summary_, issues.empty() ? tr("Saved: %1").arg(QFileInfo(path).fileName())
                                            : issueWithPlace(issues.front()));
    return issues.empty();
}

void PeoplesGamesDialog::askWhereToSave() {
    const QString path = askForSaveFile(this, tr("Save Report"), tr("people.html"),
                                        {{tr("Web pages (*.html)"), QStringLiteral(".html")},
                                         {tr("Reports (*.people.json)"), QStringLiteral(".people.json")}});
    if (!path.isEmpty())
        saveReport(path);
}

void PeoplesGamesDialog::want(const QModelIndex& index) {
    if (!index.isValid() || !report_)
        return;
    const auto number = static_cast<std::size_t>(index.data(commentRole).toInt());
    if (number >= report_->played.gameComments.size())
        return;
    const playtest::GameComment& remark = report_->played.gameComments[number];
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
