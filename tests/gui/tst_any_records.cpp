// What people do with the record of a game by options drawn at random: check it, replay it, export it, look
// at it.

#include "editor/play/session/game_session.h"
#include "engine/base/files/file.h"
#include "engine/bots/bot.h"
#include "engine/games/kit.h"
#include "engine/games/record.h"
#include "engine/games/ruleset.h"
#include "engine/model/io/file_formats.h"
#include "engine/model/lint/lint.h"
#include "engine/model/map/map.h"
#include "tests/exchange/fake_web_page.h"
#include "tests/exchange/sample_sources.h"
#include "tests/games/random_options.h"
#include "tests/gui/window_fixture.h"
#include "tests/sanitizers.h"

using namespace tilewright;
using namespace tilewright::test;

namespace {

struct Played {
    game::Record record;
    std::unique_ptr<game::Position> position;
};

Played play(const game::Ruleset& rules, const game::Game& game, int number) {
    const std::string id(rules.id());
    const auto seed = static_cast<std::uint64_t>(number);
    std::vector<game::RecordPlayer> seats;
    std::vector<std::unique_ptr<bots::Bot>> bots;
    for (int p = 0; p < game.playerCount(); ++p) {
        seats.push_back({"Player", number % 10 == 0 && p == 0 ? "greedy" : "random"});
        bots.push_back(bots::createBot(seats.back().kind, id, 3, seed, p));
    }
    const game::Stack stack = game::shuffledStack(game, seed);
    auto position = game.start(stack);
    game::Recorder recorder(game, id, std::to_string(number), seats, stack);
    while (!position->over()) {
        const game::Move move = bots[static_cast<std::size_t>(position->player())]->choose(*position);
        recorder.add(*position, move);
        position->play(move);
    }
    game::Record record = recorder.record(*position);
    return {std::move(record), std::move(position)};
}

std::vector<const exchange::Format*> formatsOfGames() {
    std::vector<const exchange::Format*> all;
    for (const exchange::Format* format : exchange::formats())
        if (format->takes(exchange::Subject::Game))
            all.push_back(format);
    return all;
}

} // namespace

class AnyRecordsTest : public QObject {
    Q_OBJECT

    FakeWebPage player_;
    std::unique_ptr<WindowFixture> f_;

private slots:
    void initTestCase() {
        f_ = std::make_unique<WindowFixture>();
        QVERIFY(f_->open());
    }
    void cleanupTestCase() { f_.reset(); }

    void recordsOfAnyOptions_data() {
        QTest::addColumn<QString>("ruleset");
        for (const game::Ruleset* rules : rulesets()) {
            const QString id = QString::fromStdString(std::string(rules->id()));
            QTest::newRow(qPrintable(id)) << id;
        }
    }
    // Each is exported to one of the formats in turn.
    void recordsOfAnyOptions() {
        QFETCH(QString, ruleset);
        const game::Ruleset& rules = *game::findRuleset(rulesets(), ruleset.toStdString());
        const TileSet set = game::bundledTiles(rules);
        const Map map = startMapOf(set);
        const std::vector<const exchange::Format*> formats = formatsOfGames();
        const int games = !qEnvironmentVariableIsSet("TILEWRIGHT_CHECK") ? 7 : underSanitizers ? 50 : 500;
        int played = 0;
        for (int number = 0; played < games; ++number) {
            QVERIFY(number < 2 * games);
            Random random(31, static_cast<std::uint64_t>(number), Purpose::Test);
            const Json options = randomRuleOptions(rules.options(), random);
            const auto seats = static_cast<std::uint32_t>(rules.maxPlayers() - rules.minPlayers() + 1);
            const auto game =
                rules.compile(set, map, options, rules.minPlayers() + static_cast<int>(random.below(seats)));
            if (!game.value) // options that can't be had together
                continue;
            ++played;
            const QByteArray told =
                QByteArray::number(number) + ' ' + QByteArray::fromStdString(options.dump());
            const Played one = play(rules, **game.value, number);
            const QString path = f_->path("any.game.json");
            QVERIFY2(writeFile(path.toStdString(), fileText(game::toJson(one.record))).empty(), told);

            const auto text = readFile(path.toStdString());
            QVERIFY2(text.value, told);
            const auto record = game::readRecord(*text.value);
            QVERIFY2(record.value && !hasErrors(lint(record.value->tileSet)) &&
                         !hasErrors(lint(record.value->map, &record.value->tileSet)),
                     told);
            const auto replayed = game::replay(*record.value, rulesets());
            QVERIFY2(!hasErrors(replayed.issues) && replayed.value->position->equals(*one.position), told);

            exchange::Source source;
            source.subject = exchange::Subject::Game;
            source.name = "any";
            source.set = record.value->tileSet;
            source.map = record.value->map;
            source.game = replayed.value->game;
            source.table = replayed.value->position->table();
            source.page.record = std::make_shared<const game::Record>(*record.value);
            const auto& format = *formats[static_cast<std::size_t>(played) % formats.size()];
            QVERIFY2(!exportedFiles(format, source).empty(),
                     told + ' ' + QByteArray::fromStdString(std::string(format.name())));

            f_->window->setMode(Mode::Design);
            f_->window->files().openFiles({path});
            QCOMPARE(f_->window->mode(), Mode::Play);
            GameSession& session = *f_->workspace->game;
            QVERIFY2(static_cast<std::size_t>(session.lineLength()) == one.record.moves.size(), told);
            session.goTo(session.lineLength());
            QVERIFY2(session.position().hash() == one.position->hash() &&
                         session.position().points() == one.position->points(),
                     told);
        }
    }
};

QTEST_MAIN(AnyRecordsTest)
#include "tst_any_records.moc"
