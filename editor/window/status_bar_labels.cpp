#include "editor/window/status_bar_labels.h"

#include "editor/common/plain_text.h"
#include "editor/document/game_setup.h"
#include "editor/window/current_document.h"
#include "editor/window/workspace.h"
#include "editor/words/translated_text.h"

#include <QStatusBar>

namespace tilewright {

StatusBarLabels::StatusBarLabels(const Workspace& workspace, QStatusBar& bar)
    : workspace_(workspace), setup_(new ElidedLabel), game_(new PlainLabel), map_(new ElidedLabel) {
    bar.setSizeGripEnabled(false);
    bar.setContentsMargins(0, 0, 8, 0);
    setup_->setContentsMargins(8, 0, 8, 0);
    bar.addWidget(setup_, 1);
    // Texts change their width: what is clicked stands behind them, at the edge.
    bar.addPermanentWidget(game_);
    map_->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    bar.addPermanentWidget(map_);
}

void StatusBarLabels::tellOfGame(const QString& text) {
    game_->setText(text);
}

void StatusBarLabels::tellOfMap(const QString& text) {
    map_->setText(text);
}

void StatusBarLabels::refresh(Mode mode) {
    game_->setVisible(mode == Mode::Play);
    map_->setVisible(mode == Mode::Map);
    const Document* document = workspace_.documents.current();
    const GameSetup* played = mode == Mode::Play ? lastGameSetup(workspace_) : nullptr;
    if (document == nullptr && played == nullptr) {
        setup_->setText(tr("Nothing is open. Use File ▸ Open, or drop a file here."));
        setup_->setToolTip({});
        return;
    }
    const GameSetup setup = played != nullptr ? *played : gameForCurrentDocument(workspace_, MapParts::Name);
    const bool byName = played != nullptr || currentTileSetDocument(workspace_.documents) == nullptr;
    setup_->setText(
        //: the game that is played; the set; how many tiles; of how many kinds; the map; the rules' options
        tr("%1 · %2 · %3, %4 · map %5 · %6")
            .arg(gameInWords(setup), byName ? toQString(setup.tileSet.name) : document->title(),
                 tr("%n tiles", nullptr, tileCount(setup.tileSet)),
                 tr("%n kinds", nullptr, static_cast<int>(setup.tileSet.tiles.size())),
                 toQString(setup.map.name), optionsInBrief(setup)));
    setup_->setToolTip(optionsInFull(setup));
}

} // namespace tilewright
