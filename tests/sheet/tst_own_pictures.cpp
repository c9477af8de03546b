// The pictures of designers, drawn: on tiles and backs, in all that is made of them.

#include <QTest>

#include "editor/output/own_pictures/decoded_picture.h"
#include "editor/output/sheets/sheet_backends.h"
#include "tests/sheet/own_pictures.h"

#include <QFile>
#include <QPainter>

using namespace tilewright;
using namespace tilewright::test;

namespace {

constexpr int tilePixels = 200;
constexpr QColor red(230, 20, 20), blue(20, 20, 230);

OwnPicture redAndBlue(const char* format = "PNG", QSize size = {60, 60}) {
    OwnPicture own{.file = "art/a"};
    own.loaded = pictureFromBytes(encoded(twoColours(size, red, blue), format)).value.value();
    return own;
}

OwnPicture redAndBlueShapes() {
    OwnPicture own{.file = "art/a.svg"};
    own.loaded = pictureFromBytes(R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30">)"
                                  R"(<rect width="15" height="30" fill="#e61414"/>)"
                                  R"(<rect x="15" width="15" height="30" fill="#1414e6"/></svg>)")
                     .value.value();
    return own;
}

Tile tileWith(OwnPicture own) {
    Tile tile = fewTiles().tiles[0];
    tile.picture = std::move(own);
    return tile;
}

QImage shown(const Tile& tile) {
    return imageOf(art::tilePicture(tile), tilePixels);
}

bool near(QColor a, QColor b, int slack = 3) {
    return std::abs(a.red() - b.red()) <= slack && std::abs(a.green() - b.green()) <= slack &&
           std::abs(a.blue() - b.blue()) <= slack;
}

/// In units of the tile.
QColor at(const QImage& image, int x, int y) {
    return image.pixelColor(x * tilePixels / 100, y * tilePixels / 100);
}

sheet::SheetSpecification withBleed() {
    sheet::SheetSpecification s;
    s.bleed = 3;
    s.back.backs = sheet::Backs::OneForAll;
    return s;
}

/// Tiles and backs with a picture of each kind, placed in all ways.
TileSet dressedSet() {
    TileSet set = fewTiles();
    set.tiles[0].picture = redAndBlue("PNG", {60, 90});
    set.tiles[0].picture->scale = 1.3;
    set.tiles[0].picture->turn = 30;
    set.tiles[0].picture->opacity = 0.25;
    set.tiles[1].picture = redAndBlue("JPG", {80, 60});
    set.tiles[1].picture->x = 10;
    set.tiles[1].picture->scale = 0.5;
    set.tiles[1].picture->layer = OwnPicture::Layer::Above;
    set.tiles[2].picture = redAndBlueShapes();
    set.tiles[2].picture->scale = 1.2;
    set.pictures.back = redAndBlueShapes();
    return set;
}

constexpr int perMillimetre = 4;

QImage painted(const sheet::PrintDocument& document, std::size_t page) {
    QImage image(QSize(qRound(document.width * perMillimetre), qRound(document.height * perMillimetre)),
                 QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(perMillimetre, perMillimetre);
    paintPage(painter, document.pages[page], symbolPainters(document));
    return image;
}

/// The share of blocks of 4 by 4 pixels that differ plainly: rasterisers do at edges.
double unlikeShare(const QImage& a, const QImage& b) {
    int unlike = 0, all = 0;
    for (int y = 0; y + 4 <= a.height(); y += 4)
        for (int x = 0; x + 4 <= a.width(); x += 4, ++all)
            unlike += blockDifference(a.copy(x, y, 4, 4), b.copy(x, y, 4, 4)) > 40 ? 1 : 0;
    return unlike / std::max(1.0, static_cast<double>(all));
}

/// TILEWRIGHT_PICTURES=FOLDER keeps what is compared.
void keep(const QImage& image, const QString& name) {
    if (const QString folder = qEnvironmentVariable("TILEWRIGHT_PICTURES"); !folder.isEmpty())
        image.save(folder + QLatin1Char('/') + name + QStringLiteral(".png"));
}

void write(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

} // namespace

class TestOwnPictures : public QObject {
    Q_OBJECT

private slots:
    void aPictureReplacesTheGroundAndLeavesTheSigns() {
        const QImage plain = imageOf(art::tilePicture(fewTiles().tiles[0]), tilePixels);
        const QImage image = shown(tileWith(redAndBlue()));
        keep(image, QStringLiteral("below"));
        QVERIFY(near(at(image, 5, 95), red));
        QVERIFY(near(at(image, 30, 60), red));
        QVERIFY(near(at(image, 95, 5), blue));
        // The disc of the skull on the north side.
        QVERIFY(at(image, 46, 17) == at(plain, 46, 17));
        QVERIFY(at(image, 54, 27) == at(plain, 54, 27));
    }

    void simplePicturesShowItToo() {
        const QImage image = imageOf(art::simpleTilePicture(tileWith(redAndBlue())), tilePixels);
        QVERIFY(near(at(image, 5, 95), red));
        const QImage plain = imageOf(art::simpleTilePicture(fewTiles().tiles[0]), tilePixels);
        QVERIFY(at(image, 46, 20) == at(plain, 46, 20)); // the dot of the skull
    }

    void theGroundCoversItAsFarAsItsOpacitySays() {
        const QImage plain = imageOf(art::tilePicture(fewTiles().tiles[0]), tilePixels);
        OwnPicture own = redAndBlue();
        own.opacity = 1;
        QVERIFY(shown(tileWith(own)) == plain);
        own.opacity = 0.25;
        const QImage image = shown(tileWith(own));
        const QColor ground = at(plain, 5, 95), mixed = at(image, 5, 95);
        const auto share = [](int rules, int picture) { return qRound(0.25 * rules + 0.75 * picture); };
        QVERIFY(near(mixed, QColor(share(ground.red(), red.red()), share(ground.green(), red.green()),
                                   share(ground.blue(), red.blue()))));
    }

    void aPictureAboveCoversSignsToo() {
        OwnPicture own = redAndBlue();
        own.layer = OwnPicture::Layer::Above;
        QVERIFY(near(at(shown(tileWith(own)), 46, 17), red));
    }

    void itIsScaledTurnedAndMoved() {
        const QImage plain = imageOf(art::tilePicture(fewTiles().tiles[0]), tilePixels);
        OwnPicture own = redAndBlue();
        own.turn = 90;
        const QImage turned = shown(tileWith(own));
        QVERIFY(near(at(turned, 5, 5), red) && near(at(turned, 95, 5), red));
        QVERIFY(near(at(turned, 5, 95), blue) && near(at(turned, 95, 95), blue));
        own.turn = 0;
        own.scale = 0.5; // from 25 to 75
        own.x = -20;
        const QImage small = shown(tileWith(own));
        QVERIFY(near(at(small, 14, 70), red) && near(at(small, 42, 40), blue));
        QVERIFY(at(small, 60, 70) == at(plain, 60, 70));
        // The shorter side fills the tile, whatever the other is.
        const QImage wide = shown(tileWith(redAndBlue("PNG", {120, 60})));
        QVERIFY(near(at(wide, 2, 98), red) && near(at(wide, 98, 2), blue));
    }

    void everyKindLooksTheSame() {
        // JPEG mixes the colours where they meet.
        for (const OwnPicture& own : {redAndBlue("JPG"), redAndBlueShapes()}) {
            const QImage image = shown(tileWith(own));
            QVERIFY(near(at(image, 20, 90), red, 12) && near(at(image, 80, 10), blue, 12));
        }
    }

    // What it looks like small doesn't depend on whether it was looked at in full size before.
    void smallLooksTheSameAfterLarge() {
        QImage stripes(QSize(256, 256), QImage::Format_ARGB32);
        stripes.fill(blue);
        for (int x = 0; x < 256; x += 3)
            for (int y = 0; y < 256; ++y)
                stripes.setPixelColor(x, y, red);
        OwnPicture own{.file = "art/a.png"};
        own.loaded = pictureFromBytes(encoded(stripes, "PNG")).value.value();
        DecodedPicture picture(own.loaded);
        const auto painted = [&picture](int size) {
            QImage image(QSize(size, size), QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::white);
            QPainter painter(&image);
            painter.scale(size / 256.0, size / 256.0);
            picture.paint(painter);
            painter.end();
            return image;
        };
        const QImage before = painted(32);
        painted(256);
        QVERIFY(painted(32) == before);
    }
    void whatIsNotLoadedIsNotDrawn() {
        Tile tile = tileWith(redAndBlue());
        tile.picture->loaded = nullptr;
        QVERIFY(art::tilePicture(tile) == art::tilePicture(fewTiles().tiles[0]));
    }

    void backsWearThem() {
        TileSet set = fewTiles();
        set.pictures.back = redAndBlue();
        const QImage image = imageOf(art::tileBack(set), tilePixels);
        QVERIFY(near(at(image, 30, 50), red) && near(at(image, 70, 50), blue));
    }

    // What is cut off shows the picture too, where it reaches so far, and nothing of it lies further out.
    void sheetsContinueItInTheBleed() {
        TileSet set = fewTiles();
        set.tiles.resize(1);
        set.tiles[0].count = 1;
        set.tiles[0].picture = redAndBlue();
        set.tiles[0].picture->scale = 2;
        const sheet::PrintDocument document = sheetsOf(set, withBleed());
        const QImage image = painted(document, 0);
        keep(image, QStringLiteral("bleed"));
        const art::Box& trim = document.pages[0].trim;
        const auto shownAt = [&](double x, double y) {
            return image.pixelColor(qRound(x * perMillimetre), qRound(y * perMillimetre));
        };
        const double low = trim.bottom - 4;
        QVERIFY(near(shownAt(trim.left - 2, low), red));
        QVERIFY(near(shownAt(trim.left + 2, low), red));
        QVERIFY(near(shownAt(trim.right + 2, low), blue));
        QVERIFY(!near(shownAt(trim.left - 3.6, low), red));
    }

    void svgAndPdfLookAsTheWindow_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<int>("page");
        for (const char* kind : {"svg", "pdf"})
            for (int page : {0, 1})
                QTest::newRow((QByteArray(kind) + (page ? " backs" : " fronts")).constData())
                    << QString::fromLatin1(kind) << page;
    }
    void svgAndPdfLookAsTheWindow() {
        QFETCH(QString, kind);
        QFETCH(int, page);
        const Folder folder;
        const sheet::PrintDocument document = sheetsOf(dressedSet(), withBleed());
        const auto number = static_cast<std::size_t>(page);
        const QImage wanted = painted(document, number);
        const QString width = QString::number(wanted.width()), height = QString::number(wanted.height());
        QString made = folder.path(QStringLiteral("a.png"));
        if (kind == QLatin1String("svg")) {
            write(folder.path("a.svg"), svgPage(document, number));
            const ToolResult tool =
                runTool("rsvg-convert", {"--unlimited", "--width", width, "--height", height,
                                         "--background-color", "white", "-o", made, folder.path("a.svg")});
            QVERIFY2(tool.exitCode == 0, tool.output.constData());
        } else {
            write(folder.path("a.pdf"), QByteArray::fromStdString(pdfPage(document, number)));
            const ToolResult check = runTool("qpdf", {"--check", folder.path("a.pdf")});
            QVERIFY2(check.exitCode == 0, check.output.constData());
            const ToolResult tool =
                runTool("pdftocairo", {"-png", "-singlefile", "-scale-to-x", width, "-scale-to-y", height,
                                       folder.path("a.pdf"), folder.path("a")});
            QVERIFY2(tool.exitCode == 0, tool.output.constData());
        }
        // Poppler rounds the size up.
        const QImage image =
            QImage(made).copy(QRect(QPoint(), wanted.size())).convertToFormat(QImage::Format_RGB32);
        keep(wanted, QStringLiteral("window-%1").arg(page));
        keep(image, QStringLiteral("%1-%2").arg(kind).arg(page));
        const double unlike = unlikeShare(wanted, image);
        QVERIFY2(unlike < 0.01, qPrintable(QString::number(unlike)));
    }

    void filesHoldEachPictureOnceAsItIs() {
        TileSet set = fewTiles();
        for (Tile& tile : set.tiles)
            tile.picture = redAndBlue("JPG", {80, 60});
        const sheet::PrintDocument document = sheetsOf(set, withBleed());
        const QByteArray svg = svgPage(document, 0);
        QCOMPARE(svg.count("data:image/"), 1);
        const std::string& bytes = set.tiles[0].picture->loaded->bytes;
        QVERIFY(svg.contains(QByteArray::fromStdString(bytes).toBase64()));
        const QByteArray pdf = QByteArray::fromStdString(pdfDocument(document));
        QCOMPARE(pdf.count(QByteArray::fromStdString(bytes)), 1);
        QVERIFY(pdfDocument(document) == pdf.toStdString());
    }

    void vectorsStayVectorsInPdf() {
        const Folder folder;
        TileSet set = fewTiles();
        set.tiles.resize(1);
        set.tiles[0].picture = redAndBlueShapes();
        write(folder.path("a.pdf"), QByteArray::fromStdString(pdfDocument(sheetsOf(set))));
        const ToolResult images = runTool("pdfimages", {"-list", folder.path("a.pdf")});
        QCOMPARE(images.exitCode, 0);
        QCOMPARE(images.output.trimmed().count('\n'), 1); // the two lines of the heading
    }
};

QTEST_GUILESS_MAIN(TestOwnPictures)
#include "tst_own_pictures.moc"
