// Small pictures for file managers, and what they are not made of.
#include "engine/model/io/bundled.h"
#include "tests/cli/run_program.h"

#include <QFile>
#include <QImage>
#include <QSet>
#include <QTest>

#include <sys/stat.h>

using namespace tilewright;
using namespace tilewright::test;

namespace {

QByteArray bundled(const char* name) {
    const std::string_view text = bundledText(name);
    return {text.data(), static_cast<qsizetype>(text.size())};
}

int colours(const QImage& image) {
    QSet<QRgb> found;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            found.insert(image.pixel(x, y));
    return static_cast<int>(found.size());
}

} // namespace

class ThumbnailTest : public QObject {
    Q_OBJECT
private slots:
    void pictures_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("least"); // colours
        QTest::newRow("set") << "set.json" << QByteArray() << 9;
        QTest::newRow("set of a landscape") << "land.json" << bundled("landscape/base.tileset.json") << 9;
        QTest::newRow("map") << "map.json" << QByteArray() << 9;
        QTest::newRow("game") << "game.json" << QByteArray() << 9;
        QTest::newRow("map with tiles of another set")
            << "other.json"
            << QByteArray(R"({"format": "tilewright-map", "version": 1, "ruleset": "landscape", "name": "x",
                "chambers": [{"x": 0, "y": 0, "tile": "mine"}, {"x": 1, "y": 0, "tile": "his"}]})")
            << 2;
    }
    void pictures() {
        QFETCH(QString, file);
        QFETCH(QByteArray, bytes);
        QFETCH(int, least);
        const WorkFolder folder;
        if (!bytes.isEmpty())
            writeBytes(folder.path(file), bytes);
        for (const int size : {64, 128, 512}) {
            const ProcessResult ran =
                folder.run({"thumbnail", file, "--size", QString::number(size), "-o", "small.png"});
            QVERIFY2(ran.exitCode == 0, ran.errors.constData());
            QCOMPARE(ran.output, QByteArray());
            const QImage image(folder.path("small.png"));
            QCOMPARE(std::max(image.width(), image.height()), size);
            QVERIFY(colours(image) >= least);
        }
    }

    // The end, not the beginning.
    void gameShowsItsEnd() {
        const WorkFolder folder;
        QCOMPARE(folder.run({"thumbnail", "game.json", "-o", "end.png"}).exitCode, 0);
        QCOMPARE(folder.run({"export", "game.json", "--to", "map", "-o", "end.map.json"}).exitCode, 0);
        QCOMPARE(folder.run({"thumbnail", "end.map.json", "-o", "board.png"}).exitCode, 0);
        const QImage end(folder.path("end.png"));
        const QImage board(folder.path("board.png"));
        // Tiles lie alike; the game has pieces on them.
        QVERIFY(end != board);
        QVERIFY(std::abs(end.width() - board.width()) <= 16);
    }

    void largeMapIsDrawn() {
        const WorkFolder folder;
        QByteArray map =
            "{\"format\": \"tilewright-map\", \"version\": 1, \"ruleset\": \"landscape\", \"name\": \"x\", "
            "\"chambers\": [";
        for (int i = 0; i < 300 * 300; ++i)
            map += QByteArray(i == 0 ? "" : ",") + "{\"x\": " + QByteArray::number(i % 300) +
                   ", \"y\": " + QByteArray::number(i / 300) + ", \"tile\": \"mine\"}";
        writeBytes(folder.path("large.map.json"), map + "]}");
        const ProcessResult ran = folder.run({"thumbnail", "large.map.json", "-o", "small.png"});
        QVERIFY2(ran.exitCode == 0, ran.errors.constData());
        QCOMPARE(QImage(folder.path("small.png")).size(), QSize(256, 256));
    }

    void badFilesAreRefused_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("exitCode");
        QTest::newRow("empty") << QByteArray("") << 3;
        QTest::newRow("no JSON") << QByteArray("\x89PNG\r\n") << 3;
        QTest::newRow("nothing") << QByteArray("{}") << 3;
        QTest::newRow("brackets") << QByteArray(1 << 20, '[') << 3;
        QTest::newRow("study") << QByteArray(R"({"format": "tilewright-study", "version": 1})") << 3;
        QTest::newRow("empty map")
            << QByteArray(
                   R"({"format": "tilewright-map", "version": 1, "ruleset": "landscape",
                                              "name": "x", "chambers": []})")
            << 1;
        QTest::newRow("far apart")
            << QByteArray(R"({"format": "tilewright-map", "version": 1, "ruleset": "landscape", "name": "x",
                "chambers": [{"x": 0, "y": 0, "tile": "a"}, {"x": 9000, "y": 0, "tile": "b"}]})")
            << 1;
    }
    void badFilesAreRefused() {
        QFETCH(QByteArray, bytes);
        QFETCH(int, exitCode);
        const WorkFolder folder;
        writeBytes(folder.path("bad.json"), bytes);
        const QStringList before = folder.files();
        const ProcessResult ran = folder.run({"thumbnail", "bad.json", "-o", "small.png"});
        QVERIFY(ran.ended);
        QCOMPARE(ran.exitCode, exitCode);
        QVERIFY(!ran.errors.isEmpty());
        QCOMPARE(folder.files(), before);
    }

    /// Without reading them.
    void pipesAndLargeFilesAreRefused() {
        const WorkFolder folder;
        QCOMPARE(::mkfifo(QFile::encodeName(folder.path("pipe")).constData(), 0600), 0);
        QFile large(folder.path("large.json"));
        QVERIFY(large.open(QIODevice::WriteOnly) && large.resize(qint64{1} << 33));
        for (const char* file : {"pipe", "large.json", "."}) {
            const ProcessResult ran = folder.run({"thumbnail", file, "-o", "small.png"});
            QVERIFY(ran.ended);
            QCOMPARE(ran.exitCode, 1);
            QVERIFY(!QFile::exists(folder.path("small.png")));
        }
        // Nor is the file itself overwritten.
        const QByteArray set = readBytes(folder.path("set.json"));
        QCOMPARE(folder.run({"thumbnail", "set.json", "-o", "set.json"}).exitCode, 2);
        QCOMPARE(readBytes(folder.path("set.json")), set);
    }
};

QTEST_GUILESS_MAIN(ThumbnailTest)
#include "tst_thumbnail.moc"
