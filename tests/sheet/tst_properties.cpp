#include <QTest>

#include "engine/sheet/cuts.h"
#include "engine/sheet/sheet_layout.h"

#include <rapidcheck.h>

#include <algorithm>
#include <cmath>

using namespace tilewright;
using namespace tilewright::sheet;

namespace {

constexpr double sheetSlack = 1e-6;

double upTo(int greatest) {
    return *rc::gen::inRange(0, greatest * 10 + 1) / 10.0;
}

SheetSpecification anySpecification() {
    SheetSpecification s;
    s.paper = {"own", 60 + upTo(300), 60 + upTo(300)};
    s.orientation = *rc::gen::element(Orientation::Portrait, Orientation::Landscape);
    s.margins = {upTo(12), upTo(12), upTo(12), upTo(12)};
    s.tileMillimetres = 15 + upTo(40);
    s.gapX = upTo(4);
    s.gapY = upTo(4);
    s.bleed = upTo(3);
    s.bleedMode = *rc::gen::element(BleedMode::None, BleedMode::Each, BleedMode::Outer, BleedMode::Shared);
    s.horizontal = *rc::gen::element(Horizontal::Left, Horizontal::Centre, Horizontal::Right);
    s.vertical = *rc::gen::element(Vertical::Top, Vertical::Middle, Vertical::Bottom);
    s.quantities = *rc::gen::element(Quantities::AsCounted, Quantities::OneOfEach);
    s.order = *rc::gen::element(Order::AsInSet, Order::ById, Order::MostFirst);
    s.grouping = *rc::gen::element(Grouping::None, Grouping::Configuration);
    s.pageBreaks = *rc::gen::arbitrary<bool>();
    if (*rc::gen::arbitrary<bool>())
        s.skip = {*rc::gen::inRange(1, 6), *rc::gen::inRange(1, 6)};
    s.firstSlot = *rc::gen::inRange(1, 9);
    s.back.backs = *rc::gen::element(Backs::None, Backs::OneForAll);
    s.back.flip = *rc::gen::element(Flip::LongEdge, Flip::ShortEdge);
    s.back.gutterFold = *rc::gen::arbitrary<bool>();
    s.back.gutter = upTo(10);
    // Slots that a page hasn't got are an error.
    const SlotGrid grid = slotGridOf(s, {s.tileMillimetres, s.tileMillimetres});
    const int last = std::max(1, grid.columns * grid.rows);
    s.firstSlot = std::min(s.firstSlot, last);
    for (int& slot : s.skip)
        slot = std::min(slot, last);
    return s;
}

std::vector<LayoutItem> anyItems() {
    std::vector<LayoutItem> items;
    for (const int count : *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 8)))
        items.push_back({count, *rc::gen::inRange(0, 3), "t" + std::to_string(items.size())});
    items.push_back({1, 0, "last"});
    return items;
}

Size tileOf(const SheetSpecification& s) {
    return {s.tileMillimetres, s.tileMillimetres};
}

bool reasonable(const SheetSpecification& s) {
    const SlotGrid grid = slotGridOf(s, tileOf(s));
    return check(s).empty() && grid.columns >= 1 && grid.rows >= 1 && grid.columns * grid.rows > 2;
}

struct Line {
    art::Point from, to;
};

/// The straight parts of the paths.
std::vector<Line> linesOf(const std::vector<art::Path>& paths) {
    std::vector<Line> lines;
    for (const art::Path& path : paths) {
        art::Point start{}, at{};
        auto next = path.points().begin();
        for (const art::Path::Verb verb : path.verbs()) {
            using Verb = art::Path::Verb;
            if (verb == Verb::Line)
                lines.push_back({at, *next});
            if (verb == Verb::Close)
                lines.push_back({at, start});
            if (verb == Verb::Cubic)
                next += 2;
            if (verb != Verb::Close)
                at = *next++;
            if (verb == Verb::Move)
                start = at;
        }
    }
    return lines;
}

/// How much of two lines along the axes is the same.
double overlap(const Line& a, const Line& b) {
    const auto along = [](double a1, double a2, double b1, double b2) {
        return std::min(std::max(a1, a2), std::max(b1, b2)) - std::max(std::min(a1, a2), std::min(b1, b2));
    };
    const auto same = [](double u, double v) { return std::abs(u - v) < sheetSlack; };
    if (same(a.from.x, a.to.x) && same(b.from.x, b.to.x) && same(a.from.x, b.from.x))
        return along(a.from.y, a.to.y, b.from.y, b.to.y);
    if (same(a.from.y, a.to.y) && same(b.from.y, b.to.y) && same(a.from.y, b.from.y))
        return along(a.from.x, a.to.x, b.from.x, b.to.x);
    return 0;
}

} // namespace

class TestSheetProperties : public QObject {
    Q_OBJECT

private slots:
    void noSlotOutsideTheMargins() {
        QVERIFY(rc::check([] {
            const SheetSpecification s = anySpecification();
            RC_PRE(reasonable(s));
            const auto result = layout(s, tileOf(s), anyItems());
            RC_ASSERT(bool(result));
            const SlotGrid& grid = result.value->grid;
            for (const LayoutPage& page : result.value->pages) {
                RC_ASSERT(!page.places.empty());
                for (const Slot& slot : page.places) {
                    const double right = slot.x + grid.piece.width + slot.bleed[1];
                    const double bottom = slot.y + grid.piece.height + slot.bleed[2];
                    RC_ASSERT(slot.x - slot.bleed[3] >= s.margins.left - sheetSlack);
                    RC_ASSERT(slot.y - slot.bleed[0] >= s.margins.top - sheetSlack);
                    RC_ASSERT(right <= grid.width - s.margins.right + sheetSlack);
                    RC_ASSERT(bottom <= grid.height - s.margins.bottom + sheetSlack);
                    if (s.back.backs != Backs::None && s.back.gutterFold) {
                        const double fold =
                            turnsSideways(s) ? grid.width / 2 - right : grid.height / 2 - bottom;
                        RC_ASSERT(fold >= s.back.gutter / 2 - sheetSlack);
                    }
                }
            }
        }));
    }

    void bleedsNeverMeet() {
        QVERIFY(rc::check([] {
            const SheetSpecification s = anySpecification();
            RC_PRE(reasonable(s));
            const auto result = layout(s, tileOf(s), anyItems());
            const double tile = s.tileMillimetres;
            for (const LayoutPage& page : result.value->pages)
                for (std::size_t i = 0; i < page.places.size(); ++i)
                    for (std::size_t j = 0; j < i; ++j) {
                        const Slot &a = page.places[i], &b = page.places[j];
                        const bool apart = a.x - a.bleed[3] >= b.x + tile + b.bleed[1] - sheetSlack ||
                                           b.x - b.bleed[3] >= a.x + tile + a.bleed[1] - sheetSlack ||
                                           a.y - a.bleed[0] >= b.y + tile + b.bleed[2] - sheetSlack ||
                                           b.y - b.bleed[0] >= a.y + tile + a.bleed[2] - sheetSlack;
                        // Only with outer bleed may corners of the bleeds of tiles that touch at a corner
                        // meet.
                        RC_ASSERT(apart || s.bleedMode == BleedMode::Outer ||
                                  s.bleedMode == BleedMode::Shared);
                        RC_ASSERT(std::abs(a.x - b.x) >= tile - sheetSlack ||
                                  std::abs(a.y - b.y) >= tile - sheetSlack);
                    }
        }));
    }

    /// A plotter that goes along a line twice burns it, whatever corners, bleed and gaps there are.
    void noLineIsCutTwice() {
        QVERIFY(rc::check([] {
            SheetSpecification s = anySpecification();
            if (*rc::gen::arbitrary<bool>())
                s.gapX = 0;
            if (*rc::gen::arbitrary<bool>())
                s.gapY = 0;
            s.cornerRadius = *rc::gen::element(0.0, 3.0, upTo(30), s.tileMillimetres / 2);
            RC_PRE(reasonable(s));
            const auto result = layout(s, tileOf(s), anyItems());
            for (const LayoutPage& page : result.value->pages) {
                std::vector<CutPiece> pieces;
                for (const Slot& slot : page.places)
                    pieces.push_back({slot.x, slot.y, s.tileMillimetres, s.tileMillimetres, s.cornerRadius});
                const std::vector<Line> lines = linesOf(cutPaths(pieces));
                for (std::size_t i = 0; i < lines.size(); ++i)
                    for (std::size_t j = 0; j < i; ++j)
                        RC_ASSERT(overlap(lines[i], lines[j]) < sheetSlack);
                // And none is left out.
                double drawn = 0;
                for (const Line& line : lines)
                    drawn += std::hypot(line.to.x - line.from.x, line.to.y - line.from.y);
                const double side = s.tileMillimetres - 2 * s.cornerRadius;
                double shared = 0;
                for (std::size_t i = 0; i < pieces.size(); ++i)
                    for (std::size_t j = 0; j < i; ++j) {
                        const double x = std::abs(pieces[i].x - pieces[j].x);
                        const double y = std::abs(pieces[i].y - pieces[j].y);
                        const bool touch =
                            std::abs(x + y - s.tileMillimetres) < sheetSlack && std::min(x, y) < sheetSlack;
                        shared += touch ? side : 0;
                    }
                RC_ASSERT(std::abs(drawn - (4 * side * static_cast<double>(pieces.size()) - shared)) < 1e-3);
            }
        }));
    }

    void eachTileExactlyAsOftenAsAsked() {
        QVERIFY(rc::check([] {
            const SheetSpecification s = anySpecification();
            RC_PRE(reasonable(s));
            const std::vector<LayoutItem> items = anyItems();
            const auto result = layout(s, tileOf(s), items);
            std::vector<int> found(items.size());
            for (const LayoutPage& page : result.value->pages)
                for (const Slot& slot : page.places)
                    ++found[std::size_t(slot.item)];
            for (std::size_t i = 0; i < items.size(); ++i)
                RC_ASSERT(found[i] == (s.quantities == Quantities::OneOfEach ? std::min(items[i].count, 1)
                                                                             : items[i].count));
        }));
    }

    /// The paper is turned over in the hands: each back must cover its own front, and be upright after the
    /// piece is turned over sideways.
    void backsLieOnTheirFronts() {
        QVERIFY(rc::check([] {
            SheetSpecification s = anySpecification();
            s.back.backs = Backs::OneForAll;
            RC_PRE(reasonable(s));
            const auto result = layout(s, tileOf(s), anyItems());
            const SlotGrid& grid = result.value->grid;
            const bool wide = s.orientation == Orientation::Landscape; // of square paper too
            // Written anew, from the paper: turning about an edge mirrors along the other one.
            const bool mirrorsX = (s.back.flip == Flip::LongEdge) != wide;
            for (const LayoutPage& page : result.value->pages)
                for (const Slot& slot : page.places) {
                    const art::Transform place = backTransform(s, grid, slot.x, slot.y);
                    for (const art::Point p : {art::Point{0, 0}, {grid.piece.width, 0}, {3, 7}}) {
                        // Of the piece turned over sideways, p of the back lies behind this point of the
                        // front.
                        const art::Point front{slot.x + grid.piece.width - p.x, slot.y + p.y};
                        const art::Point back = place(p);
                        const art::Point wanted{mirrorsX ? grid.width - front.x : front.x,
                                                mirrorsX ? front.y : grid.height - front.y};
                        RC_ASSERT(std::abs(back.x - wanted.x) < sheetSlack &&
                                  std::abs(back.y - wanted.y) < sheetSlack);
                    }
                }
        }));
    }

    void backsMoveAsThePrinterNeedsIt() {
        SheetSpecification s;
        s.back.backs = Backs::OneForAll;
        s.back.offsetX = 1.5;
        s.back.offsetY = -0.5;
        const SlotGrid grid = slotGridOf(s, tileOf(s));
        const art::Point moved = backTransform(s, grid, 15, 13.5)({0, 0});
        QCOMPARE(moved, (art::Point{210 - 60 + 1.5, 13.0}));
        s.back = {Backs::OneForAll, Flip::LongEdge, 0, 0, 90};
        const art::Point turned = backTransform(s, grid, 15, 13.5)({0, 0});
        QVERIFY(std::abs(turned.x - (105 + 148.5 - 13.5)) < sheetSlack);
        QVERIFY(std::abs(turned.y - (148.5 + 150 - 105)) < sheetSlack);
    }
};

QTEST_APPLESS_MAIN(TestSheetProperties)
#include "tst_properties.moc"
