#include "editor/common/dock_page.h"
#include "editor/common/stored_settings.h"
#include "editor/designer/tile_designer.h"
#include "editor/document/open_documents.h"
#include "editor/play/setup/game_presets.h"
#include "editor/playtest/goals_panel.h"
#include "editor/playtest/playtest_goals.h"
#include "editor/playtest/playtest_view.h"
#include "editor/window/message_bar.h"
#include "editor/window/preferences/preferences.h"
#include "editor/window/preferences/shortcuts.h"
#include "engine/games/kit.h"
#include "tests/gui/window_fixture.h"
#include "tests/waiting.h"

#include <QAction>
#include <QDataStream>
#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QFileInfo>
#include <QMenu>
#include <QScreen>
#include <QSpinBox>

using namespace tilewright;
using namespace tilewright::test;

namespace {

/// As Qt keeps the place of a window.
QByteArray geometryOf(const QRect& window) {
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out.setVersion(QDataStream::Qt_4_0);
    out << quint32{0x1D9D0CB} << quint16{3} << quint16{0} << window << window << qint32{0} << quint8{0}
        << quint8{0} << qint32{1000} << window;
    return bytes;
}

} // namespace

/// Settings that another version, a crash or a text editor has left are no reason not to open the window.
class SettingsTest : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<WindowFixture> f_;

    MainWindow& window() { return *f_->window; }
    QString message() { return window().messages().text(); }
    std::size_t goalCount() {
        return window().playtestView().findChild<GoalsPanel*>(QStringLiteral("goals"))->goals().size();
    }
    static std::size_t proposedGoalCount() {
        return proposedGoals(rulesets().front()->qualityTargets()).size();
    }

private slots:
    void init() { f_ = std::make_unique<WindowFixture>(); }
    void cleanup() { f_.reset(); }

    void whatCannotBeIsIgnoredAndNamed_data() {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QVariant>("value");
        const auto add = [](const char* key, const QVariant& value) {
            QTest::addRow("%s: %s", key, value.toByteArray().left(20).toPercentEncoding().constData())
                << QString::fromLatin1(key) << value;
        };
        add("window/geometry", geometryOf(QRect(0, 0, 1'000'000, 1'000'000)));
        add("window/geometry", geometryOf(QRect(5, 5, 0, 0)));
        add("window/geometry", QByteArray("no geometry"));
        add("window/geometry", QStringLiteral("12"));
        add("window/designer", QByteArray("no layout"));
        add("window/map", QByteArray(100'000, '\0'));
        add("session/files", QVariantMap{{QStringLiteral("a"), 1}});
        add("session/views", QStringLiteral("none"));
        add("session/sets", 7);
        add("files/recent", QByteArray("\xFF\x00", 2));
        add("preferences/language", QStringLiteral("tlh"));
        add("preferences/theme", QStringLiteral("pink"));
        add("preferences/scale", 1'000'000);
        add("preferences/scale", QStringLiteral("large"));
        add("preferences/health", QStringLiteral("perhaps"));
        add("shortcuts/save", QStringLiteral("Ctrl+NoSuchKey"));
        add("play/sideWidth", 1'000'000);
        add("play/sideWidth", -5);
        add("play/actionsShare", 4000);
        add("play/animation", QStringLiteral("backwards"));
        add("play/points", QStringLiteral("2"));
        add("print/format", QStringLiteral("gif"));
        add("print/dots", 1);
        add("playtest/players", 99);
        add("playtest/games", QStringLiteral("1e300"));
        add("playtest/seed", QStringLiteral("chance"));
        add("playtest/goals/size", 2'000'000'000);
        add("playtest/goals/size", QStringLiteral("many"));
    }
    void whatCannotBeIsIgnoredAndNamed() {
        QFETCH(QString, key);
        QFETCH(QVariant, value);
        QSettings().setValue(key, value);
        QVERIFY(f_->open());
        // Some are read once they are needed.
        window().setMode(Mode::Print);
        window().setMode(Mode::Playtest);
        const QString named = key.startsWith(QLatin1String("playtest/goals")) ? key.section(u'/', 0, 1) : key;
        QVERIFY2(message().contains(QStringLiteral("(%1)").arg(named)), qPrintable(message()));
        QVERIFY(window().isVisible());
        QVERIFY(window().width() <= 2000 && window().height() <= 2000);
        QCOMPARE(goalCount(), proposedGoalCount());
        QVERIFY(Preferences::load() == Preferences());
        // It was told, and is over.
        QVERIFY(window().close());
        f_->close();
        QVERIFY(f_->open());
        QVERIFY2(!message().contains(named), qPrintable(message()));
    }

    void damagedGoalsGiveWayToTheProposedOnes() {
        QVERIFY(f_->open());
        window().setMode(Mode::Playtest);
        f_->close();
        QVERIFY(QSettings().value(QStringLiteral("playtest/goals/size")).toInt() > 1);
        for (const auto& [key, value] : {std::pair("playtest/goals/2/least", QStringLiteral("nan")),
                                         std::pair("playtest/goals/1/most", QStringLiteral("few")),
                                         std::pair("playtest/goals/1/figure", QString())}) {
            QSettings().setValue(QLatin1String(key), value);
            QVERIFY(f_->open());
            window().setMode(Mode::Playtest);
            QVERIFY2(message().contains(QStringLiteral("(playtest/goals)")), key);
            QCOMPARE(goalCount(), proposedGoalCount());
            f_->close();
        }
    }

    /// All at once, in a file as a text editor leaves it.
    void aFileFullOfNonsenseOpensTheWindow() {
        const QString path = QSettings().fileName();
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("[window]\ngeometry=@ByteArray(\\x1\\xd9\\xd0\\xcb\\0\\x3)\ndesigner=@Variant("
                   "\\0\\0\\0\\x7f)\nmap=3\n"
                   "[session]\nfiles=/dev/zero, /, nothing\ncurrent=@Rect(1 2 3 4)\nviews=@Invalid()\n"
                   "[play]\nsideWidth=1e9\nanimation=\nspaces=@Size(3 4)\n"
                   "[preferences]\nscale=-1\nlanguage=../../etc\n"
                   "[playtest]\ngoals\\size=-4\nbots=a,b,c,d,e,f,g,h,i\n"
                   "[tour]\nseen=7\n[= broken\n");
        file.close();
        QVERIFY(f_->open());
        window().setMode(Mode::Playtest);
        for (const char* key : {"window/geometry", "window/map", "play/sideWidth", "preferences/scale",
                                "preferences/language", "playtest/goals", "playtest/bots"})
            QVERIFY2(message().contains(QStringLiteral("(%1)").arg(QLatin1String(key))),
                     qPrintable(message()));
        // A device is no file of last time.
        QCOMPARE(window().documents().count(), 1);
    }

    void whatTheProgramKeepsIsUsedAgain() {
        QVERIFY(f_->open());
        auto* dock = window().designer().findChild<QDockWidget*>(QStringLiteral("history"));
        QVERIFY(dock != nullptr && !dock->isHidden());
        dock->close();
        window().resize(1111, 777);
        QVERIFY(window().close());
        f_->close();
        QVERIFY(f_->open());
        QCOMPARE(message(), QString());
        QTRY_VERIFY(window().designer().findChild<QDockWidget*>(QStringLiteral("history"))->isHidden());
    }

    /// Qt ends the program at some layouts that differ by a bit from one that it wrote.
    void aDamagedLayoutIsNeverGivenToQt() {
        const QString key = QStringLiteral("window/designer");
        const QByteArray layout = QByteArrayLiteral("a layout");
        writeLayoutSetting(key, layout);
        QCOMPARE(readLayoutSetting(key), layout);
        const QByteArray kept = QSettings().value(key).toByteArray();
        for (qsizetype i = 0; i < kept.size(); ++i) {
            QByteArray damaged = kept;
            damaged[i] = static_cast<char>(damaged[i] ^ 0x10);
            QSettings().setValue(key, damaged);
            QCOMPARE(readLayoutSetting(key), QByteArray());
            QCOMPARE(takeIgnoredSettings(), QStringList{key});
            QVERIFY(!QSettings().contains(key));
        }
    }

    /// As those of a menu that is filled anew.
    void shortcutsForgetActionsThatAreGone() {
        auto gone = std::make_unique<QAction>();
        QAction stays;
        gone->setObjectName(QStringLiteral("test/gone"));
        stays.setObjectName(QStringLiteral("test/stays"));
        Shortcuts shortcuts({gone.get(), &stays});
        shortcuts.set(*gone, QKeySequence(Qt::CTRL | Qt::Key_F12));
        shortcuts.set(stays, QKeySequence(Qt::CTRL | Qt::Key_F12));
        QCOMPARE(shortcuts.conflicts(stays), QList<QAction*>{gone.get()});
        gone.reset();
        QCOMPARE(shortcuts.actions(), QList<QAction*>{&stays});
        QVERIFY(shortcuts.conflicts(stays).isEmpty());
        shortcuts.resetAll();
        // The menu of studies is one.
        QVERIFY(f_->open());
        window().setMode(Mode::Playtest);
        for (QMenu* menu : window().findChildren<QMenu*>())
            if (std::ranges::any_of(menu->actions(), [](const QAction* action) {
                    return action->objectName().startsWith(QStringLiteral("playtest/study/"));
                }))
                emit menu->aboutToShow();
        for (const QAction* action : window().preferences().shortcuts().actions())
            QVERIFY(!action->objectName().isEmpty());
    }

    void aPresetOfWrongTypesIsIgnored() {
        GamePresets presets("beneath");
        for (const char* text :
             {R"({"seats": [{"name": 7, "kind": []}]})", R"({"seats": "two"})", "[]", ""}) {
            QSettings().setValue(QStringLiteral("presets/beneath/Mine"), QString::fromLatin1(text));
            QCOMPARE(presets.names(), QStringList{QStringLiteral("Mine")});
            QVERIFY(!presets.load(QStringLiteral("Mine")));
            QVERIFY(presets.names().isEmpty());
            QCOMPARE(takeIgnoredSettings(), QStringList{QStringLiteral("presets/beneath/Mine")});
        }
    }
};

QTEST_MAIN(SettingsTest)
#include "tst_settings.moc"
