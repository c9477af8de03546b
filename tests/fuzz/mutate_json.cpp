// Changes JSON as JSON for the fuzzer: changed byte by byte, nearly every input would be refused for its
// syntax, and what comes after would be seen little of.

#include "engine/model/tileset.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <limits>
#include <random>
#include <string>
#include <vector>

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

using tilewright::Json;

namespace {

using Random = std::minstd_rand;

std::size_t below(Random& random, std::size_t end) {
    return static_cast<std::size_t>(random()) % end;
}

struct Node {
    Json* value = nullptr;
    Json* parent = nullptr;
    std::size_t depth = 0;
};

/// All values, without recursion: a document may be nested as deep as it is long.
std::vector<Node> nodesOf(Json& document) {
    std::vector<Node> nodes{{&document, nullptr, 0}};
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const Node node = nodes[i];
        if (node.value->is_structured())
            for (Json& part : *node.value)
                nodes.push_back({&part, node.value, node.depth + 1});
    }
    return nodes;
}

/// To write a document takes recursion.
bool isTooDeep(const std::vector<Node>& nodes) {
    constexpr std::size_t deepest = 100;
    return nodes.back().depth > deepest;
}

Json extremeValue(Random& random) {
    constexpr std::int64_t exactDouble = std::int64_t{1} << 53;
    static const std::array<Json, 24> values{Json(0),
                                             Json(1),
                                             Json(-1),
                                             Json(2),
                                             Json(7),
                                             Json(255),
                                             Json(500),
                                             Json(501),
                                             Json(65536),
                                             Json(std::numeric_limits<std::int32_t>::max()),
                                             Json(std::numeric_limits<std::int32_t>::min()),
                                             Json(exactDouble),
                                             Json(-exactDouble),
                                             Json(std::numeric_limits<std::int64_t>::max()),
                                             Json(std::numeric_limits<std::int64_t>::min()),
                                             Json(std::numeric_limits<std::uint64_t>::max()),
                                             Json(0.5),
                                             Json(-0.0),
                                             Json(1e308),
                                             Json(nullptr),
                                             Json(true),
                                             Json(""),
                                             Json::array(),
                                             Json::object()};
    return values[below(random, values.size())];
}

/// By the fuzzer's own means, so that words of its dictionary and of comparisons come in.
std::string changedText(const std::string& text) {
    constexpr std::size_t room = 16;
    std::vector<std::uint8_t> bytes(text.begin(), text.end());
    bytes.resize(text.size() + room);
    bytes.resize(LLVMFuzzerMutate(bytes.data(), text.size(), bytes.size()));
    return {bytes.begin(), bytes.end()};
}

Json changedNumber(const Json& number, Random& random) {
    if (number.is_number_float())
        return number.get<double>() * (below(random, 2) == 0 ? 2 : -0.5);
    // Unsigned, where to go over the end has a meaning.
    const auto bits = number.get<std::uint64_t>();
    switch (below(random, 5)) {
    case 0:
        return static_cast<std::int64_t>(bits + 1);
    case 1:
        return static_cast<std::int64_t>(bits - 1);
    case 2:
        return static_cast<std::int64_t>(bits * 2);
    case 3:
        return static_cast<std::int64_t>(0 - bits);
    default:
        return static_cast<std::int64_t>(bits ^ (std::uint64_t{1} << below(random, 63)));
    }
}

void changeScalar(Json& value, Random& random) {
    if (value.is_string() && below(random, 4) != 0)
        value = changedText(value.get<std::string>());
    else if (value.is_number() && below(random, 2) != 0)
        value = changedNumber(value, random);
    else if (value.is_boolean())
        value = !value.get<bool>();
    else
        value = extremeValue(random);
}

void renameField(Json& object, Random& random) {
    Json renamed = Json::object();
    const std::size_t which = below(random, object.size());
    std::size_t i = 0;
    for (const auto& [name, value] : object.items())
        renamed[i++ == which ? changedText(name) : name] = value;
    object = std::move(renamed);
}

/// One of the parts, or where one more would be.
Json::iterator place(Json& structure, std::size_t number) {
    // Iterators of objects take no offset.
    return std::next(structure.begin(), static_cast<std::ptrdiff_t>(number));
}

void erasePart(Json& structure, Random& random) {
    structure.erase(place(structure, below(random, structure.size())));
}

void addPart(Json& structure, const Json& part, Random& random) {
    if (structure.is_array())
        structure.insert(place(structure, below(random, structure.size() + 1)), part);
    else
        structure[changedText("x")] = part;
}

void swapParts(Json& structure, Random& random) {
    const auto some = [&] { return place(structure, below(random, structure.size())); };
    std::swap(*some(), *some());
}

/// `other` lends parts; it may be the same document.
void change(Json& document, const Json& other, Random& random) {
    const std::vector<Node> nodes = nodesOf(document);
    const Node node = nodes[below(random, nodes.size())];
    Json& value = *node.value;
    if (!value.is_structured() && below(random, 3) != 0)
        return changeScalar(value, random);
    Json copy = other;
    const std::vector<Node> lent = nodesOf(copy);
    const Json part = *lent[below(random, lent.size())].value;
    Json& structure = value.is_structured() || !node.parent ? value : *node.parent;
    if (!structure.is_structured() || structure.empty()) {
        value = part;
        return;
    }
    switch (below(random, 6)) {
    case 0:
        return erasePart(structure, random);
    case 1:
        return addPart(structure, part, random);
    case 2:
        return swapParts(structure, random);
    case 3:
        return structure.is_object() ? renameField(structure, random) : erasePart(structure, random);
    case 4:
        return addPart(structure, Json(structure.front()), random);
    default:
        value = part;
    }
}

/// 0 where there is no room.
std::size_t write(const Json& document, std::uint8_t* out, std::size_t most) {
    const std::string text = document.dump(-1, ' ', false, Json::error_handler_t::replace);
    if (text.size() > most)
        return 0;
    std::copy(text.begin(), text.end(), out);
    return text.size();
}

Json parsed(const std::uint8_t* data, std::size_t size) {
    return Json::parse(data, data + size, nullptr, false);
}

} // namespace

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most,
                                               unsigned seed) {
    Random random(seed);
    // Bytes too: what is no JSON has to be refused well.
    if (below(random, 5) == 0)
        return LLVMFuzzerMutate(data, size, most);
    Json document = parsed(data, size);
    if (document.is_discarded() || isTooDeep(nodesOf(document)))
        return LLVMFuzzerMutate(data, size, most);
    for (std::size_t times = 1 + below(random, 3); times > 0; --times)
        change(document, document, random);
    const std::size_t written = isTooDeep(nodesOf(document)) ? 0 : write(document, data, most);
    return written > 0 ? written : LLVMFuzzerMutate(data, size, most);
}

extern "C" std::size_t LLVMFuzzerCustomCrossOver(const std::uint8_t* data, std::size_t size,
                                                 const std::uint8_t* other, std::size_t otherSize,
                                                 std::uint8_t* out, std::size_t most, unsigned seed) {
    Random random(seed);
    Json document = parsed(data, size);
    Json lender = parsed(other, otherSize);
    if (document.is_discarded() || lender.is_discarded() || isTooDeep(nodesOf(document)) ||
        isTooDeep(nodesOf(lender)))
        return 0;
    std::vector<Node> from = nodesOf(lender);
    std::vector<Node> into = nodesOf(document);
    *into[below(random, into.size())].value = Json(*from[below(random, from.size())].value);
    return isTooDeep(nodesOf(document)) ? 0 : write(document, out, most);
}
