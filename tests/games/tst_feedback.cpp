// What people say about a game: read from its record, checked, and written with it.

#include "engine/games/kit.h"
#include "engine/model/io/file_formats.h"
#include "tests/games/sample_games.h"

#include <QtTest>

using namespace tilewright;
using namespace tilewright::test;

namespace {

const Json& sampleRecord() {
    static const Json record = game::toJson(
        playRandomly(sampleGame(samples().front(), 2, {}), samples().front().ruleset, 16, 20).record);
    return record;
}

Loaded<game::Record> readWith(const Json& feedback) {
    Json document = sampleRecord();
    document.update(feedback);
    return game::readRecord(fileText(document));
}

std::string times(std::size_t count, const char* text) {
    std::string all;
    for (std::size_t i = 0; i < count; ++i)
        all += text;
    return all;
}

Json comments(std::size_t count) {
    Json list = Json::array();
    for (std::size_t i = 0; i < count; ++i)
        list.push_back({{"move", i % 20}, {"text", "again"}});
    return list;
}

} // namespace

class FeedbackTest : public QObject {
    Q_OBJECT

private slots:
    void comesBackAsItWas() {
        const Json feedback = Json::parse(R"({
            "comments": [{"move": 17, "player": 1, "by": "Bob", "text": "<b>two\nlines</b>", "mood": [1]},
                         {"move": 0, "text": ""}],
            "questions": ["Too long?"], "answers": ["No."], "rating": 4,
            "sender": "Ada", "sent": "2026-11-26T14:03:00Z"})");
        const auto read = readWith(feedback);
        QVERIFY(read && read.issues.empty());
        const game::Feedback& kept = read.value->feedback;
        QCOMPARE(kept.by, std::string("Ada"));
        QCOMPARE(kept.rating, 4);
        QCOMPARE(kept.comments.at(0).after, std::size_t{17});
        QCOMPARE(kept.comments.at(0).player.value(), 1);
        QVERIFY(!kept.comments.at(1).player);
        QCOMPARE(kept.comments.at(0).text, std::string("<b>two\nlines</b>"));
        QCOMPARE(kept.comments.at(1).by, std::string());
        QCOMPARE(kept.answers.at(0).answer, std::string("No."));
        const Json written = game::toJson(*read.value);
        for (const auto& [field, value] : feedback.items())
            QCOMPARE(written.at(field).dump(), value.dump());
    }

    void questionsMayWaitForAnswers() {
        const auto read = readWith({{"questions", {"Too long?", "Again?"}}});
        QVERIFY(read && read.issues.empty());
        QCOMPARE(read.value->feedback.answers.at(1), (game::Answer{"Again?", ""}));
    }

    void recordsWithoutKeepTheirBytes() {
        for (const char* field : game::feedbackFields)
            QVERIFY(!sampleRecord().contains(field));
        const auto read = readWith(Json::object());
        QVERIFY(read && read.value->feedback.empty());
        QCOMPARE(fileText(game::toJson(*read.value)), fileText(sampleRecord()));
    }

    void isChecked_data() {
        QTest::addColumn<QString>("feedback");
        QTest::addColumn<QString>("place");
        const auto row = [](const char* name, const std::string& feedback, const char* place) {
            QTest::newRow(name) << QString::fromStdString(feedback) << place;
        };
        row("a name that is none", R"({"sender": 7})", "/sender");
        row("no stars", R"({"rating": 0})", "/rating");
        row("six stars", R"({"rating": 6})", "/rating");
        row("half a star", R"({"rating": 1.5})", "/rating");
        row("a comment of nothing", R"({"comments": [{"move": 1}]})", "/comments/0");
        row("a comment nowhere", R"({"comments": [{"text": "x"}]})", "/comments/0");
        row("before the game", R"({"comments": [{"move": -1, "text": "x"}]})", "/comments/0/move");
        row("by no seat", R"({"comments": [{"move": 1, "player": 6, "text": "x"}]})", "/comments/0/player");
        Json longOne = comments(1);
        longOne[0]["text"] = times(2'001, "ü");
        row("a long comment", Json{{"comments", longOne}}.dump(), "/comments/0/text");
        row("many comments", Json{{"comments", comments(game::maxComments + 1)}}.dump(), "/comments");
        row("an answer to nothing", R"({"questions": ["a"], "answers": ["b", "c"]})", "/answers");
        row("a long question", Json{{"questions", {times(game::maxQuestion + 1, "ü")}}}.dump(),
            "/questions/0");
        row("many questions", R"({"questions": ["", "", "", "", "", ""]})", "/questions");
    }
    void isChecked() {
        QFETCH(QString, feedback);
        QFETCH(QString, place);
        const Json document = Json::parse(feedback.toStdString());
        for (const Issues& issues : {readWith(document).issues, game::checkFeedback(document)}) {
            QCOMPARE(issues.size(), std::size_t{1});
            QVERIFY(hasErrors(issues));
            QCOMPARE(QString::fromStdString(issues[0].pointer), place);
            const std::string words = issues[0].message.english();
            QVERIFY2(words.find("xpected") != std::string::npos || words.find("missing") != std::string::npos,
                     words.c_str());
        }
    }

    void mayBeAsLongAsTheLimits() {
        const Json feedback{{"comments", comments(game::maxComments)},
                            {"sender", times(game::maxFeedbackText, "ü")}};
        QVERIFY(game::checkFeedback(feedback).empty());
        const auto read = readWith(feedback);
        QVERIFY2(read && read.issues.empty(), listed(read.issues));
        QCOMPARE(game::toJson(read.value->feedback).dump(), feedback.dump());
    }

    void commentsAfterTheEndAreToldAndKept() {
        const auto read = readWith(Json::parse(R"({"comments": [{"move": 20, "text": "a"},
                                                               {"move": 21, "text": "b"}]})"));
        QVERIFY(read);
        QCOMPARE(read.issues.size(), std::size_t{1});
        QCOMPARE(read.issues[0].severity, Severity::Warning);
        QCOMPARE(read.issues[0].pointer, std::string("/comments/1/move"));
        QCOMPARE(read.issues[0].message.english(),
                 std::string("found 21, expected at most 20, the number of moves"));
        game::Feedback feedback = read.value->feedback;
        game::clampComments(feedback, 20);
        QCOMPARE(feedback.comments[1].after, std::size_t{20});
        QCOMPARE(feedback.comments[1].text, std::string("b"));
    }
};

QTEST_APPLESS_MAIN(FeedbackTest)
#include "tst_feedback.moc"
