#include "editor/document/map/map_document.h"

#include "editor/document/document_loader.h"
#include "editor/document/named_command.h"
#include "editor/words/translated_text.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "engine/model/io/map_scanner.h"
#include "engine/model/lint/lint.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QThread>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <future>
#include <map>
#include <mutex>

namespace tilewright {

namespace {

/// From this size on, linting would block the window for too long.
constexpr std::size_t largeMap = 20'000;

/// What was just opened or changed is painted first. False when stopped.
bool waitForPainting(const std::stop_token& stop) {
    constexpr std::chrono::milliseconds enough{100};
    std::mutex mutex;
    std::unique_lock lock(mutex);
    std::condition_variable_any never;
    never.wait_for(lock, stop, enough, [] { return false; });
    return !stop.stop_requested();
}

} // namespace

std::pair<Cell, Direction> canonicalPassageway(Cell cell, Direction side) {
    if (side == Direction::East || side == Direction::South)
        return {cell, side};
    return {neighbour(cell, side), opposite(side)};
}

MapDocument::MapDocument(Map map, QString path, QObject* parent)
    : Document(std::move(path), parent), map_(std::move(map)) {
    buildIndex();
    connect(this, &MapDocument::cellsChanged, this, &MapDocument::changed);
    connect(this, &MapDocument::nameChanged, this, &MapDocument::changed);
    connect(this, &MapDocument::linted, this, &MapDocument::relint);
}

MapDocument::~MapDocument() {
    stopLinting();
}

Loaded<std::unique_ptr<MapDocument>> MapDocument::open(const QString& path) {
    const bool inWindow =
        QCoreApplication::instance() && QThread::currentThread() == QCoreApplication::instance()->thread();
    return inWindow && MapReader::takesLong(path) ? MapReader(path).take() : read(path);
}

Loaded<std::unique_ptr<MapDocument>> MapDocument::read(const QString& path) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    const auto written = [absolute] { return QFileInfo(absolute).lastModified(); };
    const QDateTime before = written();
    Loaded<Map> map = readMapFile(absolute.toStdString());
    Loaded<std::unique_ptr<MapDocument>> result;
    result.issues = std::move(map.issues);
    if (map) {
        result.value = std::make_unique<MapDocument>(std::move(*map.value), absolute);
        MapDocument& document = **result.value;
        if (QCoreApplication::instance())
            document.moveToThread(QCoreApplication::instance()->thread());
        // Needed when another program writes the file, not before. If that has happened by now, none fits.
        const auto hash = [absolute, written, before] {
            QFile file(absolute);
            const QByteArray now = QFileInfo(file).isFile() ? hashOf(file) : QByteArray();
            return written() == before ? now : QByteArray();
        };
        document.setHashOnDisk(std::async(std::launch::async, hash).share());
    }
    for (Issue& issue : result.issues)
        issue.file = absolute.toStdString();
    return result;
}

std::unique_ptr<MapDocument> MapDocument::example(std::string_view bundledName) {
    auto document = std::make_unique<MapDocument>(readMap(bundledText(bundledName)).value.value());
    document->setSuggestedName(QFileInfo(toQString(bundledName)).fileName());
    return document;
}

Map MapDocument::file() const {
    Map map = map_;
    const auto before = [](const Chamber& a, const Chamber& b) { return readingOrderLess(a.cell, b.cell); };
    if (!std::is_sorted(map.chambers.begin(), map.chambers.end(), before))
        std::stable_sort(map.chambers.begin(), map.chambers.end(), before);
    return map;
}

std::string MapDocument::fileText() const {
    return tilewright::fileText(map_);
}

Issues MapDocument::replaceContent(const std::string& text, EditName what) {
    Loaded<Map> read = readMap(text);
    if (!read || *read.value == file())
        return read.issues;
    const auto store = [this](const Map& value) {
        stopLinting();
        std::vector<Cell> cells;
        for (const Map* map : {&static_cast<const Map&>(map_), &value})
            for (const Chamber& chamber : map->chambers)
                cells.push_back(chamber.cell);
        map_ = value;
        sharedCells_.clear();
        buildIndex();
        ++revision_;
        emit nameChanged();
        emit cellsChanged(cells);
    };
    undoStack().push(
        std::make_unique<ChangeValue<Map>>(std::move(what), store, map_, std::move(*read.value)).release());
    return read.issues;
}

Issues MapDocument::lint() const {
    if (map_.chambers.size() <= largeMap)
        return tilewright::lint(map_, set_.get());
    if (!upToDate_ && !linter_.joinable()) {
        // The map is only written after this thread has been stopped.
        auto* self = const_cast<MapDocument*>(this);
        linter_ = std::jthread([self, map = &map_, set = set_](const std::stop_token& stop) {
            if (!waitForPainting(stop))
                return;
            Issues issues = tilewright::lint(*map, set.get(), stop);
            if (stop.stop_requested())
                return;
            const auto take = [self, issues = std::move(issues), stop]() mutable {
                if (stop.stop_requested())
                    return;
                self->linter_ = {};
                self->found_ = std::move(issues);
                self->upToDate_ = true;
                emit self->linted();
            };
            QMetaObject::invokeMethod(self, std::move(take), Qt::QueuedConnection);
        });
    }
    return found_;
}

void MapDocument::stopLinting() const {
    linter_.request_stop();
    linter_ = {};
    upToDate_ = false;
}

void MapDocument::setTileSet(std::shared_ptr<const TileSet> set) {
    stopLinting();
    set_ = std::move(set);
    tiles_.clear();
    for (std::size_t i = 0; set_ && i < set_->tiles.size(); ++i)
        tiles_.emplace(set_->tiles[i].id, static_cast<int>(i));
    emit tileSetChanged();
    relint();
}

const Chamber* MapDocument::chamberAt(Cell cell) const {
    const int number = index_.at(cell);
    return number == CellIndex::none ? nullptr : &map_.chambers[static_cast<std::size_t>(number)];
}

std::vector<const Chamber*> MapDocument::chambersAt(Cell cell) const {
    std::vector<const Chamber*> found;
    if (sharedCells_.contains(cell)) {
        for (const Chamber& chamber : map_.chambers)
            if (chamber.cell == cell)
                found.push_back(&chamber);
    } else if (const Chamber* chamber = chamberAt(cell)) {
        found.push_back(chamber);
    }
    return found;
}

int MapDocument::tileOf(const Chamber& chamber) const {
    const auto it = chamber.isRoom() ? tiles_.end() : tiles_.find(chamber.tile);
    return it == tiles_.end() ? -1 : it->second;
}

std::optional<Sides> MapDocument::sidesOf(const Chamber& chamber) const {
    if (chamber.isRoom())
        return chamber.sides;
    const int tile = tileOf(chamber);
    if (tile < 0)
        return std::nullopt;
    return turned(set_->tiles[static_cast<std::size_t>(tile)].sides(), chamber.rotation);
}

std::optional<Sides> MapDocument::sidesAt(Cell cell) const {
    const Chamber* chamber = chamberAt(cell);
    return chamber == nullptr ? std::nullopt : sidesOf(*chamber);
}

bool MapDocument::isPassageway(Cell cell, Direction side) const {
    const auto here = sidesAt(cell);
    const auto there = sidesAt(neighbour(cell, side));
    return here && there && isPassage((*here)[static_cast<std::size_t>(tilewright::index(side))]) &&
           isPassage((*there)[static_cast<std::size_t>(tilewright::index(opposite(side)))]);
}

std::optional<Marker> MapDocument::markerAt(Cell cell, Direction side) const {
    const auto wanted = canonicalPassageway(cell, side);
    for (const MapMarker& marker : map_.markers)
        if (canonicalPassageway(marker.cell, marker.side) == wanted)
            return marker.marker;
    return std::nullopt;
}

/// Sets cells and markers, and restores them.
class MapCommand : public NamedCommand {
public:
    using Changes = std::vector<MapDocument::CellChange>;
    struct Markers {
        std::vector<MapMarker> before;
        std::vector<MapMarker> after;
    };

    MapCommand(MapDocument& document, EditName name, Changes changes, std::optional<Markers> markers,
               QString mergeKey)
        : NamedCommand(std::move(name))
        , document_(document)
        , changes_(std::move(changes))
        , markers_(std::move(markers))
        , mergeKey_(std::move(mergeKey)) {}

    void undo() override { apply(false); }
    void redo() override { apply(true); }
    int id() const override { return mergeKey_.isEmpty() ? -1 : 2; }

    bool mergeWith(const QUndoCommand* next) override {
        const auto* other = dynamic_cast<const MapCommand*>(next);
        if (other == nullptr || other->mergeKey_ != mergeKey_ || &other->document_ != &document_)
            return false;
        append(*other, true);
        takeName(*other);
        setObsolete(isEmpty());
        return true;
    }

    bool isEmpty() const { return changes_.empty() && !markers_; }
    /// Adds the effect of `other`, or of its undo, to this command.
    void append(const MapCommand& other, bool forward) {
        for (const MapDocument::CellChange& change : other.changes_) {
            const auto& before = forward ? change.before : change.after;
            const auto& after = forward ? change.after : change.before;
            // Changes are sorted by cell, like the given ones.
            const auto it = std::lower_bound(
                changes_.begin(), changes_.end(), change.cell,
                [](const MapDocument::CellChange& c, Cell wanted) { return c.cell < wanted; });
            if (it != changes_.end() && it->cell == change.cell)
                it->after = after;
            else
                changes_.insert(it, {change.cell, before, after});
        }
        std::erase_if(changes_, [](const MapDocument::CellChange& c) { return c.before == c.after; });
        if (other.markers_) {
            const auto& before = forward ? other.markers_->before : other.markers_->after;
            const auto& after = forward ? other.markers_->after : other.markers_->before;
            markers_ = Markers{markers_ ? markers_->before : before, after};
        }
        if (markers_ && markers_->before == markers_->after)
            markers_.reset();
    }

private:
    void apply(bool forward) {
        document_.stopLinting();
        document_.store(changes_, forward);
        const std::vector<MapMarker>* old = nullptr;
        if (markers_) {
            document_.map_.markers = forward ? markers_->after : markers_->before;
            old = forward ? &markers_->before : &markers_->after;
        }
        document_.announce(changes_, old);
    }

    MapDocument& document_;
    Changes changes_;
    std::optional<Markers> markers_;
    QString mergeKey_;
};

bool MapDocument::edit(const MapEdit& edit, EditName name, const QString& mergeKey) {
    auto command = commandFor(edit, std::move(name), mergeKey);
    if (command && *command)
        undoStack().push(command->release());
    return command.has_value();
}

bool MapDocument::replaceLastEdits(const std::function<MapEdit()>& make, EditName name,
                                   ReplacedEdits without) {
    QUndoStack& stack = undoStack();
    const int top = stack.index();
    const int kept = without.lastStays ? top : top - 1;
    stack.setIndex(top - without.edits);
    auto command = commandFor(make(), name, {});
    stack.setIndex(top);
    if (!command)
        return false;
    // From the state after the remaining edits to the state after the new edit.
    auto all =
        std::make_unique<MapCommand>(*this, std::move(name), MapCommand::Changes(), std::nullopt, QString());
    for (int i = kept; i > top - without.edits; --i)
        if (const auto* edit = dynamic_cast<const MapCommand*>(stack.command(i - 1)))
            all->append(*edit, false);
    if (*command)
        all->append(**command, true);
    if (!all->isEmpty()) {
        stack.setIndex(kept);
        stack.push(all.release());
    } else if (kept < top) {
        discardLastEdit();
    }
    return true;
}

MapEdit MapDocument::replacementEdit(const Chamber& chamber, const std::optional<Chamber>& after) const {
    MapEdit edit;
    edit.clear(chamber.cell);
    bool first = true;
    for (const Chamber* there : chambersAt(chamber.cell)) {
        if (there == &chamber && !after)
            continue;
        const Chamber& kept = there == &chamber ? *after : *there;
        if (std::exchange(first, false))
            edit.set(chamber.cell, kept);
        else
            edit.add(chamber.cell, kept);
    }
    return edit;
}

void MapDocument::setMarker(Cell cell, Direction side, std::optional<Marker> marker) {
    const auto wanted = canonicalPassageway(cell, side);
    MapEdit edit;
    edit.markers = map_.markers;
    std::erase_if(*edit.markers,
                  [&](const MapMarker& m) { return canonicalPassageway(m.cell, m.side) == wanted; });
    if (marker)
        edit.markers->push_back({wanted.first, wanted.second, *marker, {}});
    this->edit(edit, [marker] {
        return !marker                    ? tr("remove marker")
               : *marker == Marker::Black ? tr("black marker")
                                          : tr("white marker");
    });
}

void MapDocument::setName(const std::string& newName) {
    if (newName == map_.name)
        return;
    const auto store = [this](const std::string& value) {
        stopLinting();
        map_.name = value;
        ++revision_;
        emit nameChanged();
    };
    undoStack().push(std::make_unique<ChangeValue<std::string>>([] { return tr("name of the map"); }, store,
                                                                map_.name, newName)
                         .release());
}

std::vector<Chamber> MapDocument::contentOf(Cell cell) const {
    std::vector<Chamber> content;
    for (const Chamber* chamber : chambersAt(cell))
        content.push_back(*chamber);
    return content;
}

/// Null if nothing would change, empty if it is not possible.
std::optional<std::unique_ptr<MapCommand>> MapDocument::commandFor(const MapEdit& edit, EditName name,
                                                                   const QString& mergeKey) {
    std::vector<const std::pair<Cell, std::optional<Chamber>>*> entries;
    entries.reserve(edit.cells.size());
    for (const auto& entry : edit.cells)
        entries.push_back(&entry);
    std::stable_sort(entries.begin(), entries.end(), [](auto* a, auto* b) { return a->first < b->first; });
    std::map<Cell, std::vector<Chamber>> more;
    for (const Chamber& chamber : edit.more)
        more[chamber.cell].push_back(chamber);
    std::vector<CellChange> changes;
    std::size_t count = map_.chambers.size();
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const auto& [cell, chamber] = *entries[i];
        if (i + 1 < entries.size() && entries[i + 1]->first == cell)
            continue;
        CellChange change{cell, contentOf(cell), {}};
        if (chamber)
            change.after.push_back(*chamber);
        if (const auto others = more.find(cell); others != more.end())
            change.after.insert(change.after.end(), others->second.begin(), others->second.end());
        count = count - change.before.size() + change.after.size();
        if (change.before != change.after)
            changes.push_back(std::move(change));
    }
    // Saved files must be readable.
    if (count > std::max(std::size_t{maxMapChambers}, map_.chambers.size())) {
        emit refused(tr("A map can have at most %L1 chambers.").arg(maxMapChambers));
        return std::nullopt;
    }
    std::optional<MapCommand::Markers> markers;
    std::vector<MapMarker> kept = keptMarkers(changes, edit.markers.value_or(map_.markers));
    if (kept != map_.markers)
        markers = MapCommand::Markers{map_.markers, std::move(kept)};
    std::unique_ptr<MapCommand> command;
    if (!changes.empty() || markers)
        command = std::make_unique<MapCommand>(*this, std::move(name), std::move(changes), std::move(markers),
                                               mergeKey);
    return command;
}

void MapDocument::buildIndex() {
    index_.clear();
    for (std::size_t i = 0; i < map_.chambers.size(); ++i) {
        const Cell cell = map_.chambers[i].cell;
        if (index_.at(cell) == CellIndex::none)
            index_.set(cell, static_cast<int>(i));
        else
            sharedCells_.insert(cell);
    }
}

void MapDocument::discardLastEdit() {
    QUndoStack& stack = undoStack();
    auto* last = const_cast<QUndoCommand*>(stack.command(stack.index() - 1));
    if (last == nullptr)
        return;
    // The stack does not undo an obsolete command, it only deletes it.
    last->undo();
    last->setObsolete(true);
    stack.undo();
}

void MapDocument::remove(Cell cell) {
    const int number = index_.at(cell);
    if (number == CellIndex::none)
        return;
    Chamber& gone = map_.chambers[static_cast<std::size_t>(number)];
    Chamber& last = map_.chambers.back();
    index_.set(cell, CellIndex::none);
    if (&gone != &last) {
        gone = std::move(last);
        index_.set(gone.cell, number);
    }
    map_.chambers.pop_back();
}

/// Keeps the order of the others, which chambers in a shared cell need.
void MapDocument::removeAll(const std::set<Cell>& cells) {
    std::erase_if(map_.chambers, [&](const Chamber& c) { return cells.contains(c.cell); });
    for (const Cell cell : cells)
        sharedCells_.erase(cell);
    buildIndex();
}

void MapDocument::store(const std::vector<CellChange>& changes, bool forward) {
    const auto now = [&](const CellChange& c) -> const std::vector<Chamber>& {
        return forward ? c.after : c.before;
    };
    const bool crowd = !sharedCells_.empty() || std::any_of(changes.begin(), changes.end(),
                                                            [&](const auto& c) { return now(c).size() > 1; });
    if (crowd) {
        std::set<Cell> cells;
        for (const CellChange& change : changes)
            cells.insert(change.cell);
        removeAll(cells);
    }
    for (const CellChange& change : changes) {
        const std::vector<Chamber>& content = now(change);
        const int number = index_.at(change.cell);
        if (!crowd && content.size() == 1 && number != CellIndex::none) {
            map_.chambers[static_cast<std::size_t>(number)] = content.front();
            continue;
        }
        if (!crowd)
            remove(change.cell);
        for (const Chamber& chamber : content) {
            if (index_.at(change.cell) == CellIndex::none)
                index_.set(change.cell, static_cast<int>(map_.chambers.size()));
            else
                sharedCells_.insert(change.cell);
            map_.chambers.push_back(chamber);
        }
    }
}

void MapDocument::announce(const std::vector<CellChange>& changes, const std::vector<MapMarker>* before) {
    ++revision_;
    std::vector<Cell> cells;
    cells.reserve(changes.size());
    for (const CellChange& change : changes)
        cells.push_back(change.cell);
    if (before != nullptr)
        for (const std::vector<MapMarker>& markers : {std::cref(*before), std::cref(map_.markers)})
            for (const MapMarker& marker : markers)
                cells.push_back(marker.cell);
    emit cellsChanged(cells);
}

/// Drops those on passageways that are gone.
std::vector<MapMarker> MapDocument::keptMarkers(const std::vector<CellChange>& changes,
                                                std::vector<MapMarker> markers) const {
    if (changes.empty() || markers.empty())
        return markers;
    const auto changeOf = [&](Cell cell) {
        const auto it = std::lower_bound(changes.begin(), changes.end(), cell,
                                         [](const CellChange& c, Cell wanted) { return c.cell < wanted; });
        return it != changes.end() && it->cell == cell ? &*it : nullptr;
    };
    const auto sidesAfter = [&](Cell cell) -> std::optional<Sides> {
        const CellChange* change = changeOf(cell);
        if (change == nullptr)
            return sidesAt(cell);
        return change->after.empty() ? std::nullopt : sidesOf(change->after.front());
    };
    std::erase_if(markers, [&](const MapMarker& m) {
        const Cell beyond = neighbour(m.cell, m.side);
        if (!changeOf(m.cell) && !changeOf(beyond))
            return false;
        const auto here = sidesAfter(m.cell);
        const auto there = sidesAfter(beyond);
        const bool isNew = std::find(map_.markers.begin(), map_.markers.end(), m) == map_.markers.end();
        const bool stays = here && there &&
                           isPassage((*here)[static_cast<std::size_t>(tilewright::index(m.side))]) &&
                           isPassage((*there)[static_cast<std::size_t>(tilewright::index(opposite(m.side)))]);
        // This edit does not fix what was wrong before.
        return !stays && (isNew || isPassageway(m.cell, m.side));
    });
    return markers;
}

} // namespace tilewright
