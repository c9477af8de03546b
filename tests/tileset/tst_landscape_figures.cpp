#include <QObject>

#include "engine/tileset/landscape/landscape_figures.h"
#include "tests/tileset/landscape_samples.h"

#include <algorithm>
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
    inner.face = withTrait(inner.landscape(), rimPlace(Direction::South, Along::Middle), Trait::Grain, true);
    inner.face = withPennants(inner.landscape(), rimPlace(Direction::East, Along::Middle), 3);
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
