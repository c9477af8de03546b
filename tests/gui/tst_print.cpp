#include "editor/common/fields/input_fields.h"
#include "editor/common/file_dialogs.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/output/sheets/user_templates.h"
#include "editor/print/print_view.h"
#include "editor/print/sheet_options_form.h"
#include "editor/print/sheet_preview.h"
#include "editor/print/template_row.h"
#include "engine/model/io/file_formats.h"
#include "engine/sheet/sheet_option.h"
#include "engine/sheet/sheet_template.h"
#include "tests/gui/window_fixture.h"
#include "tests/waiting.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTableWidget>
#include <QTest>
#include <QWheelEvent>

using namespace tilewright;
using namespace tilewright::test;

/// The print mode, used with mouse and keyboard.
class PrintTest : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<WindowFixture> fixture_;

    PrintView& print() { return fixture_->window->printView(); }
    QCheckBox* markersBox() {
        for (QCheckBox* box : print().findChildren<QCheckBox*>())
            if (box->text().remove(u'&') == QStringLiteral("Markers"))
                return box;
        return nullptr;
    }
    template <class Widget>
    Widget& named(const char* objectName) {
        if (auto* widget = print().findChild<Widget*>(QLatin1String(objectName)))
            return *widget;
        qFatal("no widget %s", objectName);
    }
    QString trouble() {
        QStringList texts;
        for (QLabel* label : print().findChildren<QLabel*>())
            if (label->isVisible())
                texts << label->text();
        return texts.join(u'\n');
    }

    /// What the view shows follows the options a moment later.
    bool isDrawn() {
        return waitFor([this] { return !print().isDrawing(); });
    }

private slots:
    void init() {
        QStandardPaths::setTestModeEnabled(true);
        QDir(userTemplateFolder()).removeRecursively();
        fixture_ = std::make_unique<WindowFixture>();
        QVERIFY(fixture_->open());
        fixture_->window->setMode(Mode::Print);
        QVERIFY(isDrawn());
    }
    void cleanup() {
        fixture_.reset();
        QDir(userTemplateFolder()).removeRecursively();
    }

    void pagesFollowTheOptions() {
        const int before = print().pages();
        auto& backs = named<QComboBox>("/backs/of");
        backs.setFocus();
        QTest::keyClick(&backs, Qt::Key_Down);
        QCOMPARE(print().specification().back.backs, sheet::Backs::OneForAll);
        QTRY_COMPARE(print().pages(), 2 * before);
        auto& chosen = named<QLineEdit>("sheetChosen");
        QVERIFY(!chosen.isEnabled());
        auto& quantities = named<QComboBox>("/quantities");
        quantities.setFocus();
        QTest::keyClick(&quantities, Qt::Key_End);
        QVERIFY(chosen.isEnabled());
        chosen.setFocus();
        QTest::keyClicks(&chosen, QStringLiteral("nobody=2"));
        QTest::keyClick(&chosen, Qt::Key_Return);
        QVERIFY(isDrawn());
        QVERIFY2(trouble().contains(QStringLiteral("nobody")), qPrintable(trouble()));
    }

    void whatCannotBePrintedIsSaid() {
        sheet::SheetSpecification s = print().specification();
        s.paper = {"custom", 40, 40};
        print().setSpecification(s);
        QTRY_COMPARE(print().pages(), 0);
        QVERIFY2(trouble().contains(QStringLiteral("40")), qPrintable(trouble()));
        s = sheet::SheetSpecification();
        s.tileMillimetres = 12;
        print().setSpecification(s);
        QTRY_VERIFY(print().pages() > 0);
        QVERIFY2(trouble().contains(QStringLiteral("2.88")), qPrintable(trouble()));
    }

    void pagesAreTurnedByKeys() {
        auto& page = named<QSpinBox>("sheetsPage");
        QCOMPARE(page.value(), 1);
        QTest::keyClick(&print(), Qt::Key_PageDown, Qt::AltModifier);
        QTRY_COMPARE(page.value(), 2);
        QTRY_COMPARE(print().preview().currentPage(), 1);
        QTest::keyClick(&print(), Qt::Key_PageUp, Qt::AltModifier);
        QTRY_COMPARE(print().preview().currentPage(), 0);
    }

    void trueSizeIsThatOfTheScreen() {
        auto& zoom = named<QComboBox>("sheetsZoom");
        zoom.setCurrentIndex(static_cast<int>(SheetPreview::Zoom::TrueSize));
        const double one = print().preview().scale();
        QVERIFY(one > 1 && one < 20);
        zoom.setCurrentIndex(static_cast<int>(SheetPreview::Zoom::Double));
        QCOMPARE(print().preview().scale(), 2 * one);
        QVERIFY(print().preview().width() >= 210 * 2 * one);
        zoom.setCurrentIndex(static_cast<int>(SheetPreview::Zoom::WholePage));
        QVERIFY(297 * print().preview().scale() < print().preview().parentWidget()->height());
    }

    void aTemplateSetsEverythingAndOwnOnesAreKept() {
        auto& templates = *print().findChild<TemplateRow*>();
        QComboBox& box = *templates.box();
        box.setFocus();
        const int punchboard = box.findData(QStringLiteral("punchboard"));
        QVERIFY(punchboard > 0);
        box.setCurrentIndex(punchboard);
        emit box.activated(punchboard);
        QCOMPARE(print().specification().cornerRadius, 2.0);
        QCOMPARE(print().specification().back.backs, sheet::Backs::OneForAll);

        sheet::SheetTemplate own;
        own.name = "My own";
        own.specification.paper = *sheet::findPaper("A3");
        QVERIFY(templates.save(own).empty());
        QVERIFY(QFile::exists(userTemplateFolder() + QStringLiteral("/My-own.sheet.json")));
        QCOMPARE(box.currentText(), QStringLiteral("My own"));
        emit box.activated(box.currentIndex());
        QCOMPARE(print().specification().paper.name, std::string("A3"));
        // Any change makes them one's own options.
        sheet::SheetSpecification changed = print().specification();
        changed.bleed = 1;
        print().setSpecification(changed);
        QCOMPARE(box.currentIndex(), 0);
    }

    void ownTemplatesAreRenamedAndDeleted() {
        auto& templates = *print().findChild<TemplateRow*>();
        QComboBox& box = *templates.box();
        // A fresh set has the options of a template, and its name is shown.
        QCOMPARE(box.currentData().toString(), QStringLiteral("a4-45"));
        sheet::SheetTemplate own;
        for (const char* name : {"One", "Two"}) {
            own.name = name;
            own.specification.bleed += 1;
            QVERIFY(templates.save(own).empty());
        }
        QVERIFY(hasErrors(templates.renameChosen(QStringLiteral("One"))));
        QVERIFY(templates.renameChosen(QStringLiteral("Three")).empty());
        QCOMPARE(box.currentText(), QStringLiteral("Three"));
        QVERIFY(box.toolTip().contains(userTemplateFolder() + QStringLiteral("/Three.sheet.json")));
        QVERIFY(!QFile::exists(userTemplateFolder() + QStringLiteral("/Two.sheet.json")));
        QVERIFY(templates.deleteChosen().empty());
        QVERIFY(!QFile::exists(userTemplateFolder() + QStringLiteral("/Three.sheet.json")));
        QVERIFY(box.findText(QStringLiteral("Three")) < 0 && box.findText(QStringLiteral("One")) > 0);
    }

    void whatCannotBeReadIsSaidUntilItIsMended() {
        auto& skip = named<QLineEdit>("sheetSkip");
        auto* write = print().findChild<QPushButton*>(QStringLiteral("sheetsWrite"));
        QVERIFY(write && write->isEnabled());
        const QColor usual = skip.palette().color(QPalette::Text);
        skip.setFocus();
        QTest::keyClicks(&skip, QStringLiteral("1-x"));
        QTRY_VERIFY2(trouble().contains(QStringLiteral("1-x")), qPrintable(trouble()));
        QVERIFY(!write->isEnabled());
        QVERIFY(skip.palette().color(QPalette::Text) != usual);
        QTest::keyClick(&skip, Qt::Key_Backspace);
        QTest::keyClicks(&skip, QStringLiteral("3"));
        QTRY_VERIFY(write->isEnabled());
        QVERIFY(!trouble().contains(QStringLiteral("1-x")));
        QCOMPARE(skip.palette().color(QPalette::Text), usual);
        QCOMPARE(print().specification().skip, (std::vector{1, 2, 3}));
    }

    void aClickOnASlotSkipsIt() {
        auto& preview = print().preview();
        const QPoint third = preview.slotRect(0, 3).center().toPoint();
        QTest::mouseClick(&preview, Qt::LeftButton, {}, third);
        QCOMPARE(print().specification().skip, std::vector{3});
        QTest::mouseClick(&preview, Qt::LeftButton, {}, preview.slotRect(0, 1).center().toPoint());
        QCOMPARE(print().specification().skip, (std::vector{1, 3}));
        QTest::mouseClick(&preview, Qt::LeftButton, {}, third);
        QCOMPARE(print().specification().skip, std::vector{1});
        QVERIFY(preview.slotRect(0, 25).isEmpty());
    }

    void tilesAreChosenInAList() {
        const auto tile = [](const char* id, int count) {
            Tile made;
            made.id = id;
            made.count = count;
            return made;
        };
        ChosenTilesDialog dialog({tile("a", 2), tile("b", 3), tile("c", 1)}, {{"b", 1}, {"b", 1}});
        QCOMPARE(dialog.chosen(), (std::vector<sheet::ChosenTile>{{"b", 2}}));
        auto* last = qobject_cast<QSpinBox*>(dialog.table()->cellWidget(2, 1));
        QVERIFY(last);
        QTest::keyClick(last, Qt::Key_Up);
        QCOMPARE(dialog.chosen(), (std::vector<sheet::ChosenTile>{{"b", 2}, {"c", 1}}));
        dialog.findChild<QPushButton*>(QStringLiteral("chooseAsCounted"))->click();
        QCOMPARE(dialog.chosen(), (std::vector<sheet::ChosenTile>{{"a", 2}, {"b", 3}, {"c", 1}}));
    }

    void fieldsOfBacksWaitForBacks() {
        auto& flip = named<QComboBox>("/backs/flip");
        QVERIFY(!flip.isEnabled());
        auto& backs = named<QComboBox>("/backs/of");
        backs.setCurrentIndex(1);
        QVERIFY(flip.isEnabled());
        QVERIFY(!named<QDoubleSpinBox>("/backs/gutter").isEnabled());
    }

    void optionsAreKeptInTheFile() {
        TileSetDocument& set = *fixture_->window->currentSet();
        auto& undo = set.undoStack();
        sheet::SheetSpecification s = print().specification();
        s.bleed = 3;
        s.note = "of the first";
        print().setSpecification(s);
        QCOMPARE(undo.count(), 1);
        // How it is printed doesn't change the set.
        QVERIFY(!set.isModified());
        const QString file = fixture_->path("kept.tileset.json");
        QVERIFY(set.saveTo(file).empty());
        const auto read = readTileSet(set.fileText());
        QVERIFY(read.value && sheet::storedOptions(*read.value).value);
        QCOMPARE(sheet::storedOptions(*read.value).value->specification.note, std::string("of the first"));

        // Another set has its own, which are the usual ones here.
        fixture_->window->openExample();
        fixture_->window->setMode(Mode::Print);
        QVERIFY(fixture_->window->currentSet() != &set);
        QCOMPARE(print().specification().bleed, 0.0);

        // A new window shows what the file says.
        WindowFixture other;
        QVERIFY(other.open());
        QVERIFY(other.window->files().openFiles({file}));
        other.window->setMode(Mode::Print);
        QCOMPARE(other.window->printView().specification().note, std::string("of the first"));
        QCOMPARE(other.window->printView().specification().bleed, 3.0);
    }

    void optionsAreUndoneAndRedone() {
        QUndoStack& undo = fixture_->window->currentSet()->undoStack();
        auto& note = named<QLineEdit>("sheetNote");
        note.setFocus();
        QTest::keyClicks(&note, QStringLiteral("v2"));
        QCOMPARE(print().specification().note, std::string("v2"));
        QCOMPARE(undo.count(), 1);
        auto& backs = named<QComboBox>("/backs/of");
        backs.setFocus();
        QTest::keyClick(&backs, Qt::Key_Down);
        QCOMPARE(undo.count(), 2);
        QVERIFY(!fixture_->window->currentSet()->isModified());
        QTest::keyClick(fixture_->window.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(print().specification().back.backs, sheet::Backs::None);
        QCOMPARE(backs.currentIndex(), 0);
        undo.undo();
        QCOMPARE(print().specification().note, std::string());
        QCOMPARE(note.text(), QString());
        QVERIFY(!fixture_->window->currentSet()->isModified());
        undo.redo();
        QCOMPARE(note.text(), QStringLiteral("v2"));
    }

    /// They don't make the set modified, so nobody is asked about them when it is closed.
    void optionsThatAreNotInTheFileAreTold() {
        TileSetDocument& set = *fixture_->window->currentSet();
        const auto& unsaved = named<QLabel>("sheetsUnsaved");
        QVERIFY(!unsaved.isVisible());
        sheet::SheetSpecification other = print().specification();
        other.gapX += 1;
        set.setSheetOptions(other);
        QVERIFY(!set.isModified() && unsaved.isVisible());
        QVERIFY(set.saveTo(fixture_->path("sheets.tileset.json")).empty());
        QVERIFY(!unsaved.isVisible());
        set.undoStack().undo();
        QVERIFY(unsaved.isVisible());
        set.undoStack().redo();
        QVERIFY(!unsaved.isVisible());
    }

    void optionsOfAFileAreThereWhenItIsOpenedAgain() {
        const QString file = fixture_->path("sheets.tileset.json");
        QVERIFY(fixture_->window->currentSet()->saveTo(file).empty());
        const auto openAgain = [this, &file] {
            QVERIFY(fixture_->window->close());
            fixture_->close();
            QVERIFY(fixture_->open());
            QVERIFY(fixture_->window->files().openFiles({file}));
            fixture_->window->setMode(Mode::Print);
        };
        const auto gap = [this] { return print().specification().gapX; };
        auto other = print().specification();
        other.gapX = 2.5;
        print().setSpecification(other);
        named<QComboBox>("sheetsFormat").setCurrentIndex(2);
        named<QSpinBox>("sheetsDots").setValue(600);
        named<QCheckBox>("sheetsSingle").setChecked(true);
        const auto& before = named<QLabel>("sheetsUnsaved");
        QVERIFY2(before.isVisible() && before.text().contains(QStringLiteral("This computer")),
                 qPrintable(before.text()));

        openAgain();
        QCOMPARE(gap(), 2.5);
        QVERIFY(!fixture_->window->currentSet()->isModified());
        QVERIFY(!fixture_->window->currentSet()->undoStack().canUndo());
        QVERIFY(named<QLabel>("sheetsUnsaved").isVisible());
        QCOMPARE(named<QComboBox>("sheetsFormat").currentIndex(), 2);
        QCOMPARE(named<QSpinBox>("sheetsDots").value(), 600);
        QVERIFY(named<QCheckBox>("sheetsSingle").isChecked());

        // What the file says now is newer.
        TileSet elsewhere = fixture_->window->currentSet()->tileSet();
        other.gapX = 7;
        sheet::storeOptions(elsewhere, other);
        TileSetDocument copy(elsewhere);
        QVERIFY(copy.saveCopyTo(file).empty());
        openAgain();
        QCOMPARE(gap(), 7.0);
        QVERIFY(!named<QLabel>("sheetsUnsaved").isVisible());

        // As in the file, and undone: nothing is left to be kept.
        other.gapX = 1;
        print().setSpecification(other);
        fixture_->window->currentSet()->undoStack().undo();
        openAgain();
        QCOMPARE(gap(), 7.0);
    }

    /// What changed the set stays a change, whatever is said of its sheets before and after.
    void onlyTheSetIsModified() {
        TileSetDocument& set = *fixture_->window->currentSet();
        QCheckBox* markers = markersBox();
        QVERIFY(markers != nullptr);
        markers->click();
        QVERIFY(!set.isModified());
        set.setCount({0}, set.tile(0).count + 1);
        QVERIFY(set.isModified());
        markers->click();
        QVERIFY(set.isModified());
        set.undoStack().undo();
        QVERIFY(set.isModified());
        set.undoStack().undo();
        QVERIFY(!set.isModified());
        set.undoStack().undo();
        QVERIFY(!set.isModified() && !markers->isChecked());
        set.undoStack().redo();
        set.undoStack().redo();
        QVERIFY(set.isModified() && markers->isChecked());
    }

    void otherSheetsAreSeenFromTheirFirstPage() {
        auto& zoom = named<QComboBox>("sheetsZoom");
        zoom.setCurrentIndex(static_cast<int>(SheetPreview::Zoom::PageWidth));
        const auto shows = [this](int page) { return print().preview().currentPage() == page; };
        QTRY_VERIFY(print().pages() > 2);
        const auto toLast = [&] {
            print().preview().goToPage(print().pages() - 1);
            QTRY_VERIFY(!shows(0));
        };
        toLast();
        // The same sheets stay where they are.
        sheet::SheetSpecification other = print().specification();
        other.components.push_back(sheet::Component::Markers);
        const int pages = print().pages();
        print().setSpecification(other);
        QTRY_VERIFY(print().pages() > pages);
        QVERIFY(!shows(0));
        named<QComboBox>("sheetsShown").setCurrentIndex(3);
        QTRY_VERIFY(shows(0));
        named<QComboBox>("sheetsShown").setCurrentIndex(0);
        QTRY_VERIFY(print().pages() > pages);
        toLast();
        fixture_->window->files().openExample("landscape/base.tileset.json");
        QTRY_VERIFY(shows(0));
    }

    /// What a game with the set has not is not there to be ticked; what was ticked can be unticked.
    void markersAreForSetsThatHaveSome() {
        QVERIFY(markersBox()->isEnabled());
        fixture_->window->files().openExample("landscape/base.tileset.json");
        QVERIFY(!markersBox()->isEnabled());
        QVERIFY(!markersBox()->toolTip().isEmpty());
        sheet::SheetSpecification ticked = print().specification();
        ticked.components.push_back(sheet::Component::Markers);
        print().setSpecification(ticked);
        QVERIFY(markersBox()->isEnabled());
        markersBox()->click();
        QVERIFY(!markersBox()->isEnabled());
        fixture_->window->files().openExample("landscape/tunnel.tileset.json");
        QVERIFY(markersBox()->isEnabled());
    }

    void sheetsSpeakTheirLanguage() {
        auto& language = named<QComboBox>("/rules/language");
        QVERIFY(language.isVisible());
        const auto pageText = [this] {
            QFile file(print().writeSheets(fixture_->path("said")).value(0));
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        QVERIFY(isDrawn());
        const QByteArray english = pageText();
        language.setCurrentIndex(1);
        QVERIFY(isDrawn());
        QCOMPARE(pageText(), english);
        MessageBoxAnswer overwrite(QMessageBox::Yes);
        language.setCurrentIndex(2);
        QVERIFY(isDrawn());
        const QByteArray german = pageText();
        QVERIFY(!german.isEmpty() && german != english);
    }

    /// Nobody waits for pages, and those before stay until the new are there.
    void pagesAreDrawnBehindTheWindow() {
        const int before = print().pages();
        QVERIFY(before > 0);
        sheet::SheetSpecification s = print().specification();
        for (const double tile : {30.0, 40.0, 20.0}) {
            s.tileMillimetres = tile;
            print().setSpecification(s);
            QVERIFY(print().isDrawing());
            QCOMPARE(print().pages(), before);
        }
        QVERIFY(isDrawn());
        QVERIFY(print().pages() < before / 2);
        QTRY_VERIFY(print().preview().isPainted(0));
    }

    void whatIsKeptAndCannotBeReadIsSaid() {
        TileSet set = fixture_->window->currentSet()->tileSet();
        set.extra["sheetOptions"] = {{"bleed", {{"mode", "thick"}}}};
        print().setTileSet(set, QStringLiteral("bad.tileset.json"));
        QVERIFY(isDrawn());
        QVERIFY2(trouble().contains(QStringLiteral("thick")), qPrintable(trouble()));
        QCOMPARE(print().specification().bleedMode, sheet::BleedMode::Each);
    }

    void testPagesAndBoardAreShown() {
        auto& kind = named<QComboBox>("sheetsShown");
        kind.setCurrentIndex(1);
        QTRY_COMPARE(print().pages(), 2);
        const QStringList files = print().writeSheets(fixture_->path("out"));
        QCOMPARE(lastFolder(), fixture_->path("out"));
        QCOMPARE(files.size(), 2);
        QVERIFY(files.first().endsWith(QLatin1String("alignment-test-01.svg")));
        kind.setCurrentIndex(2);
        QTRY_COMPARE(print().pages(), 1);
        kind.setCurrentIndex(3);
        QTRY_COMPARE(print().pages(), 2);
        const QStringList rules = print().writeSheets(fixture_->path("out"));
        QCOMPARE(rules.size(), 2);
        QVERIFY2(rules.first().endsWith(QLatin1String("-rules-01.svg")), qPrintable(rules.first()));
        kind.setCurrentIndex(0);
        sheet::SheetSpecification s = print().specification();
        s.components = {sheet::Component::Board};
        print().setSpecification(s);
        QVERIFY(isDrawn());
        QVERIFY2(print().pages() > 0, qPrintable(trouble()));
    }

    /// The options of sheets have no effect on a leaflet, and those of the leaflet none on sheets.
    void rulesHaveOptionsOfTheirOwn() {
        auto& kind = named<QComboBox>("sheetsShown");
        auto& folded = named<QCheckBox>("/rules/folded");
        auto& order = named<QComboBox>("/order");
        auto& orientation = named<QComboBox>("/orientation");
        QVERIFY(order.isVisible() && !folded.isVisible());
        kind.setCurrentIndex(3);
        QVERIFY(!order.isVisible() && folded.isVisible());
        QVERIFY(orientation.isVisible() && !orientation.isEnabled());
        auto& note = named<QLineEdit>("rulesNote");
        note.setFocus();
        QTest::keyClicks(&note, QStringLiteral("v3"));
        QCOMPARE(print().specification().note, std::string("v3"));
        folded.click();
        QVERIFY(orientation.isEnabled());
        kind.setCurrentIndex(0);
        QVERIFY(order.isVisible() && !folded.isVisible());
        QCOMPARE(named<QLineEdit>("sheetNote").text(), QStringLiteral("v3"));
        QVERIFY(orientation.isEnabled());
    }

    /// Who scrolls over a field changes nothing.
    void theWheelChangesNoOption() {
        auto& backs = named<QComboBox>("/backs/of");
        named<QSpinBox>("sheetsPage").setFocus();
        const QPointF middle = QRectF(backs.rect()).center();
        QWheelEvent down(middle, backs.mapToGlobal(middle), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                         Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&backs, &down);
        QCOMPARE(print().specification().back.backs, sheet::Backs::None);
        QVERIFY(!down.isAccepted()); // the form scrolls
    }

    void everyOptionHasAFieldThatShowsIt() {
        sheet::SheetSpecification changed;
        changed.back.backs = sheet::Backs::ByTile;
        changed.back.rotation = -1.5;
        changed.margins.top = 12.25;
        changed.firstSlot = 7;
        changed.marks.tileIds = true;
        for (const sheet::SheetSpecification& shown : {sheet::SheetSpecification(), changed}) {
            print().setSpecification(shown);
            for (const sheet::SheetOption& option : sheet::sheetOptions())
                if (const std::string& name = option.spec.name; name != "/skip" && name != "/note")
                    QVERIFY2(valueOfOptionField(&named<QWidget>(name.c_str())) == option.get(shown),
                             name.c_str());
        }
    }

    void everyFieldSaysWhatItIs() {
        for (QWidget* field : print().findChildren<QWidget*>()) {
            const bool isField = qobject_cast<QComboBox*>(field) || qobject_cast<QAbstractSpinBox*>(field) ||
                                 qobject_cast<QAbstractButton*>(field);
            if (!isField || field->focusPolicy() == Qt::NoFocus)
                continue;
            QVERIFY2(!field->toolTip().isEmpty(), field->metaObject()->className());
        }
    }
};

QTEST_MAIN(PrintTest)
#include "tst_print.moc"
