// Exports from the window and tables taken over, also by way of the clipboard.

#include "tests/gui/window_fixture.h"

#include "editor/designer/tile_designer.h"
#include "editor/document/open_documents.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/exchange/export_dialog.h"
#include "editor/exchange/import_dialog.h"
#include "editor/window/controllers/exchange_commands.h"
#include "editor/window/message_bar.h"
#include "editor/words/translated_text.h"
#include "engine/model/table/tile_table.h"
#include "tests/waiting.h"

#include <QCheckBox>
#include <QClipboard>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>
#include <QTreeWidget>
#include <QtTest>

using namespace tilewright;
using namespace tilewright::test;

namespace {

QPushButton* button(const QDialog& dialog, const char* objectName) {
    return dialog.findChild<QPushButton*>(QLatin1String(objectName));
}

QByteArray bytes(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("none");
}

void write(const QString& path, const QByteArray& content) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("can't write");
}

} // namespace

class TestExchange : public QObject {
    Q_OBJECT
    std::unique_ptr<WindowFixture> shown_;

    MainWindow& window() { return *shown_->window; }
    TileSetDocument& set() { return *window().currentSet(); }
    /// By the dialog and its key. False if no dialog came.
    bool exportAs(const char* format, const QString& folder) {
        const WithDialog<ExportDialog> dialog([&](ExportDialog& d) {
            d.chooseFormat(QLatin1String(format));
            d.setFolder(folder);
            QTest::keyClick(&d, Qt::Key_Return);
        });
        window().exchange().exportFront();
        return dialog.came;
    }

private slots:
    /// A spreadsheet with a comma before decimals parts columns by a semicolon.
    void separatorsAreThoseOfTheCountry() {
        const exchange::Format& csv = *exchange::findFormat("csv");
        for (const auto& [where, separator] : {std::pair{"de_DE", "semicolon"},
                                               {"fr_FR", "semicolon"},
                                               {"en_US", "comma"},
                                               {"de_CH", "comma"},
                                               {"C", "comma"}}) {
            QSettings().remove(QStringLiteral("exchange/csv"));
            const FormatForm form(csv, nullptr, QLocale(QLatin1String(where)));
            Issues issues;
            QCOMPARE(form.options(issues).at("separator").get<std::string>(), std::string(separator));
        }
    }

    void init() {
        shown_ = std::make_unique<WindowFixture>();
        QVERIFY(shown_->open());
    }
    void cleanup() { shown_.reset(); }

    void aSetIsExportedAsATable() {
        const QString folder = shown_->path("out");
        QVERIFY(exportAs("csv", folder));
        QCOMPARE(bytes(folder + "/standard.csv").toStdString(),
                 "\xEF\xBB\xBF" + tileTable(set().tileSet().tiles));
        QVERIFY(window().messages().text().contains(folder));
    }

    void formulasInATableAreWarnedOf() {
        TileSet changed = set().tileSet();
        changed.tiles[1].notes = "=1+1";
        set().edit([] { return QString(); }, changed);
        const QString folder = shown_->path("out");
        QVERIFY(exportAs("csv", folder));
        QVERIFY(bytes(folder + "/standard.csv").contains("=1+1"));
        const QString said = window().messages().text();
        QVERIFY2(said.contains(folder) && said.contains(QStringLiteral("=1+1")), qPrintable(said));
    }

    void whatIsThereIsWrittenOverOnlyWhenAsked() {
        const QString folder = shown_->path("out");
        QVERIFY(QDir().mkpath(folder));
        write(folder + "/standard.csv", "mine");
        for (const auto reply : {QMessageBox::Cancel, QMessageBox::Yes}) {
            MessageBoxAnswer answer(reply);
            const WithDialog<ExportDialog> dialog([&](ExportDialog& d) {
                d.chooseFormat(QStringLiteral("csv"));
                d.setFolder(folder);
                QTest::keyClick(&d, Qt::Key_Return);
                QTRY_VERIFY(answer.asked);
                if (reply == QMessageBox::Cancel) {
                    QTRY_VERIFY(QApplication::activeModalWidget() == &d);
                    d.reject();
                }
            });
            window().exchange().exportFront();
            QVERIFY(answer.asked);
            QCOMPARE(bytes(folder + "/standard.csv") == "mine", reply == QMessageBox::Cancel);
        }
    }

    void picturesOfTilesTakenOutAreOffered() {
        const QString folder = shown_->path("out");
        QVERIFY(QDir().mkpath(folder));
        write(folder + "/cor-98.svg", "before");
        write(folder + "/mine.svg", "mine");
        MessageBoxAnswer answer(QMessageBox::AcceptRole);
        QVERIFY(exportAs("svg", folder));
        QVERIFY2(answer.text.contains(QStringLiteral("cor-98.svg")), qPrintable(answer.text));
        QVERIFY(!answer.text.contains(QStringLiteral("mine.svg")));
        QVERIFY(!QFileInfo::exists(folder + "/cor-98.svg"));
        QCOMPARE(bytes(folder + "/mine.svg"), "mine");
        QVERIFY(QFileInfo::exists(folder + "/cor-01.svg"));
    }

    void aLongExportShowsHowFarItIsAndStops() {
        const QString folder = shown_->path("out");
        const WithDialog<ExportDialog> dialog([&](ExportDialog& d) {
            d.chooseFormat(QStringLiteral("tts"));
            d.setFolder(folder);
            auto& address = *d.findChild<QLineEdit*>(QStringLiteral("urlPrefix"));
            for (const auto& [text, goes] :
                 {std::pair{"", true}, {"example.org", false}, {"https://example.org/", true}}) {
                address.setText(QLatin1String(text));
                QCOMPARE(button(d, "exportFiles")->isEnabled(), goes);
            }
            button(d, "exportFiles")->click();
            QVERIFY(d.isBusy());
            QVERIFY(d.findChild<QProgressBar*>()->isVisible());
            QVERIFY(!d.findChild<QListWidget*>()->isEnabled());
            button(d, "endTask")->click();
            QVERIFY(!d.isBusy());
            QVERIFY(d.findChild<QListWidget*>()->isEnabled());
            d.reject();
        });
        window().exchange().exportFront();
        QVERIFY(dialog.came);
        QVERIFY(!QDir(folder).exists());
    }

    void aSetWithErrorsIsNotExported() {
        set().setId(1, set().tile(0).id);
        window().exchange().exportFront();
        QVERIFY(window().messages().text().contains(QStringLiteral("can't be exported")));
    }

    void aTableIsOneUndoStep() {
        const std::string before = set().fileText();
        const int tiles = set().size();
        TileSet changed = set().tileSet();
        changed.tiles[3].count = 7;
        changed.tiles.erase(changed.tiles.begin() + 5);
        changed.tiles.push_back(changed.tiles[0]);
        changed.tiles.back().id = "new";
        const QString path = shown_->path("t.csv");
        write(path, QByteArray::fromStdString(tileTable(changed.tiles, ';')));
        const WithDialog<ImportDialog> dialog([&](ImportDialog& d) {
            QCOMPARE(d.preview()->topLevelItemCount(), 3);
            for (int i = 0; i < 3; ++i)
                QCOMPARE(d.preview()->topLevelItem(i)->childCount(), 1);
            QCOMPARE(d.preview()->topLevelItem(0)->child(0)->text(0), QStringLiteral("new"));
            QVERIFY(d.preview()->topLevelItem(1)->child(0)->text(1).contains(QStringLiteral("→ 7")));
            QCOMPARE(d.result().tiles.size(), static_cast<std::size_t>(tiles) + 1);
            d.removeMissing()->click();
            QCOMPARE(d.result().tiles.size(), static_cast<std::size_t>(tiles));
            d.removeMissing()->click();
            QTest::keyClick(&d, Qt::Key_Return);
        });
        QVERIFY(window().exchange().importFile(path));
        QVERIFY(dialog.came);
        QCOMPARE(set().size(), tiles + 1);
        QCOMPARE(set().tile(3).count, 7);
        QCOMPARE(set().undoStack().count(), 1);
        set().undoStack().undo();
        QCOMPARE(set().fileText(), before);
    }

    void aTableTakenOverWhilePrintingIsSeenAndUndone() {
        const std::string before = set().fileText();
        TileSet changed = set().tileSet();
        changed.tiles[3].count = 7;
        const QString path = shown_->path("t.csv");
        write(path, QByteArray::fromStdString(tileTable(changed.tiles)));
        window().setMode(Mode::Print);
        const WithDialog<ImportDialog> dialog([](ImportDialog& d) { QTest::keyClick(&d, Qt::Key_Return); });
        QVERIFY(window().exchange().importFile(path));
        QCOMPARE(set().tile(3).count, 7);
        QCOMPARE(window().mode(), Mode::Design);
        window().activateWindow();
        QVERIFY(waitForActive(&window()));
        QTest::keyClick(&window(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(set().fileText(), before);
    }

    /// Another id in the spreadsheet is asked about, and does not double the tile.
    void aTileWithAnotherIdIsAskedAbout() {
        const int tiles = set().size();
        TileSet changed = set().tileSet();
        changed.tiles[3].id = "renamed";
        const QString path = shown_->path("t.csv");
        write(path, QByteArray::fromStdString(tileTable(changed.tiles)).replace("id,count", "id,Qty"));
        const WithDialog<ImportDialog> dialog([&](ImportDialog& d) {
            QVERIFY(d.renameEqual()->isVisible() && d.renameEqual()->isChecked());
            QVERIFY2(d.summary().contains(QStringLiteral("Qty was read as count")), qPrintable(d.summary()));
            QVERIFY(d.result() == changed);
            d.renameEqual()->click();
            QCOMPARE(d.result().tiles.size(), static_cast<std::size_t>(tiles) + 1);
            QVERIFY(d.preview()->topLevelItem(0)->child(0)->text(1).contains(toQString(set().tile(3).id)));
            d.renameEqual()->click();
            QTest::keyClick(&d, Qt::Key_Return);
        });
        QVERIFY(window().exchange().importFile(path));
        QVERIFY(dialog.came);
        QVERIFY(set().tileSet() == changed);
        set().undoStack().undo();
        QVERIFY(set().tile(3).id != "renamed");
    }

    /// It becomes a set of its own, and the one in front stays as it is.
    void aTableOfAnotherFamilyIsASet() {
        const std::string before = set().fileText();
        TileSet landscape;
        landscape.ruleset = "landscape";
        landscape.tiles.push_back(familyOf("landscape").newTile());
        landscape.tiles[0].id = "meadow";
        const QString path = shown_->path("meadows.csv");
        write(path, QByteArray::fromStdString(tileTable(landscape)));
        const TileSetDocument& here = set();
        const WithDialog<ImportDialog> dialog([](ImportDialog& d) { QTest::keyClick(&d, Qt::Key_Return); });
        QVERIFY(window().exchange().importFile(path));
        QVERIFY(dialog.came);
        QCOMPARE(here.fileText(), before);
        auto* made = qobject_cast<TileSetDocument*>(window().documents().current());
        QVERIFY(made != nullptr && made != &here);
        QCOMPARE(made->tileSet().ruleset, std::string("landscape"));
        QCOMPARE(made->tileSet().name, std::string("meadows"));
        QVERIFY(made->tileSet().tiles == landscape.tiles);
        QVERIFY(made->isModified());
        QCOMPARE(window().mode(), Mode::Design);
    }

    void aBrokenTableChangesNothing() {
        const std::string before = set().fileText();
        const QString path = shown_->path("t.csv");
        write(path, "id,count,north,east,south,west,notes\nnew,1,open,purpel,open,open,\n");
        QVERIFY(!window().exchange().importFile(path));
        QVERIFY2(window().messages().text().contains(QStringLiteral("row 2, column east")),
                 qPrintable(window().messages().text()));
        QCOMPARE(set().fileText(), before);
    }

    void spreadsheetsCopyAndPaste() {
        window().designer().setCurrentTile(4);
        window().designer().copyTiles();
        const QMimeData* held = QGuiApplication::clipboard()->mimeData();
        const QByteArray table = held->data(QStringLiteral("text/tab-separated-values"));
        QCOMPARE(table.toStdString(), tileTable(std::vector{set().tile(4)}, '\t'));
        QVERIFY(held->html().contains(
            QStringLiteral("<td>%1</td>").arg(QString::fromStdString(set().tile(4).id))));

        // Rows of a spreadsheet, without their heading.
        const int tiles = set().size();
        for (const bool headed : {true, false}) {
            const QByteArray row = QByteArray(headed ? "id\tcount\tnorth\teast\tsouth\twest\r\n" : "") +
                                   "pasted" + (headed ? "1" : "2") + "\t2\tred\topen\tearth\tearth\r\n";
            QGuiApplication::clipboard()->setText(QString::fromLatin1(row));
            const WithDialog<ImportDialog> dialog(
                [](ImportDialog& d) { QTest::keyClick(&d, Qt::Key_Return); });
            window().designer().pasteTiles();
            QVERIFY(dialog.came);
        }
        QCOMPARE(set().size(), tiles + 2);
        QCOMPARE(set().tile(tiles + 1).id, std::string("pasted2"));
        QCOMPARE(set().tile(tiles).count, 2);
    }
};

QTEST_MAIN(TestExchange)
#include "tst_exchange.moc"
