#pragma once

// Records of games, good ones and such as are refused for their form.

#include "engine/base/json/schema_validator.h"
#include "engine/model/io/bundled.h"
#include "tests/model/landscape_samples.h"

namespace tilewright::test {

inline Json landscapeGame(const char* ruleset) {
    Json document = Json::parse(R"({
        "format": "tilewright-game", "version": 1, "ruleset": "", "program": "tilewright 0.1.0",
        "tileset": null, "map": null, "options": {}, "seed": "1",
        "players": [{"name": "Blue", "kind": "random"}, {"name": "Yellow", "kind": "human"}],
        "stack": ["corner"],
        "moves": [{"player": 0, "move": "lay", "tile": "corner", "x": 2, "y": -1, "rotation": 90},
                  {"player": 0, "move": "end-turn"}],
        "result": {"end": "last-tile", "winners": [1], "points": [4, 7]}})");
    document["ruleset"] = ruleset;
    document["tileset"] = toJson(landscapeSet());
    document["map"] = Json::parse(bundledText("landscape/start.map.json"));
    return document;
}

/// One move more.
inline Json withMove(Json document, int player, const QByteArray& fields) {
    document["moves"].push_back(
        Json::parse("{\"player\": " + std::to_string(player) + ", " + fields.toStdString() + "}"));
    return document;
}

inline void checkGood(const Json& document) {
    Issues issues;
    QVERIFY2(checkFormat(document, Schema::Game, issues), listed(issues));
    QVERIFY(issues.empty());
}

/// By the schema alone, as other programs read it.
inline bool fitsGameSchema(const Json& document) {
    return fitsSchema(*parseJson(schemaText(Schema::Game)).value, document);
}

inline void addRefusedColumns() {
    QTest::addColumn<ChangeJson>("change");
    QTest::addColumn<QByteArray>("pointer");
    QTest::addColumn<QByteArray>("words");
}
inline void addRefused(const char* name, const char* pointer, const char* words, const ChangeJson& change) {
    QTest::newRow(name) << change << QByteArray(pointer) << QByteArray(words);
}
inline void addRefusedMove(const char* name, const char* move, const char* pointer, const char* words) {
    addRefused(name, pointer, words,
               [text = std::string(move)](Json& g) { g["moves"].push_back(Json::parse(text)); });
}

/// The good record is refused with the change of the row at hand, for that alone.
inline void checkRefused(Json document) {
    QFETCH(ChangeJson, change);
    QFETCH(QByteArray, pointer);
    QFETCH(QByteArray, words);
    change(document);
    Issues issues;
    QVERIFY(!checkFormat(document, Schema::Game, issues));
    QVERIFY2(issues.size() == 1, listed(issues));
    QCOMPARE(QByteArray::fromStdString(issues[0].pointer), pointer);
    QCOMPARE(QByteArray::fromStdString(issues[0].message.english()), words);
    // Set and map have schemas of their own.
    const bool inner = pointer.startsWith("/tileset") || pointer.startsWith("/map");
    QCOMPARE(fitsGameSchema(document), inner);
}

} // namespace tilewright::test
