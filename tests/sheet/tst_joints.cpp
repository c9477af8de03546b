#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QTest>

#include "editor/output/sheets/sheet_backends.h"
#include "tests/sheet/sheets.h"

#include <cstdlib>

using namespace tilewright;
using namespace tilewright::test;

namespace {

using sheet::BleedMode;

sheet::SheetSpecification with(BleedMode mode, double bleed) {
    sheet::SheetSpecification s;
    s.bleedMode = mode;
    s.bleed = bleed;
    s.back.backs = sheet::Backs::OneForAll;
    return s;
}

/// Three by three chambers, each turned another way.
Map fullBoard(const TileSet& set) {
    Map map;
    map.name = "full";
    for (int i = 0; i < 9; ++i) {
        Chamber chamber;
        chamber.cell = {i % 3, i / 3};
        chamber.tile = set.tiles[static_cast<std::size_t>(i) % set.tiles.size()].id;
        chamber.rotation = static_cast<Rotation>(i % 4);
        map.chambers.push_back(chamber);
    }
    return map;
}

enum class By { Painter, Svg };

QImage drawn(const sheet::PrintDocument& document, std::size_t page, double scale, By by, QColor paper) {
    QImage image(qRound(document.width * scale), qRound(document.height * scale), QImage::Format_RGB32);
    image.fill(paper);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    if (by == By::Svg) {
        QSvgRenderer(svgPage(document, page)).render(&painter, QRectF(image.rect()));
        return image;
    }
    painter.scale(scale, scale);
    paintPage(painter, document.pages[page], symbolPainters(document));
    return image;
}

/// How much the paper's colour makes inside of the block; 255 where nothing is printed.
int paperShowing(const sheet::PrintDocument& document, std::size_t page, double scale, By by) {
    const QImage white = drawn(document, page, scale, by, Qt::white);
    const QImage black = drawn(document, page, scale, by, Qt::black);
    const art::Box& block = document.pages[page].trim;
    int most = 0;
    for (int y = qCeil(block.top * scale) + 1; y < block.bottom * scale - 2; ++y)
        for (int x = qCeil(block.left * scale) + 1; x < block.right * scale - 2; ++x)
            most = std::max(most, std::abs(qGreen(white.pixel(x, y)) - qGreen(black.pixel(x, y))));
    return most;
}

} // namespace

/// Where tiles or their bleeds touch, no paper shines through softened edges.
class TestSheetJoints : public QObject {
    Q_OBJECT

private slots:
    void noPaperBetweenTilesThatTouch_data() {
        QTest::addColumn<int>("mode");
        QTest::addColumn<double>("bleed");
        QTest::addColumn<double>("scale");
        // Of a preview, of a screen, and 300 dots to the inch.
        for (const double scale : {2.83, 3.7, 11.811}) {
            QTest::addRow("no bleed, %g", scale) << static_cast<int>(BleedMode::None) << 0.0 << scale;
            QTest::addRow("each, %g", scale) << static_cast<int>(BleedMode::Each) << 2.0 << scale;
            QTest::addRow("outer, %g", scale) << static_cast<int>(BleedMode::Outer) << 2.0 << scale;
            QTest::addRow("shared, %g", scale) << static_cast<int>(BleedMode::Shared) << 3.0 << scale;
        }
    }
    void noPaperBetweenTilesThatTouch() {
        QFETCH(int, mode);
        QFETCH(double, bleed);
        QFETCH(double, scale);
        const sheet::PrintDocument document =
            sheetsOf(standardTiles(), with(static_cast<BleedMode>(mode), bleed));
        for (const std::size_t page : {0, 1})
            for (const By by : {By::Painter, By::Svg}) {
                const int showing = paperShowing(document, page, scale, by);
                QVERIFY2(showing <= 3, qPrintable(QStringLiteral("page %1: %2").arg(page).arg(showing)));
            }
    }

    void noPaperBetweenChambersOfABoard() {
        const TileSet set = standardTiles();
        const Map map = fullBoard(set);
        sheet::SheetSpecification s;
        s.components = {sheet::Component::Board};
        const auto document = sheet::componentSheets(set, s, &map);
        QVERIFY(document);
        for (const double scale : {2.83, 3.7, 11.811})
            QVERIFY(paperShowing(*document.value, 0, scale, By::Painter) <= 3);
    }

    void paperBetweenTilesThatDoNotTouchIsSeen() {
        sheet::SheetSpecification s = with(BleedMode::None, 0);
        s.gapX = 1;
        QVERIFY(paperShowing(sheetsOf(standardTiles(), s), 0, 3.7, By::Painter) > 200);
    }
};

QTEST_GUILESS_MAIN(TestSheetJoints)
#include "tst_joints.moc"
