#pragma once

#include "editor/exchange/source.h"
#include "editor/render/png_bands.h"
#include "engine/tileset/issue.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tilewright::exchange {

/// One switch of a format, as dialogs and command line show it.
struct OptionSpec {
    /// An address is a text that begins with http:// or https:// and names a server.
    enum class Type { Integer, Choice, Text, Address };
    const char* name = "";
    Type type = Type::Integer;
    Text label;
    Text explanation;
    /// Integer only; the limits are inclusive.
    int defaultNumber = 0;
    int minimum = 0;
    int maximum = 0;
    /// Choice only; the first one is the default. The words are marked for translation.
    std::vector<const char*> choices;
    /// Text and Address only: it can't be left empty. Shown in an empty field.
    bool required = false;
    const char* example = "";
};

/// A file that an export makes. Names are relative to its folder, with / between folders.
struct OutFile {
    std::string name;
    std::string bytes;
    /// In place of bytes: a PNG that is painted while it is written.
    std::optional<BandedPicture> picture;
};
using OutFiles = std::vector<OutFile>;

/// A format that other programs read. Stateless; safe to use from any thread. The same source and options
/// give the same bytes.
class Format {
public:
    virtual ~Format() = default;
    /// Of the command line: "tiled".
    virtual std::string_view name() const = 0;
    virtual Text title() const = 0;
    /// What comes out, in a sentence or two.
    virtual Text explanation() const = 0;
    virtual bool takes(Subject subject) const = 0;
    virtual std::span<const OptionSpec> options() const { return {}; }
    /// Of the one file that is written, ".csv"; empty where several are.
    virtual std::string_view ending(Subject) const { return {}; }
    /// The names of what make() gives, soon; a * stands for what only making it tells. Pre: it takes the
    /// source.
    virtual std::vector<std::string> outline(const Source& source, const Json& options) const = 0;
    /// Everything, so that nothing is written where something is wrong. `options` holds a value for each.
    /// Stopped: the issue "stopped". Pre: it takes the source, and check() found no error.
    virtual Loaded<OutFiles> make(const Source& source, const Json& options,
                                  const Progress& progress) const = 0;
};

/// All formats, in the order of menus.
std::span<const Format* const> formats();
/// nullptr where there is none of that name.
const Format* findFormat(std::string_view name);

/// Each option of the format with its value; unknown names, wrong types and values out of range are issues.
Json completeOptions(const Format& format, const Json& given, Issues& issues);
/// "name=value" of a command line.
Loaded<Json> parseOption(const Format& format, std::string_view assignment);

/// Whether to go on. An empty progress always does.
bool goOn(const Progress& progress, double share);
Issue stoppedIssue();

} // namespace tilewright::exchange
