#include <QTest>

#include "engine/model/io/file_formats.h"
#include "engine/sheet/component_sheets.h"
#include "engine/sheet/sheet_layout.h"
#include "engine/sheet/sheet_option.h"
#include "engine/sheet/sheet_template.h"

#include <QByteArray>

using namespace tilewright;
using namespace tilewright::sheet;

namespace {

/// A template with one more field.
std::string with(const QByteArray& field) {
    return R"({"format": "tilewright-sheet", "version": 1, "name": "Own", )" + field.toStdString() + "}";
}

int slotsOf(const SheetTemplate& sheet) {
    const double tile = sheet.specification.tileMillimetres;
    const SlotGrid grid = slotGridOf(sheet.specification, {tile, tile});
    return grid.columns * grid.rows;
}

} // namespace

class TestSheetTemplate : public QObject {
    Q_OBJECT

private slots:
    void bundledTemplatesHoldWhatTheySay_data() {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<int>("tiles");
        QTest::newRow("A4") << QByteArray("a4-45") << 24;
        QTest::newRow("Letter") << QByteArray("Letter, 45 mm") << 20;
        QTest::newRow("A3") << QByteArray("A3-45") << 48;
        QTest::newRow("punchboard") << QByteArray("punchboard") << 24;
        QTest::newRow("one inch") << QByteArray("inch") << 80;
        QTest::newRow("50 mm") << QByteArray("square-50") << 15;
    }
    void bundledTemplatesHoldWhatTheySay() {
        QFETCH(QByteArray, name);
        const SheetTemplate* sheet = findTemplate(name.toStdString());
        QVERIFY(sheet != nullptr);
        QTEST(slotsOf(*sheet), "tiles");
        QVERIFY(check(sheet->specification).empty());
    }

    void allBundledTemplatesAreRead() {
        QCOMPARE(bundledTemplates().size(), std::size_t(6));
        QVERIFY(findTemplate("nothing") == nullptr);
    }

    void everythingIsWrittenAndReadAgain() {
        SheetTemplate sheet;
        sheet.name = "Own";
        sheet.description = "All of it";
        sheet.usesTileSizeOfSet = false;
        SheetSpecification& s = sheet.specification;
        s.paper = {"custom", 123.5, 456};
        s.orientation = Orientation::Landscape;
        s.margins = {1, 2, 3, 4};
        s.tileMillimetres = 31.5;
        s.gapX = 1.5;
        s.gapY = 2.5;
        s.bleedMode = BleedMode::Shared;
        s.bleed = 2;
        s.safeInset = 1;
        s.cornerRadius = 3;
        s.horizontal = Horizontal::Right;
        s.vertical = Vertical::Top;
        s.quantities = Quantities::Chosen;
        s.chosen = {{"a", 2}, {"b \u00E9", 0}};
        s.order = Order::MostFirst;
        s.skip = {1, 7};
        s.firstSlot = 3;
        s.grouping = Grouping::Configuration;
        s.pageBreaks = true;
        s.marks = {CutLines::TwoColours, false, false, true, true, false, true};
        s.back = {Backs::ByTile, Flip::ShortEdge, -1, 2, 0.5, true, 12};
        s.colours = Colours::LowInk;
        s.components = {Component::Markers, Component::Board};
        s.overlap = 5;
        s.note = "version 2";
        const auto again = readSheetTemplate(fileText(toJson(sheet)));
        QVERIFY(again);
        QVERIFY(again.value->specification == s);
        QCOMPARE(again.value->name, sheet.name);
        QCOMPARE(again.value->description, sheet.description);
        QVERIFY(!again.value->usesTileSizeOfSet);
    }

    void everyOptionTakesWhatItSays_data() {
        QTest::addColumn<int>("number");
        for (std::size_t i = 0; i < sheetOptions().size(); ++i)
            QTest::newRow(sheetOptions()[i].spec.name.c_str()) << static_cast<int>(i);
    }
    /// The schema allows each choice and the whole range, and what is read is what was written.
    void everyOptionTakesWhatItSays() {
        QFETCH(int, number);
        const SheetOption& option = sheetOptions()[static_cast<std::size_t>(number)];
        const OptionSpec& spec = option.spec;
        QVERIFY(&sheetOption(spec.name) == &option);
        QVERIFY(!spec.label.empty() && !spec.explanation.empty());
        QVERIFY(spec.words.size() == spec.choices.size());
        Json values = Json::array({spec.defaultValue});
        for (const std::string& choice : spec.choices)
            values.push_back(choice);
        if (spec.type == OptionSpec::Type::Boolean)
            values = {true, false};
        if (spec.maximum > spec.minimum)
            values = {spec.minimum, spec.maximum};
        for (const Json& value : values) {
            Json document = {{"format", "tilewright-sheet"}, {"version", 1}, {"name", "Own"}};
            document[Json::json_pointer(spec.name)] = value;
            const auto read = sheetTemplateFromJson(document);
            QVERIFY(read);
            QVERIFY(option.get(read.value->specification) == value);
            QVERIFY(toJson(*read.value).at(Json::json_pointer(spec.name)) == value);
        }
    }

    void unknownFieldsSurviveOnEachLevel() {
        const auto sheet = readSheetTemplate(
            with(R"("weather": "fine", "marks": {"edgeTicks": false, "glitter": [1, 2]}, "paper": "A5")"));
        QVERIFY(sheet);
        const Json out = toJson(*sheet.value);
        QCOMPARE(out.at("weather").get<std::string>(), std::string("fine"));
        QCOMPARE(out.at("marks").at("glitter").dump(), std::string("[1,2]"));
        QCOMPARE(out.at("marks").at("edgeTicks").get<bool>(), false);
        QCOMPARE(out.at("paper").get<std::string>(), std::string("A5"));
    }

    void badTemplates_data() {
        QTest::addColumn<QByteArray>("field");
        QTest::addColumn<QByteArray>("pointer");
        QTest::newRow("paper") << QByteArray(R"("paper": "Napkin")") << QByteArray("/paper");
        QTest::newRow("own paper without size") << QByteArray(R"("paper": "custom")") << QByteArray("");
        QTest::newRow("margin") << QByteArray(R"("margins": {"left": -1})") << QByteArray("/margins/left");
        QTest::newRow("mode") << QByteArray(R"("bleed": {"mode": "some"})") << QByteArray("/bleed/mode");
        QTest::newRow("no number") << QByteArray(R"("bleed": {"size": "2 mm"})") << QByteArray("/bleed/size");
        QTest::newRow("skip") << QByteArray(R"("skip": [1, 0])") << QByteArray("/skip/1");
        QTest::newRow("language") << QByteArray(R"("rules": {"language": "Klingon"})")
                                  << QByteArray("/rules/language");
        QTest::newRow("count") << QByteArray(R"("chosen": [{"id": "a", "count": 501}])")
                               << QByteArray("/chosen/0/count");
        QTest::newRow("component") << QByteArray(R"("components": ["dragons"])")
                                   << QByteArray("/components/0");
        QTest::newRow("nothing") << QByteArray(R"("components": [])") << QByteArray("/components");
        QTest::newRow("turned backs")
            << QByteArray(R"("backs": {"rotation": 90})") << QByteArray("/backs/rotation");
        QTest::newRow("flag") << QByteArray(R"("marks": {"furniture": 1})") << QByteArray("/marks/furniture");
    }
    void badTemplates() {
        QFETCH(QByteArray, field);
        QFETCH(QByteArray, pointer);
        const auto sheet = readSheetTemplate(with(field));
        QVERIFY(!sheet);
        QCOMPARE(sheet.issues.front().pointer, pointer.toStdString());
        QVERIFY(!sheet.issues.front().message.english().empty());
    }

    void otherFilesAreRefused() {
        QCOMPARE(readSheetTemplate("{").issues.size(), std::size_t(1));
        QCOMPARE(readSheetTemplate("[]").issues.front().code, std::string("wrong-type"));
        QCOMPARE(readSheetTemplate(R"({"format": "tilewright-sheet", "version": 2, "name": "x"})")
                     .issues.front()
                     .code,
                 std::string("newer-version"));
        QCOMPARE(readSheetTemplate(R"({"format": "tilewright-map", "version": 1})").issues.front().pointer,
                 std::string("/format"));
    }

    void aSetHasItsOwnTileSize() {
        TileSet set;
        set.tileMillimetres = 33;
        QCOMPARE(specificationFor(*readSheetTemplate(with(R"("paper": "A4")")).value, set).tileMillimetres,
                 33.0);
        QCOMPARE(specificationFor(*findTemplate("a4-45"), set).tileMillimetres, 45.0);
    }

    void aSetKeepsWhatDiffers() {
        TileSet set;
        set.extra["maker"] = "me";
        SheetSpecification s;
        s.tileMillimetres = set.tileMillimetres;
        storeOptions(set, s);
        QVERIFY2(!set.extra.contains("sheetOptions"), "the usual options need no field");
        s.bleed = 2.5;
        s.paper = {"custom", 123.5, 456};
        s.skip = {1, 7};
        storeOptions(set, s);
        QCOMPARE(
            set.extra.dump(),
            std::string(R"({"maker":"me","sheetOptions":{"paper":"custom",)"
                        R"("paperSize":{"width":123.5,"height":456.0},"bleed":{"size":2.5},"skip":[1,7]}})"));
        // Through a file and back.
        const auto read = readTileSet(fileText(toJson(set)));
        QVERIFY(read.value);
        const auto kept = storedOptions(*read.value);
        QVERIFY(kept.value);
        QVERIFY(specificationFor(*kept.value, *read.value) == s);
        // The set's own size goes with the set; another one stays.
        QVERIFY(kept.value->usesTileSizeOfSet);
        s.tileMillimetres = 30;
        storeOptions(set, s);
        QCOMPARE(set.extra["sheetOptions"]["tileMillimetres"].dump(), std::string("30.0"));
        storeOptions(set, SheetSpecification());
        QCOMPARE(set.extra.dump(), std::string(R"({"maker":"me"})"));
    }

    void unknownOptionsThatASetKeepsSurvive() {
        TileSet set;
        set.extra["sheetOptions"] = {{"glue", "much"}, {"bleed", {{"size", 1}, {"sort", "x"}}}};
        SheetSpecification s = storedOptions(set).value.value().specification;
        QCOMPARE(s.bleed, 1.0);
        s.bleed = 0;
        s.safeInset = 2;
        storeOptions(set, s);
        const Json expected = {{"safeInset", 2.0}, {"glue", "much"}, {"bleed", {{"sort", "x"}}}};
        QVERIFY2(nlohmann::json(set.extra["sheetOptions"]) == nlohmann::json(expected),
                 set.extra.dump().c_str());
    }

    void whatASetKeepsIsChecked_data() {
        QTest::addColumn<QByteArray>("kept");
        QTest::addColumn<QByteArray>("pointer");
        QTest::newRow("no object") << QByteArray("3") << QByteArray("/sheetOptions");
        QTest::newRow("a word that is none")
            << QByteArray(R"({"bleed": {"mode": "thick"}})") << QByteArray("/sheetOptions/bleed/mode");
        QTest::newRow("a negative length")
            << QByteArray(R"({"margins": {"top": -1}})") << QByteArray("/sheetOptions/margins/top");
    }
    void whatASetKeepsIsChecked() {
        QFETCH(QByteArray, kept);
        TileSet set;
        set.extra["sheetOptions"] = Json::parse(kept.toStdString());
        const auto read = storedOptions(set);
        QVERIFY(!read.value);
        QTEST(QByteArray::fromStdString(read.issues.front().pointer), "pointer");
    }

    void changedFieldsAreNamed() {
        SheetSpecification a, b;
        QCOMPARE(changedOptions(a, b), std::string());
        b.margins.left = 3;
        QCOMPARE(changedOptions(a, b), std::string("/margins/left"));
        a = b;
        b.skip = {4};
        QCOMPARE(changedOptions(a, b), std::string("/skip/"));
    }
};

QTEST_APPLESS_MAIN(TestSheetTemplate)
#include "tst_template.moc"
