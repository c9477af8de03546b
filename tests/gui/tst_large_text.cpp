// In a window on a small screen all texts are seen, in every language, with the usual texts and those of
// twice the size, and each key with Alt stands for one thing.
#include "tests/gui/all_states.h"
#include "tests/gui/clipped_texts.h"
#include "tests/gui/event_loop.h"
#include "tests/gui/mnemonics.h"
#include "tests/sanitizers.h"

#include "editor/common/screen_fitting.h"
#include "editor/window/preferences/preferences_dialog.h"
#include "tests/waiting.h"

#include <QStandardPaths>

using namespace tilewright;
using namespace tilewright::test;

class LargeTextTest : public QObject, private StateWalk {
    Q_OBJECT
private:
    static constexpr QSize smallScreen{1024, 700};

    QStringList found_;
    int looks_ = 0;
    qsizetype altKeys_ = 0;

    void lookAt(QWidget& shown, const QString& state) {
        // Where texts wrap, widths and heights settle one after another.
        QStringList cut;
        const auto settled = [&] {
            processPending();
            cut = ClippedTexts(shown).found();
            return cut.isEmpty();
        };
        // One finding fails; those after it need not be waited for as long.
        if (found_.isEmpty())
            (void)waitFor(settled);
        else
            for (int turn = 0; turn < 20 && !settled(); ++turn)
                ;
        ++looks_;
        for (const QString& what : cut)
            found_ << state + QStringLiteral(": ") + what;
        for (const QString& keys : ambiguousMnemonics(shown, altKeys_))
            found_ << state + QStringLiteral(": ") + keys;
        if (shown.width() > smallScreen.width() || shown.height() > smallScreen.height())
            found_ << QStringLiteral("%1 is %2 x %3").arg(state).arg(shown.width()).arg(shown.height());
        // Pictures to look at, where a folder is named for them.
        if (const QString folder = qEnvironmentVariable("TILEWRIGHT_PICTURES"); !folder.isEmpty())
            shown.grab().save(QStringLiteral("%1/%2 %3 %4.png")
                                  .arg(folder, QLatin1String(QTest::currentDataTag()))
                                  .arg(looks_, 3, 10, QLatin1Char('0'))
                                  .arg(QString(state).replace(u'/', u' ')));
    }
    void look(const QString& state, int) override {
        lookAt(window(), state);
        // The help, what is left in the stack.
        for (QWidget* other : QApplication::topLevelWidgets())
            if (other != &window() && other->isVisible() && qobject_cast<QDialog*>(other) == nullptr &&
                !other->inherits("QTipLabel"))
                lookAt(*other, state + u' ' + QLatin1String(other->metaObject()->className()));
    }
    void lookAtPage(QDialog& dialog, const QString& state, int) override {
        // Qt's own.
        if (dialog.inherits("QMessageBox"))
            return;
        processPending();
        // The screen of the test may be larger.
        fitDialog(dialog, smallScreen - QSize(16, 40));
        lookAt(dialog, state);
    }
    /// What comes later in a game shows no longer texts.
    int movesPlayed() const override { return 40; }

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void cleanup() {
        close();
        found_.clear();
        looks_ = 0;
        altKeys_ = 0;
    }

    void whatIsCutIsFound() {
        QWidget window;
        auto* all = new QWidget(&window);
        all->setGeometry(0, 0, 300, 300);
        const QString words = QStringLiteral("many words that need some room");
        auto* cut = new PlainLabel(words, all);
        cut->setGeometry(0, 0, 40, 20);
        auto* low = new PlainLabel(words, all);
        low->setWordWrap(true);
        low->setGeometry(0, 30, 80, 20);
        auto* outside = new QPushButton(QStringLiteral("OK"), all);
        outside->setGeometry(280, 60, 100, 40);
        auto* seen = new PlainLabel(words, all);
        seen->setGeometry(QRect(QPoint(0, 120), seen->sizeHint()));
        window.resize(600, 300);
        window.show();
        QVERIFY(waitForExposed(&window));
        const ClippedTexts texts(window);
        QCOMPARE(texts.count(), 4);
        QVERIFY2(texts.found().size() == 3, qPrintable(texts.found().join(u'\n')));
    }

    void allTextsAreSeen_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("percent");
        for (const auto& [code, name] : availableLanguages())
            for (const int percent : {100, 200})
                if (!underSanitizers || (code == QLatin1String("de") && percent == 200))
                    QTest::addRow("%s %d", qPrintable(code), percent) << code << percent;
        // Longer than any of them, and the same from right to left.
        for (const char* code : {"eo", "he"})
            if (!underSanitizers)
                QTest::addRow("%s 100", code) << QString::fromLatin1(code) << 100;
    }
    void allTextsAreSeen() {
        QFETCH(QString, language);
        QFETCH(int, percent);
        for (const Part& part : parts()) {
            openIn(language, percent);
            QVERIFY(!QTest::currentTestFailed());
            window().resize(smallScreen);
            part.walk();
            close();
            QVERIFY2(!QTest::currentTestFailed(), part.name.c_str());
        }
        found_.removeDuplicates();
        for (const QString& what : found_)
            qWarning("%s", qPrintable(what));
        QVERIFY(found_.isEmpty());
        QVERIFY2(looks_ > 120, qPrintable(QString::number(looks_)));
        // Of menus, labels, buttons and tabs: a look that finds no keys would find none that are shared.
        QVERIFY2(altKeys_ > 600, qPrintable(QString::number(altKeys_)));
    }
};

QTEST_MAIN(LargeTextTest)
#include "tst_large_text.moc"
