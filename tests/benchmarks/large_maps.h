// Large maps, which benchmarks read and paint, and the memory that they take.

#pragma once

#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"

#include <QByteArray>
#include <QFile>
#include <QString>

#include <cmath>
#include <utility>

namespace tilewright {

inline TileSet standardSet() {
    return *readTileSet(bundledText(defaultTileSet)).value;
}

/// How wide squareMap() is: it is as square as may be.
inline int squareMapEdge(int chambers) {
    return static_cast<int>(std::ceil(std::sqrt(chambers)));
}

/// A field of all tiles of the standard set, row by row.
inline Map squareMap(int chambers) {
    const TileSet set = standardSet();
    Map map;
    map.name = "field";
    const int edge = squareMapEdge(chambers);
    for (int i = 0; i < chambers; ++i) {
        Chamber chamber;
        chamber.cell = {i % edge - edge / 2, i / edge - edge / 2};
        chamber.tile = set.tiles[static_cast<std::size_t>(i) * 7 % set.tiles.size()].id;
        chamber.rotation = rotationAt(i / 3);
        map.chambers.push_back(std::move(chamber));
    }
    return map;
}

} // namespace tilewright

namespace tilewright::benchmarks {

/// Most memory that a process ever had, in MiB: VmHWM, which the kernel tells in kB. `process` is its number,
/// or "self". 0 if it has ended.
inline double peakMemory(const QString& process) {
    const QByteArray name = "VmHWM:";
    QFile status(QStringLiteral("/proc/%1/status").arg(process));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray& line : status.readAll().split('\n'))
        if (line.startsWith(name)) {
            const QByteArray kilobytes = line.mid(name.size()).chopped(QByteArray("kB").size()).trimmed();
            constexpr double kilobytesInMebibyte = 1024;
            return kilobytes.toDouble() / kilobytesInMebibyte;
        }
    return 0;
}

} // namespace tilewright::benchmarks
