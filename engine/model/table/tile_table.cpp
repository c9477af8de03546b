#include "engine/model/table/tile_table.h"

#include "engine/base/issue_collector.h"
#include "engine/base/json/describe_value.h"
#include "engine/base/json/json.h"
#include "engine/model/io/file_formats.h"
#include "engine/model/table/csv.h"
#include "engine/model/table/tile_table_cells.h"

#include <algorithm>
#include <array>
#include <optional>
#include <unordered_set>

namespace tilewright {

namespace table {

namespace {

/// Prefix for a field of a tile with the name of one of our columns.
constexpr std::string_view fieldPrefix = "field:";

std::string compact(const Json& value) {
    return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// The JSON in a cell, if it is written exactly as we would: 3 and true, but not 007 or 1.50, which are text.
std::optional<Json> canonicalJson(const std::string& text) {
    if (text.empty() || std::string_view("-0123456789[{\"tfn").find(text.front()) == std::string_view::npos)
        return std::nullopt;
    Loaded<Json> parsed = parseJson(text);
    if (!parsed.value || compact(*parsed.value) != text)
        return std::nullopt;
    return std::move(parsed.value);
}

struct Synonym {
    std::string_view heading;
    std::string_view column;
};

constexpr std::array synonyms{
    Synonym{"quantity", "count"}, Synonym{"qty", "count"},     Synonym{"copies", "count"},
    Synonym{"amount", "count"},   Synonym{"number", "count"},  Synonym{"anzahl", "count"},
    Synonym{"menge", "count"},    Synonym{"nombre", "count"},  Synonym{"quantité", "count"},
    Synonym{"note", "notes"},     Synonym{"comment", "notes"}, Synonym{"comments", "notes"},
    Synonym{"remarks", "notes"},  Synonym{"notizen", "notes"}, Synonym{"bemerkung", "notes"},
    Synonym{"remarques", "notes"}};

} // namespace

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view unbreakable = "\u00a0";
    const auto isBlank = [](char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; };
    while (!text.empty() && (isBlank(text.front()) || text.starts_with(unbreakable)))
        text.remove_prefix(isBlank(text.front()) ? 1 : unbreakable.size());
    while (!text.empty() && (isBlank(text.back()) || text.ends_with(unbreakable)))
        text.remove_suffix(isBlank(text.back()) ? 1 : unbreakable.size());
    return text;
}

std::string plain(std::string_view text) {
    std::string result(trimmed(text));
    for (char& c : result)
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    return result;
}

Columns::Columns(const TileFamily& family) : family_(family), names_{"id", "count"} {
    for (const TableColumn& column : family.tableColumns())
        names_.emplace_back(column.name);
    names_.emplace_back("notes");
}

int Columns::find(std::string_view heading) const {
    const auto it = std::find(names_.begin(), names_.end(), plain(heading));
    return it == names_.end() ? -1 : static_cast<int>(it - names_.begin());
}

int Columns::findSynonym(std::string_view heading) const {
    const auto it = std::find_if(synonyms.begin(), synonyms.end(),
                                 [said = plain(heading)](const Synonym& s) { return s.heading == said; });
    return it == synonyms.end() ? -1 : find(it->column);
}

bool Columns::isReserved(std::string_view field) const {
    const auto fields = family_.tileFields();
    return find(field) >= 0 || std::find(fields.begin(), fields.end(), field) != fields.end();
}

bool Columns::isRequired(std::size_t column) const {
    return family_.tableColumns()[column - firstShownColumn].required;
}

std::string Columns::headingOf(const std::string& field) const {
    const bool taken = trimmed(field).empty() || trimmed(field) != field || find(field) >= 0 ||
                       field.starts_with(fieldPrefix);
    return taken ? std::string(fieldPrefix) + field : field;
}

std::string Columns::cellOf(const Tile& tile, std::size_t column) const {
    if (column == idColumn)
        return tile.id;
    if (column == countColumn)
        return std::to_string(tile.count);
    return column == notes() ? tile.notes : family_.tableCell(tile, column - firstShownColumn);
}

std::string fieldOf(const std::string& heading) {
    return heading.starts_with(fieldPrefix) ? heading.substr(fieldPrefix.size())
                                            : std::string(trimmed(heading));
}

std::string cellOf(const Tile& tile, const std::string& field) {
    const auto found = tile.extra.find(field);
    if (found == tile.extra.end())
        return {};
    if (found->is_string()) {
        const auto& text = found->get_ref<const std::string&>();
        if (!text.empty() && trimmed(text) == text && !canonicalJson(text))
            return text;
    }
    return compact(*found);
}

Json valueOf(const std::string& cell) {
    if (std::optional<Json> json = canonicalJson(cell))
        return std::move(*json);
    return cell;
}

} // namespace table

namespace {

/// The fields of all tiles without a column of ours, in order of occurrence.
std::vector<std::string> furtherFields(std::span<const Tile> tiles) {
    std::vector<std::string> fields;
    std::unordered_set<std::string> seen;
    for (const Tile& tile : tiles)
        for (const auto& [field, value] : tile.extra.get_ref<const Json::object_t&>())
            if (seen.insert(field).second)
                fields.push_back(field);
    return fields;
}

bool beginsFormula(std::string_view cell) {
    return !cell.empty() && std::string_view("=+-@\t\r").find(cell.front()) != std::string_view::npos;
}

/// Collects the cells of a table that begin a formula, row by row.
class FormulaFinder {
public:
    /// `row` counts from 1, including the heading; `tile` is empty there.
    void look(const std::string& cell, std::size_t row, const std::string& column, const std::string& tile,
              std::string pointer) {
        if (!beginsFormula(cell))
            return;
        Issue issue;
        issue.severity = Severity::Warning;
        issue.code = "csv-formula";
        issue.pointer = std::move(pointer);
        issue.tile = tile;
        issue.message = {
            QT_TRANSLATE_NOOP(
                "Engine",
                "row %1, column %2: spreadsheets read “%3” as a formula; expected another first character"),
            {row, shortened(column), shortened(cell)}};
        issue.remedy = QT_TRANSLATE_NOOP(
            "Engine",
            "Change the text, or open the table with its columns as text; the text in the file is exact.");
        issues_.add(std::move(issue));
    }
    Issues take() { return issues_.take(); }

private:
    IssueCollector issues_;
};

} // namespace

std::string tileTable(std::span<const Tile> tiles, char separator, const TileFamily& family) {
    const table::Columns columns(family);
    const std::vector<std::string> fields = furtherFields(tiles);
    std::string out;
    std::vector<std::string> row = columns.names();
    for (const std::string& field : fields)
        row.push_back(columns.headingOf(field));
    appendCsvRow(out, row, separator);
    for (const Tile& tile : tiles) {
        row.clear();
        for (std::size_t column = 0; column < columns.size(); ++column)
            row.push_back(columns.cellOf(tile, column));
        for (const std::string& field : fields)
            row.push_back(table::cellOf(tile, field));
        appendCsvRow(out, row, separator);
    }
    return out;
}

std::string tileTable(const TileSet& set, char separator) {
    return tileTable(set.tiles, separator, familyOf(set.ruleset));
}

Issues formulaWarnings(const TileSet& set) {
    const table::Columns columns(familyOf(set.ruleset));
    const std::vector<std::string> fields = furtherFields(set.tiles);
    FormulaFinder finder;
    for (const std::string& field : fields)
        finder.look(columns.headingOf(field), 1, field, {}, {});
    for (std::size_t i = 0; i < set.tiles.size(); ++i) {
        const Tile& tile = set.tiles[i];
        const std::string pointer = pointerTo("/tiles", i);
        const std::size_t row = i + 2;
        for (std::size_t column = 0; column < columns.size(); ++column) {
            const std::string& name = columns.names()[column];
            finder.look(columns.cellOf(tile, column), row, name, tile.id,
                        column == table::idColumn || column == columns.notes() ? pointerTo(pointer, name)
                                                                               : pointer);
        }
        for (const std::string& field : fields) {
            const auto found = tile.extra.find(field);
            // A negative number is a number in a spreadsheet too.
            if (found != tile.extra.end() && !found->is_number())
                finder.look(table::cellOf(tile, field), row, columns.headingOf(field), tile.id,
                            pointerTo(pointer, field));
        }
    }
    return finder.take();
}

} // namespace tilewright
