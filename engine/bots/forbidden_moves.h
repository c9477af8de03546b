#pragma once

#include "engine/base/translatable_text.h"
#include "engine/games/game.h"

#include <bitset>
#include <string>
#include <string_view>
#include <vector>

namespace tilewright::bots {

/// What a bot must do without: groups of moves by their heading (MoveInfo::group), and kinds of pieces.
class ForbiddenMoves {
public:
    /// Adds a group ("Place a follower", or "place-a-follower") or the kind of the piece that a move moves
    /// ("wagon"). Returns what is wrong, with the list of what there is; empty if nothing is.
    Text add(std::string_view what, std::string_view ruleset);
    /// The letters of the groups (MoveInfo::key), for bots that plan without them; kinds of pieces are not in
    /// them.
    const std::bitset<128>& keys() const { return keys_; }
    bool forbids(const game::Position& position, game::Move move) const;

private:
    /// By MoveInfo::key.
    std::bitset<128> keys_;
    std::vector<game::Kind> kinds_;
};

/// A bot's name without what it must do without, and that.
struct RestrictedName {
    explicit RestrictedName(std::string_view name);
    std::string bot;
    std::vector<std::string> forbidden;
};
/// The name of the same bot without it.
std::string withForbidden(std::string_view bot, std::string_view forbidden);

} // namespace tilewright::bots
