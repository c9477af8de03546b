#include <QObject>

#include "engine/base/json/schema_validator.h"
#include "tests/model/samples.h"

#include <limits>

using namespace tilewright;
using namespace tilewright::test;

// Hostile and broken texts: each row tells the code, the place and words of the message.

namespace {

const std::string setText = R"({
  "format": "tilewright-tileset", "version": 1, "ruleset": "beneath", "name": "Example",
  "tileMillimetres": 45,
  "pickColours": ["blue", "yellow"],
  "tiles": [
    {"id": "cross-01", "count": 2, "sides": ["blue", "open", "earth", "special"], "notes": ""}
  ]
})";

const std::string mapText = R"({
  "format": "tilewright-map", "version": 1, "ruleset": "beneath", "name": "Guardhouse",
  "chambers": [
    {"x": 0, "y": 0, "room": "cell", "seat": 1, "sides": ["cell-door", "earth", "earth", "earth"]},
    {"x": 3, "y": -1, "tile": "cross-01", "rotation": 90}
  ],
  "markers": [{"x": 3, "y": -2, "side": "south", "marker": "black"}]
})";

std::string spacesAndOne(std::size_t spaces) {
    std::string text(spaces, ' ');
    text.push_back('1');
    return text;
}

void addTextColumns() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QByteArray>("place");
    QTest::addColumn<QByteArray>("words");
}
void addText(const char* name, const std::string& text, const char* code, const char* place,
             const char* words) {
    QTest::newRow(name) << QByteArray::fromStdString(text) << QByteArray(code) << QByteArray(place)
                        << QByteArray(words);
}

} // namespace

class TestBadInput : public QObject {
    Q_OBJECT

private slots:
    void syntax_data();
    void syntax();
    void tileSet_data();
    void tileSet();
    void map_data();
    void map();
    void severalProblemsAtOnce();
    void millionNestedArrays();
    void deepestNestingThatIsRead();
    void tooLarge();
    void manyFieldsOfOneObject();
    void everyCutIsRefused();
    void everyByteChangedIsReadOrRefused();

private:
    static void compare(const Issues& issues);
    template <class Read>
    static void compareRefused(Read read, Schema schema);
};

void TestBadInput::compare(const Issues& issues) {
    QFETCH(QByteArray, code);
    QFETCH(QByteArray, place);
    QFETCH(QByteArray, words);
    QVERIFY2(!issues.empty(), "nothing was found");
    const Issue& issue = issues.front();
    QVERIFY2(issues.size() == 1, listed(issues).constData());
    QCOMPARE(QByteArray::fromStdString(issue.code), code);
    const QByteArray found = issue.line > 0
                                 ? QByteArray::number(issue.line) + ":" + QByteArray::number(issue.column)
                                 : QByteArray::fromStdString(issue.pointer);
    QCOMPARE(found, place);
    QCOMPARE(QByteArray::fromStdString(issue.message.english()), words);
    QCOMPARE(issue.severity, Severity::Error);
}

template <class Read>
void TestBadInput::compareRefused(Read read, Schema schema) {
    QFETCH(QByteArray, text);
    const auto loaded = read(text.toStdString());
    QVERIFY(!loaded);
    compare(loaded.issues);
    // The schema alone refuses it too, as any other program that reads our schemas would.
    QVERIFY(!fitsSchema(*parseJson(schemaText(schema)).value, *parseJson(text.toStdString()).value));
}

void TestBadInput::syntax_data() {
    addTextColumns();
    const auto row = addText;
    row("empty", "", "syntax", "1:1", "Found the end of the file, expected a value.");
    row("only a mark", "\xEF\xBB\xBF", "syntax", "1:1", "Found the end of the file, expected a value.");
    row("truncated object", "{\n  \"a\": 1", "syntax", "2:9",
        "Found the end of the file, expected a comma or } after the field.");
    row("truncated list", "[1", "syntax", "1:3",
        "Found the end of the file, expected a comma or ] after the entry.");
    row("truncated text", "{\"a\": \"b", "syntax", "1:9",
        "Found the end of the file within text, expected a closing quote.");
    row("truncated name", "{", "syntax", "1:2",
        "Found the end of the file, expected a field name in double quotes.");
    row("truncated field", "{\"a\"", "syntax", "1:5",
        "Found the end of the file, expected a colon after the field name.");
    row("NaN", "{\"a\": NaN}", "syntax", "1:7",
        "Found “NaN”, expected JSON: text in double quotes, a number, a list, an object, true, false or "
        "null.");
    row("Infinity", "[\n Infinity]", "syntax", "2:2",
        "Found “Infinity”, expected JSON: text in double quotes, a number, a list, an object, true, false or "
        "null.");
    row("-Infinity", "[-Infinity]", "syntax", "1:2",
        "Found “-Infinity”, expected a number such as 12, -3 or 4.5.");
    row("1e999", "[1e999]", "number-too-large", "1:2", "Found “1e999”, a number too large to read.");
    row("leading zero", "[01]", "syntax", "1:2", "Found “01”, expected a number such as 12, -3 or 4.5.");
    row("single quotes", "{'a': 1}", "syntax", "1:2",
        "Found “'”, expected JSON: text in double quotes, a number, a list, an object, true, false or null.");
    row("trailing comma", "[1,]", "syntax", "1:4", "Found “]”, expected a value.");
    row("two documents", "{}\n{}", "syntax", "2:1", "Found “{”, expected the end of the file.");
    row("colon missing", "{\"a\" 1}", "syntax", "1:6", "Found “1”, expected a colon after the field name.");
    row("comma missing", "[1 \"zwei\"]", "syntax", "1:4",
        "Found “\"zwei\"”, expected a comma or ] after the entry.");
    row("no name", "{1: 2}", "syntax", "1:2", "Found “1”, expected a field name in double quotes.");
    row("invalid UTF-8 in text", "[\"a\xC3(\"]", "invalid-utf8", "1:5", "Found “(”, expected text in UTF-8.");
    row("invalid UTF-8, lone byte", "[\"a\xFF\"]", "invalid-utf8", "1:4",
        "Found byte 0xFF, expected text in UTF-8.");
    row("overlong UTF-8", "[\"\xC0\xAF\"]", "invalid-utf8", "1:3",
        "Found byte 0xC0, expected text in UTF-8.");
    row("line break in text", "[\"a\nb\"]", "syntax", "1:4",
        "Found byte 0x0A within text, expected an escape sequence such as \\n.");
    row("zero byte", std::string("[1,\0]", 5), "syntax", "1:4",
        "Found byte 0x00, expected JSON: text in double quotes, a number, a list, an object, true, false or "
        "null.");
    row("zero byte after the end", std::string("{}\0{}", 5), "syntax", "1:3",
        "Found byte 0x00, expected JSON: text in double quotes, a number, a list, an object, true, false or "
        "null.");
    row("literal for a name", "[true,{\"a\":1, false}]", "syntax", "1:15",
        "Found “false”, expected a field name in double quotes.");
    row("bad escape", R"(["\x"])", "syntax", "1:4",
        R"(Found “x” in an escape sequence, expected one of \" \\ \/ \b \f \n \r \t or \u with four hex digits (surrogates in pairs).)");
    row("field twice", "{\"a\": [{\"b\\\"\": 1,\n \"b\\\"\": 2}]}", "field-twice", "2:2",
        "Found the field “b\"” twice in one object, expected it once.");
    row("mark not counted", "\xEF\xBB\xBF[?]", "syntax", "1:2",
        "Found “?”, expected JSON: text in double quotes, a number, a list, an object, true, false or null.");
    row("two marks", "\xEF\xBB\xBF\xEF\xBB\xBF{}", "byte-order-mark-twice", "1:1",
        "Found a second byte order mark, expected at most one.");
}

void TestBadInput::syntax() {
    QFETCH(QByteArray, text);
    const auto loaded = parseJson(text.toStdString());
    QVERIFY(!loaded);
    compare(loaded.issues);
}

void TestBadInput::tileSet_data() {
    addTextColumns();
    const auto row = [](const char* name, const char* from, const std::string& to, const char* code,
                        const char* place,
                        const char* words) { addText(name, with(setText, from, to), code, place, words); };
    addText("a list", "[]", "wrong-type", "", "Found an empty list, expected an object: a tile set.");
    row("a map", "tilewright-tileset", "tilewright-map", "wrong-format", "/format",
        "Found “tilewright-map”, expected “tilewright-tileset”: a tile set.");
    row("no format", "\"format\"", "\"fromat\"", "field-missing", "",
        "The field “format” is missing; expected a tile set.");
    row("newer version", "\"version\": 1", "\"version\": 2", "newer-version", "/version",
        "Found version 2 of the format, expected at most 1: the file was written by a newer program.");
    row("version as text", "\"version\": 1", "\"version\": \"1\"", "unknown-version", "/version",
        "Found “1”, expected the version of the format: 1.");
    row("version below", "\"version\": 1", "\"version\": 0", "unknown-version", "/version",
        "Found 0, expected the version of the format: 1.");
    row("other rules", "\"beneath\"", "\"chess\"", "unknown-ruleset", "/ruleset",
        "Found “chess”, expected a rule system that this program knows: “beneath”, “landscape”.");
    row("name missing", "\"name\"", "\"nome\"", "field-missing", "",
        "The field “name” is missing from the object.");
    row("name a number", "\"Example\"", "7", "wrong-type", "/name",
        "Found 7, expected text in double quotes.");
    row("tiles an object", R"([
    {"id": "cross-01", "count": 2, "sides": ["blue", "open", "earth", "special"], "notes": ""}
  ])",
        "{}", "wrong-type", "/tiles", "Found an object, expected a list.");
    row("tile null",
        R"({"id": "cross-01", "count": 2, "sides": ["blue", "open", "earth", "special"], "notes": ""})",
        "null", "wrong-type", "/tiles/0", "Found null, expected an object.");
    row("size 0", "45", "0", "out-of-range", "/tileMillimetres", "Found 0, expected a number from 5 to 500.");
    row("size true", "45", "true", "wrong-type", "/tileMillimetres",
        "Found true, expected a number from 5 to 500.");
    row("unknown pick colour", "\"yellow\"]", "\"mauve\"]", "unknown-value", "/pickColours/1",
        "Found “mauve”, expected one of: blue, yellow, green, red, brown, orange, grey, purple.");
    row("pick colour twice", "\"yellow\"]", "\"blue\"]", "entry-twice", "/pickColours/1",
        "Found “blue” twice in the list, expected different entries.");
    row("no pick colours", "[\"blue\", \"yellow\"]", "[]", "wrong-list-length", "/pickColours",
        "Found a list with 0 entries, expected 1 to 8.");
    row("huge count", "\"count\": 2", "\"count\": 501", "out-of-range", "/tiles/0/count",
        "Found 501, expected a whole number from 0 to 500.");
    row("negative count", "\"count\": 2", "\"count\": -1", "out-of-range", "/tiles/0/count",
        "Found -1, expected a whole number from 0 to 500.");
    row("count beyond 32 bits", "\"count\": 2", "\"count\": 4294967298", "out-of-range", "/tiles/0/count",
        "Found 4294967298, expected a whole number from 0 to 500.");
    row("count beyond 63 bits", "\"count\": 2", "\"count\": 18446744073709551615", "wrong-type",
        "/tiles/0/count", "Found 18446744073709551615, expected a whole number from 0 to 500.");
    row("count beyond 64 bits", "\"count\": 2", "\"count\": 99999999999999999999", "wrong-type",
        "/tiles/0/count", "Found 1e+20, expected a whole number from 0 to 500.");
    row("count 1.5", "\"count\": 2", "\"count\": 1.5", "wrong-type", "/tiles/0/count",
        "Found 1.5, expected a whole number from 0 to 500.");
    row("count text", "\"count\": 2", "\"count\": \"2\"", "wrong-type", "/tiles/0/count",
        "Found “2”, expected a whole number from 0 to 500.");
    row("id empty", "\"cross-01\"", "\"\"", "wrong-length", "/tiles/0/id",
        "Found empty text with 0 characters, expected 1 to 100.");
    row("id long", "\"cross-01\"", '"' + std::string(101, 'x') + '"', "wrong-length", "/tiles/0/id",
        "Found “xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…” with 101 characters, expected "
        "1 to 100.");
    row("id a list", "\"cross-01\"", "[1]", "wrong-type", "/tiles/0/id",
        "Found a list, expected text in double quotes.");
    row("unknown colour", "\"earth\"", "\"pink\"", "unknown-value", "/tiles/0/sides/2",
        "Found “pink”, expected one of: earth, open, special, blue, yellow, green, red, brown, orange, grey, "
        "purple.");
    row("three sides", "\"earth\", ", "", "wrong-list-length", "/tiles/0/sides",
        "Found a list with 3 entries, expected 4.");
    row("no sides", "\"sides\"", "\"side\"", "field-missing", "/tiles/0",
        "The field “sides” is missing from the object.");
    row("notes null", "\"notes\": \"\"", "\"notes\": null", "wrong-type", "/tiles/0/notes",
        "Found null, expected text in double quotes.");
}

void TestBadInput::tileSet() {
    compareRefused(readTileSet, Schema::TileSet);
}

void TestBadInput::map_data() {
    addTextColumns();
    const auto row = [](const char* name, const char* from, const std::string& to, const char* code,
                        const char* place,
                        const char* words) { addText(name, with(mapText, from, to), code, place, words); };
    row("x too far", "\"x\": 0", "\"x\": 10001", "out-of-range", "/chambers/0/x",
        "Found 10001, expected a whole number from -10000 to 10000.");
    row("y too far", "\"y\": -1", "\"y\": -10001", "out-of-range", "/chambers/1/y",
        "Found -10001, expected a whole number from -10000 to 10000.");
    row("x wraps round", "\"x\": 0", "\"x\": 18446744073709551615", "wrong-type", "/chambers/0/x",
        "Found 18446744073709551615, expected a whole number from -10000 to 10000.");
    row("unknown room", "\"cell\"", "\"attic\"", "unknown-value", "/chambers/0/room",
        "Found “attic”, expected one of: cell, guard-chamber, key-room, guardhouse, entrance, chamber.");
    row("seat 5", "\"seat\": 1", "\"seat\": 5", "out-of-range", "/chambers/0/seat",
        "Found 5, expected a whole number from 1 to 4.");
    row("rotation 45", "\"rotation\": 90", "\"rotation\": 45", "unknown-value", "/chambers/1/rotation",
        "Found 45, expected one of: 0, 90, 180, 270.");
    row("rotation 90.0", "\"rotation\": 90", "\"rotation\": 90.0", "unknown-value", "/chambers/1/rotation",
        "Found 90.0, expected one of: 0, 90, 180, 270.");
    row("room and tile", "\"room\": \"cell\"", "\"tile\": \"a\", \"room\": \"cell\"", "field-excluded",
        "/chambers/0/room",
        "Found the field “room” together with another that excludes it, expected only one of the two.");
    row("neither", "\"tile\": \"cross-01\"", "\"sides\": [\"earth\", \"earth\", \"earth\", \"open\"]",
        "field-missing", "/chambers/1", "The field “room” is missing from the object.");
    row("room without sides", "\"sides\"", "\"saids\"", "field-missing", "/chambers/0",
        "The field “sides” is missing from the object.");
    row("marker side", "\"south\"", "\"down\"", "unknown-value", "/markers/0/side",
        "Found “down”, expected one of: north, east, south, west.");
    row("marker kind", "\"black\"", "\"grey\"", "unknown-value", "/markers/0/marker",
        "Found “grey”, expected one of: black, white.");
}

void TestBadInput::map() {
    compareRefused(readMap, Schema::Map);
}

void TestBadInput::severalProblemsAtOnce() {
    std::string text = with(setText, "\"count\": 2", "\"count\": -2");
    text = with(text, "\"earth\"", "\"pink\"");
    text = with(text, "\"Example\"", "[]");
    const auto loaded = readTileSet(text);
    QCOMPARE(loaded.issues.size(), std::size_t{3});
    QVERIFY(find(loaded.issues, "wrong-type") && find(loaded.issues, "out-of-range") &&
            find(loaded.issues, "unknown-value"));

    std::string many = "{\"id\": 1}";
    for (int i = 0; i < 1000; ++i)
        many += ", {\"id\": 1}";
    const auto flood = readTileSet(
        with(setText,
             R"({"id": "cross-01", "count": 2, "sides": ["blue", "open", "earth", "special"], "notes": ""})",
             many));
    QVERIFY2(flood.issues.size() >= 10 && flood.issues.size() <= 60,
             QByteArray::number(qulonglong(flood.issues.size())));
}

void TestBadInput::millionNestedArrays() {
    const auto loaded = parseJson("{\"a\":\n" + std::string(1'000'000, '['));
    QVERIFY(!loaded);
    QCOMPARE(loaded.issues.size(), std::size_t{1});
    QCOMPARE(loaded.issues[0].code, std::string("nesting-too-deep"));
    QCOMPARE(loaded.issues[0].line, 2);
    QCOMPARE(loaded.issues[0].column, 64);
    const std::string closed = std::string(1'000'000, '[') + std::string(1'000'000, ']');
    QVERIFY(!parseJson(closed));
}

void TestBadInput::deepestNestingThatIsRead() {
    QVERIFY(parseJson(std::string(64, '[') + std::string(64, ']')));
    QVERIFY(!parseJson(std::string(65, '[') + std::string(65, ']')));
}

void TestBadInput::tooLarge() {
    const auto loaded = parseJson(spacesAndOne(maxFileBytes));
    QVERIFY(!loaded);
    QCOMPARE(loaded.issues[0].code, std::string("file-too-large"));
    QVERIFY(parseJson(spacesAndOne(maxFileBytes - 1)));
}

void TestBadInput::manyFieldsOfOneObject() {
    std::string text = "{";
    for (int i = 0; i < 200'000; ++i)
        text += "\"f" + std::to_string(i) + "\": 0, ";
    QVERIFY(parseJson(text + "\"last\": 0}"));
    const auto twice = parseJson(text + "\n\"f3\": 0}");
    QVERIFY(!twice);
    QCOMPARE(twice.issues[0].code, std::string("field-twice"));
    QCOMPARE(twice.issues[0].line, 2);
    QCOMPARE(twice.issues[0].column, 1);
    QCOMPARE(twice.issues[0].pointer, std::string("/f3"));
}

void TestBadInput::everyCutIsRefused() {
    for (const std::string& text : {setText, mapText})
        for (std::size_t size = 0; size < text.size(); ++size) {
            const auto loaded = parseJson(std::string_view(text).substr(0, size));
            QVERIFY(!loaded);
            QVERIFY(loaded.issues.size() == 1 && loaded.issues[0].line > 0 && loaded.issues[0].column > 0);
        }
}

void TestBadInput::everyByteChangedIsReadOrRefused() {
    for (std::size_t i = 0; i < setText.size(); ++i)
        for (const char c : {'\0', '"', '{', '\xFF', '9', ' '}) {
            std::string text = setText;
            text[i] = c;
            const auto loaded = readTileSet(text);
            QVERIFY2(loaded.value.has_value() != hasErrors(loaded.issues), text.c_str());
        }
}

QTEST_APPLESS_MAIN(TestBadInput)
#include "tst_bad_input.moc"
