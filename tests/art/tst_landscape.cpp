#include <QTest>

#include "engine/art/picture_dispatch.h"
#include "engine/art/shapes/feature_shapes.h"
#include "engine/art/shapes/geometry.h"
#include "engine/games/beneath/art/beneath_pictures.h"
#include "engine/games/landscape/tiles/landscape_edit.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"

#include <rapidcheck.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <string>

using namespace tilewright;
using namespace tilewright::art;

namespace {

bool landInsideSquare(const Picture& picture) {
    const Box box = inkBox(picture);
    constexpr double slack = 1e-6;
    return box.left >= -slack && box.top >= -slack && box.right <= 100 + slack && box.bottom <= 100 + slack;
}

std::vector<Polygon> loopsOf(const Path& path) {
    std::vector<Polygon> loops;
    Path one;
    auto next = path.points().begin();
    for (const Path::Verb verb : path.verbs()) {
        if (verb == Path::Verb::Move) {
            if (!one.empty())
                loops.push_back(flattened(one, 8));
            one = Path().moveTo(next->x, next->y);
            ++next;
        } else if (verb == Path::Verb::Line) {
            one.lineTo(next->x, next->y);
            ++next;
        } else if (verb == Path::Verb::Cubic) {
            one.cubicTo(next[0], next[1], next[2]);
            next += 3;
        }
    }
    if (!one.empty())
        loops.push_back(flattened(one, 8));
    return loops;
}

int windingOf(const Path& path, Point p) {
    int winding = 0;
    for (const Polygon& loop : loopsOf(path))
        for (std::size_t i = 0; i < loop.size(); ++i) {
            const Point a = loop[i], b = loop[(i + 1) % loop.size()];
            if ((a.y <= p.y) == (b.y <= p.y))
                continue;
            if (a.x + (b.x - a.x) * (p.y - a.y) / (b.y - a.y) > p.x)
                winding += a.y < b.y ? 1 : -1;
        }
    return winding;
}

bool contains(const Path& path, Point p) {
    return windingOf(path, p) != 0;
}

/// Number of outer outlines.
int piecesOf(const Path& area) {
    int outer = 0;
    for (const Polygon& loop : loopsOf(area)) {
        double twice = 0;
        for (std::size_t k = 0; k < loop.size(); ++k)
            twice += loop[k].x * loop[(k + 1) % loop.size()].y - loop[(k + 1) % loop.size()].x * loop[k].y;
        outer += twice > 0 ? 1 : 0;
    }
    return outer;
}

double away(Point a, Point b) {
    return std::hypot(a.x - b.x, a.y - b.y);
}

/// What opaque fills leave to be seen at a point.
Rgb colourAtPoint(const Picture& picture, Point p) {
    Rgb colour = Rgb::hex(0, 0);
    for (const Shape& shape : picture.shapes)
        if (shape.fill && shape.fill->alpha == 255 && contains(shape.path, p))
            colour = *shape.fill;
    return colour;
}

Transform turnTo(Direction d) {
    return Transform::rotation(90.0 * index(d), {50, 50});
}

/// Along a side, a little inside (or, negative, outside) of it.
std::vector<std::uint32_t> along(const Picture& picture, Direction side, double depth) {
    std::vector<std::uint32_t> colours;
    for (const double x : {7.0, 25.0, 40.0, 44.5, 46.0, 50.0, 54.0, 55.5, 60.0, 75.0, 93.0}) {
        const Rgb c = colourAtPoint(picture, turnTo(side)({x, depth}));
        colours.push_back(static_cast<std::uint32_t>(c.red << 16 | c.green << 8 | c.blue));
    }
    return colours;
}

const std::vector<Tile>& bundledTiles() {
    static const std::vector<Tile> tiles = [] {
        std::vector<Tile> all;
        for (const BundledFile& file : bundledFiles()) {
            if (!std::string_view(file.name).starts_with("landscape/") ||
                !std::string_view(file.name).ends_with(".tileset.json"))
                continue;
            const auto set = readTileSet(file.text);
            for (const Tile& tile : set.value->tiles)
                all.push_back(tile);
        }
        return all;
    }();
    return tiles;
}

Feature city(unsigned sides) {
    Feature f;
    f.kind = FeatureKind::City;
    f.sides = static_cast<std::uint8_t>(sides);
    return f;
}

Feature road(unsigned sides, RoadEnd ends = RoadEnd::None) {
    Feature f;
    f.kind = FeatureKind::Road;
    f.sides = static_cast<std::uint8_t>(sides);
    f.ends = ends;
    return f;
}

Feature field(unsigned halves, std::vector<int> cities = {}) {
    Feature f;
    f.kind = FeatureKind::Field;
    f.halfSides = static_cast<std::uint8_t>(halves);
    f.cities = std::move(cities);
    return f;
}

/// A city in the north and a road from the south that ends in the middle.
Tile plainTile() {
    Tile tile;
    tile.id = "plain";
    tile.makeLandscape().edges = {Edge::City, Edge::Field, Edge::Road, Edge::Field};
    tile.makeLandscape().features = {city(1), road(4, RoadEnd::Crossing), field(0xFC, {0})};
    return tile;
}

/// Any tile whose edges and features agree; ornaments at random.
Tile anyTile() {
    Tile tile;
    tile.id = *rc::gen::arbitrary<std::string>();
    Landscape& land = tile.makeLandscape();
    for (Edge& edge : land.edges)
        edge = *rc::gen::element(Edge::City, Edge::Road, Edge::Field, Edge::Any);
    const bool joined = *rc::gen::arbitrary<bool>(), split = *rc::gen::arbitrary<bool>();
    for (const Edge kind : {Edge::City, Edge::Road}) {
        unsigned sides = 0;
        for (const Direction d : allDirections)
            if (land.edges[static_cast<std::size_t>(d)] == kind)
                sides |= 1U << static_cast<unsigned>(index(d));
        for (const Direction d : allDirections) {
            const unsigned bit = 1U << static_cast<unsigned>(index(d));
            if ((sides & bit) == 0)
                continue;
            Feature f = kind == Edge::City ? city(joined ? sides : bit) : road(joined ? sides : bit);
            f.pennants = *rc::gen::inRange(0, 4);
            f.cathedral = *rc::gen::arbitrary<bool>();
            f.princess = *rc::gen::arbitrary<bool>();
            f.inn = *rc::gen::arbitrary<bool>();
            f.goods = *rc::gen::element(Goods::None, Goods::Wine, Goods::Grain, Goods::Cloth);
            f.ends = static_cast<RoadEnd>(*rc::gen::inRange(0, 7));
            if (kind == Edge::Road && *rc::gen::arbitrary<bool>())
                f.tunnel = joined && (sides & (sides - 1)) != 0 ? Tunnel::Splits
                           : !joined                            ? Tunnel::Mouth
                                                                : Tunnel::None;
            land.features.push_back(f);
            if (joined)
                break;
        }
    }
    unsigned halves = 0;
    for (int h = 0; h < halfSideCount; ++h)
        if (const Edge e = land.edges[static_cast<std::size_t>(h / 2)]; e == Edge::Field || e == Edge::Road)
            halves |= 1U << static_cast<unsigned>(h);
    for (int h = 0; h < halfSideCount; ++h)
        if (split && ((halves >> static_cast<unsigned>(h)) & 1U) != 0)
            land.features.push_back(field(1U << static_cast<unsigned>(h), {*rc::gen::inRange(0, 3)}));
    if (!split && halves != 0)
        land.features.push_back(field(halves));
    if (*rc::gen::arbitrary<bool>()) {
        Feature f;
        f.kind = FeatureKind::Cloister;
        land.features.push_back(f);
    }
    for (const Mark mark : {Mark::Volcano, Mark::Dragon, Mark::Portal, Mark::Tower})
        if (*rc::gen::arbitrary<bool>())
            land.marks.push_back(mark);
    if (land.features.size() > 1 && *rc::gen::arbitrary<bool>())
        land.crossings.emplace_back(0, 1);
    return tile;
}

} // namespace

class TestArtLandscape : public QObject {
    Q_OBJECT

    static void addTiles() {
        QTest::addColumn<int>("number");
        for (std::size_t i = 0; i < bundledTiles().size(); ++i)
            QTest::newRow(bundledTiles()[i].id.c_str()) << int(i);
    }
    static const Tile& tile() {
        QFETCH(int, number);
        return bundledTiles()[std::size_t(number)];
    }

private slots:
    void bundledTilesAreThere() { QVERIFY(bundledTiles().size() >= 127U); }

    /// Where the road parts the meadow, it is drawn to the wall, whatever its end is called; where the meadow
    /// goes round its end, it is not.
    void roadsEndAtTheWallOfALargeCityIfTheyPartFields() {
        for (const auto& [city, road] : {std::pair(Direction::West, Direction::East),
                                         {Direction::West, Direction::South},
                                         {Direction::East, Direction::South}}) {
            Tile gated;
            gated.id = "own";
            gated.makeLandscape().features.emplace_back().halfSides = 0xFF;
            for (const auto& [side, edge] :
                 {std::pair(Direction::North, Edge::City), {city, Edge::City}, {road, Edge::Road}})
                gated.face = withEdge(gated.landscape(), side, edge);
            const int place = rimPlace(road, SidePart::Middle);
            const int number = *featureAt(gated.landscape(), place);
            QCOMPARE(gated.landscape().features[std::size_t(number)].ends, RoadEnd::Gate);
            const auto area = [number](const Tile& tile) {
                return featureShapes(tile).features[static_cast<std::size_t>(number)].area;
            };
            for (const RoadEnd end : {RoadEnd::None, RoadEnd::Terminus, RoadEnd::Crossing}) {
                Tile ended = gated, open = gated;
                ended.makeLandscape().features[static_cast<std::size_t>(number)].ends = end;
                QVERIFY(area(ended) == area(gated));
                open.face = withPlaneFields(ended.landscape());
                QVERIFY(area(open) != area(gated));
            }
        }
    }

    void staysInItsSquareAndSmall_data() { addTiles(); }
    void staysInItsSquareAndSmall() {
        const Picture picture = tilePicture(tile());
        QVERIFY(landInsideSquare(picture));
        QVERIFY(picture.shapes.size() < 120U);
        QVERIFY(picture == tilePicture(tile()));
        const Picture simple = simpleTilePicture(tile());
        QVERIFY(landInsideSquare(simple));
        QVERIFY(simple.shapes.size() < 16U);
        Tile other = tile();
        other.id += "'";
        QVERIFY(picture != tilePicture(other));
    }

    void sidesOfAKindLookAlike() {
        std::map<Edge, std::vector<std::uint32_t>> looks;
        for (const Tile& tile : bundledTiles()) {
            const Picture picture = tilePicture(tile);
            for (const Direction d : allDirections) {
                const Edge edge = tile.landscape().edges[static_cast<std::size_t>(d)];
                const auto colours = along(picture, d, 0.3);
                const auto [known, isNew] = looks.try_emplace(edge, colours);
                QVERIFY2(known->second == colours, (tile.id + " " + std::string(name(d))).c_str());
            }
        }
        QCOMPARE(looks.size(), std::size_t(4));
        for (auto one = looks.begin(); one != looks.end(); ++one) {
            // What meets is turned about, so a side is its own mirror image.
            QVERIFY(std::equal(one->second.begin(), one->second.end(), one->second.rbegin()));
            for (auto other = looks.begin(); other != one; ++other)
                QVERIFY(one->second != other->second);
        }
    }

    void bleedGoesOn() {
        for (const Tile& tile : bundledTiles()) {
            const Picture picture = tilePicture(tile), bleed = bleedPicture(rimOf(tile), {4, 5, 6, 7});
            const Box box = inkBox(bleed);
            QCOMPARE(box.left, -7.0);
            QCOMPARE(box.bottom, 106.0);
            for (const Direction d : allDirections)
                if (tile.landscape().edges[static_cast<std::size_t>(d)] != Edge::Any)
                    QVERIFY2(along(picture, d, 0.3) == along(bleed, d, -2), tile.id.c_str());
        }
    }

    void anchorsLieInTheirFeatures_data() { addTiles(); }
    void anchorsLieInTheirFeatures() {
        for (const bool split : {false, true}) {
            const FeatureShapes shapes = featureShapes(tile(), split);
            std::vector<Point> taken;
            for (std::size_t i = 0; i < shapes.features.size(); ++i) {
                const FeatureShape& shape = shapes.features[i];
                const std::string what = tile().id + " " + std::to_string(i);
                QVERIFY2(contains(shape.area, shape.anchor), what.c_str());
                for (std::size_t j = 0; j < shapes.features.size(); ++j) {
                    const bool crossed = std::any_of(
                        tile().landscape().crossings.begin(), tile().landscape().crossings.end(),
                        [&](const auto& pair) { return pair.first == int(j) || pair.second == int(j); });
                    // A chapel may stand in a city.
                    const bool within = i < tile().landscape().features.size() &&
                                        tile().landscape().features[i].kind == FeatureKind::Cloister;
                    if (i != j && !crossed && !within)
                        QVERIFY2(!contains(shapes.features[j].area, shape.anchor), what.c_str());
                }
                for (const Point other : taken)
                    QVERIFY2(away(other, shape.anchor) >= 11, what.c_str());
                taken.push_back(shape.anchor);
            }
        }
    }

    void fieldsAreWhatTheDataSay_data() { addTiles(); }
    void fieldsAreWhatTheDataSay() {
        const Landscape& land = tile().landscape();
        const FeatureShapes shapes = featureShapes(tile());
        for (std::size_t i = 0; i < land.features.size(); ++i) {
            if (land.features[i].kind != FeatureKind::Field)
                continue;
            const std::string what = tile().id + " field " + std::to_string(i);
            for (int h = 0; h < halfSideCount; ++h) {
                const Point p = turnTo(directionAt(h / 2))({h % 2 == 0 ? 25.0 : 75.0, 1.5});
                const bool holds = ((land.features[i].halfSides >> static_cast<unsigned>(h)) & 1U) != 0;
                QVERIFY2(contains(shapes.features[i].area, p) == holds, what.c_str());
            }
            // One piece, but where something leads over it.
            if (!land.crossings.empty())
                continue;
            QVERIFY2(piecesOf(shapes.features[i].area) == 1, what.c_str());
        }
    }

    /// Every tile that sides and ends of roads, as chosen in the designer, can make: no road is drawn through
    /// a field that is one, and none ends in the open where it parts two.
    void whatIsEditedIsDrawnAsItIsScored_data() {
        QTest::addColumn<int>("number");
        for (int number = 0; number < 81; ++number)
            QTest::addRow("%d", number) << number;
    }
    void whatIsEditedIsDrawnAsItIsScored() {
        QFETCH(int, number);
        Tile plain;
        plain.id = "edited";
        plain.makeLandscape().features.emplace_back().halfSides = 0xFF;
        std::string edges;
        for (const Direction d : allDirections) {
            const Edge edge = std::array{Edge::City, Edge::Road, Edge::Field}[std::size_t(number % 3)];
            number /= 3;
            edges += name(edge).front();
            plain.face = withEdge(plain.landscape(), d, edge);
        }
        std::vector<std::pair<std::string, Tile>> tiles{{edges, plain}};
        // Every road side a road of its own, and all of them ending alike.
        Tile parts = plain;
        for (const Direction from : allDirections)
            for (const Direction to : allDirections)
                if (plain.landscape().edges[std::size_t(index(to))] == Edge::Road)
                    parts.face = parted(parts.landscape(), rimPlace(from, SidePart::Middle),
                                        rimPlace(to, SidePart::Middle));
        tiles.emplace_back(edges + " parted", parts);
        for (const Trait trait : allTraits()) {
            if (!name(trait).starts_with("ends") && trait != Trait::Terminus)
                continue;
            Tile one = parts, all = parts;
            for (const Direction d : allDirections) {
                const int place = rimPlace(d, SidePart::Middle);
                all.face = withTrait(all.landscape(), place, trait, true);
                if (one.face == parts.face)
                    one.face = withTrait(one.landscape(), place, trait, true);
            }
            tiles.emplace_back(edges + " one " + std::string(name(trait)), one);
            tiles.emplace_back(edges + " all " + std::string(name(trait)), all);
        }
        for (const auto& [what, tile] : tiles) {
            const Landscape& land = tile.landscape();
            if (!land.crossings.empty())
                continue;
            const FeatureShapes shapes = featureShapes(tile);
            for (std::size_t i = 0; i < land.features.size(); ++i)
                if (land.features[i].kind == FeatureKind::Field)
                    QVERIFY2(piecesOf(shapes.features[i].area) == 1, what.c_str());
        }
    }

    void mouthsHaveRoomForATokenEach_data() { addTiles(); }
    void mouthsHaveRoomForATokenEach() {
        const Landscape& land = tile().landscape();
        int expected = 0, whole = 0;
        for (const Feature& f : land.features)
            for (unsigned bits = f.sides; bits != 0 && f.tunnel != Tunnel::None; bits &= bits - 1) {
                ++expected;
                whole += f.tunnel == Tunnel::Mouth ? 1 : 0;
            }
        QCOMPARE(int(featureShapes(tile()).mouths.size()), whole);
        const FeatureShapes shapes = featureShapes(tile(), true);
        QCOMPARE(int(shapes.mouths.size()), expected);
        for (std::size_t i = 0; i < shapes.mouths.size(); ++i) {
            const MouthSpot& mouth = shapes.mouths[i];
            for (const double at : {mouth.middle.x, mouth.middle.y})
                QVERIFY(at >= tunnelTokenRadius && at <= 100 - tunnelTokenRadius);
            // It lies on its road's side, and the road begins there.
            const Point side = turnTo(mouth.side)({50, 0});
            QVERIFY(away(side, mouth.middle) < 35);
            QVERIFY(
                contains(shapes.features.at(std::size_t(mouth.feature)).area, turnTo(mouth.side)({50, 0.5})));
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY(away(mouth.middle, shapes.mouths[j].middle) >= 2 * tunnelTokenRadius);
        }
    }

    void theOtherPartsOfASplitRoadFollow() {
        Tile tile;
        tile.id = "split";
        tile.makeLandscape().edges = {Edge::Road, Edge::Field, Edge::Road, Edge::Field};
        Feature through = road(5);
        through.tunnel = Tunnel::Splits;
        tile.makeLandscape().features = {through, field(0xFF)};
        QCOMPARE(featureShapes(tile).features.size(), std::size_t(2));
        const FeatureShapes split = featureShapes(tile, true);
        QCOMPARE(split.features.size(), std::size_t(3));
        QCOMPARE(split.mouths.size(), std::size_t(2));
        QCOMPARE(split.mouths[0].feature, 0);
        QCOMPARE(split.mouths[0].side, Direction::North);
        QCOMPARE(split.mouths[1].feature, 2);
        QCOMPARE(split.mouths[1].side, Direction::South);
    }

    void everyOrnamentMakesInk() {
        std::vector<std::pair<std::string, Tile>> tiles{{"plain", plainTile()}};
        const auto with = [&](const std::string& what, const auto& change) {
            Tile tile = plainTile();
            change(tile.makeLandscape());
            tiles.emplace_back(what, tile);
        };
        with("pennant", [](Landscape& l) { l.features[0].pennants = 1; });
        with("two pennants", [](Landscape& l) { l.features[0].pennants = 2; });
        with("cathedral", [](Landscape& l) { l.features[0].cathedral = true; });
        with("princess", [](Landscape& l) { l.features[0].princess = true; });
        for (const Goods goods : {Goods::Wine, Goods::Grain, Goods::Cloth})
            with(std::string(name(goods)), [goods](Landscape& l) { l.features[0].goods = goods; });
        with("inn", [](Landscape& l) { l.features[1].inn = true; });
        for (const RoadEnd end :
             {RoadEnd::Gate, RoadEnd::Cloister, RoadEnd::Tower, RoadEnd::Volcano, RoadEnd::Terminus})
            with("road to " + std::string(name(end)), [end](Landscape& l) { l.features[1].ends = end; });
        with("mouth", [](Landscape& l) { l.features[1].tunnel = Tunnel::Mouth; });
        for (const Mark mark : {Mark::Volcano, Mark::Dragon, Mark::Portal, Mark::Tower})
            with(std::string(name(mark)), [mark](Landscape& l) { l.marks.push_back(mark); });
        with("cloister", [](Landscape& l) {
            l.features.emplace_back();
            l.features.back().kind = FeatureKind::Cloister;
        });
        with("fields that differ", [](Landscape& l) {
            l.features[2] = field(0x1C, {0});
            l.features.push_back(field(0xE0, {0}));
        });
        for (std::size_t i = 0; i < tiles.size(); ++i) {
            const Picture picture = tilePicture(tiles[i].second);
            QVERIFY2(landInsideSquare(picture), tiles[i].first.c_str());
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY2(picture != tilePicture(tiles[j].second),
                         (tiles[i].first + ", " + tiles[j].first).c_str());
        }
    }

    void shortRoadsStayInTheirSquare() {
        // From the west to a tower at the wall of the city in the north.
        Tile tile;
        tile.id = "a";
        Landscape& land = tile.makeLandscape();
        land.edges = {Edge::City, Edge::Field, Edge::Road, Edge::Road};
        land.features = {city(1), road(4), road(8, RoadEnd::Tower)};
        for (unsigned half = 2; half < 8; ++half)
            land.features.push_back(field(1U << half, {0}));
        for (const char* id : {"a", "b", "c", "d", "e", "f", "g", "h"}) {
            tile.id = id;
            QVERIFY2(landInsideSquare(tilePicture(tile)), id);
        }
    }

    void anyTileStaysInItsSquare() {
        QVERIFY(rc::check([] {
            const Tile tile = anyTile();
            const Picture picture = tilePicture(tile);
            RC_ASSERT(landInsideSquare(picture));
            RC_ASSERT(picture == tilePicture(tile));
            RC_ASSERT(landInsideSquare(simpleTilePicture(tile)));
            RC_ASSERT(featureShapes(tile).features.size() == tile.landscape().features.size());
        }));
    }

    void aTileWithoutFeaturesIsOneOfBeneath() {
        Tile tile;
        tile.id = "x";
        tile.face = Sides{SideContent::Open, SideContent::Earth, SideContent::Earth, SideContent::Earth};
        QVERIFY(tilePicture(tile) == tilePicture(tile.sides(), "x"));
        QVERIFY(simpleTilePicture(tile) == simpleTilePicture(tile.sides()));
        QVERIFY(bleedPicture(rimOf(tile), {5, 5, 5, 5}) ==
                bleedPicture(tile.sides(), std::array{5.0, 5.0, 5.0, 5.0}));
        QVERIFY(featureShapes(tile).features.empty());
    }
};

QTEST_APPLESS_MAIN(TestArtLandscape)
#include "tst_landscape.moc"
