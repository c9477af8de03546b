#include <QTest>

#include "engine/art/palette.h"
#include "engine/art/picture_dispatch.h"
#include "engine/model/companions.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "engine/sheet/component_sheets.h"
#include "engine/sheet/pieces/board_pages.h"
#include "engine/sheet/pieces/printed_pieces.h"
#include "engine/sheet/pieces/recolour.h"
#include "engine/sheet/test_pages.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <set>

using namespace tilewright;
using namespace tilewright::sheet;
using TileSide = tilewright::SideContent;

namespace {

TileSet exampleSet() {
    TileSet set;
    set.name = "Example";
    Tile cross{
        "cross", 3, Sides{TileSide::SkullRed, TileSide::Open, TileSide::Special, TileSide::SkullBlue}, {}};
    Tile end{"end", 30, Sides{TileSide::Open, TileSide::Earth, TileSide::Earth, TileSide::Earth}, {}};
    set.tiles = {cross, end};
    return set;
}

std::map<std::string, int> usesOf(const PrintDocument& document, Face face = Face::Front) {
    std::map<std::string, int> uses;
    for (const DrawnPage& page : document.pages)
        if (page.face == face)
            for (const SymbolUse& use : page.uses)
                ++uses[document.symbols[use.symbol].id];
    return uses;
}

Map boardOf(int width, int height) {
    Map map;
    map.name = "Board";
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
            Chamber chamber;
            chamber.cell = {x, y};
            chamber.sides = {TileSide::Open, TileSide::Open, TileSide::Open, TileSide::Open};
            map.chambers.push_back(chamber);
        }
    return map;
}

std::string firstCode(const Issues& issues) {
    return issues.empty() ? std::string() : issues.front().code;
}

} // namespace

class TestSheetPages : public QObject {
    Q_OBJECT

private slots:
    void pagesAreFrontBackFrontBack() {
        SheetSpecification s;
        s.back.backs = Backs::OneForAll;
        const auto document = componentSheets(exampleSet(), s);
        QVERIFY(document);
        QCOMPARE(document.value->pages.size(), std::size_t(4));
        for (std::size_t i = 0; i < 4; ++i)
            QCOMPARE(document.value->pages[i].face, i % 2 ? Face::Back : Face::Front);
        QCOMPARE(usesOf(*document.value, Face::Back)["back"], 33);
        QVERIFY(document.value->pages[1].on(Layer::Cut).empty());
        // 24, then 9 at the left: their backs at the right.
        const art::Box front = document.value->pages[2].trim, back = document.value->pages[3].trim;
        QCOMPARE(back.left, 210 - front.right);
        QCOMPARE(back.top, front.top);
    }

    /// Standees have no backs: marks and a title behind them would shine through.
    void thePageBehindStandeesIsBlank() {
        SheetSpecification s;
        s.back.backs = Backs::OneForAll;
        s.marks.registration = true;
        s.components = {Component::Standees, Component::Tiles};
        const auto document = componentSheets(exampleSet(), s);
        QVERIFY(document);
        QCOMPARE(document.value->pages.size() % 2, std::size_t(0));
        int blank = 0;
        for (std::size_t i = 0; i < document.value->pages.size(); i += 2) {
            const DrawnPage& front = document.value->pages[i];
            const DrawnPage& back = document.value->pages[i + 1];
            QCOMPARE(back.face, Face::Back);
            const bool isBlank =
                back.uses.empty() &&
                std::ranges::all_of(back.shapes, [](const auto& shapes) { return shapes.empty(); });
            QCOMPARE(isBlank, !front.hasSlots);
            blank += isBlank ? 1 : 0;
        }
        QVERIFY(blank > 0);
        // Folded, they have no backs beside them either, so nothing is to be folded in the middle.
        s.back.gutterFold = true;
        s.components = {Component::Standees};
        const auto folded = componentSheets(exampleSet(), s);
        std::size_t scores = 0;
        for (const DrawnPage& page : folded.value->pages)
            scores += page.on(Layer::Score).size();
        QCOMPARE(scores, std::size_t(18 * 3));
    }

    /// Every word goes through the language of the sheet.
    void allThatIsSaidIsInTheLanguageOfTheSheet() {
        std::set<std::string> said;
        const Translator words = [&said](const Text& text) {
            said.insert(text.source);
            return text.english();
        };
        SheetSpecification s;
        s.back.backs = Backs::OneForAll;
        s.components = {Component::Tiles, Component::Markers, Component::Standees, Component::Aid,
                        Component::Board};
        const Map board = boardOf(2, 2);
        QVERIFY(componentSheets(exampleSet(), s, &board, {}, nullptr, words));
        for (const char* source : {"page %1 of %2", "print at 100 %", "%1, backs", "markers", "standees",
                                   "player aids", "Picks and skulls", "golden key", "cell: %1"})
            QVERIFY2(said.contains(source), source);
        const TileSet tower = *readTileSet(bundledText("landscape/tower.tileset.json")).value;
        QVERIFY(componentSheets(tower, s, &board, {}, nullptr, words));
        for (const char* source : {"THE DUNGEON", "dungeon mat", "road: %1 a tile", "counts as two"})
            QVERIFY2(said.contains(source), source);
        QVERIFY(alignmentTest(s, words) && colourProof(exampleSet(), s, words));
        for (const char* source : {"Back.", "Turn over the long edge.", "normal", "%1, colour proof"})
            QVERIFY2(said.contains(source), source);
    }

    void backsThatAreFoldedLieOnTheSamePage() {
        SheetSpecification s;
        s.back.backs = Backs::ByTile;
        s.back.gutterFold = true;
        const auto document = componentSheets(exampleSet(), s);
        const auto uses = usesOf(*document.value);
        QCOMPARE(uses.at("tile-end"), 30);
        QCOMPARE(uses.at("back-tile-end"), 30);
        for (const DrawnPage& page : document.value->pages) {
            QCOMPARE(page.face, Face::Front);
            QCOMPARE(page.on(Layer::Score).size(), std::size_t(1));
            QCOMPARE(page.on(Layer::Score)[0].path.points().front(), (art::Point{105, 0}));
        }
    }

    void bleedIsDrawnBelowAllTiles() {
        SheetSpecification s;
        s.bleed = 2;
        s.bleedMode = BleedMode::Shared;
        const auto document = componentSheets(exampleSet(), s);
        for (const DrawnPage& page : document.value->pages) {
            bool tilesBegan = false;
            for (const SymbolUse& use : page.uses) {
                const bool isBleed = document.value->symbols[use.symbol].id.starts_with("bleed-");
                QVERIFY(!(tilesBegan && isBleed));
                tilesBegan = tilesBegan || !isBleed;
            }
            QCOMPARE(page.bleed.left, page.trim.left - 2);
            QCOMPARE(page.bleed.bottom, page.trim.bottom + 2);
        }
    }

    void componentsAreThereAsOftenAsOneNeedsThem() {
        SheetSpecification s;
        s.components = {Component::Markers, Component::Standees, Component::Aid};
        const auto document = componentSheets(exampleSet(), s);
        QVERIFY(document);
        const auto uses = usesOf(*document.value);
        for (const char* colour : {"blue", "purple"})
            QCOMPARE(uses.at("marker-pick-" + std::string(colour)), 20);
        QCOMPARE(uses.at("marker-silver"), 10);
        QCOMPARE(uses.at("marker-key"), 4);
        QCOMPARE(uses.at("standee-runner-4-2"), 1);
        QCOMPARE(uses.at("standee-guard"), 6);
        QCOMPARE(uses.at("aid"), 4);
        // A standee is folded thrice, on the layer that machines score.
        std::size_t scores = 0;
        for (const DrawnPage& page : document.value->pages)
            scores += page.on(Layer::Score).size();
        QCOMPARE(scores, std::size_t(18 * 3));
    }

    void boardIsCutIntoPartsThatOverlap() {
        SheetSpecification s;
        s.components = {Component::Board};
        // 190 by 277 mm to a page, 10 of them shared: 8 by 6 tiles take 360 by 270.
        const Map map = boardOf(8, 6);
        const auto grid = boardPageGrid(s, &map);
        QVERIFY(grid);
        QCOMPARE(grid.value->columns, 2);
        QCOMPARE(grid.value->rows, 1);
        const auto document = componentSheets(exampleSet(), s, &map);
        QCOMPARE(document.value->pages.size(), std::size_t(2));
        // What the parts show, less what they share, is the board.
        double shown = 0;
        for (const DrawnPage& page : document.value->pages)
            shown += page.trim.right - page.trim.left;
        QCOMPARE(shown - s.overlap, 8 * 45.0);
        // Every chamber is on a page, and those under the overlap are on both.
        std::size_t uses = 0;
        for (const auto& [symbol, times] : usesOf(*document.value))
            uses += symbol.starts_with("ground-") ? 0 : static_cast<std::size_t>(times);
        QVERIFY(uses >= map.chambers.size() && uses <= map.chambers.size() + 2 * 6);
    }

    // Tiles of the sets that a set is played together with are drawn on its board, but not cut out.
    void boardShowsTilesOfOtherSets() {
        const TileSet own = exampleSet();
        TileSet other = own;
        other.tiles.resize(1);
        other.tiles[0].id = "other";
        const TileSet both = *combineWithCompanions(own, std::vector{other}).value;
        Map map = boardOf(1, 1);
        map.chambers[0] = {.cell = {0, 0}, .tile = "other"};
        SheetSpecification s;
        s.components = {Component::Board};
        const auto drawn = [&](const TileSet* tiles) {
            const PrintDocument document = *componentSheets(own, s, &map, {}, tiles).value;
            const auto symbol = std::ranges::find(document.symbols, "tile-other", &Symbol::id);
            return symbol == document.symbols.end() ? art::Picture() : symbol->picture;
        };
        QVERIFY(drawn(&both) == art::tilePicture(other.tiles[0]));
        QVERIFY(drawn(nullptr) != art::tilePicture(other.tiles[0]));
        s.components = {Component::Tiles};
        QVERIFY(!usesOf(*componentSheets(own, s, &map, {}, &both).value).contains("tile-other"));
    }

    void boardsThatCannotBePrinted() {
        SheetSpecification s;
        s.components = {Component::Board};
        QCOMPARE(firstCode(componentSheets(exampleSet(), s).issues), std::string("sheet-no-board"));
        const Map map = boardOf(3, 3);
        s.overlap = 185;
        QCOMPARE(firstCode(componentSheets(exampleSet(), s, &map).issues), std::string("sheet-overlap"));
        s.overlap = 10;
        Map wide = boardOf(1, 1);
        wide.chambers.push_back(wide.chambers[0]);
        wide.chambers[1].cell = {10000, 10000};
        QCOMPARE(firstCode(componentSheets(exampleSet(), s, &wide).issues),
                 std::string("sheet-board-too-large"));
    }

    void alignmentTestMeetsItself() {
        for (const Flip flip : {Flip::LongEdge, Flip::ShortEdge}) {
            SheetSpecification s;
            s.back.flip = flip;
            const auto document = alignmentTest(s);
            QCOMPARE(document.value->pages.size(), std::size_t(2));
            QCOMPARE(document.value->pages[1].face, Face::Back);
            QVERIFY(document.value->pages[1].on(Layer::Guides).size() >= 5);
        }
        SheetSpecification bad;
        bad.margins.left = -1;
        QCOMPARE(firstCode(alignmentTest(bad).issues), std::string("sheet-margin"));
    }

    void colourProofHasFiveColumns() {
        const auto document = colourProof(exampleSet(), SheetSpecification());
        QVERIFY(document);
        QCOMPARE(document.value->pages.size(), std::size_t(1));
        std::set<long> columns;
        for (const SymbolUse& use : document.value->pages[0].uses)
            columns.insert(std::lround(use.place.e));
        QCOMPARE(columns.size(), std::size_t(5));
    }

    /// Computed apart, with the matrices of Machado, Oliveira and Fernandes (2009), severity 1.
    void coloursAreSeenAsTold() {
        const art::Rgb red = art::Rgb::hex(0xFF0000), white = art::Rgb::hex(0xFFFFFF);
        QCOMPARE(simulateVision(red, ColourVision::Protan), art::Rgb::hex(0x6D5F00));
        QCOMPARE(simulateVision(red, ColourVision::Deutan), art::Rgb::hex(0xA39000));
        QCOMPARE(simulateVision(red, ColourVision::Tritan), art::Rgb::hex(0xFF000F));
        QCOMPARE(simulateVision(red, ColourVision::Grey), art::Rgb::hex(0x7F7F7F));
        for (const ColourVision sight : {ColourVision::Normal, ColourVision::Protan, ColourVision::Deutan,
                                         ColourVision::Tritan, ColourVision::Grey})
            QCOMPARE(simulateVision(white, sight), white);
    }

    void lowInkKeepsSignsAndSparesTheGround() {
        for (int i = 0; i < colourCount; ++i)
            QCOMPARE(lowInk(art::fillOf(colourAt(i))), art::fillOf(colourAt(i)));
        QVERIFY(lowInk(art::palette::earth).red > 220);
        QVERIFY(lowInk(art::palette::floor).red > 240);
        QCOMPARE(lowInk(art::outlineColour), art::outlineColour);
    }

    void greySheetsHaveNoColour() {
        SheetSpecification s;
        s.colours = Colours::Grey;
        const auto document = componentSheets(exampleSet(), s);
        for (const Symbol& symbol : document.value->symbols)
            for (const art::Shape& shape : symbol.picture.shapes)
                if (shape.fill)
                    QVERIFY(shape.fill->red == shape.fill->green && shape.fill->green == shape.fill->blue);
    }

    void partsAreThoseOfTheGame_data() {
        QTest::addColumn<QByteArray>("set");
        QTest::addColumn<int>("markers");
        QTest::addColumn<int>("standees");
        QTest::addColumn<int>("aids");
        // Picks of eight colours, door markers, silver, keys, tokens; two Runners and a Prisoner each,
        // guards.
        QTest::newRow("beneath") << QByteArray("beneath/standard") << 160 + 40 + 10 + 8 << 4 * 3 + 6 << 4;
        QTest::newRow("base") << QByteArray("landscape/base") << 0 << 6 * 7 << 6;
        QTest::newRow("inns") << QByteArray("landscape/inns-cathedrals") << 0 << 6 * 8 << 6;
        QTest::newRow("traders") << QByteArray("landscape/traders-builders") << 0 << 6 * 9 << 6;
        // Floors and two shields each; large, mayor, wagon, builder and pig; the mat.
        QTest::newRow("tower") << QByteArray("landscape/tower") << 10 + 10 + 9 + 7 + 6 + 5 + 6 * 2 << 6 * 12
                               << 6 + 1;
        // Its tunnel has no mouth of its own.
        QTest::newRow("dragon") << QByteArray("landscape/princess-dragon") << 0 << 6 * 7 + 2 << 6;
        QTest::newRow("tunnel") << QByteArray("landscape/tunnel") << 6 * 2 << 6 * 7 << 6;
    }
    void partsAreThoseOfTheGame() {
        QFETCH(QByteArray, set);
        const TileSet tiles = *readTileSet(bundledText(set.toStdString() + ".tileset.json")).value;
        const auto printed = [&](Component component) {
            SheetSpecification s;
            s.components = {component};
            int pieces = 0;
            for (const PieceRun& run : runsOf(tiles, s))
                for (const PrintedPiece& piece : run.pieces)
                    pieces += piece.count;
            return pieces;
        };
        QTEST(printed(Component::Markers), "markers");
        QTEST(printed(Component::Standees), "standees");
        QTEST(printed(Component::Aid), "aids");
    }

    // Four tiles wide where there is room, and never larger than what the margins leave.
    void matFitsBetweenTheMargins_data() {
        QTest::addColumn<QByteArray>("paper");
        QTest::addColumn<bool>("across");
        QTest::addColumn<double>("tile");
        QTest::addColumn<double>("width");
        QTest::newRow("A4") << QByteArray("A4") << false << 45.0 << 180.0;
        QTest::newRow("Letter, across") << QByteArray("Letter") << true << 45.0 << 180.0;
        QTest::newRow("A5") << QByteArray("A5") << false << 45.0 << 0.0;
        QTest::newRow("large tiles") << QByteArray("A4") << false << 80.0 << 0.0;
    }
    void matFitsBetweenTheMargins() {
        QFETCH(QByteArray, paper);
        QFETCH(bool, across);
        QFETCH(double, tile);
        QFETCH(double, width);
        SheetSpecification s;
        s.paper = *findPaper(paper.toStdString());
        s.orientation = across ? Orientation::Landscape : Orientation::Portrait;
        s.tileMillimetres = tile;
        s.bleed = 3;
        s.components = {Component::Aid};
        const TileSet tower = *readTileSet(bundledText("landscape/tower.tileset.json")).value;
        const std::vector<PieceRun> runs = runsOf(tower, s);
        QCOMPARE(runs.size(), 2U);
        const Size mat = runs[1].size;
        const double room = (across ? s.paper.height : s.paper.width) - 20 - 2 * s.bleed;
        if (width > 0)
            QCOMPARE(mat.width, width);
        else
            QVERIFY(mat.width <= room && mat.width > 0.9 * room);
        QVERIFY(mat.height <= (across ? s.paper.width : s.paper.height) - 20 - 2 * s.bleed);
        QVERIFY(componentSheets(tower, s).value.has_value());
    }

    void partsThatAGameHasNotAreLeftOut() {
        const TileSet base = *readTileSet(bundledText("landscape/base.tileset.json")).value;
        SheetSpecification s;
        s.components = {Component::Tiles};
        const auto tiles = componentSheets(base, s);
        s.components = {Component::Tiles, Component::Markers};
        const auto both = componentSheets(base, s);
        QVERIFY(tiles.value && both.value);
        QCOMPARE(both.value->pages.size(), tiles.value->pages.size());
        s.components = {Component::Markers};
        QCOMPARE(firstCode(componentSheets(base, s).issues), std::string("sheet-empty"));
    }

    void drawingStopsWhenToldTo() {
        // Elsewhere: GCC 12 takes a local one for uninitialized under the sanitizers.
        const auto stop = std::make_unique<std::stop_source>();
        stop->request_stop();
        const SheetSpecification usual;
        const auto document = componentSheets(exampleSet(), usual, nullptr, stop->get_token());
        QVERIFY(!document.value && document.issues.empty());
    }

    void landNeedsLittleInk() {
        using namespace art::land;
        for (const art::Rgb ground : {town, townDark, field, stone})
            QVERIFY(lowInk(ground).red > 0xE0);
        QVERIFY(lowInk(line) == line);
    }
};

QTEST_APPLESS_MAIN(TestSheetPages)
#include "tst_pages.moc"
