#include "engine/sheet/rules/rule_pictures.h"

#include "engine/art/picture_dispatch.h"
#include "engine/sheet/print_document.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <utility>

namespace tilewright::sheet {

namespace {

constexpr std::size_t mostInStrip = 6;
/// Larger boards would be too small to see anything.
constexpr int mostBoardCells = 12;

RulePicture pictureOf(const Tile& tile) {
    return {xmlName("rule-tile-", tile.id), art::tilePicture(tile), ruleTileWidth};
}

/// What a tile shows besides the word: ordinary sides hide it less than other things do.
std::size_t besides(const std::set<std::string>& words, const std::string& word) {
    constexpr std::array<std::string_view, 4> ordinary{"", "city", "road", "field"};
    std::size_t sum = 0;
    for (const std::string& other : words)
        if (other != word)
            sum += std::ranges::find(ordinary, other) == ordinary.end() ? 10 : 1;
    return sum;
}

/// Of the cells that the map uses, both inclusive.
struct Bounds {
    Cell first{std::numeric_limits<int>::max(), std::numeric_limits<int>::max()};
    Cell last{std::numeric_limits<int>::min(), std::numeric_limits<int>::min()};
};

Bounds boundsOf(const Map& map) {
    Bounds bounds;
    for (const Chamber& chamber : map.chambers) {
        bounds.first.x = std::min(bounds.first.x, chamber.cell.x);
        bounds.first.y = std::min(bounds.first.y, chamber.cell.y);
        bounds.last.x = std::max(bounds.last.x, chamber.cell.x);
        bounds.last.y = std::max(bounds.last.y, chamber.cell.y);
    }
    return bounds;
}

art::Picture chamberPicture(const Chamber& chamber, const TileSet& set) {
    if (chamber.isRoom())
        return art::roomPicture(chamber);
    const int tile = findTile(set, chamber.tile);
    return tile < 0 ? art::Picture() : art::tilePicture(set.tiles[static_cast<std::size_t>(tile)]);
}

} // namespace

std::vector<RulePicture> RulePictureSource::tileShowing(const std::string& word) {
    const Tile* plainest = nullptr;
    std::size_t least = 0;
    for (const Tile& tile : variant_.set.tiles) {
        const std::set<std::string> words = keywordsOf(tile);
        if (tile.count < 1 || !words.contains(word))
            continue;
        const std::size_t more = besides(words, word) + (shown_.contains(tile.id) ? 5 : 0);
        if (plainest != nullptr && more >= least)
            continue;
        plainest = &tile;
        least = more;
    }
    if (plainest == nullptr)
        return {};
    shown_.insert(plainest->id);
    return {pictureOf(*plainest)};
}

/// Each next tile adds the most that is not yet shown.
std::vector<RulePicture> RulePictureSource::typicalTiles() const {
    std::vector<RulePicture> pictures;
    std::set<std::string> words;
    std::set<const Tile*> chosen;
    while (pictures.size() < mostInStrip) {
        const Tile* best = nullptr;
        std::ptrdiff_t gain = -1;
        for (const Tile& tile : variant_.set.tiles) {
            const std::set<std::string> here = keywordsOf(tile);
            const auto added = std::ranges::count_if(
                here, [&words](const std::string& word) { return !words.contains(word); });
            if (tile.count > 0 && !chosen.contains(&tile) && added > gain) {
                best = &tile;
                gain = added;
            }
        }
        if (best == nullptr)
            break;
        chosen.insert(best);
        words.merge(keywordsOf(*best));
        pictures.push_back(pictureOf(*best));
    }
    return pictures;
}

std::vector<RulePicture> RulePictureSource::board() const {
    const Map& map = variant_.map;
    if (map.chambers.empty() || map.chambers.size() > mostBoardCells * mostBoardCells)
        return {};
    const auto [first, last] = boundsOf(map);
    const int columns = last.x - first.x + 1, rows = last.y - first.y + 1;
    if (columns > mostBoardCells || rows > mostBoardCells)
        return {};
    constexpr double cell = 100;
    RulePicture board{"rule-board", {}, columns * ruleTileWidth};
    board.picture.width = columns * cell;
    board.picture.height = rows * cell;
    for (const Chamber& chamber : map.chambers)
        board.picture.append(chamberPicture(chamber, variant_.set),
                             art::Transform::rotation(90.0 * index(chamber.rotation), {cell / 2, cell / 2})
                                 .then(art::Transform::translation((chamber.cell.x - first.x) * cell,
                                                                   (chamber.cell.y - first.y) * cell)));
    return {std::move(board)};
}

std::vector<RulePicture> RulePictureSource::pictures(std::string_view name) {
    const std::size_t colon = std::min(name.find(':'), name.size());
    const std::string_view kind = name.substr(0, colon);
    const std::string word(name.substr(std::min(colon + 1, name.size())));
    if (kind == "strip")
        return typicalTiles();
    if (kind == "tile")
        return tileShowing(word);
    if (kind == "board")
        return board();
    RulePicture sign{xmlName("rule-" + std::string(kind) + '-', word), {}, ruleSignWidth};
    if (kind == "side")
        sign.picture = art::sidePicture(word);
    else if (kind == "token")
        sign.picture = art::tokenPicture(word);
    else if (kind == "piece")
        sign.picture = art::piecePicture(word, 0, 1);
    if (sign.picture.shapes.empty())
        return {};
    return {std::move(sign)};
}

} // namespace tilewright::sheet
