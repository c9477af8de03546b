// Writing and reading reports, and replaying games.
#include "editor/common/folders.h"
#include "editor/common/issue_text.h"
#include "editor/document/document.h"
#include "editor/document/map/map_document.h"
#include "editor/document/save_place.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/playtest/playtest_view.h"
#include "editor/words/text.h"
#include "engine/base/files/file.h"
#include "engine/games/kit.h"
#include "engine/model/io/format.h"
#include "engine/playtest/report/report_html.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

namespace tilewright {

namespace {
const QString suffix = QStringLiteral(".playtest.json");

QString proposedName(const Document& document) {
    QString name = document.title();
    if (name.endsWith(document.fileSuffix()))
        name.chop(document.fileSuffix().size());
    return inLastFolder(name + suffix);
}

/// The known files of the tested document.
playtest::RepeatPaths pathsFor(const Document* document, const QString& report) {
    playtest::RepeatPaths paths;
    paths.report = report.toStdString();
    if (document == nullptr || document->path().isEmpty())
        return paths;
    const std::string file = document->path().toStdString();
    if (qobject_cast<const MapDocument*>(document) != nullptr)
        paths.map = file;
    else if (qobject_cast<const TileSetDocument*>(document) != nullptr)
        paths.tileSets = {file};
    return paths;
}
} // namespace

bool PlaytestView::saveReport(const QString& path) {
    if (!kept().found)
        return false;
    const playtest::Results& results = kept().found->results;
    const bool isPage = path.endsWith(QLatin1String(".html"));
    const std::string text =
        isPage ? playtest::reportHtml(
                     results, [](const Text& sentence) { return translated(sentence).toStdString(); }, {},
                     pathsFor(document_, path))
               : fileText(playtest::reportJson(results));
    const Issues issues = writeFile(path.toStdString(), text);
    say(issues.empty() ? tr("Saved: %1").arg(QFileInfo(path).fileName()) : issueWithPlace(issues.front()));
    return issues.empty();
}

void PlaytestView::askWhereToSave() {
    if (document_ == nullptr || !kept().found)
        return;
    const QString path = askForPlace(this, tr("Save Report"), proposedName(*document_),
                                     {{tr("Playtest reports (*.playtest.json)"), suffix},
                                      {tr("Web pages (*.html)"), QStringLiteral(".html")}});
    if (!path.isEmpty())
        saveReport(path);
}

bool PlaytestView::compareWith(const QString& path) {
    if (document_ == nullptr)
        return false;
    auto text = readFile(path.toStdString());
    Issues issues = std::move(text.issues);
    if (text) {
        auto results = playtest::readResults(*text.value, rulesets());
        issues = std::move(results.issues);
        if (results && !results.value->done.empty()) {
            say({});
            quick_ = {};
            playtests_.compareWith(*document_, makeFindings({}, std::move(*results.value)),
                                   QFileInfo(path).fileName());
            return true;
        }
    }
    if (issues.empty())
        say(tr("%1 contains no games yet.").arg(QFileInfo(path).fileName()));
    else
        say(tr("%1: %2").arg(QFileInfo(path).fileName(), issueWithPlace(issues.front())));
    return false;
}

void PlaytestView::askForReport() {
    if (document_ == nullptr)
        return;
    const QString path = QFileDialog::getOpenFileName(this, tr("Compare with a Report"), lastFolder(),
                                                      tr("Playtest reports (*.playtest.json *.json)"));
    if (path.isEmpty())
        return;
    setLastFolder(path);
    compareWith(path);
}

void PlaytestView::openNotable(const QString& name) {
    const FindingsPointer found = kept().found;
    if (!found)
        return;
    const auto game = found->results.notable.find(name.toStdString());
    if (game == found->results.notable.end())
        return;
    // Searching bots take as long as the first time.
    const std::uint64_t number = game->second.number;
    const QString words = notableInWords(*found, game->first, game->second);
    say(tr("Replaying the game…"));
    again_.start([this, found, number, words](TaskControl&) {
        auto record = std::make_shared<const game::Record>(playtest::recordOf(found->plan, number));
        return [this, record, words] {
            say({});
            emit gameWanted(*record, words);
        };
    });
}

} // namespace tilewright
