#include "editor/window/controllers/tile_playtest_controller.h"

#include "editor/common/action.h"
#include "editor/designer/browser/tile_browser.h"
#include "editor/designer/tile_designer.h"
#include "editor/playtest/tiles/suggestions_dialog.h"
#include "editor/playtest/tiles/tile_games_dialog.h"
#include "editor/window/controllers/game_controller.h"
#include "editor/window/controllers/heat_map_controller.h"
#include "editor/words/translated_text.h"

#include <algorithm>

namespace tilewright {

TilePlaytestController::TilePlaytestController(TileDesigner& designer, const HeatMapController& heat,
                                               GameController& game, QWidget* window)
    : QObject(window)
    , designer_(designer)
    , heat_(heat)
    , game_(game)
    , window_(window)
    , gamesAction_(
          makeAction(window, {"tile/games", "play", tr("Games With T&his Tile…"), tr("Ctrl+Alt+F"), {}}))
    , suggestAction_(
          makeAction(window, {"tile/suggest", "even-out", tr("Su&ggestions…"), tr("Ctrl+Alt+Shift+F"), {}})) {
    connect(gamesAction_, &QAction::triggered, this, &TilePlaytestController::look);
    connect(suggestAction_, &QAction::triggered, this, &TilePlaytestController::suggest);
    connect(&heat, &HeatMapController::sourceChanged, this, &TilePlaytestController::refresh);
    connect(designer.browser(), &TileBrowser::currentChanged, this, &TilePlaytestController::refresh);
    designer.addTileAction(gamesAction_);
    designer.addTileAction(suggestAction_);
    refresh();
}

TileGamesDialog& TilePlaytestController::games() {
    if (games_ == nullptr) {
        games_ = new TileGamesDialog(window_);
        connect(games_, &TileGamesDialog::momentWanted, this,
                [this](const game::Record& record, const QString& name, int after) {
                    game_.showMoment(record, name, after);
                    window_->activateWindow();
                });
    }
    return *games_;
}

/// A tile that is newer than the games is in none of them.
void TilePlaytestController::refresh() {
    const FindingsPointer found = heat_.source();
    const int at = designer_.currentTile();
    const bool isPlayed = found && at >= 0 && designer_.document() != nullptr &&
                          std::ranges::find(found->results.tileIds, designer_.document()->tile(at).id) !=
                              found->results.tileIds.end();
    gamesAction_->setEnabled(isPlayed);
    setToolTipSentence(
        *gamesAction_,
        isPlayed || at < 0
            ? tr("Lists games of the last playtest or quick check in which this tile mattered, and "
                 "shows them")
            : tr("No game has been played with this tile yet: run a playtest, or turn on "
                 "the quick check"));
    const bool hasGames = found && designer_.document() != nullptr && found->plan.game != nullptr;
    suggestAction_->setEnabled(hasGames);
    setToolTipSentence(*suggestAction_,
                       hasGames
                           ? tr("Tries small edits of the set in many games and shows the effect of each")
                           : tr("No game has been played with this set yet: run a playtest, or "
                                "turn on the quick check"));
}

void TilePlaytestController::look() {
    const FindingsPointer found = heat_.source();
    if (!found || designer_.currentTile() < 0)
        return;
    games().show();
    games().raise();
    games().activateWindow();
    games().look(found, toQString(designer_.document()->tile(designer_.currentTile()).id));
}

SuggestionsDialog& TilePlaytestController::suggestions() {
    if (suggestions_ == nullptr) {
        suggestions_ =
            new SuggestionsDialog([this](const playtest::CountEdit& edit) { return apply(edit); }, window_);
    }
    return *suggestions_;
}

void TilePlaytestController::suggest() {
    const FindingsPointer found = heat_.source();
    if (!found || !found->plan.game || designer_.document() == nullptr)
        return;
    // A search that is running stays one for its own set, whichever is in front now.
    if (!suggestions().busy()) {
        suggestedFor_ = designer_.document();
        // The games may be played with tiles of other sets too.
        std::vector<playtest::CountEdit> edits = playtest::countEdits(found->plan.game->tileSet());
        std::erase_if(edits, [this](const playtest::CountEdit& edit) {
            return std::ranges::find(suggestedFor_->tileSet().tiles, edit.tile, &Tile::id) ==
                   suggestedFor_->tileSet().tiles.end();
        });
        suggestions().setSource(found, std::move(edits));
    }
    suggestions().show();
    suggestions().raise();
    suggestions().activateWindow();
}

bool TilePlaytestController::apply(const playtest::CountEdit& edit) {
    if (suggestedFor_ == nullptr)
        return false;
    const std::vector<Tile>& tiles = suggestedFor_->tileSet().tiles;
    const auto tile = std::ranges::find(tiles, edit.tile, &Tile::id);
    if (tile == tiles.end() || tile->count + edit.change <= 0)
        return false;
    suggestedFor_->setCount({static_cast<int>(tile - tiles.begin())}, tile->count + edit.change);
    return true;
}

} // namespace tilewright
