#pragma once

#include "engine/art/picture.h"
#include "engine/model/tileset.h"

#include <string>

/// Objects of a Tabletop Simulator save, with fields in the order that the program writes.
namespace tilewright::exchange::tts {

/// In the table's units: x to the right, y up, z away; a tile fills a square of cellSide.
struct ObjectTransform {
    double x = 0;
    double y = 1;
    double z = 0;
    /// Clockwise from above.
    double turn = 180;
    bool faceDown = false;
    double scale = 1;
};
inline constexpr double cellSide = 2.2;

/// Makes objects; each gets its own GUID, the same in every run.
class ObjectFactory {
public:
    /// `kind`: one that the program knows, "Bag" or "BlockSquare".
    Json object(const char* kind, const ObjectTransform& place, const std::string& nickname);
    Json cube(const ObjectTransform& place, const std::string& nickname, art::Rgb colour);
    /// A card of a deck: `deck` from 1, `cell` of its sheet from 0.
    Json card(const ObjectTransform& place, const std::string& nickname, int deck, int cell,
              const Json& customDeck);
    /// An image on a board, a standee or a flat tile.
    Json imageObject(const char* kind, const ObjectTransform& place, const std::string& nickname,
                     const std::string& url);

private:
    int made_ = 0;
};

/// The field "CustomDeck" for a single sheet.
Json customDeck(int deck, int columns, int rows, const std::string& faceUrl, const std::string& backUrl);

/// A whole save with these objects.
Json saveJson(const std::string& name, Json objects);

} // namespace tilewright::exchange::tts
