#include "editor/output/formats/vassal/vassal_pieces.h"

namespace tilewright::exchange::vassal {

namespace {

/// Key code and modifier of Ctrl and a letter.
std::string control(char letter) {
    return std::to_string(static_cast<int>(letter)) + ",130";
}

void append(std::string& out, const std::string& part, char separator) {
    const bool quoted = part.ends_with('\\') || (part.starts_with('\'') && part.ends_with('\''));
    if (quoted)
        out += '\'';
    for (const char c : part) {
        if (c == separator)
            out += '\\';
        out += c;
    }
    if (quoted)
        out += '\'';
}

} // namespace

std::string sequence(const std::vector<std::string>& parts, char separator) {
    std::string out;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0)
            out += separator;
        append(out, parts[i], separator);
    }
    return out;
}

Trait mask(const std::string& backImage) {
    return {sequence({"obs", control('F'), backImage, "Turn over", "B", "Tile"}, ';'), "null"};
}

Trait quarterTurns(int turnedBy) {
    return {sequence({"rotate", "4", control('R'), control('L'), "Turn clockwise", "Turn anticlockwise", "",
                      "", "Turn"},
                     ';'),
            std::to_string(turnedBy)};
}

Trait removal() {
    return {sequence({"delete", "Delete", control('D')}, ';'), ""};
}

Trait basicPiece(const std::string& image, const std::string& name, int id) {
    return {sequence({"piece", "", "", image, name}, ';'),
            sequence({"null", "0", "0", std::to_string(id), "0"}, ';')};
}

std::string addPieceCommand(const std::vector<Trait>& traits) {
    std::string type;
    std::string state;
    for (auto trait = traits.rbegin(); trait != traits.rend(); ++trait) {
        const bool innermost = trait == traits.rbegin();
        type = innermost ? trait->type : sequence({trait->type, type}, '\t');
        state = innermost ? trait->state : sequence({trait->state, state}, '\t');
    }
    return sequence({"+", "null", type, state}, '/');
}

} // namespace tilewright::exchange::vassal
