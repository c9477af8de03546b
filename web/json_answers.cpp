#include "web/json_answers.h"

#include "engine/art/picture_dispatch.h"
#include "engine/art/svg.h"
#include "engine/art/table_drawing.h"
#include "engine/games/kit.h"
#include "engine/sheet/rules/leaflet.h"
#include "web/design.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace tilewright::web {

namespace {

using LaidByCell = std::map<Cell, game::LaidTile>;

Json toJson(Cell cell) {
    return Json::array({cell.x, cell.y});
}

Json toJson(const std::optional<Cell>& cell) {
    return cell ? toJson(*cell) : Json();
}

Json toJson(std::optional<Direction> side) {
    return side ? Json(index(*side)) : Json();
}

Json toJson(const game::Piece& piece, const Session& session) {
    return {{"kind", piece.kind},         {"name", session.words().piece(session.game().kinds(), piece)},
            {"player", piece.player},     {"number", piece.number},
            {"cell", toJson(piece.cell)}, {"feature", piece.feature},
            {"lying", piece.lying},       {"space", piece.space}};
}

Json toJson(const std::vector<game::Piece>& pieces, const Session& session) {
    Json list = Json::array();
    for (const game::Piece& piece : pieces)
        list.push_back(toJson(piece, session));
    return list;
}

Json toJson(const std::vector<game::Holding>& holdings, const Session& session) {
    Json list = Json::array();
    for (const game::Holding& holding : holdings)
        list.push_back({{"kind", holding.kind},
                        {"count", holding.count},
                        {"text", session.words().counted(session.game().kinds(), holding)}});
    return list;
}

Json toJson(const std::vector<game::LaidTile>& tiles) {
    Json list = Json::array();
    for (const game::LaidTile& laid : tiles)
        list.push_back({{"cell", toJson(laid.cell)},
                        {"tile", laid.tile},
                        {"rotation", index(laid.rotation)},
                        {"mapChamber", laid.mapChamber}});
    return list;
}

Json seatsOf(const game::Table& table, const Session& session) {
    Json list = Json::array();
    for (std::size_t i = 0; i < table.seats.size(); ++i) {
        const game::RecordPlayer& player = session.players()[i];
        list.push_back({{"name", player.name},
                        {"kind", player.kind},
                        {"colour", session.words().seat(static_cast<int>(i))},
                        {"points", table.seats[i].points},
                        {"holdings", toJson(table.seats[i].holdings, session)}});
    }
    return list;
}

Json spacesOf(const game::Table& table, const Session& session) {
    Json list = Json::array();
    for (const game::Space& space : table.spaces)
        list.push_back({{"kind", space.kind},
                        {"name", session.words().word(space.kind)},
                        {"player", space.player},
                        {"pieces", toJson(space.pieces, session)},
                        {"note", session.words()(space.note)}});
    return list;
}

/// As large as its square allows: beside the board small pieces must be told apart too.
art::Picture filled(const art::Picture& picture) {
    const art::Box box = art::inkBox(picture);
    const double size = std::max(box.right - box.left, box.bottom - box.top);
    if (size <= 0)
        return picture;
    art::Picture result;
    result.append(picture,
                  art::Transform::translation(-(box.left + box.right) / 2, -(box.top + box.bottom) / 2)
                      .then(art::Transform::scaling(unitsPerCell / size))
                      .then(art::Transform::translation(unitsPerCell / 2, unitsPerCell / 2)));
    return result;
}

art::Point middleOf(Cell cell) {
    return {(cell.x + 0.5) * unitsPerCell, (cell.y + 0.5) * unitsPerCell};
}

/// Where a piece stands on the board, in the units of drawings.
std::optional<art::Point> standOf(const game::Piece& piece, const LaidByCell& laid, const TileSet& set) {
    if (!piece.space.empty())
        return std::nullopt;
    const auto tile = laid.find(piece.cell);
    if (piece.feature >= 0 && tile != laid.end() && tile->second.tile >= 0)
        return standingPoint(set, tile->second, piece.feature);
    return middleOf(piece.cell);
}

/// The middle of what a move aims at on the board, in the units of drawings.
std::optional<art::Point> aimOf(const game::MoveInfo& info, const LaidByCell& laid, const TileSet& set) {
    if (!info.cell)
        return std::nullopt;
    art::Point at = middleOf(*info.cell);
    if (info.side) {
        const Cell step = neighbour({0, 0}, *info.side);
        return art::Point{at.x + step.x * unitsPerCell / 2, at.y + step.y * unitsPerCell / 2};
    }
    const auto tile = laid.find(*info.cell);
    if (info.feature && tile != laid.end() && tile->second.tile >= 0)
        at = standingPoint(set, tile->second, *info.feature);
    return at;
}

/// Whether the move does nothing but pass the turn on, or end the game.
bool passes(const game::Position& position, game::Move move, const game::MoveInfo& info) {
    if (info.ends)
        return true;
    if (info.lays || info.cell || info.piece || !info.pays.empty() || !info.gains.empty())
        return false;
    game::Changes changes;
    position.clone()->play(move, &changes);
    return std::ranges::any_of(changes, [](const game::Change& change) {
        return change.what == game::Change::What::TurnBegan || change.what == game::Change::What::GameEnded;
    });
}

Json toJson(const game::MoveInfo& info, const LaidByCell& laid, const Session& session) {
    const Translator& words = session.words();
    Json move{{"text", words(info.text)}, {"group", words(info.group)}, {"key", std::string(1, info.key)}};
    if (info.lays) {
        move["tile"] = info.tile;
        move["rotation"] = index(info.rotation);
    }
    if (info.ends)
        move["ends"] = true;
    if (info.cell)
        move["cell"] = toJson(*info.cell);
    if (const auto aim = aimOf(info, laid, session.game().tileSet()))
        move["aim"] = {aim->x, aim->y};
    if (info.side)
        move["side"] = index(*info.side);
    if (info.feature)
        move["feature"] = *info.feature;
    if (info.piece) {
        move["piece"] = toJson(*info.piece, session);
        if (const auto from = standOf(*info.piece, laid, session.game().tileSet()))
            move["from"] = {from->x, from->y};
    }
    if (!info.toSpace.empty())
        move["toSpace"] = info.toSpace;
    if (info.takes)
        move["takes"] = toJson(*info.takes, session);
    if (!info.pays.empty())
        move["pays"] = toJson(info.pays, session);
    if (!info.gains.empty())
        move["gains"] = toJson(info.gains, session);
    return move;
}

/// In the order of game::Change::What.
constexpr std::string_view changeNames[] = {"tile-laid", "tile-removed", "piece-moved",   "piece-home",
                                            "scored",    "token-placed", "token-removed", "gained",
                                            "paid",      "turn-began",   "game-ended"};

Json toJson(const game::Change& change, const Session& session) {
    Json cells = Json::array();
    for (const Cell cell : change.cells)
        cells.push_back(toJson(cell));
    const bool scores = change.what == game::Change::What::Scored;
    return {{"what", changeNames[static_cast<std::size_t>(change.what)]},
            {"kind", change.kind},
            {"source", scores ? session.words().source(session.game().kinds(), change.kind) : std::string()},
            {"player", change.player},
            {"number", change.number},
            {"count", change.count},
            {"tile", change.tile},
            {"rotation", index(change.rotation)},
            {"from", toJson(change.from)},
            {"cell", toJson(change.cell)},
            {"side", toJson(change.side)},
            {"feature", change.feature},
            {"fromSpace", change.fromSpace},
            {"space", change.space},
            {"atEnd", change.atEnd},
            {"cells", std::move(cells)}};
}

Json scoresOf(const game::Changes& changes, const Session& session) {
    Json scores = Json::array();
    for (const game::Change& change : changes)
        if (change.what == game::Change::What::Scored)
            scores.push_back({{"player", change.player},
                              {"points", change.count},
                              {"source", session.words().source(session.game().kinds(), change.kind)}});
    return scores;
}

Json rulesOf(const game::Ruleset& rules, Json options, TileSet set, Map map, const Translator& words) {
    const sheet::RuleSubject subject{std::string(rules.id()), rules.label(),      rules.options(),
                                     rules.minPlayers(),      rules.maxPlayers(), std::move(options),
                                     std::move(set),          std::move(map),     {},
                                     /*pictures=*/false};
    Json paragraphs = Json::array();
    for (const sheet::RuleParagraph& paragraph : sheet::ruleParagraphs(subject)) {
        using Kind = sheet::RuleRow::Kind;
        std::string text;
        for (const Text& sentence : paragraph.sentences)
            text += (text.empty() ? "" : " ") + words(sentence);
        const char* kind = paragraph.kind == Kind::Heading ? "heading"
                           : paragraph.kind == Kind::Item  ? "item"
                                                           : "paragraph";
        paragraphs.push_back({{"kind", kind}, {"text", std::move(text)}});
    }
    return {{"issues", Json::array()}, {"paragraphs", std::move(paragraphs)}};
}

} // namespace

Json toJson(const Issues& issues, const Translator& words) {
    Json list = Json::array();
    for (const Issue& issue : issues)
        list.push_back({{"severity", issue.severity == Severity::Error ? "error" : "warning"},
                        {"code", issue.code},
                        {"pointer", issue.pointer},
                        {"line", issue.line},
                        {"column", issue.column},
                        {"message", words(issue.message)},
                        {"remedy", words(issue.remedy)}});
    return list;
}

Json stateOf(const Session& session) {
    const game::Position& position = session.position();
    const game::Table table = position.table();
    Json tokens = Json::array();
    for (const game::Token& token : table.tokens)
        tokens.push_back({{"kind", token.kind}, {"cell", toJson(token.cell)}, {"side", toJson(token.side)}});
    return {{"movesPlayed", session.shown()},
            {"movesKept", session.moves().size()},
            {"seed", session.seed()},
            {"player", position.over() ? -1 : position.player()},
            {"over", position.over()},
            {"end", game::name(position.end())},
            {"points", position.points()},
            {"winners", position.winners()},
            {"prompt", session.words()(table.prompt)},
            {"turn", table.turn},
            {"drawnTile", table.drawnTile},
            {"stackLeft", table.stackLeft},
            {"tiles", toJson(table.tiles)},
            {"pieces", toJson(table.pieces, session)},
            {"tokens", std::move(tokens)},
            {"spaces", spacesOf(table, session)},
            {"seats", seatsOf(table, session)},
            {"supply", toJson(table.supply, session)}};
}

Json movesOf(const Session& session) {
    LaidByCell laid;
    for (const game::LaidTile& tile : session.position().table().tiles)
        laid[tile.cell] = tile;
    Json moves = Json::array();
    for (const game::Move move : session.legalMoves()) {
        const game::MoveInfo info = session.position().describe(move);
        moves.push_back(toJson(info, laid, session));
        if (passes(session.position(), move, info))
            moves.back()["passes"] = true;
    }
    Json refusals = Json::array();
    for (const game::Refusal& refusal : session.position().refusals())
        refusals.push_back({{"group", session.words()(refusal.group)},
                            {"reason", session.words()(refusal.reason)},
                            {"key", std::string(1, refusal.key)}});
    return {{"moves", std::move(moves)}, {"refusals", std::move(refusals)}};
}

Json toJson(const game::Changes& changes, const Session& session) {
    Json list = Json::array();
    for (const game::Change& change : changes)
        list.push_back(toJson(change, session));
    return list;
}

Json resultOf(const Session& session) {
    Json sources = Json::array();
    for (const game::Kind source : session.game().sources())
        sources.push_back(session.words().source(session.game().kinds(), source));
    return {{"sources", std::move(sources)}, {"points", session.pointsBySource()}};
}

Json drawingOf(const Session& session, std::set<std::string>& known) {
    const TableDrawing drawing =
        tilewright::drawingOf(session.game(), session.position().table(),
                              [&known](const std::string& name) { return known.contains(name); });
    Json pictures = Json::object();
    for (std::size_t i = 0; i < drawing.names.size(); ++i)
        if (known.insert(drawing.names[i]).second)
            pictures[drawing.names[i]] = art::svgShapes(drawing.pictures[i]);
    Json placed = Json::array();
    for (const TableDrawing::PlacedPicture& one : drawing.placed)
        placed.push_back({{"name", drawing.names[one.picture]},
                          {"x", one.x},
                          {"y", one.y},
                          {"size", one.size},
                          {"rotation", index(one.rotation)}});
    const art::Box& box = drawing.bounds;
    return {{"bounds", {box.left, box.top, box.right, box.bottom}},
            {"placed", std::move(placed)},
            {"pictures", std::move(pictures)}};
}

Json pictureOf(const Session& session, const Json& what) {
    const auto numberOf = [&what](const char* name) {
        const auto number = what.find(name);
        return number != what.end() && number->is_number_integer() ? number->get<int>() : -1;
    };
    const int tile = numberOf("tile");
    const auto& tiles = session.game().tileSet().tiles;
    if (tile >= 0 && static_cast<std::size_t>(tile) < tiles.size())
        return art::svgShapes(art::tilePicture(tiles[static_cast<std::size_t>(tile)]));
    if (what.contains("back"))
        return art::svgShapes(art::tileBack(session.game().tileSet().ruleset));
    const std::string kind = textOf(what, "kind");
    const int player = numberOf("player");
    art::Picture picture = art::tokenPicture(kind);
    for (const char* pose : {"", "-standing"})
        if (picture.shapes.empty())
            picture = art::piecePicture(kind + pose, player, 0);
    return art::svgShapes(filled(picture));
}

Json logOf(const Session& session, std::size_t from) {
    Json log = Json::array();
    const auto at = session.game().start(session.stack());
    game::Changes changes;
    for (std::size_t i = 0; i < session.moves().size(); ++i) {
        const game::Move move = session.moves()[i];
        Json entry;
        if (i >= from) {
            const game::MoveInfo info = at->describe(move);
            entry = {{"player", at->player()},
                     {"turn", at->tableWithoutTiles().turn},
                     {"text", session.words()(info.text)},
                     {"cell", toJson(info.cell)}};
        }
        changes.clear();
        at->play(move, &changes);
        if (i >= from) {
            entry["scored"] = scoresOf(changes, session);
            log.push_back(std::move(entry));
        }
    }
    return log;
}

Json botsOf(std::string_view ruleset, const Translator& words) {
    Json list = Json::array();
    for (const bots::BotSpec& spec : bots::availableBots(ruleset))
        list.push_back(
            {{"kind", spec.name}, {"name", words(spec.label)}, {"explanation", words(spec.explanation)}});
    return list;
}

Json setupChoicesOf(const Json& document, const Translator& words) {
    Issues issues;
    const std::optional<Design> design = readDesign(document, issues);
    Json offer = Json::object();
    if (design) {
        const game::Ruleset& rules = *design->ruleset;
        Json counts = Json::array();
        Json seats = Json::array();
        for (int n = rules.minPlayers(); n <= rules.maxPlayers(); ++n) {
            auto compiled = rules.compile(design->set, design->map, design->options, n);
            if (compiled)
                counts.push_back(n);
            else if (counts.empty() && n == rules.minPlayers())
                issues.insert(issues.end(), compiled.issues.begin(), compiled.issues.end());
        }
        for (int i = 0; i < rules.maxPlayers(); ++i)
            seats.push_back(words.seat(i));
        offer = {{"ruleset", rules.id()},
                 {"rules", words(rules.label())},
                 {"set", design->set.name},
                 {"map", design->map.name},
                 {"counts", std::move(counts)},
                 {"seats", std::move(seats)},
                 {"bots", botsOf(rules.id(), words)}};
    }
    offer["issues"] = toJson(issues, words);
    return offer;
}

Json rulesOf(const Session& session) {
    const game::Game& game = session.game();
    return rulesOf(*game::findRuleset(rulesets(), session.ruleset()), game.options(), game.tileSet(),
                   game.map(), session.words());
}

Json rulesOf(const Json& document, const Translator& words) {
    Issues issues;
    std::optional<Design> design = readDesign(document, issues);
    if (!design)
        return {{"issues", toJson(issues, words)}, {"paragraphs", Json::array()}};
    return rulesOf(*design->ruleset, std::move(design->options), std::move(design->set),
                   std::move(design->map), words);
}

} // namespace tilewright::web
