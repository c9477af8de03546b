#include "editor/output/formats/tts/tts_objects.h"

#include "engine/base/random.h"

#include <array>
#include <cstdio>

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

} // namespace tilewright::exchange::tts
