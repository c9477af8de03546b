#include "editor/playtest/studies/study_view.h"

#include "editor/common/action.h"
#include "editor/common/file_dialogs.h"
#include "editor/common/issue_text.h"
#include "editor/common/panel.h"
#include "editor/common/plain_text.h"
#include "editor/document/save_file.h"
#include "editor/playtest/playtest_goals.h"
#include "editor/playtest/studies/setting_words.h"
#include "editor/playtest/studies/study_fields.h"
#include "editor/playtest/studies/study_form.h"
#include "editor/playtest/studies/study_models.h"
#include "editor/playtest/tables/table_setup.h"
#include "editor/words/translated_text.h"
#include "engine/base/files/file.h"
#include "engine/games/kit.h"
#include "engine/model/io/file_formats.h"
#include "engine/playtest/studies/study_run.h"

#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QMenu>
#include <QSortFilterProxyModel>
#include <QTableView>

#include <algorithm>
#include <map>
#include <utility>

namespace tilewright {

namespace {

const QString studySuffix = QStringLiteral(".study.json");
const QString studyReportSuffix = QStringLiteral(".study-report.json");

/// Changes each file that a study names.
void renameFiles(playtest::Study& study, const std::function<std::string(const std::string&)>& named) {
    for (std::string* name : {&study.fixed.tileSet, &study.fixed.map})
        if (!name->empty())
            *name = named(*name);
    for (playtest::StudyAxis& axis : study.axes)
        if (namesFiles(axis.name))
            for (Json& value : axis.values)
                value = named(value.get<std::string>());
}

} // namespace

StudyView::StudyView(QWidget* parent) : RunPage(parent), beginnings_(new QMenu(this)) {
    makeActions();
}

void StudyView::make() {
    if (form_ != nullptr)
        return;
    form_ = new StudyForm;
    points_ = new QTableView;
    model_ = new StudyPointsModel(this);
    rows_ = new QSortFilterProxyModel(this);
    heat_ = new QTableView;
    heatModel_ = new HeatMapModel(this);
    down_ = new QComboBox;
    across_ = new QComboBox;
    figure_ = new QComboBox;
    layOut(tr("Study"), form_, {begin_, open_, saveStudy_}, makeResults());
    connect(form_, &StudyForm::changed, this, &RunPage::changed);
    say(tr("Start plays every combination of values and ranks them by the goals."));
    setSubjects(subjects_);
}

void StudyView::makeActions() {
    begin_ = makeAction(this, {"playtest/studyFrom",
                               "new-game",
                               tr("&Begin Study From"),
                               {},
                               tr("Begins with a bundled study, or with the current set or board")});
    begin_->setMenu(beginnings_);
    beginnings_->setToolTipsVisible(true);
    connect(beginnings_, &QMenu::aboutToShow, this, &StudyView::fillBeginnings);
    fillBeginnings();
    open_ = makeAction(this, {"playtest/openStudy",
                              "open",
                              tr("&Open Study…"),
                              {},
                              tr("Opens a study, or a study report to view and continue")});
    connect(open_, &QAction::triggered, this, &StudyView::askWhatToOpen);
    saveStudy_ = makeAction(this, {"playtest/saveStudy",
                                   "save-as",
                                   tr("Save Stud&y…"),
                                   {},
                                   tr("Saves the study as a file that the command line can run too")});
    connect(saveStudy_, &QAction::triggered, this, &StudyView::askWhereToSaveStudy);
    openPoint_ = makeAction(this, {"playtest/openPoint",
                                   "design",
                                   tr("Open Combination as &Set"),
                                   {},
                                   tr("Opens the set of the chosen combination as a new file")});
    connect(openPoint_, &QAction::triggered, this, &StudyView::openPoint);
    playPoint_ =
        makeAction(this, {"playtest/playPoint",
                          "play",
                          tr("&Watch a Game of It"),
                          {},
                          tr("Shows the first game that the bots play with the chosen combination")});
    connect(playPoint_, &QAction::triggered, this, &StudyView::playPoint);
    for (QAction* action : {openPoint_, playPoint_})
        action->setEnabled(false);
}

QList<QAction*> StudyView::pageActions() const {
    return {begin_, open_, saveStudy_, openPoint_, playPoint_};
}

QString StudyView::startInWords() const {
    return tr("Play the missing games of the study; games already played are kept");
}

QWidget* StudyView::makeResults() {
    auto* table = new Panel(tr("Combinations"));
    rows_->setSourceModel(model_);
    rows_->setSortRole(StudyPointsModel::SortRole);
    points_->setModel(rows_);
    points_->setObjectName(QStringLiteral("studyTable"));
    setUpReadOnlyTable(*points_, tr("Combinations"));
    points_->sortByColumn(0, Qt::AscendingOrder);
    points_->horizontalHeader()->setStretchLastSection(true);
    connect(points_->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] { showHeat(); });
    connect(points_, &QTableView::activated, openPoint_, &QAction::trigger);
    table->body()->addWidget(points_, 1);
    auto* buttons = new QHBoxLayout;
    for (QAction* action : {openPoint_, playPoint_})
        buttons->addWidget(wideButtonOf(action));
    buttons->addStretch(1);
    table->body()->addLayout(buttons);
    auto* whole = new QWidget;
    auto* column = new QVBoxLayout(whole);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(table, 3);
    column->addWidget(makeHeat(), 2);
    return whole;
}

QWidget* StudyView::makeHeat() {
    auto* panel = new Panel(tr("Heat map of two settings"));
    auto* row = new QHBoxLayout;
    const std::pair<QComboBox*, QString> boxes[] = {
        {figure_, tr("&Show")}, {down_, tr("D&own")}, {across_, tr("A&cross")}};
    const char* names[] = {"heatFigure", "heatDown", "heatAcross"};
    const QString tips[] = {tr("What tints the cells: the higher the value, the darker"),
                            tr("The setting whose values form the rows"),
                            tr("The setting whose values form the columns")};
    for (std::size_t i = 0; i < std::size(boxes); ++i) {
        QComboBox* box = boxes[i].first;
        auto* label = new PlainLabel(boxes[i].second);
        label->setBuddy(box);
        box->setObjectName(QLatin1String(names[i]));
        box->setToolTip(tips[i]);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(10);
        row->addWidget(label);
        row->addWidget(box, 1);
        connect(box, &QComboBox::activated, this, &StudyView::showHeat);
    }
    panel->body()->addLayout(row);
    heat_->setModel(heatModel_);
    heat_->setObjectName(QStringLiteral("studyHeat"));
    setUpReadOnlyTable(*heat_, tr("Heat map of two settings"));
    heat_->setSortingEnabled(false);
    heat_->setAlternatingRowColors(false);
    heat_->setSelectionBehavior(QAbstractItemView::SelectItems);
    heat_->verticalHeader()->show();
    heat_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    heat_->verticalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    connect(heat_, &QTableView::activated, this, [this](const QModelIndex& cell) {
        const auto point = static_cast<int>(heatModel_->pointAt(cell));
        points_->setCurrentIndex(rows_->mapFromSource(model_->index(point, 0)));
    });
    panel->body()->addWidget(heat_, 1);
    return panel;
}

void StudyView::setSubjects(const OpenSubjects& subjects) {
    subjects_ = subjects;
    if (form_ == nullptr)
        return;
    form_->setSubjects(subjects);
    // Until something else is chosen, it is about the file in front.
    if (!begun_)
        openFront();
}

void StudyView::fillBeginnings() {
    beginnings_->clear();
    const auto front = std::ranges::find_if(subjects_, &OpenSubject::isInFront);
    QAction* own = beginnings_->addAction(front == subjects_.end() ? tr("The Current File") : front->title);
    own->setObjectName(QStringLiteral("playtest/studyOfFront"));
    own->setToolTip(tr("A study with the current set or board"));
    own->setEnabled(front != subjects_.end());
    connect(own, &QAction::triggered, this, [this] {
        openFront();
        emit showRequested();
    });
    beginnings_->addSeparator();
    for (const std::string_view name : playtest::bundledStudies()) {
        // By the question that it asks, without reading the rest of it.
        const Loaded<Json> study = parseJson(playtest::bundledStudy(name));
        QAction* action = beginnings_->addAction(toQString(study.value->value("name", std::string(name))));
        action->setObjectName(QStringLiteral("playtest/study/") + toQString(name));
        action->setToolTip(tr("A copy of this bundled study"));
        connect(action, &QAction::triggered, this, [this, name] { openBundled(toQString(name)); });
    }
}

void StudyView::grow(const StudyStatePointer& state) {
    const bool another = !state_ || state_->points != state->points;
    state_ = state;
    model_->setState(state);
    constexpr int beside = 16;
    for (int column = 0; column < model_->columnCount(); ++column) {
        int width = points_->horizontalHeader()->sectionSizeHint(column);
        for (int row = 0; row < model_->rowCount(); ++row)
            width = std::max(width, beside + points_->fontMetrics().horizontalAdvance(
                                                 model_->index(row, column).data().toString()));
        points_->setColumnWidth(column, width);
    }
    if (another) {
        points_->setCurrentIndex(rows_->index(0, 0));
        fillAxes();
    }
    QList<std::pair<QString, QString>> figures;
    for (const auto& [id, definition] : state->figures)
        figures.append({translated(definition), toQString(id)});
    form_->goals().setFigures(figures);
    for (QAction* action : {openPoint_, playPoint_})
        action->setEnabled(true);
    showHeat();
}

void StudyView::fillAxes() {
    const auto* rules = game::findRuleset(rulesets(), state_->study.ruleset);
    for (QComboBox* box : {down_, across_, figure_})
        box->clear();
    for (const playtest::StudyAxis& axis : state_->study.axes)
        for (QComboBox* box : {down_, across_})
            box->addItem(settingInWords(axis.name, *rules));
    across_->setCurrentIndex(std::min(1, across_->count() - 1));
    figure_->addItem(tr("Distance to the goals"), HeatMapModel::distanceToGoals);
    for (std::size_t i = 0; i < state_->study.goals.size(); ++i)
        figure_->addItem(figureName(state_->study.goals[i].figure), static_cast<int>(i));
    for (QComboBox* box : {down_, across_})
        box->setEnabled(state_->study.axes.size() > 1);
}

void StudyView::showHeat() {
    HeatMapModel::Shown shown;
    // An axis can't go both ways: the other one is taken.
    if (down_->count() > 1 && down_->currentIndex() == across_->currentIndex())
        across_->setCurrentIndex((down_->currentIndex() + 1) % down_->count());
    shown.down = static_cast<std::size_t>(std::max(0, down_->currentIndex()));
    shown.across = static_cast<std::size_t>(std::max(0, across_->currentIndex()));
    shown.figure =
        figure_->currentIndex() < 0 ? HeatMapModel::distanceToGoals : figure_->currentData().toInt();
    shown.point = chosenPoint().value_or(0);
    heatModel_->setState(state_, shown, palette());
}

std::optional<std::size_t> StudyView::chosenPoint() const {
    const QModelIndex row = rows_->mapToSource(points_->currentIndex());
    return row.isValid() ? std::optional(static_cast<std::size_t>(row.row())) : std::nullopt;
}

void StudyView::finished() {
    if (const auto next = std::exchange(next_, nullptr))
        return next();
    say(state_ ? answerInWords(*state_) : QString());
}

void StudyView::changeEvent(QEvent* event) {
    RunPage::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && state_)
        showHeat();
}

void StudyView::fail(const Issues& issues, const QString& file) {
    QStringList lines;
    for (const Issue& issue : issues)
        lines << issueWithPlace(issue);
    constexpr qsizetype most = 5;
    const QString words = lines.mid(0, most).join(u'\n');
    sayTrouble(file.isEmpty() ? words : tr("%1: %2").arg(file, words));
}

/// Open files as they are now, then those of the disk and bundled ones.
playtest::FileReader StudyView::reader() const {
    std::map<std::string, std::string> open;
    for (const OpenSubject& subject : subjects_)
        open.emplace(subject.name, subject.text());
    return [open, beside = playtest::folderReader(base_.toStdString()),
            folder = QFileInfo(base_).absolutePath()](const std::string& name) -> Loaded<std::string> {
        const QString path = QDir(folder).absoluteFilePath(toQString(name));
        for (const std::string& one : {name, QDir::cleanPath(path).toStdString()})
            if (const auto found = open.find(one); found != open.end())
                return {found->second, {}};
        return beside(name);
    };
}

void StudyView::take(const playtest::Study& study, const QString& base) {
    make();
    base_ = base;
    begun_ = true;
    form_->show(study);
    sayTrouble({});
}

void StudyView::openFront() {
    const auto front = std::ranges::find_if(subjects_, &OpenSubject::isInFront);
    if (front == subjects_.end())
        return;
    if (const std::optional<GameSetup> setup = front->setup())
        take(studyOf(*front, *setup), {});
}

void StudyView::openBundled(const QString& name) {
    take(playtest::readStudy(playtest::bundledStudy(name.toStdString()), rulesets()).value.value(), {});
    emit showRequested();
}

bool StudyView::open(const QString& path) {
    make();
    const QString file = QFileInfo(path).fileName();
    const auto text = readFile(path.toStdString());
    if (!text) {
        fail(text.issues);
        return false;
    }
    const bool isReport = path.endsWith(studyReportSuffix);
    const auto study = isReport ? playtest::studyOfReport(*text.value, rulesets())
                                : playtest::readStudy(*text.value, rulesets());
    if (!study) {
        fail(study.issues, file);
        return false;
    }
    take(*study.value, path);
    if (!isReport)
        return true;
    const auto look = [this, study = *study.value, report = *text.value] { play(study, report, false); };
    if (!running()) {
        look();
    } else {
        // What runs is kept, and this comes next.
        next_ = look;
        stop();
    }
    return true;
}

void StudyView::askWhatToOpen() {
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Open Study"), lastFolder(),
        tr("Studies and their reports (*.study.json *.study-report.json);;All files (*)"));
    if (path.isEmpty())
        return;
    setLastFolder(path);
    emit showRequested();
    open(path);
}

void StudyView::start() {
    make();
    if (running())
        return;
    const Loaded<playtest::Study> study = form_->study();
    if (!study)
        return fail(study.issues);
    play(*study.value, {}, true);
}

void StudyView::play(const playtest::Study& study, const std::string& report, bool plays) {
    StudyTask task{study, reader(), report, plays};
    begin(studyWork(
        std::move(task), cache_, [this](const StudyStatePointer& state) { grow(state); },
        [this](const Issues& issues) { fail(issues); }));
}

bool StudyView::saveStudy(const QString& path) {
    make();
    Loaded<playtest::Study> study = form_->study();
    if (!study) {
        fail(study.issues);
        return false;
    }
    const QDir before(QFileInfo(base_).absolutePath());
    const QDir after(QFileInfo(path).absolutePath());
    QString unsaved;
    renameFiles(*study.value, [&](const std::string& name) {
        const QString here = before.absoluteFilePath(toQString(name));
        const bool isFile = QFileInfo::exists(here);
        if (!isFile && std::ranges::any_of(subjects_, [&](const auto& one) { return one.name == name; }) &&
            playtest::folderReader({})(name).value == std::nullopt)
            unsaved = toQString(name);
        return isFile ? after.relativeFilePath(here).toStdString() : name;
    });
    if (!unsaved.isEmpty()) {
        sayTrouble(tr("%1 has no file yet. Save it first: a study refers to files by name.").arg(unsaved));
        return false;
    }
    const Issues issues = writeFile(path.toStdString(), fileText(toJson(*study.value)));
    if (!issues.empty()) {
        fail(issues);
        return false;
    }
    take(*study.value, path);
    say(tr("Saved: %1").arg(QFileInfo(path).fileName()));
    return true;
}

void StudyView::askWhereToSaveStudy() {
    const QString path = askForSaveFile(this, tr("Save Study"), tr("Study") + studySuffix,
                                        {{tr("Studies (*.study.json)"), studySuffix}});
    if (!path.isEmpty())
        saveStudy(path);
}

bool StudyView::saveReport(const QString& path) {
    if (!state_)
        return false;
    const Issues issues = writeFile(path.toStdString(), reportOf(*state_, {}));
    if (issues.empty())
        say(tr("Saved: %1").arg(QFileInfo(path).fileName()));
    else
        fail(issues);
    return issues.empty();
}

void StudyView::askWhereToSave() {
    const QString path =
        askForSaveFile(this, tr("Save Report"), tr("Study") + studyReportSuffix,
                       {{tr("Reports of studies (*.study-report.json)"), studyReportSuffix}});
    if (!path.isEmpty())
        saveReport(path);
}

void StudyView::openPoint() {
    const auto point = chosenPoint();
    if (!point || !state_)
        return;
    TileSet set = (*state_->points)[*point].plan.game->tileSet();
    const QString words = pointInWords(*state_, *point);
    // What was varied of the rules goes with it, as its first variant.
    constexpr std::string_view ofOptions = "options/";
    RuleVariant variant;
    variant.name = words.toStdString();
    for (const auto& [setting, value] : (*state_->points)[*point].settings.items())
        if (setting.starts_with(ofOptions))
            variant.options[setting.substr(ofOptions.size())] = value;
    if (!variant.options.empty())
        set.rules.insert(set.rules.begin(), std::move(variant));
    emit tileSetWanted(set);
}

void StudyView::playPoint() {
    const auto point = chosenPoint();
    if (!point || !state_)
        return;
    again_.start([this, plan = (*state_->points)[*point].plan,
                  words = pointInWords(*state_, *point)](TaskControl& task) -> BackgroundTask::Report {
        auto record = playtest::recordOf(plan, 0, task.stop);
        if (!record)
            return [] {};
        return [this, record = std::move(*record), words] { emit gameWanted(record, words); };
    });
}

} // namespace tilewright
