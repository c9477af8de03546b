// What holds of every format, and of writing what it makes.

#include "tests/exchange/fake_web_page.h"
#include "tests/exchange/sample_sources.h"
#include "tests/games/sample_games.h"
#include "tests/sanitizers.h"

#include "editor/output/formats/exchange_format.h"
#include "editor/output/formats/virtual_tabletop.h"
#include "editor/output/pictures/picture_formats.h"
#include "editor/output/pictures/table_painter.h"
#include "engine/base/file_names.h"
#include "engine/model/table/tile_table.h"

#include <QDir>
#include <QFile>
#include <QPainter>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <cstdlib>
#include <set>

using namespace tilewright;
using namespace tilewright::test;
using exchange::Format;
using exchange::Source;

class TestFormats : public QObject {
    Q_OBJECT
    const FakeWebPage player_;
    /// Each format with each source that it takes.
    static void everyExport() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("subject");
        for (const Format* format : exchange::formats())
            for (const exchange::Subject subject :
                 {exchange::Subject::Set, exchange::Subject::Map, exchange::Subject::Game})
                if (format->takes(subject))
                    QTest::addRow("%s %d", std::string(format->name()).c_str(), static_cast<int>(subject))
                        << QString::fromUtf8(format->name().data()) << static_cast<int>(subject);
        constexpr int ofTunnels = 3;
        for (const Format* format : exchange::formats())
            if (format->takes(exchange::Subject::Game))
                QTest::addRow("%s of tunnels", std::string(format->name()).c_str())
                    << QString::fromUtf8(format->name().data()) << ofTunnels;
    }
    static Source sourceOf(int subject) {
        return subject == 0   ? setSource()
               : subject == 1 ? mapSource()
               : subject == 2 ? gameSource()
                              : tunnelGameSource();
    }
    static QByteArray written(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("none");
    }

private slots:
    // Whatever comes before anybody in random games: on the board, beside it, in hands and in the supply.
    void everythingOnATableHasAPicture_data() {
        QTest::addColumn<int>("sample");
        for (std::size_t s = 0; s < samples().size(); ++s)
            QTest::newRow(samples()[s].ruleset.c_str()) << static_cast<int>(s);
    }
    void everythingOnATableHasAPicture() {
        if (inGateUnderSanitizers())
            QSKIP("thousands of tables, which are drawn without sanitizers too");
        QFETCH(int, sample);
        const Sample& played = samples()[static_cast<std::size_t>(sample)];
        std::set<ShownItem> shown;
        QByteArrayList without;
        int tables = 0;
        visitTables(played, [&](const game::Game& game, const game::Table& table) {
            for (const ShownItem& one : itemsShownOn(table))
                if (shown.insert(one).second &&
                    exchange::pictureOf({one.kind, one.player, one.number}).shapes.empty())
                    without << QByteArray::fromStdString(one.where + ' ' + one.kind);
            if (tables++ % 250 != 0)
                return;
            // As it is written to files: tiles and rooms too, and figures in their poses.
            const TableDrawing drawing = drawingOf(game, table);
            QCOMPARE(drawing.placed.size(), table.tiles.size() + table.tokens.size() + table.pieces.size());
            for (std::size_t i = 0; i < drawing.pictures.size(); ++i)
                if (drawing.pictures[i].shapes.empty())
                    without << "drawing of " + QByteArray::fromStdString(drawing.names[i]);
        });
        QCOMPARE(without.join(", "), QByteArray());
        QCOMPARE(missingItems(played, shown), QByteArray());
    }

    void releasedPrisonersHaveNoChain() {
        game::Table table;
        table.pieces = {{.kind = "prisoner", .player = 0}, {.kind = "prisoner", .player = 1}};
        table.seats.resize(2);
        table.seats[0].holdings = {{"prisoner", 1}};
        table.seats[1].holdings = {{"prisoner", 0}};
        const Source source = gameSource();
        const TableDrawing drawing = drawingOf(source.set, source.map, table);
        QCOMPARE(drawing.names,
                 (std::vector<std::string>{"piece prisoner-released 0 0", "piece prisoner 1 0"}));
    }

    void everyPictureFormatIsAnExport() {
        for (const PictureFormat& format : pictureFormats()) {
            const Format* exported = exchange::findFormat(format.name);
            QVERIFY(exported != nullptr);
            QVERIFY(exported->takes(exchange::Subject::Set) && exported->takes(exchange::Subject::Game));
            QCOMPARE(exported->options().size(), format.options.size());
        }
    }

    void largePicturesHaveFewerPixels() {
        const Json automatic{{"pixels", 0}};
        QCOMPARE(tilePixels(automatic, 80, 80), 100);
        QCOMPARE(tilePixels(automatic, 100, 100), 80);
        QCOMPARE(tilePixels(automatic, 1000, 1000), 8);
        QCOMPARE(tilePixels({{"pixels", 300}}, 1000, 1000), 300);
    }

    // Copies of a picture differ a little from the picture painted in place: where its edges are blended
    // twice, and by a 1,024th of a pixel in their place.
    void picturesAreCopiedAsTheyArePainted() {
        for (const Source& source : {mapSource(), gameSource(), tunnelGameSource(), dungeonGameSource()}) {
            const TableDrawing drawing = drawingOf(source.set, source.map, exchange::tableOf(source));
            CachedTablePainter stamped(drawing, 60);
            QImage copied(stamped.size(), QImage::Format_ARGB32_Premultiplied);
            copied.fill(Qt::transparent);
            QImage inPlace = copied;
            {
                QPainter painter(&copied);
                stamped.paint(painter, copied.rect());
                QPainter other(&inPlace);
                other.scale(0.6, 0.6);
                other.translate(-drawing.bounds.left, -drawing.bounds.top);
                TablePainter(drawing).paint(other,
                                            QRectF(QPointF(drawing.bounds.left, drawing.bounds.top),
                                                   QPointF(drawing.bounds.right, drawing.bounds.bottom)));
            }
            int most = 0;
            for (qsizetype i = 0; i < copied.sizeInBytes(); ++i)
                most = std::max(most, std::abs(copied.constBits()[i] - inPlace.constBits()[i]));
            QVERIFY2(most <= 16, std::to_string(most).c_str());
        }
    }

    void tunnelsAreExportedWithTheirTokens() {
        const Format& format = *exchange::findFormat("tts");
        const auto textOf = [&](const Json& options) {
            return bytesOf(exportedFiles(format, tunnelSource(), options), "tunnel.json");
        };
        const QByteArray plain = textOf({{"pixels", 64}, {"players", 6}});
        QVERIFY(plain.contains("Follower 7 of Orange") && !plain.contains("Tunnel-"));
        const QByteArray tunnel = textOf({{"pixels", 64}, {"rules", "tunnel"}});
        QVERIFY(tunnel.contains("Tunnel-blue"));
        // Rules for other tiles are refused.
        Json options = {{"urlPrefix", "https://example.org"}, {"rules", "tunnel"}};
        Issues issues;
        options = completeOptions(format.options(), options, issues);
        QVERIFY(issues.empty());
        const auto refused = format.make(setSource(), options, {});
        QVERIFY(!refused.value);
        QCOMPARE(refused.issues.front().pointer, std::string("/options/rules"));
    }

    void bytesRepeat_data() { everyExport(); }
    void bytesRepeat() {
        QFETCH(QString, name);
        QFETCH(int, subject);
        const Format& format = *exchange::findFormat(name.toStdString());
        const Source source = sourceOf(subject);
        const Json options = name == "tts" ? Json{{"pixels", 64}} : Json::object();
        const auto files = exportedFiles(format, source, options);
        QTemporaryDir first;
        QTemporaryDir second;
        QVERIFY(exchange::write(files, first.path().toStdString(), {}).empty());
        QVERIFY(exchange::write(exportedFiles(format, sourceOf(subject), options),
                                second.path().toStdString(), {})
                    .empty());
        const QStringList names = namesOf(files);
        QCOMPARE(QSet<QString>(names.begin(), names.end()).size(), names.size());
        for (const QString& file : names) {
            const QByteArray bytes = written(first.filePath(file));
            QVERIFY(bytes.size() > 20);
            QVERIFY2(written(second.filePath(file)) == bytes, qPrintable(file));
        }
        // Told beforehand: every file, and nothing else.
        Issues issues;
        QStringList patterns;
        for (const std::string& one : format.fileNames(source, completeOptions(format.options(), {}, issues)))
            patterns << QRegularExpression::escape(QString::fromStdString(one)).replace("\\*", ".+");
        const QRegularExpression told(QRegularExpression::anchoredPattern(patterns.join('|')));
        for (const QString& file : names)
            QVERIFY2(told.match(file).hasMatch(), qPrintable(file));
        for (const QString& pattern : patterns)
            QVERIFY2(
                !names.filter(QRegularExpression(QRegularExpression::anchoredPattern(pattern))).isEmpty(),
                qPrintable(pattern));
    }

    void stopsWhenToldTo_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"tiled", "tts", "vassal", "png"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void stopsWhenToldTo() {
        QFETCH(QString, name);
        const Format& format = *exchange::findFormat(name.toStdString());
        Issues issues;
        const Json options = completeOptions(format.options(), {{"urlPrefix", "https://x.org/"}}, issues);
        int asked = 0;
        const auto stopped = format.make(setSource(), options, [&asked](double) { return ++asked < 2; });
        QVERIFY(!stopped.value.has_value());
        QCOMPARE(stopped.issues.front().code, std::string("stopped"));
    }

    /// A set whose counts are all 0, as every format that sets out a table or a game says.
    void nothingIsPlayedWithoutTiles_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"tts", "vassal", "html"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void nothingIsPlayedWithoutTiles() {
        QFETCH(QString, name);
        const Format& format = *exchange::findFormat(name.toStdString());
        Source source = setSource();
        for (Tile& tile : source.set.tiles)
            tile.count = 0;
        Issues issues;
        const Json options = completeOptions(format.options(), {{"urlPrefix", "https://x.org/"}}, issues);
        const auto refused = format.make(source, options, {});
        QVERIFY(!refused.value.has_value());
        QCOMPARE(refused.issues.front().code, std::string("set-empty"));
        QVERIFY(exportedFiles(*exchange::findFormat("csv"), source, Json::object()).size() == 1);
    }

    void writesAllOrNothing() {
        QTemporaryDir folder;
        const std::filesystem::path target = folder.filePath("new/folder").toStdString();
        exchange::OutFiles files{{"a.txt", "one", {}}, {"deep/b.txt", "two", {}}};
        QVERIFY(exchange::plan(files, target).overwritten.empty());
        int asked = 0;
        const Issues stopped = exchange::write(files, target, [&asked](double) { return ++asked < 2; });
        QCOMPARE(stopped.front().code, std::string("stopped"));
        QVERIFY(!QDir(folder.filePath("new")).exists());
        QVERIFY(exchange::write(files, target, {}).empty());
        QCOMPARE(written(folder.filePath("new/folder/deep/b.txt")), QByteArray("two"));
        // The same again is nothing new.
        QVERIFY(exchange::plan(files, target).overwritten.empty());
        files[0].bytes = "other";
        const exchange::ExportPlan plan = exchange::plan(files, target);
        QCOMPARE(plan.files.size(), std::size_t{2});
        QCOMPARE(plan.overwritten, std::vector{target / "a.txt"});
        // A folder stands in the way of the second: the first stays as it was.
        files.push_back({"deep", "three", {}});
        QVERIFY(!exchange::write(files, target, {}).empty());
        QCOMPARE(written(folder.filePath("new/folder/a.txt")), QByteArray("one"));
        QCOMPARE(QDir(folder.filePath("new/folder")).entryList(QDir::Files | QDir::Hidden),
                 QStringList{"a.txt"});
    }

    void namesAreFitForEverySystem() {
        UniqueFileNames names;
        QCOMPARE(names.nameFor("Tee 1", ".png"), std::string("Tee-1.png"));
        QCOMPARE(names.nameFor("tee 1", ".png"), std::string("tee-1-2.png"));
        QCOMPARE(names.nameFor("../up", ".png"), std::string("_2E._2Fup.png"));
        QCOMPARE(names.nameFor("\u00E9:*", ".png"), std::string("_C3_A9_3A_2A.png"));
        QCOMPARE(names.nameFor("", ".png"), std::string("_.png"));
        QVERIFY(names.nameFor(std::string(400, '/'), ".png").size() < 200);
        // Devices on Windows, whatever follows their name.
        QCOMPARE(names.nameFor("Con", ".png"), std::string("_Con.png"));
        QCOMPARE(names.nameFor("lpt1.a", ".png"), std::string("_lpt1.a.png"));
        QCOMPARE(names.nameFor("console", ".png"), std::string("console.png"));
        QCOMPARE(fileNameFor("Grüfte & Höhlen: 2\u202e", ".svg", Letters::All),
                 std::string("Grüfte-Höhlen-2-.svg"));
    }

    void optionsAreChecked_data() {
        QTest::addColumn<QByteArray>("assignment");
        QTest::addColumn<QByteArray>("code");
        QTest::newRow("unknown") << QByteArray("colour=1") << QByteArray("option-unknown");
        QTest::newRow("too small") << QByteArray("pixels=1") << QByteArray("option-out-of-range");
        QTest::newRow("no number") << QByteArray("pixels=many") << QByteArray("option-out-of-range");
        QTest::newRow("too long a number")
            << QByteArray("seed=99999999999999999999") << QByteArray("option-out-of-range");
        QTest::newRow("no value") << QByteArray("urlPrefix") << QByteArray("option-malformed");
        for (const char* wrong : {"x", "ftp://x.org/", "https://", "https:///x", "http://a b/", "HTTPS"})
            QTest::newRow(wrong) << QByteArray("urlPrefix=") + wrong << QByteArray("option-address");
        QTest::newRow("address") << QByteArray("urlPrefix=http://x.org:8080/a") << QByteArray();
        QTest::newRow("good") << QByteArray("pixels=200") << QByteArray();
    }
    void optionsAreChecked() {
        QFETCH(QByteArray, assignment);
        QFETCH(QByteArray, code);
        const auto option = parseOption(exchange::findFormat("tts")->options(), assignment.toStdString());
        QCOMPARE(option.value.has_value(), code.isEmpty());
        if (!code.isEmpty())
            QCOMPARE(QByteArray::fromStdString(option.issues.front().code), code);
    }

    void tablesHaveTheSeparatorAskedFor() {
        const Source source = setSource();
        const auto files = exportedFiles(*exchange::findFormat("csv"), source, {{"separator", "semicolon"}});
        QVERIFY(
            bytesOf(files, "learning.csv").startsWith("\xEF\xBB\xBFid;count;north;east;south;west;notes\n"));
        const auto again = importTable(source.set, files.front().bytes);
        QVERIFY(again.value.has_value() && again.value->changes.empty());
    }

    void aLayoutNeedNotBeFitForPlay() {
        Source source = mapSource();
        source.map.chambers.resize(1);
        QVERIFY(exchange::check(source).empty());
        Chamber tile;
        tile.cell = {5, 5};
        tile.tile = "nope";
        source.map.chambers.push_back(tile);
        QCOMPARE(exchange::check(source).front().code, std::string("tile-unknown"));
        source.map.ruleset = "landscape";
        QCOMPARE(exchange::check(source).front().code, std::string("ruleset-other"));
        source.map.ruleset = source.set.ruleset;
        source.map.chambers.back().tile = source.set.tiles.front().id;
        QVERIFY(exchange::check(source).empty());
        QCOMPARE(exportedFiles(*exchange::findFormat("png"), source).front().picture->size, QSize(600, 600));
        // Who plays needs more.
        Issues issues;
        const Format& vassal = *exchange::findFormat("vassal");
        QVERIFY(!vassal.make(source, completeOptions(vassal.options(), {}, issues), {}).value.has_value());
    }

    void aMapTooWideIsNamed() {
        Source source = mapSource();
        Chamber far = source.map.chambers.front();
        far.cell = {10'000, 10'000};
        source.map.chambers.push_back(far);
        for (const char* name : {"tiled", "png"}) {
            const Format& format = *exchange::findFormat(name);
            Issues issues;
            // Automatic pixels are so few that the picture fits.
            const Json given = format.name() == "png" ? Json{{"pixels", 100}} : Json::object();
            const auto result = format.make(source, completeOptions(format.options(), given, issues), {});
            QVERIFY(!result.value.has_value());
            QVERIFY(!result.issues.front().message.empty());
        }
    }
};

QTEST_GUILESS_MAIN(TestFormats)
#include "tst_formats.moc"
