// What a study begins with, its files, and what becomes of its points.
#include "editor/common/folders.h"
#include "editor/document/save_place.h"
#include "editor/playtest/studies/setting_words.h"
#include "editor/playtest/studies/study_form.h"
#include "editor/playtest/studies/study_view.h"
#include "editor/words/text.h"
#include "engine/base/files/file.h"
#include "engine/games/kit.h"
#include "engine/model/io/format.h"
#include "engine/playtest/studies/study_run.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
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

/// Open files as they are now, then those of the disk and bundled ones.
playtest::FileReader StudyView::reader() const {
    std::map<std::string, std::string> open;
    for (const OpenSubject& subject : subjects_)
        open.emplace(subject.name, subject.text());
    return [open, beside = playtest::filesBeside(base_.toStdString()),
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
    emit wanted();
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
    emit wanted();
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
        std::move(task), kept_, [this](const StudyStatePointer& state) { grow(state); },
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
            playtest::filesBeside({})(name).value == std::nullopt)
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
    const QString path = askForPlace(this, tr("Save Study"), tr("Study") + studySuffix,
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
    const QString path = askForPlace(this, tr("Save Report"), tr("Study") + studyReportSuffix,
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
    emit setWanted(set);
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
