#include "engine/games/landscape/tiles/landscape_family.h"
#include "engine/model/io/file_formats.h"

#include <algorithm>
#include <charconv>

namespace tilewright {

namespace {

constexpr std::string_view sideLetters = "NESW";
constexpr std::string_view betweenFeatures = "|";

/// As in the file, but as one word: spaces and bars only occur within texts, and are escaped.
std::string jsonWord(const Json& value) {
    const std::string plainJson = value.dump(-1, ' ', false, Json::error_handler_t::replace);
    std::string word;
    for (const char c : plainJson) {
        if (c == ' ')
            word += "\\u0020";
        else if (c == '|')
            word += "\\u007c";
        else
            word += c;
    }
    return word;
}

std::vector<std::string_view> wordsOf(std::string_view text, std::string_view between) {
    std::vector<std::string_view> words;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = text.find_first_not_of(between, at);
        if (begin == std::string_view::npos)
            break;
        at = std::min(text.find_first_of(between, begin), text.size());
        words.push_back(text.substr(begin, at - begin));
    }
    return words;
}

/// A number from 0 up, and nothing else.
std::optional<int> numberOf(std::string_view text, int most) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || number < 0 || number > most)
        return std::nullopt;
    return number;
}

/// The part after "NAME:"; nothing for another word.
std::optional<std::string_view> valueAfter(std::string_view word, std::string_view name) {
    if (!word.starts_with(name) || word.size() <= name.size() || word[name.size()] != ':')
        return std::nullopt;
    return word.substr(name.size() + 1);
}

template <class Value>
bool takeNamed(std::optional<Value> value, Value& into) {
    if (value)
        into = *value;
    return value.has_value();
}

bool takeSideLetters(Feature& feature, std::string_view word) {
    if (feature.sides != 0 || word.find_first_not_of(sideLetters) != std::string_view::npos)
        return false;
    for (const char letter : word) {
        const auto bit = static_cast<std::uint8_t>(1U << sideLetters.find(letter));
        if ((feature.sides & bit) != 0)
            return false;
        feature.sides |= bit;
    }
    return true;
}

bool takeCityWord(Feature& city, std::string_view word) {
    if (const auto pennants = valueAfter(word, "pennants"))
        return takeNamed(numberOf(*pennants, maxPennants), city.pennants);
    if (const auto goods = valueAfter(word, "goods"))
        return takeNamed(goodsFromName(*goods), city.goods);
    if (word == "cathedral" || word == "princess") {
        bool& has = word == "cathedral" ? city.cathedral : city.princess;
        return !std::exchange(has, true);
    }
    return takeSideLetters(city, word);
}

bool takeRoadWord(Feature& road, std::string_view word) {
    if (const auto end = valueAfter(word, "ends"))
        return takeNamed(roadEndFromName(*end), road.ends);
    if (const auto tunnel = valueAfter(word, "tunnel"))
        return takeNamed(tunnelFromName(*tunnel), road.tunnel);
    if (word == "inn")
        return !std::exchange(road.inn, true);
    return takeSideLetters(road, word);
}

bool takeFieldWord(Feature& field, std::string_view word) {
    if (const auto cities = valueAfter(word, "cities")) {
        for (const std::string_view one : wordsOf(*cities, "+")) {
            const auto city = numberOf(one, maxFeatures - 1);
            if (!city || std::find(field.cities.begin(), field.cities.end(), *city) != field.cities.end())
                return false;
            field.cities.push_back(*city);
        }
        return true;
    }
    const auto half = halfSideFromName(word);
    if (!half || field.holds(*half))
        return false;
    field.halfSides |= static_cast<std::uint8_t>(1U << static_cast<unsigned>(*half));
    return true;
}

bool takeWord(Feature& feature, std::string_view word) {
    if (word.starts_with('{')) {
        Loaded<Json> extra = parseJson(word);
        if (!extra.value || !extra.value->is_object() || !feature.extra.is_null())
            return false;
        feature.extra = std::move(*extra.value);
        return true;
    }
    switch (feature.kind) {
    case FeatureKind::City:
        return takeCityWord(feature, word);
    case FeatureKind::Road:
        return takeRoadWord(feature, word);
    case FeatureKind::Field:
        return takeFieldWord(feature, word);
    default:
        return false;
    }
}

std::string featureText(const Feature& feature) {
    std::string out(name(feature.kind));
    const auto add = [&out](std::string_view word, std::string_view value = {}) {
        out.append(" ").append(word).append(value.empty() ? "" : ":").append(value);
    };
    if (feature.sides != 0)
        out += ' ';
    for (const Direction d : allDirections)
        if (feature.reaches(d))
            out += sideLetters[static_cast<std::size_t>(index(d))];
    for (int half = 0; half < halfSideCount; ++half)
        if (feature.holds(half))
            add(halfSideName(half));
    if (feature.pennants != 0)
        add("pennants", std::to_string(feature.pennants));
    if (feature.cathedral)
        add("cathedral");
    if (feature.princess)
        add("princess");
    if (feature.goods != Goods::None)
        add("goods", name(feature.goods));
    if (feature.inn)
        add("inn");
    if (feature.ends != RoadEnd::None)
        add("ends", name(feature.ends));
    if (feature.tunnel != Tunnel::None)
        add("tunnel", name(feature.tunnel));
    std::string cities;
    for (const int city : feature.cities)
        cities.append(cities.empty() ? "" : "+").append(std::to_string(city));
    if (!cities.empty())
        add("cities", cities);
    if (!feature.extra.empty())
        add(jsonWord(feature.extra));
    return out;
}

} // namespace

std::string featuresText(const std::vector<Feature>& features) {
    std::string out;
    for (const Feature& feature : features)
        out.append(out.empty() ? "" : " | ").append(featureText(feature));
    return out;
}

std::optional<std::vector<Feature>> featuresFromText(std::string_view text) {
    std::vector<Feature> features;
    for (const std::string_view part : wordsOf(text, betweenFeatures)) {
        const auto words = wordsOf(part, " ");
        const auto kind = words.empty() ? std::nullopt : featureKindFromName(words.front());
        if (!kind)
            return std::nullopt;
        Feature& feature = features.emplace_back();
        feature.kind = *kind;
        for (std::size_t i = 1; i < words.size(); ++i)
            if (!takeWord(feature, words[i]))
                return std::nullopt;
    }
    if (features.size() > static_cast<std::size_t>(maxFeatures))
        return std::nullopt;
    return features;
}

std::string marksText(const std::vector<Mark>& marks) {
    std::string out;
    for (const Mark mark : marks)
        out.append(out.empty() ? "" : " ").append(name(mark));
    return out;
}

std::optional<std::vector<Mark>> marksFromText(std::string_view text) {
    std::vector<Mark> marks;
    for (const std::string_view word : wordsOf(text, " ")) {
        const auto mark = markFromName(word);
        if (!mark || std::find(marks.begin(), marks.end(), *mark) != marks.end())
            return std::nullopt;
        marks.push_back(*mark);
    }
    return marks;
}

std::string crossingsText(const std::vector<std::pair<int, int>>& crossings) {
    std::string out;
    for (const auto& [a, b] : crossings)
        out.append(out.empty() ? "" : " ").append(std::to_string(a)).append("-").append(std::to_string(b));
    return out;
}

std::optional<std::vector<std::pair<int, int>>> crossingsFromText(std::string_view text) {
    std::vector<std::pair<int, int>> crossings;
    for (const std::string_view word : wordsOf(text, " ")) {
        const std::size_t dash = std::min(word.find('-'), word.size() - 1);
        const auto a = numberOf(word.substr(0, dash), maxFeatures - 1);
        const auto b = numberOf(word.substr(dash + 1), maxFeatures - 1);
        if (!a || !b)
            return std::nullopt;
        crossings.emplace_back(*a, *b);
    }
    return crossings;
}

} // namespace tilewright
