#include "editor/document/map/map_reading.h"

#include <QEventLoop>
#include <QFileInfo>

#include <utility>

namespace tilewright {

bool MapReading::takesLong(const QString& path) {
    constexpr qint64 largeFile = 2 * 1024 * 1024;
    const QFileInfo file(path);
    return file.isFile() && file.size() > largeFile;
}

MapReading::MapReading(QString path)
    : path_(std::move(path)), thread_(QThread::create([this] { result_ = MapDocument::read(path_); })) {
    thread_->start();
}

MapReading::~MapReading() {
    thread_->wait();
}

Loaded<std::unique_ptr<MapDocument>> MapReading::take() {
    QEventLoop loop;
    // First, so that the end of the thread is not missed.
    QObject::connect(thread_.get(), &QThread::finished, &loop, &QEventLoop::quit);
    if (!thread_->isFinished())
        loop.exec(QEventLoop::ExcludeUserInputEvents);
    thread_->wait();
    return std::move(result_);
}

} // namespace tilewright
