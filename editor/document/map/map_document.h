#pragma once

#include "editor/document/document.h"

#include "engine/model/map/cell_index.h"
#include "engine/model/map/map.h"

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

/// The changes of an edit to a map. Anything not named stays.
struct MapEdit {
    /// The new contents of cells; of several entries for one cell the last counts.
    std::vector<std::pair<Cell, std::optional<Chamber>>> cells;
    /// Additional chambers of cells set above; an error that an edit must not hide.
    std::vector<Chamber> more;
    /// All markers afterwards. Those whose passageway the edit removes are dropped in any case.
    std::optional<std::vector<MapMarker>> markers;

    void set(Cell cell, Chamber chamber) {
        chamber.cell = cell;
        cells.emplace_back(cell, std::move(chamber));
    }
    /// Adds a chamber besides the one that the cell is set to.
    void add(Cell cell, Chamber chamber) {
        chamber.cell = cell;
        more.push_back(std::move(chamber));
    }
    void clear(Cell cell) { cells.emplace_back(cell, std::nullopt); }
};

class MapCommand;

/// The one of a passageway's two names that faces east or south.
std::pair<Cell, Direction> canonicalPassageway(Cell cell, Direction side);

/// An open map. Every change is an undo command; edits that change nothing push none.
/// The chambers of map() are in no particular order; file() has them as saved.
class MapDocument : public Document {
    Q_OBJECT
public:
    explicit MapDocument(Map map, QString path = {}, QObject* parent = nullptr);
    ~MapDocument() override;

    /// The issues name file, place, what was found and what was expected. A large file is read on another
    /// thread while the window continues to be painted.
    static Loaded<std::unique_ptr<MapDocument>> open(const QString& path);
    /// The same on the calling thread, whichever that is; the document belongs to the window's.
    static Loaded<std::unique_ptr<MapDocument>> read(const QString& path);
    /// An unsaved copy of a bundled map. Pre: there is one of that name.
    static std::unique_ptr<MapDocument> example(std::string_view bundledName);

    const Map& map() const { return map_; }
    /// The map as read after saving: chambers in reading order.
    Map file() const;
    std::string fileText() const override;
    Issues replaceContent(const std::string& text, EditName what) override;
    QString fileSuffix() const override { return QStringLiteral(".map.json"); }
    QString fileFilter() const override { return tr("Maps (*.map.json)"); }
    /// Lints with the set. For a large map, returns the last issues, updates outdated ones on another thread,
    /// and then emits linted().
    Issues lint() const override;

    /// The set in which tiles are looked up; not part of the file. Null: none.
    void setTileSet(std::shared_ptr<const TileSet> set);
    const std::shared_ptr<const TileSet>& tileSet() const { return set_; }

    /// Null if the cell is free; the first if there are several chambers.
    const Chamber* chamberAt(Cell cell) const;
    /// All chambers of the cell in their order, as an invalid map may have several.
    std::vector<const Chamber*> chambersAt(Cell cell) const;
    /// Whether any cell has several.
    bool hasSharedCells() const { return !sharedCells_.empty(); }
    const CellIndex& index() const { return index_; }
    /// Index in the set's tiles; -1 for a room and for an unknown tile.
    int tileOf(const Chamber& chamber) const;
    /// The sides as they lie on the board; empty for an unknown tile.
    std::optional<Sides> sidesOf(const Chamber& chamber) const;
    std::optional<Sides> sidesAt(Cell cell) const;
    /// Whether a passageway connects the cell to its neighbour on that side.
    bool isPassageway(Cell cell, Direction side) const;
    std::optional<Marker> markerAt(Cell cell, Direction side) const;

    /// Consecutive edits with the same nonempty `mergeKey` are merged. If the edit is not possible, returns
    /// false and refused() gives the reason.
    bool edit(const MapEdit& edit, EditName name, const QString& mergeKey = {});
    /// An edit made to the map without the last `edits` ones. It replaces the last one, or follows it if that
    /// stays; changes of the earlier ones become part of it. If it is refused, all stay. Pre: there are at
    /// least that many, of cells and markers.
    struct ReplacedEdits {
        int edits = 1;
        bool lastStays = false;
    };
    bool replaceLastEdits(const std::function<MapEdit()>& make, EditName name,
                          ReplacedEdits without = {1, false});
    /// Replaces one chamber by another, or by nothing; others in its cell stay. Pre: it belongs to map().
    MapEdit replacementEdit(const Chamber& chamber, const std::optional<Chamber>& after) const;
    /// Changes with every edit, undo and redo.
    int revision() const { return revision_; }
    /// A new, unique name for a stroke.
    QString newMergeKey() { return QString::number(++mergeKeys_); }
    void setMarker(Cell cell, Direction side, std::optional<Marker> marker);
    void setName(const std::string& name);

signals:
    /// The contents or the sides of these cells have changed.
    void cellsChanged(const std::vector<tilewright::Cell>& cells);
    void nameChanged();
    void tileSetChanged();
    void refused(const QString& why);
    /// lint() has new results.
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
                                                          const QString& mergeKey);
    void buildIndex();
    /// Undoes the last edit permanently.
    void discardLastEdit();
    void remove(Cell cell);
    void removeAll(const std::set<Cell>& cells);
    void store(const std::vector<CellChange>& changes, bool forward);
    void announce(const std::vector<CellChange>& changes, const std::vector<MapMarker>* before);
    std::vector<MapMarker> keptMarkers(const std::vector<CellChange>& changes,
                                       std::vector<MapMarker> markers) const;
    void stopLinting() const;

    Map map_;
    CellIndex index_;
    /// Cells with more than one chamber, which is an error; keeps their order in the file.
    std::set<Cell> sharedCells_;
    std::shared_ptr<const TileSet> set_;
    std::unordered_map<std::string_view, int> tiles_;
    int mergeKeys_ = 0;
    int revision_ = 0;

    mutable std::jthread linter_;
    mutable Issues found_;
    mutable bool upToDate_ = false;
};

} // namespace tilewright
