#include "editor/output/pictures/picture_painter.h"
#include "editor/output/pictures/picture_svg.h"
#include "editor/output/sheets/sheet_backends.h"
#include "editor/output/sheets/sheet_formats.h"
#include "engine/art/picture_dispatch.h"
#include "engine/sheet/component_sheets.h"
#include "engine/sheet/sheet_layout.h"
#include "tests/sheet/sheets.h"

#include <QFile>
#include <QHash>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>

using namespace tilewright;
using tilewright::test::blockDifference;

namespace {

/// The few tiles by other names, and two more.
TileSet exampleSet() {
    TileSet set = test::fewTiles();
    set.name = "Example & <Größe>";
    set.tiles[1].id = "dead end \"\u00E9\" <1>";
    set.tiles[2].id = "dead_end";
    test::addTile(set, "dead end", 4,
                  {SideContent::Open, SideContent::Earth, SideContent::Earth, SideContent::SkullGreen});
    test::addTile(set, "none", 0,
                  {SideContent::Open, SideContent::Open, SideContent::Open, SideContent::Open});
    return set;
}

const sheet::SheetSpecification standard;

struct Contents {
    QHash<QString, int> definitions;
    QHash<QString, int> uses;
    QStringList layers;
    QStringList hiddenLayers;
    int cuts = 0;
    int openCuts = 0;
    QString width, height, viewBox, error;
};

Contents read(const QByteArray& bytes) {
    Contents result;
    QXmlStreamReader xml(bytes);
    QString layer;
    bool inDefinitions = false;
    while (!xml.atEnd()) {
        xml.readNext();
        const auto attributes = xml.attributes();
        const QString inkscape = QStringLiteral("http://www.inkscape.org/namespaces/inkscape");
        if (xml.isEndElement() && xml.name() == u"defs")
            inDefinitions = false;
        if (!xml.isStartElement())
            continue;
        if (xml.name() == u"svg") {
            result.width = attributes.value(QLatin1String("width")).toString();
            result.height = attributes.value(QLatin1String("height")).toString();
            result.viewBox = attributes.value(QLatin1String("viewBox")).toString();
        } else if (xml.name() == u"defs") {
            inDefinitions = true;
        } else if (xml.name() == u"g" && inDefinitions) {
            ++result.definitions[attributes.value(QLatin1String("id")).toString()];
        } else if (attributes.value(inkscape, QStringLiteral("groupmode")) == u"layer") {
            layer = attributes.value(inkscape, QStringLiteral("label")).toString();
            result.layers << layer;
            if (attributes.value(QLatin1String("style")) == u"display:none")
                result.hiddenLayers << layer;
        } else if (xml.name() == u"use") {
            ++result.uses[attributes
                              .value(QStringLiteral("http://www.w3.org/1999/xlink"), QStringLiteral("href"))
                              .toString()
                              .mid(1)];
        } else if (layer == QStringLiteral("Cut") && xml.name() == u"path") {
            ++result.cuts;
            result.openCuts += !attributes.value(QLatin1String("d")).endsWith(u'z') ||
                               attributes.value(QLatin1String("stroke")) != u"#FF0000" ||
                               attributes.value(QLatin1String("fill")) != u"none";
        }
    }
    if (xml.hasError())
        result.error = xml.errorString();
    return result;
}

Loaded<SheetFiles> writeSvg(const TileSet& set, const std::filesystem::path& folder) {
    return findSheetFormat("svg")->write(*sheet::componentSheets(set, standard).value, {folder, "example"},
                                         {});
}

QImage blank(int width, int height) {
    QImage image(width, height, QImage::Format_RGB32);
    image.fill(Qt::white);
    return image;
}

/// Without the grounds that lie under them.
int tilesDefined(const Contents& page) {
    const QStringList ids = page.definitions.keys();
    return static_cast<int>(std::count_if(
        ids.begin(), ids.end(), [](const QString& id) { return id.startsWith(QStringLiteral("tile-")); }));
}

} // namespace

class TestSheetSvg : public QObject {
    Q_OBJECT

private slots:
    void numbersAreShort() {
        QCOMPARE(svgNumber(45), QByteArray("45"));
        QCOMPARE(svgNumber(-0.001), QByteArray("0"));
        QCOMPARE(svgNumber(-0.5), QByteArray("-0.5"));
        QCOMPARE(svgNumber(10.05), QByteArray("10.05"));
        QCOMPARE(svgNumber(215.9), QByteArray("215.9"));
        QCOMPARE(svgNumber(0.0254, 4), QByteArray("0.0254"));
    }

    void pathDataIsRelativeAndExact() {
        art::Path path;
        path.moveTo(1, 2).lineTo(1.5, 1).lineTo(0, 0).close().moveTo(10, -10).cubicTo({11, -10}, {12, -9},
                                                                                      {12, -8});
        QCOMPARE(svgPathData(path), QByteArray("M1 2l0.5-1-1.5-1zM10-10c1 0 2 1 2 2"));
    }

    void relativePathsDoNotDrift() {
        art::Path path;
        path.moveTo(0, 0);
        for (int i = 1; i <= 3000; ++i)
            path.lineTo(i / 3.0, 0);
        const QList<QByteArray> steps = svgPathData(path).mid(5).replace("l", " ").split(' ');
        qint64 hundredths = 0;
        for (int i = 0; i < steps.size(); i += 2)
            hundredths += std::llround(steps[i].toDouble() * 100);
        QCOMPARE(hundredths, 100000);
    }

    void pageIsWellFormed() {
        const TileSet set = exampleSet();
        sheet::SheetSpecification specification;
        const auto document = sheet::componentSheets(set, specification);
        QVERIFY(document);
        QCOMPARE(document.value->pages.size(), std::size_t(1));
        const Contents page = read(svgPage(*document.value, 0));
        QCOMPARE(page.error, QString());
        QCOMPARE(page.width, QStringLiteral("210mm"));
        QCOMPARE(page.height, QStringLiteral("297mm"));
        QCOMPARE(page.viewBox, QStringLiteral("0 0 210 297"));
        QCOMPARE(page.layers, (QStringList{"Art", "Guides", "Score", "Cut"}));
        QCOMPARE(page.hiddenLayers, (QStringList{"Score", "Cut"}));
        QCOMPARE(page.cuts, 10);
        // Touching tiles share edges: every other one is what is left.
        QCOMPARE(page.openCuts, 5);
        specification.gapX = specification.gapY = 1;
        const Contents apart = read(svgPage(*sheet::componentSheets(set, specification).value, 0));
        QCOMPARE(apart.cuts, 10);
        QCOMPARE(apart.openCuts, 0);
    }

    void textIsTextOrOutlines() {
        sheet::SheetSpecification s;
        s.note = "\u0179d\u017Ab\u0142o \u03B5\u03BB";
        const auto pageAs = [&s](sheet::TextAs text) {
            s.text = text;
            return svgPage(*sheet::componentSheets(exampleSet(), s).value, 0);
        };
        const QByteArray title =
            QString::fromStdString(exampleSet().name + " \u00B7 " + s.note).toHtmlEscaped().toUtf8();
        const QByteArray labelled = pageAs(sheet::TextAs::Automatic);
        QVERIFY(!labelled.contains("<text") && !labelled.contains("@font-face"));
        QVERIFY(labelled.contains("aria-label=\"" + title));
        QVERIFY(labelled.contains("xml:lang=\"en\""));
        const QByteArray text = pageAs(sheet::TextAs::Text);
        QVERIFY(text.contains('>' + title + "</text>"));
        QCOMPARE(text.count("@font-face{font-family:&quot;OpenSans&quot;;font-weight:400;src:url(data:"), 1);
        QVERIFY(text.contains("font-family=\"OpenSans,'Open Sans'\" font-weight=\"400\""));
        QCOMPARE(text, pageAs(sheet::TextAs::Text));
        QVERIFY(!pageAs(sheet::TextAs::Outlines).contains("aria-label"));
    }

    void eachTileOnceInDefinitionsAndUsedAsCounted() {
        const TileSet set = exampleSet();
        const auto document = sheet::componentSheets(set, standard);
        const Contents page = read(svgPage(*document.value, 0));
        QCOMPARE(tilesDefined(page), 4);
        for (const int times : page.definitions)
            QCOMPARE(times, 1);
        QCOMPARE(page.uses.value(QStringLiteral("tile-cross-01")), 3);
        QCOMPARE(page.uses.value(QStringLiteral("tile-dead_20end")), 4);
        QCOMPARE(page.uses.value(QStringLiteral("tile-dead_5Fend")), 1);
        QCOMPARE(page.uses.value(QStringLiteral("tile-dead_20end_20_22_C3_A9_22_20_3C1_3E")), 2);
        for (auto use = page.uses.begin(); use != page.uses.end(); ++use)
            QVERIFY2(page.definitions.contains(use.key()), qPrintable(use.key()));
    }

    void idsTwiceStillMakeAPage() {
        TileSet set = exampleSet();
        set.tiles[1].id = set.tiles[0].id;
        const auto document = sheet::componentSheets(set, standard);
        const Contents page = read(svgPage(*document.value, 0));
        QCOMPARE(tilesDefined(page), 4);
    }

    void sameBytesEachTime() {
        const TileSet set = exampleSet();
        sheet::SheetSpecification specification;
        specification.bleed = 2;
        const auto document = sheet::componentSheets(set, specification);
        QCOMPARE(svgPage(*document.value, 0), svgPage(*document.value, 0));
    }

    void tileIsSmall() {
        for (const Tile& tile : exampleSet().tiles) {
            const auto size = svgDocument(art::tilePicture(tile), 45).size();
            QVERIFY2(size < 25'000, qPrintable(QString::number(size)));
        }
    }

    void tileLooksTheSameInQSvgRenderer_data() {
        QTest::addColumn<int>("tile");
        for (int i = 0; i < 5; ++i)
            QTest::addRow("%d", i) << i;
    }
    void tileLooksTheSameInQSvgRenderer() {
        QFETCH(int, tile);
        const art::Picture picture = art::tilePicture(exampleSet().tiles[std::size_t(tile)]);
        QImage painted = blank(200, 200), rendered = blank(200, 200);
        {
            QPainter painter(&painted);
            PicturePainter(picture).paint(painter, QRectF(0, 0, 200, 200));
            QPainter other(&rendered);
            other.setRenderHint(QPainter::Antialiasing);
            QSvgRenderer renderer(svgDocument(picture, 45));
            QVERIFY(renderer.isValid());
            renderer.render(&other, QRectF(0, 0, 200, 200));
        }
        const double difference = blockDifference(painted, rendered);
        QVERIFY2(difference < 8, qPrintable(QString::number(difference)));
    }

    void pageLooksLikeItsTiles() {
        const TileSet set = exampleSet();
        sheet::SheetSpecification specification;
        specification.bleed = 2;
        specification.marks.cornerCrosses = false;
        std::vector<sheet::LayoutItem> items;
        for (const Tile& tile : set.tiles)
            items.push_back({tile.count, 0, tile.id});
        const auto layout = sheet::layout(specification, {45, 45}, items);
        const auto document = sheet::componentSheets(set, specification);
        constexpr int scale = 4;
        QImage painted = blank(210 * scale, 297 * scale), rendered = painted;
        {
            QPainter other(&rendered);
            other.setRenderHint(QPainter::Antialiasing);
            QSvgRenderer renderer(svgPage(*document.value, 0));
            QVERIFY(renderer.isValid());
            renderer.render(&other, rendered.rect());
            QPainter painter(&painted);
            for (const sheet::Slot& slot : layout.value->pages[0].places) {
                const QRectF place(slot.x * scale, slot.y * scale, 45 * scale, 45 * scale);
                PicturePainter(art::tilePicture(set.tiles[std::size_t(slot.item)])).paint(painter, place);
            }
        }
        for (const sheet::Slot& slot : layout.value->pages[0].places) {
            const QRect place = QRectF(slot.x * scale, slot.y * scale, 45 * scale, 45 * scale).toRect();
            const double difference = blockDifference(painted.copy(place), rendered.copy(place));
            QVERIFY2(difference < 12, qPrintable(QString::number(difference)));
            // The bleed is there, beyond the cut; the hidden cut layer is not.
            QVERIFY(rendered.pixelColor(place.left() - 4, place.top() + 8).lightness() < 100);
        }
    }

    void writesNumberedFiles() {
        QTemporaryDir folder;
        TileSet set = exampleSet();
        set.tiles[0].count = 30;
        const std::filesystem::path target =
            std::filesystem::path(folder.path().toStdString()) / "new" / "sheets";
        const auto written = writeSvg(set, target);
        QVERIFY(written);
        QCOMPARE(written.value->size(), std::size_t(2));
        QCOMPARE(written.value->at(0), target / "example-01.svg");
        QCOMPARE(written.value->at(1), target / "example-02.svg");
        QFile file(QString::fromStdString(written.value->at(1).string()));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(read(file.readAll()).error, QString());
    }

    void badSpecificationDrawsNothing() {
        sheet::SheetSpecification specification;
        specification.margins.left = -1;
        QVERIFY(!sheet::componentSheets(exampleSet(), specification));
    }

    void folderThatCannotBeMadeIsNamed() {
        QTemporaryDir folder;
        const std::filesystem::path file = std::filesystem::path(folder.path().toStdString()) / "file";
        QFile blocker(QString::fromStdString(file.string()));
        QVERIFY(blocker.open(QIODevice::WriteOnly));
        const auto written = writeSvg(exampleSet(), file / "sheets");
        QVERIFY(!written);
        QCOMPARE(written.issues.front().code, std::string("folder-not-made"));
        QCOMPARE(written.issues.front().file, (file / "sheets").string());
    }
};

QTEST_GUILESS_MAIN(TestSheetSvg)
#include "tst_svg.moc"
