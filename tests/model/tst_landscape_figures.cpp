#include <QObject>

#include "engine/games/landscape/tiles/landscape_figures.h"
#include "tests/model/landscape_samples.h"

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace tilewright;
using namespace tilewright::test;

// Of the sample set: abbey ×0, bridge ×1, corner ×1, inner ×2, mouth ×1.
class TestLandscapeFigures : public QObject {
    Q_OBJECT

private slots:
    void countsTheSample();
    void findsWhatIsPlanted();
    void holes();
    void fitsInSomeTurn();
    void openPlacesByHand();
};

void TestLandscapeFigures::countsTheSample() {
    const LandscapeCounts counts = landscapeCounts(landscapeSet());
    QCOMPARE(counts.tiles, 5);
    // City: bridge 2, corner 2, inner 3 twice; road: bridge 2, corner 2, mouth 2; field: inner 1 twice,
    // mouth 2.
    QCOMPARE(counts.edges, (std::array{10, 6, 4, 0}));
    QCOMPARE(counts.tilesBySides[static_cast<std::size_t>(Edge::City)], (std::array{1, 0, 2, 2, 0}));
    QCOMPARE(counts.tilesBySides[static_cast<std::size_t>(Edge::Any)], (std::array{5, 0, 0, 0, 0}));
    // City: bridge 1, corner 1, inner 2 twice; road: bridge 1, corner 1, mouth 2; field 3, 2, 2 twice, 1.
    QCOMPARE(counts.features, (std::array{6, 4, 10, 1}));
    QCOMPARE(counts.pennants, 1);
    const auto trait = [&](Trait t) { return counts.traits[static_cast<std::size_t>(t)]; };
    QCOMPARE(trait(Trait::Cathedral), 1);
    QCOMPARE(trait(Trait::Wine), 1);
    QCOMPARE(trait(Trait::Inn), 1);
    QCOMPARE(trait(Trait::Splits), 1);
    QCOMPARE(trait(Trait::Mouth), 1);
    QCOMPARE(trait(Trait::EndsAtCloister), 1);
    QCOMPARE(trait(Trait::Cloister), 1);
    QCOMPARE(trait(Trait::Dragon), 2);
    QCOMPARE(trait(Trait::Tower), 2);
    QCOMPARE(trait(Trait::Grain), 0);
}

void TestLandscapeFigures::findsWhatIsPlanted() {
    TileSet set = landscapeSet();
    const LandscapeCounts before = landscapeCounts(set);
    Tile& inner = set.tiles[3];
    inner.face =
        withTrait(inner.landscape(), rimPlace(Direction::South, SidePart::Middle), Trait::Grain, true);
    inner.face = withPennants(inner.landscape(), rimPlace(Direction::East, SidePart::Middle), 3);
    const LandscapeCounts after = landscapeCounts(set);
    QCOMPARE(after.traits[static_cast<std::size_t>(Trait::Grain)], 2);
    QCOMPARE(after.pennants, before.pennants + 6);
    QVERIFY(hasTraitAnywhere(inner.landscape(), Trait::Grain));
    QVERIFY(!hasTraitAnywhere(inner.landscape(), Trait::Wine));
}

void TestLandscapeFigures::holes() {
    // Necklaces of four beads in three colours.
    QCOMPARE(edgeHoles().size(), std::size_t(24));
    QCOMPARE(edgeHoles().front(), (EdgeHole{Edge::City, Edge::City, Edge::City, Edge::City}));
    QCOMPARE(edgeHoles().back(), (EdgeHole{Edge::Field, Edge::Field, Edge::Field, Edge::Field}));
    // A tile without edges that fit everything fits exactly one of them: its own.
    const std::vector<int> copies = copiesThatFit(landscapeSet());
    QCOMPARE(std::accumulate(copies.begin(), copies.end(), 0), 5);
}

/// Three crossings of roads and one tile of fields with a road's end: all else is fitted by none.
void TestLandscapeFigures::openPlacesByHand() {
    // Rounds of four beads in three colours and a gap, but not four gaps.
    QCOMPARE(openPlaces().size(), std::size_t(69));
    TileSet set;
    set.ruleset = "landscape";
    Tile crossing{.id = "crossing", .count = 3};
    crossing.makeLandscape().edges = {Edge::Road, Edge::Road, Edge::Road, Edge::Road};
    Tile end{.id = "end", .count = 1};
    end.makeLandscape().edges = {Edge::Road, Edge::Field, Edge::Field, Edge::Field};
    Tile spare{.id = "spare", .count = 0};
    spare.makeLandscape().edges = {Edge::City, Edge::City, Edge::City, Edge::City};
    set.tiles = {crossing, end, spare};
    const auto figures = openPlaceFigures(set);
    // One neighbour: a road fits 4 copies, a field 1, a city none.
    QCOMPARE(figures[0].places, 3);
    QCOMPARE(figures[0].unfit, 1);
    QVERIFY(std::abs(figures[0].copies - 5.0 / 3) < 1e-12);
    QVERIFY(std::abs(figures[0].fitShare() - 2.0 / 3) < 1e-12);
    QVERIFY(fitsAt(figures[0].scarcest, end.landscape()) &&
            !fitsAt(figures[0].scarcest, crossing.landscape()));
    // Four neighbours: four roads, and a road among fields.
    QCOMPARE(figures[3].places, 24);
    QCOMPARE(figures[3].unfit, 22);
    QVERIFY(std::abs(figures[3].copies - 4.0 / 24) < 1e-12);
    // Two: side by side or opposite, of three kinds each: 6 and 9. Two roads fit 3 either way, road and field
    // 1 in each of the three orders, two fields 1 either way.
    QCOMPARE(figures[1].places, 15);
    QCOMPARE(figures[1].unfit, 15 - 7);
    QVERIFY(std::abs(figures[1].copies - (3 + 3 + 3 + 2) / 15.0) < 1e-12);
}

void TestLandscapeFigures::fitsInSomeTurn() {
    const TileSet set = landscapeSet();
    const EdgeHole corner{Edge::Road, Edge::Road, Edge::City, Edge::City};
    QVERIFY(fits(corner, set.tiles[2].landscape()));
    QVERIFY(fits({Edge::Road, Edge::City, Edge::City, Edge::Road}, set.tiles[2].landscape()));
    QVERIFY(!fits({Edge::Road, Edge::City, Edge::Road, Edge::City}, set.tiles[2].landscape()));
    // L-1.1: the abbey fits everywhere.
    for (const EdgeHole& hole : edgeHoles())
        QVERIFY(fits(hole, set.tiles[0].landscape()));
}

QTEST_APPLESS_MAIN(TestLandscapeFigures)
#include "tst_landscape_figures.moc"
