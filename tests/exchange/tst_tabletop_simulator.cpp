// The saved object for Tabletop Simulator: its form by a schema, and what no schema can say.

#include "tests/exchange/sources.h"

#include "editor/exchange/tts_sheets.h"
#include "engine/tileset/io/format.h"
#include "engine/tileset/io/validator.h"
#include "engine/tileset/table/csv.h"

#include <QCryptographicHash>
#include <QFile>
#include <QtTest>

#include <rapidcheck.h>

#include <map>
#include <set>

using namespace tilewright;
using namespace tilewright::test;

namespace {

const exchange::Format& tabletop() {
    return *exchange::findFormat("tts");
}

void eachObject(const Json& objects, const std::function<void(const Json&)>& visit) {
    for (const Json& object : objects) {
        visit(object);
        if (object.contains("ContainedObjects"))
            eachObject(object.at("ContainedObjects"), visit);
    }
}

std::vector<std::string> urlsOf(const Json& object) {
    std::vector<std::string> urls;
    if (object.contains("CustomImage"))
        urls = {object.at("CustomImage").at("ImageURL"), object.at("CustomImage").at("ImageSecondaryURL")};
    if (object.contains("CustomDeck"))
        for (const auto& [id, deck] : object.at("CustomDeck").items()) {
            urls.push_back(deck.at("FaceURL"));
            urls.push_back(deck.at("BackURL"));
        }
    return urls;
}

} // namespace

class TestTabletopSimulator : public QObject {
    Q_OBJECT
private slots:
    void everythingHolds_data() {
        QTest::addColumn<int>("subject");
        QTest::newRow("set") << 0;
        QTest::newRow("map") << 1;
        QTest::newRow("game") << 2;
    }
    void everythingHolds() {
        QFETCH(int, subject);
        const exchange::Source source = subject == 0   ? setSource()
                                        : subject == 1 ? mapSource()
                                                       : gameSource();
        const auto files = made(tabletop(), source);
        const Json save = *parseJson(files.front().bytes).value;
        QFile schemaFile(EXCHANGE_SCHEMA);
        QVERIFY(schemaFile.open(QIODevice::ReadOnly));
        const Json schema = *parseJson(schemaFile.readAll().toStdString()).value;
        QVERIFY(fitsSchema(schema, save));
        Json broken = save;
        broken["ObjectStates"][0].erase("GUID");
        QVERIFY(!fitsSchema(schema, broken));

        std::set<std::string> guids;
        std::size_t objects = 0;
        std::set<std::string> used;
        int laid = 0;
        eachObject(save.at("ObjectStates"), [&](const Json& object) {
            guids.insert(object.at("GUID").get<std::string>());
            ++objects;
            for (const std::string& url : urlsOf(object))
                used.insert(url);
            if (object.at("Name") != "Card")
                return;
            const int id = object.at("CardID").get<int>();
            const Json& deck = object.at("CustomDeck").at(std::to_string(id / 100));
            // The last cell is no face.
            QVERIFY(id % 100 < deck.at("NumWidth").get<int>() * deck.at("NumHeight").get<int>() - 1);
            laid += object.at("Transform").at("rotZ") == 0.0 ? 1 : 0;
        });
        QCOMPARE(guids.size(), objects);

        // Every image that is named is there, RGB, small enough, named after its bytes; and every one is
        // needed.
        const QByteArray manifest = bytesOf(files, source.name + "-manifest.csv");
        const auto rows = readCsv(manifest.toStdString(), ',').value.value().rows;
        std::set<std::string> listed;
        for (std::size_t i = 1; i < rows.size(); ++i) {
            const QByteArray bytes = bytesOf(files, rows[i][0]);
            const std::string hash =
                QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().toStdString();
            QCOMPARE(rows[i][3], hash);
            QVERIFY(rows[i][0].ends_with("-" + hash.substr(0, 12) + ".png"));
            QCOMPARE(rows[i][1], "https://example.org/tiles/" + rows[i][0]);
            listed.insert(rows[i][1]);
            // Colour type of the header: 2 is RGB without alpha.
            QCOMPARE(static_cast<int>(bytes[25]), 2);
            const QImage image = QImage::fromData(bytes);
            QVERIFY(image.width() <= exchange::mostSheetPixels &&
                    image.height() <= exchange::mostSheetPixels);
        }
        QCOMPARE(used, listed);
        QCOMPARE(files.size(), rows.size() + 1);

        // The deck holds the copies that are left, shuffled.
        std::map<std::string, int> left;
        for (const Tile& tile : source.set.tiles)
            if (tile.count > 0)
                left[tile.id] = tile.count;
        int inPlay = 0;
        if (subject == 2)
            for (const game::LaidTile& tile : source.table.tiles)
                if (tile.tile >= 0) {
                    ++inPlay;
                    const std::string& id = source.set.tiles[static_cast<std::size_t>(tile.tile)].id;
                    if (--left[id] == 0)
                        left.erase(id);
                }
        if (subject == 2 && source.table.drawnTile >= 0) {
            const std::string& id = source.set.tiles[static_cast<std::size_t>(source.table.drawnTile)].id;
            if (--left[id] == 0)
                left.erase(id);
        }
        QCOMPARE(laid, inPlay);
        bool found = false;
        for (const Json& object : save.at("ObjectStates")) {
            if (object.at("Name") != "Deck")
                continue;
            found = true;
            std::map<std::string, int> cards;
            Json ids = Json::array();
            std::vector<std::string> order;
            for (const Json& card : object.at("ContainedObjects")) {
                ++cards[card.at("Nickname").get<std::string>()];
                ids.push_back(card.at("CardID"));
                order.push_back(card.at("Nickname").get<std::string>());
            }
            QCOMPARE(cards, left);
            QCOMPARE(object.at("DeckIDs"), ids);
            QVERIFY(!std::is_sorted(order.begin(), order.end()));
        }
        QVERIFY(found);
    }

    void cubesAndPiecesAreThere() {
        const Json save = *parseJson(made(tabletop(), setSource(), {{"players", 3}}).front().bytes).value;
        std::map<std::string, int> names;
        eachObject(save.at("ObjectStates"),
                   [&](const Json& object) { ++names[object.at("Nickname").get<std::string>()]; });
        // Twenty of each colour and the bag that they are in (B-3.3).
        QCOMPARE(names["Blue pick"], 21);
        QCOMPARE(names["White door marker"], 21);
        for (const char* player : {"Blue", "Yellow", "Green"})
            for (const char* piece : {"Runner 1", "Runner 2", "Prisoner 1"})
                QCOMPARE(names[std::string(piece) + " of " + player], 1);
        QVERIFY(!names.contains("Runner 1 of Red"));
        QCOMPARE(names["Guard 6"], 1);
    }

    // Whoever is below, or a prisoner, is on the table too.
    void nobodyIsLost() {
        const Json save = *parseJson(made(tabletop(), dungeonGameSource()).front().bytes).value;
        std::map<std::string, int> names;
        eachObject(save.at("ObjectStates"),
                   [&](const Json& object) { ++names[object.at("Nickname").get<std::string>()]; });
        for (const char* player : {"Blue", "Yellow", "Green"})
            for (int number = 1; number <= 7; ++number)
                QCOMPARE(names["Follower " + std::to_string(number) + " of " + player], 1);
    }

    void anotherSeedShufflesAnotherWay() {
        const auto first = made(tabletop(), setSource()).front().bytes;
        QVERIFY(made(tabletop(), setSource(), {{"seed", 2}}).front().bytes != first);
    }

    void sheetsHoldEachFaceOnce() {
        QVERIFY(rc::check([] {
            std::vector<int> faces(static_cast<std::size_t>(*rc::gen::inRange(0, 300)));
            for (std::size_t i = 0; i < faces.size(); ++i)
                faces[i] = static_cast<int>(i);
            std::vector<int> found;
            for (const exchange::FaceSheet& sheet : exchange::faceSheets(faces)) {
                RC_ASSERT(sheet.columns >= 2 && sheet.columns <= 10);
                RC_ASSERT(sheet.rows >= 2 && sheet.rows <= 7);
                RC_ASSERT(sheet.faces.size() < static_cast<std::size_t>(sheet.columns * sheet.rows));
                found.insert(found.end(), sheet.faces.begin(), sheet.faces.end());
            }
            RC_ASSERT(found == faces);
        }));
    }
};

QTEST_GUILESS_MAIN(TestTabletopSimulator)
#include "tst_tabletop_simulator.moc"
