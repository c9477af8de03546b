#include <QTest>

#include "editor/output/sheets/sheet_formats.h"
#include "engine/sheet/pieces/single_pieces.h"
#include "tests/sheet/sheets.h"

#include <QFile>

using namespace tilewright;
using namespace tilewright::test;

namespace {

sheet::SinglePieces singlesOf(const sheet::SheetSpecification& specification) {
    return *sheet::singlePieces(fewTiles(), specification).value;
}

sheet::SinglePieces singlesOf() {
    const sheet::SheetSpecification standard;
    return singlesOf(standard);
}

QByteArray read(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestSingles : public QObject {
    Q_OBJECT

private slots:
    void aFileATileAndTheManifest() {
        const Folder folder;
        sheet::SheetSpecification specification;
        specification.tileMillimetres = 50;
        specification.bleed = 2.5;
        const sheet::SinglePieces singles = singlesOf(specification);
        const SheetTarget target{folder.target("new"), "few", 254};
        const SheetFormat& png = *findSheetFormat("png");
        const auto written = writeSingles(singles, png, target, {});
        QCOMPARE(*written.value, singleFiles(singles, png, target));
        QCOMPARE(folder.files("new"), (QStringList{"manifest.csv", "tile-bend.png", "tile-cross-01.png",
                                                   "tile-dead_20end_2F_221_22.png"}));
        QCOMPARE(read(folder.path("new/manifest.csv")),
                 QByteArray("file,back,id,count,width_mm,height_mm,bleed_mm\n"
                            "tile-cross-01.png,,cross-01,3,50,50,2.5\n"
                            "tile-dead_20end_2F_221_22.png,,\"dead end/\"\"1\"\"\",2,50,50,2.5\n"
                            "tile-bend.png,,bend,1,50,50,2.5\n"));
        const QImage tile(folder.path("new/tile-bend.png"));
        QCOMPARE(tile.size(), QSize(550, 550));
        // Art up to the edge.
        for (const QPoint corner : {QPoint(0, 0), QPoint(549, 0), QPoint(0, 549), QPoint(549, 549)})
            QVERIFY(tile.pixelColor(corner).lightness() < 100);
    }

    void eachFormat_data() {
        QTest::addColumn<QByteArray>("format");
        for (const SheetFormat& format : sheetFormats())
            QTest::addRow("%s", std::string(format.name).c_str())
                << QByteArray(format.name.data(), qsizetype(format.name.size()));
    }
    void eachFormat() {
        QFETCH(QByteArray, format);
        const Folder folder;
        const SheetFormat& wanted = *findSheetFormat(format.toStdString());
        const auto written = writeSingles(singlesOf(), wanted, {folder.target(), "few", 72}, {});
        QCOMPARE(written.value->size(), std::size_t(4));
        const QByteArray bytes = read(folder.path("tile-bend." + format));
        const std::map<QByteArray, QByteArray> inside{{"svg", "width=\"45mm\" height=\"45mm\""},
                                                      {"pdf", "%PDF-1."},
                                                      {"png", "pHYs"},
                                                      {"dxf", "POLYLINE"}};
        QVERIFY(bytes.contains(inside.at(format)));
        const QByteArray before = bytes;
        QVERIFY(writeSingles(singlesOf(), wanted, {folder.target(), "few", 72}, {}));
        QCOMPARE(read(folder.path("tile-bend." + format)), before);
    }

    void backsHaveFilesOfTheirOwn() {
        sheet::SheetSpecification specification;
        specification.back.backs = sheet::Backs::OneForAll;
        sheet::SinglePieces singles = singlesOf(specification);
        QCOMPARE(singles.files.size(), std::size_t(4));
        for (const auto& row : singles.rows)
            QCOMPARE(row.back, std::string("back"));
        specification.back.backs = sheet::Backs::ByTile;
        singles = singlesOf(specification);
        QCOMPARE(singles.files.size(), std::size_t(6));
        for (const auto& file : singles.files) {
            const auto& page = singles.documents[file.document].pages[file.page];
            QCOMPARE(page.face == sheet::Face::Back, file.name.starts_with("back"));
            const auto& uses = page.uses;
            QVERIFY(std::any_of(uses.begin(), uses.end(), [&](const sheet::SymbolUse& use) {
                return singles.documents[file.document].symbols[use.symbol].id == file.name;
            }));
        }
    }

    void otherComponentsHaveTheirSizes() {
        sheet::SheetSpecification specification;
        specification.components = {sheet::Component::Tiles, sheet::Component::Markers,
                                    sheet::Component::Standees, sheet::Component::Aid};
        specification.back.backs = sheet::Backs::OneForAll;
        specification.bleed = 1;
        const sheet::SinglePieces singles = singlesOf(specification);
        QCOMPARE(singles.documents.size(), std::size_t(4));
        for (const auto& file : singles.files) {
            const sheet::PrintDocument& document = singles.documents[file.document];
            const sheet::DrawnPage& page = document.pages.at(file.page);
            QVERIFY2(std::abs(page.trim.left - 1) < 1e-9 &&
                         std::abs(page.trim.right - (document.width - 1)) < 1e-9 &&
                         std::abs(page.trim.bottom - (document.height - 1)) < 1e-9,
                     file.name.c_str());
        }
    }

    void chosenTiles() {
        sheet::SheetSpecification specification;
        specification.quantities = sheet::Quantities::Chosen;
        specification.chosen = {{"bend", 7}};
        const sheet::SinglePieces singles = singlesOf(specification);
        QCOMPARE(singles.rows.size(), std::size_t(1));
        QCOMPARE(singles.rows[0].count, 7);
    }

    void nothingOrAll() {
        const Folder folder;
        const auto stop = [](std::size_t done, std::size_t) { return done < 2; };
        const auto none =
            writeSingles(singlesOf(), *findSheetFormat("svg"), {folder.target("new"), ""}, stop);
        QVERIFY(!none.value && none.issues.empty());
        QVERIFY(QDir(folder.path("")).mkpath("manifest.csv"));
        const auto blocked = writeSingles(singlesOf(), *findSheetFormat("svg"), {folder.target(), ""}, {});
        QVERIFY(!blocked.value);
        QCOMPARE(blocked.issues.at(0).file, folder.target("manifest.csv").string());
        QCOMPARE(folder.files(), QStringList{"manifest.csv"});
        TileSet set = fewTiles();
        set.tiles.clear();
        const sheet::SheetSpecification standard;
        QCOMPARE(sheet::singlePieces(set, standard).issues.at(0).code, std::string("sheet-empty"));
    }
};

QTEST_GUILESS_MAIN(TestSingles)
#include "tst_singles.moc"
