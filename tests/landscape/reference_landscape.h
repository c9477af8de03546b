#pragma once

#include "engine/games/game.h"

#include <map>
#include <set>
#include <utility>
#include <vector>

namespace tilewright::test {

/// The landscape game's rules told once more, slowly: features found from a table by flooding, points by
/// counting tiles. Knows nothing of the engine but tables, tile sets and option values.
class ReferenceLandscape {
public:
    /// A feature of a laid tile: tile of the table, number.
    using Place = std::pair<int, int>;

    struct Area {
        FeatureKind kind = FeatureKind::Field;
        std::set<Place> places;
        bool complete = false;
        bool doubled = false;
        int pennants = 0;
        /// L-3.1, L-3.2; L-3.3 for a cloister.
        int tiles = 0;
        /// Sides and mouths that are open; cells around a cloister.
        int open = 0;
        std::vector<game::Piece> pieces;
    };

    ReferenceLandscape(const game::Game& game, const game::Table& table, bool tokens);

    const std::vector<Area>& areas() const { return areas_; }
    const Area& areaOf(Place place) const { return areas_[static_cast<std::size_t>(areaNumbers_.at(place))]; }
    int mouthCount() const;
    /// What each player gets for an area as it is.
    std::vector<int> score(const Area& area) const;
    /// L-2.3, L-2.4: for all areas that are complete, or for all at the end.
    std::vector<int> scores(bool atEnd) const;

private:
    struct Part {
        Feature feature;
        /// Of the board.
        unsigned sides = 0;
        unsigned halves = 0;
        bool mouth = false;
        /// Number of the feature in the tile set.
        int number = 0;
    };
    void readTile(const game::LaidTile& laid, bool tokens);
    int tileIn(Cell cell) const;
    std::vector<Place> neighbours(Place place) const;
    /// U-2.3, `reserve`: whether its road is one, through the tunnel, as no token lies there.
    bool held(Place place) const;
    void flood(Place from);
    void measure(Area& area) const;
    const Part& part(Place place) const {
        return parts_[static_cast<std::size_t>(place.first)][static_cast<std::size_t>(place.second)];
    }

    const game::Game& game_;
    game::Table table_;
    std::map<Cell, int> cells_;
    std::vector<std::vector<Part>> parts_;
    std::set<Place> taken_;
    /// Mouths joined by two tokens of a colour.
    std::map<Place, Place> tunnels_;
    std::map<Place, int> areaNumbers_;
    std::vector<Area> areas_;
};

} // namespace tilewright::test
