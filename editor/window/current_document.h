#pragma once

#include "editor/document/game_setup.h"
#include "editor/output/formats/export_source.h"
#include "editor/window/window_interface.h"

#include <QString>

#include <optional>

namespace tilewright {

class Document;
class MapDocument;
class OpenDocuments;
struct TileSet;
class TileSetDocument;
struct Workspace;

/// Null where the document in front is another one.
TileSetDocument* currentTileSetDocument(const OpenDocuments& documents);
MapDocument* currentMapDocument(const OpenDocuments& documents);

/// The document that the mode is about: the one in front, else the last of its kind. False if there is none.
bool makeCurrentFor(OpenDocuments& documents, Mode mode);

/// As a file that is not saved yet.
TileSetDocument& openUnsaved(OpenDocuments& documents, const TileSet& set);
MapDocument& openUnsaved(OpenDocuments& documents, const Map& map);

enum class MapParts { Name, All };
/// What F5 would play: of a map, with the set that it is opened with.
GameSetup gameForCurrentDocument(const Workspace& workspace, MapParts parts = MapParts::All);
/// The same of any open document; bots play.
GameSetup gameOf(const Workspace& workspace, const Document& document);
/// Why the sets that it is played together with can't join the set in front, or that of the map in front.
Issues companionIssues(const Workspace& workspace);
/// The same as gameForCurrentDocument() for a quick check; none where the board is too large for that.
std::optional<GameSetup> gameForQuickCheck(const Workspace& workspace);
/// Null before the first game.
const GameSetup* lastGameSetup(const Workspace& workspace);

/// What would be exported: in play mode the moment that is shown, else the document in front with what
/// belongs to it.
std::optional<exchange::Source> exportSource(const Workspace& workspace, Mode mode);
/// By what the questions of its pages are kept: the file of the open set that it plays, else the set's name.
QString questionsKey(const Workspace& workspace, const exchange::Source& source);

} // namespace tilewright
