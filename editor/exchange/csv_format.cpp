#include "editor/exchange/file_names.h"
#include "editor/exchange/formats.h"
#include "engine/tileset/table/tile_table.h"

#include <array>

namespace tilewright::exchange {

namespace {

class CsvFormat final : public Format {
public:
    std::string_view name() const override { return "csv"; }
    Text title() const override { return QT_TRANSLATE_NOOP("Engine", "Table for spreadsheets (CSV)"); }
    Text explanation() const override {
        return QT_TRANSLATE_NOOP("Engine",
                                 "A row a tile: id, count, its four sides, notes. It can be edited in a "
                                 "spreadsheet and taken over again.");
    }
    bool takes(Subject subject) const override { return subject == Subject::Set; }
    std::string_view ending(Subject) const override { return ".csv"; }
    std::span<const OptionSpec> options() const override {
        static const std::array<OptionSpec, 1> all{OptionSpec{
            .name = "separator",
            .type = OptionSpec::Type::Choice,
            .label = QT_TRANSLATE_NOOP("Engine", "Separator"),
            .explanation = QT_TRANSLATE_NOOP(
                "Engine", "What parts the columns; spreadsheets in German or French expect a semicolon."),
            .choices = {QT_TRANSLATE_NOOP("Engine", "comma"), QT_TRANSLATE_NOOP("Engine", "semicolon"),
                        QT_TRANSLATE_NOOP("Engine", "tab")}}};
        return all;
    }
    std::vector<std::string> outline(const Source& source, const Json&) const override {
        return {fileNameFor(source.name, ".csv")};
    }
    Loaded<OutFiles> make(const Source& source, const Json& options, const Progress&) const override {
        const std::string separator = options.at("separator");
        const char sign = separator == "tab" ? '\t' : separator == "semicolon" ? ';' : ',';
        return {OutFiles{{fileNameFor(source.name, ".csv"), tileTable(source.set, sign), {}}},
                formulaWarnings(source.set)};
    }
};

} // namespace

const Format& csvFormat() {
    static const CsvFormat format;
    return format;
}

} // namespace tilewright::exchange
