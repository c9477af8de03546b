#include "editor/common/plain_text.h"
#include "editor/document/map/map_document.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/play/play_view.h"
#include "editor/play/record_controller.h"
#include "editor/play/session/game_session.h"
#include "editor/playtest/playtest_view.h"
#include "editor/words/translated_text.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "tests/gui/window_fixture.h"
#include "tests/waiting.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QFile>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QProgressDialog>
#include <QSet>
#include <QSpinBox>
#include <QTabBar>
#include <QToolTip>
#include <QtCharts/QAbstractSeries>
#include <QtCharts/QChartView>

using namespace tilewright;
using namespace tilewright::test;

namespace {

/// How all planted texts begin; a label that takes them for markup shows an x alone.
const QString planted = QStringLiteral("<b>x");
const std::string evil = R"(<b>x</b><img src="file:///nowhere/planted.png">)";
constexpr int mostRows = 40;

void collect(QSet<QString>& tips, const QAbstractItemModel& model) {
    for (int row = 0; row < std::min(mostRows, model.rowCount()); ++row)
        for (int column = 0; column < model.columnCount(); ++column)
            tips.insert(model.index(row, column).data(Qt::ToolTipRole).toString());
    for (const Qt::Orientation orientation : {Qt::Horizontal, Qt::Vertical})
        for (int section = 0; section < std::min(mostRows, model.columnCount()); ++section)
            tips.insert(model.headerData(section, orientation, Qt::ToolTipRole).toString());
}

/// What a pointer that rests somewhere is shown.
QSet<QString> allToolTips() {
    QSet<QString> tips;
    for (const QWidget* widget : QApplication::allWidgets()) {
        tips.insert(widget->toolTip());
        for (const QAction* action : widget->actions())
            tips.insert(action->toolTip());
        if (const auto* view = qobject_cast<const QAbstractItemView*>(widget); view && view->model())
            collect(tips, *view->model());
        if (const auto* box = qobject_cast<const QComboBox*>(widget))
            collect(tips, *box->model());
        if (const auto* tabs = qobject_cast<const QTabBar*>(widget))
            for (int i = 0; i < tabs->count(); ++i)
                tips.insert(tabs->tabToolTip(i));
    }
    return tips;
}

const QLabel* shownToolTip() {
    for (const QWidget* widget : QApplication::topLevelWidgets())
        if (widget->inherits("QTipLabel") && widget->isVisible())
            return qobject_cast<const QLabel*>(widget);
    return nullptr;
}

} // namespace

/// What looks like markup in a file, a name or a path is shown as it stands.
class PlainTextTest : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<WindowFixture> f_;

    MainWindow& window() { return *f_->window; }

    QString written(const char* name, const std::string& text) {
        const QString path = f_->path(name);
        QFile file(path);
        return file.open(QIODevice::WriteOnly) &&
                       file.write(text.data(), static_cast<qint64>(text.size())) > 0
                   ? path
                   : QString();
    }

    static TileSet plantedSet() {
        TileSet set = *readTileSet(bundledText("beneath/learning.tileset.json")).value;
        set.name = set.author = set.license = set.description = evil;
        for (Tile& tile : set.tiles) {
            tile.id = evil + tile.id;
            tile.notes = evil;
        }
        return set;
    }
    static Map plantedMap() {
        Map map = *readMap(bundledText(defaultMap)).value;
        map.name = evil;
        return map;
    }
    static GameSetup plantedGame() {
        GameSetup setup;
        setup.tileSet = plantedSet();
        setup.map = plantedMap();
        setup.seed = 11;
        for (int seat = 0; seat < 3; ++seat)
            setup.seats.push_back(
                {QString::fromStdString(evil) + QString::number(seat), QStringLiteral("random")});
        return setup;
    }

    /// How many labels show planted text; each of them, and each tooltip, shows all of it.
    static int labelsThatShowIt() {
        int found = 0;
        for (QWidget* widget : QApplication::allWidgets()) {
            if (const auto* chart = qobject_cast<const QChartView*>(widget))
                for (const QAbstractSeries* series : chart->chart()->series())
                    if (series->name().contains(planted))
                        QTest::qFail(qPrintable(series->name()), __FILE__, __LINE__);
            const auto* label = qobject_cast<const QLabel*>(widget);
            if (label == nullptr || !label->text().contains(planted))
                continue;
            ++found;
            if (label->textFormat() != Qt::PlainText)
                QTest::qFail(qPrintable(label->text()), __FILE__, __LINE__);
        }
        return found;
    }
    int toolTipsThatShowIt() {
        int found = 0;
        for (const QString& tip : allToolTips()) {
            if (!tip.contains(planted))
                continue;
            ++found;
            QToolTip::showText(window().mapToGlobal(QPoint(9, 9)), tip, &window());
            const QLabel* label = shownToolTip();
            if (label == nullptr || label->text() != tip || label->textFormat() != Qt::PlainText)
                QTest::qFail(qPrintable(tip), __FILE__, __LINE__);
            QToolTip::hideText();
        }
        return found;
    }

private slots:
    void init() {
        f_ = std::make_unique<WindowFixture>();
        QVERIFY(f_->open());
    }
    void cleanup() { f_.reset(); }

    void filesAreShownAsTheyStand() {
        const QString set = written("<b>x.tileset.json", fileText(toJson(plantedSet())));
        const QString map = written("<b>x.map.json", fileText(plantedMap()));
        QVERIFY(window().files().openFiles({map, set}));
        QVERIFY(window().currentSet() != nullptr);
        for (const Mode mode : {Mode::Design, Mode::Print, Mode::Playtest}) {
            window().setMode(mode);
            QApplication::processEvents();
            QVERIFY(labelsThatShowIt() >= 1);
        }
        // Tiles, tabs, the recent files.
        QVERIFY(toolTipsThatShowIt() >= mostRows / 2);
        window().setMode(Mode::Design);
        window().documents().setCurrent(window().documents().indexOf(map));
        QVERIFY(window().currentMap() != nullptr);
        QApplication::processEvents();
        QVERIFY(labelsThatShowIt() >= 1);
        // The tiles that the map lays.
        auto* sets = window().findChild<QComboBox*>(QStringLiteral("mapSet"));
        const int row = sets->findText(planted, Qt::MatchContains);
        QVERIFY(row >= 0);
        sets->setCurrentIndex(row);
        emit sets->activated(row);
        QApplication::processEvents();
        QVERIFY(toolTipsThatShowIt() >= mostRows / 2);
    }

    void playersAreShownAsTheyStand() {
        window().playView().records().newGame(plantedGame());
        GameSession& session = *window().playView().session();
        session.setRunning(false);
        window().findChild<QAction*>(QStringLiteral("play/points"))->trigger();
        QApplication::processEvents();
        // A card for each, at the least.
        QVERIFY(labelsThatShowIt() >= 3);
        QVERIFY(toolTipsThatShowIt() >= 1);
        session.setSpeed(0);
        session.setRunning(true);
        QTRY_VERIFY(session.over());
        QApplication::processEvents();
        QVERIFY(labelsThatShowIt() >= 4);
    }

    void playtestsAreShownAsTheyStand() {
        QVERIFY(window().files().openFiles({written("<b>x.tileset.json", fileText(toJson(plantedSet())))}));
        window().setMode(Mode::Playtest);
        PlaytestView& view = window().playtestView();
        view.findChild<QSpinBox*>(QStringLiteral("playtestGames"))->setValue(10);
        view.findChild<QAction*>(QStringLiteral("playtest/start"))->trigger();
        QTRY_VERIFY(!f_->workspace->playtests->running());
        QVERIFY(labelsThatShowIt() >= 1);
        QVERIFY(toolTipsThatShowIt() >= mostRows / 2);
    }

    void questionsAreShownAsTheyStand() {
        QVERIFY(window().files().openFiles({written("<b>x.tileset.json", fileText(toJson(plantedSet())))}));
        window().currentSet()->setNotes({0}, "changed");
        int labels = 0;
        QTimer answer;
        connect(&answer, &QTimer::timeout, this, [&] {
            if (QWidget* dialog = QApplication::activeModalWidget()) {
                for (const QLabel* label : dialog->findChildren<QLabel*>())
                    labels += label->text().contains(planted) ? 1 : 0;
                labelsThatShowIt();
                dialog->close();
            }
        });
        answer.start(10);
        QVERIFY(!window().files().close(window().documents().currentIndex()));
        QVERIFY(labels >= 1);
        QVERIFY(window().currentSet() != nullptr);
    }

    void namesOfFilesKeepTheirLettersWhereASentenceBegins() {
        const Text::Argument north = Text::Argument::word("north");
        QCOMPARE(upperFirst(Text("%1 at %2", {"crs-17", 3})), QStringLiteral("crs-17 at 3"));
        QCOMPARE(upperFirst(Text("%2 of %1", {"crs-17", north})), QStringLiteral("North of crs-17"));
        QCOMPARE(upperFirst(Text("pay %1", {"crs-17"})), QStringLiteral("Pay crs-17"));
        QCOMPARE(upperFirst(Text()), QString());
    }

    /// Those that Qt makes, and one that somebody forgets.
    void noLabelLooksForMarkup() {
        QWidget dialog;
        auto* form = new QFormLayout(&dialog);
        form->addRow(QString::fromStdString(evil), new QLabel(QString::fromStdString(evil)));
        auto* markup = new MarkupLabel;
        markup->setText(QStringLiteral("<i>%1</i>").arg(inMarkup(QString::fromStdString(evil))));
        form->addRow(markup);
        dialog.show();
        QProgressDialog progress(QString::fromStdString(evil), {}, 0, 9);
        progress.show();
        QCOMPARE(labelsThatShowIt(), 3);
        QCOMPARE(markup->textFormat(), Qt::RichText);
    }
};

QTEST_MAIN(PlainTextTest)
#include "tst_plain_text.moc"
