#include "editor/window/status_line.h"

#include "editor/common/elided_label.h"
#include "editor/common/plain_text.h"
#include "editor/document/option_words.h"
#include "editor/window/front.h"
#include "editor/window/preferences/game_defaults.h"
#include "editor/window/workspace.h"
#include "editor/words/text.h"

#include <QStatusBar>

namespace tilewright {

StatusLine::StatusLine(const Workspace& workspace, QStatusBar& bar)
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

void StatusLine::tellOfGame(const QString& text) {
    game_->setText(text);
}

void StatusLine::tellOfMap(const QString& text) {
    map_->setText(text);
}

void StatusLine::refresh(Mode mode) {
    game_->setVisible(mode == Mode::Play);
    map_->setVisible(mode == Mode::Map);
    const Document* document = workspace_.documents.current();
    const GameSetup* played = mode == Mode::Play ? lastGame(workspace_) : nullptr;
    if (document == nullptr && played == nullptr) {
        setup_->setText(tr("Nothing is open. Use File ▸ Open, or drop a file here."));
        setup_->setToolTip({});
        return;
    }
    const GameSetup setup = played != nullptr ? *played : gameInFront(workspace_, MapParts::Name);
    const bool byName = played != nullptr || setInFront(workspace_.documents) == nullptr;
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
