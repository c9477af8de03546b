// The saved object for Tabletop Simulator: its form by a schema, and what no schema can say.

#include "tests/exchange/sample_sources.h"

#include "editor/output/formats/exchange_format.h"
#include "editor/output/formats/tts/tts_save.h"
#include "editor/output/formats/tts/tts_sheets.h"
#include "engine/base/json/schema_validator.h"
#include "engine/model/io/file_formats.h"
#include "engine/model/table/csv.h"
#include "tests/paths.h"

#include <QCryptographicHash>
#include <QFile>
#include <QTemporaryDir>
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
        const auto files = exportedFiles(tabletop(), source);
        const Json save = *parseJson(files.front().bytes).value;
        QFile schemaFile(inSources("tests/exchange/tabletop_simulator.schema.json"));
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
            QVERIFY(image.width() <= exchange::maxSheetPixels && image.height() <= exchange::maxSheetPixels);
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
        const Json save =
            *parseJson(exportedFiles(tabletop(), setSource(), {{"players", 3}}).front().bytes).value;
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
        const Json save = *parseJson(exportedFiles(tabletop(), dungeonGameSource()).front().bytes).value;
        std::map<std::string, int> names;
        eachObject(save.at("ObjectStates"),
                   [&](const Json& object) { ++names[object.at("Nickname").get<std::string>()]; });
        for (const char* player : {"Blue", "Yellow", "Green"})
            for (int number = 1; number <= 7; ++number)
                QCOMPARE(names["Follower " + std::to_string(number) + " of " + player], 1);
    }

    void anotherSeedShufflesAnotherWay() {
        const auto first = exportedFiles(tabletop(), setSource()).front().bytes;
        QVERIFY(exportedFiles(tabletop(), setSource(), {{"seed", 2}}).front().bytes != first);
    }

    void imagesComeFromTheFolder() {
        Issues issues;
        const Json options = completeOptions(tabletop().options(), {{"links", "local"}}, issues);
        const Json optionsForFolder = tabletop().optionsForFolder(setSource(), options, "/home/ann/my games");
        const auto files = tabletop().make(setSource(), optionsForFolder, {}).value.value();
        std::size_t urls = 0;
        eachObject(parseJson(files.front().bytes).value->at("ObjectStates"), [&](const Json& object) {
            for (const std::string& url : urlsOf(object)) {
                const std::string begins = "file:///home/ann/my%20games/";
                QVERIFY2(url.starts_with(begins), url.c_str());
                QVERIFY(!bytesOf(files, url.substr(begins.size())).isEmpty());
                ++urls;
            }
        });
        QVERIFY(urls > 100);
        // With a server, the folder doesn't matter.
        const Json web = completeOptions(tabletop().options(), {{"urlPrefix", "https://x.org/"}}, issues);
        QCOMPARE(tabletop().optionsForFolder(setSource(), web, "/home/ann"), web);
    }

    /// Without an address the pictures come from the folder, which is said; those that are on a server stay
    /// there.
    void withoutAnAddressLinksAreLocalOrStay() {
        const QTemporaryDir folder;
        const std::filesystem::path place = folder.path().toStdString();
        const auto exported = [&](const exchange::Source& source, const Json& given) {
            Issues issues;
            const Json options = completeOptions(tabletop().options(), given, issues);
            return tabletop().make(source, tabletop().optionsForFolder(source, options, place), {});
        };
        exchange::Source source = setSource();
        const auto local = exported(source, {});
        QCOMPARE(local.issues.size(), std::size_t{1});
        QCOMPARE(local.issues[0].code, std::string("links-local"));
        const auto web = exported(source, {{"urlPrefix", "https://x.org/"}});
        QVERIFY(web.issues.empty());
        QVERIFY(exchange::write(*web.value, place, {}).empty());
        source.set.tiles[0].notes = "changes no picture";
        const auto again = exported(source, {});
        QVERIFY(again.issues.empty());
        QCOMPARE(again.value->front().bytes.find("file:"), std::string::npos);
    }

    // The program has saved it since, with addresses of its own; one picture has changed.
    void addressesOfAnEarlierExportStay() {
        exchange::Source source = setSource();
        Json save = *parseJson(exportedFiles(tabletop(), source).front().bytes).value;
        std::map<std::string, std::string> moved;
        const std::function<void(Json&)> move = [&](Json& objects) {
            for (Json& object : objects) {
                const auto give = [&](Json& url) {
                    const std::string old = url;
                    const auto number = std::to_string(moved.size());
                    url = moved.try_emplace(old, "https://cloud.example/" + number + "/").first->second;
                };
                if (object.contains("CustomImage"))
                    for (const char* field : {"ImageURL", "ImageSecondaryURL"})
                        give(object["CustomImage"][field]);
                if (object.contains("CustomDeck"))
                    for (auto& [id, deck] : object["CustomDeck"].items())
                        for (const char* field : {"FaceURL", "BackURL"})
                            give(deck[field]);
                if (object.contains("ContainedObjects"))
                    move(object["ContainedObjects"]);
            }
        };
        move(save["ObjectStates"]);
        QTemporaryDir folder;
        const QString file = folder.filePath("saved.json");
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(QByteArray::fromStdString(save.dump()));
        out.close();
        tilewright::SideContent& side = std::get<Sides>(source.set.tiles[0].face)[0];
        side = side == tilewright::SideContent::Open ? tilewright::SideContent::Special
                                                     : tilewright::SideContent::Open;
        std::set<std::string> now;
        const auto again = exportedFiles(tabletop(), source, {{"earlier", file.toStdString()}});
        eachObject(parseJson(again.front().bytes).value->at("ObjectStates"), [&](const Json& object) {
            for (const std::string& url : urlsOf(object))
                now.insert(url);
        });
        std::size_t kept = 0;
        for (const auto& [before, after] : moved)
            kept += now.contains(after) ? 1 : 0;
        // All but the sheet with the changed face.
        QCOMPARE(kept, moved.size() - 1);
        QCOMPARE(now.size(), moved.size());
        const QByteArray manifest = bytesOf(again, source.name + "-manifest.csv");
        for (const std::string& url : now)
            QVERIFY(manifest.contains(QByteArray::fromStdString(url)));
    }

    void linksAreKnownByNotesAndByNames() {
        using exchange::tts::readPictureUrls;
        const Json image{{"CustomImage", {{"ImageURL", "https://a.org/x"}, {"ImageSecondaryURL", 7}}},
                         {"GMNotes", "pictures: 0123456789ab ba9876543210"}};
        const Json named{{"CustomImage", {{"ImageURL", "https://b.org/set-board-aaaaaaaaaaaa.png"}}},
                         {"GMNotes", "mine"}};
        const Json deck{{"CustomDeck",
                         {{"10", {{"FaceURL", "ten"}, {"BackURL", "back"}}},
                          {"9", {{"FaceURL", "nine"}, {"BackURL", "back"}}}}},
                        {"GMNotes", "pictures: 999999999999 bbbbbbbbbbbb 101010101010 bbbbbbbbbbbb"}};
        const Json wrong{{"GMNotes", Json::array()}};
        const Json bag{{"ContainedObjects", Json::array({deck})}};
        const Json save{{"ObjectStates", Json::array({image, named, 7, wrong, bag})}};
        const auto links = readPictureUrls(save.dump());
        QVERIFY(links);
        QCOMPARE(*links.value,
                 (exchange::tts::PictureUrls{{"0123456789ab", "https://a.org/x"},
                                             {"aaaaaaaaaaaa", "https://b.org/set-board-aaaaaaaaaaaa.png"},
                                             {"999999999999", "nine"},
                                             {"101010101010", "ten"},
                                             {"bbbbbbbbbbbb", "back"}}));
        for (const char* no : {"", "7", "[]", "{}", "{\"ObjectStates\": {}}"})
            QVERIFY2(!readPictureUrls(no), no);
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
