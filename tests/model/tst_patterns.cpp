#include "tests/model/samples.h"

#include "engine/games/beneath/tiles/hole_patterns.h"
#include "engine/model/io/bundled.h"

#include <set>

using namespace tilewright;

class PatternsTest : public QObject {
    Q_OBJECT
private:
    static int copiesFor(const std::vector<PatternFit>& fits, const HolePattern& pattern) {
        for (const PatternFit& fit : fits)
            if (fit.pattern == pattern)
                return fit.copies;
        return -1;
    }

private slots:
    /// Necklaces of 4 beads in 3 kinds are 24; 6 of them have no passage.
    void thereAreEighteen() {
        QCOMPARE(holePatterns().size(), std::size_t(18));
        std::set<HolePattern> seen;
        for (HolePattern pattern : holePatterns()) {
            QVERIFY(std::find(pattern.begin(), pattern.end(), HoleSide::Passage) != pattern.end());
            for (int turn = 0; turn < 4; ++turn) {
                seen.insert(pattern);
                std::rotate(pattern.begin(), pattern.begin() + 1, pattern.end());
            }
        }
        // All arrangements with a passage, 3^4 - 2^4, each from one pattern only.
        QCOMPARE(seen.size(), std::size_t(65));
    }

    void tilesFitByHand() {
        using enum SideContent;
        constexpr auto free = HoleSide::Free;
        constexpr auto way = HoleSide::Passage;
        constexpr auto earth = HoleSide::Earth;
        const auto tile = [](Sides sides, int count) {
            Tile made;
            made.face = sides;
            made.count = count;
            return made;
        };
        TileSet set;
        set.tiles = {tile({Earth, Open, Earth, Open}, 2), tile({Earth, Earth, SkullRed, Special}, 3),
                     tile({Open, Open, Earth, Open}, 5), tile({Open, Open, Open, Open}, 0)};
        const std::vector<PatternFit> fits = patternFits(set);
        QCOMPARE(copiesFor(fits, {way, way, way, way}), 0);
        QCOMPARE(copiesFor(fits, {way, free, free, free}), 10);
        QCOMPARE(copiesFor(fits, {way, way, way, earth}), 5);
        QCOMPARE(copiesFor(fits, {way, way, way, free}), 5);
        QCOMPARE(copiesFor(fits, {way, earth, way, earth}), 2);
        QCOMPARE(copiesFor(fits, {way, way, earth, earth}), 3);
        // Two opposite passages, the others free: straight and T.
        QCOMPARE(copiesFor(fits, {way, free, way, free}), 7);
        QCOMPARE(copiesFor(fits, {way, earth, earth, earth}), 0);
        QCOMPARE(copiesFor(fits, {way, way, free, free}), 8);
    }

    void theBundledSetFitsEverywhere() {
        const TileSet set = *readTileSet(bundledText(defaultTileSet)).value;
        for (const PatternFit& fit : patternFits(set))
            QVERIFY(fit.copies > 0 && fit.kinds <= fit.copies);
    }
};

QTEST_APPLESS_MAIN(PatternsTest)
#include "tst_patterns.moc"
