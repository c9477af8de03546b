#include <QTest>

#include "editor/output/pictures/picture_painter.h"
#include "editor/output/pictures/png_bands.h"
#include "engine/art/picture_dispatch.h"

#include <QColorSpace>
#include <QDir>
#include <QImage>
#include <QImageReader>
#include <QPainter>
#include <QTemporaryDir>

#include <csignal>
#include <sys/resource.h>

using namespace tilewright;

namespace {

/// Pieces of art that lie across the borders of the bands.
void paintTokens(QPainter& painter) {
    const PicturePainter token(art::tokenPicture("pick-red"));
    for (int i = 0; i < 24; ++i)
        token.paint(painter, QRectF(i * 120.5, i * 121.25, 400, 400));
}

BandedPicture tokens(bool transparent) {
    return {{3000, 3100}, 11'811, transparent, [](QPainter& painter, const QRect&) { paintTokens(painter); }};
}

} // namespace

class TestPngBands : public QObject {
    Q_OBJECT

private slots:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }

    void bandsAreSeamless_data() {
        QTest::addColumn<bool>("transparent");
        QTest::newRow("on white") << false;
        QTest::newRow("on nothing") << true;
    }
    void bandsAreSeamless() {
        QFETCH(bool, transparent);
        BandedPicture picture = tokens(transparent);
        std::vector<QRect> bands;
        picture.paint = [&](QPainter& painter, const QRect& band) {
            bands.push_back(band);
            paintTokens(painter);
        };
        QVERIFY(writePng(path("a.png"), picture).empty());
        QVERIFY(bands.size() > 1);
        int row = 0;
        for (const QRect& band : bands) {
            QCOMPARE(band.topLeft(), QPoint(0, row));
            row += band.height();
        }
        QCOMPARE(row, 3100);

        QImage whole(picture.size, transparent ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32);
        whole.fill(transparent ? Qt::transparent : Qt::white);
        QPainter painter(&whole);
        painter.setRenderHint(QPainter::Antialiasing);
        paintTokens(painter);
        painter.end();
        QImage read(text("a.png"));
        QCOMPARE(read.size(), picture.size);
        QCOMPARE(read.hasAlphaChannel(), transparent);
        QCOMPARE(read.dotsPerMeterX(), 11'811);
        QCOMPARE(read.dotsPerMeterY(), 11'811);
        QVERIFY(read.colorSpace() == QColorSpace(QColorSpace::SRgb));
        read.setColorSpace({});
        const QImage::Format format = QImage::Format_RGBA8888;
        QVERIFY(read.convertToFormat(format) == whole.convertToFormat(format));
    }

    void progressGrowsAndStops() {
        std::vector<double> told;
        const auto upTo = [&](double end) {
            told.clear();
            return writePng(path("a.png"), tokens(false), [&, end](double done) {
                told.push_back(done);
                return done < end;
            });
        };
        QVERIFY(upTo(2).empty());
        QVERIFY(told.size() > 2 && std::is_sorted(told.begin(), told.end()));
        QCOMPARE(told.back(), 1.0);
        QVERIFY(QFile::remove(text("a.png")));

        const Issues issues = upTo(0.3);
        QCOMPARE(issues.size(), std::size_t(1));
        QCOMPARE(issues.front().code, std::string("stopped"));
        QVERIFY(told.back() < 1);
        QCOMPARE(files(), QStringList());
    }

    void fullDisk() {
        rlimit before{};
        getrlimit(RLIMIT_FSIZE, &before);
        const auto handler = std::signal(SIGXFSZ, SIG_IGN);
        const rlimit little{2000, before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &little);
        const Issues issues = writePng(path("a.png"), tokens(false));
        setrlimit(RLIMIT_FSIZE, &before);
        std::signal(SIGXFSZ, handler);
        QCOMPARE(issues.size(), std::size_t(1));
        QCOMPARE(issues.front().code, std::string("file-unwritable"));
        QCOMPARE(files(), QStringList());
    }

    void sizesThatAreNone() {
        for (const QSize size : {QSize(0, 10), QSize(10, -1), QSize(maxPngEdge + 1, 1)}) {
            BandedPicture picture = tokens(false);
            picture.size = size;
            const Issues issues = writePng(path("a.png"), picture);
            QCOMPARE(issues.size(), std::size_t(1));
            QCOMPARE(issues.front().code, std::string("png-too-large"));
        }
        QCOMPARE(files(), QStringList());
    }

    void lengthsInPixels() {
        QCOMPARE(dotsPerMetre(300), 11'811);
        QCOMPARE(pixels(210, 300), 2480);
        QCOMPARE(pixels(45, 300), 531);
        QCOMPARE(pixels(0.001, 300), 1);
    }

private:
    QString text(const char* name) const { return folder_->filePath(QLatin1String(name)); }
    std::filesystem::path path(const char* name) const { return text(name).toStdString(); }
    QStringList files() const {
        return QDir(folder_->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }
    std::unique_ptr<QTemporaryDir> folder_;
};

QTEST_GUILESS_MAIN(TestPngBands)
#include "tst_png_bands.moc"
