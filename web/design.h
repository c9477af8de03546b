#pragma once

#include "engine/base/issue.h"
#include "engine/games/ruleset.h"
#include "engine/model/map/map.h"
#include "engine/model/tileset.h"

#include <optional>
#include <string>

namespace tilewright::web {

/// What is played, but for players and luck.
struct Design {
    /// With the sets that it is played together with.
    TileSet set;
    Map map;
    const game::Ruleset* ruleset = nullptr;
    Json options = Json::object();
};

/// Reads the parts of Session::load()'s design; none, with issues, if one can't be used.
std::optional<Design> readDesign(const Json& document, Issues& issues);

/// The part of that name if it is of the kind wanted; otherwise null, with an issue.
const Json* partOf(const Json& document, const char* name, Json::value_t type, Issues& issues);
/// The text of that field; empty if there is none.
std::string textOf(const Json& object, const char* name);

} // namespace tilewright::web
