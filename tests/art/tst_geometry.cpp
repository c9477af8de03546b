#include "engine/art/hash.h"
#include "engine/art/shapes/geometry.h"

#include <QTest>
#include <rapidcheck.h>

#include <cmath>

using namespace tilewright::art;

class TestArtGeometry : public QObject {
    Q_OBJECT

private slots:
    void quarterTurnsAreExact() {
        const Transform turn = Transform::rotation(90, {50, 50});
        QVERIFY(turn({50, 0}) == (Point{100, 50}));
        QVERIFY(turn(turn({39, 0})) == (Point{61, 100}));
        QVERIFY(Transform::rotation(270, {50, 50})({39, 0}) == (Point{0, 61}));
    }

    void readsPathsAsText() {
        Path path;
        path.moveTo(-0.5, 2).lineTo(3, 4).lineTo(5, 6.25).cubicTo({1, 2}, {3, 4}, {5, 6});
        path.cubicTo({7, 8}, {9, 10}, {11, 12}).close().moveTo(0, 1).lineTo(2, 3);
        QVERIFY(pathFrom("M-0.5,2 L3,4 5,6.25 C1,2 3,4 5,6 7,8 9,10 11,12 Z M0,1 L2,3") == path);
        QVERIFY(pathFrom("").empty());
    }

    void thenAppliesInOrder() {
        const Transform t = Transform::scaling(2).then(Transform::translation(10, 0));
        QVERIFY(t({1, 1}) == (Point{12, 2}));
        QCOMPARE(t.scale(), 2.0);
    }

    void clippingCutsASquare() {
        const Polygon square{{0, 0}, {10, 0}, {10, 10}, {0, 10}};
        QCOMPARE(area(square), 100.0);
        QCOMPARE(area(clipped(square, {4, 0}, {1, 0})), 40.0);
        QCOMPARE(area(clipped(square, {0, 7}, {0, -3})), 30.0);
        QVERIFY(clipped(square, {-1, 0}, {1, 0}).empty());
        QCOMPARE(area(clipped(square, {20, 0}, {1, 0})), 100.0);
    }

    void clippingKeepsTheWhole() {
        QVERIFY(rc::check([] {
            const auto number = [] { return *rc::gen::inRange(-1000, 1000) / 100.0; };
            const Polygon shape = flattened(ellipse({0, 0}, 8, 5), 6);
            const Point origin{number(), number()}, normal{number() + 0.001, number()};
            const double one = area(clipped(shape, origin, normal));
            const double other = area(clipped(shape, origin, {-normal.x, -normal.y}));
            RC_ASSERT(std::abs(one + other - area(shape)) < 1e-9);
        }));
    }

    void circleIsRound() {
        for (Point p : flattened(circle({3, 4}, 10), 8))
            QVERIFY(std::abs(std::hypot(p.x - 3, p.y - 4) - 10) < 0.01);
        const Path quarter = arc({0, 0}, 5, 0, 90);
        QVERIFY(std::abs(quarter.points().back().x) < 1e-9);
        QVERIFY(std::abs(quarter.points().back().y - 5) < 1e-9);
    }

    void smoothPassesThroughItsPoints() {
        const std::vector<Point> points{{0, 0}, {5, 2}, {7, 7}, {1, 9}};
        const Path closed = smooth(points, true), open = smooth(points, false);
        QCOMPARE(closed.points().size(), std::size_t(1 + 4 * 3));
        QCOMPARE(open.points().size(), std::size_t(1 + 3 * 3));
        for (std::size_t i = 0; i < points.size(); ++i)
            QVERIFY(closed.points()[3 * i] == points[i] && open.points()[3 * i] == points[i]);
        QVERIFY(closed.points().back() == points.front());
    }

    void inkBoxCountsStrokes() {
        Picture picture;
        picture.stroke(line({10, 20}, {30, 20}), {Rgb{}, 4, Join::Round, Cap::Butt});
        const Box box = inkBox(picture);
        QCOMPARE(box.left, 8.0);
        QCOMPARE(box.bottom, 22.0);
        QCOMPARE(inkBox(Picture{}).right, 0.0);
    }

    void hashIsFnv1a() {
        QCOMPARE(hash(""), std::uint64_t{0xCBF29CE484222325});
        QCOMPARE(hash("a"), std::uint64_t{0xAF63DC4C8601EC8C});
        QCOMPARE(hash("foobar"), std::uint64_t{0x85944171F73967E8});
    }
};

QTEST_APPLESS_MAIN(TestArtGeometry)
#include "tst_geometry.moc"
