// A module for VASSAL: the archive, its XML, and that all that is named in it is there.

#include "tests/exchange/sample_sources.h"

#include "editor/output/formats/vassal/vassal_pieces.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "engine/model/map/map.h"
#include "engine/model/tile_family.h"

#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QXmlStreamReader>
#include <QtTest>

#include <zip.h>

using namespace tilewright;
using namespace tilewright::test;

namespace {

QMap<QString, QByteArray> unpacked(const std::string& bytes, QStringList* dates) {
    QMap<QString, QByteArray> files;
    zip_source_t* source = zip_source_buffer_create(bytes.data(), bytes.size(), 0, nullptr);
    zip_t* archive = zip_open_from_source(source, ZIP_RDONLY | ZIP_CHECKCONS, nullptr);
    if (archive == nullptr)
        return files;
    for (zip_int64_t i = 0; i < zip_get_num_entries(archive, 0); ++i) {
        zip_stat_t stat;
        zip_stat_index(archive, static_cast<zip_uint64_t>(i), 0, &stat);
        QByteArray content(static_cast<qsizetype>(stat.size), '\0');
        zip_file_t* file = zip_fopen_index(archive, static_cast<zip_uint64_t>(i), 0);
        if (zip_fread(file, content.data(), stat.size) == static_cast<zip_int64_t>(stat.size))
            files[QString::fromUtf8(stat.name)] = content;
        zip_fclose(file);
        *dates << QString::number(stat.mtime);
    }
    zip_close(archive);
    return files;
}

/// What the text of a piece says: types and states from the outermost trait in.
QStringList parts(const QString& text, QChar separator) {
    QStringList all{QString()};
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == u'\\' && i + 1 < text.size() && text[i + 1] == separator)
            all.last() += text[++i];
        else if (text[i] == separator)
            all << QString();
        else
            all.last() += text[i];
    }
    for (QString& part : all)
        if (part.size() > 1 && part.startsWith(u'\'') && part.endsWith(u'\''))
            part = part.mid(1, part.size() - 2);
    return all;
}

QStringList traits(const QString& text) {
    const QStringList both = parts(text, u'\t');
    return both.size() < 2 ? both : QStringList{both[0]} + traits(both[1]);
}

struct Module {
    QMap<QString, int> elements;
    QStringList deck;
    QStringList names;
    QStringList images;
    QSet<QString> ids;
    int pieces = 0;
    QMap<QString, QString> deckAttributes;
    QMap<QString, QString> turned;
    QString error;
};

Module read(const QByteArray& xml) {
    Module module;
    QXmlStreamReader reader(xml);
    bool inDeck = false;
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isEndElement() && reader.name().endsWith(u".DrawPile"))
            inDeck = false;
        if (!reader.isStartElement())
            continue;
        const QString name = reader.name().toString();
        const auto attributes = reader.attributes();
        ++module.elements[name];
        if (attributes.hasAttribute("image"))
            module.images << attributes.value("image").toString();
        if (name.endsWith(".DrawPile")) {
            inDeck = true;
            for (const auto& attribute : attributes)
                module.deckAttributes[attribute.name().toString()] = attribute.value().toString();
        }
        if (!name.endsWith("Slot"))
            continue;
        ++module.pieces;
        const QString entry = attributes.value("entryName").toString();
        module.names << entry;
        if (inDeck)
            module.deck << entry;
        const QStringList command = parts(reader.readElementText(), u'/');
        if (command.size() != 4 || command[0] != "+") {
            module.error = command.join('|');
            continue;
        }
        const QStringList states = traits(command[3]);
        const QStringList types = traits(command[2]);
        if (types.size() != states.size())
            module.error = command[2];
        for (qsizetype i = 0; i < types.size(); ++i) {
            const QStringList type = parts(types[i], u';');
            if (type[0] == "obs")
                module.images << type[2];
            if (type[0] == "rotate")
                module.turned[entry] = states[i];
            if (type[0] == "piece") {
                module.images << type[3];
                module.ids << parts(states[i], u';')[3];
                if (type[4] != entry)
                    module.error = type[4];
            }
        }
    }
    if (reader.hasError())
        module.error = reader.errorString();
    return module;
}

} // namespace

class TestVassal : public QObject {
    Q_OBJECT
private slots:
    void everythingNamedIsThere_data() {
        QTest::addColumn<int>("subject");
        QTest::newRow("set") << 0;
        QTest::newRow("map") << 1;
        QTest::newRow("game") << 2;
    }
    void everythingNamedIsThere() {
        QFETCH(int, subject);
        exchange::Source source = subject == 0 ? setSource() : subject == 1 ? mapSource() : gameSource();
        // Names that both XML and pieces have to escape.
        if (subject == 0)
            source.set.tiles[3].id = "a;b/c\td'<&>\\";
        source.set.name = "Caves & <Cells>";
        QStringList dates;
        const auto files =
            unpacked(exportedFiles(*exchange::findFormat("vassal"), source).front().bytes, &dates);
        QVERIFY(files.contains("buildFile.xml"));
        QCOMPARE(QSet<QString>(dates.begin(), dates.end()).size(), 1);
        const Module module = read(files["buildFile.xml"]);
        QVERIFY2(module.error.isEmpty(), qPrintable(module.error));
        for (const QString& image : module.images)
            QVERIFY2(!QImage::fromData(files.value("images/" + image)).isNull(), qPrintable(image));
        QCOMPARE(QSet<QString>(module.images.begin(), module.images.end()).size(), files.size() - 2);
        QCOMPARE(module.ids.size(), module.pieces);
        for (const char* element :
             {"GameModule", "module.BasicCommandEncoder", "module.PlayerRoster", "module.Map",
              "module.map.BoardPicker", "module.map.boardPicker.Board",
              "module.map.boardPicker.board.SquareGrid", "module.map.DrawPile", "module.PieceWindow"})
            QCOMPARE(module.elements.value(QLatin1String("VASSAL.build.") + QLatin1String(element)), 1);

        QCOMPARE(module.deckAttributes["shuffle"], QString("Always"));
        QCOMPARE(module.deckAttributes["faceDown"], QString("Always"));
        int left = 0;
        for (const Tile& tile : source.set.tiles)
            left += tile.count;
        if (subject == 2) {
            for (const game::LaidTile& laid : source.table.tiles)
                if (laid.tile >= 0) {
                    --left;
                    const QString id =
                        QString::fromStdString(source.set.tiles[static_cast<std::size_t>(laid.tile)].id);
                    if (source.set.tiles[static_cast<std::size_t>(laid.tile)].count == 1)
                        QCOMPARE(module.turned[id], QString::number(index(laid.rotation)));
                }
            left -= source.table.drawnTile >= 0 ? 1 : 0;
        }
        QCOMPARE(module.deck.size(), left);

        QXmlStreamReader data(files["moduledata"]);
        QString name;
        while (!data.atEnd())
            if (data.readNext() == QXmlStreamReader::StartElement && data.name() == u"name")
                name = data.readElementText();
        QVERIFY(!data.hasError());
        QCOMPARE(name, QString("Caves & <Cells>"));
    }

    // VASSAL keeps pictures by their names, and what it made of a module by name and version.
    void whatChangedHasAnotherName() {
        exchange::Source source = setSource();
        const auto exported = [&source] {
            QStringList dates;
            return unpacked(exportedFiles(*exchange::findFormat("vassal"), source).front().bytes, &dates);
        };
        const auto versions = [](const QMap<QString, QByteArray>& files) {
            QSet<QString> found;
            for (const char* file : {"buildFile.xml", "moduledata"}) {
                static const QRegularExpression version("[ <]version(?:=\"|>)(1\\.0-[0-9a-f]{8})[\"<]");
                found << version.match(QString::fromUtf8(files[file])).captured(1);
            }
            return found;
        };
        const auto before = exported();
        QVERIFY(exported() == before);
        QCOMPARE(versions(before).size(), 1);
        QVERIFY(!versions(before).contains(QString()));
        familyOf(source.set.ruleset).turn(source.set.tiles[0], Rotation::R90);
        const auto after = exported();
        QCOMPARE(versions(after).size(), 1);
        QVERIFY(versions(after) != versions(before));
        QStringList changed;
        for (const QString& file : after.keys())
            if (!before.contains(file))
                changed << file;
            else if (file.startsWith("images/"))
                QCOMPARE(after[file], before[file]);
        QCOMPARE(changed.size(), 1);
        QVERIFY2(changed[0].startsWith("images/tile-" + QString::fromStdString(source.set.tiles[0].id) + "-"),
                 qPrintable(changed[0]));
        // A count changes no picture.
        source.set.tiles[1].count += 1;
        QVERIFY(versions(exported()) != versions(after));
    }

    // Whoever is below, or a prisoner, is on the table too; a set without the bundled first tile has one.
    void dungeonsHaveTheirPieces_data() {
        QTest::addColumn<bool>("isGame");
        QTest::newRow("set") << false;
        QTest::newRow("game") << true;
    }
    void dungeonsHaveTheirPieces() {
        QFETCH(bool, isGame);
        exchange::Source source = dungeonGameSource();
        Json options = Json::object();
        if (!isGame) {
            source = {};
            source.set = readTileSet(bundledText("landscape/tower.tileset.json")).value.value();
            source.map = startMapOf(source.set);
            options = {{"rules", "dungeon"}, {"players", 3}};
        }
        QStringList dates;
        const auto files =
            unpacked(exportedFiles(*exchange::findFormat("vassal"), source, options).front().bytes, &dates);
        const Module module = read(files["buildFile.xml"]);
        QVERIFY2(module.error.isEmpty(), qPrintable(module.error));
        // Once on the table, once in the box.
        QCOMPARE(module.names.filter(QRegularExpression("^Follower \\d of (Blue|Yellow|Green)$")).size(),
                 2 * 3 * 7);
        // They wait in the box until they come into play.
        QCOMPARE(module.names.filter(QRegularExpression("^(Dragon|Fairy) 1$")).size(), isGame ? 2 * 2 : 2);
    }

    void sequencesEscapeTheirSeparator() {
        using exchange::vassal::sequence;
        QCOMPARE(sequence({"a", "b;c", ""}, ';'), std::string("a;b\\;c;"));
        QCOMPARE(sequence({"end\\"}, ';'), std::string("'end\\'"));
        QCOMPARE(sequence({"'both'"}, ';'), std::string("''both''"));
    }
};

QTEST_GUILESS_MAIN(TestVassal)
#include "tst_vassal.moc"
