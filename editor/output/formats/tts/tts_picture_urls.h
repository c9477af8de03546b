#pragma once

#include "engine/base/issue.h"
#include "engine/model/tileset.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

/// Addresses of pictures in a Tabletop Simulator save, and which pictures are there.
namespace tilewright::exchange::tts {

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
