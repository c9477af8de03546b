// What the program prints reaches a terminal: control characters, whatever their source, are shown and not
// obeyed.

#include "engine/base/escape_controls.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "tests/cli/run_program.h"

#include <QtTest>

#include <functional>

using namespace tilewright;
using namespace tilewright::test;

namespace {

/// Sets the title, clears the line, fakes another, colours it by C1, and turns what follows around.
const QString evil = QStringLiteral("e\u001b]0;x\u0007\u001b[2K\u007f\u009b31m\u202e\u2066vil");
/// A file system has no more of it than a slash; JSON allows it too.
const QString evilLine = evil + QStringLiteral("\nfake: error");

Json load(const QString& path) {
    return *parseJson(readBytes(path).toStdString()).value;
}
void save(const QString& path, const Json& document) {
    writeBytes(path, QByteArray::fromStdString(fileText(document)));
}

/// What a terminal would obey; empty where there is nothing.
QByteArray obeyed(const QByteArray& bytes) {
    if (!bytes.isValidUtf8())
        return "no UTF-8";
    for (const QChar c : QString::fromUtf8(bytes)) {
        const char16_t u = c.unicode();
        if ((u < 0x20 && u != '\n') || (u >= 0x7F && u <= 0x9F) || (u >= 0x202A && u <= 0x202E) ||
            (u >= 0x2066 && u <= 0x2069))
            return QByteArray::number(u, 16);
    }
    return {};
}

struct Shown {
    const char* name;
    std::function<void(const WorkFolder&)> prepare;
    QStringList arguments;
    int exitCode;
    /// Shown of what came from the file or the argument.
    QString shown = QStringLiteral("\\x1b[2K");
};

std::vector<Shown> cases() {
    const auto nothing = [](const WorkFolder&) {};
    const auto set = [](const std::function<void(Json&)>& change) {
        return [change](const WorkFolder& folder) {
            Json document = load(folder.path("set.json"));
            change(document);
            save(folder.path("evil.json"), document);
        };
    };
    const std::string text = evilLine.toStdString();
    /// Two reports, the second of which has a figure of that name and a set of that name.
    const auto reports = [text](bool otherSet) {
        return [text, otherSet](const WorkFolder& folder) {
            if (folder
                    .run({"playtest", "--tileset", "set.json", "--players", "random,random", "--games", "60",
                          "-o", "one.json"})
                    .exitCode != 0)
                qFatal("no report to start from");
            Json report = load(folder.path("one.json"));
            report["counters"]["gained/" + text] = report["counters"]["turns"];
            if (otherSet)
                report["plan"]["tileset"]["name"] = text;
            save(folder.path("evil.json"), report);
        };
    };
    const auto study = [text](const WorkFolder& folder) {
        Json document = Json::parse(R"({"format": "tilewright-study", "version": 1, "ruleset": "beneath",
            "players": ["random", "random"], "games": 2, "fixed": {"tileset": "set.json"}, "vary": {},
            "goals": [{"figure": "turns/mean", "min": 1}]})");
        document["name"] = text;
        save(folder.path("evil.json"), document);
    };
    const auto table = [](const WorkFolder& folder) {
        writeBytes(folder.path("evil.csv"), "id,count,north,east,south,west,notes\nnew" + evil.toUtf8() +
                                                ",1,open,open,open,open,\"" + evilLine.toUtf8() + "\"\n");
    };
    return {
        {"an unknown format", set([text](Json& d) { d["format"] = text; }), {"lint", "evil.json"}, 3},
        {"an unknown format to compare",
         set([text](Json& d) { d["format"] = text; }),
         {"compare", "evil.json", "evil.json"},
         3},
        {"an id",
         set([text](Json& d) {
             d["tiles"][0]["id"] = text;
             d["tiles"][1]["id"] = text;
         }),
         {"lint", "evil.json"},
         1},
        {"a syntax error",
         [](const WorkFolder& folder) { writeBytes(folder.path("evil.json"), "{\"a\": \xC2\x9B\x1B[2Kx}"); },
         {"lint", "evil.json"},
         3,
         {}},
        {"a file that is not there", nothing, {"replay", evilLine + ".json"}, 3},
        {"a file that is not linted", nothing, {"lint", evilLine + ".json"}, 3},
        {"an unknown verb", nothing, {evilLine}, 2},
        {"an unknown option", nothing, {"lint", "--" + evilLine, "set.json"}, 2},
        {"a value that is none", nothing, {"perft", "--depth", evilLine}, 2},
        {"a table", table, {"import", "evil.csv", "--into", "set.json", "--list", "-o", "new.json"}, 0},
        {"a broken table",
         [](const WorkFolder& folder) {
             writeBytes(folder.path("evil.csv"), "id,count,north,east,south,west,notes\nnew,1,open," +
                                                     evil.toUtf8() + ",open,open,\n");
         },
         {"import", "evil.csv", "-o", "new.json"},
         3},
        {"parts of other sets",
         reports(true),
         {"merge", "one.json", "evil.json", "-o", "new.json"},
         1,
         QStringLiteral("expected")},
        {"figures", reports(false), {"merge", "evil.json", "-o", "new.json"}, 0},
        {"figures compared",
         reports(false),
         {"compare", "evil.json", "evil.json", "--figure", "gained/" + evilLine},
         0},
        {"a study", study, {"study", "evil.json", "-o", "new.json"}, 0},
        {"where a record goes",
         nothing,
         {"play", "--tileset", "set.json", "--players", "random,random", "-o", evilLine + ".json"},
         0},
        {"where a set goes", nothing, {"generate", "--tiles", "20", "-o", evilLine + ".json"}, 0},
        {"where pictures go", nothing, {"export", "set.json", "--to", "csv", "-o", evilLine}, 0},
        {"what is linted as JSON",
         set([text](Json& d) { d["format"] = text; }),
         {"lint", "--json", "evil.json"},
         3,
         QStringLiteral("\\u009b31m\\u202e")},
    };
}

} // namespace

class TerminalTest : public QObject {
    Q_OBJECT

private slots:
    void whatAFileBringsIsShown_data() {
        QTest::addColumn<int>("number");
        int number = 0;
        for (const Shown& c : cases())
            QTest::newRow(c.name) << number++;
    }
    void whatAFileBringsIsShown() {
        QFETCH(int, number);
        const Shown c = cases()[static_cast<std::size_t>(number)];
        const WorkFolder folder;
        c.prepare(folder);
        const ProcessResult ran = folder.run(c.arguments);
        QVERIFY(ran.ended);
        QVERIFY2(ran.exitCode == c.exitCode,
                 QByteArray::number(ran.exitCode) + ' ' + ran.output + ran.errors);
        QCOMPARE(obeyed(ran.output), QByteArray());
        QCOMPARE(obeyed(ran.errors), QByteArray());
        const QString said = QString::fromUtf8(ran.output + ran.errors);
        QVERIFY2(said.contains(c.shown), qPrintable(said));
        // No line of its own: that would be taken for one of the program.
        for (const QString& line : said.split(u'\n'))
            QVERIFY2(!line.startsWith(QStringLiteral("fake")), qPrintable(said));
    }

    void jsonStaysTheSameDocument() {
        const WorkFolder folder;
        Json document = load(folder.path("set.json"));
        document["format"] = evilLine.toStdString();
        save(folder.path("evil.json"), document);
        const ProcessResult ran = folder.run({"lint", "--json", "evil.json"});
        const Json found = Json::parse(ran.output.toStdString());
        const auto message = QString::fromStdString(found.at("issues").at(0).at("message"));
        QVERIFY2(message.contains(evilLine), qPrintable(message));
    }

    void theWindowsFirstWords() {
        const WorkFolder folder;
        const ProcessResult ran = folder.run({"-platform", evil, "set.json"});
        QVERIFY2(ran.errors.contains("\\x1b]0"), ran.errors.constData());
        QCOMPARE(obeyed(ran.errors), QByteArray());
    }

    void everyCharacterThatIsObeyed() {
        std::string all;
        for (int byte = 0; byte < 256; ++byte)
            all += static_cast<char>(byte);
        all += evilLine.toStdString() + "\xC2\x80\xC2\x9F\xE2\x80\xAA\xE2\x80\xAE\xE2\x81\xA6\xE2\x81\xA9";
        QCOMPARE(obeyed(QByteArray::fromStdString(escapeControls(all)).replace("\n", "raw")), QByteArray());
        QCOMPARE(escapeControls("a\x1b\n\x7f\xC2\x9B\xE2\x80\xAE\xFF\xC3"),
                 std::string("a\\x1b\\x0a\\x7f\\u009b\\u202e\\xff\\xc3"));
        const std::string plain = "é “quoted” … 名 \U0001F409 \u200f";
        QCOMPARE(escapeControls(plain), plain);
        QCOMPARE(escapeControlsInJson("{\n  \"\x7f\": \"\xC2\x85\"\n}"),
                 std::string("{\n  \"\\u007f\": \"\\u0085\"\n}"));
    }

    void whatLooksRightIsSpelledOut() {
        QCOMPARE(escapeConfusables("key\u00a0room\u200b, dead\u2013end"),
                 std::string("key\\u00a0room\\u200b, dead\\u2013end"));
        QCOMPARE(escapeConfusables("\u043epen"), std::string("\\u043epen"));
        for (const std::string plain : {"grün, 7", "открыто", "é “quoted”", "名"})
            QCOMPARE(escapeConfusables(plain), plain);
    }
};

QTEST_GUILESS_MAIN(TerminalTest)
#include "tst_terminal.moc"
