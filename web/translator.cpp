#include "web/translator.h"

#include "engine/base/translatable_text.h"
#include "engine/model/sides.h"

#include <algorithm>
#include <cctype>
#include <vector>

namespace tilewright::web {

namespace {

constexpr std::string_view engineContext = "Engine";
constexpr std::string_view kindsContext = "Kinds";

/// For ids that have no words.
std::string withBlanks(std::string_view name) {
    std::string text(name);
    std::ranges::replace(text, '-', ' ');
    return text;
}

std::string upperFirst(std::string text) {
    if (!text.empty())
        text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
    return text;
}

} // namespace

Translator::Translator(const Json& table) {
    for (const auto& [context, entries] : table.items()) {
        if (!entries.is_object())
            continue;
        for (const auto& [source, translation] : entries.items())
            if (translation.is_string())
                contexts_[context].emplace(source, translation.get_ref<const std::string&>());
    }
}

std::string_view Translator::lookUp(std::string_view context, std::string_view source) const {
    const auto entries = contexts_.find(context);
    if (entries == contexts_.end())
        return source;
    const auto found = entries->second.find(source);
    return found == entries->second.end() ? source : std::string_view(found->second);
}

std::string Translator::operator()(const Text& text) const {
    std::vector<std::string> arguments;
    for (const Text::Argument& argument : text.arguments) {
        if (argument.words.empty()) {
            arguments.push_back(argument.text);
            continue;
        }
        std::string list;
        for (const std::string& one : argument.words)
            list.append(list.empty() ? "" : ", ").append(word(one));
        arguments.push_back(std::move(list));
    }
    return fillPlaceholders(lookUp(engineContext, text.source), arguments);
}

std::string Translator::word(std::string_view name) const {
    const std::string_view found = lookUp(engineContext, name);
    return found == name ? withBlanks(name) : std::string(found);
}

std::string Translator::seat(int player) const {
    return upperFirst(word(name(colourAt(player))));
}

std::string Translator::piece(game::Kinds kinds, const game::Piece& piece) const {
    const game::KindSpec* spec = game::findKind(kinds, piece.kind);
    const std::string what =
        spec == nullptr || *spec->name == '\0'
            ? withBlanks(piece.kind)
            : fillPlaceholders(lookUp(kindsContext, spec->name), {std::to_string(piece.number + 1)});
    return piece.player < 0 ? what
                            : fillPlaceholders(lookUp(kindsContext, "%1: %2"), {seat(piece.player), what});
}

std::string Translator::counted(game::Kinds kinds, const game::Holding& holding) const {
    const game::KindSpec* spec = game::findKind(kinds, holding.kind);
    const std::string count = std::to_string(holding.count);
    if (spec == nullptr || *spec->counted == '\0')
        return withBlanks(holding.kind) + ": " + count;
    const std::string_view pattern = lookUp(kindsContext, spec->counted);
    return spec->colour ? fillPlaceholders(pattern, {word(name(*spec->colour)), count})
                        : fillPlaceholders(pattern, {count});
}

std::string Translator::source(game::Kinds kinds, game::Kind kind) const {
    const game::KindSpec* spec = game::findKind(kinds, kind);
    if (spec != nullptr && *spec->source != '\0')
        return std::string(lookUp(kindsContext, spec->source));
    return word(game::plural(kinds, kind));
}

} // namespace tilewright::web
