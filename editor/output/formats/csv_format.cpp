#include "editor/output/formats/exchange_format.h"
#include "engine/base/file_names.h"
#include "engine/base/utf8.h"
#include "engine/model/table/tile_table.h"

#include <array>
#include <utility>

namespace tilewright::exchange {

namespace {

class CsvFormat final : public Format {
public:
    std::string_view name() const override { return "csv"; }
    Text title() const override { return QT_TRANSLATE_NOOP("Engine", "Table for spreadsheets (CSV)"); }
    Text explanation() const override {
        return QT_TRANSLATE_NOOP("Engine", "One row per tile: id, count, its four sides, notes. Edit it in a "
                                           "spreadsheet and import it again.");
    }
    bool takes(Subject subject) const override { return subject == Subject::Set; }
    std::string_view ending(Subject) const override { return ".csv"; }
    std::span<const OptionSpec> options() const override {
        static const std::array<OptionSpec, 1> all{OptionSpec{
            .name = "separator",
            .type = OptionSpec::Type::Choice,
            .defaultValue = "comma",
            .choices = {QT_TRANSLATE_NOOP("Engine", "comma"), QT_TRANSLATE_NOOP("Engine", "semicolon"),
                        QT_TRANSLATE_NOOP("Engine", "tab")},
            .label = QT_TRANSLATE_NOOP("Engine", "Separator"),
            .explanation = QT_TRANSLATE_NOOP(
                "Engine", "What separates the columns; German and French spreadsheets expect a semicolon.")}};
        return all;
    }
    std::vector<std::string> fileNames(const Source& source, const Json&) const override {
        return {fileNameFor(source.name, ".csv")};
    }
    Loaded<OutFiles> make(const Source& source, const Json& options, const Progress&) const override {
        const std::string separator = options.at("separator");
        const char sign = separator == "tab" ? '\t' : separator == "semicolon" ? ';' : ',';
        // Without the mark spreadsheets take the text for their local code page, and garble "ä".
        std::string text(byteOrderMark);
        text += tileTable(source.set, sign);
        return {OutFiles{{fileNameFor(source.name, ".csv"), std::move(text), {}}},
                formulaWarnings(source.set)};
    }
};

} // namespace

const Format& csvFormat() {
    static const CsvFormat format;
    return format;
}

} // namespace tilewright::exchange
