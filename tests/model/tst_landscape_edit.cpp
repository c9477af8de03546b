#include <QObject>

#include "engine/games/landscape/tiles/landscape_edit.h"
#include "engine/games/landscape/tiles/landscape_symmetry.h"
#include "engine/model/io/bundled.h"
#include "engine/model/lint/lint.h"
#include "tests/model/landscape_samples.h"

#include <algorithm>
#include <vector>

using namespace tilewright;
using namespace tilewright::test;

namespace {

constexpr int north = rimPlace(Direction::North, SidePart::Middle);
constexpr int east = rimPlace(Direction::East, SidePart::Middle);
constexpr int south = rimPlace(Direction::South, SidePart::Middle);
constexpr int west = rimPlace(Direction::West, SidePart::Middle);

Landscape meadow() {
    Landscape tile;
    tile.features.emplace_back().halfSides = 0xFF;
    return tile;
}

/// F field, R road, C city, A any; from the meadow, north first.
Landscape land(const char* edges) {
    Landscape tile = meadow();
    for (const Direction d : allDirections) {
        const char wanted = edges[index(d)];
        tile = withEdge(tile, d,
                        wanted == 'R'   ? Edge::Road
                        : wanted == 'C' ? Edge::City
                        : wanted == 'A' ? Edge::Any
                                        : Edge::Field);
    }
    return tile;
}

QByteArray shown(const Landscape& tile) {
    return QByteArray::fromStdString(pictureText(tile));
}

std::vector<Tile> bundledTiles() {
    std::vector<Tile> all;
    for (const BundledFile& file : bundledFiles())
        if (file.name.ends_with(".tileset.json")) {
            const auto set = readTileSet(file.text).value.value();
            if (set.ruleset == "landscape")
                all.insert(all.end(), set.tiles.begin(), set.tiles.end());
        }
    return all;
}

/// What lint says of a set of this tile alone, but for what it says of the set.
Issues issuesOf(const Landscape& land) {
    TileSet set;
    set.ruleset = "landscape";
    set.name = "One";
    Tile& tile = set.tiles.emplace_back();
    tile.id = "one";
    tile.face = land;
    Issues issues = lint(set);
    std::erase_if(issues, [](const Issue& issue) { return issue.pointer.rfind("/tiles", 0) != 0; });
    return issues;
}

/// One of all edits, on places that `turn` turns along.
struct Edit {
    int what = 0;
    int from = 0;
    int to = 0;
    int value = 0;

    Landscape operator()(const Landscape& tile, Rotation turn = Rotation::R0) const {
        const int a = (from + 3 * index(turn)) % rimPlaces;
        const int b = (to + 3 * index(turn)) % rimPlaces;
        switch (what) {
        case 0:
            return withEdge(tile, sideOfPlace(a), static_cast<Edge>(value % 4));
        case 1:
            return joined(tile, a, b);
        case 2:
            return parted(tile, a, b);
        case 3: {
            const Trait trait = allTraits()[static_cast<std::size_t>(value) % allTraits().size()];
            return withTrait(tile, a, trait, !hasTrait(tile, a, trait));
        }
        case 4:
            return withPennants(tile, a, value % 5 - 1);
        case 5:
            return value % 2 == 0 ? withInnerField(tile) : withoutInnerField(tile, rimPlaces + value % 3);
        case 6:
            // Of the first inner field, if there is one.
            return value % 2 == 0 ? joined(tile, a, rimPlaces) : withContact(tile, rimPlaces, to, true);
        default:
            return withContact(tile, a, to, value % 2 == 0);
        }
    }
};

Edit anyEdit() {
    return {*rc::gen::inRange(0, 8), *rc::gen::inRange(0, rimPlaces), *rc::gen::inRange(0, rimPlaces),
            *rc::gen::inRange(0, 100)};
}

} // namespace

class TestLandscapeEdit : public QObject {
    Q_OBJECT

private slots:
    void editsKeepTilesValid();
    void editsTurnWithTheTile();
    void whatIsThereAlreadyChangesNothing();
    void edges_data();
    void edges();
    void joinsAndParts();
    void joinedFeaturesBearBoth();
    void fieldsByHand();
    void innerFields();
    void placesOfFeatures();
    void traits_data();
    void traits();
    void planeFieldsOfTheBundledTiles();
};

void TestLandscapeEdit::editsKeepTilesValid() {
    const std::vector<Tile> tiles = bundledTiles();
    QVERIFY(rc::check("L-1.1, L-1.4: no edit leaves an error or an untold crossing", [&tiles] {
        const int first = *rc::gen::inRange(-1, static_cast<int>(tiles.size()));
        Landscape tile = first < 0 ? meadow() : tiles[static_cast<std::size_t>(first)].landscape();
        for (int i = *rc::gen::inRange(1, 12); i-- > 0;) {
            tile = anyEdit()(tile);
            Issues issues = issuesOf(tile);
            // By hand, fields and road ends may be made unlike the picture; lint warns of that.
            const auto isAboutFields = [](const Issue& issue) {
                return issue.code == "field-goes-through-road" || issue.code == "field-touches-city";
            };
            std::erase_if(issues, [&](const Issue& issue) {
                return issue.severity == Severity::Warning &&
                       (isAboutFields(issue) || issue.code == "roads-cant-meet" ||
                        issue.code == "road-end-missing");
            });
            if (!issues.empty())
                RC_FAIL(listed(issues).toStdString() + pictureText(tile));
            // The fix of both warnings about fields ends them.
            const Issues fixed = issuesOf(withPlaneFields(tile));
            if (std::ranges::any_of(fixed, isAboutFields))
                RC_FAIL("laid anew: " + listed(fixed).toStdString() + pictureText(tile));
        }
    }));
}

void TestLandscapeEdit::editsTurnWithTheTile() {
    const std::vector<Tile> tiles = bundledTiles();
    QVERIFY(rc::check("an edit of a turned tile gives the turned edit", [&tiles] {
        const Edit edit = anyEdit();
        // Which city is meant is told by its number there, and `to` is no place.
        RC_PRE(edit.what < 5);
        const auto& tile = *rc::gen::elementOf(tiles);
        const Rotation turn = *rc::gen::elementOf(std::vector(allRotations.begin(), allRotations.end()));
        RC_ASSERT(pictureText(edit(turned(tile.landscape(), turn), turn)) ==
                  pictureText(turned(edit(tile.landscape()), turn)));
    }));
}

void TestLandscapeEdit::whatIsThereAlreadyChangesNothing() {
    const std::vector<Tile> tiles = bundledTiles();
    QVERIFY(tiles.size() > 80);
    for (const Tile& tile : tiles) {
        const Landscape& land = tile.landscape();
        for (const Direction d : allDirections)
            QVERIFY(withEdge(land, d, land.edges[static_cast<std::size_t>(index(d))]) == land);
        for (int place = 0; place < rimPlaces; ++place) {
            for (const Trait trait : allTraits())
                QVERIFY(withTrait(land, place, trait, hasTrait(land, place, trait)) == land);
            for (int other = 0; other < rimPlaces; ++other) {
                const Link link = linkBetween(land, place, other);
                QCOMPARE(joined(land, place, other) == land, link != Link::Joins);
                QCOMPARE(parted(land, place, other) == land, link != Link::Parts);
            }
        }
        QVERIFY(withCrossings(land) == land);
    }
}

void TestLandscapeEdit::edges_data() {
    QTest::addColumn<QByteArray>("edges");
    QTest::addColumn<QByteArray>("picture");
    QTest::newRow("L-1.1 a meadow") << QByteArray("FFFF")
                                    << QByteArray("field field field field field 255\n");
    QTest::newRow("L-1.1 a road through parts the field")
        << QByteArray("RFRF")
        << QByteArray("road field road field field 225\nfield 30\nroad 5  \n")
               .replace("193", "225")
               .replace("62", "30");
    QTest::newRow("L-1.1 the end of a road parts nothing")
        << QByteArray("RFFF") << QByteArray("road field field field field 255\nroad 1  \n");
    QTest::newRow("L-1.1 three roads meet in a crossing")
        << QByteArray("FRRR")
        << QByteArray("field road road road field 135\nfield 24\nfield 96\nroad 2 crossing \nroad 4 crossing "
                      "\nroad 8 crossing \n");
    QTest::newRow("L-1.1 the field touches the city")
        << QByteArray("CFRF")
        << QByteArray("city field road field city 1 0 \nfield 252 beside city 1 0 ;\nroad 4  \n");
    QTest::newRow("L-1.1 a city of two sides, and the far field doesn't touch it")
        << QByteArray("CRRC")
        << QByteArray("city road road city city 9 0 \nfield 24\nfield 36 beside city 9 0 ;\nroad 6  \n");
    QTest::newRow("L-1.1 no field along the abbey") << QByteArray("AAAA") << QByteArray("any any any any ");
}

void TestLandscapeEdit::edges() {
    QFETCH(QByteArray, edges);
    QFETCH(QByteArray, picture);
    QCOMPARE(shown(land(edges.constData())), picture);
}

void TestLandscapeEdit::joinsAndParts() {
    const Landscape through = land("RRFR");
    QCOMPARE(linkBetween(through, north, east), Link::Joins);
    QCOMPARE(linkBetween(through, north, south), Link::None);
    const Landscape bend = joined(through, north, east);
    QCOMPARE(linkBetween(bend, north, east), Link::Parts);
    QCOMPARE(featureAt(bend, north), featureAt(bend, east));
    QVERIFY(featureAt(bend, north) != featureAt(bend, west));
    // Joined by a drag the other way it is the same road.
    QCOMPARE(shown(joined(through, east, north)), shown(bend));

    const Landscape town = land("CCFC");
    QCOMPARE(featureAt(town, north), featureAt(town, west));
    const Landscape two = parted(town, north, east);
    QVERIFY(featureAt(two, north) != featureAt(two, east));
    QCOMPARE(featureAt(two, north), featureAt(two, west));
    QCOMPARE(shown(joined(two, north, east)), shown(town));

    // A road under a city: both are told to cross, and the fields are four.
    const Landscape bridge = joined(land("RCRC"), west, east);
    QCOMPARE(bridge.crossings.size(), std::size_t(1));
}

void TestLandscapeEdit::joinedFeaturesBearBoth() {
    Landscape two = parted(land("CFFC"), north, west);
    two = withPennants(two, north, 1);
    two = withPennants(two, west, 2);
    two = withTrait(two, west, Trait::Cathedral, true);
    two = withTrait(two, north, Trait::Wine, true);
    const Landscape one = joined(two, north, west);
    const Feature& city = one.features[static_cast<std::size_t>(*featureAt(one, north))];
    QCOMPARE(city.pennants, 3);
    QVERIFY(city.cathedral);
    QCOMPARE(city.goods, Goods::Wine);

    Landscape mouths = land("RFFF");
    mouths = withTrait(mouths, north, Trait::Mouth, true);
    mouths = withEdge(mouths, Direction::South, Edge::Road);
    QVERIFY(featureAt(mouths, north) != featureAt(mouths, south));
    mouths = withTrait(mouths, south, Trait::Mouth, true);
    const Landscape tunnel = joined(mouths, north, south);
    QVERIFY(hasTrait(tunnel, north, Trait::Splits));
    const Landscape again = parted(tunnel, north, south);
    QVERIFY(hasTrait(again, north, Trait::Mouth) && hasTrait(again, south, Trait::Mouth));
    QVERIFY(hasTrait(withEdge(tunnel, Direction::North, Edge::Field), south, Trait::Mouth));
}

void TestLandscapeEdit::fieldsByHand() {
    const int left = rimPlace(Direction::North, SidePart::Left);
    const int right = rimPlace(Direction::North, SidePart::Right);
    const Landscape road = land("RFRC");
    QCOMPARE(linkBetween(road, left, right), Link::Joins);
    const Landscape meadows = joined(road, left, right);
    QCOMPARE(featureAt(meadows, left), featureAt(meadows, right));
    const Landscape apart = parted(meadows, right, left);
    QVERIFY(featureAt(apart, left) != featureAt(apart, right));
    const int city = *featureAt(apart, west);
    const auto touches = [&](const Landscape& tile, int place) {
        return tile.features[static_cast<std::size_t>(*featureAt(tile, place))].cities ==
               std::vector<int>{city};
    };
    QVERIFY(touches(apart, left));
    QVERIFY(!touches(withContact(apart, left, city, false), left));
    QVERIFY(touches(withContact(road, right, *featureAt(road, west), true), right));
}

void TestLandscapeEdit::traits_data() {
    QTest::addColumn<int>("trait");
    QTest::addColumn<QByteArray>("fits");
    const auto row = [](const char* what, Trait trait, const char* fits) {
        QTest::newRow(what) << static_cast<int>(trait) << QByteArray(fits);
    };
    // Of a city, a road of one side, a road of two.
    row("L-1.1 cathedral", Trait::Cathedral, "C");
    row("L-1.1 princess", Trait::Princess, "C");
    row("L-1.1 goods", Trait::Grain, "C");
    row("L-1.1 inn", Trait::Inn, "12");
    row("L-1.1 mouth", Trait::Mouth, "1");
    row("L-1.1 splits", Trait::Splits, "2");
    row("L-1.1 gate", Trait::EndsAtGate, "12");
    row("L-1.1 cloister", Trait::Cloister, "C12");
    row("L-1.1 portal", Trait::Portal, "C12");
}

void TestLandscapeEdit::traits() {
    QFETCH(int, trait);
    QFETCH(QByteArray, fits);
    const auto it = static_cast<Trait>(trait);
    const auto check = [&](const Landscape& tile, char kind) {
        QCOMPARE(canHaveTrait(tile, north, it), fits.contains(kind));
        const Landscape on = withTrait(tile, north, it, true);
        QCOMPARE(hasTrait(on, north, it), fits.contains(kind));
        QCOMPARE(shown(withTrait(on, north, it, false)), shown(tile));
    };
    check(land("CFFF"), 'C');
    check(land("RFFF"), '1');
    check(land("RFRF"), '2');

    // L-1.4: one of the two at most.
    const Landscape both = withTrait(withTrait(meadow(), 0, Trait::Volcano, true), 0, Trait::Tower, true);
    QVERIFY(hasTrait(both, 0, Trait::Tower) && !hasTrait(both, 0, Trait::Volcano));
}

void TestLandscapeEdit::innerFields() {
    // L-1.2: it touches the only city; of two, which one is said by hand.
    const Landscape one = withInnerField(land("CCFF"));
    QCOMPARE(innerFieldCount(one), 1);
    QCOMPARE(placeCount(one), rimPlaces + 1);
    const int inner = *featureAt(one, rimPlaces);
    const int city = *featureAt(one, north);
    QCOMPARE(one.features[static_cast<std::size_t>(inner)].cities, std::vector<int>{city});
    QCOMPARE(*placeOf(one, inner), rimPlaces);
    QVERIFY(issuesOf(one).empty());
    QCOMPARE(shown(withoutInnerField(one, rimPlaces)), shown(land("CCFF")));
    QVERIFY(withoutInnerField(one, south) == one);
    QVERIFY(withoutInnerField(one, rimPlaces + 1) == one);

    const Landscape two = withInnerField(parted(land("CCFF"), north, east));
    const int other = *featureAt(two, east);
    const auto cities = [](const Landscape& tile) {
        return tile.features[static_cast<std::size_t>(*featureAt(tile, rimPlaces))].cities;
    };
    QVERIFY(cities(two).empty());
    QCOMPARE(cities(withContact(two, rimPlaces, other, true)), std::vector<int>{other});
    QVERIFY(withContact(two, rimPlaces, *featureAt(two, south), true) == two);

    // Fields are laid anew, inner ones stay; joined with one of the rim, it brings what it touches.
    const Landscape later = withEdge(one, Direction::West, Edge::Road);
    QCOMPARE(cities(later), std::vector<int>{*featureAt(later, north)});
    QCOMPARE(linkBetween(one, rimPlaces, south), Link::Joins);
    QCOMPARE(linkBetween(one, rimPlaces, north), Link::None);
    QCOMPARE(linkBetween(one, rimPlaces, rimPlaces), Link::None);
    QCOMPARE(shown(joined(one, rimPlaces, south)), shown(joined(one, south, rimPlaces)));
    QCOMPARE(innerFieldCount(joined(one, rimPlaces, south)), 0);

    Landscape full = land("CCFF");
    for (int i = 0; i < 2 * maxFeatures; ++i)
        full = withInnerField(full);
    QCOMPARE(full.features.size(), static_cast<std::size_t>(maxFeatures));
}

void TestLandscapeEdit::placesOfFeatures() {
    for (const Tile& tile : bundledTiles())
        for (std::size_t i = 0; i < tile.landscape().features.size(); ++i) {
            const int number = static_cast<int>(i);
            const auto place = placeOf(tile.landscape(), number);
            QCOMPARE(place.has_value(), tile.landscape().features[i].kind != FeatureKind::Cloister);
            if (place)
                QCOMPARE(featureAt(tile.landscape(), *place), std::optional(number));
        }
    QCOMPARE(*placeOf(land("RFRF"), *featureAt(land("RFRF"), east)), east);
}

void TestLandscapeEdit::planeFieldsOfTheBundledTiles() {
    QStringList others;
    for (const Tile& tile : bundledTiles())
        if (pictureText(withPlaneFields(tile.landscape())) != pictureText(tile.landscape()))
            others << QString::fromStdString(tile.id);
    others.sort();
    // L-1.2: cities that touch without being one, fields that reach no side, gates in the middle of a wall.
    QCOMPARE(others.join(u' '),
             QStringLiteral("am-C am-D am-G am-H am-I am-L ic-E ic-G pd-J pd-R pd-Y tb-G tb-L tb-V tb-W tw-I "
                            "tw-K tw-M"));
}

QTEST_APPLESS_MAIN(TestLandscapeEdit)
#include "tst_landscape_edit.moc"
