// Tables for other programs, printed pieces and the leaflet of the rules, by options drawn at random.

#include <QtTest>

#include "editor/output/sheets/rule_subject.h"
#include "engine/games/kit.h"
#include "engine/games/rule_variants.h"
#include "engine/model/map/map.h"
#include "engine/sheet/pieces/game_parts.h"
#include "tests/exchange/sample_sources.h"
#include "tests/games/random_options.h"

using namespace tilewright;
using namespace tilewright::test;

namespace {

/// A variant with half of the options.
TileSet setWithAnyVariant(const game::Ruleset& rules, std::uint64_t number) {
    Random random(23, number, Purpose::Test);
    TileSet set = game::bundledTiles(rules);
    set.rules = {{"Any", {}, randomRuleOptions(rules.options(), random), Json::object()}};
    return set;
}

} // namespace

class AnyOptionsTest : public QObject {
    Q_OBJECT

private slots:
    void exportsAndSheetsFollowThem_data() {
        QTest::addColumn<QString>("ruleset");
        for (const game::Ruleset* rules : rulesets()) {
            const QString id = QString::fromStdString(std::string(rules->id()));
            QTest::newRow(qPrintable(id)) << id;
        }
    }
    void exportsAndSheetsFollowThem() {
        QFETCH(QString, ruleset);
        const game::Ruleset& rules = *game::findRuleset(rulesets(), ruleset.toStdString());
        int playable = 0;
        for (std::uint64_t number = 0; number < 6; ++number) {
            const TileSet set = setWithAnyVariant(rules, number);
            const Json& options = set.rules.front().options;
            const QByteArray told = QByteArray::fromStdString(options.dump());
            const Map map = startMapOf(set);
            if (!rules.compile(set, map, options, rules.minPlayers()))
                continue;
            ++playable;
            exchange::Source source;
            source.name = "any";
            source.set = set;
            source.map = map;
            source.options = options;
            Json table{{"rules", rules.id()}, {"players", rules.minPlayers()}};
            if (rules.id() == rules.setRuleset())
                table.erase("rules");
            QVERIFY2(!exportedFiles(*exchange::findFormat("vassal"), source, table).empty(), told);

            const sheet::GameParts& parts = *sheet::partsOf(set);
            const sheet::SheetSpecification sheets;
            for (const sheet::PieceRun& run :
                 {parts.markers(set, sheets, inEnglish), parts.standees(set, sheets, inEnglish),
                  parts.aid(set, inEnglish)})
                for (const sheet::PrintedPiece& piece : run.pieces)
                    QVERIFY2(piece.count > 0, told + " " + QByteArray::fromStdString(piece.id));
            Issues issues;
            const auto subject =
                ruleSubject(rules, completeOptions(rules.options(), options, issues), set, map);
            const auto leaflet = sheet::ruleSheet(subject, sheets, sheetWords("en"));
            QVERIFY2(leaflet && !leaflet.value->pages.empty(), told);
        }
        QVERIFY(playable >= 3);
    }
};

QTEST_MAIN(AnyOptionsTest)
#include "tst_any_options.moc"
