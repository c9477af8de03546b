#include "tests/gui/window_fixture.h"

#include "editor/print/print_job.h"
#include "editor/print/print_view.h"
#include "tests/waiting.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QPrintPreviewWidget>
#include <QPushButton>
#include <QSpinBox>

using namespace tilewright;
using namespace tilewright::test;

/// What the print view writes and prints.
class TestPrinting : public QObject {
    Q_OBJECT

private slots:
    void init() {
        fixture_ = std::make_unique<WindowFixture>();
        QVERIFY(fixture_->open());
        // From any mode; without a file the bundled set is opened.
        fixture_->window->openExample();
    }
    void cleanup() { fixture_.reset(); }

    void keyShowsThePreview() {
        int pages = 0;
        // The pages are drawn first.
        QTimer timer;
        connect(&timer, &QTimer::timeout, &timer, [&] {
            auto* preview = qobject_cast<PrintPreview*>(QApplication::activeModalWidget());
            if (preview == nullptr)
                return;
            pages = preview->findChild<QPrintPreviewWidget*>()->pageCount();
            if (pages == 0)
                return;
            timer.stop();
            QTest::keyClick(preview, Qt::Key_Escape);
        });
        timer.start(10);
        QTest::keyClick(fixture_->window.get(), Qt::Key_P, Qt::ControlModifier);
        QTRY_VERIFY(view().pages() > 0);
        QCOMPARE(pages, view().pages());
    }

    void dotsAreAskedForWherePixelsAre() {
        fixture_->window->setMode(Mode::Print);
        auto* format = view().findChild<QComboBox*>(QStringLiteral("sheetsFormat"));
        auto* dots = view().findChild<QSpinBox*>(QStringLiteral("sheetsDots"));
        QVERIFY(format && dots && dots->isHidden());
        for (int i = 0; i < format->count(); ++i) {
            format->setCurrentIndex(i);
            QCOMPARE(dots->isHidden(), !format->currentText().startsWith(QStringLiteral("PNG")));
        }
    }

    void piecesByThemselves() {
        fixture_->window->setMode(Mode::Print);
        auto* single = view().findChild<QCheckBox*>(QStringLiteral("sheetsSingle"));
        QVERIFY(single);
        QTRY_VERIFY(single->isEnabled());
        single->setFocus();
        QTest::keyClick(single, Qt::Key_Space);
        const QString folder = fixture_->path("pieces");
        const QStringList files = view().writeSheets(folder);
        QVERIFY(files.contains(folder + QStringLiteral("/manifest.csv")));
        QCOMPARE(QDir(folder).entryList(QDir::Files).size(), files.size());
        // Test pages have no pieces.
        view().findChild<QComboBox*>(QStringLiteral("sheetsShown"))->setCurrentIndex(1);
        QVERIFY(!single->isEnabled());
        QCOMPARE(view().writeSheets(folder).size(), qsizetype(2));
    }

    void filesWithOtherContentAreAskedFor() {
        fixture_->window->setMode(Mode::Print);
        const QString folder = fixture_->path("sheets");
        const QStringList files = view().writeSheets(folder);
        QVERIFY(!files.isEmpty());
        {
            const MessageBoxAnswer answer(QMessageBox::Cancel);
            QCOMPARE(view().writeSheets(folder), files);
            QVERIFY2(!answer.asked, "the same content is no question");
        }
        for (const auto reply : {QMessageBox::Cancel, QMessageBox::Yes}) {
            QFile first(files.first());
            QVERIFY(first.open(QIODevice::WriteOnly));
            first.write("mine");
            first.close();
            const MessageBoxAnswer answer(reply);
            QCOMPARE(view().writeSheets(folder).isEmpty(), reply == QMessageBox::Cancel);
            QVERIFY(answer.asked);
            QVERIFY(first.open(QIODevice::ReadOnly));
            QCOMPARE(first.readAll() == "mine", reply == QMessageBox::Cancel);
        }
    }

    void whatCannotBeWrittenIsSaid() {
        fixture_->window->setMode(Mode::Print);
        QFile blocker(fixture_->path("file"));
        QVERIFY(blocker.open(QIODevice::WriteOnly));
        QCOMPARE(view().writeSheets(fixture_->path("file/sheets")), QStringList());
        const auto* said = view().findChild<QLabel*>(QStringLiteral("sheetsTrouble"));
        QVERIFY(said->isVisible());
        QVERIFY2(said->text().contains(QStringLiteral("can't be created")), qPrintable(said->text()));
    }

private:
    PrintView& view() const { return fixture_->window->printView(); }
    std::unique_ptr<WindowFixture> fixture_;
};

QTEST_MAIN(TestPrinting)
#include "tst_printing.moc"
