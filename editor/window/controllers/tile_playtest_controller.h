#pragma once

#include <QObject>
#include <QPointer>

class QAction;
class QWidget;

namespace tilewright {

namespace playtest {
struct CountEdit;
}

class GameController;
class HeatMapController;
class TileDesigner;
class SuggestionsDialog;
class TileGamesDialog;
class TileSetDocument;

/// What games say of the tiles in the designer: games in which a tile mattered, and edits that would help.
class TilePlaytestController : public QObject {
    Q_OBJECT
public:
    /// All outlive this; `window` is the parent of the dialogs.
    TilePlaytestController(TileDesigner& designer, const HeatMapController& heat, GameController& game,
                           QWidget* window);

    TileGamesDialog& games();
    SuggestionsDialog& suggestions();

private:
    void look();
    void suggest();
    /// False if the set can't be edited so any more.
    bool apply(const playtest::CountEdit& edit);
    void refresh();

    TileDesigner& designer_;
    const HeatMapController& heat_;
    GameController& game_;
    QWidget* window_;
    QAction* gamesAction_;
    QAction* suggestAction_;
    /// Made when first needed; the window's.
    TileGamesDialog* games_ = nullptr;
    SuggestionsDialog* suggestions_ = nullptr;
    /// The set that the suggestions are about.
    QPointer<TileSetDocument> suggestedFor_;
};

} // namespace tilewright
