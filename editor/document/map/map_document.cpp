#include "editor/document/map/map_document.h"

#include "editor/document/change_value.h"
#include "editor/document/map/map_reading.h"
#include "editor/words/text.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/format.h"
#include "engine/model/io/map_file.h"
#include "engine/model/lint/lint.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QThread>

#include <algorithm>
#include <chrono>
#include <condition_variable>
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

std::pair<Cell, Direction> passagewayName(Cell cell, Direction side) {
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
    return inWindow && MapReading::takesLong(path) ? MapReading(path).take() : read(path);
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

std::string MapDocument::fileText() const {
    return tilewright::fileText(map_);
}

Issues MapDocument::replaceBy(const std::string& text, EditName what) {
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
        crowded_.clear();
        buildIndex();
        ++revision_;
        emit nameChanged();
        emit cellsChanged(cells);
    };
    undoStack().push(
        std::make_unique<ChangeValue<Map>>(std::move(what), store, map_, std::move(*read.value)).release());
    return read.issues;
}

Map MapDocument::file() const {
    Map map = map_;
    const auto before = [](const Chamber& a, const Chamber& b) { return readsBefore(a.cell, b.cell); };
    if (!std::is_sorted(map.chambers.begin(), map.chambers.end(), before))
        std::stable_sort(map.chambers.begin(), map.chambers.end(), before);
    return map;
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
    const auto wanted = passagewayName(cell, side);
    for (const MapMarker& marker : map_.markers)
        if (passagewayName(marker.cell, marker.side) == wanted)
            return marker.marker;
    return std::nullopt;
}

MapEdit MapDocument::replacing(const Chamber& chamber, const std::optional<Chamber>& after) const {
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
    const auto wanted = passagewayName(cell, side);
    MapEdit edit;
    edit.markers = map_.markers;
    std::erase_if(*edit.markers,
                  [&](const MapMarker& m) { return passagewayName(m.cell, m.side) == wanted; });
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
