#include "tests/gui/designer_fixture.h"
#include "tests/gui/event_loop.h"

#include "editor/designer/beneath/beneath_figures_widget.h"
#include "editor/designer/beneath/beneath_tools.h"
#include "editor/designer/beneath/door_variants_dialog.h"
#include "editor/designer/browser/tile_list_view.h"
#include "editor/designer/browser/tile_table_panel.h"
#include "editor/designer/family_tools.h"
#include "editor/designer/panels/family_figures_widget.h"
#include "editor/designer/panels/figure_chart.h"
#include "editor/document/tileset/tile_list_model.h"
#include "engine/games/beneath/tiles/hole_patterns.h"
#include "tests/waiting.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QThreadPool>
#include <QTimer>

using namespace tilewright;
using namespace tilewright::test;

/// Figures and the table, the dialogs that make tiles, and what screen readers find.
class DesignerFiguresTest : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<DesignerFixture> shown_;

    TileSetDocument& set() { return *shown_->document; }
    TileDesigner& designer() { return shown_->designer; }
    BeneathFiguresWidget& figures() {
        return *static_cast<BeneathFiguresWidget*>(designer().tools()->widgets().figures);
    }

private slots:
    void init() {
        shown_ = std::make_unique<DesignerFixture>();
        QVERIFY(shown_->waitForIt());
    }
    void cleanup() { shown_.reset(); }

    void figuresFilterTheList() {
        BeneathFiguresWidget& statistics = figures();
        const auto click = [](FigureChart* chart, std::size_t at) {
            QTest::mouseClick(chart->viewport(), Qt::LeftButton, {},
                              chart->figureRect(at).center().toPoint());
        };
        const auto listedCopies = [this] {
            int copies = 0;
            auto* rows = designer().browser()->filterModel();
            for (int row = 0; row < rows->rowCount(); ++row)
                copies += set().tile(rows->mapToSource(rows->index(row, 0)).row()).count;
            return copies;
        };
        for (std::size_t i = 0; i < allConfigurations.size(); ++i) {
            click(statistics.configurations(), i);
            QCOMPARE(listedCopies(), statistics.configurations()->figures()[i].value);
        }
        click(statistics.skulls(), 4);
        QCOMPARE(designer().browser()->filter().doors, (std::set<SideContent>{SideContent::SkullBrown}));
        const std::vector<PatternFit> fits = patternFits(set().tileSet());
        QCOMPARE(statistics.holes()->count(), static_cast<int>(fits.size()));
        statistics.holes()->setFocus();
        for (int i = 0; i < statistics.holes()->count(); ++i) {
            statistics.holes()->setCurrentRow(i);
            QTest::keyClick(statistics.holes(), Qt::Key_Return);
            QCOMPARE(listedCopies(), fits[static_cast<std::size_t>(i)].copies);
        }
        // By keyboard.
        statistics.configurations()->setFocus();
        QTest::keyClick(statistics.configurations(), Qt::Key_Up);
        QTest::keyClick(statistics.configurations(), Qt::Key_Return);
        QCOMPARE(designer().browser()->filter().configurations.size(), std::size_t(1));
        QVERIFY(designer().browser()->filter().fitName.isEmpty());
        // The same once more takes the filter away, as Esc does.
        QTest::keyClick(statistics.configurations(), Qt::Key_Return);
        QVERIFY(designer().browser()->filter().isEmpty());
        click(statistics.skulls(), 2);
        QVERIFY(!designer().browser()->filter().isEmpty());
        click(statistics.skulls(), 2);
        QVERIFY(designer().browser()->filter().isEmpty());
        for (QWidget* from : std::initializer_list<QWidget*>{shown_->list(), statistics.skulls()}) {
            click(statistics.skulls(), 2);
            from->setFocus();
            QTest::keyClick(from, Qt::Key_Escape);
            QVERIFY(designer().browser()->filter().isEmpty());
        }
    }

    void targetsAreThoseOfTheGenerator() {
        QVERIFY(!figures().configurations()->figures()[0].target);
        BeneathSetSpecification specification;
        specification.tiles = 100;
        specification.weights = {10, 20, 30, 30, 10};
        set().replaceTiles(generate(specification), specification);
        QVERIFY(shown_->isOneStep());
        const FigureBar& straight = figures().configurations()->figures()[1];
        QCOMPARE(straight.target.value(), 20.0);
        QCOMPARE(straight.value, 20);
        set().undoStack().undo();
        QVERIFY(!figures().configurations()->figures()[0].target);
    }

    void theTableOffersTheSameEdits() {
        QTableView* view = designer().table()->view();
        designer().showPanel(QStringLiteral("table"));
        QAbstractItemModel* model = view->model();
        QVERIFY(model->setData(model->index(3, TileListModel::CountColumn), 9));
        QCOMPARE(set().tile(3).count, 9);
        QVERIFY(model->setData(model->index(3, TileListModel::IdColumn), QStringLiteral("row-3")));
        QCOMPARE(set().tile(3).id, std::string("row-3"));
        // A side by its editor, as by keyboard.
        const QModelIndex side = model->index(4, TileListModel::NorthColumn + 2);
        view->setFocus();
        view->setCurrentIndex(side);
        view->edit(side);
        auto* box = view->findChild<QComboBox*>();
        QVERIFY(box != nullptr);
        box->setCurrentIndex(box->findData(static_cast<int>(SideContent::Special)));
        emit box->activated(box->currentIndex());
        QCOMPARE(set().tile(4).sides()[2], SideContent::Special);
        QCOMPARE(set().undoStack().count(), 3);
        while (set().undoStack().canUndo())
            set().undoStack().undo();
        QCOMPARE(set().fileText(), shown_->original);
        // It shares the choice with the thumbnails.
        view->selectRow(12);
        QCOMPARE(shown_->chosen(), TileIndices{12});
        shown_->choose({20, 22});
        QCOMPARE(view->selectionModel()->selectedRows().size(), 2);
    }

    /// As in a spreadsheet.
    void typingEditsTheCurrentCellWhichStaysInItsColumn() {
        designer().showPanel(QStringLiteral("table"));
        QTableView* view = designer().table()->view();
        view->setFocus();
        const auto countOf = [view](int row) {
            return view->model()->index(row, TileListModel::CountColumn);
        };
        view->setCurrentIndex(countOf(1));
        QTest::keyClick(view, Qt::Key_7);
        auto* box = view->findChild<QSpinBox*>();
        QVERIFY(box != nullptr);
        QTest::keyClick(box, Qt::Key_Return);
        QTRY_COMPARE(set().tile(1).count, 7);
        view->setCurrentIndex(countOf(3));
        const int before = set().tile(3).count;
        QTest::keyClicks(view, QStringLiteral("4"));
        QTest::keyClicks(view->findChild<QSpinBox*>(), QStringLiteral(",5"));
        QTest::keyClick(view->findChild<QSpinBox*>(), Qt::Key_Tab);
        QCOMPARE(set().tile(3).count, before);
        view->setCurrentIndex(countOf(2));
        set().undoStack().undo();
        QVERIFY(set().tile(1).count != 7);
        QCOMPARE(view->currentIndex(), countOf(1));
    }

    void variantsAreShownCountedAndOneStep() {
        set().setSide({0}, Direction::North, skull(Colour::Blue));
        set().setSide({0}, Direction::East, skull(Colour::Blue));
        set().setSide({0}, Direction::South, SideContent::Earth);
        set().setSide({0}, Direction::West, SideContent::Earth);
        set().undoStack().clear();
        shown_->original = set().fileText();
        shown_->choose({0});
        int expected = 0;
        std::vector<std::string> ids;
        QTimer::singleShot(0, this, [&expected, &ids] {
            auto* dialog = qobject_cast<DoorVariantsDialog*>(QApplication::activeModalWidget());
            auto* make = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
            QVERIFY(!make->isEnabled());
            for (SideContent door : {SideContent::Open, SideContent::Special})
                dialog->doorButton(Direction::North, door)->click();
            // Two doors on two sides.
            QVERIFY(dialog->findChildren<QAbstractButton*>().size() > 10);
            expected = static_cast<int>(dialog->result().size());
            for (const Tile& tile : dialog->findChild<TileSetPreview*>()->document()->tileSet().tiles)
                ids.push_back(tile.id);
            QVERIFY(make->isEnabled());
            QTest::keyClick(dialog, Qt::Key_Return);
        });
        QTest::keyClick(&designer(), Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(expected > 0 && expected <= 4);
        QCOMPARE(static_cast<int>(shown_->chosen().size()), expected);
        for (int place : shown_->chosen())
            QCOMPARE(configuration(set().tile(place).sides()), Configuration::Corner);
        // They were shown with the ids that they have now.
        std::vector<std::string> made;
        for (const int place : shown_->chosen())
            made.push_back(set().tile(place).id);
        QCOMPARE(ids, made);
        QVERIFY(shown_->isOneStep());
        QVERIFY(!hasErrors(set().lint()));
    }

    void theGeneratorWorksItOutBesideTheWindow() {
        BeneathGeneratorDialog dialog(nullptr);
        QSignalSpy worked(&dialog, &BeneathGeneratorDialog::resultChanged);
        QTRY_VERIFY(dialog.result().has_value());
        dialog.findChild<QSpinBox*>(QStringLiteral("generatorTiles"))->setValue(60);
        QVERIFY(!dialog.result().has_value());
        QTRY_VERIFY(dialog.result().has_value());
        QCOMPARE(tileCount(*dialog.result()), 60);
        QVERIFY(*dialog.result() == generate(dialog.specification()));
        // What can't be met is told, and gives nothing.
        BeneathSetSpecification impossible;
        impossible.openShare = 0.8;
        impossible.specialShare = 0.7;
        dialog.setSpecification(impossible);
        // Whatever was begun is done, and has come back.
        dialog.findChild<QThreadPool*>()->waitForDone();
        processPending();
        QVERIFY(!dialog.result().has_value());
        const QPushButton* cancel = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Cancel);
        for (const QPushButton* button : dialog.findChildren<QPushButton*>())
            QCOMPARE(button->isEnabled(), button == cancel);
        worked.clear();
        dialog.setSpecification({});
        QTRY_VERIFY(dialog.result().has_value());
        QCOMPARE(worked.count(), 1);
    }

    void theGeneratorStartsFromTheSetAndAddsToIt() {
        BeneathGeneratorDialog dialog(&set());
        const TileSet before = set().tileSet();
        QCOMPARE(dialog.specification().tiles, tileCount(before));
        QCOMPARE(dialog.specification().colours, static_cast<int>(before.pickColours.size()));
        QCOMPARE(dialog.specification().weights, specificationOf(before).weights);
        QTRY_VERIFY(dialog.result().has_value());
        QCOMPARE(specificationOf(*dialog.result()).weights, specificationOf(before).weights);
        // With fewer skulls some of them are new, others get more copies.
        const TileSet alike = *dialog.result();
        BeneathSetSpecification more = dialog.specification();
        more.openShare = 0.8;
        dialog.setSpecification(more);
        QTRY_VERIFY(dialog.result() && !(*dialog.result() == alike));
        set().addTiles(*dialog.result());
        QVERIFY(shown_->isOneStep());
        QCOMPARE(tileCount(set().tileSet()), 2 * tileCount(before));
        QVERIFY(set().size() > static_cast<int>(before.tiles.size()));
        for (const Issue& issue : set().lint())
            QVERIFY2(issue.severity != Severity::Error && issue.code != "tiles-equal", issue.code.c_str());
        set().undoStack().undo();
        QVERIFY(set().tileSet() == before);
    }

    void tabsLeadFromTheTilesToTheTileAndPastHiddenPanels() {
        shown_->list()->setFocus();
        QList<QWidget*> met;
        for (int i = 0; i < 60; ++i) {
            met << QApplication::focusWidget();
            QTest::keyClick(met.last(), Qt::Key_Tab);
        }
        const qsizetype canvas = met.indexOf(shown_->canvas());
        const qsizetype issues = met.indexOf(designer().issueList());
        QVERIFY(canvas > 0 && issues > canvas);
        QVERIFY(!met.contains(designer().table()->view()));
        designer().showPanel(QStringLiteral("table"));
        shown_->canvas()->setFocus();
        for (int i = 0; i < 60 && QApplication::focusWidget() != designer().table()->view(); ++i)
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), designer().table()->view());
    }

    void screenReadersFindTheSides() {
        shown_->choose({0});
        set().setSide({0}, Direction::East, SideContent::SkullRed);
        set().undoStack().clear();
        QAccessibleInterface* canvas = QAccessible::queryAccessibleInterface(shown_->canvas());
        QVERIFY(canvas != nullptr);
        QCOMPARE(canvas->childCount(), 4);
        QAccessibleInterface* east = canvas->child(1);
        QCOMPARE(east->text(QAccessible::Name), QStringLiteral("east: red skull"));
        QCOMPARE(east->parent(), canvas);
        QCOMPARE(canvas->indexOfChild(east), 1);
        QVERIFY(QRect(canvas->rect()).contains(east->rect()));
        east->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
        QCOMPARE(shown_->canvas()->focusedSide(), Direction::East);
        QVERIFY(east->state().focused);
        designer().doors()->action(SideContent::Special)->setChecked(true);
        east->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(set().tile(0).sides()[1], SideContent::Special);
        QCOMPARE(east->text(QAccessible::Name), QStringLiteral("east: special door"));
        // Every field and button says what it is.
        for (QWidget* widget : designer().findChildren<QWidget*>()) {
            if (!widget->isVisible() || widget->focusProxy() != nullptr ||
                !(widget->focusPolicy() & Qt::TabFocus))
                continue;
            QAccessibleInterface* face = QAccessible::queryAccessibleInterface(widget);
            const bool editor =
                qobject_cast<QLineEdit*>(widget) && qobject_cast<QAbstractSpinBox*>(widget->parent());
            QVERIFY2(editor || !face->text(QAccessible::Name).isEmpty(),
                     qPrintable(widget->metaObject()->className() + (u'/' + widget->objectName())));
        }
    }
};

QTEST_MAIN(DesignerFiguresTest)
#include "tst_designer_figures.moc"
