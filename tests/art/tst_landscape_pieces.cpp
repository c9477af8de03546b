#include <QTest>

#include "engine/art/palette.h"
#include "engine/art/picture_dispatch.h"
#include "engine/games/landscape/art/landscape_art.h"

#include <algorithm>
#include <set>
#include <string>

using namespace tilewright;
using namespace tilewright::art;

namespace {

const std::array<const char*, 11> ownedKinds{"follower-standing",
                                             "follower-thief",
                                             "follower-farmer",
                                             "large-follower-standing",
                                             "large-follower-thief",
                                             "large-follower-farmer",
                                             "mayor",
                                             "wagon",
                                             "builder",
                                             "pig",
                                             "tower-floor"};

bool staysIn(const Picture& picture) {
    const Box box = inkBox(picture);
    return box.left >= 0 && box.top >= 0 && box.right <= 100 && box.bottom <= 100;
}

/// The outlines alone, without colours.
std::vector<Path> forms(const Picture& picture) {
    std::vector<Path> paths;
    for (const Shape& shape : picture.shapes)
        paths.push_back(shape.path);
    return paths;
}

} // namespace

class TestArtLandscapePieces : public QObject {
    Q_OBJECT

private slots:
    void sixPlayersHaveEveryPiece() {
        for (const char* kind : ownedKinds)
            for (int player = 0; player < 6; ++player) {
                const Picture piece = piecePicture(kind, player, 0);
                QVERIFY2(!piece.shapes.empty() && staysIn(piece), kind);
                const Rgb fill = fillOf(colourAt(player));
                QVERIFY2(std::any_of(piece.shapes.begin(), piece.shapes.end(),
                                     [fill](const Shape& s) { return s.fill == fill; }),
                         kind);
                for (int other = 0; other < player; ++other)
                    QVERIFY2(forms(piece) != forms(piecePicture(kind, other, 0)), kind);
            }
        for (const char* kind : {"fairy", "dragon"})
            QVERIFY2(!piecePicture(kind, 0, 0).shapes.empty() && staysIn(piecePicture(kind, 0, 0)), kind);
    }

    void kindsDifferInShape() {
        for (const char* one : ownedKinds)
            for (const char* other : ownedKinds)
                if (one != other)
                    QVERIFY2(forms(piecePicture(one, 2, 0)) != forms(piecePicture(other, 2, 0)), one);
    }

    void largeFollowersAreLarger() {
        for (const std::string pose : {"standing", "thief", "farmer"}) {
            const auto size = [](const Picture& picture) {
                const Box box = inkBox(picture);
                return (box.right - box.left) * (box.bottom - box.top);
            };
            QVERIFY(size(piecePicture("large-follower-" + pose, 0, 0)) >
                    1.25 * size(piecePicture("follower-" + pose, 0, 0)));
        }
    }

    void tunnelTokensHaveSixColours() {
        std::vector<std::vector<Path>> seen;
        for (int c = 0; c < 6; ++c) {
            const Picture token = tokenPicture("tunnel-" + std::string(name(colourAt(c))));
            QVERIFY(!token.shapes.empty() && staysIn(token));
            QVERIFY(std::find(seen.begin(), seen.end(), forms(token)) == seen.end());
            seen.push_back(forms(token));
        }
        for (const char* none : {"tunnel-grey", "tunnel-purple", "tunnel-", "tunnel-pink"})
            QVERIFY2(tokenPicture(none).shapes.empty(), none);
    }

    void figuresWithoutAPoseStand() {
        for (const std::string kind : {"follower", "large-follower"})
            QVERIFY(piecePicture(kind, 1, 0) == piecePicture(kind + "-standing", 1, 0));
    }

    void unknownKindsAreEmpty() {
        for (const char* none : {"follower-", "follower-sitting", "large-mayor", "pigs"})
            QVERIFY2(piecePicture(none, 0, 0).shapes.empty(), none);
    }

    void backsDiffer() {
        QVERIFY(tileBack() == tileBack("beneath"));
        for (const char* ruleset : {"landscape", "tunnel", "dungeon"}) {
            QVERIFY(tileBack(ruleset) == tileBack("landscape"));
            QVERIFY(tileBack(ruleset) != tileBack());
            QVERIFY(staysIn(tileBack(ruleset)));
        }
    }

    void backTellsNoTurn() {
        // As sets of points in hundredths: where a path begins does not matter.
        const auto outlines = [](const Picture& picture, const Transform& t) {
            std::multiset<std::multiset<std::pair<long, long>>> result;
            for (const Shape& shape : picture.shapes) {
                std::multiset<std::pair<long, long>> points;
                for (Point p : shape.path.points())
                    points.emplace(std::lround(t(p).x * 100), std::lround(t(p).y * 100));
                // Circles begin and end in the east; the point that is there twice moves with a turn.
                std::multiset<std::pair<long, long>> unique(points.begin(), points.end());
                std::set<std::pair<long, long>> once(unique.begin(), unique.end());
                result.emplace(once.begin(), once.end());
            }
            return result;
        };
        const Picture back = tileBack("landscape");
        QVERIFY(outlines(back, {}) == outlines(back, Transform::rotation(90, {50, 50})));
    }

    void haloGoesAroundAndBelow() {
        for (const int player : {0, 4}) {
            const Picture piece = piecePicture("follower-standing", player, 0);
            const Picture outlined = haloed(piece);
            QVERIFY(outlined.shapes.size() > piece.shapes.size());
            QVERIFY(std::equal(piece.shapes.rbegin(), piece.shapes.rend(), outlined.shapes.rbegin()));
            QCOMPARE(outlined.width, piece.width);
            QVERIFY(inkBox(outlined).left < inkBox(piece).left || inkBox(outlined).top < inkBox(piece).top);
            QVERIFY(outlined.shapes.front().stroke &&
                    outlined.shapes.front().stroke->colour == palette::bone);
        }
        QVERIFY(haloed({}).shapes.empty());
    }

    void everyTraitHasASignOfItsOwn() {
        std::vector<Picture> signs;
        for (const Trait trait : allTraits()) {
            const Picture sign = traitPicture(trait);
            QVERIFY2(sign.shapes.size() > 1U, std::string(name(trait)).c_str());
            QVERIFY2(staysIn(sign), std::string(name(trait)).c_str());
            QVERIFY2(std::find(signs.begin(), signs.end(), sign) == signs.end(),
                     std::string(name(trait)).c_str());
            signs.push_back(sign);
        }
    }

    void edgesHaveSwatches() {
        std::vector<Picture> swatches;
        for (const Edge edge : {Edge::City, Edge::Road, Edge::Field, Edge::Any}) {
            const Picture swatch = edgePicture(edge);
            QVERIFY(staysIn(swatch));
            QVERIFY(std::find(swatches.begin(), swatches.end(), swatch) == swatches.end());
            swatches.push_back(swatch);
        }
        // That of any side shows the ground of each of the others.
        for (const Rgb ground : {land::town, land::road, land::field})
            QVERIFY(std::any_of(swatches.back().shapes.begin(), swatches.back().shapes.end(),
                                [ground](const Shape& shape) { return shape.fill == ground; }));
    }
};

QTEST_APPLESS_MAIN(TestArtLandscapePieces)
#include "tst_landscape_pieces.moc"
