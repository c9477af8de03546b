#include <QTest>

#include "editor/output/sheets/pdf_content.h"
#include "editor/output/sheets/sheet_backends.h"
#include "engine/art/shapes/geometry.h"
#include "tests/sheet/sheets.h"

#include <QFile>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>

using namespace tilewright;
using namespace tilewright::test;

namespace {

void write(const QString& path, const std::string& bytes) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes.data(), qint64(bytes.size())) < 0)
        qFatal("can't write %s", qPrintable(path));
}

std::string operators(const art::Shape& shape) {
    PdfContent content(1, 2);
    content.draw(shape);
    return content.bytes();
}

qsizetype count(const std::string& text, const char* what) {
    return QByteArray::fromStdString(text).count(what);
}

art::Shape twoSquares(double apart, art::Rgb colour) {
    art::Shape shape;
    shape.path = art::rectangle(0, 0, 10, 10);
    shape.path.append(art::rectangle(apart, 0, 10, 10));
    shape.fill = colour;
    return shape;
}

} // namespace

class TestSheetPdf : public QObject {
    Q_OBJECT

private slots:
    void qpdfFindsNothingWrong() {
        const Folder folder;
        sheet::SheetSpecification specification;
        specification.bleed = 2;
        write(folder.path("a.pdf"), pdfDocument(sheetsOf(fewTiles(), specification)));
        const ToolResult check = runTool("qpdf", {"--check", folder.path("a.pdf")});
        QVERIFY2(check.exitCode == 0 && check.output.contains("No syntax or stream encoding errors"),
                 check.output.constData());
    }

    void sizesAreExact() {
        const Folder folder;
        sheet::SheetSpecification specification;
        specification.bleed = 2;
        const sheet::PrintDocument document = sheetsOf(fewTiles(), specification);
        write(folder.path("a.pdf"), pdfDocument(document));
        const ToolResult qdf =
            runTool("qpdf", {"--qdf", "--object-streams=disable", folder.path("a.pdf"), "-"});
        const auto box = [&](const char* name) {
            const QRegularExpression pattern(
                QStringLiteral("/%1 \\[\\s*(\\S+)\\s+(\\S+)\\s+(\\S+)\\s+(\\S+)\\s*\\]")
                    .arg(QLatin1String(name)));
            const auto match = pattern.match(QString::fromLatin1(qdf.output));
            std::array<double, 4> corners{};
            for (int i = 0; i < 4; ++i)
                corners[std::size_t(i)] = match.captured(i + 1).toDouble() / 72 * 25.4;
            return corners;
        };
        const sheet::DrawnPage& page = document.pages[0];
        const auto upwards = [](const art::Box& b) {
            return std::array{b.left, 297 - b.bottom, b.right, 297 - b.top};
        };
        const std::array<std::pair<const char*, std::array<double, 4>>, 3> expected{
            {{"MediaBox", {0, 0, 210, 297}},
             {"TrimBox", upwards(page.trim)},
             {"BleedBox", upwards(page.bleed)}}};
        for (const auto& [name, corners] : expected)
            for (std::size_t i = 0; i < 4; ++i)
                QVERIFY2(std::abs(box(name)[i] - corners[i]) < 1e-4, name);
        QVERIFY(page.bleed.left < page.trim.left);
        QVERIFY2(qdf.output.contains("/PrintScaling /None"), "else print dialogs begin with fit to page");
        for (const char* date : {"CreationDate", "ModDate"})
            QVERIFY(!qdf.output.contains(date));
    }

    void tellsHowPaperIsTurnedOver_data() {
        QTest::addColumn<int>("backs");
        QTest::addColumn<int>("flip");
        QTest::addColumn<QByteArray>("duplex");
        const auto row = [](const char* name, sheet::Backs backs, sheet::Flip flip, const char* duplex) {
            QTest::newRow(name) << static_cast<int>(backs) << static_cast<int>(flip) << QByteArray(duplex);
        };
        row("fronts alone", sheet::Backs::None, sheet::Flip::LongEdge, "/Duplex /Simplex");
        row("long edge", sheet::Backs::OneForAll, sheet::Flip::LongEdge, "/Duplex /DuplexFlipLongEdge");
        row("short edge", sheet::Backs::OneForAll, sheet::Flip::ShortEdge, "/Duplex /DuplexFlipShortEdge");
    }
    void tellsHowPaperIsTurnedOver() {
        QFETCH(int, backs);
        QFETCH(int, flip);
        QFETCH(QByteArray, duplex);
        sheet::SheetSpecification s;
        s.back.backs = static_cast<sheet::Backs>(backs);
        s.back.flip = static_cast<sheet::Flip>(flip);
        const Folder folder;
        write(folder.path("a.pdf"), pdfDocument(sheetsOf(fewTiles(), s)));
        const ToolResult qdf =
            runTool("qpdf", {"--qdf", "--object-streams=disable", folder.path("a.pdf"), "-"});
        QVERIFY2(qdf.output.contains(duplex), qdf.output.left(200).constData());
    }

    void layersCanBeHidden() {
        const Folder folder;
        write(folder.path("a.pdf"), pdfDocument(sheetsOf(fewTiles())));
        const QByteArray qdf =
            runTool("qpdf", {"--qdf", "--object-streams=disable", folder.path("a.pdf"), "-"}).output;
        for (const char* name : {"(Art)", "(Guides)", "(Score)", "(Cut)"})
            QVERIFY2(qdf.contains(name), name);
        QCOMPARE(qdf.count(" BDC\n"), 4);
        QCOMPARE(qdf.count("EMC\n"), 4);
        const auto hidden =
            QRegularExpression(QStringLiteral("/OFF \\[([^\\]]*)\\]")).match(QString::fromLatin1(qdf));
        QCOMPARE(hidden.captured(1).count(QStringLiteral(" R")), 2);
    }

    void looksLikeTheSvg() {
        const Folder folder;
        sheet::SheetSpecification specification;
        specification.bleed = 2;
        specification.marks.cornerCrosses = false; // poppler makes hairlines a pixel wide
        const sheet::PrintDocument document = sheetsOf(fewTiles(), specification);
        write(folder.path("a.pdf"), pdfDocument(document));
        // Four times as fine as compared, since poppler brings strokes to whole pixels.
        constexpr int dots = 508;
        const ToolResult drawn = runTool("pdftoppm", {"-r", QString::number(dots), "-png", "-singlefile",
                                                      folder.path("a.pdf"), folder.path("a")});
        QVERIFY2(drawn.exitCode == 0, drawn.output.constData());
        const QImage pdf = QImage(folder.path("a.png")).convertToFormat(QImage::Format_RGB32);
        // A ten-thousandth of a point more is a pixel more to poppler.
        QVERIFY(pdf.width() - 4200 <= 1 && pdf.height() - 5940 <= 1);
        QImage svg(4200, 5940, QImage::Format_RGB32);
        svg.fill(Qt::white);
        QPainter painter(&svg);
        painter.setRenderHint(QPainter::Antialiasing);
        QSvgRenderer(svgPage(document, 0)).render(&painter, svg.rect());
        painter.end();
        const art::Box& box = document.pages[0].bleed;
        const QRect art =
            QRectF(QPointF(box.left, box.top) * 20, QPointF(box.right, box.bottom) * 20).toRect();
        const auto coarse = [](const QImage& image) {
            return image.scaled(image.size() / 4, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        };
        const double difference = blockDifference(coarse(pdf.copy(art)), coarse(svg.copy(art)));
        // Of 255, in the worst block of 0.8 mm: a shift by 0.2 mm makes more than 100.
        QVERIFY2(difference < 24, qPrintable(QString::number(difference)));
    }

    void textCanBeSearchedAndCopied() {
        const Folder folder;
        sheet::SheetSpecification s;
        s.note = "\u0179d\u017Ab\u0142o \u03B5\u03BB \u0420\u0443\u0441 \u0531 \u0627\u0644\u0639";
        write(folder.path("a.pdf"), pdfDocument(sheetsOf(fewTiles(), s)));
        const QString text =
            QString::fromUtf8(runTool("pdftotext", {"-enc", "UTF-8", folder.path("a.pdf"), "-"}).output);
        for (const char* shown :
             {"Few & <Größe>", "\u0179d\u017Ab\u0142o \u03B5\u03BB \u0420\u0443\u0441 \u0531", "page 1 of 1",
              "print at 100"})
            QVERIFY2(text.contains(QString::fromUtf8(shown)), qPrintable(text));
        const QByteArray fonts = runTool("pdffonts", {folder.path("a.pdf")}).output;
        QVERIFY2(fonts.contains("+OpenSans ") && fonts.count("yes yes yes") == fonts.count('\n') - 2,
                 fonts.constData());
        const QByteArray qdf =
            runTool("qpdf", {"--qdf", "--object-streams=disable", folder.path("a.pdf"), "-"}).output;
        QVERIFY(qdf.contains("/Lang (en)"));
        QVERIFY(qdf.contains("/DisplayDocTitle true"));
        s.text = sheet::TextAs::Outlines;
        write(folder.path("b.pdf"), pdfDocument(sheetsOf(fewTiles(), s)));
        QCOMPARE(runTool("pdffonts", {folder.path("b.pdf")}).output.count('\n'), 2);
    }

    // The same letters at the same places, whether a reader draws them from the font or from outlines.
    void textLooksLikeItsOutlines() {
        const Folder folder;
        const auto drawn = [&folder](sheet::TextAs text) {
            sheet::SheetSpecification s;
            s.components = {sheet::Component::Aid};
            s.note = "AVATAR e\u0301\u0323 \u0531";
            s.text = text;
            write(folder.path("a.pdf"), pdfDocument(sheetsOf(fewTiles(), s)));
            // Much finer than compared, since poppler brings letters to whole pixels.
            runTool("pdftoppm", {"-r", "2032", "-x", "800", "-y", "800", "-W", "2800", "-H", "2800", "-png",
                                 "-singlefile", folder.path("a.pdf"), folder.path("a")});
            const QImage image = QImage(folder.path("a.png")).convertToFormat(QImage::Format_RGB32);
            return image.scaled(image.size() / 16, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        };
        const QImage text = drawn(sheet::TextAs::Text);
        QVERIFY(!text.isNull());
        const double difference = blockDifference(text, drawn(sheet::TextAs::Outlines));
        QVERIFY2(difference < 24, qPrintable(QString::number(difference)));
    }

    void copiesCostNextToNothing() {
        TileSet set = fewTiles();
        set.tiles.resize(1);
        set.tiles[0].count = 2;
        const std::size_t two = pdfDocument(sheetsOf(set)).size();
        set.tiles[0].count = 20;
        const std::size_t twenty = pdfDocument(sheetsOf(set)).size();
        // Art is there once; what lies under the joints is there once for each way in which sides touch, nine
        // at most. Drawn anew, each copy would cost some 20 kB.
        QVERIFY2(twenty < two + 4000, qPrintable(QString::number(twenty - two)));
    }

    void standardSetIsSmall() {
        const std::size_t bytes = pdfDocument(sheetsOf(standardTiles())).size();
        QVERIFY2(bytes < 1'000'000, qPrintable(QString::number(bytes)));
    }

    void sameBytesEachTime() {
        const sheet::PrintDocument document = sheetsOf(fewTiles());
        QCOMPARE(pdfDocument(document), pdfDocument(document));
    }

    void writesOneFileOrNone() {
        const Folder folder;
        TileSet set = fewTiles();
        set.tiles[0].count = 30;
        const sheet::PrintDocument document = sheetsOf(set);
        const auto stop = [](std::size_t done, std::size_t) { return done < 1; };
        const auto none = findSheetFormat("pdf")->write(document, {folder.target("new"), "few"}, stop);
        QVERIFY(!none.value && none.issues.empty());
        QCOMPARE(folder.files(), QStringList());
        const auto written = findSheetFormat("pdf")->write(document, {folder.target("new"), "few"}, {});
        QCOMPARE(*written.value, SheetFiles{folder.target("new/few.pdf")});
        QCOMPARE(folder.files("new"), QStringList{"few.pdf"});
    }

    void partsArePaintedApartOnlyWhereNobodySees() {
        const art::Rgb opaque = art::Rgb::hex(0x123456), sheer = art::Rgb::hex(0x123456, 100);
        QCOMPARE(count(operators(twoSquares(20, opaque)), "f\n"), 2);
        QCOMPARE(count(operators(twoSquares(20, sheer)), "f\n"), 2);
        QCOMPARE(count(operators(twoSquares(5, opaque)), "f\n"), 2);
        QCOMPARE(count(operators(twoSquares(5, sheer)), "f\n"), 1);
        art::Shape evenOdd = twoSquares(5, opaque);
        evenOdd.rule = art::FillRule::EvenOdd;
        QCOMPARE(count(operators(evenOdd), "f*\n"), 1);
        art::Shape hole = twoSquares(20, opaque);
        hole.path = art::rectangle(0, 0, 10, 10);
        hole.path.moveTo(2, 2).lineTo(2, 8).lineTo(8, 8).lineTo(8, 2).close();
        QCOMPARE(count(operators(hole), "f\n"), 1);
        art::Shape outlined = twoSquares(11, opaque);
        outlined.stroke = art::Stroke{art::Rgb::hex(0), 2};
        QCOMPARE(count(operators(outlined), "B\n"), 1);
    }

    void originsDoNotDrift() {
        art::Shape shape;
        shape.fill = art::Rgb::hex(0);
        for (int i = 0; i < 200; ++i)
            shape.path.append(art::rectangle(i + 0.3333, 0, 0.2, 0.2));
        const QString text = QString::fromStdString(operators(shape));
        double origin = 0;
        auto moves = QRegularExpression(QStringLiteral("1 0 0 1 (\\S+) (\\S+) cm")).globalMatch(text);
        while (moves.hasNext())
            origin += moves.next().captured(1).toDouble();
        QVERIFY(std::abs(origin - 199.33) < 1e-6);
    }
};

QTEST_GUILESS_MAIN(TestSheetPdf)
#include "tst_pdf.moc"
