#pragma once

#include "engine/art/picture.h"
#include "engine/base/issue.h"
#include "engine/model/tileset.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

/// A Tabletop Simulator save: its objects, with fields in the order that the program writes, and the
/// addresses of the pictures in it.
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

/// As many digits of a picture's hash tell it from all others.
inline constexpr std::size_t hashDigits = 12;

/// Of one object, without those in it: of its image, then of its decks, each with face and back.
std::vector<std::string> pictureUrlsOf(const Json& object);

/// What an object's notes for the game master say of its pictures: the hashes, in the order of
/// pictureUrlsOf().
std::string pictureNote(const std::vector<std::string>& hashes);

/// Addresses by the first digits of the hashes of the pictures there.
using PictureUrls = std::map<std::string, std::string>;
/// Of a save that an earlier export made, whatever has been done to it since: by the notes of its objects,
/// and by names of files that nobody changed. Errors: it is no save.
Loaded<PictureUrls> readPictureUrls(std::string_view save);

} // namespace tilewright::exchange::tts
