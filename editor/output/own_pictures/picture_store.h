#pragma once

#include "engine/base/issue.h"
#include "engine/model/tileset.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <utility>

namespace tilewright {

/// The picture files of one folder, each read once until it changes. It never reads outside of the folder,
/// nor anything that is not a whole, harmless PNG, JPEG or SVG.
class PictureStore {
public:
    /// An empty folder, of a set that is not saved, has no pictures.
    explicit PictureStore(std::filesystem::path folder) : folder_(std::move(folder)) {}

    const std::filesystem::path& folder() const { return folder_; }
    /// Issues have neither pointer nor tile.
    Loaded<std::shared_ptr<const PictureFile>> load(const std::string& file);

private:
    /// What a file was when it was read; of a missing one, nothing.
    struct CacheEntry {
        std::filesystem::file_time_type time;
        std::uintmax_t size = 0;
        Loaded<std::shared_ptr<const PictureFile>> picture;
    };

    std::filesystem::path folder_;
    std::map<std::string, CacheEntry> cache_;
};

/// By content, whatever the file's name is.
Loaded<std::shared_ptr<const PictureFile>> pictureFromBytes(std::string bytes);

/// Loads the pictures that the set names. One that can't be loaded is not drawn; its issue has the pointer
/// "/pictures/tiles/ID/file" or "/pictures/back/file". `below`: the folder of the set's file within that of
/// the store, if it is another: "more/".
Issues loadPictures(TileSet& set, PictureStore& store, const std::string& below = {});
/// The same issues alone.
Issues pictureIssues(const TileSet& set, PictureStore& store, const std::string& below = {});
/// The folder of a set in the folder of the store, as loadPictures() takes it.
std::string companionSubfolder(const std::string& setName);

} // namespace tilewright
