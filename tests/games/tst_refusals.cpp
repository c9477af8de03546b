// Every move that is not legal is refused, with the place and what was found and expected.

#include "tests/games/sample_games.h"
#include "tests/sanitizers.h"

#include <QtTest>

#include <algorithm>
#include <map>

using namespace tilewright;
using namespace tilewright::test;

namespace {

/// Values that some legal move of the game has in a field, and values that none ever has.
using Pool = std::map<std::string, std::vector<Json>>;

const std::vector<Json> wrongValues{
    nullptr,
    true,
    -1,
    1.5,
    99,
    1'000'000,
    std::uint64_t{18446744073709551615ULL},
    std::uint64_t{18446744073709551613ULL},
    std::int64_t{-9223372036854775807LL - 1},
    4294967296LL,
    "",
    "nonsense",
    Json::array(),
    Json::object(),
    Json::array({"blue", "blue", "blue"}),
    Json::array({"blue", 3, "red"}),
    Json::array({"blue", "yellow", "green", "red", "brown", "orange", "grey", "purple", "blue"})};

Pool poolOf(const PlayedGame& played) {
    Pool pool;
    for (std::size_t i = 0; i < played.record.moves.size(); ++i)
        for (const auto& [key, value] : played.record.moves[i].items()) {
            std::vector<Json>& values = pool[key];
            if (values.size() < 40 && std::find(values.begin(), values.end(), value) == values.end())
                values.push_back(value);
        }
    for (auto& [key, values] : pool)
        values.insert(values.end(), wrongValues.begin(), wrongValues.end());
    return pool;
}

/// All entries that differ from this one in a single field: changed, taken away or added.
std::vector<Json> mutations(const Json& entry, const Pool& pool) {
    std::vector<Json> all;
    for (const auto& [key, values] : pool) {
        if (entry.contains(key)) {
            Json without = entry;
            without.erase(key);
            all.push_back(std::move(without));
        }
        // Which fields a move may not have is its rule system's to say; picks are payment (tested for each).
        if (!entry.contains(key) && key != "picks")
            continue;
        for (const Json& value : values) {
            if (entry.contains(key) && entry.at(key) == value)
                continue;
            Json changed = entry;
            changed[key] = value;
            all.push_back(std::move(changed));
        }
    }
    return all;
}

} // namespace

class RefusalsTest : public QObject {
    Q_OBJECT

private slots:
    void changedMoves_data() { addSampleRows(); }
    void changedMoves() {
        const Row row = currentRow();
        const PlayedGame played = playRandomly(row.game(), row.sample->ruleset, 12);
        const Pool pool = poolOf(played);
        Random random(12, 0, Purpose::Test, 1);
        game::MoveList moves;
        std::size_t refused = 0;
        const std::size_t positions = inGateUnderSanitizers() ? 3 : 25;
        for (std::size_t at = 0; at < played.moves.size(); at += played.moves.size() / positions + 1) {
            const auto position = after(played, at);
            position->legalMoves(moves);
            std::vector<Json> legal;
            for (game::Move move : moves)
                legal.push_back(position->toJson(move));
            // One move of each kind will do.
            std::map<std::string, Json> kinds;
            for (const Json& entry : legal)
                if (random.below(4) == 0 || !kinds.contains(entry.at("move")))
                    kinds[entry.at("move")] = entry;
            for (const auto& [kind, entry] : kinds)
                for (const Json& changed : mutations(entry, pool)) {
                    const bool isLegal = std::any_of(legal.begin(), legal.end(), [&](const Json& other) {
                        return row.sample->means(changed, other);
                    });
                    const auto read = position->fromJson(changed, "/moves/7");
                    QVERIFY2(read.value.has_value() == isLegal, changed.dump().c_str());
                    if (isLegal)
                        continue;
                    ++refused;
                    QCOMPARE(read.issues.size(), 1U);
                    const Issue& issue = read.issues.front();
                    QVERIFY(issue.severity == Severity::Error);
                    QVERIFY2(issue.pointer.starts_with("/moves/7"), issue.pointer.c_str());
                    const std::string message = issue.message.english();
                    QVERIFY2(message.find("expected") != std::string::npos, message.c_str());
                }
        }
        QVERIFY(refused > 40 * positions);
    }

    // Moves of other positions of the same game.
    void movesOfOtherPositions_data() { addSampleRows(); }
    void movesOfOtherPositions() {
        const Row row = currentRow();
        const PlayedGame played = playRandomly(row.game(), row.sample->ruleset, 13);
        for (std::size_t at = 0; at <= played.moves.size(); at += played.moves.size() / 20 + 1) {
            const auto position = after(played, at);
            const auto legal = game::legalMoveLines(*position);
            for (std::size_t other = 0; other < played.moves.size(); other += 7) {
                const Json& entry = played.record.moves[other];
                const bool isLegal =
                    std::binary_search(legal.begin(), legal.end(), nlohmann::json(entry).dump());
                QVERIFY2(position->fromJson(entry, "/moves/7").value.has_value() == isLegal,
                         entry.dump().c_str());
            }
        }
    }

    // A number of 64 bits is not the negative coordinate that it would be with its upper half cut off.
    void wrappedCoordinates_data() { addSampleRows(); }
    void wrappedCoordinates() {
        const Row row = currentRow();
        const PlayedGame played = playRandomly(row.game(), row.sample->ruleset, 13);
        int checked = 0;
        for (std::size_t at = 0; at < played.moves.size(); ++at)
            for (const char* key : {"x", "y"}) {
                Json entry = played.record.moves[at];
                if (!entry.contains(key) || entry.at(key) >= 0)
                    continue;
                entry[key] = static_cast<std::uint64_t>(entry.at(key).get<std::int64_t>());
                const auto read = after(played, at)->fromJson(entry, "/moves/7");
                QVERIFY2(!read.value, entry.dump().c_str());
                ++checked;
            }
        QVERIFY(checked > 0);
    }

    void notEvenAMove_data() { addSampleRows(); }
    void notEvenAMove() {
        const Row row = currentRow();
        const auto game = row.game();
        const auto position = game->start(game::shuffledStack(*game, 1));
        for (const Json& entry : wrongValues) {
            const auto read = position->fromJson(entry, "/moves/0");
            QVERIFY(!read.value);
            QCOMPARE(QString::fromStdString(read.issues.at(0).pointer), "/moves/0");
        }
    }

    // After the end there is no legal move.
    void afterTheEnd_data() { addSampleRows(); }
    void afterTheEnd() {
        const Row row = currentRow();
        const PlayedGame played = playRandomly(row.game(), row.sample->ruleset, 14);
        QVERIFY(played.position->over());
        for (const Json& entry : played.record.moves)
            QVERIFY(!played.position->fromJson(entry, "/moves/7").value);
    }
};

QTEST_GUILESS_MAIN(RefusalsTest)
#include "tst_refusals.moc"
