// What the window writes, the command line writes too, byte for byte.

#include "tests/cli/run_program.h"
#include "tests/exchange/fake_web_page.h"
#include "tests/gui/window_fixture.h"

#include "editor/document/tileset/tileset_document.h"
#include "editor/exchange/export_dialog.h"
#include "editor/output/formats/exchange_format.h"
#include "editor/output/sheets/sheet_formats.h"
#include "editor/print/print_view.h"
#include "editor/window/controllers/exchange_commands.h"

#include <QComboBox>
#include <QDir>
#include <QDirIterator>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

using namespace tilewright;
using namespace tilewright::test;

namespace {

QStringList filesBelow(const QString& folder) {
    QStringList files;
    for (QDirIterator it(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories); it.hasNext();)
        files << QDir(folder).relativeFilePath(it.next());
    files.sort();
    return files;
}

} // namespace

class TestSameBytes : public QObject {
    Q_OBJECT
    const FakeWebPage player_;
    std::unique_ptr<WindowFixture> shown_;

    MainWindow& window() { return *shown_->window; }
    QString file() const { return shown_->path("standard.tileset.json"); }

    void compare(const QString& one, const QString& other) const {
        QVERIFY(!filesBelow(one).isEmpty());
        QCOMPARE(filesBelow(one), filesBelow(other));
        for (const QString& name : filesBelow(one))
            QVERIFY2(readBytes(one + u'/' + name) == readBytes(other + u'/' + name), qPrintable(name));
    }

private slots:
    void init() {
        shown_ = std::make_unique<WindowFixture>();
        QVERIFY(shown_->open());
        writeBytes(file(), QByteArray::fromStdString(window().currentSet()->fileText()));
    }
    void cleanup() { shown_.reset(); }

    void exports_data() {
        QTest::addColumn<QString>("format");
        for (const exchange::Format* format : exchange::formats())
            if (format->takes(exchange::Subject::Set)) {
                const std::string name(format->name());
                QTest::newRow(name.c_str()) << QString::fromStdString(name);
            }
    }
    void exports() {
        QFETCH(QString, format);
        const QString address = QStringLiteral("https://example.org/tiles/");
        const QString byWindow = shown_->path("window"), byProgram = shown_->path("program");
        QTimer timer;
        connect(&timer, &QTimer::timeout, &timer, [&] {
            auto* dialog = qobject_cast<ExportDialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr)
                return;
            timer.stop();
            dialog->chooseFormat(format);
            dialog->setFolder(byWindow);
            if (auto* field = dialog->findChild<QLineEdit*>(QStringLiteral("urlPrefix")))
                field->setText(address);
            QTest::keyClick(dialog, Qt::Key_Return);
        });
        timer.start(10);
        window().exchange().exportFront();
        QStringList arguments{QStringLiteral("export"), file(),   QStringLiteral("--to"), format,
                              QStringLiteral("-o"),     byProgram};
        if (format == u"tts")
            arguments << QStringLiteral("--option") << QStringLiteral("urlPrefix=") + address;
        const ProcessResult ran = tilewright::test::tilewright(arguments, shown_->folder.path());
        QVERIFY2(ran.exitCode == 0, ran.errors.constData());
        compare(byWindow, byProgram);
    }

    void sheets_data() {
        QTest::addColumn<int>("format");
        for (std::size_t i = 0; i < sheetFormats().size(); ++i)
            QTest::newRow(std::string(sheetFormats()[i].name).c_str()) << static_cast<int>(i);
    }
    void sheets() {
        QFETCH(int, format);
        writeSheetsTwice(format);
    }
    /// The command line follows the options that the window has put into the file.
    void sheetsOfKeptOptions() {
        window().setMode(Mode::Print);
        sheet::SheetSpecification options = window().printView().specification();
        options.paper = *sheet::findPaper("Letter");
        options.bleed = 1.7;
        options.skip = {2, 5};
        options.back.backs = sheet::Backs::ByTile;
        options.tileMillimetres = 40.3;
        window().printView().setSpecification(options);
        writeBytes(file(), QByteArray::fromStdString(window().currentSet()->fileText()));
        writeSheetsTwice(0);
    }

private:
    void writeSheetsTwice(int format) {
        const QString byWindow = shown_->path("window"), byProgram = shown_->path("program");
        window().setMode(Mode::Print);
        window().printView().findChild<QComboBox*>(QStringLiteral("sheetsFormat"))->setCurrentIndex(format);
        QVERIFY(!window().printView().writeSheets(byWindow).isEmpty());
        const std::string name(sheetFormats()[static_cast<std::size_t>(format)].name);
        const ProcessResult ran =
            tilewright::test::tilewright({QStringLiteral("sheet"), file(), QStringLiteral("--format"),
                                          QString::fromStdString(name), QStringLiteral("-o"), byProgram},
                                         shown_->folder.path());
        QVERIFY2(ran.exitCode == 0, ran.errors.constData());
        compare(byWindow, byProgram);
    }
};

QTEST_MAIN(TestSameBytes)
#include "tst_same_bytes.moc"
