// From the start of the process to a painted window, beside Tiled. See README.md here.

#include "editor/output/formats/tiled/tiled_json.h"
#include "engine/base/json/json.h"
#include "tests/benchmarks/large_maps.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QThread>
#include <QtEndian>

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstdio>
#include <random>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace tilewright;

namespace {

/// A window counts as painted when so many of 1,000 points look as they do at the end: a list of issues and a
/// blinking cursor may still come.
constexpr std::size_t pointsOfThousand = 970;
/// The picture is the last one when it has stayed for so long.
constexpr int settledMs = 1200;
constexpr int patienceMs = 20000;
constexpr int pauseMs = 1;

void require(bool condition, const QString& what) {
    if (!condition)
        throw std::runtime_error(what.toStdString());
}

void writeFile(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    require(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size(), "cannot write " + path);
}

/// An X server without a screen, whose picture is a file in memory.
class Screen {
public:
    explicit Screen(const QDir& folder) {
        server_.setStandardErrorFile(QProcess::nullDevice());
        // The server picks a free display and prints its number.
        server_.start("Xvfb", {"-displayfd", "1", "-screen", "0", "1400x900x24", "-nolisten", "tcp", "-fbdir",
                               folder.path()});
        require(server_.waitForReadyRead(10000), "Xvfb does not start");
        display_ = ':' + QString::fromLatin1(server_.readAllStandardOutput().trimmed());
        file_.setFileName(folder.filePath("Xvfb_screen0"));
        require(file_.open(QIODevice::ReadOnly), "Xvfb keeps no picture");
        picture_ = file_.map(0, file_.size());
        require(picture_ != nullptr, "the picture of Xvfb cannot be mapped");
    }
    ~Screen() {
        server_.terminate();
        server_.waitForFinished();
    }
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;

    const QString& display() const { return display_; }

    /// Writes what is seen now as a file of xwd(1).
    void save(const QString& path) const {
        writeFile(path, QByteArray::fromRawData(reinterpret_cast<const char*>(picture_), file_.size()));
    }

    /// Colours of points all over the screen, always the same.
    std::vector<quint32> points() const {
        // An XWD file: header, colour map, rows. Numbers of the header are big-endian.
        const auto header = [this](int field) { return qFromBigEndian<quint32>(picture_ + 4 * field); };
        const quint32 width = header(4), height = header(5), bytesPerLine = header(12), colours = header(19);
        const uchar* pixels = picture_ + header(0) + colours * 12;
        std::vector<quint32> all;
        all.reserve(width / 4 * (height / 9));
        for (quint32 y = 4; y < height; y += 9)
            for (quint32 x = 2; x < width; x += 4)
                all.push_back(qFromUnaligned<quint32>(pixels + y * bytesPerLine + x * 4));
        return all;
    }

private:
    QProcess server_;
    QString display_;
    QFile file_;
    const uchar* picture_ = nullptr;
};

std::size_t equalPoints(const std::vector<quint32>& a, const std::vector<quint32>& b) {
    std::size_t equal = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        equal += a[i] == b[i] ? 1 : 0;
    return equal;
}

struct Start {
    double ms = 0;
    double mib = 0;
};

/// Settings of a person who has seen the tour, and nothing else.
QProcessEnvironment freshEnvironment(const QTemporaryDir& home, const Screen& screen) {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("DISPLAY", screen.display());
    environment.insert("QT_QPA_PLATFORM", "xcb");
    for (const char* kind : {"CONFIG", "DATA", "STATE"})
        environment.insert(QStringLiteral("XDG_%1_HOME").arg(QLatin1String(kind)), home.path());
    require(QDir(home.path()).mkpath("Tilewright"), "cannot make the folder of settings");
    writeFile(home.filePath("Tilewright/Tilewright.conf"), "[tour]\nseen=true\n");
    return environment;
}

/// Writes to `picture` what is seen at the end.
Start measure(const Screen& screen, const QString& program, const QStringList& arguments,
              const QString& picture) {
    const QTemporaryDir home;
    QProcess process;
    process.setProcessEnvironment(freshEnvironment(home, screen));
    process.setStandardOutputFile(QProcess::nullDevice());
    process.setStandardErrorFile(QProcess::nullDevice());
    struct Sight {
        qint64 at;
        std::vector<quint32> points;
    };
    std::vector<Sight> sights{{0, screen.points()}};
    QElapsedTimer clock;
    clock.start();
    process.start(program, arguments);
    require(process.waitForStarted(), "cannot start " + program);
    while (sights.size() == 1 || clock.elapsed() - sights.back().at / 1'000'000 < settledMs) {
        require(clock.elapsed() < patienceMs, "no settled window of " + program);
        QThread::msleep(pauseMs);
        const qint64 at = clock.nsecsElapsed();
        std::vector<quint32> points = screen.points();
        if (equalPoints(points, sights.back().points) * 1000 < points.size() * 999)
            sights.push_back({at, std::move(points)});
    }
    screen.save(picture);
    const double mib = benchmarks::peakMemory(QString::number(process.processId()));
    process.kill();
    process.waitForFinished();
    const std::vector<quint32>& last = sights.back().points;
    const auto painted = std::find_if(sights.begin() + 1, sights.end(), [&](const Sight& sight) {
        return equalPoints(sight.points, last) * 1000 >= last.size() * pointsOfThousand;
    });
    // The next process must not be taken for this one.
    QElapsedTimer since;
    since.start();
    while (equalPoints(screen.points(), sights.front().points) != last.size()) {
        require(since.elapsed() < patienceMs, "the window does not go away");
        QThread::msleep(20);
    }
    return {static_cast<double>(painted->at) / 1e6, mib};
}

/// A field whose tiles follow no pattern: one that repeats would be compressed to nothing.
Map shuffledField(int chambers) {
    const TileSet set = standardSet();
    Map map = squareMap(chambers);
    std::mt19937 random(1);
    for (Chamber& chamber : map.chambers) {
        chamber.tile = set.tiles[random() % set.tiles.size()].id;
        chamber.rotation = rotationAt(static_cast<int>(random() % 4));
    }
    return map;
}

/// The field as Tiled writes it: a list of numbers, compressed, in Base64.
QByteArray tiledField(const Map& map, const QString& tileSet) {
    const TileSet set = standardSet();
    const int edge = squareMapEdge(static_cast<int>(map.chambers.size()));
    std::vector<quint32> cells(static_cast<std::size_t>(edge) * static_cast<std::size_t>(edge));
    for (std::size_t i = 0; i < map.chambers.size(); ++i)
        cells[i] = qToLittleEndian(
            exchange::tiled::turnedGid(1 + findTile(set, map.chambers[i].tile), map.chambers[i].rotation));
    const auto bytes = static_cast<qsizetype>(cells.size() * sizeof(quint32));
    // Qt puts the length before the stream of zlib.
    const QByteArray data = qCompress(reinterpret_cast<const uchar*>(cells.data()), bytes).mid(4).toBase64();
    return QStringLiteral(R"(<?xml version="1.0" encoding="UTF-8"?>
<map version="1.8" tiledversion="1.8.2" orientation="orthogonal" renderorder="right-down" width="%1" height="%1" tilewidth="100" tileheight="100" infinite="0" nextlayerid="2" nextobjectid="1">
 <tileset firstgid="1" source="%2"/>
 <layer id="1" name="field" width="%1" height="%1">
  <data encoding="base64" compression="zlib">
   %3
  </data>
 </layer>
</map>
)")
        .arg(QString::number(edge), tileSet, QString::fromLatin1(data))
        .toUtf8();
}

/// The set with its pictures, as the program exports it. Returns the name of the file of the set.
QString exportTileSet(const QString& program, const QDir& folder) {
    const QString set = folder.filePath("set.tileset.json");
    const std::string_view text = bundledText(defaultTileSet);
    writeFile(set, QByteArray(text.data(), static_cast<qsizetype>(text.size())));
    QProcess process;
    // It lists the files that it writes.
    process.setStandardOutputFile(QProcess::nullDevice());
    process.start(program, {"export", "--to", "tiled", "-o", folder.path(), set});
    require(process.waitForFinished() && process.exitCode() == 0, program + " cannot export a set");
    const QStringList written = QDir(folder.path()).entryList({"*.tsj"});
    require(written.size() == 1, "no file for Tiled was written");
    return written.front();
}

struct Program {
    QString path;
    QString suffix;
    std::vector<Start> starts;

    double minimum() const {
        return std::min_element(starts.begin(), starts.end(), [](auto& a, auto& b) { return a.ms < b.ms; })
            ->ms;
    }
    double median() const {
        std::vector<double> all;
        for (const Start& start : starts)
            all.push_back(start.ms);
        std::sort(all.begin(), all.end());
        return (all[all.size() / 2] + all[(all.size() - 1) / 2]) / 2;
    }
    double memory() const {
        return std::max_element(starts.begin(), starts.end(), [](auto& a, auto& b) { return a.mib < b.mib; })
            ->mib;
    }
};

/// Adds their starts, in turn.
void compare(std::vector<Program>& programs, const Screen& screen, const QString& size, int runs,
             const QDir& folder) {
    // One more than asked for: the first only brings the files into memory.
    for (int run = -1; run < runs; ++run)
        for (std::size_t i = 0; i < programs.size(); ++i) {
            Program& program = programs[i];
            const QStringList file =
                size == "none" ? QStringList() : QStringList(folder.filePath(size + program.suffix));
            const QString picture = folder.filePath(size + QStringLiteral("-%1.xwd").arg(i));
            const Start start = measure(screen, program.path, file, picture);
            if (run >= 0)
                program.starts.push_back(start);
        }
}

void printHeading() {
    std::printf("%9s  %8s %8s %8s %8s  %s\n", "chambers", "min ms", "median", "of Tiled", "peak MiB",
                "program");
}

void print(const std::vector<Program>& programs, const QString& size) {
    for (const Program& program : programs)
        std::printf("%9s  %8.0f %8.0f %8.2f %8.0f  %s\n", qPrintable(size), program.minimum(),
                    program.median(), program.minimum() / programs.back().minimum(), program.memory(),
                    qPrintable(program.path));
    std::fflush(stdout);
}

/// Time and peak memory of each start, for programs that read them.
Json jsonOf(const std::vector<Program>& programs, int chambers) {
    Json list = Json::array();
    for (const Program& program : programs) {
        Json ms = Json::array();
        Json mib = Json::array();
        for (const Start& start : program.starts) {
            ms.push_back(start.ms);
            mib.push_back(start.mib);
        }
        list.push_back(Json{{"program", program.path.toStdString()}, {"ms", ms}, {"mib", mib}});
    }
    return Json{{"chambers", chambers}, {"programs", list}};
}

/// Prints a table, or what there is of it as JSON at the end.
void run(const std::vector<std::string>& ours, const std::string& tiled, int runs,
         const std::vector<int>& sizes, const QDir& folder, bool json) {
    const QString tileSet = exportTileSet(QString::fromStdString(ours.front()), folder);
    std::vector<Program> programs;
    for (const std::string& path : ours)
        programs.push_back({QString::fromStdString(path), ".map.json", {}});
    programs.push_back({QString::fromStdString(tiled), ".tmx", {}});
    const Screen screen(folder);
    if (!json)
        printHeading();
    Json document = Json::array();
    for (const int size : sizes) {
        const QString name = size == 0 ? QStringLiteral("none") : QString::number(size);
        if (size > 0) {
            const Map map = shuffledField(size);
            writeFile(folder.filePath(name + ".map.json"), QByteArray::fromStdString(fileText(map)));
            writeFile(folder.filePath(name + ".tmx"), tiledField(map, tileSet));
        }
        std::vector<Program> measured = programs;
        compare(measured, screen, name, runs, folder);
        document.push_back(jsonOf(measured, size));
        if (!json)
            print(measured, name);
    }
    if (json)
        std::puts(document.dump(2).c_str());
}

} // namespace

int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    CLI::App options("From the start of the process to a painted window, beside Tiled.");
    std::vector<std::string> ours{
        (QCoreApplication::applicationDirPath() + "/../../tilewright").toStdString()};
    std::string tiled = "tiled";
    int runs = 10;
    std::vector<int> sizes{0, 200, 10'000, 1'000'000};
    std::string folder;
    bool json = false;
    options.add_option("--program", ours, "Programs to measure; several are compared");
    options.add_option("--tiled", tiled, "Tiled");
    options.add_option("--runs", runs, "Starts of each program and size");
    options.add_option("--sizes", sizes, "Chambers of the maps; 0: no file");
    options.add_option("--folder", folder, "Keep the maps here, and pictures of the painted windows (xwd)");
    options.add_flag("--json", json, "Print each start, as JSON");
    CLI11_PARSE(options, argc, argv);
    try {
        const QTemporaryDir temporary;
        const QDir place(folder.empty() ? temporary.path() : QString::fromStdString(folder));
        require(place.mkpath("."), "cannot make " + place.path());
        run(ours, tiled, runs, sizes, place, json);
    } catch (const std::exception& fault) {
        std::fprintf(stderr, "startup: %s\n", fault.what());
        return 1;
    }
    return 0;
}
