#include "engine/art/palette.h"
#include "engine/art/picture_dispatch.h"
#include "engine/sheet/pieces/game_parts.h"
#include "engine/sheet/pieces/printed_pieces.h"
#include "engine/sheet/print_marks.h"

#include <algorithm>
#include <iterator>

namespace tilewright::sheet {

namespace {

/// A duplicate id in a set is an error, but must not break a page.
std::string lookName(const TileSet& set, std::size_t item) {
    const std::string& id = set.tiles[item].id;
    std::string name = xmlName("tile-", id);
    if (findTile(set, id) != static_cast<int>(item))
        name += "__" + std::to_string(item);
    return name;
}

PieceFace backLook(const TileSet& set) {
    return {"back", art::tileBack(set), art::backBleedColour(set.ruleset), set.pictures.back};
}

/// The back with the tile's id on a light band.
PieceFace labelledBack(const TileSet& set, const std::string& name, const std::string& id) {
    PieceFace look{"back-" + name, art::tileBack(set), art::backBleedColour(set.ruleset), set.pictures.back};
    art::Path band;
    band.moveTo(10, 43).lineTo(90, 43).lineTo(90, 57).lineTo(10, 57).close();
    look.picture.fill(band, art::palette::bone);
    std::ranges::move(labelShapes({50, 53.2, 6.4, 74, Anchor::Middle, id, FontWeight::Bold}),
                      std::back_inserter(look.picture.shapes));
    return look;
}

} // namespace

PieceRun tilePieces(const TileSet& set, const SheetSpecification& s, const StopToken& stop,
                    const Translator& words) {
    PieceRun run;
    run.title = set.name;
    run.size = {s.tileMillimetres, s.tileMillimetres};
    run.cornerRadius = s.cornerRadius;
    run.groups = {""};
    for (const Configuration c : allConfigurations)
        run.groups.push_back(words(std::string(name(c)).c_str()));
    run.areTiles = true;
    for (std::size_t i = 0; i < set.tiles.size() && !stop.stop_requested(); ++i) {
        const Tile& tile = set.tiles[i];
        PrintedPiece piece;
        piece.id = tile.id;
        piece.count = tile.count;
        piece.group = static_cast<int>(configuration(tile.sides()));
        piece.front = {lookName(set, i), art::tilePicture(tile), art::rimOf(tile), tile.picture};
        if (s.back.backs == Backs::OneForAll)
            piece.back = backLook(set);
        else if (s.back.backs == Backs::ByTile)
            piece.back = labelledBack(set, piece.front.name, tile.id);
        run.pieces.push_back(std::move(piece));
    }
    return run;
}

std::vector<PieceRun> runsOf(const TileSet& set, const SheetSpecification& s, const StopToken& stop,
                             const Translator& words) {
    const GameParts* parts = partsOf(set);
    std::vector<PieceRun> runs;
    for (const Component component : s.components)
        switch (component) {
        case Component::Tiles:
            runs.push_back(tilePieces(set, s, stop, words));
            break;
        case Component::Markers:
            if (parts != nullptr)
                runs.push_back(parts->markers(set, s, words));
            break;
        case Component::Standees:
            if (parts != nullptr)
                runs.push_back(parts->standees(set, s, words));
            break;
        case Component::Aid:
            if (parts != nullptr) {
                runs.push_back(parts->aid(set, words));
                runs.push_back(parts->mat(set, s, words));
            }
            break;
        case Component::Board: // not a piece
            break;
        }
    // A set without tiles is reported; parts that a game does not need are not.
    std::erase_if(runs, [](const PieceRun& run) { return run.pieces.empty() && !run.areTiles; });
    for (PieceRun& run : runs)
        if (!run.areTiles)
            run.title = set.name + " \u00B7 " + run.title;
    return runs;
}

} // namespace tilewright::sheet
