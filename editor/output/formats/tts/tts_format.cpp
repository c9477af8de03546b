#include "editor/output/formats/formats.h"
#include "editor/output/formats/table_options.h"
#include "editor/output/formats/tts/tts_save.h"
#include "editor/output/formats/tts/tts_sheets.h"
#include "engine/base/file_names.h"
#include "engine/base/files/file.h"

#include <QUrl>

#include <array>
#include <filesystem>

namespace tilewright::exchange {

namespace {

class TabletopSimulatorFormat final : public Format {
public:
    std::string_view name() const override { return "tts"; }
    Text title() const override { return QT_TRANSLATE_NOOP("Engine", "Tabletop Simulator"); }
    Text explanation() const override {
        return QT_TRANSLATE_NOOP("Engine", "A saved object with board, shuffled tiles, cubes and pieces, and "
                                           "the images it shows, on a server or in your own folder.");
    }
    bool takes(Subject) const override { return true; }
    bool setsOutATable() const override { return true; }
    std::span<const OptionSpec> options() const override {
        static const std::array<OptionSpec, 7> all{
            OptionSpec{.name = "links",
                       .type = OptionSpec::Type::Choice,
                       .defaultValue = "web",
                       .choices = {"web", "local"},
                       .label = QT_TRANSLATE_NOOP("Engine", "Images come from"),
                       .explanation =
                           QT_TRANSLATE_NOOP("Engine", "A server that everyone who plays can reach, or the "
                                                       "files in this folder, which only you see."),
                       .words = {QT_TRANSLATE_NOOP("Engine", "a server"),
                                 QT_TRANSLATE_NOOP("Engine", "the folder of this export")}},
            OptionSpec{.name = "urlPrefix",
                       .type = OptionSpec::Type::Address,
                       .defaultValue = "",
                       .label = QT_TRANSLATE_NOOP("Engine", "Address of the images"),
                       .explanation = QT_TRANSLATE_NOOP(
                           "Engine", "The folder on the web that you will upload them to; everyone who plays "
                                     "loads them from there. Empty: pictures that have not changed keep the "
                                     "addresses of the earlier export, the others come from this folder."),
                       .example = "https://example.org/tiles/"},
            OptionSpec{
                .name = "earlier",
                .type = OptionSpec::Type::Text,
                .defaultValue = "",
                .label = QT_TRANSLATE_NOOP("Engine", "Keep the links of"),
                .explanation = QT_TRANSLATE_NOOP(
                    "Engine",
                    "The .json file of an earlier export, or a later save of it from Tabletop Simulator: "
                    "pictures that have not changed keep the addresses that they have there."),
                .example = "my-set.json"},
            playersOption(),
            rulesOption(),
            OptionSpec{.name = "seed",
                       .defaultValue = 1,
                       .minimum = 0,
                       .maximum = 1'000'000'000,
                       .label = QT_TRANSLATE_NOOP("Engine", "Seed"),
                       .explanation =
                           QT_TRANSLATE_NOOP("Engine", "Another seed shuffles the tiles differently.")},
            pixelsOption(
                QT_TRANSLATE_NOOP("Engine", "Along one side; sheets of ten tiles have at most 4096 pixels."),
                400, 64, mostSheetPixels / mostSheetColumns)};
        return all;
    }
    /// Without an address, pictures that an earlier export into this folder had on a server stay there.
    Json located(const Source& source, Json options, const std::filesystem::path& folder) const override {
        const bool local = options.at("links") == "local";
        if (!local && !options.at("urlPrefix").get_ref<const std::string&>().empty())
            return options;
        std::error_code ignored;
        const std::filesystem::path whole = std::filesystem::absolute(folder, ignored).lexically_normal();
        options["urlPrefix"] = QUrl::fromLocalFile(QString::fromStdString(whole.generic_string()))
                                   .toString(QUrl::FullyEncoded)
                                   .toStdString();
        const std::filesystem::path earlier = whole / fileNameFor(source.name, ".json");
        if (!local && options.at("earlier").get_ref<const std::string&>().empty() &&
            std::filesystem::is_regular_file(earlier, ignored) && earlierLinks(earlier.string()))
            options["earlier"] = earlier.string();
        return options;
    }
    std::vector<std::string> outline(const Source& source, const Json&) const override {
        return {fileNameFor(source.name, ".json"), fileNameFor(source.name, "-*.png"),
                fileNameFor(source.name, "-manifest.csv")};
    }
    Loaded<OutFiles> make(const Source& source, const Json& options,
                          const Progress& progress) const override {
        const Loaded<Source> all = asPlayed(source);
        if (!all)
            return {std::nullopt, all.issues};
        auto ready = setUpTable(*all.value, options, options.at("seed"));
        if (!ready.value)
            return {std::nullopt, std::move(ready.issues)};
        Loaded<tts::Links> kept = earlierLinks(options.at("earlier"));
        if (!kept)
            return {std::nullopt, std::move(kept.issues)};
        return tabletopSave(*all.value, options, std::move(*kept.value), std::move(*ready.value), progress);
    }

private:
    static Loaded<tts::Links> earlierLinks(const std::string& file) {
        if (file.empty())
            return {tts::Links(), {}};
        Loaded<std::string> text = readFile(file);
        Loaded<tts::Links> links =
            text ? tts::linksOf(*text.value) : Loaded<tts::Links>{std::nullopt, std::move(text.issues)};
        for (Issue& issue : links.issues)
            issue.file = file;
        return links;
    }
};

} // namespace

const Format& tabletopSimulatorFormat() {
    static const TabletopSimulatorFormat format;
    return format;
}

} // namespace tilewright::exchange
