// The pictures of designers as files: kept by the format, and refused where they are broken or hostile.

#include <QTest>

#include "editor/document/tileset/tileset_document.h"
#include "engine/model/lint/lint.h"
#include "tests/sheet/own_pictures.h"

#include <QDir>
#include <QSignalSpy>

#include <sys/stat.h>

using namespace tilewright;
using namespace tilewright::test;

namespace {

std::string codeOf(const Loaded<std::shared_ptr<const PictureFile>>& loaded) {
    return loaded ? std::string() : loaded.issues.front().code;
}

/// A PNG that says it is that large, with sums that are right.
std::string pngOfSize(quint32 width, quint32 height) {
    std::string bytes = encoded(twoColours({2, 2}, Qt::red, Qt::blue), "PNG");
    const auto put = [&](std::size_t at, quint32 value) {
        for (std::size_t i = 0; i < 4; ++i)
            bytes[at + i] = static_cast<char>(value >> (24 - 8 * i));
    };
    put(16, width);
    put(20, height);
    quint32 sum = 0xFFFFFFFF; // CRC of type and data, as the standard of PNG has it
    for (std::size_t i = 12; i < 29; ++i) {
        sum ^= static_cast<unsigned char>(bytes[i]);
        for (int bit = 0; bit < 8; ++bit)
            sum = sum >> 1 ^ (sum & 1 ? 0xEDB88320 : 0);
    }
    put(29, ~sum);
    return bytes;
}

TileSet setWith(const std::string& file) {
    TileSet set = fewTiles();
    set.tiles[0].picture = OwnPicture{.file = file};
    return set;
}

} // namespace

class TestPictureFiles : public QObject {
    Q_OBJECT

private slots:
    void aSetWithoutPicturesWritesNothingOfThem() {
        QVERIFY(fileText(toJson(fewTiles())).find("pictures") == std::string::npos);
    }

    void picturesComeBackAsTheyWere() {
        TileSet set = setWith("art/a.png");
        set.tiles[0].picture->x = -2.5;
        set.tiles[0].picture->turn = 90;
        set.tiles[0].picture->layer = OwnPicture::Layer::Above;
        set.tiles[0].picture->extra["by"] = "Ann";
        set.pictures.back = OwnPicture{.file = "art/b.svg", .y = 3, .scale = 1.25, .opacity = 0.5};
        set.pictures.extra["rooms"] = Json::object({{"cell", 1}});
        set.pictures.unmatched["none"] = Json::object({{"file", "c.png"}});
        std::ranges::sort(set.tiles, {}, &Tile::id);
        const std::string text = fileText(toJson(set));
        const Loaded<TileSet> again = readTileSet(text);
        QVERIFY(again);
        QVERIFY(*again.value == set);
        QCOMPARE(fileText(toJson(*again.value)), text);
        const Json written = toJson(set).at("pictures");
        QCOMPARE(written.at("tiles").at("cross-01").dump(),
                 std::string(R"({"file":"art/a.png","x":-2.5,"turn":90,"layer":"above","by":"Ann"})"));
        const Issues issues = lint(set);
        QVERIFY(std::ranges::any_of(issues, [](const Issue& issue) {
            return issue.code == "picture-without-tile" && issue.pointer == "/pictures/tiles/none";
        }));
    }

    void valuesOutOfRangeAreErrorsOfTheFile_data() {
        QTest::addColumn<QString>("picture");
        QTest::addColumn<QString>("place");
        QTest::newRow("no file") << R"({"x": 1})"
                                 << "/pictures/back";
        QTest::newRow("empty name") << R"({"file": ""})"
                                    << "/pictures/back/file";
        QTest::newRow("opacity") << R"({"file": "a", "opacity": 2})"
                                 << "/pictures/back/opacity";
        QTest::newRow("scale") << R"({"file": "a", "scale": 0})"
                               << "/pictures/back/scale";
        QTest::newRow("layer") << R"({"file": "a", "layer": "beside"})"
                               << "/pictures/back/layer";
        QTest::newRow("a text") << R"("a.png")"
                                << "/pictures/back";
    }
    void valuesOutOfRangeAreErrorsOfTheFile() {
        QFETCH(QString, picture);
        QFETCH(QString, place);
        Json document = toJson(fewTiles());
        document["pictures"]["back"] = Json::parse(picture.toStdString());
        const Loaded<TileSet> read = readTileSet(fileText(document));
        QVERIFY(!read);
        QCOMPARE(QString::fromStdString(read.issues.front().pointer), place);
    }

    void wholePicturesAreTaken() {
        const QImage image = twoColours({30, 20}, Qt::red, Qt::blue);
        for (const char* format : {"PNG", "JPG"}) {
            const auto loaded = pictureFromBytes(encoded(image, format));
            QVERIFY2(loaded, format);
            QCOMPARE((*loaded.value)->width, 30);
            QCOMPARE((*loaded.value)->height, 20);
        }
        const std::string png = QByteArray::fromStdString(encoded(image, "PNG")).toBase64().toStdString();
        const auto svg = pictureFromBytes(plainSvg(
            R"(<defs><linearGradient id="g"><stop offset="0"/></linearGradient><g id="a"><path d="M0 0h9"/></g></defs>)"
            R"-(<rect width="9" height="9" fill="url(#g)" style="stroke:#123;marker:none"/><use xlink:href="#a"/>)-"
            R"(<image width="3" height="2" xlink:href="data:image/png;base64,)" +
            png + "\"/>"));
        QVERIFY2(svg, svg.issues.empty() ? "" : format(svg.issues.front()).c_str());
        QCOMPARE((*svg.value)->width, 2 * (*svg.value)->height);
    }

    void hostilePicturesAreRefused_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("code");
        const auto row = [](const char* name, const std::string& bytes, const char* code) {
            QTest::newRow(name) << QByteArray::fromStdString(bytes) << QString(code);
        };
        const auto svg = [&row](const char* name, const std::string& inside, const char* code) {
            row(name, plainSvg(inside), code);
        };
        const std::string png = encoded(twoColours({30, 20}, Qt::red, Qt::blue), "PNG");
        const std::string jpeg = encoded(twoColours({30, 20}, Qt::red, Qt::blue), "JPG");
        row("empty", "", "picture-kind");
        row("a program",
            "\x7f"
            "ELF\x02\x01",
            "picture-kind");
        row("gif", "GIF89a\x01\x01", "picture-kind");
        row("compressed svg", "\x1f\x8b\x08", "picture-kind");
        row("png cut short", png.substr(0, png.size() / 2), "picture-broken");
        row("png without its end", png.substr(0, png.size() - 12), "picture-broken");
        std::string changed = png;
        changed[png.size() - 20] = static_cast<char>(changed[png.size() - 20] ^ 1);
        row("png with a wrong bit", changed, "picture-broken");
        row("png of 100,000 by 100,000", pngOfSize(100'000, 100'000), "picture-too-large");
        row("png of too many pixels", pngOfSize(9'000, 9'000), "picture-too-large");
        row("png without width", pngOfSize(0, 5), "picture-size");
        row("jpeg cut short", jpeg.substr(0, jpeg.size() - 2), "picture-broken");
        row("jpeg of headers", jpeg.substr(0, 20), "picture-broken");
        row("html", "<html><body/></html>", "picture-kind");
        row("broken xml", "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><g>",
            "picture-broken");
        svg("script", "<script>alert(1)</script>", "picture-svg-unsafe");
        svg("script of another name space", "<x:script xmlns:x='urn:x'/>", "picture-svg-unsafe");
        svg("event", "<rect onload='alert(1)' width='1' height='1'/>", "picture-svg-unsafe");
        svg("external image", "<image xlink:href='http://example.org/a.png'/>", "picture-svg-unsafe");
        svg("file image", "<image href='file:///etc/passwd'/>", "picture-svg-unsafe");
        svg("relative image", "<image href='../a.png'/>", "picture-svg-unsafe");
        svg("data of another kind", "<image href='data:image/svg+xml;base64,PHN2Zy8+'/>",
            "picture-svg-unsafe");
        svg("data that lies", "<image href='data:image/png;base64,AAAA'/>", "picture-broken");
        svg("image bomb",
            "<image xlink:href='data:image/png;base64," +
                QByteArray::fromStdString(pngOfSize(60'000, 60'000)).toBase64().toStdString() + "'/>",
            "picture-too-large");
        const std::string inside =
            "data:image/png;base64," + QByteArray::fromStdString(png).toBase64().toStdString();
        svg("data behind data",
            "<image xlink:href='" + inside + "base64," + QByteArray("<svg/>").toBase64().toStdString() +
                "'/>",
            "picture-svg-unsafe");
        svg("data that Qt does not draw", "<image href='" + inside + "'/>", "picture-svg-unsupported");
        svg("data whose head Qt does not know", "<image xlink:href='DATA" + inside.substr(4) + "'/>",
            "picture-svg-unsafe");
        svg("external use", "<use xlink:href='other.svg#a'/>", "picture-svg-unsafe");
        svg("external fill", "<rect fill='url(http://example.org/#a)'/>", "picture-svg-unsafe");
        svg("external fill in a style", "<rect style='fill:url( \"x.svg#a\" )'/>", "picture-svg-unsafe");
        svg("imported style", "<style>@import 'http://example.org/a.css';</style>", "picture-svg-unsafe");
        svg("escaped style", "<style>rect{fill:\\75rl(x)}</style>", "picture-svg-unsafe");
        svg("style split by a comment", "<style>rect{fill:u<!-- -->rl(x)}</style>", "picture-svg-unsafe");
        svg("style in CDATA", "<style><![CDATA[rect{fill:url(x)}]]></style>", "picture-svg-unsafe");
        svg("foreign object", "<foreignObject><a/></foreignObject>", "picture-svg-unsafe");
        svg("link", "<a xlink:href='javascript:alert(1)'><path/></a>", "picture-svg-unsupported");
        svg("text", "<text>A</text>", "picture-svg-unsupported");
        svg("text of another name space", "<x:text xmlns:x='urn:x'>A</x:text>", "picture-svg-unsupported");
        svg("element in a style", "<style><g>rect{fill:url(x)}</g></style>", "picture-svg-unsupported");
        svg("effect in a style", "<rect style='Filter:blur(3px)'/>", "picture-svg-unsupported");
        svg("effect in a style sheet", "<style>rect{mix-blend-mode:screen}</style>",
            "picture-svg-unsupported");
        svg("animation", "<rect><animate attributeName='x'/></rect>", "picture-svg-unsupported");
        svg("filter", "<filter id='f'/>", "picture-svg-unsupported");
        svg("gradient that Qt does not draw", "<radialGradient id='g'/>", "picture-svg-unsupported");
        svg("use of a use", "<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g>",
            "picture-svg-unsupported");
        std::string many = "<g id='a'>";
        for (int i = 0; i < 1000; ++i)
            many += "<path d='M0 0'/>";
        many += "</g>";
        for (int i = 0; i < 1000; ++i)
            many += "<use href='#a'/>";
        svg("copies by the million", many, "picture-svg-too-large");
        svg("copies by the million, of an id that comes again", many + "<g id='a'/>",
            "picture-svg-too-large");
        std::string deep;
        for (int i = 0; i < 100; ++i)
            deep += "<g>";
        for (int i = 0; i < 100; ++i)
            deep += "</g>";
        svg("deep", deep, "picture-svg-too-large");
        row("entities",
            "<!DOCTYPE svg [<!ENTITY a 'aaaa'><!ENTITY b '&a;&a;&a;'>]><svg "
            "xmlns='http://www.w3.org/2000/svg' width='9' height='9'><desc>&b;</desc></svg>",
            "picture-svg-unsafe");
        row("external entity",
            "<!DOCTYPE svg [<!ENTITY a SYSTEM 'file:///etc/passwd'>]><svg "
            "xmlns='http://www.w3.org/2000/svg' width='9' height='9'><desc>&a;</desc></svg>",
            "picture-svg-unsafe");
        row("style sheet beside it",
            "<?xml-stylesheet href='a.css'?><svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>",
            "picture-svg-unsafe");
        row("svg without size", "<svg xmlns='http://www.w3.org/2000/svg'/>", "picture-size");
        row("svg of no height", "<svg xmlns='http://www.w3.org/2000/svg' width='1e9' height='1'/>",
            "picture-size");
    }
    void hostilePicturesAreRefused() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, code);
        const auto loaded = pictureFromBytes(bytes.toStdString());
        QCOMPARE(QString::fromStdString(codeOf(loaded)), code);
        QVERIFY(!loaded.issues.front().message.empty());
        QVERIFY(!loaded.issues.front().remedy.empty());
    }

    // Nothing outside of the folder is read, whatever leads there.
    void onlyTheFolderOfTheSetIsRead_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("code");
        QTest::newRow("inside") << "art/a.png"
                                << "";
        QTest::newRow("missing") << "art/b.png"
                                 << "picture-missing";
        QTest::newRow("parent") << "../secret.png"
                                << "picture-outside";
        QTest::newRow("parent within") << "art/../../secret.png"
                                       << "picture-outside";
        QTest::newRow("absolute") << "/etc/passwd"
                                  << "picture-outside";
        QTest::newRow("backslash") << "..\\secret.png"
                                   << "picture-outside";
        QTest::newRow("drive") << "C:/secret.png"
                               << "picture-outside";
        QTest::newRow("link out") << "art/link.png"
                                  << "picture-outside";
        QTest::newRow("folder link out") << "out/secret.png"
                                         << "picture-outside";
        QTest::newRow("link within") << "art/same.png"
                                     << "";
        QTest::newRow("folder") << "art"
                                << "picture-missing";
        QTest::newRow("pipe") << "art/pipe.png"
                              << "picture-missing";
        QTest::newRow("huge") << "art/huge.png"
                              << "picture-too-large";
    }
    void onlyTheFolderOfTheSetIsRead() {
        QFETCH(QString, file);
        QFETCH(QString, code);
        namespace fs = std::filesystem;
        const QTemporaryDir folder;
        const fs::path top(folder.path().toStdString()), set = top / "set";
        const std::string png = encoded(twoColours({4, 4}, Qt::red, Qt::blue), "PNG");
        writeBytes(top / "secret.png", png);
        writeBytes(set / "art/a.png", png);
        writeBytes(set / "art/huge.png", png);
        fs::resize_file(set / "art/huge.png", 40 * 1024 * 1024);
        fs::create_symlink(top / "secret.png", set / "art/link.png");
        fs::create_symlink("a.png", set / "art/same.png");
        fs::create_directory_symlink(top, set / "out");
        QCOMPARE(::mkfifo((set / "art/pipe.png").c_str(), 0600), 0);
        TileSet tiles = setWith(file.toStdString());
        PictureStore store(set);
        const Issues issues = loadPictures(tiles, store);
        QCOMPARE(issues.empty() ? QString() : QString::fromStdString(issues.front().code), code);
        QCOMPARE(tiles.tiles[0].picture->loaded == nullptr, !code.isEmpty());
        if (!code.isEmpty()) {
            QCOMPARE(issues.front().pointer, std::string("/pictures/tiles/cross-01/file"));
            QCOMPARE(issues.front().tile, std::string("cross-01"));
        }
    }

    void aPictureThatChangesIsReadAgain() {
        const QTemporaryDir folder;
        const std::filesystem::path path(folder.path().toStdString());
        TileSet set = setWith("a.png");
        PictureStore store(path);
        QCOMPARE(loadPictures(set, store).size(), 1U);
        writeBytes(path / "a.png", encoded(twoColours({4, 4}, Qt::red, Qt::blue), "PNG"));
        QVERIFY(loadPictures(set, store).empty());
        const auto first = set.tiles[0].picture->loaded;
        QVERIFY(loadPictures(set, store).empty());
        QVERIFY(set.tiles[0].picture->loaded == first);
        writeBytes(path / "a.png", encoded(twoColours({40, 4}, Qt::red, Qt::blue), "PNG"));
        QVERIFY(loadPictures(set, store).empty());
        QCOMPARE(set.tiles[0].picture->loaded->width, 40);
    }

    void aDocumentHasThePicturesOfItsFolder() {
        const QTemporaryDir folder;
        const std::filesystem::path path(folder.path().toStdString());
        TileSet set = setWith("art/a.png");
        set.tiles[1].picture = OwnPicture{.file = "art/b.png"};
        writeBytes(path / "art/a.png", encoded(twoColours({4, 4}, Qt::red, Qt::blue), "PNG"));
        writeBytes(path / "a.tileset.json", fileText(toJson(set)));
        const auto document = TileSetDocument::open(folder.filePath("a.tileset.json"));
        QVERIFY(document);
        const int place = findTile((*document.value)->tileSet(), "cross-01");
        QVERIFY((*document.value)->tile(place).picture->loaded);
        const auto missing = [&] {
            return std::ranges::count((*document.value)->lint(), "picture-missing", &Issue::code);
        };
        QCOMPARE(missing(), 1);
        // What is taken back brings its picture with it, and copies have theirs.
        (*document.value)->remove({place});
        (*document.value)->undoStack().undo();
        QVERIFY((*document.value)->tile(place).picture->loaded);
        (*document.value)->duplicate({place});
        QVERIFY((*document.value)->tile(place + 1).picture->loaded);
        writeBytes(path / "art/b.png", encoded(twoColours({4, 4}, Qt::red, Qt::blue), "PNG"));
        QCOMPARE(missing(), 0);
        // A set that is saved elsewhere looks there, and undo brings back nothing of the former folder.
        QSignalSpy told(document.value->get(), &TileSetDocument::setChanged);
        (*document.value)->setNotes({place}, "moved");
        QVERIFY(QDir(folder.path()).mkdir("far"));
        QVERIFY((*document.value)->saveTo(folder.filePath("far/a.tileset.json")).empty());
        QVERIFY(!(*document.value)->tile(place).picture->loaded);
        QVERIFY(told.count() >= 2);
        (*document.value)->undoStack().undo();
        QVERIFY(!(*document.value)->tile(place).picture->loaded);
        QVERIFY((*document.value)->saveTo(folder.filePath("a.tileset.json")).empty());
        QVERIFY((*document.value)->tile(place).picture->loaded);
    }
};

QTEST_GUILESS_MAIN(TestPictureFiles)
#include "tst_picture_files.moc"
