#include "editor/print/print_view.h"
#include "editor/print/sheet_options_form.h"
#include "editor/print/sheet_preview.h"
#include "editor/print/template_row.h"
#include "tests/gui/window_fixture.h"

#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QStandardPaths>
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
    template <class Widget>
    Widget& named(const QString& name) {
        for (Widget* widget : print().findChildren<Widget*>())
            if (widget->accessibleName() == name)
                return *widget;
        qFatal("no widget %s", qPrintable(name));
    }
    template <class Widget>
    Widget& told(const QString& toolTip) {
        for (Widget* widget : print().findChildren<Widget*>())
            if (widget->toolTip() == toolTip)
                return *widget;
        qFatal("no widget with tooltip %s", qPrintable(toolTip));
    }
    QString trouble() {
        QStringList texts;
        for (QLabel* label : print().findChildren<QLabel*>())
            if (label->isVisible())
                texts << label->text();
        return texts.join(u'\n');
    }

private slots:
    void init() {
        QStandardPaths::setTestModeEnabled(true);
        QDir(TemplateRow::folder()).removeRecursively();
        fixture_ = std::make_unique<WindowFixture>();
        QVERIFY(fixture_->open());
        fixture_->window->setMode(Mode::Print);
    }
    void cleanup() {
        fixture_.reset();
        QDir(TemplateRow::folder()).removeRecursively();
    }

    void pagesFollowTheOptions() {
        const int before = print().pages();
        auto& backs = told<QComboBox>(QStringLiteral("A page of backs after each page of fronts"));
        backs.setFocus();
        QTest::keyClick(&backs, Qt::Key_Down);
        QCOMPARE(print().specification().back.backs, sheet::Backs::OneForAll);
        QCOMPARE(print().pages(), 2 * before);
        auto& chosen = told<QLineEdit>(QStringLiteral("Ids with their counts"));
        QVERIFY(!chosen.isEnabled());
        auto& quantities =
            told<QComboBox>(QStringLiteral("All copies, one of each kind as a proof, or chosen ones"));
        quantities.setFocus();
        QTest::keyClick(&quantities, Qt::Key_End);
        QVERIFY(chosen.isEnabled());
        chosen.setFocus();
        QTest::keyClicks(&chosen, QStringLiteral("nobody=2"));
        QTest::keyClick(&chosen, Qt::Key_Return);
        QVERIFY2(trouble().contains(QStringLiteral("nobody")), qPrintable(trouble()));
    }

    void whatCannotBePrintedIsSaid() {
        sheet::SheetSpecification s = print().specification();
        s.paper = {"custom", 40, 40};
        print().setSpecification(s);
        QCOMPARE(print().pages(), 0);
        QVERIFY2(trouble().contains(QStringLiteral("40")), qPrintable(trouble()));
        s = sheet::SheetSpecification();
        s.tileMillimetres = 12;
        print().setSpecification(s);
        QVERIFY(print().pages() > 0);
        QVERIFY2(trouble().contains(QStringLiteral("2.88")), qPrintable(trouble()));
    }

    void pagesAreTurnedByKeys() {
        auto& page = named<QSpinBox>(QStringLiteral("Page"));
        QCOMPARE(page.value(), 1);
        QTest::keyClick(&print(), Qt::Key_PageDown, Qt::AltModifier);
        QTRY_COMPARE(page.value(), 2);
        QTRY_COMPARE(print().preview().currentPage(), 1);
        QTest::keyClick(&print(), Qt::Key_PageUp, Qt::AltModifier);
        QTRY_COMPARE(print().preview().currentPage(), 0);
    }

    void trueSizeIsThatOfTheScreen() {
        auto& zoom = named<QComboBox>(QStringLiteral("Zoom"));
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
        QVERIFY(QFile::exists(TemplateRow::folder() + QStringLiteral("/My-own.sheet.json")));
        QCOMPARE(box.currentText(), QStringLiteral("My own"));
        emit box.activated(box.currentIndex());
        QCOMPARE(print().specification().paper.name, std::string("A3"));
        // Any change makes them one's own options.
        sheet::SheetSpecification changed = print().specification();
        changed.bleed = 1;
        print().setSpecification(changed);
        QCOMPARE(box.currentIndex(), 0);
    }

    void optionsAreKeptWithTheFile() {
        TileSet set;
        set.tiles.resize(1);
        set.tiles[0].id = "a";
        const QString first = fixture_->path("first.json"), second = fixture_->path("second.json");
        print().setTileSet(set, QStringLiteral("first.json"), first);
        sheet::SheetSpecification s = print().specification();
        s.bleed = 3;
        s.note = "of the first";
        print().setSpecification(s);
        print().setTileSet(set, QStringLiteral("second.json"), second);
        s.note = "of the second";
        print().setSpecification(s);
        print().setTileSet(set, QStringLiteral("first.json"), first);
        QCOMPARE(print().specification().note, std::string("of the first"));
        QCOMPARE(print().specification().bleed, 3.0);
    }

    void testPagesAndBoardAreShown() {
        auto& kind = named<QComboBox>(QStringLiteral("What is shown"));
        kind.setCurrentIndex(1);
        QCOMPARE(print().pages(), 2);
        const QStringList files = print().writeSheets(fixture_->path("out"));
        QCOMPARE(files.size(), 2);
        QVERIFY(files.first().endsWith(QLatin1String("alignment-test-01.svg")));
        kind.setCurrentIndex(2);
        QCOMPARE(print().pages(), 1);
        kind.setCurrentIndex(0);
        sheet::SheetSpecification s = print().specification();
        s.components = {sheet::Component::Board};
        print().setSpecification(s);
        QVERIFY2(print().pages() > 0, qPrintable(trouble()));
    }

    /// Who scrolls over a field changes nothing.
    void theWheelChangesNoOption() {
        auto& backs = told<QComboBox>(QStringLiteral("A page of backs after each page of fronts"));
        named<QSpinBox>(QStringLiteral("Page")).setFocus();
        const QPointF middle = QRectF(backs.rect()).center();
        QWheelEvent down(middle, backs.mapToGlobal(middle), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                         Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&backs, &down);
        QCOMPARE(print().specification().back.backs, sheet::Backs::None);
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
