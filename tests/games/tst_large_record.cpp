// Records larger than any game makes them: read in time that grows as they do, or refused by a limit that is
// told, with few words however much is wrong. What looked each field up among all others, or told each of a
// hundred thousand mistakes, took minutes here.

#include "engine/base/json/json.h"
#include "engine/games/kit.h"
#include "engine/model/io/file_formats.h"
#include "tests/games/sample_games.h"
#include "tests/sanitizers.h"

#include <QtTest>

#include <functional>

using namespace tilewright;
using namespace tilewright::test;

namespace {

constexpr std::size_t many = underSanitizers ? 20'000 : 200'000;

Json sampleDocument() {
    return game::toJson(
        playRandomly(sampleGame(samples().front(), 2, {{"startingPicks", 0}}), samples().front().ruleset, 16)
            .record);
}

void addFields(Json& object, std::size_t number) {
    for (std::size_t i = 0; i < number; ++i)
        appendField(object, "unknown-" + std::to_string(i), i);
}

} // namespace

class LargeRecordTest : public QObject {
    Q_OBJECT

private slots:
    void manyFields_data();
    void manyFields();
    void limits_data();
    void limits();
    void manyMistakes_data();
    void manyMistakes();
};

void LargeRecordTest::manyFields_data() {
    QTest::addColumn<QByteArray>("place");
    for (const char* place :
         {"", "/players/1", "/tileset", "/tileset/tiles/0", "/map", "/map/chambers/0", "/moves/0"})
        QTest::newRow(place) << QByteArray(place);
}

void LargeRecordTest::manyFields() {
    QFETCH(QByteArray, place);
    Json document = sampleDocument();
    addFields(document[Json::json_pointer(place.toStdString())], many);
    const auto record = game::readRecord(fileText(document));
    QVERIFY2(record.value, listed(record.issues));
    QVERIFY(!hasErrors(game::replay(*record.value, rulesets()).issues));
    const Json again = game::toJson(*record.value);
    QVERIFY(again.at(Json::json_pointer(place.toStdString())).size() > many);
}

void LargeRecordTest::limits_data() {
    QTest::addColumn<QByteArray>("list");
    QTest::addColumn<int>("most");
    if (!inGateUnderSanitizers())
        QTest::newRow("moves") << QByteArray("moves") << 100'000;
    QTest::newRow("variations") << QByteArray("variations") << 1'000;
}

void LargeRecordTest::limits() {
    QFETCH(QByteArray, list);
    QFETCH(int, most);
    Json document = sampleDocument();
    Json& entries = document[list.toStdString()];
    const Json entry = {{"player", 0}, {"move", "end-turn"}};
    entries = Json::array();
    for (int i = 0; i < most; ++i)
        entries.push_back(entry);
    QVERIFY(game::readRecord(fileText(document)).value);
    entries.push_back(entry);
    const auto refused = game::readRecord(fileText(document));
    QVERIFY(!refused.value);
    QCOMPARE(refused.issues.size(), std::size_t{1});
    QCOMPARE(refused.issues.front().code, std::string("wrong-list-length"));
    QCOMPARE(refused.issues.front().pointer, "/" + list.toStdString());
    QVERIFY(refused.issues.front().message.english().find(std::to_string(most)) != std::string::npos);
}

void LargeRecordTest::manyMistakes_data() {
    QTest::addColumn<int>("which");
    QTest::newRow("winners that are all different") << 0;
    QTest::newRow("winners that are all the same") << 1;
    QTest::newRow("unknown options") << 2;
    QTest::newRow("moves that are none") << 3;
    QTest::newRow("ids that are twice") << 4;
}

void LargeRecordTest::manyMistakes() {
    QFETCH(int, which);
    Json document = sampleDocument();
    const auto fill = [](Json& list, std::size_t number, const std::function<Json(std::size_t)>& entry) {
        list = Json::array();
        for (std::size_t i = 0; i < number; ++i)
            list.push_back(entry(i));
    };
    if (which == 0)
        fill(document["result"]["winners"], many, [](std::size_t i) { return Json(i); });
    else if (which == 1)
        fill(document["result"]["winners"], many, [](std::size_t) { return Json(0); });
    else if (which == 2)
        addFields(document["options"], many);
    else if (which == 3)
        fill(document["moves"], 100'000, [](std::size_t i) { return Json(i); });
    else
        fill(document["tileset"]["tiles"], many,
             [tile = document["tileset"]["tiles"][0]](std::size_t) { return tile; });
    const auto record = game::readRecord(fileText(document));
    const Issues issues = record.value ? game::replay(*record.value, rulesets()).issues : record.issues;
    QVERIFY(hasErrors(issues));
    QVERIFY2(issues.size() <= 200, QByteArray::number(static_cast<qulonglong>(issues.size())));
}

QTEST_APPLESS_MAIN(LargeRecordTest)
#include "tst_large_record.moc"
