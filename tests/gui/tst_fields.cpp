#include "editor/common/fields/input_fields.h"
#include "editor/playtest/studies/study_fields.h"
#include "tests/gui/event_loop.h"
#include "tests/waiting.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSlider>
#include <QSpinBox>
#include <QTableWidget>
#include <QToolTip>
#include <QVBoxLayout>
#include <QWheelEvent>
#include <QtTest>

using namespace tilewright;
using namespace tilewright::test;

namespace {

void turnWheel(QWidget& widget) {
    const QPointF middle = QRectF(widget.rect()).center();
    QWheelEvent down(middle, widget.mapToGlobal(middle), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                     Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&widget, &down);
}

} // namespace

/// What all fields of the program have in common.
class FieldsTest : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { QLocale::setDefault(QLocale(QLocale::English)); }

    void commaAndPointStandBeforeDecimals_data() {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "de", "fr", "sv", "de_CH"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }
    void commaAndPointStandBeforeDecimals() {
        QFETCH(QString, language);
        QLocale::setDefault(QLocale(language));
        for (const auto& [typed, value] : {std::pair{"44.5", 44.5},
                                           {"44,5", 44.5},
                                           {"-0,25", -0.25},
                                           {"-.5", -0.5},
                                           {"1000.5", 1000.5},
                                           {"7", 7.0}}) {
            NumberBox box;
            box.setRange(-10, 2000);
            box.setDecimals(2);
            box.setSuffix(QStringLiteral(" mm"));
            box.selectAll();
            QTest::keyClicks(&box, QLatin1String(typed));
            QTest::keyClick(&box, Qt::Key_Return);
            QCOMPARE(box.value(), value);
            QCOMPARE(parseNumber(QLatin1String(typed)), std::optional(value));
            QCOMPARE(parseNumber(formatNumber(value)), std::optional(value));
        }
        for (const char* text : {"", "x", "1.000,5", "1,000,000", "nan", "inf", "4 5"})
            QVERIFY2(!parseNumber(QLatin1String(text)), text);
    }

    void wholeNumbersHaveNoDecimals_data() { commaAndPointStandBeforeDecimals_data(); }
    /// What is no whole number leaves the one before, and is not put together from the digits that are left.
    void wholeNumbersHaveNoDecimals() {
        QFETCH(QString, language);
        QLocale::setDefault(QLocale(language));
        constexpr int before = 8;
        const auto typed = [](const QString& text, bool isParted) {
            IntegerBox box;
            box.setRange(0, 100'000);
            box.setGroupSeparatorShown(isParted);
            box.setSuffix(QStringLiteral(" mm"));
            box.setValue(before);
            box.selectAll();
            QTest::keyClicks(&box, text);
            QTest::keyClick(&box, Qt::Key_Return);
            return box.value();
        };
        for (const bool isParted : {false, true}) {
            for (const char* text : {"2,5", "2.5", "8,50", "1.00", ",5", "3.", "1.000,5"})
                QCOMPARE(typed(QLatin1String(text), isParted), before);
            for (const QString& text : {QStringLiteral("1.000"), QStringLiteral("1,000"),
                                        QStringLiteral("1 000"), QStringLiteral("1000")})
                QCOMPARE(typed(text, isParted), 1000);
            QCOMPARE(typed(QStringLiteral("1,00,000"), isParted), 100'000);
            QCOMPARE(typed(QStringLiteral("1,00,00"), isParted), before);
        }
    }

    /// A field that is used again for another number, as by another tile; thousands that lose a digit.
    void whatIsRefusedGivesWayToWhatStoodThere() {
        const RangeHint hint;
        QWidget window;
        auto* column = new QVBoxLayout(&window);
        auto* count = new IntegerBox;
        count->setRange(0, 100'000);
        count->setGroupSeparatorShown(true);
        auto* next = new QLineEdit;
        column->addWidget(count);
        column->addWidget(next);
        window.show();
        window.activateWindow();
        QVERIFY(waitForActive(&window));
        next->setFocus();
        for (const int value : {4, 9, 10'000}) {
            {
                const QSignalBlocker quiet(count);
                count->setValue(value);
            }
            count->setFocus();
            count->selectAll();
            QTest::keyClicks(count, "2,5");
            QTest::keyClick(count, Qt::Key_Tab);
            QCOMPARE(count->value(), value);
            QTRY_COMPARE(QToolTip::text(), QStringLiteral("Enter a whole number from 0 to 100000, not 2,5"));
        }
        QCOMPARE(count->text(), QStringLiteral("10,000"));
        count->setFocus();
        QTest::keyClick(count, Qt::Key_End);
        QTest::keyClick(count, Qt::Key_Backspace);
        QTest::keyClick(count, Qt::Key_Tab);
        QCOMPARE(count->value(), 1000);
        QCOMPARE(count->text(), QStringLiteral("1,000"));
    }

    void noMoreDecimalsThanNeeded() {
        QLocale::setDefault(QLocale(QLocale::German));
        NumberBox box;
        box.setDecimals(2);
        box.setValue(45);
        QCOMPARE(box.text(), QStringLiteral("45"));
        box.setValue(44.5);
        QCOMPARE(box.text(), QStringLiteral("44,5"));
    }

    /// Three digits typed that are too many, too few or none, and the field left.
    void whatIsRefusedIsAnsweredByTheRange_data() { commaAndPointStandBeforeDecimals_data(); }
    void whatIsRefusedIsAnsweredByTheRange() {
        QFETCH(QString, language);
        QLocale::setDefault(QLocale(language));
        const RangeHint hint;
        QWidget window;
        auto* column = new QVBoxLayout(&window);
        auto* whole = new IntegerBox;
        whole->setRange(5, 80);
        whole->setValue(8);
        auto* decimals = new NumberBox;
        decimals->setRange(0.5, 22.5);
        column->addWidget(whole);
        column->addWidget(decimals);
        window.show();
        window.activateWindow();
        QVERIFY(waitForActive(&window));
        whole->setFocus();
        whole->selectAll();
        QTest::keyClicks(whole, "900");
        QTRY_COMPARE(QToolTip::text(), QStringLiteral("Enter a whole number from 5 to 80"));
        whole->selectAll();
        QTest::keyClicks(whole, "3");
        QTest::keyClick(whole, Qt::Key_Tab);
        QTRY_COMPARE(QToolTip::text(), QStringLiteral("Enter a whole number from 5 to 80, not 3"));
        decimals->selectAll();
        QTest::keyClicks(decimals, "0.1");
        QTest::keyClick(decimals, Qt::Key_Return);
        // In the notation of the field.
        QTRY_COMPARE(QToolTip::text(), QStringLiteral("Enter a value from 0.5 to 22.5, not 0.1")
                                           .replace(u'.', QLocale().decimalPoint()));
        QCOMPARE(whole->value(), 9);
        QCOMPARE(decimals->value(), 0.5);
    }

    void wheelChangesOnlyWhatWasClicked() {
        const WheelGuard guard;
        QWidget window;
        QVBoxLayout column(&window);
        QSpinBox number;
        QComboBox choice;
        choice.addItems({"one", "two", "three"});
        choice.setCurrentIndex(1);
        QSlider size;
        number.setValue(50);
        size.setValue(50);
        for (QWidget* field : std::initializer_list<QWidget*>{&number, &choice, &size})
            column.addWidget(field);
        window.show();
        window.activateWindow();
        QVERIFY(waitForActive(&window));
        window.setFocusPolicy(Qt::StrongFocus);
        window.setFocus();
        const auto values = [&] { return QList<int>{number.value(), choice.currentIndex(), size.value()}; };
        const QList<int> before = values();
        for (QWidget* field : std::initializer_list<QWidget*>{&number, &choice, &size}) {
            QVERIFY(field->focusPolicy() != Qt::WheelFocus);
            turnWheel(*field);
            QCOMPARE(values(), before);
        }
        QTest::mouseClick(number.findChild<QLineEdit*>(), Qt::LeftButton);
        turnWheel(number);
        QCOMPARE(number.value(), 49);
    }

    /// What is no number was left out of a study without a word.
    void aCellForANumberRefusesWords() {
        GoalsTable goals;
        goals.resize(600, 300);
        goals.setVisible(true);
        QVERIFY(waitForExposed(&goals));
        goals.show({{"turns/median", 20, std::nullopt, 2}});
        auto* table = goals.findChild<QTableWidget*>();
        const auto type = [table](int column, const char* text) {
            table->setFocus();
            table->setCurrentCell(0, column);
            table->editItem(table->currentItem());
            auto* line = table->findChild<QLineEdit*>();
            line->selectAll();
            QTest::keyClick(line, Qt::Key_Delete);
            QTest::keyClicks(line, QLatin1String(text));
            QTest::keyClick(line, Qt::Key_Return);
            // The table takes it and closes the field in turns of the event loop.
            processPending();
        };
        constexpr int least = 1, most = 2, weight = 3;
        type(least, "12,5");
        type(most, "many");
        QTRY_VERIFY2(QToolTip::text().contains(QStringLiteral("many")), qPrintable(QToolTip::text()));
        type(weight, "");
        QTRY_VERIFY2(QToolTip::text() == QStringLiteral("Enter a number"), qPrintable(QToolTip::text()));
        QCOMPARE(goals.goals().size(), std::size_t(1));
        QCOMPARE(goals.goals().front(), (playtest::Goal{"turns/median", 12.5, std::nullopt, 2}));
        type(most, "30");
        type(least, "");
        QCOMPARE(goals.goals().front(), (playtest::Goal{"turns/median", std::nullopt, 30, 2}));
    }
};

QTEST_MAIN(FieldsTest)
#include "tst_fields.moc"
