#include "editor/window/controllers/heat_map_controller.h"

#include "editor/common/action.h"
#include "editor/designer/browser/tile_browser.h"
#include "editor/designer/tile_designer.h"
#include "editor/document/map/map_document.h"
#include "editor/map/map_editor.h"
#include "editor/playtest/findings.h"
#include "editor/playtest/playtests.h"
#include "editor/playtest/quick_check/quick_check.h"
#include "editor/window/current_document.h"
#include "editor/window/window_interface.h"
#include "editor/window/workspace.h"
#include "editor/words/translated_text.h"
#include "engine/model/tile_family.h"

#include <QActionGroup>
#include <QMenu>
#include <QStatusBar>

namespace tilewright {

struct HeatMapController::Choice {
    QByteArray name;
    QString text;
    QString toolTip;
    int what;
};

HeatMapController::HeatMapController(Workspace& workspace, const QuickCheck& quickCheck, Widgets widgets,
                                     const WindowInterface& frame)
    : workspace_(workspace), quickCheck_(quickCheck), widgets_(widgets), frame_(frame) {
    connect(&quickCheck, &QuickCheck::changed, this, &HeatMapController::refresh);
    connect(workspace.playtests.get(), &Playtests::changed, this, &HeatMapController::refresh);
}

void HeatMapController::addMenus(QMenu& view) {
    addTilesMenu(view);
    addOrderMenu(view);
    addBoardMenu(view);
}

HeatMapController::Menu HeatMapController::makeMenu(QMenu& view, const QString& title,
                                                    const QList<Choice>& choices) {
    QMenu& menu = *view.addMenu(title);
    menu.setToolTipsVisible(true);
    auto* group = new QActionGroup(&menu);
    for (const Choice& choice : choices) {
        QAction* action = makeAction(group, {choice.name.constData(), "", choice.text, {}, choice.toolTip});
        action->setCheckable(true);
        action->setChecked(choice.what < 0);
        action->setData(choice.what);
        menu.addAction(action);
    }
    connect(group, &QActionGroup::triggered, this, &HeatMapController::refresh);
    connect(group, &QActionGroup::triggered, this, &HeatMapController::tellWhyNone);
    return {group, menu.menuAction()};
}

void HeatMapController::addTilesMenu(QMenu& view) {
    QList<Choice> choices{{"tile/heatNone", tr("&None"), tr("Tiles are not tinted"), -1}};
    const auto measures = playtest::tileMeasures();
    for (std::size_t i = 0; i < measures.size(); ++i)
        if (measures[i].hasHeatMap())
            choices.append({"tile/heat" + upperFirst(toQString(measures[i].id)).toLatin1(),
                            heatMenuText(measures[i], false), heatExplained(measures[i], false),
                            static_cast<int>(i)});
    const Menu made = makeMenu(view, tr("&Heat Map of the Tiles"), choices);
    ofTiles_ = made.choices;
    tilesMenu_ = made.action;
}

void HeatMapController::addOrderMenu(QMenu& view) {
    QMenu& menu = *view.addMenu(tr("&Sort the Tiles"));
    menu.setToolTipsVisible(true);
    orders_ = new QActionGroup(&menu);
    const auto add = [&](const QByteArray& name, const QString& text, const QString& toolTip, int what) {
        QAction* action = makeAction(orders_, {name.constData(), "", text, {}, toolTip});
        action->setCheckable(true);
        action->setData(what);
        menu.addAction(action);
    };
    add("tile/sortNone", tr("Order in the S&et"),
        tr("Lists the tiles in the order that is saved in the file"), -1);
    const auto measures = playtest::tileMeasures();
    for (std::size_t i = 0; i < measures.size(); ++i)
        if (measures[i].hasHeatMap())
            add("tile/sort" + upperFirst(toQString(measures[i].id)).toLatin1(),
                heatMenuText(measures[i], false), {}, static_cast<int>(i));
    connect(orders_, &QActionGroup::triggered, this, [this](const QAction* chosen) {
        const int what = chosen->data().toInt();
        widgets_.designer.browser()->sortByFigure(
            what < 0 ? QString() : toQString(playtest::tileMeasures()[static_cast<std::size_t>(what)].id));
    });
    orderMenu_ = menu.menuAction();
}

/// Without games there is nothing to sort by.
void HeatMapController::nameOrders(const FindingsPointer& found, bool points) {
    const QString sortedBy = widgets_.designer.browser()->sortedBy();
    for (QAction* action : orders_->actions()) {
        if (action->data().toInt() < 0) {
            action->setChecked(sortedBy.isEmpty());
            continue;
        }
        const playtest::TileMeasure& measure = playtest::tileMeasures()[action->data().toUInt()];
        const bool isThere = found && playtest::hasMeasure(found->results, measure);
        action->setVisible(isThere || measure.needs == playtest::TileMeasure::Needs::Nothing);
        action->setEnabled(isThere);
        action->setChecked(toQString(measure.id) == sortedBy);
        action->setText(heatMenuText(measure, points));
        setToolTipSentence(*action,
                           found ? tr("Lists the tiles with the greatest value first")
                                 : tr("After a playtest or quick check, lists the tiles with the greatest "
                                      "value first"));
    }
}

void HeatMapController::addBoardMenu(QMenu& view) {
    const Menu made =
        makeMenu(view, tr("&Heat Map of the Board"),
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
    ofBoard_ = made.choices;
    boardMenu_ = made.action;
}

FindingsPointer HeatMapController::source() const {
    const Document* document = workspace_.documents.current();
    if (document == nullptr)
        return nullptr;
    const Playtests::Outcome& outcome = workspace_.playtests->of(*document);
    return outcome.isQuickCheck || !outcome.found ? quickCheck_.found() : outcome.found;
}

/// A tint that was chosen and can't be seen yet.
void HeatMapController::tellWhyNone(const QAction* chosen) {
    constexpr int milliseconds = 6000;
    if (chosen->data().toInt() < 0 || source())
        return widgets_.status.clearMessage();
    widgets_.status.showMessage(
        quickCheck_.isOn() ? tr("The heat map appears as soon as the quick check has played its games.")
                           : tr("The heat map appears after a playtest; no game has been played yet."),
        milliseconds);
}

bool HeatMapController::hasRoomsInFront() const {
    const MapDocument* map = currentMapDocument(workspace_.documents);
    return map != nullptr && familyOf(map->map().ruleset).hasRooms();
}

void HeatMapController::nameMeasures() {
    const FindingsPointer found = source();
    const bool points = found ? playtest::scoresInPlay(found->results)
                              : qualityTargetsOf(workspace_.documents.current()).maxSourceShare.has_value();
    boardMenu_->setVisible(frame_.mode() == Mode::Map && hasRoomsInFront());
    nameOrders(found, points);
    for (QAction* action : ofTiles_->actions()) {
        if (action->data().toInt() < 0)
            continue;
        const playtest::TileMeasure& measure = playtest::tileMeasures()[action->data().toUInt()];
        action->setVisible(found ? playtest::hasMeasure(found->results, measure)
                                 : measure.needs == playtest::TileMeasure::Needs::Nothing);
        action->setText(heatMenuText(measure, points));
        setToolTipSentence(*action, heatExplained(measure, points));
    }
}

void HeatMapController::refresh() {
    const FindingsPointer found = source();
    const bool ofSet = found && currentTileSetDocument(workspace_.documents) != nullptr;
    widgets_.designer.browser()->setFigures(ofSet ? tileHeats(*found) : std::vector<TileHeat>());
    nameMeasures();
    if (found)
        widgets_.status.clearMessage();
    const int ofTiles = ofTiles_->checkedAction()->data().toInt();
    const int ofBoard = ofBoard_->checkedAction()->data().toInt();
    const bool tiles = ofSet && ofTiles >= 0;
    const bool board = found && hasRoomsInFront() && ofBoard >= 0;
    widgets_.designer.browser()->setHeat(
        tiles ? std::optional(tileHeat(*found, playtest::tileMeasures()[static_cast<std::size_t>(ofTiles)]))
              : std::nullopt);
    widgets_.map.setHeat(board ? std::optional(boardHeat(*found, BoardHeatMeasure(ofBoard))) : std::nullopt);
    emit sourceChanged();
}

} // namespace tilewright
