#include <QTest>

#include "editor/output/sheets/sheet_backends.h"
#include "editor/output/sheets/sheet_formats.h"
#include "tests/sheet/sheets.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

using namespace tilewright;
using namespace tilewright::test;

class TestSheetPng : public QObject {
    Q_OBJECT

private slots:
    void pagesLookLikeTheSvg() {
        const Folder folder;
        TileSet set = fewTiles();
        set.tiles[0].count = 30;
        const sheet::PrintDocument document = sheetsOf(set);
        constexpr double dots = 254;
        const auto written = findSheetFormat("png")->write(document, {folder.target("new"), "few", dots}, {});
        QCOMPARE(folder.files("new"), (QStringList{"few-01.png", "few-02.png"}));
        for (std::size_t i = 0; i < 2; ++i) {
            const QImage png(QString::fromStdString(written.value->at(i).string()));
            QCOMPARE(png.size(), QSize(2100, 2970));
            QCOMPARE(png.dotsPerMeterX(), 10'000);
            QImage svg(png.size(), QImage::Format_RGB32);
            svg.fill(Qt::white);
            QPainter painter(&svg);
            painter.setRenderHint(QPainter::Antialiasing);
            QSvgRenderer(svgPage(document, i)).render(&painter, svg.rect());
            painter.end();
            const double difference = blockDifference(png, svg);
            QVERIFY2(difference < 24, qPrintable(QString::number(difference)));
        }
    }

    void stoppedHalfway() {
        const Folder folder;
        TileSet set = fewTiles();
        set.tiles[0].count = 30;
        const sheet::PrintDocument document = sheetsOf(set);
        std::size_t last = 0;
        const auto stop = [&](std::size_t done, std::size_t all) {
            last = done;
            return 2 * done <= all;
        };
        const auto none = findSheetFormat("png")->write(document, {folder.target("new"), "few", 72}, stop);
        QVERIFY(!none.value && none.issues.empty());
        QVERIFY(last > 0);
        QCOMPARE(folder.files(), QStringList());
    }

    void whatCannotBeWrittenIsNamed() {
        const Folder folder;
        QVERIFY(QFile(folder.path("file")).open(QIODevice::WriteOnly));
        const auto none =
            findSheetFormat("png")->write(sheetsOf(fewTiles()), {folder.target("file/new"), "few", 72}, {});
        QVERIFY(!none.value);
        QCOMPARE(none.issues.at(0).code, std::string("folder-not-made"));
        QCOMPARE(none.issues.at(0).file, folder.target("file/new").string());

        const auto huge =
            findSheetFormat("png")->write(sheetsOf(fewTiles()), {folder.target(), "few", 1e6}, {});
        QCOMPARE(huge.issues.at(0).code, std::string("png-too-large"));
        QCOMPARE(folder.files(), QStringList{"file"});
    }
};

QTEST_GUILESS_MAIN(TestSheetPng)
#include "tst_png.moc"
