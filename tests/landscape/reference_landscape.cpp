#include "tests/landscape/reference_landscape.h"

#include <algorithm>
#include <functional>

namespace tilewright::test {

ReferenceLandscape::ReferenceLandscape(const game::Game& game, const game::Table& table, bool tokens)
    : game_(game), table_(table) {
    for (std::size_t i = 0; i < table.tiles.size(); ++i) {
        cells_[table.tiles[i].cell] = static_cast<int>(i);
        readTile(table.tiles[i], tokens);
    }
    std::map<game::Kind, Place> first;
    for (const game::Token& token : table.tokens) {
        const int tile = cells_.at(token.cell);
        for (std::size_t f = 0; f < parts_[static_cast<std::size_t>(tile)].size(); ++f) {
            const Place place{tile, static_cast<int>(f)};
            if (!part(place).mouth || part(place).sides != 1U << index(token.side.value()))
                continue;
            taken_.insert(place);
            if (const auto other = first.find(token.kind); other != first.end()) {
                tunnels_[place] = other->second;
                tunnels_[other->second] = place;
            }
            first[token.kind] = place;
        }
    }
    for (std::size_t tile = 0; tile < parts_.size(); ++tile)
        for (std::size_t f = 0; f < parts_[tile].size(); ++f)
            if (const Place place{static_cast<int>(tile), static_cast<int>(f)}; !areaNumbers_.contains(place))
                flood(place);
    for (const game::Piece& piece : table.pieces) {
        if (piece.player < 0 || piece.feature < 0) // dragon, fairy, on towers
            continue;
        const Place place{cells_.at(piece.cell), piece.feature};
        areas_[static_cast<std::size_t>(areaNumbers_.at(place))].pieces.push_back(piece);
    }
    for (Area& area : areas_)
        measure(area);
}

void ReferenceLandscape::readTile(const game::LaidTile& laid, bool tokens) {
    const Landscape& tile = game_.tileSet().tiles[static_cast<std::size_t>(laid.tile)].landscape();
    std::vector<Part> parts;
    std::vector<Part> more;
    const bool reserve = game_.options().value("otherTunnels", "split") == "reserve";
    for (const Feature& feature : tile.features) {
        const int number = static_cast<int>(&feature - tile.features.data());
        Part whole{feature, feature.sides, feature.halfSides, tokens && feature.tunnel == Tunnel::Mouth,
                   number};
        const bool splits = tokens && feature.tunnel == Tunnel::Splits &&
                            (reserve || game_.options().at("splitOtherTunnels") == true);
        if (!splits) {
            parts.push_back(whole);
            continue;
        }
        bool isFirst = true;
        for (unsigned d = 0; d < 4; ++d) {
            if (((feature.sides >> d) & 1U) == 0)
                continue;
            Part piece{feature, 1U << d, 0, true, number};
            (isFirst ? parts : more).push_back(piece);
            isFirst = false;
        }
    }
    parts.insert(parts.end(), more.begin(), more.end());
    for (Part& p : parts) {
        p.sides = turnedSides(static_cast<std::uint8_t>(p.sides), laid.rotation);
        p.halves = turnedHalfSides(static_cast<std::uint8_t>(p.halves), laid.rotation);
    }
    parts_.push_back(std::move(parts));
}

int ReferenceLandscape::mouthCount() const {
    int count = 0;
    for (const auto& parts : parts_)
        for (const Part& p : parts)
            count += p.mouth ? 1 : 0;
    return count;
}

bool ReferenceLandscape::held(Place place) const {
    const Part& mine = part(place);
    if (!mine.mouth || mine.feature.tunnel != Tunnel::Splits ||
        game_.options().value("otherTunnels", "split") != "reserve")
        return false;
    return std::none_of(taken_.begin(), taken_.end(), [&](const Place& taken) {
        return taken.first == place.first && part(taken).number == mine.number;
    });
}

int ReferenceLandscape::tileIn(Cell cell) const {
    const auto found = cells_.find(cell);
    return found == cells_.end() ? -1 : found->second;
}

std::vector<ReferenceLandscape::Place> ReferenceLandscape::neighbours(Place place) const {
    std::vector<Place> all;
    const Part& mine = part(place);
    const Cell cell = table_.tiles[static_cast<std::size_t>(place.first)].cell;
    for (const Direction d : allDirections) {
        const int other = tileIn(neighbour(cell, d));
        if (other < 0)
            continue;
        const auto side = static_cast<unsigned>(d);
        const auto far = static_cast<unsigned>(opposite(d));
        for (std::size_t f = 0; f < parts_[static_cast<std::size_t>(other)].size(); ++f) {
            const Place there{other, static_cast<int>(f)};
            const Part& theirs = part(there);
            const bool sameRoad = ((mine.sides >> side) & (theirs.sides >> far) & 1U) != 0;
            // Left halves meet right halves.
            const bool left = ((mine.halves >> (2 * side)) & (theirs.halves >> (2 * far + 1)) & 1U) != 0;
            const bool right = ((mine.halves >> (2 * side + 1)) & (theirs.halves >> (2 * far)) & 1U) != 0;
            if (sameRoad || left || right)
                all.push_back(there);
        }
    }
    if (held(place))
        for (std::size_t f = 0; f < parts_[static_cast<std::size_t>(place.first)].size(); ++f)
            if (const Place there{place.first, static_cast<int>(f)}; part(there).number == mine.number)
                all.push_back(there);
    if (const auto tunnel = tunnels_.find(place); tunnel != tunnels_.end())
        all.push_back(tunnel->second);
    return all;
}

void ReferenceLandscape::flood(Place from) {
    const auto number = static_cast<int>(areas_.size());
    Area area;
    area.kind = part(from).feature.kind;
    std::vector<Place> waiting{from};
    while (!waiting.empty()) {
        const Place place = waiting.back();
        waiting.pop_back();
        if (!area.places.insert(place).second)
            continue;
        areaNumbers_[place] = number;
        for (const Place& next : neighbours(place))
            waiting.push_back(next);
    }
    areas_.push_back(std::move(area));
}

void ReferenceLandscape::measure(Area& area) const {
    std::set<int> tiles;
    std::set<Place> pieces;
    for (const Place& place : area.places) {
        const Part& p = part(place);
        const Cell cell = table_.tiles[static_cast<std::size_t>(place.first)].cell;
        area.doubled = area.doubled || p.feature.inn || p.feature.cathedral;
        area.pennants += p.feature.pennants;
        bool hasMouth = false;
        for (const Part& other : parts_[static_cast<std::size_t>(place.first)])
            hasMouth = hasMouth || other.mouth;
        if (hasMouth && area.kind == FeatureKind::Road && game_.options().at("countTunnelTileTwice") == true)
            pieces.insert({place.first, held(place) ? -1 - p.number : place.second});
        else
            tiles.insert(place.first);
        for (const Direction d : allDirections)
            if (((p.sides >> index(d)) & 1U) != 0 && tileIn(neighbour(cell, d)) < 0)
                ++area.open;
        if (p.mouth && !tunnels_.contains(place) && !held(place))
            ++area.open;
        if (p.feature.kind != FeatureKind::Cloister)
            continue;
        for (int y = cell.y - 1; y <= cell.y + 1; ++y)
            for (int x = cell.x - 1; x <= cell.x + 1; ++x) {
                if (const int there = tileIn({x, y}); there >= 0)
                    tiles.insert(there);
                else
                    ++area.open;
            }
    }
    area.tiles = static_cast<int>(tiles.size() + pieces.size());
    area.complete = area.kind != FeatureKind::Field && area.open == 0;
}

std::vector<int> ReferenceLandscape::score(const Area& area) const {
    std::vector<int> strength(table_.seats.size(), 0);
    std::vector<int> points(table_.seats.size(), 0);
    std::vector<int> pigs(table_.seats.size(), 0);
    for (const game::Piece& piece : area.pieces) {
        const auto p = static_cast<std::size_t>(piece.player);
        if (piece.kind == "large-follower")
            strength[p] += 2;
        if (piece.kind == "follower" || piece.kind == "wagon")
            strength[p] += 1;
        if (piece.kind == "mayor")
            strength[p] += area.pennants;
        pigs[p] += piece.kind == "pig" ? 1 : 0;
    }
    const int most = *std::max_element(strength.begin(), strength.end());
    if (most == 0)
        return points;
    std::set<const Area*> cities;
    if (area.kind == FeatureKind::Field)
        for (const Place& place : area.places)
            for (const int city : part(place).feature.cities)
                if (const Area& touched = areaOf({place.first, city}); touched.complete)
                    cities.insert(&touched);
    int worth = 0;
    const int counted = area.tiles + area.pennants;
    switch (area.kind) {
    case FeatureKind::Road:
        worth = !area.doubled ? area.tiles : area.complete ? 2 * area.tiles : 0;
        break;
    case FeatureKind::City:
        if (!area.complete)
            worth = area.doubled ? 0 : counted;
        else if (area.doubled)
            worth = 3 * counted;
        else
            worth = area.tiles == 2 && game_.options().at("smallCity") == 2 ? counted : 2 * counted;
        break;
    case FeatureKind::Cloister:
        worth = area.tiles;
        break;
    case FeatureKind::Field:
        worth = 3 * static_cast<int>(cities.size());
        break;
    }
    for (std::size_t p = 0; p < points.size(); ++p)
        if (strength[p] == most)
            points[p] = worth + pigs[p] * static_cast<int>(cities.size());
    return points;
}

std::vector<int> ReferenceLandscape::scores(bool atEnd) const {
    std::vector<int> points(table_.seats.size(), 0);
    for (const Area& area : areas_) {
        if (area.pieces.empty() || (!atEnd && !area.complete))
            continue;
        const std::vector<int> more = score(area);
        std::transform(points.begin(), points.end(), more.begin(), points.begin(), std::plus<>());
    }
    return points;
}

} // namespace tilewright::test
