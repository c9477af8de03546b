#include <QTest>

#include "engine/sheet/lettering/text_shapes.h"
#include "engine/sheet/print_marks.h"
#include "engine/sheet/sheet_layout.h"
#include "engine/sheet/sheet_option.h"

#include <cmath>
#include <limits>

using namespace tilewright;
using namespace tilewright::sheet;

namespace {

SheetSpecification onPaper(const char* paper, double bleed = 0) {
    SheetSpecification s;
    s.paper = *findPaper(paper);
    s.bleed = bleed;
    return s;
}

/// Copies of tiles as wide as the specification says.
Loaded<Layout> laid(const SheetSpecification& s, const std::vector<int>& counts) {
    std::vector<LayoutItem> items;
    for (std::size_t i = 0; i < counts.size(); ++i)
        items.push_back({counts[i], 0, "tile-" + std::to_string(i)});
    return layout(s, {s.tileMillimetres, s.tileMillimetres}, items);
}

std::vector<CutPiece> piecesOf(const LayoutPage& page, double tile) {
    std::vector<CutPiece> pieces;
    for (const Slot& slot : page.places)
        pieces.push_back({slot.x, slot.y, tile, tile, 0});
    return pieces;
}

void setMargins(SheetSpecification& s, double margin) {
    s.margins = {margin, margin, margin, margin};
}

std::string firstCode(const Issues& issues) {
    return issues.empty() ? std::string() : issues.front().code;
}

constexpr double slack = 1e-6;

} // namespace

class TestSheetLayout : public QObject {
    Q_OBJECT

private slots:
    void tilesToAPage_data() {
        QTest::addColumn<QByteArray>("paper");
        QTest::addColumn<double>("bleed");
        QTest::addColumn<int>("tiles");
        QTest::newRow("A4") << QByteArray("A4") << 0.0 << 24;
        QTest::newRow("A4, bleed 2") << QByteArray("A4") << 2.0 << 15;
        QTest::newRow("A4, bleed 3") << QByteArray("A4") << 3.0 << 15;
        QTest::newRow("Letter") << QByteArray("Letter") << 0.0 << 20;
        QTest::newRow("Letter, bleed 2") << QByteArray("Letter") << 2.0 << 15;
        QTest::newRow("Letter, bleed 3") << QByteArray("Letter") << 3.0 << 15;
        QTest::newRow("A3") << QByteArray("A3") << 0.0 << 48;
        QTest::newRow("A3, bleed 2") << QByteArray("A3") << 2.0 << 40;
        QTest::newRow("A3, bleed 3") << QByteArray("A3") << 3.0 << 35;
    }
    void tilesToAPage() {
        QFETCH(QByteArray, paper);
        QFETCH(double, bleed);
        QFETCH(int, tiles);
        const std::vector<int> counts{tiles + 1};
        const auto result = laid(onPaper(paper.constData(), bleed), counts);
        QVERIFY(result);
        QCOMPARE(result.value->grid.columns * result.value->grid.rows, tiles);
        QCOMPARE(result.value->pages.size(), std::size_t(2));
        QCOMPARE(result.value->pages[0].places.size(), std::size_t(tiles));
        QCOMPARE(result.value->pages[1].places.size(), std::size_t(1));
    }

    void blockIsCentred() {
        const auto result = laid(onPaper("A4"), std::vector<int>{24});
        const LayoutPage& page = result.value->pages.at(0);
        QCOMPARE(page.places.front().x, 15.0);
        QCOMPARE(page.places.front().y, 13.5);
        QCOMPARE(page.places.back().x + 45, 195.0);
        QCOMPARE(page.places.back().y + 45, 283.5);
    }

    void landscapeTurnsThePaper() {
        SheetSpecification s = onPaper("A4");
        s.orientation = Orientation::Landscape;
        const auto result = laid(s, std::vector<int>{1});
        QCOMPARE(result.value->grid.width, 297.0);
        QCOMPARE(result.value->grid.height, 210.0);
        QCOMPARE(result.value->grid.columns, 6);
        QCOMPARE(result.value->grid.rows, 4);
    }

    void outerBleedLetsTilesTouch() {
        SheetSpecification s = onPaper("A4", 3);
        s.bleedMode = BleedMode::Outer;
        const auto result = laid(s, {3});
        const auto& places = result.value->pages.at(0).places;
        QCOMPARE(places[1].x - places[0].x, 45.0);
        QCOMPARE(places[0].bleed, (std::array{3.0, 0.0, 3.0, 3.0}));
        QCOMPARE(places[1].bleed, (std::array{3.0, 0.0, 3.0, 0.0}));
    }

    void sharedBleedReachesTheMiddle() {
        SheetSpecification s = onPaper("A4", 3);
        s.bleedMode = BleedMode::Shared;
        const auto result = laid(s, {2});
        const auto& places = result.value->pages.at(0).places;
        QCOMPARE(places[1].x - places[0].x, 48.0);
        QCOMPARE(places[0].bleed, (std::array{3.0, 1.5, 3.0, 3.0}));
    }

    void slotsAreSkippedAndUsedUp() {
        SheetSpecification s = onPaper("A4");
        s.skip = {2, 24};
        s.firstSlot = 4;
        const auto result = laid(s, {22});
        QCOMPARE(result.value->pages.size(), std::size_t(2));
        QCOMPARE(result.value->pages[0].places.size(), std::size_t(20));
        QCOMPARE(result.value->pages[0].places[0].x, 15.0 + 3 * 45);
        QCOMPARE(result.value->pages[1].places[1].x, 15.0 + 2 * 45);
    }

    void slotsThatAPageHasNotGot_data() {
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("skipped");
        QTest::addColumn<QByteArray>("code");
        QTest::newRow("last of all") << 24 << 1 << QByteArray();
        QTest::newRow("first beyond") << 25 << 1 << QByteArray("sheet-first-slot");
        QTest::newRow("skipped beyond") << 1 << 25 << QByteArray("sheet-skip");
    }
    void slotsThatAPageHasNotGot() {
        QFETCH(int, first);
        QFETCH(int, skipped);
        QFETCH(QByteArray, code);
        SheetSpecification s = onPaper("A4");
        s.firstSlot = first;
        s.skip = {skipped};
        const auto result = laid(s, {3});
        QCOMPARE(bool(result), code.isEmpty());
        if (code.isEmpty())
            return;
        QCOMPARE(result.issues.front().code, code.toStdString());
        QVERIFY(result.issues.front().message.english().find("1 to 24") != std::string::npos);
    }

    void skewIsSmall() {
        SheetSpecification s = onPaper("A4");
        s.back.rotation = -5;
        QVERIFY(check(s).empty());
        s.back.rotation = 5.1;
        QCOMPARE(check(s).front().code, std::string("sheet-back-rotation"));
    }

    void listsAreReadAndWritten() {
        QCOMPARE(*readSlots(" 1-3, 7 ,9-9").value, (std::vector{1, 2, 3, 7, 9}));
        QCOMPARE(slotsText({1, 2, 3, 7, 9, 10}), std::string("1-3, 7, 9-10"));
        QVERIFY(readSlots("").value->empty());
        for (const char* wrong : {"0", "x", "1,", "3-1", "1-", "-2", "1-99999999", "1 2"})
            QVERIFY2(!readSlots(wrong), wrong);
        QCOMPARE(*readChosen("a=2, b c").value, (std::vector<ChosenTile>{{"a", 2}, {"b c", 1}}));
        QCOMPARE(chosenText({{"a", 2}, {"b c", 1}}), std::string("a=2, b c=1"));
        for (const char* wrong : {"a=x", "=2", "a,,b", "a=", "a=-1"})
            QVERIFY2(!readChosen(wrong), wrong);
    }

    void chosenTilesInTheOrderAskedFor() {
        SheetSpecification s = onPaper("A4");
        s.quantities = Quantities::Chosen;
        s.chosen = {{"tile-2", 2}, {"tile-0", 1}};
        const auto itemsOf = [](const Loaded<Layout>& l) {
            std::vector<int> found;
            for (const Slot& slot : l.value->pages.at(0).places)
                found.push_back(slot.item);
            return found;
        };
        QCOMPARE(itemsOf(laid(s, {3, 1, 4})), (std::vector{0, 2, 2}));
        s.order = Order::MostFirst;
        QCOMPARE(itemsOf(laid(s, {3, 1, 4})), (std::vector{2, 2, 0}));
        s.chosen.push_back({"nobody", 1});
        QCOMPARE(firstCode(laid(s, {3, 1, 4}).issues), std::string("sheet-tile-unknown"));
    }

    void groupsBreakPages() {
        SheetSpecification s = onPaper("A4");
        const std::vector<LayoutItem> items{{2, 1, "a"}, {3, 0, "b"}, {1, 1, "c"}};
        s.grouping = Grouping::Configuration;
        QCOMPARE(layout(s, {45, 45}, items).value->pages.size(), std::size_t(1));
        s.pageBreaks = true;
        const auto result = layout(s, {45, 45}, items);
        QCOMPARE(result.value->pages.size(), std::size_t(2));
        QCOMPARE(result.value->pages[0].places.size(), std::size_t(3));
        QCOMPARE(result.value->pages[1].group, 1);
    }

    void marksStayOnThePaperAndOffTheArt() {
        for (const double margin : {3.0, 5.0, 10.0, 15.0}) {
            SheetSpecification s = onPaper("A4", 1);
            setMargins(s, margin);
            const auto result = laid(s, {100});
            for (const LayoutPage& page : result.value->pages) {
                const auto pieces = piecesOf(page, 45);
                const auto ticks = ticksOf(s, result.value->grid, pieces);
                QVERIFY(!ticks.empty());
                QVERIFY(!crossesOf(pieces).empty());
                for (const Segment& tick : ticks) {
                    QVERIFY(tick.x1 == tick.x2 || tick.y1 == tick.y2);
                    for (const auto& [x, y] : {std::pair{tick.x1, tick.y1}, {tick.x2, tick.y2}}) {
                        QVERIFY(x > 0 && y > 0 && x < 210 && y < 297);
                        for (const Slot& slot : page.places)
                            QVERIFY(x < slot.x - 1 || x > slot.x + 46 || y < slot.y - 1 || y > slot.y + 46);
                    }
                }
            }
            const auto labels = marginContentOf(s, 210, 297, {"Set", 1, 2}).labels;
            QCOMPARE(labels.empty(), margin < minContentMargin);
            for (const Label& label : labels)
                QVERIFY(label.y < margin || label.y - label.capHeight > 297 - margin);
        }
    }

    /// A last row that is not full has its ticks beside its last piece, and the columns behind it end above.
    void ticksOfARaggedRowStandBesideIt() {
        const SheetSpecification s = onPaper("A4");
        const auto result = laid(s, {6});
        const std::vector<CutPiece> pieces = piecesOf(result.value->pages.at(0), 45);
        QCOMPARE(pieces[4].y, pieces[5].y);
        QVERIFY(pieces[3].y < pieces[4].y && pieces[3].x > pieces[5].x);
        for (const Segment& tick : ticksOf(s, result.value->grid, pieces)) {
            const bool beside = std::ranges::any_of(pieces, [&](const CutPiece& p) {
                const bool across = tick.y1 == tick.y2;
                const double near =
                    across ? std::min(std::abs(tick.x1 - p.x), std::abs(tick.x1 - p.x - p.width))
                           : std::min(std::abs(tick.y1 - p.y), std::abs(tick.y1 - p.y - p.height));
                const double on = across
                                      ? std::min(std::abs(tick.y1 - p.y), std::abs(tick.y1 - p.y - p.height))
                                      : std::min(std::abs(tick.x1 - p.x), std::abs(tick.x1 - p.x - p.width));
                return near < 1.5 && on < 1e-6;
            });
            QVERIFY2(beside, "a tick beside an empty slot");
        }
    }

    /// Not at the other end of a page that is nearly empty.
    void ticksStandBesideThePieces() {
        const SheetSpecification s = onPaper("A4");
        const auto result = laid(s, {2});
        const auto& page = result.value->pages.at(0);
        const std::vector<CutPiece> pieces = piecesOf(page, 45);
        QCOMPARE(pieces.size(), std::size_t(2));
        const art::Box box = boxOf(pieces);
        const auto ticks = ticksOf(s, result.value->grid, pieces);
        // Three cuts down and two across, at both ends.
        QCOMPARE(ticks.size(), std::size_t(2 * (3 + 2)));
        for (const Segment& tick : ticks)
            QVERIFY(tick.x2 > box.left - 6 && tick.x2 < box.right + 6 && tick.y2 > box.top - 6 &&
                    tick.y2 < box.bottom + 6);
    }

    void crossesStandOnCorners() {
        const auto result = laid(onPaper("A4"), {2});
        // Two touching tiles have six corners, of two lines each.
        QCOMPARE(crossesOf(piecesOf(result.value->pages.at(0), 45)).size(), std::size_t(12));
    }

    void fittedTextStaysReadable() {
        const std::string words = "a name of some length";
        const double width = textWidth(words, 2.2, FontWeight::Regular);
        const Label whole = fitted({0, 0, 2.2, width + 1, Anchor::Start, words});
        QCOMPARE(whole.capHeight, 2.2);
        const Label smaller = fitted({0, 0, 2.2, width * 0.8, Anchor::Start, words});
        QVERIFY(std::abs(smaller.capHeight - 2.2 * 0.8) < 1e-9);
        // Half as wide it would be too small: it is cut instead, and the whole is kept for those who copy it.
        const Label cut = fitted({0, 0, 2.2, width * 0.3, Anchor::Start, words});
        QVERIFY(cut.capHeight >= 1.2);
        const std::vector<art::Shape> shapes = labelShapes(cut, art::Rgb::hex(0));
        const art::Box box = art::inkBox(art::Picture{shapes});
        QVERIFY(box.right <= width * 0.3 + 0.01);
        QCOMPARE(shapes.front().text->whole, words);
        // What was small from the start isn't made larger.
        QCOMPARE(fitted({0, 0, 0.9, width * 0.1, Anchor::Start, words}).capHeight, 0.9);
    }

    void furnitureSaysWhatAndHow() {
        SheetSpecification s = onPaper("A4");
        s.note = "version 3";
        const MarginContent marginContent = marginContentOf(s, 210, 297, {"Guard & <Co>", 2, 2});
        std::vector<std::string> texts;
        for (const Label& label : marginContent.labels)
            texts.push_back(label.text);
        QCOMPARE(texts, (std::vector<std::string>{"Guard & <Co> \u00B7 version 3", "page 2 of 2",
                                                  "print at 100 %", "50 mm"}));
        QCOMPARE(marginContent.ruler.front().x2 - marginContent.ruler.front().x1, 50.0);
        QCOMPARE(marginContent.ruler.size(), std::size_t(7));
    }

    void touchingPiecesShareTheirCuts() {
        const auto lengthOf = [](const std::vector<art::Path>& paths) {
            double sum = 0;
            for (const art::Path& path : paths) {
                art::Point at, start;
                const art::Point* next = path.points().data();
                for (const art::Path::Verb verb : path.verbs()) {
                    const art::Point to = verb == art::Path::Verb::Close ? start : *next++;
                    if (verb == art::Path::Verb::Move)
                        start = to;
                    else
                        sum += std::hypot(to.x - at.x, to.y - at.y);
                    at = to;
                }
            }
            return sum;
        };
        std::vector<CutPiece> pieces;
        for (int y = 0; y < 3; ++y)
            for (int x = 0; x < 4; ++x)
                pieces.push_back({10.0 + 45 * x, 10.0 + 45 * y, 45, 45, 0});
        // Four lines of four sides across, five of three down.
        QCOMPARE(lengthOf(cutPaths(pieces)), (4 * 4 + 5 * 3) * 45.0);
        pieces.erase(pieces.begin() + 5);
        QCOMPARE(lengthOf(cutPaths(pieces)), (4 * 4 + 5 * 3) * 45.0);
    }

    void warnsOfPaperInHand() {
        const auto codes = [](const SheetSpecification& s) {
            std::vector<std::string> found;
            for (const Issue& issue : warnings(s))
                found.push_back(issue.code);
            return found;
        };
        SheetSpecification s = onPaper("A4");
        QCOMPARE(codes(s), std::vector<std::string>{});
        setMargins(s, 3);
        s.paper.width = 186;
        QCOMPARE(codes(s), (std::vector<std::string>{"sheet-printers-margin", "sheet-no-furniture"}));
        s = onPaper("A4");
        s.tileMillimetres = 16;
        QCOMPARE(codes(s), std::vector<std::string>{"sheet-small-symbols"});
        s = onPaper("A4");
        s.paper = {"own", 500, 700};
        QCOMPARE(codes(s), std::vector<std::string>{"sheet-needs-scaling"});
    }

    void badSpecifications_data() {
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<double>("margin");
        QTest::addColumn<double>("tile");
        QTest::addColumn<double>("gap");
        QTest::addColumn<double>("bleed");
        QTest::addColumn<double>("width");
        const double nan = std::numeric_limits<double>::quiet_NaN();
        QTest::newRow("negative margin") << QByteArray("sheet-margin") << -1.0 << 45.0 << 0.0 << 0.0 << 210.0;
        QTest::newRow("negative gap") << QByteArray("sheet-gap") << 10.0 << 45.0 << -0.5 << 0.0 << 210.0;
        QTest::newRow("negative bleed") << QByteArray("sheet-bleed") << 10.0 << 45.0 << 0.0 << -2.0 << 210.0;
        QTest::newRow("no tile") << QByteArray("sheet-tile") << 10.0 << 0.0 << 0.0 << 0.0 << 210.0;
        QTest::newRow("huge tile") << QByteArray("sheet-tile") << 10.0 << 1e9 << 0.0 << 0.0 << 210.0;
        QTest::newRow("no number") << QByteArray("sheet-tile") << 10.0 << nan << 0.0 << 0.0 << 210.0;
        QTest::newRow("no paper") << QByteArray("sheet-paper") << 10.0 << 45.0 << 0.0 << 0.0 << 0.0;
        QTest::newRow("paper smaller than a tile")
            << QByteArray("sheet-paper-too-small") << 10.0 << 45.0 << 0.0 << 0.0 << 64.9;
        QTest::newRow("bleed does not fit")
            << QByteArray("sheet-paper-too-small") << 10.0 << 45.0 << 0.0 << 1.0 << 66.0;
        QTest::newRow("margins meet")
            << QByteArray("sheet-paper-too-small") << 200.0 << 45.0 << 0.0 << 0.0 << 210.0;
    }
    void badSpecifications() {
        QFETCH(QByteArray, code);
        QFETCH(double, margin);
        QFETCH(double, tile);
        QFETCH(double, gap);
        QFETCH(double, bleed);
        QFETCH(double, width);
        SheetSpecification s;
        setMargins(s, margin);
        s.tileMillimetres = tile;
        s.gapX = s.gapY = gap;
        s.bleed = bleed;
        s.paper.width = width;
        const auto result = laid(s, std::vector<int>{1});
        QVERIFY(!result);
        QCOMPARE(firstCode(result.issues), code.toStdString());
        QVERIFY(!result.issues.front().message.english().empty());
    }

    void exactFitIsAFit() {
        SheetSpecification s;
        s.paper = {"own", 65.1, 65.1};
        setMargins(s, 10.05);
        QVERIFY(laid(s, {1}));
    }

    void nothingToPrintIsSaid() {
        QCOMPARE(firstCode(laid(onPaper("A4"), std::vector<int>{}).issues), std::string("sheet-empty"));
        QCOMPARE(firstCode(laid(onPaper("A4"), std::vector<int>{0, 0}).issues), std::string("sheet-empty"));
    }

    void papersAreFoundByName() {
        QVERIFY(findPaper("a4") && findPaper("LETTER") && findPaper("Legal"));
        QVERIFY(!findPaper("A44") && !findPaper(""));
        for (const Paper& paper : papers())
            QVERIFY(paper.width < paper.height);
    }
};

QTEST_APPLESS_MAIN(TestSheetLayout)
#include "tst_layout.moc"
