#include "editor/charts/panel_chart.h"
#include "editor/common/colours/contrast.h"
#include "editor/common/colours/desktop_colours.h"
#include "editor/common/theme.h"
#include "editor/play/board/board_art.h"
#include "editor/play/panels/holdings_strip.h"
#include "tests/waiting.h"

#include <QApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusVariant>
#include <QDBusVirtualObject>
#include <QImage>
#include <QProcess>
#include <QStandardPaths>
#include <QStyle>
#include <QTest>

#include <algorithm>
#include <array>

using namespace tilewright;
using namespace tilewright::test;

namespace {

constexpr Scheme allSchemes[] = {{false, false}, {true, false}, {false, true}, {true, true}};

QByteArray nameOf(Scheme scheme) {
    return QByteArray(scheme.dark ? "dark" : "light") + (scheme.highContrast ? ", high contrast" : "");
}

void addSchemes() {
    QTest::addColumn<bool>("dark");
    QTest::addColumn<bool>("highContrast");
    for (const Scheme scheme : allSchemes)
        QTest::newRow(nameOf(scheme).constData()) << scheme.dark << scheme.highContrast;
}

QPalette fetchedPalette() {
    QFETCH(bool, dark);
    QFETCH(bool, highContrast);
    return schemePalette({dark, highContrast});
}

/// Answers as the settings portal of a desktop does.
class Portal : public QDBusVirtualObject {
public:
    QString introspect(const QString&) const override { return {}; }
    bool handleMessage(const QDBusMessage& message, const QDBusConnection& bus) override {
        if (message.member() != QLatin1String("ReadAll"))
            return false;
        const QMap<QString, QVariantMap> all{
            {QStringLiteral("org.freedesktop.appearance"), {{QStringLiteral("color-scheme"), 1U}}}};
        return bus.send(message.createReply(QVariant::fromValue(all)));
    }
    /// Somebody changes the settings of the desktop.
    static void change(const QDBusConnection& bus, const char* key, const QVariant& value,
                       const char* group = "org.freedesktop.appearance") {
        QDBusMessage signal = QDBusMessage::createSignal(QStringLiteral("/org/freedesktop/portal/desktop"),
                                                         QStringLiteral("org.freedesktop.portal.Settings"),
                                                         QStringLiteral("SettingChanged"));
        signal << QLatin1String(group) << QLatin1String(key) << QVariant::fromValue(QDBusVariant(value));
        QVERIFY(bus.send(signal));
    }
};

} // namespace

/// Colours of the window, in all its schemes, by the contrast that WCAG 2 asks for at level AA.
class ContrastTest : public QObject {
    Q_OBJECT

private slots:
    void ratioIsThatOfTheStandard() {
        QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
        QCOMPARE(contrast(Qt::white, Qt::white), 1.0);
        // #767676 is the lightest grey that passes on white.
        QVERIFY(contrast(QColor(0x767676), Qt::white) >= textContrast);
        QVERIFY(contrast(QColor(0x777777), Qt::white) < textContrast);
    }

    void allPairsAreReadable_data() { addSchemes(); }
    void allPairsAreReadable() {
        QPalette palette = fetchedPalette();
        QStringList wrong;
        for (const QPalette::ColorGroup group : {QPalette::Active, QPalette::Inactive}) {
            palette.setCurrentColorGroup(group);
            for (const ColourPair& pair : colourPairs()) {
                const QColor colour = pair.colour(palette);
                const QColor ground = pair.ground(palette);
                QVERIFY2(colour.alpha() == 255 && ground.alpha() == 255, pair.what);
                const double least = pair.kind == ColourPair::Kind::Text ? textContrast : graphicsContrast;
                if (const double is = contrast(colour, ground); is < least)
                    wrong << QStringLiteral("%1: %2 on %3 has %4, not %5")
                                 .arg(QLatin1String(pair.what), colour.name(), ground.name())
                                 .arg(is, 0, 'f', 2)
                                 .arg(least);
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    void curvesStandOut_data() { addSchemes(); }
    void curvesStandOut() {
        const QPalette palette = fetchedPalette();
        for (int seat = 0; seat < colourCount; ++seat) {
            const double is = contrast(seatCurveColour(seat, palette), palette.color(QPalette::Base));
            QVERIFY2(is >= graphicsContrast,
                     qPrintable(QStringLiteral("seat %1: %2").arg(seat + 1).arg(is, 0, 'f', 2)));
        }
    }

    void curvesDifferWithoutColours() {
        constexpr int seats = 6;
        const QPalette palette = schemePalette({});
        for (int a = 0; a < seats; ++a)
            for (int b = a + 1; b < seats; ++b) {
                QVERIFY(seatShape(a) != seatShape(b));
                QVERIFY(seatPen(a, palette).dashPattern() != seatPen(b, palette).dashPattern());
            }
        // Marks of two seats with the same curve lie on other points of it.
        QList<QPointF> curve;
        for (int move = 0; move < 96; ++move)
            curve << QPointF(move, 1);
        for (const QPointF& mark : markedPoints(curve, 0))
            QVERIFY(!markedPoints(curve, 1).contains(mark));
    }

    void countsOfNothingAreReadable_data() { addSchemes(); }
    /// As they are painted, in letters so large that a part of them is not blurred.
    void countsOfNothingAreReadable() {
        constexpr int pictureSize = 18;
        HoldingsStrip strip(pictureSize);
        strip.setPalette(fetchedPalette());
        QFont large = strip.font();
        large.setPointSize(40);
        strip.setFont(large);
        strip.setHoldings({{"red", 0}}, 0);
        strip.resize(strip.sizeHint());
        const QColor ground = fetchedPalette().color(QPalette::Base);
        QImage image(strip.size(), QImage::Format_ARGB32_Premultiplied);
        image.fill(ground);
        strip.render(&image, {}, {}, {});
        double most = 1;
        for (int y = 0; y < image.height(); ++y)
            for (int x = pictureSize + 1; x < image.width(); ++x)
                most = std::max(most, contrast(image.pixelColor(x, y), ground));
        QVERIFY2(most >= textContrast, qPrintable(QString::number(most)));
    }

    void piecesStandOutFromCards_data() { addSchemes(); }
    /// Pieces of dark colours have a light edge on a dark card, and look as ever on a light one.
    void piecesStandOutFromCards() {
        const QColor ground = fetchedPalette().color(QPalette::Base);
        constexpr int points = 26;
        for (int seat = 0; seat < colourCount; ++seat) {
            const PicturePainter piece = kindPicture("runner", seat);
            QVERIFY(!piece.isNull());
            const QImage shown = piecePixmap(piece, points, 2, ground).toImage();
            if (readableOn(ground) != QColor(Qt::white)) {
                QCOMPARE(shown, squarePixmap(piece, points, 2).toImage());
                continue;
            }
            int clear = 0;
            int all = 0;
            for (int y = 0; y < shown.height(); ++y)
                for (int x = 0; x < shown.width(); ++x)
                    if (const QColor colour = shown.pixelColor(x, y); colour.alpha() > 127) {
                        ++all;
                        clear += contrast(over(colour, ground), ground) >= graphicsContrast ? 1 : 0;
                    }
            QVERIFY2(4 * clear > all,
                     qPrintable(QStringLiteral("seat %1: %2 of %3").arg(seat + 1).arg(clear).arg(all)));
        }
    }

    void paletteTellsItsScheme_data() { addSchemes(); }
    void paletteTellsItsScheme() {
        QFETCH(bool, dark);
        QFETCH(bool, highContrast);
        QCOMPARE(isDark(fetchedPalette()), dark);
        QCOMPARE(isHighContrast(fetchedPalette()), highContrast);
    }

    void systemFollowsTheDesktop_data() { addSchemes(); }
    void systemFollowsTheDesktop() {
        QFETCH(bool, dark);
        QFETCH(bool, highContrast);
        applyTheme(ThemeChoice::System, {dark, highContrast});
        QCOMPARE(isDark(QApplication::palette()), dark);
        QCOMPARE(isHighContrast(QApplication::palette()), highContrast);
        // A choice wins.
        applyTheme(ThemeChoice::Light, {dark, highContrast});
        QCOMPARE(QApplication::palette().color(QPalette::Window),
                 schemePalette({false, false}).color(QPalette::Window));
    }

    void desktopIsAsked() {
        const QString program = QStandardPaths::findExecutable(QStringLiteral("dbus-daemon"));
        if (program.isEmpty())
            QSKIP("dbus-daemon is not installed");
        qDBusRegisterMetaType<QMap<QString, QVariantMap>>();
        QProcess daemon;
        daemon.start(program, {QStringLiteral("--session"), QStringLiteral("--nofork"),
                               QStringLiteral("--print-address")});
        QVERIFY(daemon.waitForReadyRead(waitTimeout));
        const QString address = QString::fromUtf8(daemon.readLine()).trimmed();
        {
            QDBusConnection desktop = QDBusConnection::connectToBus(address, QStringLiteral("desktop"));
            Portal portal;
            QVERIFY(
                desktop.registerVirtualObject(QStringLiteral("/org/freedesktop/portal/desktop"), &portal));
            QVERIFY(desktop.registerService(QStringLiteral("org.freedesktop.portal.Desktop")));
            DesktopColours colours(QDBusConnection::connectToBus(address, QStringLiteral("program")));
            QVERIFY(colours.scheme() == DesktopScheme());
            QTRY_VERIFY(colours.scheme() == (DesktopScheme{true, false}));
            // What changes while the program runs is followed.
            connect(&colours, &DesktopColours::changed, &colours,
                    [&colours] { applyTheme(ThemeChoice::System, colours.scheme()); });
            Portal::change(desktop, "color-scheme", 2U);
            QTRY_VERIFY(colours.scheme() == (DesktopScheme{false, false}));
            QVERIFY(!isDark(QApplication::palette()));
            Portal::change(desktop, "contrast", 1U);
            QTRY_VERIFY(colours.scheme() == (DesktopScheme{false, true}));
            QVERIFY(isHighContrast(QApplication::palette()));
            Portal::change(desktop, "color-scheme", 1U);
            QTRY_VERIFY(colours.scheme() == (DesktopScheme{true, true}));
            QVERIFY(isDark(QApplication::palette()));
            Portal::change(desktop, "accent-color", 1U);
            Portal::change(desktop, "contrast", 0U);
            Portal::change(desktop, "color-scheme", 0U);
            QTRY_VERIFY(colours.scheme() == DesktopScheme());
            // Less motion, as desktops ask for it.
            const auto moves = [] {
                return QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration) > 0;
            };
            struct Wish {
                const char* group;
                const char* key;
                QVariant less;
                QVariant usual;
            };
            const std::array wishes{Wish{"org.freedesktop.appearance", "reduced-motion", 1U, 0U},
                                    Wish{"org.gnome.desktop.interface", "enable-animations", false, true},
                                    Wish{"org.kde.kdeglobals.KDE", "AnimationDurationFactor",
                                         QStringLiteral("0"), QStringLiteral("1")}};
            for (const Wish& wish : wishes) {
                QVERIFY(moves());
                Portal::change(desktop, wish.key, wish.less, wish.group);
                QTRY_VERIFY(colours.scheme().calm);
                QVERIFY2(!moves(), wish.key);
                Portal::change(desktop, wish.key, wish.usual, wish.group);
                QTRY_VERIFY(!colours.scheme().calm);
            }
            QVERIFY(moves());
        }
        QDBusConnection::disconnectFromBus(QStringLiteral("program"));
        QDBusConnection::disconnectFromBus(QStringLiteral("desktop"));
        daemon.terminate();
        QVERIFY(daemon.waitForFinished(waitTimeout));
    }
};

QTEST_MAIN(ContrastTest)
#include "tst_contrast.moc"
