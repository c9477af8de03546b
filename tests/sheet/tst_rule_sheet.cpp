#include "editor/output/sheets/rule_subject.h"
#include "engine/base/languages.h"
#include "engine/games/kit.h"
#include "engine/model/companions.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "engine/model/map/map.h"
#include "engine/sheet/lettering/text_shapes.h"
#include "engine/sheet/rules/leaflet.h"
#include "engine/sheet/rules/rule_sheet.h"

#include "tests/sheet/leaflet_rules.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <map>
#include <numeric>
#include <optional>
#include <random>
#include <ranges>
#include <set>
#include <string>
#include <string_view>
#include <vector>

using namespace tilewright;
using namespace tilewright::sheet;

namespace {

/// With everything that tiles of this kind can show.
RuleSubject variantOf(const game::Ruleset& ruleset) {
    std::vector<TileSet> sets;
    if (ruleset.setRuleset() == "beneath")
        sets.push_back(*readTileSet(bundledText("beneath/standard.tileset.json")).value);
    else
        for (const char* name : {"base", "inns-cathedrals", "traders-builders", "princess-dragon", "tower",
                                 "abbey-mayor", "tunnel"})
            sets.push_back(
                *readTileSet(bundledText("landscape/" + std::string(name) + ".tileset.json")).value);
    TileSet set = combine(sets).value.value();
    Map map = startMapOf(set);
    return ruleSubject(ruleset, Json::object(), std::move(set), std::move(map));
}

const game::Ruleset& rulesetOfRow() {
    const char* row = QTest::currentDataTag();
    return *game::findRuleset(rulesets(), row);
}

void allRulesets() {
    QTest::addColumn<int>("nothing");
    for (const game::Ruleset* ruleset : rulesets())
        QTest::newRow(std::string(ruleset->id()).c_str()) << 0;
}

/// Some values that an option may have, its default among them.
std::vector<Json> valuesOf(const OptionSpec& spec) {
    using Type = OptionSpec::Type;
    std::vector<Json> values{spec.defaultValue};
    if (spec.type == Type::Boolean)
        values.emplace_back(!spec.defaultValue.get<bool>());
    else if (spec.type == Type::Integer)
        for (int number = spec.minimum; number <= spec.maximum; number += spec.step)
            values.emplace_back(number);
    else if (spec.type == Type::Choice)
        values.insert(values.end(), spec.choices.begin(), spec.choices.end());
    else if (spec.type == Type::Set) {
        values.emplace_back(spec.choices);
        for (const std::string& choice : spec.choices)
            values.push_back(Json::array({choice}));
    }
    return values;
}

/// Options at random, always the same for the same number; the first has them all at their defaults.
Json contextOf(std::span<const OptionSpec> specs, unsigned number) {
    std::mt19937 random(number);
    Json options = Json::object();
    for (const OptionSpec& spec : specs) {
        const std::vector<Json> values = valuesOf(spec);
        const std::size_t chosen = number == 0 ? 0 : random() % values.size();
        options[spec.name] = values[chosen];
    }
    return options;
}

/// Rules for which this rule system has no option always are as usual; so is which of the systems it is.
bool canBeSaid(const RuleRow& row, const RuleValues& values) {
    return std::ranges::all_of(row.when, [&values](const RuleCondition& condition) {
        return !values.optionsBehind(condition.value).empty() || values.holds(condition);
    });
}

SheetSpecification onPaper(const char* paper, bool folded) {
    SheetSpecification s;
    s.paper = *findPaper(paper);
    s.rules.folded = folded;
    return s;
}

art::Box boxOf(const art::Shape& shape) {
    art::Picture picture;
    picture.shapes.push_back(shape);
    return inkBox(picture);
}

bool isWithin(const art::Box& inner, const art::Box& outer) {
    // Half a stroke of the title, and the control points of its curves, may stand out.
    constexpr double stroke = 0.6;
    return inner.left >= outer.left - stroke && inner.right <= outer.right + stroke &&
           inner.top >= outer.top - stroke && inner.bottom <= outer.bottom + stroke;
}

/// Where something may be printed: the leaflet's pages on a sheet, without their margins.
std::vector<art::Box> framesOf(const PrintDocument& document, const SheetSpecification& s) {
    const int pages = s.rules.folded ? 2 : 1;
    const double width = document.width / pages;
    std::vector<art::Box> frames;
    for (int i = 0; i < pages; ++i)
        frames.push_back({i * width + s.margins.left, s.margins.top, (i + 1) * width - s.margins.right,
                          document.height - s.margins.bottom});
    return frames;
}

/// What lies in none of the frames.
int outside(const PrintDocument& document, const std::vector<art::Box>& frames) {
    const auto isOutside = [&frames](const art::Box& box) {
        return std::ranges::none_of(frames, [&](const art::Box& frame) { return isWithin(box, frame); });
    };
    int count = 0;
    for (const DrawnPage& page : document.pages) {
        for (const art::Shape& shape : page.on(Layer::Art))
            count += isOutside(boxOf(shape)) ? 1 : 0;
        for (const SymbolUse& use : page.uses) {
            const art::Picture& picture = document.symbols[use.symbol].picture;
            const art::Point first = use.place({0, 0}), last = use.place({picture.width, picture.height});
            count += isOutside({first.x, first.y, last.x, last.y}) ? 1 : 0;
        }
    }
    return count;
}

/// Letters that are not in the bundled font: other machines would have other fonts for them, or none.
std::string foreignLetters(const std::string& text) {
    std::string foreign;
    const auto font = textShapes("A", 2, FontWeight::Regular, {}).front().text->font;
    for (const art::Shape& shape : textShapes(text, 2, FontWeight::Regular, {}))
        foreign += shape.text->font == font ? shape.text->missing : shape.text->text;
    return foreign;
}

/// All sentences, a line each.
std::string textOf(const RuleSubject& variant) {
    std::string all;
    for (const RuleParagraph& paragraph : ruleParagraphs(variant))
        for (const Text& sentence : paragraph.sentences)
            all += sentence.english() + "\n";
    return all;
}

using HalvesOfSides = std::vector<std::vector<int>>;
/// Pages from 1; 0 is blank.
HalvesOfSides sidesOf(std::size_t pages) {
    HalvesOfSides sides;
    for (const FoldedSide& side : foldedSides(pages)) {
        auto& halves = sides.emplace_back();
        for (const auto& page : side)
            halves.push_back(page ? static_cast<int>(*page) + 1 : 0);
    }
    return sides;
}

} // namespace

class TestRuleSheet : public QObject {
    Q_OBJECT

private slots:
    void everyValueIsKnown_data() { allRulesets(); }
    void everyValueIsKnown() {
        const RuleSubject variant = variantOf(rulesetOfRow());
        const RuleValues values(variant);
        for (const RuleRow& row : ruleRows(variant.ruleset)) {
            for (const std::string_view name : row.arguments)
                QVERIFY2(values.knows(name), std::string(name).c_str());
            for (const RuleCondition& condition : row.when)
                QVERIFY2(values.knows(condition.value), std::string(condition.value).c_str());
        }
    }

    /// Of two variants that differ in one option, only sentences differ that say that they depend on it;
    /// each sentence that says so differs between some; and each option is in some sentence.
    void sentencesDifferWhereOptionsDo_data() { allRulesets(); }
    void sentencesDifferWhereOptionsDo() {
        RuleSubject variant = variantOf(rulesetOfRow());
        const RuleValues values(variant);
        const RuleRows& rows = ruleRows(variant.ruleset);
        std::map<std::string, std::set<std::size_t>> differing, declared;
        for (std::size_t i = 0; i < rows.size(); ++i)
            if (canBeSaid(rows[i], values))
                for (const std::string_view option : optionsOf(rows[i], values))
                    declared[std::string(option)].insert(i);
        constexpr unsigned contexts = 150;
        for (unsigned number = 0; number < contexts; ++number) {
            const Json context = contextOf(variant.specs, number);
            variant.options = context;
            const auto before = ruleSentences(rows, values);
            for (const OptionSpec& spec : variant.specs) {
                for (const Json& value : valuesOf(spec)) {
                    variant.options[spec.name] = value;
                    const auto after = ruleSentences(rows, values);
                    for (std::size_t i = 0; i < rows.size(); ++i)
                        if (rows[i].kind != RuleRow::Kind::Heading && before[i] != after[i])
                            differing[spec.name].insert(i);
                }
                variant.options[spec.name] = context[spec.name];
            }
        }
        for (const OptionSpec& spec : variant.specs) {
            if (spec.idle)
                continue;
            QVERIFY2(!differing[spec.name].empty(), ("in no sentence: " + spec.name).c_str());
            for (std::size_t i = 0; i < rows.size(); ++i)
                QVERIFY2(differing[spec.name].contains(i) == declared[spec.name].contains(i),
                         (spec.name + ": " + rows[i].source).c_str());
        }
    }

    void numbersStandInTheirSentences() {
        RuleSubject variant = variantOf(*game::findRuleset(rulesets(), "beneath"));
        const auto text = [&variant] { return textOf(variant); };
        QVERIFY(text().find("up to 2 actions") != std::string::npos);
        QVERIFY(text().find("176 tiles, some of them shown here") != std::string::npos);
        variant.pictures = false;
        QVERIFY(text().find("shown here") == std::string::npos);
        QVERIFY(text().find("tiles: 176") != std::string::npos);
        variant.pictures = true;
        QVERIFY(text().find("pay 8 of your picks") != std::string::npos);
        variant.options = {{"actionsPerTurn", 3}, {"pickColours", 6}};
        QVERIFY(text().find("up to 3 actions") != std::string::npos);
        QVERIFY(text().find("pay 6 of your picks") != std::string::npos);
        QVERIFY(text().find("only the first 6") != std::string::npos ||
                text().find("Only the first 6") != std::string::npos);
    }

    /// What options mean together, and at their extremes.
    void sentencesHoldForCombinations_data() {
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<QString>("options");
        QTest::addColumn<QStringList>("said");
        QTest::addColumn<QStringList>("unsaid");
        const auto row = [](const char* name, const char* ruleset, const char* options,
                            const QStringList& said, const QStringList& unsaid) {
            QTest::newRow(name) << ruleset << options << said << unsaid;
        };
        row("no price is higher than the colours in play", "beneath",
            R"({"pickColours": 4, "cellPrice": 8, "markerPrice": 7, "specialDoorPrice": 6, "silverCost": 5})",
            {"Release your Prisoner: pay 4 of", "one action and 4 of your", "through it pays 4 picks",
             "Make silver: pay 4 of"},
            {"pay 8", "and 7", "pays 6", "pay 5"});
        row("prices of one pick", "beneath", R"({"cellPrice": 1, "markerPrice": 1, "silverCost": 1})",
            {"Release your Prisoner: pay one of your picks.", "one action and one of your picks.",
             "Make silver: pay one of your picks for"},
            {"pay 1 ", "and 1 "});
        row("one colour", "beneath", R"({"pickColours": 1, "cellPrice": 8})",
            {"blue picks: 20", "Only blue is in play", "Release your Prisoner: pay one of your picks."},
            {"each of 1", "pay 1 ", "the first 1"});
        row("picks at the start", "beneath", R"({"startingPicks": 1})", {"then chooses one coloured pick."},
            {"chooses 1"});
        row("keys", "beneath", "{}",
            {"A player who has taken his, or finds none left, can't enter.", "never by a Runner",
             "A Guard is always alone", "so bar it; never into an entrance", "It goes back to the supply.",
             "Pay first, then take;", "It is sealed off when", "With two players, yellow starts in the cell"},
            {});
        row("a move that goes on", "beneath", R"({"clearPassage": true})",
            {"through passageways with two open doors and no marker, but into no chamber twice"}, {});
        row("an escape in a round", "beneath", R"({"equalTurns": true})",
            {"That ends his player's turn.", "bars the guardhouse to nobody"}, {"ends the game at once"});
        row("what completes", "landscape", R"({"pieces": ["builder", "pig"]})",
            {"Complete when it is closed all around", "or when it forms a ring", "bound it.",
             "He counts for nothing when followers are compared", "It counts for nothing when followers",
             "Wine, grain and cloth have no effect"},
            {});
        row("a small city", "landscape", R"({"smallCity": 2})", {"unless it has a cathedral"},
            {"two tiles scores half as much."});
        row("one step", "dungeon", R"({"dragonSteps": 1})", {"It takes one step."}, {"1 steps"});
        row("below", "dungeon", R"({"pieces": ["mayor"], "fleeing": "each", "capacity": 2})",
            {"if there is none, the flight is over", "The mayor goes in only by a tile with a city.",
             "there she brings nothing", "If the dragon stands on that tile, he is eaten.",
             "They are asked clockwise", "find the dungeon full are eaten", "From there nobody flees",
             "shuffle those set aside into the stack", "touches its own along a side"},
            {});
        row("a ransom", "dungeon", R"({"towerActions": true})",
            {"before or after placing, you may buy back a follower for 3 of your points"}, {});
        row("both ends of a road", "tunnel", "{}", {"Two at the ends of one road close both."}, {});
        // A move goes on through open doors, but not through special ones, whatever they cost (B-5.2).
        row("a special door for nothing is no open one", "beneath",
            R"({"specialDoorPrice": 0, "clearPassage": true})", {"Special door: free, and brings nothing."},
            {"counts as an open door", "opens no special door"});
        row("one key in the whole game", "beneath", R"({"keysEach": "game", "keys": 5})",
            {"golden keys: 1\n", "Only one key is taken in the whole game; after that nobody can enter."},
            {"golden keys: 5"});
        row("portal", "dungeon", R"({"completedPlacement": "on"})",
            {"on a feature without followers that is incomplete or has just been completed by your tile.",
             "He goes on a feature of that tile that is incomplete or has just been completed"},
            {"followers, complete or not", "He goes on an incomplete feature"});
        row("equal turns", "landscape", R"({"equalTurns": true})",
            {"No round begins, and no second part of a turn, unless the stack has a tile"},
            {"the round is played to its end"});
        row("halves", "landscape", R"({"cityTilePoints": 3})",
            {"Any half point that a city would score is lost."}, {});
        row("no halves", "landscape", R"({"cityTilePoints": 4})", {}, {"half point"});
        row("the dragon comes out to the fairy", "dungeon",
            R"({"exitToFairy": true, "flushOut": true, "pieces": ["large"]})",
            {"may come out of the dungeon there", "of your choice, even the fairy's"},
            {"never enters her tile", "without the fairy"});
    }
    // B-1.5: prices and picks of a set that lists four colours.
    void coloursAreThoseOfTheSet() {
        RuleSubject variant = variantOf(*game::findRuleset(rulesets(), "beneath"));
        variant.set.pickColours.resize(4);
        variant.options = {{"cellPrice", 8}};
        const std::string text = textOf(variant);
        for (const char* sentence : {"picks of each of 4 colours", "Only the first 4 of these colours",
                                     "Make silver: pay 4", "Release your Prisoner: pay 4"})
            QVERIFY2(text.find(sentence) != std::string::npos, sentence);
    }

    void sentencesHoldForCombinations() {
        QFETCH(QString, ruleset);
        QFETCH(QString, options);
        QFETCH(QStringList, said);
        QFETCH(QStringList, unsaid);
        RuleSubject variant = variantOf(*game::findRuleset(rulesets(), ruleset.toStdString()));
        variant.options = Json::parse(options.toStdString());
        const QString text = QString::fromStdString(textOf(variant));
        for (const QString& sentence : said)
            QVERIFY2(text.contains(sentence), qPrintable(sentence));
        for (const QString& sentence : unsaid)
            QVERIFY2(!text.contains(sentence), qPrintable(sentence));
    }

    /// Each rule in the help has its sentence in the leaflet, or the table gives the reason why players do
    /// without it.
    void everyRuleIsTold() {
        const QStringList families{"beneath", "landscape", "tunnel", "dungeon"};
        std::set<std::string> numbers;
        for (const QString& family : families) {
            QFile help(":/help/rules-" + family + ".md");
            QVERIFY(help.open(QIODevice::ReadOnly));
            static const QRegularExpression number(R"(^\*\*([A-Z]-\d+\.\d+)\*\*)",
                                                   QRegularExpression::MultilineOption);
            for (auto all = number.globalMatch(QString::fromUtf8(help.readAll())); all.hasNext();)
                numbers.insert(all.next().captured(1).toStdString());
        }
        std::map<std::string, std::vector<std::string>> said; // by the letters of their games' rules
        for (const auto& [letter, systems] :
             std::map<std::string, QStringList>{{"B", {"beneath"}},
                                                {"L", {"landscape", "tunnel", "dungeon"}},
                                                {"U", {"tunnel"}},
                                                {"D", {"dungeon"}}})
            for (const QString& system : systems) {
                const RuleSubject variant = variantOf(*game::findRuleset(rulesets(), system.toStdString()));
                const RuleValues values(variant);
                for (const RuleRow& row : ruleRows(system.toStdString()))
                    if (canBeSaid(row, values))
                        said[letter].emplace_back(row.source);
            }
        for (const test::LeafletRule& rule : test::leafletRules) {
            QVERIFY2(numbers.erase(rule.number) == 1, rule.number);
            QVERIFY2((rule.sentence == nullptr) != (rule.reason == nullptr), rule.number);
            QVERIFY2(rule.sentence == nullptr || std::ranges::any_of(said[std::string(1, rule.number[0])],
                                                                     [&rule](const std::string& source) {
                                                                         return source.find(rule.sentence) !=
                                                                                std::string::npos;
                                                                     }),
                     rule.number);
        }
        QVERIFY2(numbers.empty(), numbers.empty() ? "" : numbers.begin()->c_str());
    }

    void foldedSheetsAreReadInOrder() {
        QCOMPARE(sidesOf(1), (HalvesOfSides{{0, 1}, {0, 0}}));
        QCOMPARE(sidesOf(4), (HalvesOfSides{{4, 1}, {2, 3}}));
        QCOMPARE(sidesOf(6), (HalvesOfSides{{0, 1}, {2, 0}, {6, 3}, {4, 5}}));
        QCOMPARE(sidesOf(8), (HalvesOfSides{{8, 1}, {2, 7}, {6, 3}, {4, 5}}));
    }

    void everythingIsWithinItsPage_data() { allRulesets(); }
    void everythingIsWithinItsPage() {
        RuleSubject variant = variantOf(rulesetOfRow());
        // With most that can be said.
        for (const OptionSpec& spec : variant.specs)
            if (spec.type == OptionSpec::Type::Set)
                variant.options[spec.name] = spec.choices;
            else if (spec.type == OptionSpec::Type::Boolean)
                variant.options[spec.name] = true;
        for (const Language& language : languages())
            for (const char* paper : {"A4", "A5"})
                for (const bool folded : {true, false}) {
                    const SheetSpecification s = onPaper(paper, folded);
                    const auto document = ruleSheet(variant, s, sheetWords(language.code));
                    QVERIFY(document);
                    QCOMPARE(outside(*document.value, framesOf(*document.value, s)), 0);
                    QVERIFY(!document.value->symbols.empty());
                    QCOMPARE(document.value->turned.has_value(), folded);
                    QCOMPARE(std::max(document.value->width, document.value->height), s.paper.height);
                }
    }

    void pagesAreFull_data() { allRulesets(); }
    void pagesAreFull() {
        const RuleSubject variant = variantOf(rulesetOfRow());
        for (const Language& language : languages())
            for (const bool folded : {true, false}) {
                const auto layout = ruleLayout(variant, onPaper("A4", folded), sheetWords(language.code));
                QVERIFY(layout);
                // Where each column of the last page ends.
                std::map<double, double> ends;
                const std::size_t last = layout->pieces.back().page;
                for (const RuleFragment& piece : layout->pieces)
                    if (piece.page == last)
                        ends[piece.x] = piece.y + layout->blocks[piece.block].heightOf(piece.lines);
                QCOMPARE(ends.size(), layout->columns.left.size());
                const double top = last == 0 ? layout->columns.firstTop : layout->columns.top;
                const double length = layout->columns.bottom - top;
                for (const auto& [column, end] : ends)
                    QVERIFY2(end - top > 0.75 * length || layout->scale > 1.29,
                             qPrintable(QString("%1 of %2").arg(end - top).arg(length)));
                const auto [shortest, longest] = std::ranges::minmax(ends | std::views::values);
                QVERIFY(longest - shortest < length / 6);
            }
    }

    void tooLittleRoomIsSaid() {
        const RuleSubject variant = variantOf(*rulesets().front());
        SheetSpecification s = onPaper("A5", true);
        s.margins = {65, 10, 65, 10};
        const auto document = ruleSheet(variant, s, sheetWords("en"));
        QVERIFY(!document);
        QCOMPARE(document.issues.front().code, std::string("sheet-rules-room"));
        RuleSubject other = variant;
        other.ruleset = "chess";
        QCOMPARE(ruleSheet(other, SheetSpecification(), sheetWords("en")).issues.front().code,
                 std::string("sheet-rules-none"));
    }

    /// A sentence that translators are not given would stay English: in German none is the same. Whether a
    /// language has words for all that it is given is seen in its file. A letter that the lettering lacks
    /// would be a box.
    void everySentenceIsInEachLanguage_data() { allRulesets(); }
    void everySentenceIsInEachLanguage() {
        for (const Language& language : languages()) {
            const std::string_view code = language.code;
            const Translator words = sheetWords(language.code);
            for (const RuleRow& row : ruleRows(rulesetOfRow().id())) {
                const std::string said = words(Text(row.source));
                QCOMPARE(foreignLetters(said), std::string());
                if (code == "en")
                    QCOMPARE(said, Text(row.source).english());
                else if (code == "de")
                    QVERIFY2(said != Text(row.source).english(), row.source);
            }
        }
    }
};

QTEST_MAIN(TestRuleSheet)
#include "tst_rule_sheet.moc"
