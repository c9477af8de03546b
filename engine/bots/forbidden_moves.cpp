#include "engine/bots/forbidden_moves.h"

#include "engine/bots/bot_factory.h"
#include "engine/games/kit.h"

#include <algorithm>

namespace tilewright::bots {

namespace {

constexpr std::string_view forbidSign = "forbid=";

/// What bots of a rule system may have to do without.
struct MoveWords {
    std::vector<MoveGroup> groups;
    std::vector<game::Kind> pieces;
};

MoveWords moveWords(std::string_view ruleset) {
    MoveWords words;
    const game::Kit* kit = game::findKit(ruleset);
    if (kit == nullptr)
        return words;
    if (kit->bots != nullptr && kit->bots->groups != nullptr)
        words.groups = kit->bots->groups();
    for (const game::KindSpec& kind : kit->rules.kinds())
        if (kind.category == game::KindSpec::Category::Piece)
            words.pieces.push_back(kind.id);
    return words;
}

/// "place-a-follower": only letters count when groups are compared.
std::string plain(std::string_view group) {
    std::string text(group);
    for (char& c : text)
        c = c == ' ' ? '-' : c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return text;
}

} // namespace

Text ForbiddenMoves::add(std::string_view what, std::string_view ruleset) {
    const MoveWords words = moveWords(ruleset);
    const std::string wanted = plain(what);
    const auto group = std::ranges::find_if(
        words.groups, [&wanted](const MoveGroup& one) { return plain(one.name) == wanted; });
    if (group != words.groups.end()) {
        keys_.set(static_cast<std::size_t>(group->key));
        return {};
    }
    if (const auto piece = std::ranges::find(words.pieces, wanted); piece != words.pieces.end()) {
        kinds_.push_back(*piece);
        return {};
    }
    std::string known;
    for (const MoveGroup& one : words.groups)
        known.append(known.empty() ? "" : ", ").append(one.name);
    for (const game::Kind one : words.pieces)
        known.append(known.empty() ? "" : ", ").append(one);
    return {
        QT_TRANSLATE_NOOP(
            "Engine",
            "found “%1” for what a bot must do without, expected a group of moves or a kind of piece: %2"),
        {what, known}};
}

bool ForbiddenMoves::forbids(const game::Position& position, game::Move move) const {
    if (keys_.any() && keys_.test(static_cast<std::size_t>(position.keyOf(move))))
        return true;
    if (kinds_.empty())
        return false;
    const game::MoveInfo info = position.describe(move);
    return info.piece && std::ranges::find(kinds_, info.piece->kind) != kinds_.end();
}

RestrictedName::RestrictedName(std::string_view name) {
    for (bool first = true;; first = false) {
        const std::size_t end = std::min(name.find(':'), name.size());
        const std::string_view word = name.substr(0, end);
        if (!first && word.starts_with(forbidSign))
            forbidden.emplace_back(word.substr(forbidSign.size()));
        else
            bot.append(first ? "" : ":").append(word);
        if (end == name.size())
            return;
        name.remove_prefix(end + 1);
    }
}

std::string withForbidden(std::string_view bot, std::string_view forbidden) {
    return std::string(bot).append(1, ':').append(forbidSign).append(forbidden);
}

} // namespace tilewright::bots
