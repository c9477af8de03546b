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
#include <QAccessible>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QListWidget>
#include <QPushButton>
#include <QSet>
#include <QSpinBox>
#include <QTableView>
#include <QToolButton>

#include <algorithm>
#include <cstdlib>

using namespace tilewright;
using namespace tilewright::test;

class TestDesignerLandscape : public QObject {
    Q_OBJECT

private slots:
    void opensInEveryPanel();
    void madeByMouse();
    void aFirstClickOnlyChooses();
    void madeByKeyboard();
    void aHeldPlaceOutlastsClicks();
    void bothWaysGiveTheSame();
    void keysOfBeneathAreOff();
    void choosesFeatures();
    void nothingMovesWhateverIsChosen();
    void eachFilterTellsItselfApart();
    void tellsWhyAKeyDoesNothing();
    void marksOnSeveralTiles();
    void tellsWhatIsWrong();
    void addsWhatRoadsEndAt();
    void addsNoTowerBesideAVolcano();
    void laysFieldsAnew();
    void table();
    void clipboard();
    void figuresLeadToTiles();
    void partsForThoseWhoDontSee();
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

void TestDesignerLandscape::madeByMouse() {
    LandscapeFixture shown;
    QVERIFY(shown.waitForIt());
    shown.document->addTile();
    QCOMPARE(shown.land()->tileIndex(), shown.document->size() - 1);
    // The first click chooses, be the side the chosen one or not.
    shown.tools().features()->setFocus();
    shown.click(middleOf(Direction::North));
    QCOMPARE(shown.shown().edges[0], Edge::Field);
    QVERIFY(shown.land()->hasFocus());
    // Field, road, city: twice a click; a road east and west; the city gets a second side and loses it.
    shown.click(middleOf(Direction::North));
    QCOMPARE(shown.shown().edges[0], Edge::Road);
    shown.click(middleOf(Direction::North));
    QCOMPARE(shown.shown().edges[0], Edge::City);
    shown.click(middleOf(Direction::East));
    QCOMPARE(shown.shown().edges[1], Edge::Field);
    QCOMPARE(shown.land()->focusedPart(), middleOf(Direction::East));
    shown.click(middleOf(Direction::East));
    shown.click(middleOf(Direction::West));
    shown.click(middleOf(Direction::West));
    QCOMPARE(featureAt(shown.shown(), middleOf(Direction::East)),
             featureAt(shown.shown(), middleOf(Direction::West)));
    shown.draw(middleOf(Direction::East), middleOf(Direction::West));
    QVERIFY(featureAt(shown.shown(), middleOf(Direction::East)) !=
            featureAt(shown.shown(), middleOf(Direction::West)));
    shown.draw(middleOf(Direction::West), middleOf(Direction::East));
    QCOMPARE(featureAt(shown.shown(), middleOf(Direction::East)),
             featureAt(shown.shown(), middleOf(Direction::West)));
    // Nothing to join: no edit.
    shown.draw(middleOf(Direction::North), middleOf(Direction::East));
    shown.goesThereAndBack(7);
    QVERIFY(!hasErrors(shown.document->lint()));
}

void TestDesignerLandscape::aFirstClickOnlyChooses() {
    // Outlives the window, which says things to the end.
    QString hint;
    LandscapeFixture shown;
    QVERIFY(shown.waitForIt());
    connect(shown.land(), &TileCanvas::hintChanged, this, [&hint](const QString& told) { hint = told; });
    // base-D has a city and roads.
    shown.choose({findTile(shown.document->tileSet(), "base-D")});
    const auto road = std::find(shown.shown().edges.begin(), shown.shown().edges.end(), Edge::Road);
    const Direction side = directionAt(static_cast<int>(road - shown.shown().edges.begin()));
    shown.land()->setFocus();
    const auto pointAt = [&](QPoint there) {
        QTest::mouseMove(shown.land(), there + QPoint(1, 1));
        QTest::mouseMove(shown.land(), there);
    };
    // Chosen by key, it still takes two clicks; before each the pointer says what it does.
    shown.land()->setFocusedSide(side);
    pointAt(shown.at(middleOf(side)));
    QVERIFY2(hint.startsWith(QStringLiteral("Click to choose")), qPrintable(hint));
    shown.click(middleOf(side));
    QCOMPARE(shown.document->undoStack().count(), 0);
    QVERIFY2(hint.startsWith(QStringLiteral("Click again")), qPrintable(hint));
    // Beside the road, still in the middle of the side, the field is meant.
    const QRectF middle = shown.land()->partRect(middleOf(side));
    const bool lies = side == Direction::North || side == Direction::South;
    const QPoint beside = (lies ? QPointF(middle.left() + 2, middle.center().y())
                                : QPointF(middle.center().x(), middle.top() + 2))
                              .toPoint();
    pointAt(beside);
    QVERIFY2(hint.contains(QStringLiteral("field")), qPrintable(hint));
    for (int i = 0; i < 2; ++i)
        QTest::mouseClick(shown.land(), Qt::LeftButton, {}, beside);
    QCOMPARE(shown.document->undoStack().count(), 0);
    const auto chosen = featureAt(shown.shown(), shown.land()->focusedPart());
    QCOMPARE(shown.shown().features[static_cast<std::size_t>(*chosen)].kind, FeatureKind::Field);
    // Keys act on what is chosen, and the click for a side of another tile begins anew.
    shown.click(middleOf(side));
    shown.designer.setCurrentTile(0);
    shown.click(middleOf(side));
    QCOMPARE(shown.document->undoStack().count(), 0);
    shown.click(middleOf(side));
    QCOMPARE(shown.document->undoStack().count(), 1);
    shown.key(Qt::Key_Space);
    QCOMPARE(shown.document->undoStack().count(), 2);
    // Each button of the palette is a step of its own.
    const auto press = [&](Edge edge) {
        for (auto* button : shown.tools().widgets().palette->findChildren<QToolButton*>())
            if (button->defaultAction() == shown.tools().actions()->edge(edge))
                QTest::mouseClick(button, Qt::LeftButton);
    };
    press(Edge::Field);
    const int steps = shown.document->undoStack().count();
    press(Edge::City);
    press(Edge::Road);
    QCOMPARE(shown.document->undoStack().count(), steps + 2);
}

void TestDesignerLandscape::madeByKeyboard() {
    LandscapeFixture shown;
    QVERIFY(shown.waitForIt());
    shown.addTileWithCity();
    shown.key(Qt::Key_P);
    shown.key(Qt::Key_W);
    shown.key(Qt::Key_Right);
    shown.key(Qt::Key_D);
    shown.key(Qt::Key_I);
    shown.key(Qt::Key_Down);
    shown.key(Qt::Key_D);
    QVERIFY(hasTrait(shown.shown(), middleOf(Direction::East), Trait::Inn));
    // Parted, the second keeps nothing; joined again by the same keys.
    for (int i = 0; i < 2; ++i) {
        shown.key(Qt::Key_Right);
        shown.key(Qt::Key_J);
        QCOMPARE(shown.land()->held(), std::optional(middleOf(Direction::East)));
        shown.key(Qt::Key_Down);
        shown.key(Qt::Key_J);
        QVERIFY(!shown.land()->held());
    }
    shown.key(Qt::Key_O);
    shown.key(Qt::Key_V);
    // A volcano for the tower: one of the two.
    shown.key(Qt::Key_B);
    QCOMPARE(shown.shown().marks, std::vector<Mark>{Mark::Tower});
    const Feature& city =
        shown.shown()
            .features[static_cast<std::size_t>(*featureAt(shown.shown(), middleOf(Direction::North)))];
    QCOMPARE(city.pennants, 1);
    QCOMPARE(city.goods, Goods::Wine);
    shown.goesThereAndBack(12);
    QVERIFY(!hasErrors(shown.document->lint()));
}

void TestDesignerLandscape::aHeldPlaceOutlastsClicks() {
    LandscapeFixture shown;
    QVERIFY(shown.waitForIt());
    shown.document->addTile();
    for (const Direction d : {Direction::North, Direction::East}) {
        shown.land()->setFocusedSide(d);
        shown.key(Qt::Key_C);
    }
    const auto joined = [&] {
        return featureAt(shown.shown(), middleOf(Direction::North)) ==
               featureAt(shown.shown(), middleOf(Direction::East));
    };
    const bool before = joined();
    // Held by key, chosen by click, joined or parted by key.
    shown.land()->setFocusedSide(Direction::North);
    shown.key(Qt::Key_J);
    shown.click(middleOf(Direction::East));
    QCOMPARE(shown.land()->held(), std::optional(middleOf(Direction::North)));
    shown.key(Qt::Key_J);
    QVERIFY(!shown.land()->held());
    QCOMPARE(joined(), !before);
    // A line goes its own way, and lets go of what is held.
    shown.land()->setFocusedSide(Direction::South);
    shown.key(Qt::Key_J);
    QVERIFY(shown.land()->held());
    shown.draw(middleOf(Direction::North), middleOf(Direction::East));
    QVERIFY(!shown.land()->held());
    QCOMPARE(joined(), before);
    // One that ends where it began does nothing, and changes no side either.
    const std::string text = shown.document->fileText();
    QTest::mousePress(shown.land(), Qt::LeftButton, {}, shown.at(middleOf(Direction::East)));
    QTest::mouseMove(shown.land(), shown.at(middleOf(Direction::North)));
    QTest::mouseMove(shown.land(), shown.at(middleOf(Direction::East)));
    QTest::mouseRelease(shown.land(), Qt::LeftButton, {}, shown.at(middleOf(Direction::East)));
    QVERIFY(shown.document->fileText() == text);
}

void TestDesignerLandscape::bothWaysGiveTheSame() {
    std::string byMouse;
    {
        LandscapeFixture shown;
        QVERIFY(shown.waitForIt());
        for (int i = 0; i < 3; ++i)
            shown.click(middleOf(Direction::South));
        byMouse = shown.document->fileText();
        QVERIFY(byMouse != shown.original);
    }
    LandscapeFixture shown;
    QVERIFY(shown.waitForIt());
    const Edge before = shown.shown().edges[2];
    shown.key(Qt::Key_Down);
    shown.key(Qt::Key_Space);
    shown.key(Qt::Key_Space);
    QVERIFY(shown.shown().edges[2] != before);
    QVERIFY(shown.document->fileText() == byMouse);
}

void TestDesignerLandscape::keysOfBeneathAreOff() {
    LandscapeFixture shown;
    QVERIFY(shown.waitForIt());
    shown.key(Qt::Key_0);
    shown.key(Qt::Key_8);
    QCOMPARE(shown.document->undoStack().count(), 0);
    shown.key(Qt::Key_R);
    QCOMPARE(shown.document->undoStack().count(), 1);
    QVERIFY(shown.isOneStep());
}

void TestDesignerLandscape::choosesFeatures() {
    LandscapeFixture shown;
    QVERIFY(shown.waitForIt());
    // base-D: a city in the north or elsewhere, a road and fields beside it.
    shown.choose({findTile(shown.document->tileSet(), "base-D")});
    const Landscape& tile = shown.shown();
    for (int i = 0; i < shown.tools().features()->count(); ++i) {
        shown.tools().features()->setCurrentRow(i);
        QCOMPARE(featureAt(tile, shown.land()->focusedPart()), std::optional(i));
    }
    // The half of a road's side is a field, reached by the mouse and by the Page keys.
    for (const Direction d : allDirections)
        if (tile.edges[at(d)] == Edge::Road) {
            shown.click(rimPlace(d, SidePart::Left));
            QCOMPARE(shown.land()->focusedPart(), rimPlace(d, SidePart::Left));
            shown.key(Qt::Key_PageDown);
            QCOMPARE(shown.land()->focusedPart(), middleOf(d));
            QCOMPARE(shown.tools().features()->currentRow(), *featureAt(tile, middleOf(d)));
        }
    QCOMPARE(shown.document->undoStack().count(), 0);
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

void TestDesignerLandscape::tellsWhyAKeyDoesNothing() {
    StatusTips heard;
    LandscapeFixture shown;
    QVERIFY(shown.waitForIt());
    shown.addTileWithCity();
    shown.land()->installEventFilter(&heard);
    shown.key(Qt::Key_K);
    QVERIFY(heard.words.isEmpty());
    const int steps = shown.document->undoStack().count();
    shown.key(Qt::Key_I);
    QCOMPARE(heard.words.size(), 1);
    QVERIFY2(heard.words.back().startsWith(QStringLiteral("Inn: only on roads")),
             qPrintable(heard.words.back()));
    QVERIFY(heard.words.back().contains(QStringLiteral("city north")));
    shown.key(Qt::Key_U);
    QVERIFY(heard.words.back().contains(QStringLiteral("one side")));
    shown.key(Qt::Key_P, Qt::ShiftModifier);
    QCOMPARE(heard.words.back(), QStringLiteral("This city has no pennant"));
    shown.key(Qt::Key_X);
    QCOMPARE(heard.words.size(), 3);
    QCOMPARE(shown.document->undoStack().count(), steps);
}

void TestDesignerLandscape::marksOnSeveralTiles() {
    LandscapeFixture shown;
    QVERIFY(shown.waitForIt());
    shown.choose({0, 1, 2});
    shown.tools().actions()->trait(Trait::Dragon)->trigger();
    for (const int place : {0, 1, 2})
        QVERIFY(hasTrait(shown.tile(place).landscape(), 0, Trait::Dragon));
    QVERIFY(shown.isOneStep());
    shown.tools().actions()->trait(Trait::Dragon)->trigger();
    QVERIFY(shown.document->fileText() == shown.original);
    shown.land()->setFocusedSide(Direction::East);
    shown.tools().actions()->edge(Edge::City)->trigger();
    for (const int place : {0, 1, 2})
        QCOMPARE(shown.tile(place).landscape().edges[1], Edge::City);
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

void TestDesignerLandscape::partsForThoseWhoDontSee() {
    LandscapeFixture shown;
    QVERIFY(shown.waitForIt());
    QAccessibleInterface* canvas = QAccessible::queryAccessibleInterface(shown.land());
    QVERIFY(canvas != nullptr);
    QCOMPARE(canvas->childCount(), rimPlaces);
    QAccessibleInterface* south = canvas->child(middleOf(Direction::South));
    QVERIFY(south->text(QAccessible::Name).startsWith(QStringLiteral("south")));
    const Edge before = shown.shown().edges[2];
    south->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QVERIFY(shown.shown().edges[2] != before);
    for (QAbstractButton* button : shown.tools().widgets().palette->findChildren<QAbstractButton*>())
        if (button->isVisible())
            QVERIFY2(!button->accessibleName().isEmpty() && !button->toolTip().isEmpty(),
                     qPrintable(button->text()));
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
