#include "editor/output/own_pictures/picture_store.h"

#include "editor/output/own_pictures/picture_check.h"
#include "engine/art/hash.h"
#include "engine/base/files/file.h"
#include "engine/base/json/describe_value.h"
#include "engine/base/json/json.h"

#include <algorithm>
#include <system_error>
#include <utility>

namespace tilewright {

namespace fs = std::filesystem;

namespace {

using LoadedPicture = Loaded<std::shared_ptr<const PictureFile>>;

LoadedPicture pictureRefused(const char* code, Text message, Text remedy) {
    Issue issue;
    issue.code = code;
    issue.message = std::move(message);
    issue.remedy = std::move(remedy);
    return {std::nullopt, {std::move(issue)}};
}

LoadedPicture pictureOutside(const std::string& file) {
    return pictureRefused(
        "picture-outside",
        {QT_TRANSLATE_NOOP("Engine", "Found the picture “%1”, expected one in the folder of the set."),
         {shortened(file)}},
        QT_TRANSLATE_NOOP("Engine", "Copy it into the folder art beside the set, and name it as art/NAME."));
}

LoadedPicture pictureMissing(const std::string& file) {
    return pictureRefused(
        "picture-missing",
        {QT_TRANSLATE_NOOP("Engine", "Found no picture “%1” in the folder of the set."), {shortened(file)}},
        QT_TRANSLATE_NOOP("Engine", "Put the file there, or remove the picture from the tile."));
}

LoadedPicture pictureHuge(const std::string& file) {
    return pictureRefused(
        "picture-too-large",
        {QT_TRANSLATE_NOOP("Engine", "The picture “%1” is larger than %2 MiB, which is the limit."),
         {shortened(file), maxPictureBytes / 1024 / 1024}},
        QT_TRANSLATE_NOOP("Engine", "Make it smaller: 1,000 pixels are plenty for a tile."));
}

/// A path that means the same on every system, and can't lead out of a folder by its words.
bool isPlain(const std::string& file) {
    const fs::path path(file);
    const bool odd = std::ranges::any_of(
        file, [](char c) { return c == '\\' || c == ':' || static_cast<unsigned char>(c) < 0x20; });
    return !odd && path.is_relative() && std::ranges::find(path, "..") == path.end();
}

LoadedPicture readPicture(const fs::path& folder, const std::string& file) {
    if (!isPlain(file))
        return pictureOutside(file);
    if (folder.empty())
        return pictureMissing(file);
    std::error_code error;
    const fs::path path = folder / file;
    const fs::path home = fs::canonical(folder, error);
    const fs::path found = error ? fs::path() : fs::canonical(path, error);
    // A folder is no picture, and a pipe would wait for ever.
    if (error || !fs::is_regular_file(found, error))
        return pictureMissing(file);
    if (std::ranges::mismatch(home, found).in1 != home.end())
        return pictureOutside(file);
    if (fs::file_size(found, error) > maxPictureBytes || error)
        return pictureHuge(file);
    Loaded<std::string> bytes = readFile(found);
    if (!bytes)
        return {std::nullopt, std::move(bytes.issues)};
    if (bytes.value->size() > maxPictureBytes) // it has grown meanwhile
        return pictureHuge(file);
    return pictureFromBytes(std::move(*bytes.value));
}

bool looksLikeSvg(std::string_view bytes) {
    if (bytes.starts_with("\xEF\xBB\xBF"))
        bytes.remove_prefix(3);
    const std::size_t first = bytes.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && bytes[first] == '<';
}

} // namespace

LoadedPicture pictureFromBytes(std::string bytes) {
    using Kind = PictureFile::Kind;
    const bool svg = looksLikeSvg(bytes);
    if (!svg && !isPng(bytes) && !isJpeg(bytes))
        return pictureRefused(
            "picture-kind",
            QT_TRANSLATE_NOOP("Engine", "Found a file of another kind, expected PNG, JPEG or SVG."),
            QT_TRANSLATE_NOOP("Engine", "Choose a PNG, JPEG or SVG file."));
    auto picture = std::make_shared<PictureFile>();
    picture->kind = svg ? Kind::Svg : isPng(bytes) ? Kind::Png : Kind::Jpeg;
    PictureCheckResult checked = svg ? checkSvg(bytes) : isPng(bytes) ? checkPng(bytes) : checkJpeg(bytes);
    if (checked.flaw)
        return pictureRefused(checked.flaw->code, std::move(checked.flaw->message),
                              std::move(checked.flaw->remedy));
    picture->width = checked.size.width;
    picture->height = checked.size.height;
    picture->hash = art::hash(bytes);
    picture->bytes = std::move(bytes);
    return {std::move(picture), {}};
}

LoadedPicture PictureStore::load(const std::string& file) {
    std::error_code error;
    CacheEntry now;
    if (isPlain(file) && !folder_.empty()) {
        now.time = fs::last_write_time(folder_ / file, error);
        now.size = error ? 0 : fs::file_size(folder_ / file, error);
    }
    auto known = cache_.find(file);
    if (known == cache_.end() || known->second.time != now.time || known->second.size != now.size) {
        now.picture = readPicture(folder_, file);
        known = cache_.insert_or_assign(file, std::move(now)).first;
    }
    return known->second.picture;
}

Issues loadPictures(TileSet& set, PictureStore& store, const std::string& below) {
    for (Tile& tile : set.tiles)
        if (tile.picture)
            tile.picture->loaded = store.load(below + tile.picture->file).value.value_or(nullptr);
    if (set.pictures.back)
        set.pictures.back->loaded = store.load(below + set.pictures.back->file).value.value_or(nullptr);
    return pictureIssues(set, store, below);
}

Issues pictureIssues(const TileSet& set, PictureStore& store, const std::string& below) {
    Issues issues;
    const auto check = [&](const OwnPicture& picture, const std::string& pointer, const std::string& tile) {
        for (Issue& issue : store.load(below + picture.file).issues) {
            issue.pointer = pointer + "/file";
            issue.tile = tile;
            issues.push_back(std::move(issue));
        }
    };
    for (const Tile& tile : set.tiles)
        if (tile.picture)
            check(*tile.picture, pointerTo("/pictures/tiles", tile.id), tile.id);
    if (set.pictures.back)
        check(*set.pictures.back, "/pictures/back", {});
    return issues;
}

std::string companionSubfolder(const std::string& setName) {
    const std::size_t slash = setName.rfind('/');
    return slash == std::string::npos ? std::string() : setName.substr(0, slash + 1);
}

} // namespace tilewright
