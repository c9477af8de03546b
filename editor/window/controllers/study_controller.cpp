#include "editor/window/controllers/study_controller.h"

#include "editor/document/map/map_document.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/playtest/playtest_pages.h"
#include "editor/playtest/playtest_view.h"
#include "editor/playtest/studies/study_view.h"
#include "editor/playtest/studies/tuning/tune_view.h"
#include "editor/window/current_document.h"
#include "editor/window/window_interface.h"
#include "editor/window/workspace.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"

#include <QPointer>

namespace tilewright {

namespace {

/// No bundled board is larger, and a million chambers aren't compared with them.
constexpr std::size_t mostBundledChambers = 10'000;

/// The bundled file that a document is a copy of; empty if there is none.
std::string bundledNameOf(const Document& document, bool isMap) {
    if (const auto* map = qobject_cast<const MapDocument*>(&document);
        map != nullptr && map->map().chambers.size() > mostBundledChambers)
        return {};
    const std::string text = document.fileText();
    const std::string_view suffix = isMap ? ".map.json" : ".tileset.json";
    for (const BundledFile& file : bundledFiles())
        if (file.name.ends_with(suffix) &&
            (isMap ? fileText(readMap(file.text).value.value()) == text
                   : fileText(toJson(readTileSet(file.text).value.value())) == text))
            return std::string(file.name);
    return {};
}

std::string fileOrBundledNameOf(const Document& document) {
    if (!document.path().isEmpty())
        return document.path().toStdString();
    const std::string bundled =
        bundledNameOf(document, qobject_cast<const MapDocument*>(&document) != nullptr);
    return bundled.empty() ? document.title().toStdString() : bundled;
}

} // namespace

StudyController::StudyController(Workspace& workspace, PlaytestPages& pages, WindowInterface& frame,
                                 QObject* parent)
    : QObject(parent), workspace_(workspace), pages_(pages), frame_(frame) {
    connect(&pages.study(), &StudyView::gameWanted, this, &StudyController::gameWanted);
    const auto openSet = [this](const TileSet& set) {
        openUnsaved(workspace_.documents, set);
        frame_.setMode(Mode::Design);
    };
    connect(&pages.study(), &StudyView::tileSetWanted, this, openSet);
    connect(&pages.tuning(), &TuneView::tileSetWanted, this, openSet);
    connect(&pages, &QTabWidget::currentChanged, this, &StudyController::refresh);
}

OpenSubject StudyController::subjectOf(const Document& document) const {
    OpenSubject subject;
    subject.title = document.title();
    subject.isMap = qobject_cast<const MapDocument*>(&document) != nullptr;
    subject.isInFront = &document == workspace_.documents.current();
    const QPointer<const Document> which(&document);
    subject.text = [which] { return which ? which->fileText() : std::string(); };
    subject.setup = [which, &workspace = workspace_]() -> std::optional<GameSetup> {
        return which ? std::optional(gameOf(workspace, *which)) : std::nullopt;
    };
    if (const auto* set = qobject_cast<const TileSetDocument*>(&document))
        for (const RuleVariant& variant : set->tileSet().rules)
            subject.variants.push_back(variant.name);
    subject.name = fileOrBundledNameOf(document);
    if (const auto* map = qobject_cast<const MapDocument*>(&document))
        subject.setName = setNameOf(*map);
    return subject;
}

/// An open set with the same tiles, else a bundled one.
std::string StudyController::setNameOf(const MapDocument& map) const {
    if (!map.tileSet())
        return std::string(defaultTileSet);
    for (int i = 0; i < workspace_.documents.count(); ++i)
        if (const auto* set = qobject_cast<const TileSetDocument*>(&workspace_.documents.at(i));
            set != nullptr && set->tileSet() == *map.tileSet())
            return fileOrBundledNameOf(*set);
    return bundledNameOf(TileSetDocument(*map.tileSet()), false);
}

void StudyController::refresh() {
    // What nobody sees needs no list.
    if (frame_.mode() != Mode::Playtest || pages_.currentWidget() == &pages_.view())
        return;
    OpenSubjects subjects;
    for (int i = 0; i < workspace_.documents.count(); ++i)
        subjects.push_back(subjectOf(workspace_.documents.at(i)));
    pages_.setSubjects(subjects);
}

void StudyController::open(const QString& path) {
    frame_.chooseMode(Mode::Playtest);
    pages_.show(pages_.study());
    pages_.study().open(path);
}

void StudyController::openReport(const QString& path) {
    frame_.chooseMode(Mode::Playtest);
    pages_.show(pages_.view());
    pages_.view().compareWith(path);
}

void StudyController::openTuning(const QString& path) {
    frame_.chooseMode(Mode::Playtest);
    pages_.show(pages_.tuning());
    // The sets that are open, so that it finds its own.
    refresh();
    pages_.tuning().open(path);
}

} // namespace tilewright
