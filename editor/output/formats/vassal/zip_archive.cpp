#include "editor/output/formats/vassal/zip_archive.h"

#include <memory>
#include <zip.h>

namespace tilewright::exchange {

namespace {

constexpr zip_uint16_t firstDay = (1U << 5U) | 1U;

struct FreeSource {
    void operator()(zip_source_t* source) const { zip_source_free(source); }
};
using OwnedSource = std::unique_ptr<zip_source_t, FreeSource>;

/// False if the archive rejects it.
bool addFile(zip_t* archive, const std::string& name, const std::string& bytes) {
    zip_source_t* content = zip_source_buffer(archive, bytes.data(), bytes.size(), 0);
    const zip_int64_t added =
        content == nullptr ? -1 : zip_file_add(archive, name.c_str(), content, ZIP_FL_ENC_UTF_8);
    if (added < 0) {
        zip_source_free(content);
        return false;
    }
    const auto place = static_cast<zip_uint64_t>(added);
    constexpr zip_uint32_t level = 9;
    return zip_set_file_compression(archive, place, ZIP_CM_DEFLATE, level) == 0 &&
           zip_file_set_dostime(archive, place, 0, firstDay, 0) == 0;
}

std::string bytesOf(zip_source_t* source) {
    zip_stat_t stat;
    zip_stat_init(&stat);
    if (zip_source_stat(source, &stat) != 0 || zip_source_open(source) != 0)
        return {};
    std::string bytes(stat.size, '\0');
    const zip_int64_t read = zip_source_read(source, bytes.data(), bytes.size());
    zip_source_close(source);
    return read == static_cast<zip_int64_t>(bytes.size()) ? bytes : std::string();
}

} // namespace

std::string zipArchive(const std::vector<std::pair<std::string, std::string>>& files) {
    const OwnedSource target(zip_source_buffer_create(nullptr, 0, 0, nullptr));
    if (!target)
        return {};
    zip_t* archive = zip_open_from_source(target.get(), ZIP_TRUNCATE, nullptr);
    if (archive == nullptr)
        return {};
    // Closing releases the archive's reference to the source; ours stays.
    zip_source_keep(target.get());
    for (const auto& [name, bytes] : files)
        if (!addFile(archive, name, bytes)) {
            zip_discard(archive);
            return {};
        }
    if (zip_close(archive) != 0) {
        zip_discard(archive);
        return {};
    }
    return bytesOf(target.get());
}

} // namespace tilewright::exchange
