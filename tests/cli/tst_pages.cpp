// Web pages from the command line: what is put into them, and what is refused.

#include "tests/cli/run_program.h"
#include "tests/exchange/fake_web_page.h"

#include "engine/model/companions.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "engine/model/tileset.h"

#include <QtTest>

using namespace tilewright;
using namespace tilewright::test;

namespace {

/// What the page "out.html" of that export shares; the errors where there is none.
Json shareOf(const WorkFolder& folder, const QStringList& arguments) {
    const ProcessResult ran =
        folder.run(QStringList{"export"} + arguments + QStringList{"--to", "html", "-o", "out.html"});
    return ran.exitCode == 0 ? FakeWebPage::shareIn(readBytes(folder.path("out.html")))
                             : Json(ran.errors.toStdString());
}

} // namespace

class PagesTest : public QObject {
    Q_OBJECT
    std::unique_ptr<FakeWebPage> player_;
    std::unique_ptr<WorkFolder> folder_;

private slots:
    void init() {
        player_ = std::make_unique<FakeWebPage>();
        folder_ = std::make_unique<WorkFolder>();
    }

    void cleanup() { player_.reset(); }

    void aSetIsPutIn() {
        const Json share = shareOf(*folder_, {"set.json", "--map", "map.json", "--option", "guards=3",
                                              "--title", "Für <dich>", "--language", "de", "--question",
                                              "Zu lang?", "--question", "</script>🏰"});
        QVERIFY2(share.is_object(), share.dump().c_str());
        QCOMPARE(share.at("title"), Json("Für <dich>"));
        QCOMPARE(share.at("language"), Json("de"));
        QCOMPARE(share.at("questions"), (Json{"Zu lang?", "</script>🏰"}));
        const Json& design = share.at("design");
        QCOMPARE(design.at("tileset"),
                 toJson(*readTileSet(readBytes(folder_->path("set.json")).toStdString()).value));
        QCOMPARE(design.at("map"),
                 toJson(*readMap(readBytes(folder_->path("map.json")).toStdString()).value));
        QCOMPARE(design.at("options"), (Json{{"guards", 3}}));
    }

    void companionsAndRulesComeAlong() {
        writeJson(*folder_, "set.json", toJson(bundledSet("landscape/tower.tileset.json")));
        const Json whole = shareOf(*folder_, {"set.json"}).at("design");
        QCOMPARE(whole.at("companions").size(), std::size_t{2});
        const Json plain = shareOf(*folder_, {"set.json", "--ruleset", "landscape"}).at("design");
        QCOMPARE(plain.at("ruleset"), Json("landscape"));
    }

    void picturesOfCompanionsAreMissed() {
        TileSet set = bundledSet("landscape/tower.tileset.json");
        TileSet companion = bundledSet(bundledSetNamed(set.ruleset, set.with.front()));
        companion.tiles.front().picture = OwnPicture{.file = "gone.png"};
        set.with = {"other.tileset.json"};
        writeJson(*folder_, "set.json", toJson(set));
        writeJson(*folder_, "other.tileset.json", toJson(companion));
        const Json trouble = shareOf(*folder_, {"set.json"});
        QVERIFY2(trouble.is_string() && trouble.get<std::string>().find("gone.png") != std::string::npos &&
                     trouble.get<std::string>().find("other.tileset.json") != std::string::npos,
                 trouble.dump().c_str());
    }

    void aMapTakesItsSet() {
        const Json design = shareOf(*folder_, {"map.json", "--tileset", "set.json"}).at("design");
        QCOMPARE(design.at("tileset").at("tiles"), jsonIn(readBytes(folder_->path("set.json"))).at("tiles"));
    }

    void variantsAreChosen() {
        TileSet set = bundledSet("beneath/learning.tileset.json");
        set.rules = {{"Fast", {}, {{"actionsPerTurn", 4}}, Json::object()},
                     {"Dear", {}, {{"specialDoorPrice", 5}}, Json::object()}};
        writeJson(*folder_, "set.json", toJson(set));
        const auto variant = [this](const QStringList& more) {
            return shareOf(*folder_, QStringList{"set.json"} + more).at("design").at("variant");
        };
        QCOMPARE(variant({}), Json("Fast"));
        QCOMPARE(variant({"--variant", "Dear"}), Json("Dear"));
        QCOMPARE(variant({"--variant", ""}), Json(""));
    }

    void aGameIsPutIn() {
        const Json record = jsonIn(readBytes(folder_->path("game.json")));
        QCOMPARE(shareOf(*folder_, {"game.json"}).at("record"), record);
        const Json shorter = shareOf(*folder_, {"game.json", "--after", "12"}).at("record");
        QCOMPARE(shorter.at("moves").size(), std::size_t{12});
        QCOMPARE(shorter.at("result").at("end"), Json("unfinished"));
    }

    void isRefused_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("exitCode");
        QTest::addColumn<QString>("word");
        const auto row = [](const QStringList& arguments, int exitCode, const char* word) {
            QTest::newRow(qPrintable(arguments.join(' '))) << arguments << exitCode << QString(word);
        };
        row({"set.json", "--variant", "Faster"}, 2, "variant-unknown");
        row({"set.json", "--ruleset", "chess"}, 2, "chess");
        row({"set.json", "--ruleset", "landscape"}, 2, "ruleset-other");
        row({"set.json", "--option", "magic=1"}, 2, "magic");
        row({"set.json", "--option", "enterCost=3"}, 1, "option-impossible");
        row({"set.json", "--language", "it"}, 2, "it");
        row({"set.json", "--question", ""}, 2, "question-empty");
        row({"set.json", "--question", QString(301, u'x')}, 2, "301");
        QStringList six{"set.json"};
        for (int i = 0; i < 6; ++i)
            six << "--question"
                << "?";
        row(six, 2, "too-many-questions");
        row({"game.json", "--variant", "Fast"}, 2, "--variant");
        row({"game.json", "--option", "guards=3"}, 2, "guards=3");
        row({"set.json", "--player", "nowhere.html"}, 3, "nowhere.html");
        row({"set.json", "--player", "set.json"}, 3, "player-broken");
        row({"set.json", "--to", "csv", "--question", "?"}, 2, "--question");
        row({"set.json", "--to", "csv", "--player", "x"}, 2, "--player");
    }
    void isRefused() {
        QFETCH(QStringList, arguments);
        QFETCH(int, exitCode);
        QFETCH(QString, word);
        const QStringList before = folder_->files();
        if (!arguments.contains("--to"))
            arguments += QStringList{"--to", "html"};
        const ProcessResult ran = folder_->run(QStringList{"export", "-o", "new"} + arguments);
        QVERIFY(ran.ended);
        QVERIFY2(ran.exitCode == exitCode, QByteArray::number(ran.exitCode) + ' ' + ran.errors);
        QVERIFY2(QString::fromUtf8(ran.errors).contains(word), ran.errors.constData());
        QCOMPARE(folder_->files(), before);
    }

    void theFileIsNamedAsTheOthers() {
        const QStringList arguments{"export", "set.json", "--to", "html", "-o", "out"};
        QCOMPARE(folder_->run(arguments).exitCode, 0);
        const QByteArray page = readBytes(folder_->path("out/set.html"));
        QVERIFY(!FakeWebPage::shareIn(page).is_null());
        writeBytes(folder_->path("out/set.html"), "mine");
        const ProcessResult refused = folder_->run(arguments);
        QCOMPARE(refused.exitCode, 2);
        QVERIFY(refused.errors.contains("--force"));
        QCOMPARE(readBytes(folder_->path("out/set.html")), QByteArray("mine"));
        QCOMPARE(folder_->run(arguments + QStringList{"--force"}).exitCode, 0);
        QCOMPARE(readBytes(folder_->path("out/set.html")), page);
        const ProcessResult listed =
            folder_->run({"export", "set.json", "--to", "html", "--list", "-o", "new"});
        QVERIFY(listed.output.contains("new/set.html") && !folder_->files().contains("new"));
    }

    void helpHasExamples() {
        const ProcessResult help = folder_->run({"export", "--help"});
        QVERIFY(help.output.contains("--to html -o page") && help.output.contains("--question"));
    }
};

QTEST_GUILESS_MAIN(PagesTest)
#include "tst_pages.moc"
