#include "editor/window/controllers/playtest_controller.h"

#include "editor/designer/browser/tile_browser.h"
#include "editor/designer/tile_designer.h"
#include "editor/document/game_setup.h"
#include "editor/document/map/map_document.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/map/map_editor.h"
#include "editor/playtest/playtest_view.h"
#include "editor/playtest/quick_check/quick_check.h"
#include "editor/playtest/quick_check/quick_check_lamp_row.h"
#include "editor/window/current_document.h"
#include "editor/window/window_interface.h"
#include "editor/window/workspace.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "engine/model/map/map.h"

#include <QListView>

#include <algorithm>

namespace tilewright {

namespace {

/// Boards that a set can be tested on, each named once: those that are open first.
std::vector<Map> boardsFor(const TileSet& set, const OpenDocuments& documents) {
    std::vector<Map> maps;
    const auto add = [&](const Map& map) {
        if (hasTilesOf(set, map) && std::ranges::find(maps, map.name, &Map::name) == maps.end())
            maps.push_back(map);
    };
    for (int i = 0; i < documents.count(); ++i)
        if (const auto* map = qobject_cast<const MapDocument*>(&documents.at(i)))
            add(map->file());
    for (const BundledFile& file : bundledFiles())
        if (file.name.ends_with(".map.json"))
            add(readMap(file.text).value.value());
    return maps;
}

} // namespace

PlaytestController::PlaytestController(Workspace& workspace, Widgets widgets, WindowInterface& frame,
                                       QWidget* window)
    : workspace_(workspace)
    , widgets_(widgets)
    , frame_(frame)
    , quickCheck_(new QuickCheck([&workspace] { return gameForQuickCheck(workspace); }, window))
    , lamps_(new QuickCheckLampRow(*quickCheck_)) {
    connect(&widgets.playtest, &PlaytestView::tileWanted, this, &PlaytestController::editTestedTile);
    connect(&widgets.playtest, &PlaytestView::placeWanted, this, &PlaytestController::showTestedPlace);
    connect(&widgets.playtest, &PlaytestView::gameWanted, this, &PlaytestController::gameWanted);
    connect(lamps_, &QuickCheckLampRow::lampChosen, this, &PlaytestController::followLamp);
    connect(workspace.playtests.get(), &Playtests::changed, this, [this](const Document* document) {
        if (document == workspace_.documents.current())
            quickCheck_->setChecked(workspace_.playtests->of(*document).found);
    });
}

void PlaytestController::lookAt(Document* document) {
    quickCheck_->setDocument(document);
    quickCheck_->setChecked(document == nullptr ? nullptr : workspace_.playtests->of(*document).found);
}

void PlaytestController::refresh() {
    if (frame_.mode() != Mode::Playtest)
        return;
    const Document* document = workspace_.documents.current();
    if (document == nullptr)
        return widgets_.playtest.setSubject(nullptr, {}, {});
    const GameSetup setup = gameForCurrentDocument(workspace_);
    widgets_.playtest.setSubject(document, setup,
                                 currentMapDocument(workspace_.documents) == nullptr
                                     ? boardsFor(setup.tileSet, workspace_.documents)
                                     : std::vector<Map>());
}

void PlaytestController::setEditing(bool editing) {
    quickCheck_->setAwake(editing);
    lamps_->setVisible(editing && quickCheck_->isOn() && workspace_.documents.current() != nullptr);
}

void PlaytestController::editTestedTile(const QString& tileId) {
    OpenDocuments& documents = workspace_.documents;
    if (TileSetDocument* set = currentTileSetDocument(documents))
        return frame_.editTile(*set, tileId);
    if (currentMapDocument(documents) == nullptr)
        return;
    const TileSet tested = gameForCurrentDocument(workspace_).tileSet;
    for (int i = 0; i < documents.count(); ++i)
        if (auto* set = qobject_cast<TileSetDocument*>(&documents.at(i)); set && set->tileSet() == tested)
            return frame_.editTile(*set, tileId);
    frame_.editTile(openUnsaved(documents, tested), tileId);
}

void PlaytestController::followLamp(const QuickCheckLamp& lamp) {
    const OpenDocuments& documents = workspace_.documents;
    if (documents.current() == nullptr || !quickCheck_->found())
        return;
    if (!lamp.tile.isEmpty())
        return editTestedTile(lamp.tile);
    if (lamp.door && currentTileSetDocument(documents) != nullptr) {
        frame_.setMode(Mode::Design);
        TileFilter filter;
        filter.doors = {skull(*lamp.door)};
        widgets_.designer.browser()->setFilter(filter);
        widgets_.designer.tileList()->setFocus();
        return;
    }
    frame_.setMode(Mode::Playtest);
    widgets_.playtest.showQuickCheck(quickCheck_->found());
    widgets_.playtest.showFigure(lamp.figure);
}

void PlaytestController::showTestedPlace(Cell cell) {
    OpenDocuments& documents = workspace_.documents;
    const FindingsPointer found = widgets_.playtest.outcome().found;
    if (currentMapDocument(documents) == nullptr) {
        if (!found || !found->plan.game)
            return;
        const Map& played = found->plan.game->map();
        int open = 0;
        const auto isPlayed = [&](int index) {
            const auto* map = qobject_cast<const MapDocument*>(&documents.at(index));
            return map != nullptr && map->file() == played;
        };
        while (open < documents.count() && !isPlayed(open))
            ++open;
        if (open == documents.count())
            openUnsaved(documents, played);
        documents.setCurrent(open);
    }
    frame_.setMode(Mode::Map);
    widgets_.map.showCell(cell);
}

} // namespace tilewright
