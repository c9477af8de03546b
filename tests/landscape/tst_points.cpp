// L-3: what roads, cities, cloisters and fields score.

#include <QtTest>

#include "tests/landscape/landscape_scenario.h"
#include "tests/landscape/named_tiles.h"

using namespace tilewright;
using namespace tilewright::test;

namespace {

/// Whose turns are played, and what comes of them; "LAYING" or "LAYING, place ...".
struct Course {
    const char* name;
    QStringList tiles;
    QStringList map;
    QStringList stack;
    QStringList turns;
    QList<int> points;
    Json options = Json::object();
    int players = 2;
};

const QString inn = "inn frfr r:ew* x9";
const QString curve = "curve frrf r:es x9";
const QString mid = "mid cfcf c:ns+1 x9";
const QString bend = "bend fccf c:es x9";
const QString cathedral = "cathedral cccc c:nesw* x3";
const QString town = "town cfff c:n f:EL,ER,SL,SR,WL,WR/0 x9";

const std::vector<Course>& courses() {
    static const Json two{{"smallCity", 2}};
    static const std::vector<Course> all{
        // Roads
        {"L-3.1 complete: 1 a tile",
         {end, road},
         {"0 0 end"},
         {"road", "end"},
         {"1 0 0, place follower 0", "2 0 180"},
         {3, 0}},
        {"L-3.1 with an inn: 2 a tile",
         {end, inn},
         {"0 0 end"},
         {"inn", "end"},
         {"1 0 0, place follower 0", "2 0 180"},
         {6, 0}},
        {"L-3.1 with two inns: 2 a tile",
         {end, inn},
         {"0 0 end"},
         {"inn", "inn", "end"},
         {"1 0 0, place follower 0", "2 0 0", "3 0 180"},
         {8, 0}},
        {"L-3.1 incomplete: 1 a tile",
         {"end frff r:e", "road frfr r:ew"},
         {"0 0 end"},
         {},
         {"1 0 0, place follower 0"},
         {2, 0}},
        {"L-3.1 incomplete with an inn: 0",
         {"end frff r:e", "inn frfr r:ew*"},
         {"0 0 end"},
         {},
         {"1 0 0, place follower 0"},
         {0, 0}},
        {"L-3.1 a tile once, though two of its roads meet",
         {"cross rrrr r:n r:e r:s r:w", curve},
         {"0 0 cross"},
         {"curve", "curve", "curve"},
         {"1 0 90, place follower 0", "1 1 180", "0 1 270"},
         {4, 0}},
        // Cities
        {"L-3.2 complete: 2 a tile",
         {cap, "long cfcf c:ns x9"},
         {"0 0 cap"},
         {"long", "cap"},
         {"0 -1 0, place follower 0", "0 -2 180"},
         {6, 0}},
        {"L-3.2 and 2 a pennant",
         {cap, mid},
         {"0 0 cap"},
         {"mid", "cap"},
         {"0 -1 0, place follower 0", "0 -2 180"},
         {8, 0}},
        {"L-3.2 with a cathedral: 3 and 3",
         {cap, shield, cathedral},
         {"0 0 shield"},
         {"cathedral", "cap", "cap", "cap"},
         {"0 -1 0, place follower 0", "0 -2 180", "1 -1 270", "-1 -1 90"},
         {18, 0}},
        {"L-3.2 incomplete: 1 and 1",
         {"cap cfff c:n", "mid cfcf c:ns+1"},
         {"0 0 cap"},
         {},
         {"0 -1 0, place follower 0"},
         {3, 0}},
        {"L-3.2 incomplete with a cathedral: 0",
         {"cap cfff c:n", "cathedral cccc c:nesw*"},
         {"0 0 cap"},
         {},
         {"0 -1 0, place follower 0"},
         {0, 0}},
        {"L-3.2 two tiles: 4", {cap}, {"0 0 cap"}, {}, {"0 -1 180, place follower 0"}, {4, 0}},
        {"L-3.2 smallCity 2: two tiles 2",
         {cap},
         {"0 0 cap"},
         {},
         {"0 -1 180, place follower 0"},
         {2, 0},
         two},
        {"L-3.2 smallCity 2: and 1 a pennant",
         {shield},
         {"0 0 shield"},
         {},
         {"0 -1 180, place follower 0"},
         {4, 0},
         two},
        {"L-3.2 smallCity 2: three tiles as any other",
         {cap, mid},
         {"0 0 cap"},
         {"mid", "cap"},
         {"0 -1 0, place follower 0", "0 -2 180"},
         {8, 0},
         two},
        {"L-3.2 smallCity 2: not with a cathedral",
         {cap, "chapel cfff c:n*"},
         {"0 0 cap"},
         {"chapel"},
         {"0 -1 180, place follower 0"},
         {6, 0},
         two},
        {"L-3.2 a tile once, pennants each",
         {"pair ccff c:n+1 c:e+1", bend},
         {"0 0 pair"},
         {"bend", "bend", "bend"},
         {"0 -1 0, place follower 0", "1 -1 90", "1 0 180"},
         {12, 0}},
        // Cloisters
        {"L-3.3 complete: 9",
         {grass, "cloister ffff m"},
         {"0 0 grass"},
         {"cloister"},
         {"1 0 0, place follower 0", "0 1 0", "0 -1 0", "1 1 0", "1 -1 0", "2 0 0", "2 1 0", "2 -1 0"},
         {9, 0}},
        {"L-3.3 complete by filling the gap: 9",
         {grass, "cloister ffff m"},
         {"0 0 grass", "0 1 grass", "0 2 grass", "1 0 grass", "1 2 grass", "2 0 grass", "2 1 grass",
          "2 2 grass"},
         {"cloister"},
         {"1 1 0, place follower 0"},
         {9, 0}},
        {"L-3.3 incomplete: 1 for itself and each neighbour",
         {"grass ffff x2", "cloister ffff m"},
         {"0 0 grass"},
         {"cloister"},
         {"1 0 0, place follower 0", "2 0 0"},
         {3, 0}},
        // Fields
        {"L-3.4 3 for each complete city",
         {"town cfff c:n f:EL,ER,SL,SR,WL,WR/0 x4"},
         {"0 0 town"},
         {},
         {"0 -1 180", "0 1 180, place follower 1", "0 2 0"},
         {0, 6}},
        {"L-3.4 not for incomplete ones",
         {"town cfff c:n f:EL,ER,SL,SR,WL,WR/0 x3"},
         {"0 0 town"},
         {},
         {"0 -1 180", "0 1 180, place follower 1"},
         {0, 3}},
        {"L-3.4 once a field, however often they touch",
         {"town cfff c:n f:EL,ER,SL,SR,WL,WR/0 x2", "grass ffff x2"},
         {"0 0 town"},
         {"town"},
         {"0 -1 180, place follower 1", "1 -1 0", "1 0 0"},
         {3, 0}},
        {"L-3.4 by a contact on one tile only",
         {"cap cfff c:n x2"},
         {"0 0 cap"},
         {},
         {"0 -1 180, place follower 1"},
         {0, 0}},
        // Majorities
        {"L-3.5 a tie scores in full for each",
         {end, road},
         {"0 0 end", "4 0 end 180"},
         {"road", "road", "road"},
         {"1 0 0, place follower 0", "3 0 0, place follower 0", "2 0 0"},
         {5, 5}},
        {"L-3.5 the most score alone",
         {cap, grass, "hub cccc c:nesw x3"},
         {"0 1 cap", "1 1 grass", "-1 1 grass", "-1 -1 grass"},
         {"cap", "cap", "cap", "hub"},
         {"1 0 270, place follower 0", "-1 0 90, place follower 0", "0 -1 180, place follower 0", "0 0 0"},
         {10, 0}},
    };
    return all;
}

} // namespace

class LandPointsTest : public QObject {
    Q_OBJECT

private slots:
    void points_data() {
        QTest::addColumn<int>("number");
        for (std::size_t i = 0; i < courses().size(); ++i)
            QTest::newRow(courses()[i].name) << static_cast<int>(i);
    }
    void points() {
        QFETCH(int, number);
        const Course& course = courses()[static_cast<std::size_t>(number)];
        LandscapeScenario s({.tiles = course.tiles,
                             .map = course.map,
                             .stack = course.stack,
                             .options = course.options,
                             .players = course.players});
        for (const QString& turn : course.turns) {
            QStringList parts = turn.split(", ");
            const QString laying = parts.takeFirst();
            s.turn(laying, parts);
        }
        QCOMPARE(s.points(), course.points);
        // Whatever was scored in play is empty again; what is scored at the end keeps its figures.
        if (!s.over())
            QVERIFY(s.pieces().isEmpty());
    }
};

QTEST_GUILESS_MAIN(LandPointsTest)
#include "tst_points.moc"
