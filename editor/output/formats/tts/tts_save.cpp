#include "editor/output/formats/tts/tts_save.h"

#include "engine/base/random.h"
#include "engine/model/io/file_formats.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <utility>

namespace tilewright::exchange::tts {

namespace {

Json colourJson(art::Rgb colour) {
    constexpr double most = 255;
    return {{"r", colour.red / most}, {"g", colour.green / most}, {"b", colour.blue / most}};
}

/// Six hexadecimal digits; a bijection, so that all are different.
std::string guid(int number) {
    constexpr std::uint32_t odd = 0x9E3779U, mask = 0xFFFFFFU;
    std::array<char, 8> text{};
    std::snprintf(text.data(), text.size(), "%06x",
                  (static_cast<std::uint32_t>(number) * odd + 0x5A17U) & mask);
    return text.data();
}

constexpr std::string_view noteBegins = "pictures:";

/// Empty if there is no such text.
std::string textOf(const Json& object, const char* field) {
    const auto found = object.find(field);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

bool isHash(std::string_view text) {
    return text.size() == hashDigits && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

/// The hashes of a note, one for each picture; empty if it is none of ours.
std::vector<std::string> hashesOf(std::string_view note) {
    std::vector<std::string> hashes;
    if (!note.starts_with(noteBegins))
        return hashes;
    note.remove_prefix(noteBegins.size());
    while (note.size() > hashDigits && note.front() == ' ' && isHash(note.substr(1, hashDigits))) {
        hashes.emplace_back(note.substr(1, hashDigits));
        note.remove_prefix(1 + hashDigits);
    }
    return hashes;
}

/// "https://example.org/tiles/mine-board-0123456789ab.png" gives "0123456789ab".
std::string hashInName(std::string_view address) {
    constexpr std::string_view ending = ".png";
    if (!address.ends_with(ending) || address.size() < ending.size() + hashDigits + 1)
        return {};
    address.remove_suffix(ending.size());
    const std::string_view hash = address.substr(address.size() - hashDigits);
    return address[address.size() - hashDigits - 1] == '-' && isHash(hash) ? std::string(hash)
                                                                           : std::string();
}

void collect(const Json& objects, PictureUrls& links) {
    for (const Json& object : objects) {
        if (!object.is_object())
            continue;
        const std::vector<std::string> addresses = pictureUrlsOf(object);
        const std::vector<std::string> hashes = hashesOf(textOf(object, "GMNotes"));
        for (std::size_t i = 0; i < addresses.size(); ++i) {
            const std::string hash = hashes.size() == addresses.size() ? hashes[i] : hashInName(addresses[i]);
            if (!hash.empty() && !addresses[i].empty())
                links.try_emplace(hash, addresses[i]);
        }
        if (const auto inside = object.find("ContainedObjects"); inside != object.end() && inside->is_array())
            collect(*inside, links);
    }
}

} // namespace

Json ObjectFactory::object(const char* kind, const ObjectTransform& place, const std::string& nickname) {
    return {{"GUID", guid(++made_)},
            {"Name", kind},
            {"Transform",
             {{"posX", place.x},
              {"posY", place.y},
              {"posZ", place.z},
              {"rotX", 0.0},
              {"rotY", place.turn},
              {"rotZ", place.faceDown ? 180.0 : 0.0},
              {"scaleX", place.scale},
              {"scaleY", place.scale},
              {"scaleZ", place.scale}}},
            {"Nickname", nickname},
            {"Description", ""},
            {"GMNotes", ""},
            {"ColorDiffuse", {{"r", 1.0}, {"g", 1.0}, {"b", 1.0}}},
            {"Locked", false},
            {"Grid", true},
            {"Snap", true},
            {"IgnoreFoW", false},
            {"MeasureMovement", false},
            {"DragSelectable", true},
            {"Autoraise", true},
            {"Sticky", true},
            {"Tooltip", true},
            {"GridProjection", false},
            {"HideWhenFaceDown", false},
            {"Hands", false},
            {"LuaScript", ""},
            {"LuaScriptState", ""},
            {"XmlUI", ""}};
}

Json ObjectFactory::cube(const ObjectTransform& place, const std::string& nickname, art::Rgb colour) {
    Json cube = object("BlockSquare", place, nickname);
    cube["ColorDiffuse"] = colourJson(colour);
    return cube;
}

Json ObjectFactory::card(const ObjectTransform& place, const std::string& nickname, int deck, int cell,
                         const Json& sheets) {
    Json card = object("Card", place, nickname);
    constexpr int cardsOfADeck = 100;
    card["HideWhenFaceDown"] = true;
    card["CardID"] = deck * cardsOfADeck + cell;
    card["SidewaysCard"] = false;
    card["CustomDeck"] = sheets;
    return card;
}

Json ObjectFactory::imageObject(const char* kind, const ObjectTransform& place, const std::string& nickname,
                                const std::string& url) {
    Json made = object(kind, place, nickname);
    made["CustomImage"] = {
        {"ImageURL", url}, {"ImageSecondaryURL", url}, {"ImageScalar", 1.0}, {"WidthScale", 0.0}};
    if (std::string_view(kind) == "Custom_Tile")
        made["CustomImage"]["CustomTile"] = {
            {"Type", 3}, {"Thickness", 0.1}, {"Stackable", true}, {"Stretch", true}};
    return made;
}

Json customDeck(int deck, int columns, int rows, const std::string& faceUrl, const std::string& backUrl) {
    Json sheets = Json::object();
    sheets[std::to_string(deck)] = {{"FaceURL", faceUrl}, {"BackURL", backUrl},   {"NumWidth", columns},
                                    {"NumHeight", rows},  {"BackIsHidden", true}, {"UniqueBack", false},
                                    {"Type", 1}};
    return sheets;
}

Json saveJson(const std::string& name, Json objects) {
    return {{"SaveName", name},
            {"GameMode", ""},
            {"Gravity", 0.5},
            {"PlayArea", 0.5},
            {"Date", ""},
            {"Table", ""},
            {"Sky", ""},
            {"Note", ""},
            {"Rules", ""},
            {"XmlUI", ""},
            {"LuaScript", ""},
            {"LuaScriptState", ""},
            {"ObjectStates", std::move(objects)},
            {"TabStates", Json::object()},
            {"VersionNumber", ""}};
}

std::vector<std::string> pictureUrlsOf(const Json& object) {
    std::vector<std::string> all;
    if (const auto image = object.find("CustomImage"); image != object.end() && image->is_object())
        for (const char* field : {"ImageURL", "ImageSecondaryURL"})
            all.push_back(textOf(*image, field));
    const auto decks = object.find("CustomDeck");
    if (decks == object.end() || !decks->is_object())
        return all;
    std::vector<std::pair<long, const Json*>> sorted;
    for (const auto& [number, deck] : decks->items())
        sorted.emplace_back(std::strtol(number.c_str(), nullptr, 10), &deck);
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    for (const auto& [number, deck] : sorted)
        for (const char* field : {"FaceURL", "BackURL"})
            all.push_back(deck->is_object() ? textOf(*deck, field) : std::string());
    return all;
}

std::string pictureNote(const std::vector<std::string>& hashes) {
    std::string note(noteBegins);
    for (const std::string& hash : hashes)
        note += ' ' + hash.substr(0, hashDigits);
    return note;
}

Loaded<PictureUrls> readPictureUrls(std::string_view save) {
    Loaded<Json> document = parseJson(save);
    if (!document)
        return {std::nullopt, std::move(document.issues)};
    const auto objects =
        document.value->is_object() ? document.value->find("ObjectStates") : document.value->end();
    if (!document.value->is_object() || objects == document.value->end() || !objects->is_array()) {
        Issue issue;
        issue.code = "no-save";
        issue.message = QT_TRANSLATE_NOOP(
            "Engine", "found no list “ObjectStates”, expected a saved object of Tabletop Simulator");
        return {std::nullopt, {std::move(issue)}};
    }
    PictureUrls links;
    collect(*objects, links);
    return {std::move(links), {}};
}

} // namespace tilewright::exchange::tts
