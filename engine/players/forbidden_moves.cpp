#include "engine/players/forbidden_moves.h"

#include "engine/beneath/headings.h"
#include "engine/beneath/table_game.h"
#include "engine/landscape/face/headings.h"
#include "engine/landscape/face/table_game.h"

#include <algorithm>

namespace tilewright::players {

namespace {

constexpr std::string_view forbidSign = "forbid=";

struct MoveGroup {
    std::string_view name;
    char key = 0;
};

/// Each heading once.
template <class Heading>
void addGroup(std::vector<MoveGroup>& groups, const Heading& heading) {
    if (std::ranges::find(groups, heading.key, &MoveGroup::key) == groups.end())
        groups.push_back({heading.text, heading.key});
}

std::vector<MoveGroup> beneathGroups() {
    std::vector<MoveGroup> groups;
    for (int kind = 0; kind < beneath::moveKindCount; ++kind)
        for (const Marker marker : {Marker::Black, Marker::White})
            addGroup(groups, beneath::headingOf(static_cast<beneath::MoveKind>(kind), marker));
    return groups;
}

std::vector<MoveGroup> landscapeGroups() {
    std::vector<MoveGroup> groups;
    for (int kind = 0; kind < landscape::moveKindCount; ++kind)
        for (int figure = 0; figure < landscape::figureCount; ++figure)
            addGroup(groups, landscape::headingOf(static_cast<landscape::MoveKind>(kind),
                                                  static_cast<landscape::Figure>(figure)));
    return groups;
}

/// What bots of a rule system may have to do without.
struct MoveWords {
    std::vector<MoveGroup> groups;
    std::vector<game::Kind> pieces;
};

MoveWords moveWords(std::string_view ruleset) {
    MoveWords words;
    const bool isBeneath = ruleset == "beneath";
    if (!isBeneath && ruleset != "landscape" && ruleset != "tunnel" && ruleset != "dungeon")
        return words;
    words.groups = isBeneath ? beneathGroups() : landscapeGroups();
    for (const game::KindSpec& kind : isBeneath ? beneath::kindSpecs() : landscape::kindSpecs())
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
    return {QT_TRANSLATE_NOOP("Engine",
                              "found “%1” as what a bot must do without, expected a group of moves or a "
                              "kind of piece: %2"),
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

std::string restrictedName(std::string_view bot, std::string_view forbidden) {
    return std::string(bot).append(1, ':').append(forbidSign).append(forbidden);
}

} // namespace tilewright::players
