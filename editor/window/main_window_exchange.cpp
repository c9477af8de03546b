// Exports and imports of the window.
#include "editor/designer/tile_designer.h"
#include "editor/document/map/map_document.h"
#include "editor/document/open_documents.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/play/play_view.h"
#include "editor/play/session/game_session.h"
#include "editor/theme/folders.h"
#include "editor/window/exchange_commands.h"
#include "editor/window/main_window.h"

#include <QFileInfo>
#include <QMenu>

namespace tilewright {

void MainWindow::addExchange(QMenu& file) {
    exchange_ = new ExchangeCommands(*messages_, this,
                                     {[this] { return exportSource(); },
                                      [this] { return mode_ == Mode::Play ? nullptr : currentSet(); },
                                      [this] {
                                          const Document* document = documents().current();
                                          return document == nullptr || document->path().isEmpty()
                                                     ? documentsFolder()
                                                     : QFileInfo(document->path()).absolutePath();
                                      },
                                      [this] { setMode(Mode::Design); }});
    file.addActions(exchange_->actions());
    connect(designer_, &TileDesigner::tablePasted, exchange_, [this](const QString& table) {
        exchange_->importText(table.toStdString(), tr("the clipboard"));
    });
}

/// In play mode the moment shown, otherwise the document in front with its set or map.
std::optional<exchange::Source> MainWindow::exportSource() {
    commitEdits();
    exchange::Source source;
    const Document* document = documents().current();
    const GameSession& session = *playView_->session();
    if (mode_ == Mode::Play) {
        if (!session.hasGame())
            return std::nullopt;
        source.subject = exchange::Subject::Game;
        source.name = exchange::baseNameOf(session.setup().tileSet.name);
        source.set = session.game().tileSet();
        source.map = session.game().map();
        source.game = session.sharedGame();
        source.table = session.position().table();
        return source;
    }
    if (document == nullptr)
        return std::nullopt;
    GameSetup setup = currentGame();
    source.subject = currentMap() == nullptr ? exchange::Subject::Set : exchange::Subject::Map;
    source.name = exchange::baseNameOf(document->title().toStdString());
    source.set = std::move(setup.tileSet);
    source.map = std::move(setup.map);
    return source;
}

void MainWindow::refreshExchange() {
    const bool playing = mode_ == Mode::Play;
    exchange_->refresh(playing ? lastGame() != nullptr : documents().current() != nullptr,
                       !playing && currentSet() != nullptr);
}

} // namespace tilewright
