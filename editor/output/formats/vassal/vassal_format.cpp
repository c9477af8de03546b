#include "editor/output/formats/formats.h"
#include "editor/output/formats/table_options.h"
#include "editor/output/formats/vassal/vassal_module.h"
#include "engine/base/file_names.h"

#include <array>

namespace tilewright::exchange {

namespace {

class VassalFormat final : public Format {
public:
    std::string_view name() const override { return "vassal"; }
    Text title() const override { return QT_TRANSLATE_NOOP("Engine", "VASSAL module"); }
    Text explanation() const override {
        return QT_TRANSLATE_NOOP("Engine", "A module with a board, a grid, a shuffled pile of tiles that you "
                                           "turn with keys, pieces and markers, all in one file.");
    }
    bool takes(Subject) const override { return true; }
    bool setsOutATable() const override { return true; }
    std::string_view ending(Subject) const override { return ".vmod"; }
    std::span<const OptionSpec> options() const override {
        static const std::array<OptionSpec, 4> all{
            playersOption(), rulesOption(),
            pixelsOption(QT_TRANSLATE_NOOP("Engine", "Along one side of its picture."), 100, 32, 400),
            OptionSpec{.name = "margin",
                       .defaultValue = 8,
                       .minimum = 2,
                       .maximum = 40,
                       .label = QT_TRANSLATE_NOOP("Engine", "Space around the board"),
                       .explanation =
                           QT_TRANSLATE_NOOP("Engine", "Cells on each side into which the board can grow.")}};
        return all;
    }
    std::vector<std::string> outline(const Source& source, const Json&) const override {
        return {fileNameFor(source.name, ".vmod")};
    }
    Loaded<OutFiles> make(const Source& source, const Json& options,
                          const Progress& progress) const override {
        const Loaded<Source> all = asPlayed(source);
        if (!all)
            return {std::nullopt, all.issues};
        auto ready = setUpTable(*all.value, options, 1);
        if (!ready.value)
            return {std::nullopt, std::move(ready.issues)};
        return vassalModule(*all.value, options, std::move(*ready.value), progress);
    }
};

} // namespace

const Format& vassalFormat() {
    static const VassalFormat format;
    return format;
}

} // namespace tilewright::exchange
