#pragma once

#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "engine/sheet/component_sheets.h"
#include "tests/waiting.h"

#include <QDir>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>
#include <filesystem>

namespace tilewright::test {

inline void addTile(TileSet& set, const char* id, int count, Sides sides) {
    Tile tile;
    tile.id = id;
    tile.count = count;
    tile.face = sides;
    set.tiles.push_back(tile);
}

/// A few tiles of different doors, one of them with a name that is no file's.
inline TileSet fewTiles() {
    TileSet set;
    set.name = "Few & <Größe>";
    addTile(set, "cross-01", 3,
            {SideContent::SkullRed, SideContent::Open, SideContent::Special, SideContent::SkullBlue});
    addTile(set, "dead end/\"1\"", 2,
            {SideContent::SkullYellow, SideContent::Earth, SideContent::Earth, SideContent::Earth});
    addTile(set, "bend", 1,
            {SideContent::SkullGrey, SideContent::Earth, SideContent::SkullPurple, SideContent::Earth});
    return set;
}

inline TileSet standardTiles() {
    return *readTileSet(bundledText(defaultTileSet)).value;
}

inline sheet::PrintDocument sheetsOf(const TileSet& set, const sheet::SheetSpecification& specification) {
    return *sheet::componentSheets(set, specification).value;
}
// No default argument: GCC 12 takes it for uninitialised.
inline sheet::PrintDocument sheetsOf(const TileSet& set) {
    const sheet::SheetSpecification standard;
    return sheetsOf(set, standard);
}

/// A folder for the files of one test.
struct Folder {
    QTemporaryDir folder;
    QString path(const QString& name) const { return folder.filePath(name); }
    std::filesystem::path target(const QString& name = {}) const { return path(name).toStdString(); }
    /// Hidden ones too.
    QStringList files(const QString& below = {}) const {
        return QDir(folder.filePath(below))
            .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
    }
};

struct ToolResult {
    int exitCode = -1;
    QByteArray output;
};
/// A program of another package, which the tests ask for; exit code -1 where it is missing.
inline ToolResult runTool(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(program, arguments);
    if (!process.waitForFinished(waitTimeout) || process.exitStatus() != QProcess::NormalExit)
        return {-1, process.readAll() + process.errorString().toUtf8()};
    return {process.exitCode(), process.readAll()};
}

/// The greatest difference of a channel, averaged over blocks of 4 by 4 pixels: rasterisers differ at edges.
inline double blockDifference(const QImage& a, const QImage& b) {
    if (a.size() != b.size())
        return 255;
    double greatest = 0;
    for (int y = 0; y + 4 <= a.height(); y += 4)
        for (int x = 0; x + 4 <= a.width(); x += 4) {
            double sum = 0;
            for (int i = 0; i < 16; ++i) {
                const QRgb p = a.pixel(x + i % 4, y + i / 4), q = b.pixel(x + i % 4, y + i / 4);
                sum += std::max({std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)),
                                 std::abs(qBlue(p) - qBlue(q))});
            }
            greatest = std::max(greatest, sum / 16);
        }
    return greatest;
}

} // namespace tilewright::test
