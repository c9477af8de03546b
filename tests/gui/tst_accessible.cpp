// Whatever one can use in any mode, dialog or state of the window has a name and a role for screen readers,
// in every language.
#include "tests/gui/accessible_walk.h"
#include "tests/gui/all_states.h"
#include "tests/gui/event_loop.h"
#include "tests/sanitizers.h"

#include "editor/common/plain_text.h"
#include "editor/play/panels/holdings_strip.h"
#include "editor/window/preferences/preferences_dialog.h"
#include "tests/waiting.h"

#include <QDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QProgressBar>
#include <QStandardPaths>
#include <QToolButton>
#include <QVBoxLayout>

using namespace tilewright;
using namespace tilewright::test;

class AccessibleTest : public QObject, private StateWalk {
    Q_OBJECT
private:
    static void check(const AccessibleWalk& walk, const QString& state, int least) {
        QVERIFY2(walk.offenders().isEmpty(),
                 qPrintable(state + QStringLiteral(":\n") + walk.offenders().join(u'\n')));
        QVERIFY2(walk.count() >= least, qPrintable(QStringLiteral("%1: %2").arg(state).arg(walk.count())));
    }
    void look(const QString& state, int least) override {
        processPending();
        AccessibleWalk walk;
        walk.overWindows();
        check(walk, state, least);
    }
    void lookAtPage(QDialog& dialog, const QString& state, int least) override {
        processPending();
        AccessibleWalk walk;
        walk.over(dialog);
        check(walk, state, least);
    }

private slots:
    void initTestCase_data() {
        QTest::addColumn<QString>("language");
        for (const auto& [code, name] : availableLanguages())
            if (!underSanitizers || code == QLatin1String("de"))
                QTest::newRow(qPrintable(code)) << code;
    }
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() {
        QFETCH_GLOBAL(QString, language);
        openIn(language);
    }
    void cleanup() { close(); }

    void whatHasNoNameIsFound() {
        QWidget window;
        window.setWindowTitle(QStringLiteral("Window"));
        auto* column = new QVBoxLayout(&window);
        auto* field = new QLineEdit;
        auto* button = new QToolButton;
        auto* list = new QListWidget;
        auto* painted = new HoldingsStrip(18);
        auto* picture = new PlainLabel;
        auto* progress = new QProgressBar;
        for (QWidget* widget :
             std::initializer_list<QWidget*>{field, button, list, painted, picture, progress})
            column->addWidget(widget);
        button->setIcon(QIcon(QPixmap(16, 16)));
        picture->setPixmap(QPixmap(16, 16));
        list->setAccessibleName(QStringLiteral("List"));
        list->addItem(new QListWidgetItem(button->icon(), QString()));
        painted->setHoldings({{"red", 2}}, 0);
        window.show();
        QVERIFY(waitForExposed(&window));
        AccessibleWalk walk;
        walk.over(window);
        QCOMPARE(walk.count(), 8);
        QVERIFY2(walk.offenders().size() == 6, qPrintable(walk.offenders().join(u'\n')));
    }

    void everyState_data() {
        QTest::addColumn<int>("part");
        int number = 0;
        for (const Part& part : parts())
            QTest::newRow(part.name.c_str()) << number++;
    }
    void everyState() {
        QFETCH(int, part);
        parts()[static_cast<std::size_t>(part)].walk();
    }
};

QTEST_MAIN(AccessibleTest)
#include "tst_accessible.moc"
