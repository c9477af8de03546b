#include "engine/model/io/map_scanner.h"

#include "engine/base/json/json.h"
#include "engine/model/io/file_formats.h"
#include "engine/model/tile_family.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>
#include <vector>

namespace tilewright {

namespace {

/// Deeper nesting is unusual, and left to the document, which counts levels exactly.
constexpr int maxSkippedDepth = 32;
constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

/// Steps through a text. Every function returns false, or nothing, for anything unexpected, and for entries
/// that a piece of the text has no room for.
class Scanner {
public:
    enum class Content { Unknown, Checked };
    /// In a checked text, made of a document that passed its schema, nothing is unexpected.
    Scanner(std::string_view text, Content content)
        : at_(text.data()), end_(text.data() + text.size()), checked_(content == Content::Checked) {
        skipMark();
    }
    explicit Scanner(const TextSource& source)
        : source_(&source), room_(pieceBytes), at_(room_.data()), end_(at_) {
        refill();
        skipMark();
    }

    bool isChecked() const { return checked_; }
    /// Pre: the whole text is in memory.
    const char* place() const { return at_; }
    void goBack(const char* place) { at_ = place; }

    bool atEnd() {
        do {
            refill();
            skipSpace();
        } while (at_ == end_ && source_ != nullptr);
        return at_ == end_;
    }
    /// The next character if it is that one.
    bool take(char wanted) {
        skipSpace();
        if (at_ == end_ || *at_ != wanted)
            return false;
        ++at_;
        return true;
    }

    /// Valid until the next text or entry.
    std::optional<std::string_view> text() {
        const auto plain = plainText();
        return plain ? plain : unusualText();
    }

    /// ASCII without escapes; otherwise nothing is taken.
    std::optional<std::string_view> plainText() {
        if (!take('"'))
            return std::nullopt;
        const char* const begin = at_;
        const char* next = begin;
        while (next != end_ && isPlain[static_cast<unsigned char>(*next)])
            ++next;
        if (next == end_ || *next != '"') {
            at_ = begin - 1;
            return std::nullopt;
        }
        at_ = next + 1;
        return std::string_view(begin, static_cast<std::size_t>(next - begin));
    }

    std::optional<int> number() {
        skipSpace();
        const char* const begin = at_;
        const char* const digits = at_ != end_ && *at_ == '-' ? at_ + 1 : at_;
        int value = 0;
        const auto [next, error] = std::from_chars(begin, end_, value);
        // No leading zeros, no -0, which is not an integer here, and not the beginning of a fraction.
        if (error != std::errc() || (*digits == '0' && (next - digits > 1 || digits != begin)))
            return std::nullopt;
        if (next != end_ && (*next == '.' || *next == 'e' || *next == 'E'))
            return std::nullopt;
        at_ = next;
        return value;
    }

    /// Any value: its own text, parsed and checked as a document.
    std::optional<Json> value() {
        skipSpace();
        const char* const begin = at_;
        if (!skipValue())
            return std::nullopt;
        Loaded<Json> read = parseJson({begin, static_cast<std::size_t>(at_ - begin)});
        return std::move(read.value);
    }

    /// Calls entry() at each entry of a list.
    template <class Entry>
    bool list(Entry entry) {
        if (!take('['))
            return false;
        if (take(']'))
            return true;
        do {
            refill();
            if (!entry())
                return false;
        } while (take(','));
        return take(']');
    }

    /// Calls field(name) at the value of each field of an object.
    template <class Field>
    bool object(Field field) {
        if (!take('{'))
            return false;
        if (take('}'))
            return true;
        do {
            refill();
            const auto name = text();
            if (!name || !take(':') || !field(*name))
                return false;
        } while (take(','));
        return take('}');
    }

private:
    /// Apart, so that what takes plain texts is short enough to be inlined.
    [[gnu::noinline]] std::optional<std::string_view> unusualText() {
        auto read = value();
        if (!read || !read->is_string())
            return std::nullopt;
        text_ = std::move(read->get_ref<std::string&>());
        return text_;
    }

    /// Of ASCII what stands in a text as it is.
    static constexpr auto isPlain = [] {
        std::array<bool, 256> plain{};
        for (std::size_t c = ' '; c < 0x7F; ++c)
            plain[c] = c != '"' && c != '\\';
        return plain;
    }();

    static constexpr std::size_t pieceBytes = 256 * 1024;
    static constexpr std::ptrdiff_t entryBytes = 32 * 1024;

    /// Has the next entry in memory; what was taken before is gone.
    void refill() {
        if (source_ == nullptr || end_ - at_ >= entryBytes)
            return;
        std::size_t held = static_cast<std::size_t>(end_ - at_);
        std::memmove(room_.data(), at_, held);
        while (held < room_.size()) {
            const std::size_t more = (*source_)(std::span(room_).subspan(held));
            if (more == 0) {
                source_ = nullptr;
                break;
            }
            held += more;
        }
        at_ = room_.data();
        end_ = at_ + held;
    }
    void skipMark() {
        if (std::string_view(at_, static_cast<std::size_t>(end_ - at_)).starts_with(byteOrderMark))
            at_ += byteOrderMark.size();
    }
    void skipSpace() {
        while (at_ != end_ && (*at_ == ' ' || *at_ == '\n' || *at_ == '\r' || *at_ == '\t'))
            ++at_;
    }

    /// Skips to the end of a value, if it is one; the document reader checks its content.
    bool skipValue() {
        int depth = 0;
        do {
            skipSpace();
            if (at_ == end_)
                return false;
            const char c = *at_;
            if (c == '"') {
                if (!skipText())
                    return false;
            } else if (c == '{' || c == '[') {
                ++at_;
                if (++depth > maxSkippedDepth && !checked_)
                    return false;
            } else if (c == '}' || c == ']') {
                ++at_;
                --depth;
            } else if (depth > 0 && (c == ',' || c == ':')) {
                ++at_;
            } else if (!skipWord()) {
                return false;
            }
        } while (depth > 0);
        return depth == 0;
    }
    bool skipText() {
        for (++at_; at_ != end_ && *at_ != '"'; ++at_)
            if (*at_ == '\\' && ++at_ == end_)
                return false;
        return at_ != end_ && *at_++ == '"';
    }
    bool skipWord() {
        const char* const begin = at_;
        while (at_ != end_ && std::string_view(" \n\r\t,:{}[]\"").find(*at_) == std::string_view::npos)
            ++at_;
        return at_ != begin;
    }

    /// Null if all that is left is in memory.
    const TextSource* source_ = nullptr;
    std::vector<char> room_;
    const char* at_;
    const char* end_;
    bool checked_ = false;
    std::string text_;
};

/// Compares with the length known, which the general comparison of texts does not use.
template <std::size_t Size>
bool is(std::string_view text, const char (&word)[Size]) {
    return text.size() == Size - 1 && std::memcmp(text.data(), word, Size - 1) == 0;
}

/// Marks a field as seen; false if it was seen before.
bool once(unsigned& seen, unsigned bit) {
    return (std::exchange(seen, seen | bit) & bit) == 0;
}

bool addExtra(Scanner& in, Json& extra, std::string_view name) {
    if (extra.is_null())
        extra = Json::object();
    const auto& fields = extra.get_ref<const Json::object_t&>();
    // With many fields, comparing each with all is left to the document.
    constexpr std::size_t few = 24;
    if (!in.isChecked() &&
        (fields.size() >= few ||
         std::any_of(fields.begin(), fields.end(), [&](const auto& field) { return field.first == name; })))
        return false;
    std::string key(name);
    auto value = in.value();
    if (value)
        appendField(extra, std::move(key), std::move(*value));
    return value.has_value();
}

/// As in the schema.
bool takeCoordinate(Scanner& in, std::int32_t& coordinate) {
    const auto number = in.number();
    coordinate = number.value_or(0);
    return number && coordinate >= minCoordinate && coordinate <= maxCoordinate;
}

/// A text that names a value.
template <class Value, class FromName>
bool takeName(Scanner& in, Value& value, FromName fromName) {
    const auto text = in.text();
    const auto named = text ? fromName(*text) : std::nullopt;
    if (named)
        value = *named;
    return named.has_value();
}

/// A text with a null character, which no plain one has, is left to the schema, whose lengths end there.
bool takeText(Scanner& in, std::string& text) {
    if (const auto plain = in.plainText()) {
        text = *plain;
        return true;
    }
    const auto taken = in.text();
    text = taken.value_or("");
    return taken && (in.isChecked() || text.find('\0') == std::string::npos);
}

bool takeId(Scanner& in, std::string& id) {
    return takeText(in, id) && (in.isChecked() || (!id.empty() && id.size() <= maxIdCharacters));
}

bool takeSides(Scanner& in, Sides& sides) {
    std::size_t count = 0;
    return in.list([&] {
        return count < sides.size() && takeName(in, sides[count++], sideContentFromName);
    }) && count == sides.size();
}

enum ChamberField : unsigned {
    xField = 1,
    yField = 2,
    tileField = 4,
    rotationField = 8,
    roomField = 16,
    seatField = 32,
    sidesField = 64
};
constexpr unsigned fieldsOfTile = xField | yField | tileField | rotationField;
constexpr unsigned fieldsOfRoom = xField | yField | roomField | seatField | sidesField;

/// 0 for any other.
unsigned chamberField(std::string_view name) {
    return is(name, "x")          ? xField
           : is(name, "y")        ? yField
           : is(name, "tile")     ? tileField
           : is(name, "rotation") ? rotationField
           : is(name, "room")     ? roomField
           : is(name, "seat")     ? seatField
           : is(name, "sides")    ? sidesField
                                  : 0U;
}

/// Which of the `known` fields there are; others are kept as they are.
std::optional<unsigned> takeFields(Scanner& in, Chamber& chamber, unsigned known) {
    unsigned seen = 0;
    const auto takeField = [&](std::string_view name) {
        const unsigned field = chamberField(name) & known;
        if (field == 0)
            return addExtra(in, chamber.extra, name);
        if (!once(seen, field))
            return false;
        switch (field) {
        case xField:
            return takeCoordinate(in, chamber.cell.x);
        case yField:
            return takeCoordinate(in, chamber.cell.y);
        case tileField:
            return takeId(in, chamber.tile);
        case rotationField: {
            const auto turn = rotationFromDegrees(in.number().value_or(-1));
            chamber.rotation = turn.value_or(Rotation::R0);
            return turn.has_value();
        }
        case roomField:
            return takeName(in, chamber.room, roomFromName);
        case seatField:
            chamber.seat = in.number().value_or(0);
            return chamber.seat >= 1 && chamber.seat <= 4;
        default:
            return takeSides(in, chamber.sides);
        }
    };
    return in.object(takeField) ? std::optional(seen) : std::nullopt;
}

bool takeChamber(Scanner& in, Chamber& chamber) {
    const char* const begin = in.place();
    const auto seen = takeFields(in, chamber, fieldsOfTile | fieldsOfRoom);
    if (!seen)
        return false;
    if ((*seen & ~unsigned{rotationField}) == (xField | yField | tileField) ||
        (*seen & ~unsigned{seatField}) == (xField | yField | roomField | sidesField))
        return true;
    if (!in.isChecked())
        return false;
    // Fields of a room at a tile, and the reverse, mean nothing but are kept.
    in.goBack(begin);
    chamber = {};
    return takeFields(in, chamber, (*seen & tileField) != 0 ? fieldsOfTile : fieldsOfRoom).has_value();
}

bool takeMarker(Scanner& in, MapMarker& marker) {
    unsigned seen = 0;
    const auto field = [&](std::string_view name) {
        if (is(name, "x"))
            return once(seen, 1) && takeCoordinate(in, marker.cell.x);
        if (is(name, "y"))
            return once(seen, 2) && takeCoordinate(in, marker.cell.y);
        if (is(name, "side"))
            return once(seen, 4) && takeName(in, marker.side, directionFromName);
        if (is(name, "marker"))
            return once(seen, 8) && takeName(in, marker.marker, markerFromName);
        return addExtra(in, marker.extra, name);
    };
    return in.object(field) && seen == 15;
}

/// In a text of so many bytes.
bool takeChambers(Scanner& in, std::size_t bytes, std::vector<Chamber>& chambers) {
    // Hardly any chamber takes less, so that the list needn't grow and move; memory that is not written to
    // costs nothing.
    constexpr std::size_t bytesOfChamber = 40;
    constexpr auto most = static_cast<std::size_t>(maxMapChambers);
    chambers.reserve(std::min(bytes / bytesOfChamber + 1, most));
    return in.list([&] { return chambers.size() < most && takeChamber(in, chambers.emplace_back()); });
}

std::optional<Map> takeMap(Scanner&& in, std::size_t bytes) {
    Map map;
    unsigned seen = 0;
    const auto field = [&](std::string_view name) {
        if (is(name, "format"))
            return once(seen, 1) && in.text() == "tilewright-map";
        if (is(name, "version"))
            return once(seen, 2) && in.number() == 1;
        if (is(name, "ruleset")) {
            map.ruleset = in.text().value_or("");
            return once(seen, 4) && findFamily(map.ruleset) != nullptr;
        }
        if (is(name, "name"))
            return once(seen, 8) && takeText(in, map.name);
        if (is(name, "chambers"))
            return once(seen, 16) && takeChambers(in, bytes, map.chambers);
        if (is(name, "markers"))
            return once(seen, 32) && in.list([&] { return takeMarker(in, map.markers.emplace_back()); });
        return addExtra(in, map.extra, name);
    };
    if (!in.object(field) || !in.atEnd() || (seen & 31) != 31)
        return std::nullopt;
    return map;
}

} // namespace

std::optional<Map> scanMap(std::string_view text) {
    return text.size() > maxFileBytes ? std::nullopt
                                      : takeMap(Scanner(text, Scanner::Content::Unknown), text.size());
}

std::optional<Map> scanMap(const TextSource& source, std::size_t bytes) {
    return bytes > maxFileBytes ? std::nullopt : takeMap(Scanner(source), bytes);
}

Map mapFromJson(const Json& document) {
    const std::string text = document.dump();
    return takeMap(Scanner(text, Scanner::Content::Checked), text.size()).value();
}

} // namespace tilewright
