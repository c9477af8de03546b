// The window's part in playtests of the file in front.
#include "editor/designer/browser/tile_browser.h"
#include "editor/designer/tile_designer.h"
#include "editor/document/map/map_document.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/map/map_editor.h"
#include "editor/play/play_view.h"
#include "editor/playtest/health/health.h"
#include "editor/playtest/health/health_lamps.h"
#include "editor/playtest/health/yardstick_of.h"
#include "editor/playtest/playtest_view.h"
#include "editor/playtest/tile_heats.h"
#include "editor/theme/action.h"
#include "editor/theme/text.h"
#include "editor/window/main_window.h"
#include "editor/window/preferences/game_defaults.h"
#include "editor/window/workspace.h"
#include "engine/tileset/family.h"
#include "engine/tileset/io/bundled.h"
#include "engine/tileset/io/format.h"

#include <QActionGroup>
#include <QListView>
#include <QMenu>
#include <QResizeEvent>
#include <QStatusBar>

#include <algorithm>

namespace tilewright {

namespace {

/// Minimum width of the window, in pixels, for the names of lamps.
constexpr int roomForNames = 1160;

/// Boards for testing a set, with unique names: open ones first.
std::vector<Map> boardsFor(const TileSet& set, const OpenDocuments& documents) {
    std::vector<Map> maps;
    const auto add = [&maps](const Map& map) {
        if (std::ranges::find(maps, map.name, &Map::name) == maps.end())
            maps.push_back(map);
    };
    for (int i = 0; i < documents.count(); ++i)
        if (const auto* map = qobject_cast<const MapDocument*>(&documents.at(i)))
            add(map->file());
    for (const BundledFile& file : bundledFiles())
        if (file.name.starts_with(set.ruleset + "/") && file.name.ends_with(".map.json"))
            add(readMap(file.text).value.value());
    return maps;
}

} // namespace

void MainWindow::followPlaytests() {
    connect(playtestView_, &PlaytestView::tileWanted, this, &MainWindow::editTestedTile);
    connect(playtestView_, &PlaytestView::placeWanted, this, &MainWindow::showTestedPlace);
    connect(playtestView_, &PlaytestView::gameWanted, this,
            [this](const game::Record& record, const QString& name) {
                if (mayLoseGame() && playView_->showRecord(record, name))
                    setMode(Mode::Play);
            });
    connect(lamps_, &HealthLamps::lampChosen, this, &MainWindow::followLamp);
    connect(health_, &Health::changed, this, &MainWindow::refreshHeat);
    connect(workspace_.playtests.get(), &Playtests::changed, this, &MainWindow::refreshHeat);
}

void MainWindow::refreshPlaytest() {
    if (mode_ != Mode::Playtest)
        return;
    const Document* document = documents().current();
    if (document == nullptr)
        return playtestView_->setSubject(nullptr, {}, {}, {});
    const GameSetup setup = currentGame();
    playtestView_->setSubject(document, setup, optionsInBrief(setup),
                              currentMap() == nullptr ? boardsFor(setup.tileSet, documents())
                                                      : std::vector<Map>());
}

void MainWindow::editTestedTile(const QString& tileId) {
    if (TileSetDocument* set = currentSet())
        return editTile(*set, tileId);
    const MapDocument* map = currentMap();
    if (map == nullptr)
        return;
    const TileSet tested = currentGame().tileSet;
    for (int i = 0; i < documents().count(); ++i)
        if (auto* set = qobject_cast<TileSetDocument*>(&documents().at(i)); set && set->tileSet() == tested)
            return editTile(*set, tileId);
    editTile(openSet(tested), tileId);
}

void MainWindow::followLamp(const HealthLamp& lamp) {
    const Document* document = documents().current();
    if (document == nullptr || !health_->found())
        return;
    if (!lamp.tile.isEmpty())
        return editTestedTile(lamp.tile);
    if (lamp.door && currentSet() != nullptr) {
        setMode(Mode::Design);
        TileFilter filter;
        filter.doors = {skull(*lamp.door)};
        designer_->browser()->setFilter(filter);
        designer_->tileList()->setFocus();
        return;
    }
    setMode(Mode::Playtest);
    playtestView_->showQuickLook(health_->found());
    playtestView_->showFigure(lamp.figure);
}

/// On the map in front, or an open one equal to the played map, or a copy of that.
void MainWindow::showTestedPlace(Cell cell) {
    const FindingsPointer found = playtestView_->kept().found;
    if (currentMap() == nullptr) {
        if (!found || !found->plan.game)
            return;
        const Map& played = found->plan.game->map();
        int open = 0;
        const auto isPlayed = [&](int index) {
            const auto* map = qobject_cast<const MapDocument*>(&documents().at(index));
            return map != nullptr && map->file() == played;
        };
        while (open < documents().count() && !isPlayed(open))
            ++open;
        if (open == documents().count()) {
            auto own = std::make_unique<MapDocument>(played);
            own->setSuggestedName(toQString(played.name) + own->fileSuffix());
            documents().add(std::move(own));
        }
        documents().setCurrent(open);
    }
    setMode(Mode::Map);
    mapEditor_->showCell(cell);
}

void MainWindow::makeHeatMenus(QMenu& view) {
    struct Choice {
        QByteArray name;
        QString text;
        QString toolTip;
        int what;
    };
    const auto make = [&](const QString& title, const QList<Choice>& choices) {
        QMenu& menu = *view.addMenu(title);
        menu.setToolTipsVisible(true);
        auto* group = new QActionGroup(this);
        for (const Choice& choice : choices) {
            QAction* action =
                makeAction(group, {choice.name.constData(), "", choice.text, {}, choice.toolTip});
            action->setCheckable(true);
            action->setChecked(choice.what < 0);
            action->setData(choice.what);
            menu.addAction(action);
        }
        connect(group, &QActionGroup::triggered, this, &MainWindow::refreshHeat);
        connect(group, &QActionGroup::triggered, this, &MainWindow::tellOfHeat);
        return std::pair(group, menu.menuAction());
    };
    QList<Choice> ofTiles{{"tile/heatNone", tr("&None"), tr("Tiles are not tinted"), -1}};
    const auto measures = playtest::tileMeasures();
    for (std::size_t i = 0; i < measures.size(); ++i)
        if (measures[i].hasHeat())
            ofTiles.append({"tile/heat" + upperFirst(toQString(measures[i].id)).toLatin1(),
                            heatMenuText(measures[i], false), heatExplained(measures[i], false),
                            static_cast<int>(i)});
    const auto [tiles, tilesMenu] = make(tr("&Heat Map of the Tiles"), ofTiles);
    tileHeats_ = tiles;
    designOnly_ << tilesMenu;
    const auto [board, boardMenu] =
        make(tr("&Heat Map of the Board"),
             {{"map/heatNone", tr("&None"), tr("Rooms are not tinted"), -1},
              {"map/heatUse", tr("&Use in Games"),
               tr("Tints the rooms by how often pieces step into and out of them in a game"),
               static_cast<int>(BoardHeatMeasure::Uses)},
              {"map/heatBarred", tr("&Barred"),
               tr("Tints the rooms by how often one of their doors is barred in a game"),
               static_cast<int>(BoardHeatMeasure::Barred)},
              {"map/heatRefused", tr("&Refused"),
               tr("Tints the rooms by how many of their doors stand open when a tile fits nowhere"),
               static_cast<int>(BoardHeatMeasure::Refused)}});
    boardHeats_ = board;
    boardHeatMenu_ = boardMenu;
}

/// The requested games; without them, those of the quick look.
FindingsPointer MainWindow::heatSource() const {
    const Document* document = documents().current();
    if (document == nullptr)
        return nullptr;
    const Playtests::Kept& kept = workspace_.playtests->of(*document);
    return kept.isQuickLook || !kept.found ? health_->found() : kept.found;
}

/// A message about a chosen tint that can't be shown yet.
void MainWindow::tellOfHeat(const QAction* chosen) {
    constexpr int milliseconds = 6000;
    if (chosen->data().toInt() < 0 || heatSource())
        return statusBar()->clearMessage();
    statusBar()->showMessage(health_->isOn()
                                 ? tr("The heat map appears as soon as the quick check has played its games.")
                                 : tr("The heat map appears after a playtest; no game has been played yet."),
                             milliseconds);
}

bool MainWindow::hasRoomsInFront() const {
    const MapDocument* map = currentMap();
    return map != nullptr && familyOf(map->map().ruleset).hasRooms();
}

/// By the sources of the games' points, or before any game by those of the rules.
void MainWindow::nameHeats() {
    const FindingsPointer found = heatSource();
    const bool points = found ? playtest::scoresInPlay(found->results)
                              : yardstickOf(documents().current()).mostOfSource.has_value();
    const bool spaces = found && playtest::hasSpaces(found->results);
    boardHeatMenu_->setVisible(mode_ == Mode::Map && hasRoomsInFront());
    for (QAction* action : tileHeats_->actions()) {
        if (action->data().toInt() < 0)
            continue;
        const playtest::TileMeasure& measure = playtest::tileMeasures()[action->data().toUInt()];
        action->setVisible(!measure.ofSpaces || spaces);
        action->setText(heatMenuText(measure, points));
        setSentence(*action, heatExplained(measure, points));
    }
}

void MainWindow::refreshHeat() {
    const FindingsPointer found = heatSource();
    nameHeats();
    if (found)
        statusBar()->clearMessage();
    const int ofTiles = tileHeats_->checkedAction()->data().toInt();
    const int ofBoard = boardHeats_->checkedAction()->data().toInt();
    const bool tiles = found && currentSet() != nullptr && ofTiles >= 0;
    const bool board = found && hasRoomsInFront() && ofBoard >= 0;
    designer_->browser()->setHeat(
        tiles ? std::optional(tileHeat(*found, playtest::tileMeasures()[static_cast<std::size_t>(ofTiles)]))
              : std::nullopt);
    mapEditor_->setHeat(board ? std::optional(boardHeat(*found, BoardHeatMeasure(ofBoard))) : std::nullopt);
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    lamps_->setNamed(width() >= roomForNames);
}

} // namespace tilewright
