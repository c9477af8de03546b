#include <QTest>

#include "editor/output/sheets/sheet_backends.h"
#include "editor/print/print_job.h"
#include "tests/sheet/sheets.h"
#include "tests/waiting.h"

#include <QLabel>
#include <QPainter>
#include <QPrintPreviewWidget>
#include <QProgressDialog>
#include <QPushButton>
#include <QSemaphore>
#include <QSvgRenderer>
#include <QTimer>

#include <atomic>
#include <condition_variable>
#include <mutex>

using namespace tilewright;
using namespace tilewright::test;

namespace {

sheet::PrintDocument on(const char* paper, sheet::Orientation orientation = sheet::Orientation::Portrait) {
    sheet::SheetSpecification specification;
    specification.paper = *sheet::findPaper(paper);
    specification.orientation = orientation;
    specification.bleed = 2;
    specification.marks.cornerCrosses = false;
    TileSet set = fewTiles();
    set.tiles[0].count = 40;
    return sheetsOf(set, specification);
}

void printInto(const QString& path, const sheet::PrintDocument& document, const QPageSize& paper = {},
               int from = 0, int to = 0) {
    QPrinter printer(QPrinter::HighResolution);
    setUpPrinter(printer, document);
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setOutputFileName(path);
    if (paper.isValid())
        printer.setPageSize(paper);
    printer.setFromTo(from, to);
    QVERIFY(paintSheets(printer, document));
}

/// One page at five pixels to the millimetre.
QImage drawn(const Folder& folder, const QString& pdf, int page) {
    const ToolResult tool =
        runTool("pdftoppm", {"-r", "254", "-f", QString::number(page), "-l", QString::number(page), "-png",
                             "-singlefile", folder.path(pdf), folder.path("drawn")});
    const QImage image(folder.path("drawn.png"));
    if (tool.exitCode != 0 || image.isNull())
        qFatal("pdftoppm: %s", tool.output.constData());
    return image.convertToFormat(QImage::Format_RGB32)
        .scaled(image.size() / 2, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

QImage svg(const sheet::PrintDocument& document, std::size_t page) {
    QImage image(qRound(document.width * 5), qRound(document.height * 5), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    QSvgRenderer(svgPage(document, page)).render(&painter, image.rect());
    return image;
}

} // namespace

class TestPrintJob : public QObject {
    Q_OBJECT

private slots:
    void printsAtTrueSize_data() {
        QTest::addColumn<QByteArray>("paper");
        QTest::addColumn<bool>("lying");
        QTest::newRow("A4") << QByteArray("A4") << false;
        QTest::newRow("A4, lying") << QByteArray("A4") << true;
        QTest::newRow("Letter") << QByteArray("Letter") << false;
    }
    void printsAtTrueSize() {
        QFETCH(QByteArray, paper);
        QFETCH(bool, lying);
        const Folder folder;
        const sheet::PrintDocument document =
            on(paper.constData(), lying ? sheet::Orientation::Landscape : sheet::Orientation::Portrait);
        printInto(folder.path("a.pdf"), document);
        const QImage printed = drawn(folder, "a.pdf", 2);
        const QImage expected = svg(document, 1);
        // Printers know paper by whole points.
        QVERIFY(std::abs(printed.width() - expected.width()) <= 3);
        QVERIFY(std::abs(printed.height() - expected.height()) <= 3);
        // Where the tiles begin: a fifth of a millimetre more or less, which makes more than 100 in its
        // place.
        const art::Box& box = document.pages[1].bleed;
        const QRect art = QRectF(QPointF(box.left, box.top) * 5, QPointF(box.right, box.bottom) * 5).toRect();
        double least = 255;
        for (int x = -1; x <= 1; ++x)
            for (int y = -1; y <= 1; ++y)
                least =
                    std::min(least, blockDifference(printed.copy(art.translated(x, y)), expected.copy(art)));
        QVERIFY2(least < 60, qPrintable(QString::number(least)));
    }

    void onOtherPaperItLiesInTheMiddle() {
        const Folder folder;
        const sheet::PrintDocument document = on("A5");
        printInto(folder.path("a.pdf"), document, QPageSize(QPageSize::A4));
        const QImage printed = drawn(folder, "a.pdf", 1);
        const art::Box& box = document.pages[0].bleed;
        const auto isArt = [&](double x, double y) {
            return qGray(printed.pixel(qRound((x + 31) * 5), qRound((y + 43.5) * 5))) < 128;
        };
        QVERIFY(isArt(box.left + 1, box.top + 1) && isArt(box.right - 1, box.bottom - 1));
        QVERIFY(!isArt(box.left - 1, box.top - 1) && !isArt(box.right + 1, box.bottom + 1));
    }

    void pagesOfTheRangeOnly() {
        const Folder folder;
        const sheet::PrintDocument document = on("A4");
        QCOMPARE(document.pages.size(), std::size_t(3));
        const auto pages = [&](int from, int to) {
            printInto(folder.path("a.pdf"), document, {}, from, to);
            const QByteArray told = runTool("pdfinfo", {folder.path("a.pdf")}).output;
            return told.mid(told.indexOf("Pages:") + 6, 12).trimmed().left(1).toInt();
        };
        QCOMPARE(pages(0, 0), 3);
        QCOMPARE(pages(2, 2), 1);
        QCOMPARE(pages(2, 9), 2);
    }

    void paperThatIsAnotherIsNamed() {
        const sheet::PrintDocument document = on("A4");
        const auto trouble = [&](QPageSize::PageSizeId size, QPageLayout::Orientation orientation) {
            return paperMismatch(QPageLayout(QPageSize(size), orientation, {}), document);
        };
        QCOMPARE(trouble(QPageSize::A4, QPageLayout::Portrait), QString());
        QVERIFY(trouble(QPageSize::Letter, QPageLayout::Portrait).contains(QStringLiteral("cut off")));
        QVERIFY(trouble(QPageSize::Letter, QPageLayout::Portrait).contains(QStringLiteral("215.9")));
        QVERIFY(trouble(QPageSize::A4, QPageLayout::Landscape).contains(QStringLiteral("cut off")));
        QVERIFY(trouble(QPageSize::A3, QPageLayout::Portrait).contains(QStringLiteral("centred")));
    }

    void previewIsOfTheSheets() {
        const sheet::PrintDocument document = on("A4", sheet::Orientation::Landscape);
        QPrinter printer(QPrinter::HighResolution);
        setUpPrinter(printer, document);
        PrintPreview dialog(printer, document);
        dialog.show();
        QVERIFY(waitForExposed(&dialog));
        auto* pages = dialog.findChild<QPrintPreviewWidget*>();
        QTRY_COMPARE(pages->pageCount(), int(document.pages.size()));
        QCOMPARE(pages->zoomMode(), QPrintPreviewWidget::CustomZoom);
        QCOMPARE(dialog.trouble(), QString());
        pages->setPortraitOrientation();
        QTRY_VERIFY(!dialog.trouble().isEmpty());
        pages->setLandscapeOrientation();
        QTRY_COMPARE(dialog.trouble(), QString());
    }

    void longWorkTellsHowFarItIs() {
        QWidget window;
        window.show();
        // Each part waits until the one before it was seen.
        std::vector<int> shown;
        QSemaphore seen;
        QTimer look;
        connect(&look, &QTimer::timeout, &window, [&] {
            const auto* dialog = window.findChild<QProgressDialog*>();
            if (dialog && dialog->isVisible() && (shown.empty() || dialog->value() != shown.back())) {
                shown.push_back(dialog->value());
                seen.release();
            }
        });
        look.start(20);
        const auto result = withProgress(&window, QStringLiteral("Work"),
                                         [&](const SheetProgress& progress, const std::stop_token&) {
                                             for (std::size_t i = 0; i < 4; ++i)
                                                 if (!progress(i, 4) || !seen.tryAcquire(1, 60'000))
                                                     return Loaded<SheetFiles>{};
                                             return Loaded<SheetFiles>{SheetFiles{"done"}, {}};
                                         });
        QVERIFY(result.value);
        QCOMPARE(result.value->size(), std::size_t(1));
        QCOMPARE(shown, (std::vector<int>{0, 250, 500, 750}));
    }

    void longWorkCanBeStopped() {
        QWidget window;
        window.show();
        QSemaphore clicked;
        QTimer look;
        connect(&look, &QTimer::timeout, &window, [&] {
            if (const auto* dialog = window.findChild<QProgressDialog*>(); dialog && dialog->isVisible()) {
                QTest::mouseClick(dialog->findChild<QPushButton*>(), Qt::LeftButton);
                clicked.release();
            }
        });
        look.start(20);
        const auto result = withProgress(&window, QStringLiteral("Work"),
                                         [&](const SheetProgress& progress, const std::stop_token&) {
                                             while (progress(1, 2))
                                                 clicked.acquire();
                                             return Loaded<SheetFiles>{};
                                         });
        QVERIFY(!result.value);
        // And work that tells of no progress.
        const auto silent = withProgress(
            &window, QStringLiteral("Work"), [](const SheetProgress&, const std::stop_token& stop) {
                std::mutex mutex;
                std::unique_lock lock(mutex);
                std::condition_variable_any().wait(lock, stop, [] { return false; });
                return Loaded<SheetFiles>{};
            });
        QVERIFY(!silent.value);
    }

    // Else one could go on in the window, and close what waits for the work.
    void whoStopsWorkWaitsForItsEnd() {
        QWidget window;
        window.show();
        std::atomic<bool> mayEnd = false;
        std::vector<bool> waited;
        QTimer look;
        connect(&look, &QTimer::timeout, &window, [&] {
            auto* dialog = window.findChild<QProgressDialog*>();
            if (!dialog || (waited.empty() && !dialog->isVisible()))
                return;
            waited.push_back(QApplication::activeModalWidget() == dialog);
            if (waited.size() == 1)
                QTest::mouseClick(dialog->findChild<QPushButton*>(), Qt::LeftButton);
            else if (waited.size() == 2)
                dialog->close();
            else if (waited.size() == 3)
                QTest::keyClick(dialog, Qt::Key_Escape);
            else {
                mayEnd = true;
                mayEnd.notify_all();
            }
        });
        look.start(20);
        withProgress(&window, QStringLiteral("Work"), [&](const SheetProgress&, const std::stop_token&) {
            mayEnd.wait(false);
            return Loaded<SheetFiles>{};
        });
        QVERIFY(waited.size() >= 4);
        QVERIFY(std::find(waited.begin(), waited.end(), false) == waited.end());
    }
};

QTEST_MAIN(TestPrintJob)
#include "tst_print_job.moc"
