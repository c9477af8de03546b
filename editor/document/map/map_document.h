#pragma once

#include "editor/document/document.h"

#include "engine/tileset/map/cell_index.h"
#include "engine/tileset/map/map.h"

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string_view>
#include <thread>
#include <unordered_map>
#include <utility>
#include <vector>

namespace tilewright {

/// What an edit makes of a map. Whatever it doesn't name stays.
struct MapEdit {
    /// What the cells hold afterwards; of several entries for one cell the last counts.
    std::vector<std::pair<Cell, std::optional<Chamber>>> cells;
    /// Of cells that are set above: more chambers of theirs. It is an error that an edit may not hide.
    std::vector<Chamber> more;
    /// All markers afterwards. Those whose passageway the edit takes away go in any case.
    std::optional<std::vector<MapMarker>> markers;

    void set(Cell cell, Chamber chamber) {
        chamber.cell = cell;
        cells.emplace_back(cell, std::move(chamber));
    }
    /// Beside what the cell was set to.
    void add(Cell cell, Chamber chamber) {
        chamber.cell = cell;
        more.push_back(std::move(chamber));
    }
    void clear(Cell cell) { cells.emplace_back(cell, std::nullopt); }
};

class MapCommand;

/// A passageway under the one of its two names that looks east or south.
std::pair<Cell, Direction> passagewayName(Cell cell, Direction side);

/// An open map. Every change of it is an undo command; edits that change nothing push none.
/// The chambers of map() stand in any order; file() has them as they are saved.
class MapDocument : public Document {
    Q_OBJECT
public:
    explicit MapDocument(Map map, QString path = {}, QObject* parent = nullptr);
    ~MapDocument() override;

    /// The issues tell file, place, what was found and what was expected. A large file is read on another
    /// thread, while the window goes on being painted.
    static Loaded<std::unique_ptr<MapDocument>> open(const QString& path);
    /// A copy of a bundled map, without a place on disk. Pre: there is one of that name.
    static std::unique_ptr<MapDocument> example(std::string_view bundledName);

    const Map& map() const { return map_; }
    /// The map as it would be read after saving: chambers in reading order.
    Map file() const;
    std::string fileText() const override;
    Issues replaceBy(const std::string& text, EditName what) override;
    QString fileSuffix() const override { return QStringLiteral(".map.json"); }
    QString fileFilter() const override { return tr("Maps (*.map.json)"); }
    /// With the set. Of a large map it gives what was found last, looks again on another thread where that is
    /// out of date, and says linted() afterwards.
    Issues lint() const override;

    /// The set that tiles are looked up in; no part of the file. Null: none.
    void setTileSet(std::shared_ptr<const TileSet> set);
    const std::shared_ptr<const TileSet>& tileSet() const { return set_; }

    /// Null where the cell is free; of several chambers in a cell the first.
    const Chamber* chamberAt(Cell cell) const;
    /// All of them in their order, where an invalid map has several in a cell.
    std::vector<const Chamber*> chambersAt(Cell cell) const;
    /// Whether any cell has several.
    bool hasSharedCells() const { return !crowded_.empty(); }
    const CellIndex& index() const { return index_; }
    /// Place in the set's tiles; -1 for a room, and for a tile that is not known.
    int tileOf(const Chamber& chamber) const;
    /// As they look on the board; none for a tile that is not known.
    std::optional<Sides> sidesOf(const Chamber& chamber) const;
    std::optional<Sides> sidesAt(Cell cell) const;
    /// Whether a passageway joins the cell with its neighbour there.
    bool isPassageway(Cell cell, Direction side) const;
    std::optional<Marker> markerAt(Cell cell, Direction side) const;

    /// Two edits that follow each other with the same `stroke` become one; with an empty one none do. False,
    /// and refused() says why, where it can't be done.
    bool edit(const MapEdit& edit, EditName name, const QString& stroke = {});
    /// An edit that is made on the map without the last `edits` ones. It takes the place of the last one, or
    /// where that stays comes behind it; what it changes of the earlier ones is part of it. All stay where
    /// it is refused. Pre: there are so many, of cells and markers.
    struct Without {
        int edits = 1;
        bool lastStays = false;
    };
    bool editInstead(const std::function<MapEdit()>& make, EditName name, Without without = {1, false});
    /// Puts another chamber, or nothing, in the place of one; others in its cell stay. Pre: it is of map().
    MapEdit replacing(const Chamber& chamber, const std::optional<Chamber>& after) const;
    /// Another after every edit, undo and redo.
    int revision() const { return revision_; }
    /// A name for a stroke that no other has.
    QString newStroke() { return QString::number(++strokes_); }
    void setMarker(Cell cell, Direction side, std::optional<Marker> marker);
    void setName(const std::string& name);

signals:
    /// What lies in these cells, or on their sides, has changed.
    void cellsChanged(const std::vector<tilewright::Cell>& cells);
    void nameChanged();
    void tileSetChanged();
    void refused(const QString& why);
    /// lint() has news.
    void linted();

private:
    friend class MapCommand;
    struct CellChange {
        Cell cell;
        std::vector<Chamber> before;
        std::vector<Chamber> after;
    };
    std::vector<Chamber> contentOf(Cell cell) const;
    std::optional<std::unique_ptr<MapCommand>> commandFor(const MapEdit& edit, EditName name,
                                                          const QString& stroke);
    void buildIndex();
    /// Undoes the last edit for good.
    void takeBack();
    void remove(Cell cell);
    void removeAll(const std::set<Cell>& cells);
    void store(const std::vector<CellChange>& changes, bool forward);
    void announce(const std::vector<CellChange>& changes, const std::vector<MapMarker>* before);
    std::vector<MapMarker> keptMarkers(const std::vector<CellChange>& changes,
                                       std::vector<MapMarker> markers) const;
    void stopLinting() const;

    Map map_;
    CellIndex index_;
    /// Cells with more than one chamber, which is an error; their order in the file is kept.
    std::set<Cell> crowded_;
    std::shared_ptr<const TileSet> set_;
    std::unordered_map<std::string_view, int> tiles_;
    int strokes_ = 0;
    int revision_ = 0;

    mutable std::jthread linter_;
    mutable Issues found_;
    mutable bool upToDate_ = false;
};

} // namespace tilewright
