#pragma once

#include "engine/base/issue.h"
#include "web/session.h"

#include <cstddef>
#include <set>
#include <string>
#include <string_view>

namespace tilewright::web {

// Answers to the page, as JSON. A cell is [x, y], a rotation a number of quarter turns, a side a number
// clockwise from north, a seat a number from 0 or -1 for nobody. Texts are in the language of the session.
// All functions that take a session need one with a game: session.hasGame().

Json toJson(const Issues& issues, const Translator& words);
/// Who decides, what is on the table and in the hands, points, the end.
Json stateOf(const Session& session);
/// {"moves": [...], "refusals": [...]}; the legal moves in the order of their numbers. A move that only
/// passes the turn on "passes"; one that "ends" can be played without asking if nothing else is legal. "aim"
/// is where it happens, [x, y] in the units of drawings, "from" where the piece that moves stands now.
Json movesOf(const Session& session);
/// The effects of a move, in order.
Json toJson(const game::Changes& changes, const Session& session);
/// {"sources": ["cities", ...], "points": [[seat's points by source], ...]}
Json resultOf(const Session& session);
/// Where pictures lie, from the lowest to the topmost, and the pictures that are not in `known` as SVG
/// elements 100 units wide; adds their names to it.
Json drawingOf(const Session& session, std::set<std::string>& known);
/// A tile, {"tile": index}, the back of all, {"back": true}, or a token or piece,
/// {"kind": "pick-blue", "player": seat}, as SVG elements 100 units wide, in a string; empty for what nobody
/// can draw.
Json pictureOf(const Session& session, const Json& what);
/// What the moves kept did, from that number on: [{"player": 0, "turn": 3, "text": ..., "cell": [x, y] or
/// null, "scored": [{"player": 0, "points": 4, "source": "cities"}]}].
Json logOf(const Session& session, std::size_t from);

/// The rules of the game as its leaflet says them: {"issues": [], "paragraphs": [{"kind": "heading",
/// "paragraph" or "item", "text": ...}]}
Json rulesOf(const Session& session);

// Without a game.

/// The bots for these rules: [{"kind": "greedy", "name": ..., "explanation": ...}].
Json botsOf(std::string_view ruleset, const Translator& words);
/// What a design lets people choose before a game: {"ruleset", "rules": name of the rules, "set", "map",
/// "counts": possible numbers of players, "seats": names of the seats, "bots", "issues"}; only "issues" if it
/// can't be read.
Json setupChoicesOf(const Json& document, const Translator& words);
/// The same as rulesOf(session), of a design; no paragraphs if it can't be read.
Json rulesOf(const Json& document, const Translator& words);

} // namespace tilewright::web
