// Records: written, read and played again.

#include "engine/games/kit.h"
#include "engine/model/io/file_formats.h"
#include "tests/games/sample_games.h"

#include <QtTest>

using namespace tilewright;
using namespace tilewright::test;

class ReplayTest : public QObject {
    Q_OBJECT

private slots:
    void samePosition_data() { addSampleRows(); }
    void samePosition() {
        const Row row = currentRow();
        const PlayedGame played = playRandomly(row.game(), row.sample->ruleset, 6);
        const auto replayed = game::replay(played.record, rulesets());
        QCOMPARE(listed(replayed.issues), listed(row.warnings()));
        QVERIFY(replayed.value->moves == played.moves);
        QVERIFY(replayed.value->stack == played.stack);
        QVERIFY2(replayed.value->position->equals(*played.position),
                 difference(*replayed.value->position, *played.position));
        QCOMPARE(replayed.value->position->hash(), played.position->hash());
    }

    void upToALimit_data() { addSampleRows(); }
    void upToALimit() {
        const Row row = currentRow();
        const PlayedGame played = playRandomly(row.game(), row.sample->ruleset, 7, 120);
        for (std::size_t limit : {std::size_t{0}, std::size_t{1}, std::size_t{37}, played.moves.size()}) {
            const auto replayed = game::replay(played.record, rulesets(), limit);
            QCOMPARE(listed(replayed.issues), listed(row.warnings()));
            QCOMPARE(replayed.value->moves.size(), limit);
            const auto expected = after(played, limit);
            QVERIFY2(replayed.value->position->equals(*expected),
                     difference(*replayed.value->position, *expected));
            QCOMPARE(replayed.value->position->hash(), expected->hash());
            QVERIFY(game::legalMoveLines(*replayed.value->position) == game::legalMoveLines(*expected));
        }
    }

    void writtenAndRead_data() { addSampleRows(); }
    void writtenAndRead() {
        const Row row = currentRow();
        const PlayedGame played = playRandomly(row.game(), row.sample->ruleset, 8);
        const std::string text = fileText(game::toJson(played.record));
        const auto read = game::readRecord(text);
        QVERIFY2(read.value.has_value(), listed(read.issues));
        const game::Record& record = *read.value;
        QCOMPARE(record.ruleset, played.record.ruleset);
        QVERIFY(record.map.chambers.size() == played.record.map.chambers.size());
        QCOMPARE(tileCount(record.tileSet), tileCount(played.record.tileSet));
        QVERIFY(nlohmann::json(record.options) == nlohmann::json(played.record.options));
        QCOMPARE(record.seed, played.record.seed);
        QCOMPARE(record.players.size(), played.record.players.size());
        for (std::size_t p = 0; p < record.players.size(); ++p) {
            QCOMPARE(record.players[p].name, played.record.players[p].name);
            QCOMPARE(record.players[p].kind, played.record.players[p].kind);
        }
        QVERIFY(record.stack == played.record.stack);
        QVERIFY(record.moves == played.record.moves);
        QVERIFY(record.end == played.record.end);
        QVERIFY(record.winners == played.record.winners);
        QVERIFY(record.points == played.record.points);
        QCOMPARE(fileText(game::toJson(record)), text);
        const auto replayed = game::replay(record, rulesets());
        QCOMPARE(listed(replayed.issues), listed(row.warnings()));
        QVERIFY2(replayed.value->position->equals(*played.position),
                 difference(*replayed.value->position, *played.position));
    }

    // A saved game is one without winners.
    void unfinished_data() { addSampleRows(); }
    void unfinished() {
        const Row row = currentRow();
        const PlayedGame played = playRandomly(row.game(), row.sample->ruleset, 9, 50);
        const auto read = game::readRecord(fileText(game::toJson(played.record)));
        QVERIFY(read.value->end == game::End::Unfinished);
        QVERIFY(read.value->winners.empty());
        const auto replayed = game::replay(*read.value, rulesets());
        QCOMPARE(listed(replayed.issues), listed(row.warnings()));
        QVERIFY2(replayed.value->position->equals(*played.position),
                 difference(*replayed.value->position, *played.position));
    }

    // Fields that we don't know come back out.
    void unknownFields() {
        const Sample& sample = samples().front();
        const PlayedGame played = playRandomly(sampleGame(sample, 2, Json::object()), sample.ruleset, 10, 30);
        Json document = game::toJson(played.record);
        document["club"] = {{"town", "Erfurt"}};
        document["players"][1]["age"] = 41;
        document["moves"][3]["seconds"] = 12.5;
        const std::string text = fileText(document);
        const auto read = game::readRecord(text);
        QVERIFY2(read.value.has_value(), listed(read.issues));
        QCOMPARE(fileText(game::toJson(*read.value)), text);
        QVERIFY(game::replay(*read.value, rulesets()).issues.empty());
    }

    // Undo: the record forgets, too.
    void recorderForgets() {
        const Sample& sample = samples().front();
        const PlayedGame played = playRandomly(sampleGame(sample, 2, Json::object()), sample.ruleset, 11, 30);
        game::Recorder recorder(*played.game, sample.ruleset, "11", played.record.players, played.stack);
        const auto position = after(played, 0);
        for (std::size_t i = 0; i < 30; ++i) {
            recorder.add(*position, played.moves[i]);
            position->play(played.moves[i]);
        }
        recorder.truncate(12);
        const auto earlier = after(played, 12);
        const game::Record record = recorder.record(*earlier);
        QCOMPARE(record.moves.size(), 12U);
        const auto replayed = game::replay(record, rulesets());
        QVERIFY2(replayed.issues.empty(), listed(replayed.issues));
        QVERIFY2(replayed.value->position->equals(*earlier), difference(*replayed.value->position, *earlier));
    }
};

QTEST_GUILESS_MAIN(ReplayTest)
#include "tst_replay.moc"
