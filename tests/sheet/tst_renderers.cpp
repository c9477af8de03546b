#include <QImage>
#include <QPainter>
#include <QProcess>
#include <QStandardPaths>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>

#include "editor/output/sheets/sheet_backends.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "engine/sheet/component_sheets.h"
#include "tests/waiting.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

using namespace tilewright;
using namespace tilewright::test;

namespace {

constexpr int pixelsToMillimetre = 4;
/// Of 255, between blocks of 4 by 4 pixels: rasterisers differ in how they soften edges, by less than this in
/// all blocks but one in a thousand, and by far less on average.
constexpr double greatestDifference = 24;
constexpr double greatestAverage = 1;

/// Whatever is hard to draw alike: bleed, dashes, rounded cuts, text, turned backs.
sheet::PrintDocument sampleSheets() {
    sheet::SheetSpecification s;
    s.bleed = 2;
    s.bleedMode = sheet::BleedMode::Shared;
    s.cornerRadius = 4;
    s.safeInset = 3;
    s.marks.cutLines = sheet::CutLines::TwoColours;
    s.marks.registration = s.marks.tileIds = s.marks.blockOutline = true;
    s.back.backs = sheet::Backs::ByTile;
    s.back.rotation = 2;
    s.back.offsetX = 1.5;
    const TileSet set = *readTileSet(bundledText(defaultTileSet)).value;
    return *sheet::componentSheets(set, s).value;
}

struct Difference {
    /// Of the block that only one in a thousand exceeds.
    double nearlyGreatest = 255;
    double average = 255;
};

Difference difference(const QImage& a, const QImage& b) {
    if (a.size() != b.size() || a.isNull())
        return {};
    constexpr int edge = 4;
    std::vector<double> blocks;
    for (int y = 0; y + edge <= a.height(); y += edge)
        for (int x = 0; x + edge <= a.width(); x += edge) {
            std::array<double, 3> sum{};
            for (int i = 0; i < edge * edge; ++i) {
                const QRgb p = a.pixel(x + i % edge, y + i / edge), q = b.pixel(x + i % edge, y + i / edge);
                sum[0] += qRed(p) - qRed(q);
                sum[1] += qGreen(p) - qGreen(q);
                sum[2] += qBlue(p) - qBlue(q);
            }
            const double most = std::max({std::abs(sum[0]), std::abs(sum[1]), std::abs(sum[2])});
            blocks.push_back(most / (edge * edge));
        }
    double total = 0;
    for (const double block : blocks)
        total += block;
    std::sort(blocks.begin(), blocks.end());
    return {blocks[blocks.size() - 1 - blocks.size() / 1000], total / static_cast<double>(blocks.size())};
}

QString program(std::initializer_list<const char*> names) {
    for (const char* name : names)
        if (const QString found = QStandardPaths::findExecutable(QLatin1String(name)); !found.isEmpty())
            return found;
    return {};
}

} // namespace

/// A page of SVG looks alike whoever shows it.
class TestSheetRenderers : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        document_ = sampleSheets();
        QVERIFY(document_.pages.size() >= 2);
        for (int page = 0; page < 2; ++page) {
            QFile file(fileOf(page));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(svgPage(document_, static_cast<std::size_t>(page)));
        }
    }

    void isValid() {
        const QString xmllint = program({"xmllint"});
        QVERIFY2(!xmllint.isEmpty(), "no xmllint (Debian: apt-get install libxml2-utils)");
        for (int page = 0; page < 2; ++page) {
            QProcess process;
            process.start(xmllint, {QStringLiteral("--noout"), QStringLiteral("--nonet"), fileOf(page)});
            QVERIFY(process.waitForFinished(waitTimeout));
            QVERIFY2(process.exitCode() == 0, process.readAllStandardError().constData());
        }
    }

    void looksAlike_data() {
        QTest::addColumn<QString>("renderer");
        QTest::addColumn<int>("page");
        for (const char* renderer : {"Qt", "librsvg", "Chromium"})
            for (int page = 0; page < 2; ++page)
                QTest::newRow((QByteArray(renderer) + (page ? ", backs" : ", fronts")).constData())
                    << QString::fromLatin1(renderer) << page;
    }
    void looksAlike() {
        QFETCH(QString, renderer);
        QFETCH(int, page);
        const QImage shown = renderer == u"Qt"        ? byQt(page)
                             : renderer == u"librsvg" ? byLibrsvg(page)
                                                      : byChromium(page);
        QVERIFY(!shown.isNull());
        const auto [nearlyGreatest, average] = difference(painted(page), shown);
        const QByteArray told =
            QByteArray::number(nearlyGreatest) + ", on average " + QByteArray::number(average);
        qInfo("%s", told.constData());
        QVERIFY2(nearlyGreatest < greatestDifference, told.constData());
        QVERIFY2(average < greatestAverage, told.constData());
    }

    /// The comparison itself can fail.
    void aShiftedPageIsNotAlike() {
        const QImage page = painted(0);
        const Difference shifted = difference(page, page.copy(QRect(QPoint(2, 0), page.size())));
        QVERIFY(shifted.nearlyGreatest > greatestDifference);
        QVERIFY(shifted.average > greatestAverage);
    }

private:
    QString fileOf(int page) const { return folder_.filePath(QStringLiteral("page-%1.svg").arg(page)); }
    QSize size() const {
        return {qRound(document_.width * pixelsToMillimetre), qRound(document_.height * pixelsToMillimetre)};
    }
    QImage paper() const {
        QImage image(size(), QImage::Format_RGB32);
        image.fill(Qt::white);
        return image;
    }

    QImage painted(int page) const {
        QImage image = paper();
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(pixelsToMillimetre, pixelsToMillimetre);
        paintPage(painter, document_.pages[static_cast<std::size_t>(page)], symbolPainters(document_));
        return image;
    }
    QImage byQt(int page) const {
        QImage image = paper();
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        QSvgRenderer(fileOf(page)).render(&painter);
        return image;
    }
    QImage byLibrsvg(int page) const {
        const QString rsvg = program({"rsvg-convert"});
        if (rsvg.isEmpty())
            qWarning("no rsvg-convert (Debian: apt-get install librsvg2-bin)");
        const QString picture = fileOf(page) + QStringLiteral(".rsvg.png");
        run(rsvg, {QStringLiteral("-b"), QStringLiteral("white"), QStringLiteral("-w"),
                   QString::number(size().width()), QStringLiteral("-h"), QString::number(size().height()),
                   fileOf(page), QStringLiteral("-o"), picture});
        return QImage(picture).convertToFormat(QImage::Format_RGB32);
    }
    QImage byChromium(int page) const {
        const QString browser = program({"chromium-headless-shell", "chromium"});
        if (browser.isEmpty())
            qWarning("no Chromium (Debian: apt-get install chromium-headless-shell)");
        const QString picture = fileOf(page) + QStringLiteral(".chromium.png");
        QFile html(fileOf(page) + QStringLiteral(".html"));
        if (!html.open(QIODevice::WriteOnly))
            return {};
        html.write(QStringLiteral(
                       "<body style='margin:0'><img src='%1' style='display:block;width:%2px;height:%3px'>")
                       .arg(fileOf(page))
                       .arg(size().width())
                       .arg(size().height())
                       .toUtf8());
        html.close();
        run(browser,
            {QStringLiteral("--no-sandbox"), QStringLiteral("--disable-gpu"),
             QStringLiteral("--hide-scrollbars"), QStringLiteral("--allow-file-access-from-files"),
             QStringLiteral("--user-data-dir=") + folder_.filePath(QStringLiteral("profile")),
             QStringLiteral("--window-size=%1,%2").arg(size().width()).arg(size().height()),
             QStringLiteral("--screenshot=") + picture, QStringLiteral("file://") + html.fileName()});
        return QImage(picture).convertToFormat(QImage::Format_RGB32);
    }
    static void run(const QString& name, const QStringList& arguments) {
        QProcess process;
        process.start(name, arguments);
        if (!process.waitForFinished(waitTimeout) || process.exitCode() != 0)
            qWarning() << process.errorString() << process.readAllStandardError();
    }

    QTemporaryDir folder_;
    sheet::PrintDocument document_;
};

QTEST_GUILESS_MAIN(TestSheetRenderers)
#include "tst_renderers.moc"
