// What tst_large_text finds of texts that are cut off, though no label shows them; and the tooltips of cells.
#include "editor/common/item_views.h"
#include "tests/gui/clipped_texts.h"
#include "tests/gui/event_loop.h"
#include "tests/waiting.h"

#include <QHelpEvent>
#include <QMenu>
#include <QPainter>
#include <QTableWidget>
#include <QToolTip>

#include <functional>
#include <utility>

using namespace tilewright;
using namespace tilewright::test;

namespace {

/// Paints with a function of the test.
class PaintedSign : public QWidget {
public:
    PaintedSign(QWidget* parent, std::function<void(QPainter&)> paint)
        : QWidget(parent), paint_(std::move(paint)) {}

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        paint_(painter);
    }

private:
    std::function<void(QPainter&)> paint_;
};

const QString manyWords = QStringLiteral("many words that need some room");

} // namespace

class ClippedTest : public QObject {
    Q_OBJECT
private:
    static QStringList foundIn(QWidget& window) {
        window.show();
        (void)waitForExposed(&window);
        processPending();
        return ClippedTexts(window).found();
    }

private slots:
    void paintedTexts_data() {
        QTest::addColumn<QRect>("first");
        QTest::addColumn<QRect>("second");
        QTest::addColumn<int>("found");
        const QRect seen(10, 10, 380, 40);
        const QRect below(10, 60, 380, 40);
        QTest::newRow("both are seen") << seen << below << 0;
        QTest::newRow("one is cut off by its place") << QRect(10, 10, 40, 40) << below << 1;
        QTest::newRow("one is too low for its letters") << QRect(10, 10, 380, 4) << below << 1;
        QTest::newRow("one ends beyond the widget") << QRect(370, 10, 380, 40) << below << 1;
        QTest::newRow("one lies on the other") << seen << seen.translated(20, 0) << 1;
    }
    void paintedTexts() {
        QFETCH(QRect, first);
        QFETCH(QRect, second);
        QFETCH(int, found);
        QWidget window;
        window.resize(500, 150);
        auto* sign = new PaintedSign(&window, [&](QPainter& painter) {
            painter.drawText(first, Qt::AlignLeft | Qt::AlignVCenter, manyWords);
            painter.drawText(second, Qt::AlignLeft | Qt::AlignVCenter, manyWords);
        });
        sign->setGeometry(0, 0, 400, 120);
        const QStringList cut = foundIn(window);
        QVERIFY2(cut.size() == found, qPrintable(cut.join(u'\n')));
    }

    void cells() {
        QWidget window;
        window.resize(500, 300);
        auto* table = new QTableWidget(2, 1, &window);
        table->setGeometry(0, 0, 400, 200);
        table->setItem(0, 0, new QTableWidgetItem(manyWords));
        table->setItem(1, 0, new QTableWidgetItem(manyWords));
        table->setHorizontalHeaderLabels({QStringLiteral("Words")});
        table->verticalHeader()->setMinimumSectionSize(4);
        // Wide enough, or with "…" at its end; and too low.
        table->setColumnWidth(0, 120);
        QVERIFY2(foundIn(window).isEmpty(), qPrintable(foundIn(window).join(u'\n')));
        table->setRowHeight(1, 5);
        QVERIFY(!foundIn(window).isEmpty());
    }

    void menus() {
        QWidget window;
        auto* menu = new QMenu(QStringLiteral("Menu"), &window);
        menu->addAction(manyWords);
        QVERIFY(foundIn(window).isEmpty());
        menu->addAction(manyWords.repeated(20));
        QCOMPARE(foundIn(window).size(), 1);
    }

    void aCellThatIsCutTellsTheRest() {
        const CutCellTips tips(nullptr);
        QTableWidget table(2, 1);
        table.setItem(0, 0, new QTableWidgetItem(manyWords));
        table.setItem(1, 0, new QTableWidgetItem(QStringLiteral("few")));
        table.setColumnWidth(0, 80);
        table.resize(300, 200);
        table.show();
        QVERIFY(waitForExposed(&table));
        const auto ask = [&table](int row) {
            const QPoint at = table.visualItemRect(table.item(row, 0)).topLeft() + QPoint(4, 4);
            QHelpEvent help(QEvent::ToolTip, at, table.viewport()->mapToGlobal(at));
            QCoreApplication::sendEvent(table.viewport(), &help);
        };
        ask(0);
        QTRY_COMPARE(QToolTip::text(), manyWords);
        QToolTip::hideText();
        QTRY_VERIFY(!QToolTip::isVisible());
        ask(1);
        QVERIFY(!QToolTip::isVisible());
        // Not what is low, nor what has several lines.
        table.setRowHeight(1, 400);
        ask(1);
        QVERIFY(!QToolTip::isVisible());
        table.setRowHeight(0, 200);
        ask(0);
        QVERIFY(!QToolTip::isVisible());
    }
};

QTEST_MAIN(ClippedTest)
#include "tst_clipped.moc"
