// In a window on a small screen all texts are seen, in every language, with the usual texts and those of
// twice the size, and each key with Alt stands for one thing.
#include "tests/gui/all_dialogs.h"
#include "tests/gui/clipped_texts.h"
#include "tests/gui/dungeon_fixture.h"
#include "tests/gui/event_loop.h"
#include "tests/gui/mnemonics.h"
#include "tests/gui/play_fixture.h"
#include "tests/gui/playtest_fixture.h"
#include "tests/sanitizers.h"

#include "editor/common/screen_fitting.h"
#include "editor/playtest/people/peoples_games_dialog.h"
#include "editor/playtest/playtest_pages.h"
#include "editor/playtest/studies/study_view.h"
#include "editor/print/print_view.h"
#include "editor/print/sheet_options_form.h"
#include "editor/window/controllers/games_from_people_controllers.h"
#include "editor/window/controllers/help_controller.h"
#include "editor/window/preferences/preferences_dialog.h"
#include "tests/waiting.h"

#include <QLibraryInfo>
#include <QListWidget>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTranslator>
#include <QVBoxLayout>

using namespace tilewright;
using namespace tilewright::test;

class LargeTextTest : public QObject, private PlaytestFixture {
    Q_OBJECT
private:
    static constexpr QSize smallScreen{1024, 700};

    QFont usual_;
    QTranslator words_;
    QTranslator qtWords_;
    QStringList found_;
    int looks_ = 0;
    qsizetype altKeys_ = 0;

    void openIn(const QString& language, int percent) {
        const QLocale locale(language);
        QLocale::setDefault(locale);
        QVERIFY(
            words_.load(locale, QStringLiteral("tilewright"), QStringLiteral("_"), QStringLiteral(":/i18n")));
        QCoreApplication::installTranslator(&words_);
        if (qtWords_.load(locale, QStringLiteral("qtbase"), QStringLiteral("_"),
                          QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
            QCoreApplication::installTranslator(&qtWords_);
        QFont font = usual_;
        font.setPointSizeF(usual_.pointSizeF() * percent / 100);
        QApplication::setFont(font);
        QVERIFY(open());
        window().resize(smallScreen);
    }

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
    void lookAtWindow(const QString& state) { lookAt(window(), state); }
    void lookAtPage(QDialog& dialog, const QString& state) {
        processPending();
        // The screen of the test may be larger.
        fitDialog(dialog, smallScreen - QSize(16, 40));
        lookAt(dialog, state);
    }
    /// All of its pages. Files and colours are asked for by Qt's own dialogs.
    void lookAtDialog(QDialog& dialog) {
        const QString name = QLatin1String(dialog.metaObject()->className());
        if (!name.startsWith(QLatin1String("tilewright::")) && name != QLatin1String("QDialog"))
            return;
        lookAtPage(dialog, name);
        for (QTabWidget* tabs : dialog.findChildren<QTabWidget*>())
            for (int tab = 1; tab < tabs->count(); ++tab) {
                tabs->setCurrentIndex(tab);
                lookAtPage(dialog, name + u' ' + tabs->tabText(tab));
            }
        if (dialog.inherits("tilewright::ExportDialog")) {
            auto& formats = *dialog.findChild<QListWidget*>();
            for (int row = 1; row < formats.count(); ++row) {
                formats.setCurrentRow(row);
                lookAtPage(dialog, name + u' ' + formats.item(row)->text());
            }
        }
    }

    void lookAtModes() {
        lookAtWindow(QStringLiteral("playtest without games"));
        QVERIFY(finish(20));
        for (int page = 0; page < view().pages()->count(); ++page) {
            view().pages()->setCurrentIndex(page);
            lookAtWindow(QStringLiteral("playtest page %1").arg(page));
        }
        {
            const DialogVisitor each([this](QDialog& dialog) { lookAtDialog(dialog); });
            view().pages()->setCurrentIndex(0);
            view().findChild<QPushButton*>(QStringLiteral("addGoal"))->click();
        }
        PlaytestPages& pages = window().playtestPages();
        pages.study().openBundled(QStringLiteral("beneath/tiles-and-colours.study.json"));
        for (int page = 1; page < pages.count(); ++page) {
            pages.setCurrentIndex(page);
            lookAtWindow(pages.tabText(page));
        }
        pages.setCurrentIndex(0);
        PeoplesGamesDialog& people = window().people().dialog();
        people.show();
        lookAtDialog(people);
        people.close();
        for (const ExampleDocument& opened : exampleDocuments) {
            openExample(window(), opened);
            lookAtWindow(QLatin1String(opened.name));
        }
        window().setMode(Mode::Print);
        PrintView& print = window().printView();
        for (CollapsibleGroup* group : print.findChildren<CollapsibleGroup*>())
            group->setOpen(true);
        QTRY_VERIFY(!print.isDrawing());
        lookAtWindow(QStringLiteral("print"));
    }
    void lookAtGames() {
        window().setMode(Mode::Play);
        PlayView& play = window().playView();
        for (const GameSetup& setup : {smallGame(3, 20), dungeonGame(3, 30, true)}) {
            play.records().newGame(setup);
            for (int move = 0; move < 12; ++move) {
                game::MoveList moves;
                play.session()->position().legalMoves(moves);
                QVERIFY(!moves.empty() && play.session()->play(moves[0]));
            }
            lookAtWindow(QStringLiteral("game of %1").arg(QString::fromStdString(setup.ruleset)));
        }
        play.findChild<QAction*>(QStringLiteral("play/points"))->setChecked(true);
        play.session()->addComment("Eva", "why?");
        lookAtWindow(QStringLiteral("game with points and a comment"));
    }
    void lookAround() {
        window().help().startTour();
        lookAtWindow(QStringLiteral("tour"));
        window().help().tour()->end();
        window().help().showHelp();
        for (QWidget* other : QApplication::topLevelWidgets())
            if (other != &window() && other->isVisible() && !other->inherits("QTipLabel"))
                lookAt(*other, QLatin1String(other->metaObject()->className()));
        while (window().documents().count() > 0)
            window().documents().remove(0);
        lookAtWindow(QStringLiteral("no file"));
    }

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        usual_ = QApplication::font();
    }
    void cleanup() {
        f_.reset();
        QApplication::setFont(usual_);
        QCoreApplication::removeTranslator(&words_);
        QCoreApplication::removeTranslator(&qtWords_);
        QLocale::setDefault(QLocale::system());
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
    }
    void allTextsAreSeen() {
        QFETCH(QString, language);
        QFETCH(int, percent);
        openIn(language, percent);
        openOtherDialogs(*f_, [this](QDialog& dialog) { lookAtDialog(dialog); });
        lookAtModes();
        for (const ExampleDocument& opened : exampleDocuments) {
            openExample(window(), opened);
            openMenuDialogs(window(), [this](QDialog& dialog) { lookAtDialog(dialog); });
        }
        lookAtGames();
        lookAround();
        found_.removeDuplicates();
        for (const QString& what : found_)
            qWarning("%s", qPrintable(what));
        QVERIFY(found_.isEmpty());
        QVERIFY(looks_ > 60);
        // Of menus, labels, buttons and tabs: a look that finds no keys would find none that are shared.
        QVERIFY2(altKeys_ > 600, qPrintable(QString::number(altKeys_)));
    }
};

QTEST_MAIN(LargeTextTest)
#include "tst_large_text.moc"
