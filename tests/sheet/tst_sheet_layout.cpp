#include <QTest>

#include "engine/sheet/sheet.h"

#include <rapidcheck.h>

#include <cmath>
#include <limits>

using namespace tilewright;
using namespace tilewright::sheet;

namespace {

SheetSpecification on(const char* paper, double bleed = 0) {
    SheetSpecification s;
    s.paper = *findPaper(paper);
    s.bleed = bleed;
    return s;
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
        const auto result = layout(on(paper.constData(), bleed), counts, "Set");
        QVERIFY(result);
        QCOMPARE(result.value->columns * result.value->rows, tiles);
        QCOMPARE(result.value->pages.size(), std::size_t(2));
        QCOMPARE(result.value->pages[0].places.size(), std::size_t(tiles));
        QCOMPARE(result.value->pages[1].places.size(), std::size_t(1));
    }

    void blockIsCentred() {
        const auto result = layout(on("A4"), std::vector<int>{24}, "Set");
        const Page& page = result.value->pages.at(0);
        QCOMPARE(page.places.front().x, 15.0);
        QCOMPARE(page.places.front().y, 13.5);
        QCOMPARE(page.places.back().x + 45, 195.0);
        QCOMPARE(page.places.back().y + 45, 283.5);
    }

    void landscapeTurnsThePaper() {
        SheetSpecification s = on("A4");
        s.orientation = Orientation::Landscape;
        const auto result = layout(s, std::vector<int>{1}, "Set");
        QCOMPARE(result.value->width, 297.0);
        QCOMPARE(result.value->height, 210.0);
        QCOMPARE(result.value->columns, 6);
        QCOMPARE(result.value->rows, 4);
    }

    void slotsAreSound() {
        QVERIFY(rc::check([] {
            const auto upTo = [](int greatest) { return *rc::gen::inRange(0, greatest * 10 + 1) / 10.0; };
            SheetSpecification s;
            s.paper = {"own", 60 + upTo(300), 60 + upTo(300)};
            s.orientation = *rc::gen::element(Orientation::Portrait, Orientation::Landscape);
            s.margin = upTo(12);
            s.tileMillimetres = 15 + upTo(40);
            s.gap = upTo(4);
            s.bleed = upTo(3);
            s.quantities = *rc::gen::element(Quantities::AsCounted, Quantities::OneOfEach);
            RC_PRE(check(s).empty());
            auto counts = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 8));
            counts.push_back(1);
            const auto result = layout(s, counts, "Set");
            RC_ASSERT(bool(result));
            const Layout& l = *result.value;
            std::vector<int> found(counts.size());
            for (const Page& page : l.pages) {
                RC_ASSERT(!page.places.empty());
                for (std::size_t i = 0; i < page.places.size(); ++i) {
                    const Slot& a = page.places[i];
                    ++found[std::size_t(a.item)];
                    RC_ASSERT(a.x - s.bleed >= s.margin - slack);
                    RC_ASSERT(a.y - s.bleed >= s.margin - slack);
                    RC_ASSERT(a.x + l.tile + s.bleed <= l.width - s.margin + slack);
                    RC_ASSERT(a.y + l.tile + s.bleed <= l.height - s.margin + slack);
                    const double apart = l.tile + 2 * s.bleed + s.gap - slack;
                    for (std::size_t j = 0; j < i; ++j) {
                        const Slot& b = page.places[j];
                        RC_ASSERT(std::abs(a.x - b.x) >= apart || std::abs(a.y - b.y) >= apart);
                    }
                }
            }
            for (int& count : counts)
                count = s.quantities == Quantities::OneOfEach ? std::min(count, 1) : count;
            RC_ASSERT(found == counts);
        }));
    }

    void marksStayOnThePaperAndOffTheArt() {
        for (const double margin : {3.0, 5.0, 10.0, 15.0}) {
            SheetSpecification s = on("A4", 1);
            s.margin = margin;
            const auto result = layout(s, std::vector<int>{100}, "Set");
            for (const Page& page : result.value->pages) {
                QVERIFY(!page.ticks.empty());
                QVERIFY(!page.crosses.empty());
                for (const Segment& tick : page.ticks) {
                    QVERIFY(tick.x1 == tick.x2 || tick.y1 == tick.y2);
                    for (const auto& [x, y] : {std::pair{tick.x1, tick.y1}, {tick.x2, tick.y2}}) {
                        QVERIFY(x > 0 && y > 0 && x < 210 && y < 297);
                        for (const Slot& slot : page.places)
                            QVERIFY(x < slot.x - 1 || x > slot.x + 46 || y < slot.y - 1 || y > slot.y + 46);
                    }
                }
                QCOMPARE(page.labels.empty(), margin < leastFurnitureMargin);
                for (const Label& label : page.labels)
                    QVERIFY(label.y < margin || label.y - label.capHeight > 297 - margin);
            }
        }
    }

    void crossesStandOnCorners() {
        const auto result = layout(on("A4"), std::vector<int>{2}, "Set");
        // Two touching tiles have six corners, of two lines each.
        QCOMPARE(result.value->pages.at(0).crosses.size(), std::size_t(12));
    }

    void furnitureSaysWhatAndHow() {
        const auto result = layout(on("A4"), std::vector<int>{25}, "Guard & <Co>");
        std::vector<std::string> texts;
        for (const Label& label : result.value->pages.at(1).labels)
            texts.push_back(label.text.english());
        QCOMPARE(texts, (std::vector<std::string>{"Guard & <Co>", "page 2 of 2", "print at 100 %", "50 mm"}));
        const auto& ruler = result.value->pages.at(1).ruler;
        QCOMPARE(ruler.front().x2 - ruler.front().x1, 50.0);
        QCOMPARE(ruler.size(), std::size_t(7));
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
        s.margin = margin;
        s.tileMillimetres = tile;
        s.gap = gap;
        s.bleed = bleed;
        s.paper.width = width;
        const auto result = layout(s, std::vector<int>{1}, "Set");
        QVERIFY(!result);
        QCOMPARE(firstCode(result.issues), code.toStdString());
        QVERIFY(!result.issues.front().message.english().empty());
    }

    void exactFitIsAFit() {
        SheetSpecification s;
        s.paper = {"own", 65.1, 65.1};
        s.margin = 10.05;
        QVERIFY(check(s).empty());
    }

    void nothingToPrintIsSaid() {
        QCOMPARE(firstCode(layout(on("A4"), std::vector<int>{}, "Set").issues), std::string("sheet-empty"));
        QCOMPARE(firstCode(layout(on("A4"), std::vector<int>{0, 0}, "Set").issues),
                 std::string("sheet-empty"));
    }

    void papersAreFoundByName() {
        QVERIFY(findPaper("a4") && findPaper("LETTER") && findPaper("Legal"));
        QVERIFY(!findPaper("A44") && !findPaper(""));
        for (const Paper& paper : papers())
            QVERIFY(paper.width < paper.height);
    }
};

QTEST_APPLESS_MAIN(TestSheetLayout)
#include "tst_sheet_layout.moc"
