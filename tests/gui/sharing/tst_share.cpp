// A web page of what is in front, by the dialog and its keys.

#include "tests/exchange/fake_web_page.h"
#include "tests/gui/window_fixture.h"

#include "editor/document/open_documents.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/exchange/export_dialog.h"
#include "editor/exchange/question_list.h"
#include "editor/exchange/share_dialog.h"
#include "editor/play/play_view.h"
#include "editor/play/session/game_session.h"
#include "editor/window/controllers/exchange_commands.h"
#include "editor/window/controllers/game_controller.h"
#include "editor/window/message_bar.h"
#include "engine/games/record.h"
#include "engine/model/io/file_formats.h"
#include "tests/waiting.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QtTest>

#include <functional>

using namespace tilewright;
using namespace tilewright::test;

namespace {

void key(Qt::Key code, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QTest::keyClick(QApplication::focusWidget(), code, modifiers);
}

void type(const QString& text) {
    QTest::keyClicks(QApplication::focusWidget(), text);
}

} // namespace

class TestShare : public QObject {
    Q_OBJECT
    std::unique_ptr<FakeWebPage> player_;
    std::unique_ptr<WindowFixture> shown_;

    MainWindow& window() { return *shown_->window; }
    QString page(const char* name = "page.html") const { return shown_->path(name); }
    static Json shareIn(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? FakeWebPage::shareIn(file.readAll()) : Json();
    }

private slots:
    void init() {
        player_ = std::make_unique<FakeWebPage>();
        shown_ = std::make_unique<WindowFixture>();
        QVERIFY(shown_->open());
    }
    void cleanup() {
        shown_.reset();
        player_.reset();
    }

    void byKeysAlone() {
        const WithDialog<ShareDialog> dialog([this](ShareDialog& d) {
            QTRY_COMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("title"));
            key(Qt::Key_A, Qt::ControlModifier);
            type(QStringLiteral("Caves <3"));
            key(Qt::Key_Tab);
            QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("language"));
            key(Qt::Key_Down);
            key(Qt::Key_Tab);
            auto& questions = *d.findChild<QListWidget*>(QStringLiteral("questions"));
            QVERIFY(questions.hasFocus());
            for (const char* question : {"One?", "Two?", "Three?"}) {
                key(Qt::Key_Insert);
                type(QLatin1String(question));
                key(Qt::Key_Return);
                QTRY_VERIFY(questions.hasFocus());
            }
            // Begun and let go of: no question.
            key(Qt::Key_Insert);
            key(Qt::Key_Escape);
            QTRY_COMPARE(questions.count(), 3);
            QVERIFY(questions.hasFocus());
            questions.setCurrentRow(2);
            key(Qt::Key_Up, Qt::AltModifier);
            key(Qt::Key_Up, Qt::AltModifier);
            key(Qt::Key_Down);
            key(Qt::Key_Delete);
            QCOMPARE(d.questions(), (QStringList{QStringLiteral("Three?"), QStringLiteral("Two?")}));
            while (QApplication::focusWidget()->objectName() != QLatin1String("file"))
                key(Qt::Key_Tab);
            key(Qt::Key_A, Qt::ControlModifier);
            type(page("50%2.html"));
            key(Qt::Key_Return);
        });
        QTest::keyClick(&window(), Qt::Key_W, Qt::ControlModifier | Qt::AltModifier);
        QVERIFY(dialog.came);
        const Json share = shareIn(page("50%2.html"));
        QCOMPARE(share.at("title"), Json("Caves <3"));
        QCOMPARE(share.at("language"), Json("de"));
        QCOMPARE(share.at("questions"), (Json{"Three?", "Two?"}));
        QVERIFY(tileSetFromJson(share.at("design").at("tileset")) == window().currentSet()->tileSet());
        QVERIFY(window().messages().text().contains(QStringLiteral("50%2.html")));
        QVERIFY(window().messages().findChild<QPushButton*>(QStringLiteral("openPage")) != nullptr);
    }

    void questionsAreKeptForTheSet() {
        const auto ask = [this](const std::function<void(ShareDialog&)>& act) {
            const WithDialog<ShareDialog> dialog(act);
            window().exchange().shareFront();
            QVERIFY(dialog.came);
        };
        const QStringList wanted{QStringLiteral("Too long?"), QStringLiteral("Größe <b>?")};
        ask([&](ShareDialog& d) {
            QVERIFY(d.questions().isEmpty());
            d.findChild<QuestionList*>()->setQuestions(wanted);
            d.findChild<QLineEdit*>(QStringLiteral("file"))->setText(page("a"));
            d.findChild<QPushButton*>(QStringLiteral("writePage"))->click();
        });
        // The ending was left out.
        QVERIFY(!shareIn(page("a.html")).is_null());
        ask([&](ShareDialog& d) {
            QCOMPARE(d.questions(), wanted);
            d.reject();
        });
        // They come with the export, too, and with a game of the set.
        const WithDialog<ExportDialog> exported([this](ExportDialog& d) {
            d.chooseFormat(QStringLiteral("html"));
            d.setFolder(shown_->path("out"));
            QTest::keyClick(&d, Qt::Key_Return);
        });
        window().exchange().exportFront();
        QCOMPARE(shareIn(shown_->path("out/standard.html")).at("questions").size(), std::size_t{2});
        window().game().playFront();
        ask([&](ShareDialog& d) {
            QCOMPARE(d.questions(), wanted);
            d.reject();
        });
        // Those of another set are others.
        window().setMode(Mode::Design);
        window().currentSet()->setText(&TileSet::name, "Other");
        ask([](ShareDialog& d) {
            QVERIFY(d.questions().isEmpty());
            d.reject();
        });
    }

    void noMoreThanFiveQuestions() {
        const WithDialog<ShareDialog> dialog([](ShareDialog& d) {
            auto& list = *d.findChild<QuestionList*>();
            list.setQuestions(QStringList(5, QStringLiteral("?")));
            auto* add = list.findChild<QToolButton*>(QStringLiteral("addQuestion"));
            QVERIFY(!add->isEnabled());
            QTest::keyClick(&list.list(), Qt::Key_Insert);
            QCOMPARE(list.list().count(), 5);
            QTest::keyClick(&list.list(), Qt::Key_Delete);
            QVERIFY(add->isEnabled());
            d.reject();
        });
        window().exchange().shareFront();
        QVERIFY(dialog.came);
    }

    void aGameGoesWhollyOrUpToTheMoment() {
        window().game().playFront();
        GameSession& session = *window().playView().session();
        session.setRunning(false);
        for (int moves = 1; moves <= 6; ++moves) {
            session.step();
            QTRY_COMPARE(session.lineLength(), moves);
        }
        session.goTo(4);
        for (const bool momentOnly : {false, true}) {
            const WithDialog<ShareDialog> dialog([&](ShareDialog& d) {
                auto* box = d.findChild<QCheckBox*>(QStringLiteral("momentOnly"));
                QVERIFY(box != nullptr && box->text().contains(u'4'));
                QVERIFY(d.findChild<QLabel*>(QStringLiteral("contents"))->text().contains(u'6'));
                box->setChecked(momentOnly);
                d.findChild<QLineEdit*>(QStringLiteral("file"))
                    ->setText(page(momentOnly ? "moment.html" : "whole.html"));
                d.findChild<QPushButton*>(QStringLiteral("writePage"))->click();
            });
            window().exchange().shareFront();
            QVERIFY(dialog.came);
        }
        QCOMPARE(fileText(shareIn(page("whole.html")).at("record")),
                 fileText(game::toJson(session.record())));
        QCOMPARE(shareIn(page("moment.html")).at("record").at("moves").size(), std::size_t{4});
    }

    void whatIsThereIsWrittenOverOnlyWhenAsked() {
        QFile file(page());
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("mine") == 4);
        file.close();
        for (const auto reply : {QMessageBox::Cancel, QMessageBox::Yes}) {
            MessageBoxAnswer answer(reply);
            const WithDialog<ShareDialog> dialog([&](ShareDialog& d) {
                d.findChild<QLineEdit*>(QStringLiteral("file"))->setText(page());
                d.findChild<QPushButton*>(QStringLiteral("writePage"))->click();
                QTRY_VERIFY(answer.asked);
                if (reply == QMessageBox::Cancel) {
                    QTRY_VERIFY(QApplication::activeModalWidget() == &d);
                    d.reject();
                }
            });
            window().exchange().shareFront();
            QVERIFY(answer.asked);
            QCOMPARE(shareIn(page()).is_null(), reply == QMessageBox::Cancel);
        }
    }

    void withoutThePageOfThePlayerItSaysSoAtOnce() {
        QVERIFY(QFile::remove(player_->path()));
        const WithDialog<ShareDialog> dialog([this](ShareDialog& d) {
            QVERIFY(d.findChild<QLabel*>(QStringLiteral("problem"))->text().contains(player_->path()));
            QVERIFY(!d.findChild<QPushButton*>(QStringLiteral("writePage"))->isEnabled());
            d.reject();
        });
        window().exchange().shareFront();
        QVERIFY(dialog.came);
    }

    void aSetThatCantBePlayedIsNotShared() {
        TileSet set = window().currentSet()->tileSet();
        set.rules = {{"Odd", {}, {{"enterCost", 3}}, Json::object()}};
        window().currentSet()->edit([] { return QString(); }, set);
        window().exchange().shareFront();
        QVERIFY2(window().messages().text().contains(QStringLiteral("can't be shared")),
                 qPrintable(window().messages().text()));
    }

    void theVariantIsNamed() {
        TileSet set = window().currentSet()->tileSet();
        set.rules = {{"Quick", {}, {{"runners", 3}}, Json::object()}};
        window().currentSet()->edit([] { return QString(); }, set);
        const WithDialog<ShareDialog> dialog([](ShareDialog& d) {
            QVERIFY(
                d.findChild<QLabel*>(QStringLiteral("contents"))->text().contains(QStringLiteral("Quick")));
            d.reject();
        });
        window().exchange().shareFront();
        QVERIFY(dialog.came);
    }
};

QTEST_MAIN(TestShare)
#include "tst_share.moc"
