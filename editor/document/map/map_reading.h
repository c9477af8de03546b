#pragma once

#include "editor/document/map/map_document.h"

#include <QString>
#include <QThread>

#include <memory>

namespace tilewright {

/// A map file that is read on a thread of its own, from the construction on.
class MapReading {
public:
    /// Whether it is so large that the window would be blocked.
    static bool takesLong(const QString& path);

    explicit MapReading(QString path);
    ~MapReading();
    MapReading(const MapReading&) = delete;
    MapReading& operator=(const MapReading&) = delete;

    const QString& path() const { return path_; }
    /// What MapDocument::open() gives; call once. Until it is read, the window is painted but takes no input.
    Loaded<std::unique_ptr<MapDocument>> take();

private:
    QString path_;
    Loaded<std::unique_ptr<MapDocument>> result_;
    std::unique_ptr<QThread> thread_;
};

} // namespace tilewright
