#include "editor/designer/beneath/door_actions.h"
#include "editor/designer/tile_canvas.h"
#include "editor/document/tileset/free_ids.h"
#include "editor/document/tileset/tile_list_model.h"
#include "editor/document/tileset/tileset_document.h"
#include "engine/games/beneath/tiles/tile_doors.h"
#include "engine/model/io/bundled.h"
#include "engine/sheet/sheet_template.h"

#include <QAbstractItemModelTester>
#include <QTemporaryDir>
#include <QTest>

#include <rapidcheck.h>

using namespace tilewright;

namespace {
std::size_t at(Direction d) {
    return static_cast<std::size_t>(index(d));
}

/// Some tiles of the set, at least one.
TileIndices somePlaces(const TileSetDocument& document, int where) {
    TileIndices places;
    for (int place = 0; place < document.size(); ++place)
        if ((where >> (place % 16)) % 2 != 0)
            places.push_back(place);
    if (places.empty())
        places = {where % document.size()};
    return places;
}

void editSet(TileSetDocument& document, int kind, const std::string& text, int what,
             TileSetDocument::Merge merge) {
    switch (kind) {
    case 0:
        return document.setText(&TileSet::name, text, merge);
    case 1:
        return document.setText(&TileSet::author, text, merge);
    case 2:
        return document.setText(&TileSet::license, text, merge);
    case 3:
        return document.setText(&TileSet::description, text, merge);
    case 4:
        return document.setTileMillimetres(5 + what / 4.0, merge);
    default:
        std::vector<Colour> colours;
        for (int i = 0; i < colourCount; ++i)
            if ((what >> i) % 2 == 0 || i == 0)
                colours.push_back(colourAt(i));
        document.setPickColours(std::move(colours));
    }
}

constexpr int editKinds = 19;

void edit(TileSetDocument& document, int kind, int where, int what) {
    const auto merge = what % 2 == 0 ? TileSetDocument::Merge::Yes : TileSetDocument::Merge::No;
    if (kind < 6)
        return editSet(document, kind, std::to_string(what), what, merge);
    if (document.size() == 0) {
        document.addTile();
        return;
    }
    const TileIndices places = somePlaces(document, where);
    const int tile = where % document.size();
    const SideContent door = doorChoices()[static_cast<std::size_t>(what) % doorChoices().size()];
    switch (kind) {
    case 6:
        return document.setSide(places, directionAt(what), door, merge);
    case 7:
        return document.turn(places, rotationAt(what));
    case 8:
        return document.mirror(places, what % 2 == 0 ? Mirror::LeftRight : Mirror::TopBottom);
    case 9:
        return document.setCount(places, what, merge);
    case 10:
        return document.setNotes(places, std::to_string(what), merge);
    case 11:
        return document.duplicate(places);
    case 12:
        return document.remove(places);
    case 13:
        return document.move(places, what % (document.size() + 1));
    case 14:
        return document.insert(tile, {document.tile(tile), document.tile(0)},
                               [] { return QStringLiteral("paste"); });
    case 15:
        return document.edit([] { return QStringLiteral("even out"); },
                             withEvenSkulls(document.tileSet(), places));
    case 16: {
        DoorVariantOptions choice;
        choice.doors.fill({SideContent::Open, door == SideContent::Earth ? SideContent::Special : door});
        return document.insert(tile, doorVariants(document.tileSet(), {document.tile(tile)}, choice),
                               [] { return QStringLiteral("variants"); });
    }
    case 17: {
        BeneathSetSpecification specification;
        specification.tiles = 5 + what % 30;
        specification.seed = static_cast<std::uint64_t>(what);
        return document.replaceTiles(generate(specification), specification);
    }
    default:
        document.setId(tile, "t" + std::to_string(what));
    }
}
} // namespace

class DocumentsTest : public QObject {
    Q_OBJECT
private slots:
    /// Of new sets: one that says nothing has A4, wherever it is opened.
    void newSetsHaveThePaperOfTheCountry() {
        TileSet set;
        set.name = "Paper";
        const auto paper = [](const TileSet& of) {
            return sheet::storedOptions(of).value->specification.paper.name;
        };
        QVERIFY(withRegionalPaper(set, QLocale::Germany) == set);
        QVERIFY(withRegionalPaper(set, QLocale::AnyTerritory) == set);
        const TileSet american = withRegionalPaper(set, QLocale::UnitedStates);
        QCOMPARE(paper(american), std::string("Letter"));
        QCOMPARE(paper(set), std::string("A4"));
        // What somebody chose stays.
        QVERIFY(withRegionalPaper(american, QLocale::Germany) == american);
        sheet::SheetSpecification wide;
        wide.gapX = 2;
        sheet::storeOptions(set, wide);
        QVERIFY(withRegionalPaper(set, QLocale::UnitedStates) == set);
    }

    /// Undo of all gives the original bytes, redo of all the result; what is saved is read again as the same.
    void anyEditsUndoAndRedo() {
        QTemporaryDir folder;
        QVERIFY(rc::check([&folder] {
            auto document = TileSetDocument::example("beneath/learning.tileset.json");
            const std::string before = document->fileText();
            const std::vector<Tile> tilesBefore = document->tileSet().tiles;
            // The list model must follow every one of them.
            TileListModel model(*document);
            QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
            const auto edits = *rc::gen::container<std::vector<std::tuple<int, int, int>>>(rc::gen::tuple(
                rc::gen::inRange(0, editKinds), rc::gen::inRange(0, 100000), rc::gen::inRange(0, 440)));
            for (const auto& [kind, where, what] : edits)
                edit(*document, kind, where, what);
            RC_ASSERT(model.rowCount() == document->size());
            const std::string after = document->fileText();
            const TileSet result = document->tileSet();
            while (document->undoStack().canUndo())
                document->undoStack().undo();
            RC_ASSERT(document->fileText() == before);
            RC_ASSERT(document->tileSet().tiles == tilesBefore);
            RC_ASSERT(!document->isModified());
            while (document->undoStack().canRedo())
                document->undoStack().redo();
            RC_ASSERT(document->fileText() == after);
            RC_ASSERT(document->tileSet() == result);
            const QString path = folder.filePath(QStringLiteral("saved.tileset.json"));
            RC_ASSERT(document->saveTo(path).empty());
            const auto again = TileSetDocument::open(path);
            RC_ASSERT(static_cast<bool>(again));
            RC_ASSERT((*again.value)->fileText() == after);
        }));
    }

    void idsStayShortEnough() {
        TileSet set;
        Tile tile;
        tile.id = std::string(maxIdCharacters, 'x');
        set.tiles.push_back(tile);
        QCOMPARE(freeId(set, tile.id).size(), maxIdCharacters);
    }

    void strokesMerge() {
        auto document = TileSetDocument::example(defaultTileSet);
        const std::string before = document->fileText();
        for (const char* text : {"a", "ab", "abc"})
            document->setNotes({1, 2}, text, TileSetDocument::Merge::Yes);
        QCOMPARE(document->undoStack().count(), 1);
        document->endMerging();
        document->setNotes({1, 2}, "abcd", TileSetDocument::Merge::Yes);
        QCOMPARE(document->undoStack().count(), 2);
        document->undoStack().undo();
        QCOMPARE(document->tile(2).notes, std::string("abc"));
        document->undoStack().undo();
        QCOMPARE(document->fileText(), before);
        // What comes back to where it began is no step.
        const std::string author = document->tileSet().author;
        document->setText(&TileSet::author, author + "A", TileSetDocument::Merge::Yes);
        QCOMPARE(document->undoStack().count(), 1);
        document->setText(&TileSet::author, author, TileSetDocument::Merge::Yes);
        QCOMPARE(document->undoStack().count(), 0);
    }

    void neighboursFit() {
        const auto document = TileSetDocument::example(defaultTileSet);
        const TileSet& tiles = document->tileSet();
        for (int tile = 0; tile < document->size(); ++tile) {
            const auto chosen = chooseNeighbourTiles(tiles, tile, 7);
            for (Direction side : allDirections) {
                QVERIFY(chosen[at(side)].has_value());
                const Tile& beside = tiles.tiles[static_cast<std::size_t>(chosen[at(side)]->tile)];
                const Sides turnedSides = turned(beside.sides(), chosen[at(side)]->rotation);
                QCOMPARE(isPassage(turnedSides[at(opposite(side))]),
                         isPassage(tiles.tiles[static_cast<std::size_t>(tile)].sides()[at(side)]));
            }
        }
    }
};

QTEST_MAIN(DocumentsTest)
#include "tst_documents.moc"
