#include "editor/window/current_document.h"

#include "editor/document/game_setup.h"
#include "editor/document/map/map_document.h"
#include "editor/document/open_documents.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/exchange/question_list.h"
#include "editor/play/session/game_session.h"
#include "editor/playtest/quick_check/quick_check.h"
#include "editor/window/workspace.h"
#include "editor/words/translated_text.h"
#include "engine/base/file_names.h"
#include "engine/model/io/bundled.h"
#include "engine/model/tileset.h"

#include <memory>
#include <utility>
#include <vector>

namespace tilewright {

TileSetDocument* currentTileSetDocument(const OpenDocuments& documents) {
    return qobject_cast<TileSetDocument*>(documents.current());
}

MapDocument* currentMapDocument(const OpenDocuments& documents) {
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

namespace {

/// The open set that the map is shown with; null if that is a bundled one.
TileSetDocument* setOf(const OpenDocuments& documents, const MapDocument& map) {
    for (int i = 0; i < documents.count() && map.tileSet(); ++i)
        if (auto* set = qobject_cast<TileSetDocument*>(&documents.at(i));
            set != nullptr && (set->tileSet() == *map.tileSet() || set->played().value == *map.tileSet()))
            return set;
    return nullptr;
}

} // namespace

bool makeCurrentFor(OpenDocuments& documents, Mode mode) {
    const MapDocument* map = currentMapDocument(documents);
    Document* wanted = documents.current();
    if (mode == Mode::Map)
        wanted = documents.latest<MapDocument>();
    else if (mode != Mode::Playtest || wanted == nullptr)
        if (wanted = map == nullptr ? nullptr : setOf(documents, *map); wanted == nullptr)
            wanted = documents.latest<TileSetDocument>();
    if (wanted != nullptr && wanted != documents.current())
        documents.setCurrent(documents.indexOf(*wanted));
    return wanted != nullptr;
}

GameSetup gameForCurrentDocument(const Workspace& workspace, MapParts parts) {
    if (const TileSetDocument* set = currentTileSetDocument(workspace.documents))
        return gameFor(set->played().value.value_or(set->tileSet()), lastGameSetup(workspace));
    const MapDocument* map = currentMapDocument(workspace.documents);
    const std::shared_ptr<const TileSet> tiles = map == nullptr ? nullptr : map->tileSet();
    GameSetup setup = gameFor(tiles ? *tiles : bundledSet(defaultTileSet), lastGameSetup(workspace));
    // A million chambers are not copied for a line of text.
    if (map != nullptr && parts == MapParts::All)
        setup.map = map->file();
    else if (map != nullptr)
        setup.map.name = map->map().name;
    return setup;
}

GameSetup gameOf(const Workspace& workspace, const Document& document) {
    if (const auto* set = qobject_cast<const TileSetDocument*>(&document))
        return gameFor(set->played().value.value_or(set->tileSet()), lastGameSetup(workspace));
    const auto& map = dynamic_cast<const MapDocument&>(document);
    GameSetup setup =
        gameFor(map.tileSet() ? *map.tileSet() : bundledSet(defaultTileSet), lastGameSetup(workspace));
    setup.map = map.file();
    return setup;
}

Issues companionIssues(const Workspace& workspace) {
    const OpenDocuments& documents = workspace.documents;
    if (const TileSetDocument* set = currentTileSetDocument(documents))
        return set->played().issues;
    const MapDocument* map = currentMapDocument(documents);
    // Where they could join, the map has the combined set, which names no others.
    if (map == nullptr || !map->tileSet() || map->tileSet()->with.empty())
        return {};
    const TileSetDocument* set = setOf(documents, *map);
    return set == nullptr ? Issues() : set->played().issues;
}

std::optional<GameSetup> gameForQuickCheck(const Workspace& workspace) {
    const MapDocument* map = currentMapDocument(workspace.documents);
    if (map != nullptr && map->map().chambers.size() > QuickCheck::maxChambers)
        return std::nullopt;
    return gameForCurrentDocument(workspace);
}

const GameSetup* lastGameSetup(const Workspace& workspace) {
    return workspace.game->hasGame() ? &workspace.game->setup() : nullptr;
}

namespace {

/// The moment that is shown, and for pages the whole game.
exchange::Source gameSource(const GameSession& session) {
    exchange::Source source;
    source.subject = exchange::Subject::Game;
    source.name = baseNameOf(session.setup().tileSet.name);
    source.set = session.game().tileSet();
    source.map = session.game().map();
    source.game = session.sharedGame();
    source.table = session.position().table();
    source.page.record = std::make_shared<const game::Record>(session.record());
    return source;
}

exchange::Source documentSource(const Workspace& workspace, const Document& document) {
    exchange::Source source;
    GameSetup setup = gameForCurrentDocument(workspace);
    source.subject =
        currentMapDocument(workspace.documents) == nullptr ? exchange::Subject::Set : exchange::Subject::Map;
    source.name = baseNameOf(document.title().toStdString());
    const TileSetDocument* set = currentTileSetDocument(workspace.documents);
    source.set = set == nullptr ? setup.tileSet : set->tileSet();
    if (set != nullptr && !set->tileSet().with.empty()) {
        source.played = set->played();
        source.page.companions = set->companions().value.value_or(std::vector<TileSet>());
    }
    source.map = std::move(setup.map);
    source.options = std::move(setup.options);
    source.page.ruleset = std::move(setup.ruleset);
    source.page.variant = std::move(setup.variant);
    return source;
}

} // namespace

std::optional<exchange::Source> exportSource(const Workspace& workspace, Mode mode) {
    const Document* document = workspace.documents.current();
    const bool playing = mode == Mode::Play;
    if (playing ? !workspace.game->hasGame() : document == nullptr)
        return std::nullopt;
    exchange::Source source = playing ? gameSource(*workspace.game) : documentSource(workspace, *document);
    for (const QString& question : storedQuestions(questionsKey(workspace, source)))
        source.page.questions.push_back(question.toStdString());
    return source;
}

QString questionsKey(const Workspace& workspace, const exchange::Source& source) {
    const auto plays = [&source](const TileSetDocument& set) {
        return set.tileSet() == source.set || set.played().value == source.set;
    };
    const OpenDocuments& documents = workspace.documents;
    const TileSetDocument* found =
        source.subject == exchange::Subject::Set ? currentTileSetDocument(documents) : nullptr;
    for (int i = 0; i < documents.count() && found == nullptr; ++i)
        if (const auto* set = qobject_cast<const TileSetDocument*>(&documents.at(i));
            set != nullptr && plays(*set))
            found = set;
    return found == nullptr || found->path().isEmpty() ? toQString(source.set.name) : found->path();
}

} // namespace tilewright
