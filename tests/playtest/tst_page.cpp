#include <QImage>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "engine/playtest/report_html.h"
#include "engine/playtest/run.h"
#include "tests/game/sample_games.h"

using namespace tilewright;
using namespace tilewright::playtest;
using namespace tilewright::test;

namespace {

constexpr QRgb lightPaper = 0xFFFAF8F4;
constexpr QRgb darkPaper = 0xFF1F1D1A;
constexpr QRgb lightBand = 0xFF9DB8D6;
constexpr QRgb darkBand = 0xFF3D5F82;

qsizetype count(const QImage& image, QRgb colour) {
    qsizetype found = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            found += image.pixel(x, y) == colour ? 1 : 0;
    return found;
}

} // namespace

/// The report as Chromium shows it.
class TestPage : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        for (const char* name : {"chromium-headless-shell", "chromium"})
            if (browser_.isEmpty())
                browser_ = QStandardPaths::findExecutable(QLatin1String(name));
        QVERIFY2(!browser_.isEmpty(), "no Chromium (Debian: apt-get install chromium-headless-shell)");
        const Sample& sample = samples().front();
        Plan plan;
        plan.ruleset = sample.ruleset;
        plan.game = sampleGame(sample, 2, Json::object());
        plan.players = {"random", "random"};
        plan.games = 40;
        QFile page(folder_.filePath(QStringLiteral("report.html")));
        QVERIFY(page.open(QIODevice::WriteOnly));
        page.write(QByteArray::fromStdString(reportHtml(run(plan, {}))));
    }

    void isReadableInLightAndDark_data() {
        QTest::addColumn<int>("scheme"); // as Blink counts them
        QTest::addColumn<QRgb>("paper");
        QTest::addColumn<QRgb>("band");
        QTest::addRow("dark") << 0 << darkPaper << darkBand;
        QTest::addRow("light") << 1 << lightPaper << lightBand;
    }
    void isReadableInLightAndDark() {
        QFETCH(int, scheme);
        QFETCH(QRgb, paper);
        QFETCH(QRgb, band);
        const QImage image = shown(1000, scheme);
        QVERIFY(!image.isNull());
        QCOMPARE(image.pixel(2, 2), paper);
        QVERIFY2(count(image, band) > 10'000, "no charts");
        QVERIFY2(count(image, paper) < qsizetype{image.width()} * image.height() * 95 / 100, "nothing on it");
    }

    /// What is too wide would reach into the margin on the right.
    void fitsItsWidth_data() {
        QTest::addColumn<int>("width");
        QTest::addRow("a screen") << 1000;
        QTest::addRow("a narrow window") << 500;
    }
    void fitsItsWidth() {
        QFETCH(int, width);
        const QImage image = shown(width, 1);
        QVERIFY(!image.isNull());
        const QImage margin = image.copy(image.width() - 10, 0, 10, image.height());
        QCOMPARE(count(margin, lightPaper), qsizetype{10} * image.height());
    }

private:
    QImage shown(int width, int scheme) {
        const QString picture = folder_.filePath(QStringLiteral("report.png"));
        QFile::remove(picture);
        QProcess process;
        process.start(browser_,
                      {QStringLiteral("--no-sandbox"), QStringLiteral("--disable-gpu"),
                       QStringLiteral("--hide-scrollbars"),
                       QStringLiteral("--user-data-dir=") + folder_.filePath(QStringLiteral("profile")),
                       QStringLiteral("--blink-settings=preferredColorScheme=%1").arg(scheme),
                       QStringLiteral("--window-size=%1,3000").arg(width),
                       QStringLiteral("--screenshot=") + picture,
                       QStringLiteral("file://") + folder_.filePath(QStringLiteral("report.html"))});
        if (!process.waitForFinished(120'000))
            qWarning() << process.errorString() << process.readAllStandardError();
        return QImage(picture);
    }

    QTemporaryDir folder_;
    QString browser_;
};

QTEST_GUILESS_MAIN(TestPage)
#include "tst_page.moc"
