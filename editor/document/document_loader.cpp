#include "editor/document/document_loader.h"

#include "editor/document/map/map_document.h"
#include "editor/document/save_file.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/words/translated_text.h"
#include "engine/base/files/file.h"
#include "engine/model/io/file_formats.h"

#include <QEventLoop>
#include <QFileInfo>

#include <utility>

namespace tilewright {

namespace {

template <class Special>
Loaded<std::unique_ptr<Document>> general(Loaded<std::unique_ptr<Special>> special) {
    Loaded<std::unique_ptr<Document>> result;
    result.issues = std::move(special.issues);
    if (special.value)
        result.value = std::move(*special.value);
    return result;
}

bool namesMap(const QString& name) {
    return name.endsWith(QLatin1String(".map.json"));
}

bool namesSet(const QString& name) {
    return name.endsWith(QLatin1String(".tileset.json"));
}

/// The file name decides; otherwise the format named in the file, at any place.
bool isMap(const QString& name, const std::string& text) {
    if (namesMap(name) || namesSet(name))
        return namesMap(name);
    return text.find("\"tilewright-map\"") < text.find("\"tilewright-tileset\"");
}

bool holdsMap(const QString& path) {
    if (namesMap(path) || namesSet(path))
        return namesMap(path);
    const Loaded<std::string> text = readFile(path.toStdString());
    return text && isMap(path, *text.value);
}

} // namespace

bool MapReader::takesLong(const QString& path) {
    constexpr qint64 largeFile = 2 * 1024 * 1024;
    const QFileInfo file(path);
    return file.isFile() && file.size() > largeFile;
}

MapReader::MapReader(QString path)
    : path_(std::move(path)), thread_(QThread::create([this] { result_ = MapDocument::read(path_); })) {
    thread_->start();
}

MapReader::~MapReader() {
    thread_->wait();
}

Loaded<std::unique_ptr<MapDocument>> MapReader::take() {
    QEventLoop loop;
    // First, so that the end of the thread is not missed.
    QObject::connect(thread_.get(), &QThread::finished, &loop, &QEventLoop::quit);
    if (!thread_->isFinished())
        loop.exec(QEventLoop::ExcludeUserInputEvents);
    thread_->wait();
    return std::move(result_);
}

std::unique_ptr<MapReader> beginReading(const QString& path) {
    const bool large = namesMap(path) && MapReader::takesLong(path) && checkRegularFile(path).empty();
    return large ? std::make_unique<MapReader>(path) : nullptr;
}

Loaded<std::unique_ptr<Document>> openDocument(const QString& path, std::unique_ptr<MapReader> begun) {
    if (begun && begun->path() == path)
        return general(begun->take());
    if (Issues issues = checkRegularFile(path); !issues.empty())
        return {std::nullopt, std::move(issues)};
    return holdsMap(path) ? general(MapDocument::open(path)) : general(TileSetDocument::open(path));
}

Loaded<std::unique_ptr<Document>> readDocument(const std::string& text, const QString& name) {
    Loaded<std::unique_ptr<Document>> result;
    if (isMap(name, text)) {
        Loaded<Map> map = readMap(text);
        result.issues = std::move(map.issues);
        if (map)
            result.value = std::make_unique<MapDocument>(std::move(*map.value));
    } else {
        Loaded<TileSet> set = readTileSet(text);
        result.issues = std::move(set.issues);
        if (set)
            result.value = std::make_unique<TileSetDocument>(std::move(*set.value));
    }
    return result;
}

std::unique_ptr<Document> exampleDocument(std::string_view bundledName) {
    if (namesMap(toQString(bundledName)))
        return MapDocument::example(bundledName);
    return TileSetDocument::example(bundledName);
}

} // namespace tilewright
