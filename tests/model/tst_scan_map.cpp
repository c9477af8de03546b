#include <QObject>
#include <QTemporaryDir>

#include "engine/base/files/file.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/map_scanner.h"
#include "tests/model/samples.h"

#include <algorithm>
#include <rapidcheck.h>
#include <sstream>

using namespace tilewright;
using namespace tilewright::test;

namespace {

/// By way of document and schema.
std::optional<Map> readSlowly(const std::string& text) {
    const Loaded<Json> document = parseJson(text);
    Issues issues;
    if (!document || !checkFormat(*document.value, Schema::Map, issues))
        return std::nullopt;
    return mapFromJson(*document.value);
}

const std::string sample = R"({"format": "tilewright-map", "version": 1, "ruleset": "beneath", "name": "x",
 "chambers": [{"x": 0, "y": -3, "room": "cell", "seat": 2, "sides": ["cell-door", "earth", "red", "open"]},
  {"x": 10000, "y": 0, "tile": "a-1", "rotation": 90}, {"tile": "ä\"\n", "y": 1, "x": 2, "mine": [1, {"a": "]"}]}],
 "markers": [{"x": 0, "y": 0, "side": "north", "marker": "white", "by": null}], "more": {"k": 1.5}}
)";

/// Pieces that could be put into a file, right or wrong.
const std::vector<std::string> pieces{"\"seat\": 5,",
                                      "\"x\": 1,",
                                      "-0",
                                      "01",
                                      "1.0",
                                      "1e2",
                                      "10001",
                                      "-10000",
                                      "\"tile\": \"\",",
                                      "\"rotation\": 45,",
                                      "\"room\": \"cell\",",
                                      "\"tile\": \"b\",",
                                      "\"sides\": [],",
                                      "\"earth\",",
                                      ",",
                                      "}",
                                      "{",
                                      "]",
                                      "[",
                                      "null",
                                      "\"\\u0078\": 1,",
                                      "\"n\": 1,",
                                      "\"n\": {\"a\": 1, \"a\": 2},",
                                      "\"n\": [1,],",
                                      "\"n\": nul,",
                                      " ",
                                      "\xFF",
                                      "\x01",
                                      "\"",
                                      "\\",
                                      "\"version\": 2,",
                                      "\"markers\": [],",
                                      "\"chambers\": [],",
                                      "true",
                                      "9999999999",
                                      "// no\n",
                                      ":"};

} // namespace

class TestScanMap : public QObject {
    Q_OBJECT
private slots:
    void readsWhatTheDocumentGives() {
        const auto scanned = scanMap(sample);
        QVERIFY(scanned.has_value());
        QVERIFY(*scanned == readSlowly(sample).value());
        for (const BundledFile& file : bundledFiles())
            if (file.name.ends_with(".map.json")) {
                const auto map = scanMap(file.text);
                QVERIFY(map.has_value());
                QVERIFY(*map == readSlowly(std::string(file.text)).value());
                QCOMPARE(fileText(*map), std::string(file.text));
            }
    }

    /// Chambers lie across the ends of pieces, and the source gives them in parts of any size.
    void readsPieceByPiece() {
        Map map = *scanMap(sample);
        const std::vector<Chamber> few = map.chambers;
        for (int i = 0; i < 15'000; ++i) {
            map.chambers.push_back(few[static_cast<std::size_t>(i) % few.size()]);
            map.chambers.back().cell = {i % 200, 5 + i / 200};
        }
        const std::string text = "\xEF\xBB\xBF" + fileText(map) + std::string(600'000, ' ');
        QVERIFY(rc::check([&] {
            std::size_t at = 0;
            const auto most = *rc::gen::inRange<std::size_t>(1000, 300'000);
            const TextSource source = [&](std::span<char> room) {
                const std::size_t size = std::min({room.size(), most, text.size() - at});
                std::copy_n(text.begin() + static_cast<std::ptrdiff_t>(at), size, room.begin());
                at += size;
                return size;
            };
            const auto scanned = scanMap(source, text.size());
            RC_ASSERT(scanned.has_value());
            RC_ASSERT(*scanned == map);
            RC_ASSERT(at == text.size());
        }));
        for (const std::string& wrong : {text + 'x', text.substr(0, text.size() / 3)}) {
            std::istringstream stream(wrong);
            const TextSource source = [&](std::span<char> room) {
                stream.read(room.data(), static_cast<std::streamsize>(room.size()));
                return static_cast<std::size_t>(stream.gcount());
            };
            QVERIFY(!scanMap(source, wrong.size()));
        }
    }

    void readsFiles() {
        const QTemporaryDir folder;
        const std::filesystem::path path = folder.filePath(QStringLiteral("a.map.json")).toStdString();
        QVERIFY(!readMapFile(path) && readMapFile(path).issues.front().code == "file-unreadable");
        QVERIFY(writeFile(path, sample).empty());
        QVERIFY(*readMapFile(path).value == *scanMap(sample));
        // What is unusual or wrong, the document reader says.
        QVERIFY(writeFile(path, with(sample, "a-1", "a\\u002D1")).empty());
        QVERIFY(*readMapFile(path).value == *scanMap(sample));
        QVERIFY(writeFile(path, with(sample, "\"version\": 1", "\"version\": 2")).empty());
        QVERIFY(!readMapFile(path) && !readMapFile(path).issues.empty());
    }

    /// What the quick way leaves to the document is read all the same, and nothing of it is lost.
    void readsWhatIsUnusual_data() {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QByteArray many;
        for (int i = 0; i < 40; ++i)
            many += "\"own" + QByteArray::number(i) + "\": " + QByteArray::number(i) + ", ";
        const QByteArray tile = "\"tile\": \"a-1\"";
        QTest::newRow("fields of a room at a tile")
            << tile
            << QByteArray(
                   "\"seat\": 4, \"tile\": \"a-1\", \"sides\": [\"earth\", \"open\", \"open\", \"red\"]");
        QTest::newRow("a rotation at a room") << QByteArray("\"seat\": 2") << QByteArray("\"rotation\": 90");
        QTest::newRow("many fields") << tile << many + tile;
        QTest::newRow("deep fields") << QByteArray("1.5") << QByteArray(40, '[') + QByteArray(40, ']');
        QTest::newRow("null character") << QByteArray("\"x\",") << QByteArray("\"a\\u0000b\",");
        QTest::newRow("long id") << tile << "\"tile\": \"" + QByteArray("ä").repeated(100) + '"';
    }
    void readsWhatIsUnusual() {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        const std::string text = with(with(sample, "\"y\": 1,", "\"rotation\": 0, \"y\": 1,"),
                                      from.toStdString(), to.toStdString());
        QVERIFY(!scanMap(text));
        const auto read = readMap(text);
        QVERIFY(read);
        // Without an order of fields and chambers.
        const auto sorted = [](const Json& map) {
            auto plain = nlohmann::json::parse(map.dump());
            std::sort(plain["chambers"].begin(), plain["chambers"].end());
            return plain;
        };
        QVERIFY(sorted(toJson(*read.value)) == sorted(*parseJson(text).value));
        QVERIFY(*readMap(fileText(*read.value)).value == [&] {
            Map map = *read.value;
            std::ranges::sort(map.chambers, readingOrderLess, &Chamber::cell);
            return map;
        }());
    }

    /// To the schema such an id is empty.
    void leavesNullCharactersToTheDocument() {
        for (const std::string name : {"a-1", "x"}) {
            std::string text = sample;
            text.replace(text.find('"' + name + '"'), name.size() + 2, "\"\\u0000\\u0001\"");
            QVERIFY(parseJson(text));
            QVERIFY(!scanMap(text));
        }
        std::string text = sample;
        text.replace(text.find("a-1"), 3, "\\u0000b");
        QVERIFY(!readSlowly(text));
    }

    /// Whatever is cut out of a file or put into one: the quick way never accepts what the other refuses, and
    /// gives the same map.
    void neverAcceptsMore() {
        QVERIFY(rc::check([] {
            std::string text = sample;
            const int changes = *rc::gen::inRange(1, 4);
            for (int i = 0; i < changes; ++i) {
                const auto at = static_cast<std::size_t>(*rc::gen::inRange(0, static_cast<int>(text.size())));
                const auto length = static_cast<std::size_t>(*rc::gen::inRange(0, 12));
                text.replace(at, length, *rc::gen::elementOf(pieces));
            }
            const auto scanned = scanMap(text);
            RC_CLASSIFY(scanned.has_value());
            if (scanned) {
                const auto slow = readSlowly(text);
                RC_ASSERT(slow.has_value());
                RC_ASSERT(*slow == *scanned);
            }
        }));
    }

    void namesOneFieldOfEachKindWrong_data() {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        const auto row = [](const char* from, const char* to) {
            QTest::newRow(to) << QByteArray(from) << QByteArray(to);
        };
        row("\"x\": 0, \"y\": -3", "\"x\": 0, \"x\": 1, \"y\": -3");
        row("\"seat\": 2", "\"seat\": 0");
        row("\"seat\": 2", "\"tile\": \"a\"");
        row("10000, \"y\"", "10001, \"y\"");
        row("\"rotation\": 90", "\"rotation\": 91");
        row("\"mine\": [1", "\"mine\": [1,");
        row("\"by\": null", "\"by\": null, \"by\": 1");
        row("\"more\": {", "\"name\": {");
        row("\"version\": 1", "\"version\": 2");
        row("\"red\", \"open\"", "\"red\"");
        row("{\"k\": 1.5}}", "{\"k\": 1.5}} x");
    }
    void namesOneFieldOfEachKindWrong() {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        const std::string text = with(sample, from.toStdString(), to.toStdString());
        QVERIFY(!scanMap(text));
        const auto read = readMap(text);
        QVERIFY(!read);
        QVERIFY(!read.issues.empty());
    }

    void writesWhatTheDocumentWrites() {
        Map map = *scanMap(sample);
        QCOMPARE(fileText(map), fileText(toJson(map)));
        QVERIFY(*scanMap(fileText(map)) == *scanMap(fileText(toJson(map))));
        map.chambers.clear();
        QCOMPARE(fileText(map), fileText(toJson(map)));
        map.name = "\n  \"chambers\": []";
        map.chambers = {{.cell = {1, 2}, .tile = "t\xC3\xA4\x01"}, {.cell = {0, 0}, .tile = "\xFF"}};
        QCOMPARE(fileText(map), fileText(toJson(map)));
    }

    void aHugeMapIsReadAgain() {
        Map map;
        map.name = "huge";
        for (int y = 0; y < 1000; ++y)
            for (int x = 0; x < 1000; ++x)
                map.chambers.push_back(
                    {.cell = {x - 500, y - 500}, .tile = "cross-01", .rotation = rotationAt(x)});
        const std::string text = fileText(map);
        QVERIFY(text.size() < maxFileBytes);
        const auto read = readMap(text);
        QVERIFY(read);
        QVERIFY(*read.value == map);
    }
};

QTEST_APPLESS_MAIN(TestScanMap)
#include "tst_scan_map.moc"
