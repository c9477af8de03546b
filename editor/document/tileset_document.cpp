#include "editor/document/tileset_document.h"

#include "editor/document/change_value.h"
#include "editor/theme/text.h"
#include "engine/tileset/bundled.h"
#include "engine/tileset/file.h"
#include "engine/tileset/format.h"

#include <QFileInfo>
#include <QRegularExpression>

namespace tilewright {

namespace {

/// A tile that comes or goes.
class Presence : public QUndoCommand {
public:
    using Act = std::function<void()>;
    Presence(const QString& text, Act redoes, Act undoes)
        : QUndoCommand(text), redo_(std::move(redoes)), undo_(std::move(undoes)) {}
    void redo() override { redo_(); }
    void undo() override { undo_(); }

private:
    Act redo_;
    Act undo_;
};

} // namespace

TileSetDocument::TileSetDocument(TileSet set, QString path, QObject* parent)
    : Document(std::move(path), parent), set_(std::move(set)) {
    for (auto signal :
         {&TileSetDocument::tileChanged, &TileSetDocument::tileInserted, &TileSetDocument::tileRemoved})
        connect(this, signal, this, &TileSetDocument::changed);
    connect(this, &TileSetDocument::nameChanged, this, &TileSetDocument::changed);
}

Loaded<std::unique_ptr<TileSetDocument>> TileSetDocument::open(const QString& path) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    Loaded<std::unique_ptr<TileSetDocument>> result;
    Loaded<std::string> text = readFile(std::filesystem::path(absolute.toStdString()));
    result.issues = std::move(text.issues);
    if (text) {
        Loaded<TileSet> set = readTileSet(*text.value);
        result.issues.insert(result.issues.end(), set.issues.begin(), set.issues.end());
        if (set)
            result.value = std::make_unique<TileSetDocument>(std::move(*set.value), absolute);
    }
    for (Issue& issue : result.issues)
        issue.file = absolute.toStdString();
    return result;
}

std::unique_ptr<TileSetDocument> TileSetDocument::example(std::string_view bundledName) {
    auto document = std::make_unique<TileSetDocument>(readTileSet(bundledText(bundledName)).value.value());
    document->setSuggestedName(QFileInfo(toQString(bundledName)).fileName());
    return document;
}

QString TileSetDocument::strokeOf(const QString& what, Merge merge) const {
    return merge == Merge::Yes ? QStringLiteral("%1#%2").arg(what).arg(stroke_) : QString();
}

std::string TileSetDocument::fileText() const {
    return tilewright::fileText(toJson(set_));
}

void TileSetDocument::setSide(int index, Direction direction, Side side, Merge merge) {
    Tile after = tile(index);
    after.sides[static_cast<std::size_t>(tilewright::index(direction))] = side;
    //: %1 is a tile, %2 north, east, south or west, %3 what it is now
    change(index, std::move(after),
           tr("%1: %2 becomes %3")
               .arg(toQString(tile(index).id), translated(name(direction)), translated(name(side))),
           strokeOf(QStringLiteral("side/%1/%2").arg(index).arg(tilewright::index(direction)), merge));
}

void TileSetDocument::turnTile(int index) {
    Tile after = tile(index);
    after.sides = turned(after.sides, Rotation::R90);
    change(index, std::move(after), tr("turn %1").arg(toQString(tile(index).id)), {});
}

void TileSetDocument::setId(int index, const std::string& id) {
    Tile after = tile(index);
    after.id = id;
    change(index, std::move(after), tr("rename %1").arg(toQString(tile(index).id)), {});
}

void TileSetDocument::setCount(int index, int count, Merge merge) {
    Tile after = tile(index);
    after.count = count;
    change(index, std::move(after), tr("count of %1").arg(toQString(tile(index).id)),
           strokeOf(QStringLiteral("count/%1").arg(index), merge));
}

void TileSetDocument::setNotes(int index, const std::string& notes, Merge merge) {
    Tile after = tile(index);
    after.notes = notes;
    change(index, std::move(after), tr("notes of %1").arg(toQString(tile(index).id)),
           strokeOf(QStringLiteral("notes/%1").arg(index), merge));
}

void TileSetDocument::setName(const std::string& newName) {
    if (newName == set_.name)
        return;
    const auto store = [this](const std::string& value) {
        set_.name = value;
        emit nameChanged();
    };
    undoStack().push(
        std::make_unique<ChangeValue<std::string>>(tr("name of the set"), store, set_.name, newName)
            .release());
}

int TileSetDocument::addTile() {
    Tile tile;
    tile.id = freeId(set_, "tile-01");
    tile.sides = {Side::Open, Side::Earth, Side::Open, Side::Earth};
    const QString text = tr("add %1").arg(toQString(tile.id));
    return insert(size(), std::move(tile), text);
}

int TileSetDocument::duplicateTile(int index) {
    Tile copy = tile(index);
    copy.id = freeId(set_, copy.id);
    return insert(index + 1, std::move(copy), tr("duplicate %1").arg(toQString(tile(index).id)));
}

void TileSetDocument::deleteTile(int index) {
    const Tile gone = tile(index);
    undoStack().push(std::make_unique<Presence>(
                         tr("delete %1").arg(toQString(gone.id)), [this, index] { storeRemoved(index); },
                         [this, index, gone] { storeInserted(index, gone); })
                         .release());
}

void TileSetDocument::change(int index, Tile after, const QString& text, const QString& stroke) {
    if (after == tile(index))
        return;
    const auto store = [this, index](const Tile& value) { storeTile(index, value); };
    undoStack().push(
        std::make_unique<ChangeValue<Tile>>(text, store, tile(index), std::move(after), stroke).release());
}

int TileSetDocument::insert(int index, Tile tile, const QString& text) {
    undoStack().push(std::make_unique<Presence>(
                         text, [this, index, tile = std::move(tile)] { storeInserted(index, tile); },
                         [this, index] { storeRemoved(index); })
                         .release());
    return index;
}

void TileSetDocument::storeTile(int index, const Tile& tile) {
    set_.tiles[static_cast<std::size_t>(index)] = tile;
    emit tileChanged(index);
}

void TileSetDocument::storeInserted(int index, const Tile& tile) {
    emit tileAboutToBeInserted(index);
    set_.tiles.insert(set_.tiles.begin() + index, tile);
    emit tileInserted(index);
}

void TileSetDocument::storeRemoved(int index) {
    emit tileAboutToBeRemoved(index);
    set_.tiles.erase(set_.tiles.begin() + index);
    emit tileRemoved(index);
}

std::string freeId(const TileSet& set, const std::string& like) {
    if (findTile(set, like) < 0)
        return like;
    static const QRegularExpression numbered(QStringLiteral("^(.*?)(\\d{1,8})$"));
    const QRegularExpressionMatch match = numbered.match(toQString(like));
    const QString stem = match.hasMatch() ? match.captured(1) : toQString(like) + u'-';
    const int width = match.hasMatch() ? static_cast<int>(match.capturedLength(2)) : 2;
    for (int number = match.hasMatch() ? match.captured(2).toInt() + 1 : 2;; ++number) {
        std::string id = (stem + QStringLiteral("%1").arg(number, width, 10, QLatin1Char('0'))).toStdString();
        if (findTile(set, id) < 0)
            return id;
    }
}

} // namespace tilewright
