// The panels around a landscape tile: browser, palette, table, figures, issues with their fixes, and the
// generator.

#include "tests/gui/landscape_fixture.h"

#include "editor/designer/browser/tile_clipboard.h"
#include "editor/designer/browser/tile_table_panel.h"
#include "editor/designer/landscape/landscape_actions.h"
#include "editor/designer/landscape/landscape_figures_widget.h"
#include "editor/designer/landscape/landscape_tools.h"
#include "editor/designer/panels/family_figures_widget.h"
#include "editor/designer/panels/figure_chart.h"
#include "editor/designer/panels/quick_fixes.h"
#include "editor/document/tileset/tile_list_model.h"
#include "engine/games/landscape/tiles/landscape_figures.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "engine/model/lint/lint.h"
#include "engine/model/tileset.h"
#include "tests/waiting.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QListWidget>
#include <QPushButton>
#include <QSet>
#include <QSpinBox>
#include <QTableView>

#include <algorithm>
#include <cstdlib>

using namespace tilewright;
using namespace tilewright::test;

class TestDesignerLandscape : public QObject {
    Q_OBJECT

private slots:
    void opensInEveryPanel();
    void nothingMovesWhateverIsChosen();
    void eachFilterTellsItselfApart();
    void tellsWhatIsWrong();
    void addsWhatRoadsEndAt();
    void addsNoTowerBesideAVolcano();
    void laysFieldsAnew();
    void table();
    void clipboard();
    void figuresLeadToTiles();
    void generates();
    void backToBeneath();
};

void TestDesignerLandscape::opensInEveryPanel() {
    for (const BundledFile& file : bundledFiles()) {
        if (file.name.rfind("landscape/", 0) != 0 || !file.name.ends_with(".tileset.json"))
            continue;
        DesignerFixture shown(TileSetDocument::example(file.name));
        QVERIFY(shown.waitForIt());
        QVERIFY(shown.designer.landscape()->canvas()->isVisible());
        QVERIFY(!shown.canvas()->isVisible());
        for (int place = 0; place < shown.document->size(); ++place) {
            shown.choose({place});
            QCOMPARE(shown.designer.landscape()->features()->count(),
                     static_cast<int>(shown.tile(place).landscape().features.size()));
        }
        QVERIFY(shown.document->fileText() == shown.original);
    }
}

void TestDesignerLandscape::nothingMovesWhateverIsChosen() {
    LandscapeFixture shown;
    QVERIFY(shown.waitForIt());
    const QRect canvas = shown.land()->geometry();
    const QRect page = shown.tools().widgets().palette->geometry();
    for (int place = 0; place < shown.document->size(); ++place) {
        shown.choose({place});
        for (int rim = 0; rim < rimPlaces; ++rim) {
            shown.land()->focusPart(rim);
            QCoreApplication::processEvents();
            QCOMPARE(shown.land()->geometry(), canvas);
            QCOMPARE(shown.tools().widgets().palette->geometry(), page);
            for (const QAbstractButton* button :
                 shown.tools().widgets().palette->findChildren<QAbstractButton*>())
                if (button->isVisible())
                    QVERIFY2(shown.tools().widgets().palette->rect().contains(button->geometry()),
                             qPrintable(button->text()));
        }
    }
}

void TestDesignerLandscape::eachFilterTellsItselfApart() {
    LandscapeFixture shown;
    QVERIFY(shown.waitForIt());
    QList<QImage> pictures;
    QSet<QString> words;
    for (const QAbstractButton* chip : shown.designer.browser()->findChildren<QAbstractButton*>()) {
        if (!chip->isVisible() || !chip->isCheckable())
            continue;
        words << chip->accessibleName();
        words << chip->toolTip();
        pictures << chip->icon().pixmap(chip->iconSize()).toImage().convertToFormat(QImage::Format_ARGB32);
    }
    QVERIFY(pictures.size() > 15);
    QCOMPARE(words.size(), 2 * pictures.size());
    for (int i = 0; i < pictures.size(); ++i)
        for (int j = 0; j < i; ++j) {
            QCOMPARE(pictures[i].size(), pictures[j].size());
            int differ = 0;
            for (int y = 0; y < pictures[i].height(); ++y)
                for (int x = 0; x < pictures[i].width(); ++x) {
                    const QColor a = pictures[i].pixelColor(x, y), b = pictures[j].pixelColor(x, y);
                    const int most = std::max({std::abs(a.red() - b.red()), std::abs(a.green() - b.green()),
                                               std::abs(a.blue() - b.blue())});
                    differ += most > 40 ? 1 : 0;
                }
            // A tenth of the picture.
            QVERIFY2(10 * differ > pictures[i].width() * pictures[i].height(),
                     qPrintable(QStringLiteral("%1 and %2").arg(i).arg(j)));
        }
}

void TestDesignerLandscape::tellsWhatIsWrong() {
    // As a hand may write it into a file: two marks that exclude each other.
    TileSet set = TileSetDocument::example(landscapeSetFile)->tileSet();
    set.tiles.front().makeLandscape().marks = {Mark::Volcano, Mark::Tower};
    DesignerFixture shown(std::make_unique<TileSetDocument>(set));
    QVERIFY(shown.waitForIt());
    LandscapeTools& tools = *shown.designer.landscape();
    QCOMPARE(tools.canvas()->issues().size(), std::size_t(1));
    QCOMPARE(tools.canvas()->issues().front().code, std::string("volcano-with-tower"));
    tools.actions()->trait(Trait::Volcano)->trigger();
    QVERIFY(tools.canvas()->issues().empty());
    QVERIFY(shown.isOneStep());
}

namespace {

/// Whether the document has that issue, and its fix was done.
bool fixes(TileSetDocument& document, const char* code) {
    const Issues issues = document.lint();
    const auto issue = std::ranges::find(issues, code, &Issue::code);
    const auto fix = issue == issues.end() ? std::nullopt : quickFix(document, *issue);
    if (fix)
        fix->apply();
    return fix.has_value();
}

} // namespace

void TestDesignerLandscape::addsWhatRoadsEndAt() {
    TileSet set = TileSetDocument::example(landscapeSetFile)->tileSet();
    Landscape& tile = set.tiles.front().makeLandscape();
    tile = Landscape();
    tile.features.emplace_back().halfSides = 0xFF;
    tile = withEdge(tile, Direction::North, Edge::Road);
    tile = withTrait(tile, middleOf(Direction::North), Trait::EndsAtCloister, true);
    const Landscape right = withTrait(tile, 0, Trait::Cloister, true);
    DesignerFixture shown(std::make_unique<TileSetDocument>(set));
    QVERIFY(shown.waitForIt());
    QVERIFY(fixes(*shown.document, "road-end-missing"));
    QVERIFY(shown.tile(0).landscape() == right);
    QVERIFY(shown.isOneStep());
    const Issues left = shown.document->lint();
    QVERIFY(std::ranges::find(left, "road-end-missing", &Issue::code) == left.end());
}

/// A tower and a volcano exclude each other: adding the one would take the other away, and so on for ever.
void TestDesignerLandscape::addsNoTowerBesideAVolcano() {
    TileSet set = TileSetDocument::example(landscapeSetFile)->tileSet();
    Landscape& tile = set.tiles.front().makeLandscape();
    tile = Landscape();
    tile.features.emplace_back().halfSides = 0xFF;
    for (const auto& [side, end] :
         {std::pair{Direction::North, Trait::EndsAtTower}, {Direction::South, Trait::EndsAtVolcano}}) {
        tile = withEdge(tile, side, Edge::Road);
        tile = withTrait(tile, middleOf(side), end, true);
    }
    TileSetDocument document(set);
    const Issues issues = document.lint();
    QCOMPARE(std::ranges::count(issues, "road-end-missing", &Issue::code), 2);
    for (const Issue& issue : issues)
        if (issue.code == "road-end-missing")
            QVERIFY(!quickFix(document, issue));
}

/// Two roads meet at a cloister in a meadow that was joined by hand.
void TestDesignerLandscape::laysFieldsAnew() {
    TileSet set = TileSetDocument::example(landscapeSetFile)->tileSet();
    Landscape& tile = set.tiles.front().makeLandscape();
    tile = Landscape();
    tile.features.emplace_back().halfSides = 0xFF;
    for (const Direction d : {Direction::North, Direction::South})
        tile = withEdge(tile, d, Edge::Road);
    tile = parted(tile, middleOf(Direction::North), middleOf(Direction::South));
    for (const Direction d : {Direction::North, Direction::South})
        tile = withTrait(tile, middleOf(d), Trait::EndsAtCloister, true);
    const Landscape right = tile;
    tile =
        joined(tile, rimPlace(Direction::North, SidePart::Left), rimPlace(Direction::North, SidePart::Right));
    QVERIFY(tile != right);
    DesignerFixture shown(std::make_unique<TileSetDocument>(set));
    QVERIFY(shown.waitForIt());
    QVERIFY(fixes(*shown.document, "field-goes-through-road"));
    QVERIFY(shown.tile(0).landscape() == right);
    QVERIFY(shown.isOneStep());
}

void TestDesignerLandscape::table() {
    LandscapeFixture shown;
    QVERIFY(shown.waitForIt());
    QAbstractItemModel* rows = shown.designer.browser()->list()->model();
    const QModelIndex north = rows->index(0, TileListModel::NorthColumn);
    QCOMPARE(north.data(TileListModel::SideRole).toInt(),
             static_cast<int>(shown.tile(0).landscape().edges[0]));
    const Edge other = shown.tile(0).landscape().edges[0] == Edge::Field ? Edge::City : Edge::Field;
    QVERIFY(rows->setData(north, static_cast<int>(other), TileListModel::SideRole));
    QCOMPARE(shown.tile(0).landscape().edges[0], other);
    QVERIFY(shown.isOneStep());
}

void TestDesignerLandscape::clipboard() {
    LandscapeFixture shown;
    QVERIFY(shown.waitForIt());
    const auto data = tilesMimeData({shown.tile(3)}, 45, "landscape");
    QVERIFY(!readTiles(*data));
    const auto back = readTiles(*data, "landscape");
    QVERIFY(back && back->size() == 1);
    QVERIFY(back->front() == shown.tile(3));
}

void TestDesignerLandscape::figuresLeadToTiles() {
    LandscapeFixture shown;
    QVERIFY(shown.waitForIt());
    auto* figures = static_cast<LandscapeFiguresWidget*>(shown.tools().widgets().figures);
    int pennants = 0;
    for (const Tile& tile : shown.document->tileSet().tiles)
        for (const Feature& feature : tile.landscape().features)
            pennants += feature.pennants * tile.count;
    QVERIFY(pennants > 0);
    QCOMPARE(figures->traits()->figures().front().value, pennants);
    emit figures->sides(Edge::Road)->figureActivated(4);
    int expected = 0;
    for (const Tile& tile : shown.document->tileSet().tiles)
        expected += sidesShowing(tile.landscape(), Edge::Road) == 4 ? 1 : 0;
    QVERIFY(expected > 0);
    QCOMPARE(shown.list()->model()->rowCount(), expected);
    emit figures->sides(Edge::Road)->figureActivated(4);
    QVERIFY(shown.designer.browser()->filter().isEmpty() || expected == shown.list()->model()->rowCount());
}

void TestDesignerLandscape::generates() {
    TileSetDocument base(bundledSet("landscape/base.tileset.json"));
    LandscapeGeneratorDialog dialog(&base);
    dialog.show();
    QTRY_VERIFY(dialog.result());
    QCOMPARE(tileCount(*dialog.result()), 72);
    auto* tiles = dialog.findChild<QSpinBox*>(QStringLiteral("generatorTiles"));
    tiles->setValue(30);
    QVERIFY(!dialog.result());
    QTRY_VERIFY(dialog.result());
    QCOMPARE(tileCount(*dialog.result()), 30);
    QVERIFY(!hasErrors(lint(*dialog.result())));
    const auto cloisters = [&dialog] {
        return landscapeCounts(*dialog.result()).features[static_cast<std::size_t>(FeatureKind::Cloister)];
    };
    auto* share = dialog.findChild<QDoubleSpinBox*>(QStringLiteral("landCloisters"));
    share->setValue(0);
    QTRY_VERIFY(dialog.result());
    const int few = cloisters();
    share->setValue(100);
    QTRY_VERIFY(dialog.result());
    QVERIFY(cloisters() > few);
    // Beside it stand its figures, and numbers as people write them.
    const auto* figures = dialog.findChild<LandscapeFiguresWidget*>();
    QVERIFY(figures->isVisible());
    QCOMPARE(figures->features()->figures().back().value, cloisters());
    QCOMPARE(figures->places()->figures().size(), std::size_t{4});
    // What is asked for stands beside what there is; towers are the last of the symbols.
    dialog.findChild<QSpinBox*>(QStringLiteral("Towers"))->setValue(5);
    QVERIFY(!dialog.result());
    QTRY_VERIFY(dialog.result());
    QCOMPARE(figures->traits()->figures().back().value, 5);
    QCOMPARE(figures->traits()->figures().back().target, std::optional(5.0));
    dialog.findChild<QSpinBox*>(QStringLiteral("Dragons"))->setValue(26);
    QVERIFY(!dialog.result());
    dialog.findChild<QSpinBox*>(QStringLiteral("Dragons"))->setValue(25);
    QTRY_VERIFY(dialog.result());
    auto* cities = dialog.findChildren<QDoubleSpinBox*>().front();
    cities->setValue(79);
    QCOMPARE(cities->text(), QStringLiteral("79"));
    cities->setValue(79.5);
    QCOMPARE(cities->text(), QLocale().toString(79.5));
    // No sides at all: told, and nothing to take.
    for (QDoubleSpinBox* weight : dialog.findChildren<QDoubleSpinBox*>())
        weight->setValue(0);
    QVERIFY(!dialog.result());
    const QAbstractButton* cancel = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Cancel);
    QVERIFY(cancel != nullptr);
    for (const QAbstractButton* button : dialog.findChildren<QPushButton*>())
        QCOMPARE(button->isEnabled(), button == cancel);
}

void TestDesignerLandscape::backToBeneath() {
    LandscapeFixture shown;
    QVERIFY(shown.waitForIt());
    const auto beneath = TileSetDocument::example(defaultTileSet);
    shown.designer.setDocument(beneath.get());
    QVERIFY(shown.canvas()->isVisible());
    QVERIFY(!shown.land()->isVisible());
    QVERIFY(shown.designer.findChild<QComboBox*>(QStringLiteral("tileConfiguration"))->isVisible());
    shown.onCanvas(Qt::Key_3);
    QCOMPARE(beneath->undoStack().count(), 1);
    shown.designer.setDocument(shown.document.get());
    QVERIFY(shown.land()->isVisible());
    QVERIFY(!shown.designer.findChild<QComboBox*>(QStringLiteral("tileConfiguration"))->isVisible());
}

QTEST_MAIN(TestDesignerLandscape)
#include "tst_designer_landscape.moc"
