#pragma once

#include "editor/output/formats/export_source.h"
#include "editor/output/pictures/png_bands.h"
#include "engine/base/issue.h"
#include "engine/base/options/option.h"

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tilewright::exchange {

/// A file of an export. Names are relative to its folder, with / between folders.
struct OutFile {
    std::string name;
    std::string bytes;
    /// Instead of bytes: a PNG that is painted while it is written.
    std::optional<BandedPicture> picture;
};
using OutFiles = std::vector<OutFile>;

/// An export format for other programs. Stateless and thread-safe. The same source and options give the same
/// bytes.
class Format {
public:
    virtual ~Format() = default;
    /// The name on the command line: "tiled".
    virtual std::string_view name() const = 0;
    virtual Text title() const = 0;
    /// The result, in a sentence or two.
    virtual Text explanation() const = 0;
    virtual bool takes(Subject subject) const = 0;
    /// Whether make() takes all tiles that are played together, also of a set.
    virtual bool setsUpTable() const { return false; }
    virtual std::span<const OptionSpec> options() const { return {}; }
    /// The options for files in that folder, for a format whose files name each other by their places or go
    /// on from those that lie there.
    virtual Json optionsForFolder(const Source&, Json options, const std::filesystem::path&) const {
        return options;
    }
    /// The extension of the single file, ".csv"; empty if there are several.
    virtual std::string_view ending(Subject) const { return {}; }
    /// What is missing in this program to make anything, whatever the options.
    virtual Issues obstacles(const Source&) const { return {}; }
    /// The names of the files that make() will return, without making them; a * stands for unknown parts.
    /// Pre: the format accepts the source.
    virtual std::vector<std::string> fileNames(const Source& source, const Json& options) const = 0;
    /// How large a picture becomes, in words; empty if it goes without saying. Pre: as for fileNames().
    virtual Text size(const Source&, const Json&) const { return {}; }
    /// Makes all files, so that nothing is written if anything is wrong. `options` holds a value for each
    /// option. If stopped: the issue "stopped". Pre: the format accepts the source, and check() found no
    /// error.
    virtual Loaded<OutFiles> make(const Source& source, const Json& options,
                                  const Progress& progress) const = 0;
};

/// All formats, in the order of menus.
std::span<const Format* const> formats();
/// nullptr if there is none of that name.
const Format* findFormat(std::string_view name);

/// Whether to continue. An empty progress always does.
bool shouldContinue(const Progress& progress, double share);
Issue stoppedIssue();

// The formats one by one; each lives as long as the program.
const Format& csvFormat();
const Format& tiledFormat();
const Format& tabletopSimulatorFormat();
const Format& vassalFormat();
const Format& webFormat();
/// One for each of pictureFormats().
std::vector<const Format*> pictureExports();
const Format& mapFormat();

/// The effect of an export on a folder.
struct ExportPlan {
    /// In the order of the files, with the folder's path.
    std::vector<std::filesystem::path> files;
    /// Existing files with other content.
    std::vector<std::filesystem::path> overwritten;
};
/// Pictures that are painted while they are written always count as other content.
ExportPlan plan(const OutFiles& files, const std::filesystem::path& folder);

/// Writes all or none; makes the folder if it is missing.
Issues write(const OutFiles& files, const std::filesystem::path& folder, const Progress& progress);

} // namespace tilewright::exchange
