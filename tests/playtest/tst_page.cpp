#include <QCryptographicHash>
#include <QImage>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "engine/playtest/report/report_html.h"
#include "engine/playtest/run.h"
#include "tests/games/sample_games.h"
#include "tests/waiting.h"

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
        page_ = QByteArray::fromStdString(reportHtml(run(plan, {})));
        write(QStringLiteral("report.html"), page_);
    }

    /// That its styles and charts are shown all the same, isReadableInLightAndDark() sees.
    void itsPolicyAllowsJustItself() {
        const QByteArray styles = hashOf("style");
        const QByteArray script = hashOf("script");
        const QByteArray policy =
            "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
            "style-src 'sha256-" +
            styles + "'; script-src 'sha256-" + script + "'; base-uri 'none'; form-action 'none'\">";
        QVERIFY2(page_.contains(policy), "the hashes are others: " + styles + ' ' + script);
        QVERIFY(page_.indexOf(policy) < page_.indexOf("<title>"));
        const QByteArray own = refusals(page_);
        QVERIFY2(own.isEmpty(), own);
        for (const char* foreign :
             {"<script>document.title = 'run'</script>", "<p style=\"color: red\">red</p>",
              "<style>p { color: red }</style>", "<img src=\"other.png\">"}) {
            QByteArray changed = page_;
            changed.replace("</body>", QByteArray(foreign) + "</body>");
            QVERIFY2(!refusals(changed).isEmpty(), foreign);
        }
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
        QTest::addRow("a phone") << 390;
    }
    void fitsItsWidth() {
        QFETCH(int, width);
        const QImage image = shown(width, 1);
        QVERIFY(!image.isNull());
        const QImage margin = image.copy(image.width() - 10, 0, 10, image.height());
        QCOMPARE(count(margin, lightPaper), qsizetype{10} * image.height());
    }

private:
    /// Of what is in the only element of that name.
    QByteArray hashOf(const QByteArray& element) const {
        const qsizetype from = page_.indexOf('<' + element + '>') + element.size() + 2;
        const QByteArray content = page_.mid(from, page_.indexOf("</" + element + '>') - from);
        return QCryptographicHash::hash(content, QCryptographicHash::Sha256).toBase64();
    }

    void write(const QString& name, const QByteArray& page) {
        QFile file(folder_.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(page) == page.size());
    }

    /// What the browser says that the page's policy refuses.
    QByteArray refusals(const QByteArray& page) {
        write(QStringLiteral("other.html"), page);
        QProcess process;
        process.start(browser_,
                      {QStringLiteral("--no-sandbox"), QStringLiteral("--disable-gpu"),
                       QStringLiteral("--enable-logging=stderr"),
                       QStringLiteral("--user-data-dir=") + folder_.filePath(QStringLiteral("profile")),
                       QStringLiteral("--dump-dom"),
                       QStringLiteral("file://") + folder_.filePath(QStringLiteral("other.html"))});
        if (!process.waitForFinished(waitTimeout))
            return process.errorString().toUtf8();
        if (!process.readAllStandardOutput().contains("</html>"))
            return "no page: " + process.readAllStandardError();
        QByteArray said;
        for (const QByteArray& line : process.readAllStandardError().split('\n'))
            if (line.contains("Content Security Policy"))
                said += line + '\n';
        return said;
    }

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
        if (!process.waitForFinished(waitTimeout))
            qWarning() << process.errorString() << process.readAllStandardError();
        return QImage(picture);
    }

    QTemporaryDir folder_;
    QByteArray page_;
    QString browser_;
};

QTEST_GUILESS_MAIN(TestPage)
#include "tst_page.moc"
