#include "editor/output/formats/tts/tts_picture_urls.h"

#include "engine/model/io/file_formats.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace tilewright::exchange::tts {

namespace {

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
