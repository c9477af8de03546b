#pragma once

#include "editor/output/formats/exchange_format.h"
#include "editor/output/formats/virtual_tabletop.h"
#include "engine/base/file_names.h"

#include <QImage>

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tilewright::exchange {

/// The cells shown on the board of a module.
struct VassalGrid {
    int left = 0;
    int top = 0;
    int columns = 0;
    int rows = 0;
};

/// Whether the tile was laid in play instead of being on the map.
bool laidInPlay(const game::LaidTile& laid);

/// The images of a module, each once. Names are relative to its folder `images`, and end in a hash of what is
/// shown: VASSAL keeps pictures of a name in a cache.
class VassalImages {
public:
    /// `margin`: number of cells added on each side.
    VassalImages(const TileSet& set, int pixels, int margin);

    /// Adds the map with room for the dungeon to grow. The issue: it is too large.
    std::optional<Issue> addBoard(const TableSetup& tableSetup);
    const VassalGrid& grid() const { return grid_; }
    /// Pre: addBoard().
    const std::string& board() const { return board_; }
    /// Adds the tiles of the stack and the table, and the back. False when stopped.
    bool addTiles(const TableSetup& tableSetup, const Progress& progress);
    /// Pre: addTiles().
    const std::string& tile(int number) const { return tiles_[static_cast<std::size_t>(number)]; }
    const std::string& back() const { return back_; }
    std::string object(const TableObject& object);
    int objectPixels(const TableObject& object) const;

    /// Names and bytes.
    std::vector<std::pair<std::string, std::string>> takeFiles() { return std::move(files_); }

private:
    std::string add(const std::string& name, const QImage& image);
    QImage boardImage(const TableSetup& tableSetup) const;

    const TileSet& set_;
    int pixels_;
    int margin_;
    VassalGrid grid_;
    UniqueFileNames names_;
    std::vector<std::string> tiles_;
    std::map<std::string, std::string> objects_;
    std::string board_;
    std::string back_;
    std::vector<std::pair<std::string, std::string>> files_;
};

} // namespace tilewright::exchange
