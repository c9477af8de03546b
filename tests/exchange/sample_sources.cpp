#include "tests/exchange/sample_sources.h"

#include "engine/base/random.h"
#include "engine/games/kit.h"
#include "engine/model/companions.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"

#include <QStringList>

namespace tilewright::test {

exchange::Source setSource() {
    exchange::Source source;
    source.name = "learning";
    source.set = readTileSet(bundledText("beneath/learning.tileset.json")).value.value();
    source.map = readMap(bundledText(defaultMap)).value.value();
    return source;
}

exchange::Source mapSource() {
    exchange::Source source = setSource();
    source.subject = exchange::Subject::Map;
    source.name = "guardhouse";
    return source;
}

namespace {

exchange::Source played(exchange::Source source, std::string_view rules, int moves) {
    source.subject = exchange::Subject::Game;
    source.name = "game";
    source.game = game::findRuleset(rulesets(), rules)
                      ->compile(source.set, source.map, Json::object(), 3)
                      .value.value();
    const game::Stack stack = game::shuffledStack(*source.game, 5);
    const auto position = source.game->start(stack);
    game::Recorder recorder(*source.game, std::string(rules), "5",
                            {{"Ada", "human"}, {"Bo", "random"}, {"Cy", "random"}}, stack);
    Random random(5, 0, Purpose::Test);
    game::MoveList legal;
    for (int i = 0; i < moves && !position->over(); ++i) {
        position->legalMoves(legal);
        const game::Move move = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
        recorder.add(*position, move);
        position->play(move);
    }
    source.table = position->table();
    source.page.record = std::make_shared<const game::Record>(recorder.record(*position));
    return source;
}

} // namespace

exchange::Source gameSource(int moves) {
    return played(setSource(), "beneath", moves);
}

exchange::Source tunnelSource() {
    exchange::Source source;
    source.name = "tunnel";
    source.set = readTileSet(bundledText("landscape/tunnel.tileset.json")).value.value();
    const TileSet base = readTileSet(bundledText("landscape/base.tileset.json")).value.value();
    source.map = readMap(bundledText("landscape/start.map.json")).value.value();
    source.set.tiles.push_back(
        base.tiles[static_cast<std::size_t>(findTile(base, source.map.chambers.front().tile))]);
    return source;
}

exchange::Source tunnelGameSource() {
    return played(tunnelSource(), "tunnel", 12);
}

exchange::Source dungeonGameSource() {
    exchange::Source source;
    source.subject = exchange::Subject::Game;
    source.name = "game";
    std::vector<TileSet> sets;
    for (const char* name : {"base", "princess-dragon", "tower"})
        sets.push_back(
            readTileSet(bundledText("landscape/" + std::string(name) + ".tileset.json")).value.value());
    source.set = combine(sets).value.value();
    source.map = readMap(bundledText("landscape/start.map.json")).value.value();
    source.game = game::findRuleset(rulesets(), "dungeon")
                      ->compile(source.set, source.map, {{"towerActions", true}}, 3)
                      .value.value();
    const auto isThere = [](const game::Table& table, game::Kind kind) {
        return std::ranges::any_of(table.spaces, [kind](const game::Space& space) {
            return space.kind == kind && std::ranges::any_of(space.pieces, [](const game::Piece& piece) {
                       return piece.player >= 0;
                   });
        });
    };
    for (std::uint64_t seed = 1;; ++seed) {
        const auto position = source.game->start(game::shuffledStack(*source.game, seed));
        Random random(seed, 0, Purpose::Test);
        game::MoveList legal;
        while (!position->over()) {
            source.table = position->table();
            if (isThere(source.table, "prison") && isThere(source.table, "dungeon"))
                return source;
            position->legalMoves(legal);
            position->play(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
        }
    }
}

exchange::OutFiles exportedFiles(const exchange::Format& format, const exchange::Source& source,
                                 Json options) {
    Issues issues;
    if (format.name() == "tts" && !options.contains("urlPrefix"))
        options["urlPrefix"] = "https://example.org/tiles";
    options = completeOptions(format.options(), options, issues);
    auto result = format.make(source, options, {});
    issues.insert(issues.end(), result.issues.begin(), result.issues.end());
    if (!issues.empty())
        qFatal("%s", tilewright::format(issues.front()).c_str());
    return std::move(*result.value);
}

QByteArray bytesOf(const exchange::OutFiles& files, const std::string& name) {
    for (const exchange::OutFile& file : files)
        if (file.name == name)
            return QByteArray::fromStdString(file.bytes);
    qFatal("no file %s", name.c_str());
}

std::string nameWith(const exchange::OutFiles& files, const std::string& ending) {
    std::string found;
    for (const exchange::OutFile& file : files)
        if (file.name.ends_with(ending))
            found = found.empty() ? file.name : "several";
    return found;
}

QStringList namesOf(const exchange::OutFiles& files) {
    QStringList names;
    for (const exchange::OutFile& file : files)
        names << QString::fromStdString(file.name);
    return names;
}

} // namespace tilewright::test
