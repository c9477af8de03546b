// Tile sets and maps for Tiled: the fields that it needs, and, where it is installed, what it makes of them.

#include "tests/exchange/sample_sources.h"

#include "editor/output/formats/exchange_format.h"
#include "engine/model/io/file_formats.h"
#include "tests/waiting.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>

using namespace tilewright;
using namespace tilewright::test;

namespace {

const exchange::Format& tiled() {
    return *exchange::findFormat("tiled");
}

Json document(const exchange::OutFiles& files, const std::string& name) {
    return *parseJson(bytesOf(files, name).toStdString()).value;
}

Json valueOf(const Json& thing, const std::string& name) {
    for (const Json& one : thing.at("properties"))
        if (one.at("name") == name)
            return one.at("value");
    return nullptr;
}

/// Exit code and all that it said.
std::pair<int, QByteArray> run(const QString& program, const QStringList& arguments, const QString& folder) {
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("QT_QPA_PLATFORM", "offscreen");
    environment.insert("HOME", folder);
    environment.insert("XDG_RUNTIME_DIR", folder);
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.setWorkingDirectory(folder);
    process.start(program, arguments);
    if (!process.waitForFinished(waitTimeout))
        process.kill();
    return {process.exitCode(), process.readAll()};
}

struct Difference {
    double mean = 0;
    double far = 0;
};

/// Of all channels, from 0 to 255: how far apart they are on average, and which share is more than 32 apart.
Difference difference(const QImage& a, const QImage& b) {
    Difference result;
    const double all = 4.0 * a.width() * a.height();
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y);
            const QRgb q = b.pixel(x, y);
            for (const int gap :
                 {qRed(p) - qRed(q), qGreen(p) - qGreen(q), qBlue(p) - qBlue(q), qAlpha(p) - qAlpha(q)}) {
                result.mean += std::abs(gap) / all;
                result.far += std::abs(gap) > 32 ? 1 / all : 0;
            }
        }
    return result;
}

} // namespace

class TestTiled : public QObject {
    Q_OBJECT
private slots:
    void aSetHasImagesPropertiesAndAnEdgeSet() {
        const exchange::Source source = setSource();
        const auto files = exportedFiles(tiled(), source);
        const Json set = document(files, "learning.tsj");
        QCOMPARE(set.at("type"), Json("tileset"));
        QCOMPARE(set.at("columns"), Json(0));
        const std::size_t count = source.set.tiles.size();
        QCOMPARE(set.at("tilecount"), Json(count));
        const Json& wang = set.at("wangsets").at(0);
        QCOMPARE(wang.at("type"), Json("edge"));
        for (std::size_t i = 0; i < count; ++i) {
            const Tile& tile = source.set.tiles[i];
            const Json& entry = set.at("tiles").at(i);
            QCOMPARE(entry.at("id"), Json(i));
            QCOMPARE(valueOf(entry, "id"), Json(tile.id));
            QCOMPARE(valueOf(entry, "count"), Json(tile.count));
            const QImage image = QImage::fromData(bytesOf(files, entry.at("image").get<std::string>()));
            QCOMPARE(image.width(), entry.at("imagewidth").get<int>());
            QCOMPARE(image.height(), entry.at("imageheight").get<int>());
            const Json& wangTile = wang.at("wangtiles").at(i);
            QCOMPARE(wangTile.at("tileid"), Json(i));
            const Json& id = wangTile.at("wangid");
            QCOMPARE(id.size(), std::size_t{8});
            for (std::size_t side = 0; side < 4; ++side) {
                const auto colour = id.at(2 * side).get<std::size_t>();
                QCOMPARE(wang.at("colors").at(colour - 1).at("name"), Json(name(tile.sides()[side])));
                QCOMPARE(id.at(2 * side + 1), Json(0));
            }
        }
    }

    void aGameIsWhereItIsAndTurned() {
        const exchange::Source source = gameSource();
        const auto files = exportedFiles(tiled(), source);
        const Json map = document(files, "game.tmj");
        for (const char* field : {"orientation", "renderorder", "version", "nextlayerid", "nextobjectid"})
            QVERIFY2(map.contains(field), field);
        for (const Json& layer : map.at("layers")) {
            QCOMPARE(layer.at("opacity"), Json(1));
            QCOMPARE(layer.at("visible"), Json(true));
        }
        // Each tile set begins where the one before it ends.
        int next = 1;
        int rooms = 0;
        for (const Json& used : map.at("tilesets")) {
            QCOMPARE(used.at("firstgid").get<int>(), next);
            const auto file = used.at("source").get<std::string>();
            if (file == "game-rooms.tsj")
                rooms = next;
            next += document(files, file).at("tilecount").get<int>();
        }
        const int left = valueOf(map, "left").get<int>();
        const int top = valueOf(map, "top").get<int>();
        const int width = map.at("width").get<int>();
        const Json& data = map.at("layers").at(0).at("data");
        QCOMPARE(data.size(), static_cast<std::size_t>(width * map.at("height").get<int>()));
        // Tiled's own table of the flags for a clockwise turn.
        const std::uint32_t flags[] = {0, 0xA0000000U, 0xC0000000U, 0x60000000U};
        int turned = 0;
        for (const game::LaidTile& laid : source.table.tiles) {
            const auto gid =
                data.at(static_cast<std::size_t>((laid.cell.y - top) * width + laid.cell.x - left))
                    .get<std::uint32_t>();
            if (laid.tile >= 0)
                QCOMPARE(gid, static_cast<std::uint32_t>(laid.tile + 1) | flags[index(laid.rotation)]);
            else
                QVERIFY(static_cast<int>(gid) >= rooms && rooms > 0);
            turned += laid.rotation == Rotation::R90 ? 1 : 0;
        }
        QVERIFY(turned > 0);
        QCOMPARE(map.at("layers").at(1).at("objects").size(),
                 source.table.pieces.size() + source.table.tokens.size());
    }

    void tiledOpensItAndShowsOurPicture_data() {
        QTest::addColumn<bool>("isGame");
        QTest::newRow("map") << false;
        QTest::newRow("game") << true;
    }
    void tiledOpensItAndShowsOurPicture() {
        QFETCH(bool, isGame);
        const QString editor = QStandardPaths::findExecutable("tiled");
        const QString rasterizer = QStandardPaths::findExecutable("tmxrasterizer");
        QVERIFY2(!editor.isEmpty() && !rasterizer.isEmpty(), "no Tiled (Debian: apt-get install tiled)");
        const exchange::Source source = isGame ? gameSource() : mapSource();
        QTemporaryDir folder;
        const std::filesystem::path path = folder.path().toStdString();
        QVERIFY(exchange::write(exportedFiles(tiled(), source), path, {}).empty());
        QVERIFY(exchange::write(exportedFiles(*exchange::findFormat("png"), source), path, {}).empty());
        const QString name = QString::fromStdString(source.name);

        const auto [opened, said] =
            run(editor, {"--export-map", "json", name + ".tmj", "again.json"}, folder.path());
        QVERIFY2(opened == 0 && !said.toLower().contains("error"), said);
        const auto again = parseJson([&] {
            QFile file(folder.filePath("again.json"));
            return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
        }());
        QCOMPARE(
            again.value->at("layers").at(0).at("data"),
            document(exportedFiles(tiled(), source), source.name + ".tmj").at("layers").at(0).at("data"));
        const auto [read, words] =
            run(editor, {"--export-tileset", "json", name + "-tiles.tsj", "tiles.json"}, folder.path());
        QVERIFY2(read == 0 && !words.toLower().contains("error"), words);

        const auto [drawn, noise] = run(rasterizer, {name + ".tmj", "drawn.png"}, folder.path());
        QVERIFY2(drawn == 0, noise);
        const QImage theirs(folder.filePath("drawn.png"));
        const QImage ours(folder.filePath(name + ".png"));
        QCOMPARE(theirs.size(), ours.size());
        // It turns pictures where we turn shapes, and scales pieces: edges differ by shades, hardly anything
        // else does.
        const Difference apart = difference(theirs, ours);
        QVERIFY2(apart.mean < 0.5, qPrintable(QString::number(apart.mean)));
        QVERIFY2(apart.far < 0.001, qPrintable(QString::number(apart.far)));
    }
};

QTEST_GUILESS_MAIN(TestTiled)
#include "tst_tiled.moc"
