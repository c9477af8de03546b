#include "engine/art/table_drawing.h"

#include "engine/art/picture_dispatch.h"
#include "engine/art/shapes/feature_shapes.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <utility>

namespace tilewright {

namespace {

constexpr double tokenSize = 26;
constexpr double figureSize = 34;

/// Where a piece on that feature stands, within its turned tile.
art::Point turnedAnchor(const TileSet& set, const game::LaidTile& laid, int feature) {
    const Tile& tile = set.tiles[static_cast<std::size_t>(laid.tile)];
    const auto number = static_cast<std::size_t>(feature);
    // Those past the tile's own are of roads that split.
    const bool isOfRoad = number >= tile.landscape().features.size();
    const auto features = art::featureShapes(tile, isOfRoad).features;
    const art::Point at =
        feature >= 0 && number < features.size() ? features[number].anchor : art::Point{50, 50};
    return art::Transform::rotation(degrees(laid.rotation), {50, 50})(at);
}

/// The kind of a piece, or the state that its player holds it in: a released Prisoner has no chain.
std::string stateOf(const game::Piece& piece, const game::Table& table) {
    std::string kind(piece.kind);
    const auto seat = static_cast<std::size_t>(piece.player);
    if (piece.player < 0 || seat >= table.seats.size())
        return kind;
    const bool isHeld = std::ranges::any_of(table.seats[seat].holdings, [&](const game::Holding& held) {
        return held.kind == piece.kind && held.count > 0;
    });
    std::string released = kind + "-released";
    return isHeld && !art::piecePicture(released, piece.player, piece.number + 1).shapes.empty() ? released
                                                                                                 : kind;
}

class Drawer {
public:
    Drawer(const TileSet& set, const Map& map, std::function<bool(const std::string&)> isKnown)
        : set_(set), map_(map), isKnown_(std::move(isKnown)) {}

    void tiles(const game::Table& table) {
        for (const game::LaidTile& laid : table.tiles) {
            const bool isTile = laid.tile >= 0;
            const int number = isTile ? laid.tile : laid.mapChamber;
            const auto i = static_cast<std::size_t>(number);
            place(
                isTile ? "tile " + std::to_string(number) : nameOf(map_.chambers[i]),
                [&] { return isTile ? art::tilePicture(set_.tiles[i]) : art::roomPicture(map_.chambers[i]); },
                {.x = laid.cell.x * unitsPerCell,
                 .y = laid.cell.y * unitsPerCell,
                 .rotation = laid.rotation});
        }
    }

    void tokens(const game::Table& table) {
        for (const game::Token& token : table.tokens) {
            const art::Point at = tokenPoint(token);
            place("token " + std::string(token.kind), [&] { return art::tokenPicture(token.kind); },
                  {.x = at.x - tokenSize / 2, .y = at.y - tokenSize / 2, .size = tokenSize});
        }
    }

    void pieces(const game::Table& table) {
        std::map<Cell, std::vector<const game::Piece*>> byCell;
        std::map<Cell, const game::LaidTile*> laid;
        for (const game::LaidTile& tile : table.tiles)
            laid[tile.cell] = &tile;
        for (const game::Piece& piece : table.pieces)
            if (const auto tile = laid.find(piece.cell);
                piece.feature >= 0 && tile != laid.end() && tile->second->tile >= 0)
                figure(piece, *tile->second);
            else
                byCell[piece.cell].push_back(&piece);
        for (const auto& [cell, standing] : byCell) {
            const auto tile = laid.find(cell);
            if (tile != laid.end() && tile->second->tile >= 0 && onTile(standing, *tile->second))
                continue;
            for (std::size_t i = 0; i < standing.size(); ++i)
                piece(*standing[i], stateOf(*standing[i], table), cell, i, standing.size());
        }
    }

    TableDrawing take() { return std::move(drawing_); }

private:
    /// Rooms that look the same have one name.
    static std::string nameOf(const Chamber& room) {
        std::string all = "room " + std::string(name(room.room));
        if (room.seat > 0)
            all.append(" ").append(std::to_string(room.seat));
        for (const SideContent side : room.sides)
            all.append(" ").append(name(side));
        return all;
    }

    template <class Make>
    void place(const std::string& key, Make make, TableDrawing::PlacedPicture placed) {
        const auto [known, isNew] = numbers_.try_emplace(key, drawing_.pictures.size());
        if (isNew) {
            drawing_.pictures.push_back(isKnown_ && isKnown_(key) ? art::Picture() : make());
            drawing_.names.push_back(key);
        }
        placed.picture = known->second;
        art::Box& box = drawing_.bounds;
        if (drawing_.placed.empty())
            box = {placed.x, placed.y, placed.x, placed.y};
        box.left = std::min(box.left, placed.x);
        box.top = std::min(box.top, placed.y);
        box.right = std::max(box.right, placed.x + placed.size);
        box.bottom = std::max(box.bottom, placed.y + placed.size);
        drawing_.placed.push_back(placed);
    }

    /// A piece on its feature, in its pose.
    void figure(const game::Piece& piece, const game::LaidTile& laid) {
        const Tile& tile = set_.tiles[static_cast<std::size_t>(laid.tile)];
        const auto number = static_cast<std::size_t>(piece.feature);
        const bool isOfRoad = number >= tile.landscape().features.size();
        const art::Point turned = turnedAnchor(set_, laid, piece.feature);
        const bool onRoad = isOfRoad || tile.landscape().features[number].kind == FeatureKind::Road;
        const std::string kind(piece.kind);
        const std::string posed = kind + (piece.lying ? "-farmer" : onRoad ? "-thief" : "-standing");
        if (art::placementOf(piece.kind) == art::PiecePlacement::Beside)
            return spot(piece, laid.cell, art::spotBeside(turned));
        constexpr double size = figureSize;
        place("piece " + posed + ' ' + std::to_string(piece.player),
              [&] {
                  art::Picture picture = art::piecePicture(posed, piece.player, 0);
                  return picture.shapes.empty() ? art::piecePicture(kind, piece.player, 0) : picture;
              },
              {.x = laid.cell.x * unitsPerCell + turned.x - size / 2,
               .y = laid.cell.y * unitsPerCell + turned.y - size / 2,
               .size = size});
    }

    /// Adds pieces of a tile with features that are on none of them; false for other tiles.
    bool onTile(const std::vector<const game::Piece*>& pieces, const game::LaidTile& laid) {
        const Tile& tile = set_.tiles[static_cast<std::size_t>(laid.tile)];
        const art::FeatureShapes shapes = art::featureShapes(tile, false);
        if (shapes.features.empty())
            return false;
        std::vector<art::PiecePlacement> placements;
        for (const game::Piece* piece : pieces)
            placements.push_back(art::placementOf(piece->kind));
        std::optional<art::Point> tower = shapes.tower;
        if (tower)
            tower = art::Transform::rotation(degrees(laid.rotation), {50, 50})(*tower);
        const std::vector<art::Spot> spots = art::spotsOnTile(placements, tower, figureSize);
        for (std::size_t i = 0; i < pieces.size(); ++i)
            spot(*pieces[i], laid.cell, spots[i]);
        return true;
    }

    void spot(const game::Piece& piece, Cell cell, const art::Spot& at) {
        place("piece " + std::string(piece.kind) + ' ' + std::to_string(piece.player),
              [&] { return art::piecePicture(piece.kind, piece.player, 0); },
              {.x = cell.x * unitsPerCell + at.middle.x - at.size / 2,
               .y = cell.y * unitsPerCell + at.middle.y - at.size / 2,
               .size = at.size});
    }

    /// The `at`-th of `count` pieces in a cell, placed as on the board.
    void piece(const game::Piece& piece, const std::string& state, Cell cell, std::size_t at,
               std::size_t count) {
        const auto columns = static_cast<std::size_t>(std::ceil(std::sqrt(static_cast<double>(count))));
        const std::size_t rows = (count + columns - 1) / columns;
        const double size = count == 1 ? 50 : count == 2 ? 42 : 72.0 / static_cast<double>(columns);
        const double dx = count == 1 ? 0 : size * (count == 2 ? 0.72 : 0.85);
        const std::size_t row = at / columns;
        const std::size_t inRow = std::min(columns, count - row * columns);
        const double x =
            unitsPerCell / 2 + dx * (static_cast<double>(at % columns) - static_cast<double>(inRow - 1) / 2);
        const double y =
            unitsPerCell / 2 + size * (static_cast<double>(row) - static_cast<double>(rows - 1) / 2);
        const std::string key =
            "piece " + state + ' ' + std::to_string(piece.player) + ' ' + std::to_string(piece.number);
        place(key, [&] { return art::piecePicture(state, piece.player, piece.number + 1); },
              {.x = cell.x * unitsPerCell + x - size / 2,
               .y = cell.y * unitsPerCell + y - size / 2,
               .size = size});
    }

    const TileSet& set_;
    const Map& map_;
    std::function<bool(const std::string&)> isKnown_;
    TableDrawing drawing_;
    std::map<std::string, std::size_t> numbers_;
};

TableDrawing drawn(Drawer drawer, const game::Table& table) {
    drawer.tiles(table);
    drawer.tokens(table);
    drawer.pieces(table);
    return drawer.take();
}

} // namespace

art::Point tokenPoint(const game::Token& token) {
    // In a chamber: towards the corner, as pieces stand in the middle.
    constexpr double aside = 0.23;
    const Cell step = token.side ? neighbour({0, 0}, *token.side) : Cell{};
    const double x = token.side ? step.x / 2.0 : -aside;
    const double y = token.side ? step.y / 2.0 : aside;
    return {(token.cell.x + 0.5 + x) * unitsPerCell, (token.cell.y + 0.5 + y) * unitsPerCell};
}

art::Point standingPoint(const TileSet& set, const game::LaidTile& laid, int feature) {
    const art::Point at = turnedAnchor(set, laid, feature);
    return {at.x + laid.cell.x * unitsPerCell, at.y + laid.cell.y * unitsPerCell};
}

TableDrawing drawingOf(const game::Game& game, const game::Table& table) {
    return drawingOf(game.tileSet(), game.map(), table);
}

TableDrawing drawingOf(const TileSet& set, const Map& map, const game::Table& table) {
    return drawn(Drawer(set, map, {}), table);
}

TableDrawing drawingOf(const game::Game& game, const game::Table& table,
                       const std::function<bool(const std::string& name)>& isKnown) {
    return drawn(Drawer(game.tileSet(), game.map(), isKnown), table);
}

} // namespace tilewright

namespace tilewright::art {

Spot spotBeside(Point anchor) {
    constexpr double size = 27;
    return {{anchor.x + 5 + size / 2, anchor.y - size * 0.3}, size};
}

std::vector<Spot> spotsOnTile(std::span<const PiecePlacement> pieces, const std::optional<Point>& tower,
                              double figure) {
    constexpr Point middle{50, 50};
    constexpr double storey = 22;
    constexpr double storeyHeight = 8;
    constexpr double feetBelowMiddle = 9;
    constexpr double over = 62;
    constexpr double beside = 30;
    const Point foot = tower.value_or(middle);
    double top = foot.y;
    std::vector<Spot> spots;
    for (const PiecePlacement placement : pieces)
        switch (placement) {
        case PiecePlacement::Storey:
            spots.push_back({{foot.x, top}, storey});
            top -= storeyHeight;
            break;
        case PiecePlacement::Beside: // a figure on the tower, or at a figure's former place
            spots.push_back({{foot.x + 18, std::min(top, foot.y - 6)}, beside});
            break;
        case PiecePlacement::Over:
            spots.push_back({middle, over});
            break;
        case PiecePlacement::Place:
            spots.push_back({{foot.x, top - feetBelowMiddle}, figure});
            break;
        }
    return spots;
}

} // namespace tilewright::art
