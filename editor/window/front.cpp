#include "editor/window/front.h"

#include "editor/document/map/map_document.h"
#include "editor/document/open_documents.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/play/session/game_session.h"
#include "editor/playtest/health/health.h"
#include "editor/theme/text.h"
#include "editor/window/preferences/game_defaults.h"
#include "editor/window/workspace.h"
#include "engine/tileset/io/bundled.h"
#include "engine/tileset/io/bundled_set.h"

namespace tilewright {

TileSetDocument* setInFront(const OpenDocuments& documents) {
    return qobject_cast<TileSetDocument*>(documents.current());
}

MapDocument* mapInFront(const OpenDocuments& documents) {
    return qobject_cast<MapDocument*>(documents.current());
}

TileSetDocument& openUnsaved(OpenDocuments& documents, const TileSet& set) {
    auto own = std::make_unique<TileSetDocument>(set);
    own->setSuggestedName(toQString(set.name) + own->fileSuffix());
    TileSetDocument& document = *own;
    documents.add(std::move(own));
    return document;
}

MapDocument& openUnsaved(OpenDocuments& documents, const Map& map) {
    auto own = std::make_unique<MapDocument>(map);
    own->setSuggestedName(toQString(map.name) + own->fileSuffix());
    MapDocument& document = *own;
    documents.add(std::move(own));
    return document;
}

bool bringToFront(OpenDocuments& documents, Mode mode) {
    const auto fits = [mode](const Document* document) {
        return mode == Mode::Map ? qobject_cast<const MapDocument*>(document) != nullptr
                                 : qobject_cast<const TileSetDocument*>(document) != nullptr;
    };
    if (fits(documents.current()) || (mode == Mode::Playtest && documents.current() != nullptr))
        return true;
    for (int i = documents.count() - 1; i >= 0; --i)
        if (fits(&documents.at(i))) {
            documents.setCurrent(i);
            return true;
        }
    return false;
}

GameSetup gameInFront(const Workspace& workspace, MapParts parts) {
    if (const TileSetDocument* set = setInFront(workspace.documents))
        return gameFor(set->played().value.value_or(set->tileSet()), lastGame(workspace));
    const MapDocument* map = mapInFront(workspace.documents);
    const std::shared_ptr<const TileSet> tiles = map == nullptr ? nullptr : map->tileSet();
    GameSetup setup = gameFor(tiles ? *tiles : bundledSet(defaultTileSet), lastGame(workspace));
    // A million chambers are not copied for a line of text.
    if (map != nullptr && parts == MapParts::All)
        setup.map = map->file();
    else if (map != nullptr)
        setup.map.name = map->map().name;
    return setup;
}

std::optional<GameSetup> gameToLookAt(const Workspace& workspace) {
    const MapDocument* map = mapInFront(workspace.documents);
    if (map != nullptr && map->map().chambers.size() > Health::mostChambers)
        return std::nullopt;
    return gameInFront(workspace);
}

const GameSetup* lastGame(const Workspace& workspace) {
    return workspace.game->hasGame() ? &workspace.game->setup() : nullptr;
}

std::optional<exchange::Source> exportSource(const Workspace& workspace, Mode mode) {
    exchange::Source source;
    const GameSession& session = *workspace.game;
    if (mode == Mode::Play) {
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
    const Document* document = workspace.documents.current();
    if (document == nullptr)
        return std::nullopt;
    GameSetup setup = gameInFront(workspace);
    source.subject =
        mapInFront(workspace.documents) == nullptr ? exchange::Subject::Set : exchange::Subject::Map;
    source.name = exchange::baseNameOf(document->title().toStdString());
    const TileSetDocument* set = setInFront(workspace.documents);
    source.set = set == nullptr ? setup.tileSet : set->tileSet();
    source.map = std::move(setup.map);
    source.options = std::move(setup.options);
    return source;
}

} // namespace tilewright
