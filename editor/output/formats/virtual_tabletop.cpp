#include "editor/output/formats/virtual_tabletop.h"

#include "editor/words/game_words.h"
#include "engine/art/palette.h"
#include "engine/art/picture_dispatch.h"
#include "engine/games/kit.h"
#include "engine/games/ruleset.h"

#include <QCryptographicHash>

#include <algorithm>
#include <utility>

namespace tilewright::exchange {

namespace {

std::string upperFirst(std::string_view word) {
    std::string text(word);
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z')
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

constexpr const char* ofTheSet = QT_TRANSLATE_NOOP("Engine", "of the set");

int mostPlayers() {
    int most = 0;
    for (const game::Ruleset* rules : rulesets())
        most = std::max(most, rules->maxPlayers());
    return most;
}

/// Rules that are not chosen by the set alone.
std::vector<std::string> rulesByName() {
    std::vector<std::string> names{ofTheSet};
    for (const game::Ruleset* rules : rulesets())
        if (rules->id() != rules->setRuleset())
            names.emplace_back(rules->id());
    return names;
}

} // namespace

bool isPiece(game::Kind kind) {
    const game::KindSpec* spec = findKind(kind);
    return spec != nullptr && spec->category == game::KindSpec::Category::Piece;
}

bool isCube(game::Kind kind) {
    const game::KindSpec* spec = findKind(kind);
    return spec != nullptr && spec->category == game::KindSpec::Category::Cube;
}

art::Picture pictureOf(const TableObject& object) {
    return isPiece(object.kind) ? art::piecePicture(object.kind, object.player, object.number + 1)
                                : art::tokenPicture(object.kind);
}

art::Rgb colourOf(const TableObject& object) {
    const game::KindSpec* spec = findKind(object.kind);
    if (isCube(object.kind) && spec->colour)
        return art::fillOf(*spec->colour);
    if (isPiece(object.kind) && object.player >= 0)
        return art::fillOf(colourAt(object.player));
    switch (spec == nullptr ? game::KindSpec::Paint::Gold : spec->paint) {
    case game::KindSpec::Paint::Black:
        return art::palette::black;
    case game::KindSpec::Paint::Silver:
        return art::palette::silver;
    case game::KindSpec::Paint::White:
        return art::palette::white;
    case game::KindSpec::Paint::Gold:
        break;
    }
    return art::palette::gold;
}

std::string nameOf(const TableObject& object) {
    const game::KindSpec* spec = findKind(object.kind);
    std::string text(spec == nullptr || *spec->exportName == '\0' ? object.kind
                                                                  : std::string_view(spec->exportName));
    if (isPiece(object.kind))
        text.append(" ").append(std::to_string(object.number + 1));
    if (isPiece(object.kind) && object.player >= 0)
        text.append(" of ").append(upperFirst(name(colourAt(object.player))));
    return upperFirst(text);
}

std::vector<TableObject> objectsOffBoard(const game::Table& table, int player) {
    const auto isOut = [&](game::Kind kind, int number) {
        const auto same = [&](const game::Piece& piece) {
            return piece.kind == kind && piece.player == player && piece.number == number;
        };
        return std::ranges::any_of(table.pieces, same) ||
               std::ranges::any_of(table.spaces, [&](const game::Space& space) {
                   return std::ranges::any_of(space.pieces, same);
               });
    };
    std::vector<TableObject> all;
    for (const game::Holding& holding : table.seats[static_cast<std::size_t>(player)].holdings) {
        int number = 0;
        for (int i = 0; i < holding.count; ++i) {
            while (isPiece(holding.kind) && isOut(holding.kind, number))
                ++number;
            all.push_back({holding.kind, player, isPiece(holding.kind) ? number++ : 0});
        }
    }
    return all;
}

std::vector<TableObject> objectsInSpaces(const game::Table& table, int player) {
    std::vector<TableObject> objects;
    for (const game::Space& space : table.spaces)
        if (space.player == player)
            for (const game::Piece& piece : space.pieces)
                objects.push_back({piece.kind, piece.player, piece.number});
    return objects;
}

OptionSpec playersOption() {
    return {.name = "players",
            .defaultValue = 4,
            .minimum = 2,
            .maximum = mostPlayers(),
            .label = QT_TRANSLATE_NOOP("Engine", "Players"),
            .explanation = QT_TRANSLATE_NOOP(
                "Engine", "How many players the table is set up for; a game uses its own number.")};
}

OptionSpec rulesOption() {
    return {
        .name = "rules",
        .type = OptionSpec::Type::Choice,
        .defaultValue = ofTheSet,
        .choices = rulesByName(),
        .label = QT_TRANSLATE_NOOP("Engine", "Rules"),
        .explanation = QT_TRANSLATE_NOOP(
            "Engine",
            "The rules whose pieces and tokens are set out; a game uses its own. The tunnel needs tokens.")};
}

OptionSpec pixelsOption(Text explanation, int usual, int least, int most) {
    return {.name = "pixels",
            .defaultValue = usual,
            .minimum = least,
            .maximum = most,
            .label = QT_TRANSLATE_NOOP("Engine", "Pixels per tile"),
            .explanation = std::move(explanation)};
}

Loaded<TableSetup> setUpTable(const Source& source, const Json& options, std::uint64_t seed) {
    const std::string chosen = options.at("rules");
    const std::string id = chosen == ofTheSet ? source.set.ruleset : chosen;
    const game::Ruleset* rules = game::findRuleset(rulesets(), id);
    if (source.subject == Subject::Game || rules->setRuleset() == source.set.ruleset)
        return tableSetup(source, *rules, options.at("players"), seed);
    Issue issue;
    issue.code = "option-out-of-range";
    issue.pointer = "/options/rules";
    issue.message = {QT_TRANSLATE_NOOP("Engine", "rules: found %1, which is not played with such tiles"),
                     {id}};
    return {std::nullopt, {std::move(issue)}};
}

std::string contentHash(std::string_view bytes) {
    const QByteArrayView view(bytes.data(), static_cast<qsizetype>(bytes.size()));
    return QCryptographicHash::hash(view, QCryptographicHash::Sha256).toHex().toStdString();
}

} // namespace tilewright::exchange
