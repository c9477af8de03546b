// A window from right to left: all of it turns round, but for pictures, which are the same in every language.
#include "editor/common/flow_layout.h"
#include "editor/common/tiles/heat_legend.h"
#include "editor/map/map_editor.h"
#include "editor/map/map_view.h"
#include "editor/play/board/banner.h"
#include "editor/play/panels/holdings_strip.h"
#include "editor/play/panels/player_card.h"
#include "editor/play/play_view.h"
#include "editor/window/preferences/preferences.h"
#include "editor/window/shell.h"
#include "editor/window/window_frame.h"
#include "tests/gui/window_fixture.h"
#include "tests/waiting.h"

#include <QGraphicsView>
#include <QImage>
#include <QLayout>
#include <QPushButton>
#include <QTranslator>

using namespace tilewright;
using namespace tilewright::test;

namespace {

bool isRightOfTheMiddle(const QWidget& part) {
    const QWidget& window = *part.window();
    return part.mapTo(&window, part.rect().center()).x() > window.width() / 2;
}

} // namespace

class MirroredTest : public QObject {
    Q_OBJECT
private:
    QTranslator words_;

private slots:
    void cleanup() { QCoreApplication::removeTranslator(&words_); }

    void theWindowTurnsRoundAndBack() {
        const WindowFixture fixture;
        QSettings().setValue(QStringLiteral("tour/seen"), true);
        Shell shell;
        shell.start({});
        for (const char* language : {"he", "en"}) {
            const bool mirrored = QLatin1String(language) == QLatin1String("he");
            const Qt::LayoutDirection direction = mirrored ? Qt::RightToLeft : Qt::LeftToRight;
            Preferences preferences;
            preferences.language = QLatin1String(language);
            shell.setPreferences(preferences);
            MainWindow& window = shell.window();
            QVERIFY(waitForExposed(&window));
            QCOMPARE(QGuiApplication::layoutDirection(), direction);
            const auto* rail = window.findChild<ModeRail*>();
            QVERIFY(rail != nullptr);
            QTRY_COMPARE(isRightOfTheMiddle(*rail), mirrored);
            const auto* map = window.mapEditor().findChild<MapView*>();
            const auto* banner = window.playView().findChild<Banner*>();
            QVERIFY(map != nullptr && banner != nullptr);
            QCOMPARE(map->layoutDirection(), Qt::LeftToRight);
            QCOMPARE(banner->parentWidget()->layoutDirection(), Qt::LeftToRight);
            QCOMPARE(banner->layoutDirection(), direction);
            // Narrower beside the button that closes it.
            const QMargins margins = banner->layout()->contentsMargins();
            QCOMPARE(margins.left() < margins.right(), mirrored);
            for (const QGraphicsView* view : window.findChildren<QGraphicsView*>())
                QCOMPARE(view->layoutDirection(), Qt::LeftToRight);
        }
    }

    void linesOfButtonsBeginAtTheRight() {
        QWidget page;
        auto* flow = new FlowLayout(4, &page);
        auto* first = new QPushButton(QStringLiteral("first"));
        auto* second = new QPushButton(QStringLiteral("second"));
        flow->addWidget(first, 0);
        flow->addWidget(second, 0);
        page.resize(600, 60);
        page.show();
        QVERIFY(waitForExposed(&page));
        QTRY_VERIFY(first->x() == 0 && second->x() > first->x());
        page.setLayoutDirection(Qt::RightToLeft);
        QTRY_VERIFY(first->geometry().right() == page.width() - 1 && second->x() < first->x());
    }

    void holdingsBeginAtTheRight() {
        HoldingsStrip strip(16);
        strip.resize(400, 40);
        strip.setHoldings({{"red", 2}, {"blue", 1}}, 0);
        QCOMPARE(strip.placeOf("red").left(), 0);
        QVERIFY(strip.placeOf("blue").left() > 0);
        strip.setLayoutDirection(Qt::RightToLeft);
        QCOMPARE(strip.placeOf("red").right(), strip.width() - 1);
        QVERIFY(strip.placeOf("blue").right() < strip.placeOf("red").left());
    }

    void theMarkOfThePlayerOnTurnIsAtTheRight() {
        PlayerCard card(0, {});
        card.setOnTurn(true);
        card.resize(400, 90);
        const int middle = card.height() / 2;
        const QRgb mark = card.grab().toImage().pixel(2, middle);
        card.setLayoutDirection(Qt::RightToLeft);
        const QImage mirrored = card.grab().toImage();
        QCOMPARE(mirrored.pixel(card.width() - 3, middle), mark);
        QVERIFY(mirrored.pixel(2, middle) != mark);
    }

    void scalesStay() {
        HeatLegend legend;
        legend.setHeat(QStringLiteral("visits"), QStringLiteral("12"), {});
        legend.resize(300, 30);
        const QImage before = legend.grab().toImage();
        QVERIFY(words_.load(QStringLiteral(":/i18n/tilewright_he.qm")));
        QVERIFY(QCoreApplication::installTranslator(&words_));
        QCOMPARE(legend.layoutDirection(), Qt::RightToLeft);
        QCOMPARE(legend.grab().toImage(), before);
    }
};

QTEST_MAIN(MirroredTest)
#include "tst_mirrored.moc"
