#include "tests/gui/window_fixture.h"

#include "editor/print/print_job.h"
#include "editor/print/print_view.h"
#include "tests/waiting.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPrintPreviewWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTest>
#include <QTimer>

using namespace tilewright;
using namespace tilewright::test;

/// What the print view writes and prints.
class TestPrinting : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QStandardPaths::setTestModeEnabled(true);
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

    /// A format that has all pages in one file asks for that file.
    void aPdfIsAFile() {
        fixture_->window->setMode(Mode::Print);
        view().findChild<QComboBox*>(QStringLiteral("sheetsFormat"))->setCurrentIndex(1);
        QVERIFY(isDrawn());
        const QString file = fixture_->path("mine");
        QTimer timer;
        connect(&timer, &QTimer::timeout, &timer, [&] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr)
                return;
            timer.stop();
            QCOMPARE(dialog->fileMode(), QFileDialog::AnyFile);
            QCOMPARE(dialog->acceptMode(), QFileDialog::AcceptSave);
            QVERIFY2(dialog->selectedFiles().value(0).endsWith(QStringLiteral("standard.pdf")),
                     qPrintable(dialog->selectedFiles().value(0)));
            auto* name = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
            name->setText(file);
            QTest::keyClick(name, Qt::Key_Return);
        });
        timer.start(10);
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        QTest::mouseClick(view().findChild<QPushButton*>(QStringLiteral("sheetsWrite")), Qt::LeftButton);
        QVERIFY(!timer.isActive());
        QTRY_VERIFY(QFileInfo::exists(file + QStringLiteral(".pdf")));
        view().findChild<QCheckBox*>(QStringLiteral("sheetsSingle"))->setChecked(true);
        QVERIFY(view()
                    .findChild<QPushButton*>(QStringLiteral("sheetsWrite"))
                    ->toolTip()
                    .contains(QStringLiteral("folder")));
    }

    /// Pages of a longer run before would be printed with the new ones.
    void pagesLeftByARunBefore() {
        fixture_->window->setMode(Mode::Print);
        const auto written = [this](double tile) {
            sheet::SheetSpecification s = view().specification();
            s.tileMillimetres = tile;
            view().setSpecification(s);
            return isDrawn() ? view().writeSheets(fixture_->path("left")) : QStringList();
        };
        const auto there = [this] { return QDir(fixture_->path("left")).entryList(QDir::Files).size(); };
        const QStringList before = written(60);
        // Other content in the first pages is a question of its own.
        for (const QString& file : QDir(fixture_->path("left")).entryList(QDir::Files))
            QVERIFY(file == QFileInfo(before.last()).fileName() ||
                    QFile::remove(fixture_->path("left") + u'/' + file));
        MessageBoxAnswer keep(QMessageBox::RejectRole);
        const QStringList now = written(30);
        QVERIFY(keep.asked && now.size() < before.size());
        QVERIFY2(keep.text.contains(QFileInfo(before.last()).fileName()), qPrintable(keep.text));
        QCOMPARE(there(), now.size() + 1);
        MessageBoxAnswer trash(QMessageBox::AcceptRole);
        QCOMPARE(written(30), now);
        QVERIFY(trash.asked);
        QCOMPARE(there(), now.size());
        const QDir bin(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
                       QStringLiteral("/Trash/files"));
        QVERIFY(bin.exists(QFileInfo(before.last()).fileName()));
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
    /// What the view shows follows the options a moment later.
    bool isDrawn() const {
        return waitFor([this] { return !view().isDrawing(); });
    }
    std::unique_ptr<WindowFixture> fixture_;
};

QTEST_MAIN(TestPrinting)
#include "tst_printing.moc"
