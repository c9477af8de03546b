#include "engine/art/palette.h"
#include "engine/art/picture_dispatch.h"
#include "engine/games/beneath/art/beneath_pictures.h"
#include "engine/games/beneath/art/chamber_drawing.h"

#include <QTest>
#include <rapidcheck.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <string>
#include <tuple>

using namespace tilewright;
using namespace tilewright::art;

namespace {

const std::array<SideContent, 11> tileSides{
    SideContent::Earth,       SideContent::Open,       SideContent::Special,    SideContent::SkullBlue,
    SideContent::SkullYellow, SideContent::SkullGreen, SideContent::SkullRed,   SideContent::SkullBrown,
    SideContent::SkullOrange, SideContent::SkullGrey,  SideContent::SkullPurple};
const std::array<SideContent, 3> roomDoors{SideContent::CellDoor, SideContent::KeyRoomDoor,
                                           SideContent::GuardhouseDoor};
const std::array<const char*, 5> otherTokens{"black", "white", "silver", "key", "token"};

rc::Gen<Sides> anySides() {
    return rc::gen::container<Sides>(
        rc::gen::elementOf(std::vector<SideContent>(tileSides.begin(), tileSides.end())));
}

bool insideSquare(const Picture& picture) {
    const Box box = inkBox(picture);
    constexpr double slack = 1e-9;
    return box.left >= -slack && box.top >= -slack && box.right <= picture.width + slack &&
           box.bottom <= picture.height + slack;
}

Chamber room(Room kind, const Sides& sides, int seat) {
    Chamber chamber;
    chamber.room = kind;
    chamber.sides = sides;
    chamber.seat = seat;
    return chamber;
}

/// Colour (with alpha) and place, in hundredths.
using Crossing = std::tuple<int, int, int, int, long>;

/// Where fills meet the north edge (or another line along it): what a touching tile has to continue.
std::multiset<Crossing> northCrossings(const Picture& picture, double y = 0) {
    std::multiset<Crossing> crossings;
    for (const Shape& shape : picture.shapes)
        for (Point p : shape.path.points())
            if (p.y == y && shape.fill)
                crossings.insert({shape.fill->red, shape.fill->green, shape.fill->blue, shape.fill->alpha,
                                  std::lround(p.x * 100)});
    return crossings;
}

/// The shapes without regard to where a path begins: sorted points in hundredths.
std::vector<std::vector<std::pair<long, long>>> outlines(const Picture& picture, const Transform& t) {
    std::vector<std::vector<std::pair<long, long>>> result;
    for (const Shape& shape : picture.shapes) {
        std::vector<std::pair<long, long>> points;
        for (Point p : shape.path.points())
            points.emplace_back(std::lround(t(p).x * 100), std::lround(t(p).y * 100));
        std::sort(points.begin(), points.end());
        points.erase(std::unique(points.begin(), points.end()), points.end());
        result.push_back(std::move(points));
    }
    return result;
}

template <class Items>
bool allDifferent(const Items& pictures) {
    for (std::size_t i = 0; i < pictures.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (pictures[i] == pictures[j])
                return false;
    return true;
}

} // namespace

class TestArtPictures : public QObject {
    Q_OBJECT

private slots:
    void sameTileSamePicture() {
        QVERIFY(rc::check([] {
            const Sides sides = *anySides();
            const auto id = *rc::gen::arbitrary<std::string>();
            RC_ASSERT(tilePicture(sides, id) == tilePicture(sides, id));
        }));
    }

    void variesById() {
        const Sides sides{SideContent::Open, SideContent::Earth, SideContent::Earth, SideContent::Earth};
        QVERIFY(tilePicture(sides, "a") != tilePicture(sides, "b"));
        Tile tile;
        tile.id = "a";
        tile.face = sides;
        QCOMPARE(tilePicture(tile), tilePicture(sides, "a"));
    }

    void tilesStayInTheirSquareAndSmall() {
        QVERIFY(rc::check([] {
            const Sides sides = *anySides();
            const Picture picture = tilePicture(sides, *rc::gen::arbitrary<std::string>());
            RC_ASSERT(insideSquare(picture));
            RC_ASSERT(picture.shapes.size() < 250U);
            RC_ASSERT(insideSquare(simpleTilePicture(sides)));
            RC_ASSERT(simpleTilePicture(sides).shapes.size() < 12U);
        }));
    }

    void everythingElseStaysInItsSquare() {
        QVERIFY(insideSquare(tileBack()));
        for (const Room kind : allRooms)
            for (const SideContent side : {SideContent::Earth, SideContent::Open, SideContent::SkullRed,
                                           ownDoor(kind).value_or(SideContent::Special)})
                for (int seat = 0; seat <= 4; ++seat) {
                    const Chamber chamber = room(kind, {side, side, SideContent::Earth, side}, seat);
                    QVERIFY(insideSquare(roomPicture(chamber)));
                    QVERIFY(insideSquare(simpleRoomPicture(chamber)));
                    QVERIFY(roomPicture(chamber) == roomPicture(chamber));
                }
        for (const SideContent side : tileSides)
            QVERIFY(insideSquare(sidePicture(side)));
        for (const SideContent side : roomDoors)
            QVERIFY(insideSquare(sidePicture(side)));
        for (int c = 0; c < colourCount; ++c) {
            QVERIFY(insideSquare(symbolPicture(colourAt(c))));
            QVERIFY(insideSquare(skullPicture(colourAt(c))));
            QVERIFY(insideSquare(tokenPicture("pick-" + std::string(name(colourAt(c))))));
        }
        for (const char* kind : otherTokens)
            QVERIFY2(insideSquare(tokenPicture(kind)), kind);
        for (int player = 0; player < 4; ++player) {
            QVERIFY(insideSquare(piecePicture("runner", player, 2)));
            QVERIFY(insideSquare(piecePicture("prisoner", player, 0)));
        }
        QVERIFY(insideSquare(piecePicture("guard", 0, 0)));
    }

    void corridorIsTwentyTwoWideAtTheMiddleOfItsSide() {
        Random random(1, 0, Purpose::Test);
        for (const Direction d : allDirections) {
            Sides sides{};
            sides[static_cast<std::size_t>(index(d))] = SideContent::Open;
            const ChamberOutline outline(sides, 28, 1, random);
            std::set<double> across;
            const Path rim = outline.path(0);
            for (Point p : rim.points()) {
                const bool onEdge = d == Direction::North   ? p.y == 0
                                    : d == Direction::East  ? p.x == 100
                                    : d == Direction::South ? p.y == 100
                                                            : p.x == 0;
                if (onEdge)
                    across.insert(index(d) % 2 == 0 ? p.x : p.y);
            }
            QCOMPARE(across, (std::set<double>{39, 61}));
        }
    }

    void touchingTilesContinue() {
        QVERIFY(rc::check([] {
            Sides one = *anySides(), other = *anySides();
            RC_PRE(isPassage(one[0]) == isPassage(other[0]));
            const auto first = northCrossings(tilePicture(one, *rc::gen::arbitrary<std::string>()));
            const auto second = northCrossings(tilePicture(other, *rc::gen::arbitrary<std::string>()));
            RC_ASSERT(first == second);
            // The neighbour is met turned about: what it shows has to be its own mirror image.
            std::multiset<Crossing> mirrored;
            for (const auto& [r, g, b, alpha, x] : first)
                mirrored.insert({r, g, b, alpha, 10000 - x});
            RC_ASSERT(first == mirrored);
        }));
    }

    void bleedMeetsTheTile() {
        const Sides sides{SideContent::SkullRed, SideContent::Earth, SideContent::Earth, SideContent::Earth};
        const auto tile = northCrossings(tilePicture(sides, "x"));
        const auto bleed = northCrossings(bleedPicture(sides, std::array{5.0, 5.0, 5.0, 5.0}), -5);
        int met = 0;
        for (const Rgb colour : {palette::shadow, palette::wall})
            for (const Crossing& crossing : tile)
                if (std::get<0>(crossing) == colour.red && std::get<1>(crossing) == colour.green &&
                    std::get<3>(crossing) == 255) {
                    QVERIFY(bleed.contains(crossing));
                    ++met;
                }
        QCOMPARE(met, 4);
        const Box box = inkBox(bleedPicture(sides, std::array{5.0, 5.0, 5.0, 5.0}));
        QCOMPARE(box.left, -5.0);
        QCOMPARE(box.bottom, 105.0);
    }

    void everySideLooksDifferent() {
        std::vector<Picture> swatches, tiles, simple;
        for (const SideContent side : tileSides) {
            swatches.push_back(sidePicture(side));
            tiles.push_back(
                tilePicture({side, SideContent::Open, SideContent::Earth, SideContent::Earth}, "same"));
            simple.push_back(
                simpleTilePicture({side, SideContent::Open, SideContent::Earth, SideContent::Earth}));
        }
        for (const SideContent side : roomDoors)
            swatches.push_back(sidePicture(side));
        QVERIFY(allDifferent(swatches));
        QVERIFY(allDifferent(tiles));
        QVERIFY(allDifferent(simple));
    }

    void everyRoomTokenAndPieceLooksDifferent() {
        std::vector<Picture> rooms, things;
        for (const Room kind : allRooms)
            rooms.push_back(roomPicture(room(
                kind, {SideContent::Open, SideContent::Earth, SideContent::Earth, SideContent::Earth}, 0)));
        for (int seat = 1; seat <= 4; ++seat)
            rooms.push_back(roomPicture(room(
                Room::Cell,
                {SideContent::CellDoor, SideContent::Earth, SideContent::Earth, SideContent::Earth}, seat)));
        QVERIFY(allDifferent(rooms));
        for (int c = 0; c < colourCount; ++c)
            things.push_back(tokenPicture("pick-" + std::string(name(colourAt(c)))));
        for (const char* kind : otherTokens)
            things.push_back(tokenPicture(kind));
        for (int player = 0; player < 4; ++player) {
            things.push_back(piecePicture("runner", player, 1));
            things.push_back(piecePicture("runner", player, 2));
            things.push_back(piecePicture("prisoner", player, 0));
        }
        things.push_back(piecePicture("guard", 0, 0));
        QCOMPARE(things.size(), std::size_t(8 + 5 + 12 + 1));
        QVERIFY(
            std::none_of(things.begin(), things.end(), [](const Picture& p) { return p.shapes.empty(); }));
        QVERIFY(allDifferent(things));
    }

    void unknownKindsAreEmpty() {
        for (const char* kind : {"", "pick-", "pick-pink", "pickblue", "goblin"}) {
            QVERIFY2(tokenPicture(kind).shapes.empty(), kind);
            QVERIFY2(piecePicture(kind, 0, 0).shapes.empty(), kind);
        }
    }

    void backTellsNoTurn() {
        const Picture back = tileBack();
        const auto straight = outlines(back, {}), turned = outlines(back, Transform::rotation(90, {50, 50}));
        // Keys lie one by one, each turned upon the next: compare as sets.
        using Set = std::multiset<std::vector<std::pair<long, long>>>;
        QCOMPARE(Set(straight.begin(), straight.end()), Set(turned.begin(), turned.end()));
    }

    void discIsLegibleInPrint() {
        // The rim of a disc, from centre to outside, in units of a tile: at least 8 mm of 45.
        const Picture disc = skullPicture(Colour::Blue);
        const Box box = inkBox(disc);
        const double onSwatch = box.right - box.left, onTile = onSwatch / 4;
        QVERIFY2(onTile * 0.45 >= 8, qPrintable(QString::number(onTile)));
    }

    void paletteIsTheOneOfTheManual() {
        struct Row {
            Colour colour;
            Rgb fill, ink;
            std::string_view code;
        };
        const Rgb white = Rgb::hex(0xFFFFFF), black = Rgb::hex(0);
        for (const Row& row : {Row{Colour::Blue, Rgb::hex(0x13447A), white, "BU"},
                               Row{Colour::Yellow, Rgb::hex(0xFFE01B), black, "YE"},
                               Row{Colour::Green, Rgb::hex(0x12C47F), black, "GN"},
                               Row{Colour::Red, Rgb::hex(0xBC412C), white, "RD"},
                               Row{Colour::Brown, Rgb::hex(0x501D03), white, "BN"},
                               Row{Colour::Orange, Rgb::hex(0xE87A09), black, "OG"},
                               Row{Colour::Grey, Rgb::hex(0xCACACA), black, "GY"},
                               Row{Colour::Purple, Rgb::hex(0xA162E2), black, "VT"}}) {
            QVERIFY(fillOf(row.colour) == row.fill);
            QVERIFY(inkOf(row.colour) == row.ink);
            QVERIFY(codeOf(row.colour) == row.code);
        }
    }
};

QTEST_APPLESS_MAIN(TestArtPictures)
#include "tst_pictures.moc"
