// What a web page is made of, and when there is none.

#include <QtTest>

#include "editor/output/formats/web/web_page.h"
#include "engine/games/kit.h"
#include "engine/games/record.h"
#include "engine/model/companions.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "engine/model/map/map.h"
#include "engine/model/tileset.h"
#include "tests/exchange/fake_web_page.h"
#include "tests/exchange/sample_sources.h"
#include "web/session.h"

using namespace tilewright;
using namespace tilewright::test;
using exchange::Source;

namespace {

const exchange::Format& pageFormat() {
    return *exchange::findFormat("html");
}

/// The object in the page of that source.
Json shareOf(const Source& source, const Json& options = Json::object()) {
    const exchange::OutFiles files = exportedFiles(pageFormat(), source, options);
    return files.size() == 1 ? FakeWebPage::shareIn(QByteArray::fromStdString(files.front().bytes)) : Json();
}

Issues refusal(const Source& source) {
    Issues issues;
    auto result =
        pageFormat().make(source, completeOptions(pageFormat().options(), Json::object(), issues), {});
    return result ? Issues() : result.issues;
}

std::string codeOf(const Issues& issues) {
    return issues.empty() ? std::string("none") : issues.front().code;
}

/// A set with two variants of which options are changed on top.
Source variantSource(const std::string& variant) {
    Source source = setSource();
    source.set.rules = {{"Fast", {}, {{"actionsPerTurn", 4}, {"runners", 3}}, Json::object()},
                        {"Dear", {}, {{"specialDoorPrice", 4}}, Json::object()}};
    source.page.variant = variant;
    const RuleVariant* found = findVariant(source.set, variant);
    source.options = found == nullptr ? Json::object() : found->options;
    source.options["guards"] = 3;
    return source;
}

/// The tower set with the base set that it names.
Source expansionSource() {
    Source source;
    source.name = "tower";
    source.set = bundledSet("landscape/tower.tileset.json");
    source.page.companions = readCompanions(source.set, folderReader({})).value.value();
    source.played = combineWithCompanions(source.set, source.page.companions);
    source.map = startMapOf(*source.played->value);
    return source;
}

} // namespace

class TestWeb : public QObject {
    Q_OBJECT
    std::unique_ptr<FakeWebPage> player_;

private slots:
    void init() { player_ = std::make_unique<FakeWebPage>(); }
    void cleanup() { player_.reset(); }

    void aSetComesBackWithItsBoard() {
        const Source source = setSource();
        const Json share = shareOf(source);
        QCOMPARE(share.at("format"), Json("tilewright-share"));
        QCOMPARE(share.at("version"), Json(1));
        QCOMPARE(share.at("title"), Json(source.set.name));
        QVERIFY(!share.contains("language") && share.at("questions").empty());
        const Json& design = share.at("design");
        QVERIFY(tileSetFromJson(design.at("tileset")) == source.set);
        QCOMPARE(fileText(design.at("map")), fileText(toJson(source.map)));
        QCOMPARE(design.at("ruleset"), Json("beneath"));
        QVERIFY(design.at("companions").empty() && design.at("options").empty());
        QCOMPARE(shareOf(source, {{"language", "fr"}}).at("language"), Json("fr"));
    }

    void variantsAreNamedAndChangesComeOnTop() {
        for (const char* name : {"Dear", ""}) {
            const Json design = shareOf(variantSource(name)).at("design");
            QCOMPARE(design.at("variant"), Json(name));
            QCOMPARE(design.at("options"), (Json{{"guards", 3}}));
        }
        Source first = variantSource("Fast");
        first.page.variant.reset();
        QCOMPARE(shareOf(first).at("design").at("variant"), Json("Fast"));
    }

    // The module that the page asks begins the game that this program means.
    void theModulePlaysIt() {
        const std::pair<const char*, Source> sources[] = {{"set", setSource()},
                                                          {"variant", variantSource("Dear")},
                                                          {"with companions", expansionSource()},
                                                          {"map", mapSource()}};
        for (const auto& [name, source] : sources) {
            Json design = shareOf(source).at("design");
            design["players"] = {{{"name", "Ada"}, {"kind", "random"}}, {{"name", "Bo"}, {"kind", "random"}}};
            web::Session session;
            QVERIFY2(!hasErrors(session.load(design.dump())), name);
            const TileSet& played = session.game().tileSet();
            QCOMPARE(tileCount(played), tileCount(source.played ? *source.played->value : source.set));
            if (QByteArray(name) == "variant")
                QVERIFY(session.game().options().at("specialDoorPrice") == 4 &&
                        session.game().options().at("guards") == 3);
        }
    }

    void aGameComesBackToTheByte() {
        const Source source = gameSource();
        const Json share = shareOf(source);
        QVERIFY(!share.contains("design"));
        QCOMPARE(fileText(share.at("record")), fileText(game::toJson(*source.page.record)));
        QVERIFY(game::readRecord(fileText(share.at("record"))));
    }

    void aGameEndsAtTheMomentAskedFor() {
        game::Record record = *gameSource(60).page.record;
        record.extra["notes"] = {{{"after", 3}, {"text", "a"}}, {{"after", 50}, {"text", "b"}}};
        record.feedback.comments = {{.after = 2, .text = "a"}, {.after = 21, .text = "b"}};
        Source source = gameSource(60);
        source.page.record = std::make_shared<const game::Record>(record);
        source.page.moves = 20;
        const Json written = shareOf(source).at("record");
        const auto shorter = game::readRecord(fileText(written));
        QCOMPARE(shorter.value->moves.size(), std::size_t{20});
        QVERIFY(game::replay(*shorter.value, rulesets()).issues.empty());
        QCOMPARE(written.at("notes").size(), std::size_t{1});
        QCOMPARE(written.at("comments").size(), std::size_t{1});
    }

    // Nothing that somebody writes can end the element that holds it, or is changed on its way.
    void anyTextComesThrough_data() {
        QTest::addColumn<QString>("text");
        for (const char* text : {"</script><script>alert(1)</script>", "<!-- <script>", "-->", "<",
                                 "\u2028\u2029", "Bäume, Größe, façade", "🏰🧩", "\\u003c \"'&amp;\t\n"})
            QTest::newRow(text) << QString::fromUtf8(text);
    }
    void anyTextComesThrough() {
        QFETCH(QString, text);
        const std::string wanted = text.toStdString();
        Source source = setSource();
        source.set.name = source.set.tiles.front().notes = source.page.title = wanted;
        source.page.questions = {wanted, "plain", wanted};
        const Json share = shareOf(source);
        QVERIFY(share.is_object());
        QCOMPARE(share.at("title"), Json(wanted));
        QCOMPARE(share.at("questions"), (Json{wanted, "plain", wanted}));
        QVERIFY(tileSetFromJson(share.at("design").at("tileset")) == source.set);
    }

    void thePageGrowsByWhatIsPutIn() {
        const Source source = setSource();
        const std::string page = exportedFiles(pageFormat(), source).front().bytes;
        QFile player(player_->path());
        QVERIFY(player.open(QIODevice::ReadOnly));
        const auto without = static_cast<std::size_t>(player.size());
        const std::size_t data = toJson(source.set).dump().size() + toJson(source.map).dump().size();
        QVERIFY(page.size() > without + data && page.size() < without + data + 500);
    }

    void wrongTextsAreRefused_data() {
        QTest::addColumn<QStringList>("questions");
        QTest::addColumn<QString>("code");
        QTest::newRow("five") << QStringList(5, QStringLiteral("?")) << QString();
        QTest::newRow("six") << QStringList(6, QStringLiteral("?")) << QStringLiteral("too-many-questions");
        QTest::newRow("empty") << QStringList{QStringLiteral("?"), QStringLiteral(" ")}
                               << QStringLiteral("question-empty");
        QTest::newRow("300 umlauts") << QStringList{QString(300, u'ä')} << QString();
        QTest::newRow("301") << QStringList{QString(301, u'a')} << QStringLiteral("page-text");
    }
    void wrongTextsAreRefused() {
        QFETCH(QStringList, questions);
        QFETCH(QString, code);
        Source source = setSource();
        for (const QString& question : questions)
            source.page.questions.push_back(question.toStdString());
        const Issues issues = refusal(source);
        QCOMPARE(issues.empty(), code.isEmpty());
        if (!code.isEmpty())
            QCOMPARE(QString::fromStdString(codeOf(issues)), code);
        source.page.questions = {"\xff"};
        QCOMPARE(codeOf(refusal(source)), std::string("page-text"));
    }

    void whatCantBePlayedIsRefusedAsInPlay() {
        Source source = setSource();
        source.options["enterCost"] = 3;
        QCOMPARE(codeOf(refusal(source)), std::string("option-impossible"));
        QVERIFY(hasErrors(exchange::checkPlayable(source)));
        source = setSource();
        source.page.ruleset = "landscape";
        QCOMPARE(codeOf(refusal(source)), std::string("ruleset-other"));
        source.page.ruleset = "chess";
        QCOMPARE(codeOf(refusal(source)), std::string("unknown-ruleset"));
        source = setSource();
        source.map.chambers.clear();
        const game::Ruleset& beneath = *game::findRuleset(rulesets(), "beneath");
        QCOMPARE(codeOf(refusal(source)),
                 codeOf(beneath.compile(source.set, source.map, Json::object(), 2).issues));
    }

    void thePageMustHaveOnePlace() {
        Source source = setSource();
        for (const QByteArray& page :
             {QByteArray("<html>"), FakeWebPage::place() + FakeWebPage::place(), QByteArray()}) {
            player_->write(page);
            const Issues issues = pageFormat().obstacles(source);
            QCOMPARE(codeOf(issues), std::string("player-broken"));
            QCOMPARE(QString::fromStdString(issues.front().file), player_->path());
            QVERIFY(!refusal(source).empty());
        }
        QVERIFY(QFile::remove(player_->path()));
        QCOMPARE(QString::fromStdString(pageFormat().obstacles(source).front().file), player_->path());
        // The one that is named comes first.
        const FakeWebPage other;
        player_.reset();
        qputenv("TILEWRIGHT_PLAYER", "/nowhere/player.html");
        source.page.player = other.path().toStdString();
        QVERIFY(pageFormat().obstacles(source).empty());
    }

    void optionsWithoutSenseAreToldOf() {
        Source source = setSource();
        source.options["guards"] = 12;
        Issues issues;
        const auto result =
            pageFormat().make(source, completeOptions(pageFormat().options(), {}, issues), {});
        QVERIFY(result.value.has_value());
        QCOMPARE(codeOf(result.issues), std::string("option-without-sense"));
    }
};

QTEST_GUILESS_MAIN(TestWeb)
#include "tst_web.moc"
