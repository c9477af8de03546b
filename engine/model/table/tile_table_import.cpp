#include "engine/base/issue_collector.h"
#include "engine/base/json/describe_value.h"
#include "engine/base/json/json.h"
#include "engine/model/io/file_formats.h"
#include "engine/model/table/csv.h"
#include "engine/model/table/tile_table.h"
#include "engine/model/table/tile_table_cells.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <unordered_map>

namespace tilewright {

namespace table {

namespace {

/// How a table is to be read, as its heading shows.
struct TableLayout {
    char separator = csvSeparators.front();
    const TileFamily* family = nullptr;
};

/// The family and the separator with which the heading has most known columns; `usual`, then the comma if
/// there is no difference.
TableLayout layoutOf(std::string_view text, const TileFamily& usual) {
    std::vector<const TileFamily*> families{&usual};
    for (const TileFamily* family : tileFamilies())
        if (family != &usual)
            families.push_back(family);
    const std::optional<char> named = namedSeparator(text);
    const std::string separators = named ? std::string(1, *named) : std::string(csvSeparators);
    TableLayout best{separators.front(), &usual};
    std::ptrdiff_t most = 0;
    for (const TileFamily* family : families) {
        const Columns columns(*family);
        for (const char separator : separators) {
            const Loaded<CsvTable> heading = readCsvHeading(text, separator);
            if (!heading.value || heading.value->rows.empty())
                continue;
            const auto& cells = heading.value->rows.front();
            const auto known = std::count_if(cells.begin(), cells.end(), [&](const std::string& cell) {
                return columns.find(cell) >= 0 || columns.findSynonym(cell) >= 0;
            });
            if (known > most) {
                most = known;
                best = {separator, family};
            }
        }
    }
    return best;
}

std::string joinedNames(const Columns& columns) {
    std::string out;
    for (const std::string& one : columns.names())
        out.append(out.empty() ? "" : ",").append(one);
    return out;
}

class TableImporter {
public:
    TableImporter(const TileSet& into, const CsvTable& table, const TileFamily& family)
        : into_(into), table_(table), family_(family), ours_(family_), has_(ours_.size(), false) {
        result_.set = into;
        if (into.ruleset != family.id()) {
            result_.set.ruleset = family.id();
            result_.set.pickColours = family.hasPickColours() ? TileSet().pickColours : std::vector<Colour>();
        }
    }

    Loaded<TableImport> run(MissingTiles missing, EqualTiles equal) {
        heading();
        if (!failed_) {
            for (std::size_t i = 0; i < into_.tiles.size(); ++i) {
                places_.try_emplace(into_.tiles[i].id, i);
                trimmedPlaces_.try_emplace(trimmed(into_.tiles[i].id), i);
            }
            kept_.assign(into_.tiles.size(), false);
            for (row_ = 1; row_ < table_.rows.size(); ++row_)
                row();
        }
        if (failed_)
            return {std::nullopt, issues_.take()};
        row_ = 0;
        findEqual();
        if (equal == EqualTiles::Rename)
            rename();
        tellMissing(missing);
        tellDefaults();
        addColours();
        return {std::move(result_), issues_.take()};
    }

private:
    struct Column {
        std::string heading;
        /// -1: a field of the tile.
        int known = -1;
        std::string field;
        /// Whether a tile gets such a field.
        bool used = false;
    };

    void add(Severity severity, const char* code, const char* source, std::vector<Text::Argument> arguments,
             std::string tile = {}) {
        Issue issue;
        issue.severity = severity;
        issue.code = code;
        issue.line = row_ < table_.lines.size() ? table_.lines[row_] : 0;
        issue.tile = std::move(tile);
        issue.message = Text(source, std::move(arguments));
        issues_.add(std::move(issue));
    }
    void warn(const char* code, const char* source, std::vector<Text::Argument> arguments) {
        add(Severity::Warning, code, source, std::move(arguments));
    }
    void fail(const char* code, const char* source, std::vector<Text::Argument> arguments,
              std::string tile = {}) {
        add(Severity::Error, code, source, std::move(arguments), std::move(tile));
        failed_ = true;
    }

    void heading() {
        const std::vector<std::string> none;
        const auto& cells = table_.rows.empty() ? none : table_.rows.front();
        std::unordered_map<std::string, std::size_t> seen;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            Column column{std::string(trimmed(cells[i])), ours_.find(cells[i]), {}, false};
            if (column.known < 0)
                column.known = synonym(cells, i);
            if (column.known >= 0)
                column.heading = ours_.names()[static_cast<std::size_t>(column.known)];
            else if (!plain(cells[i]).empty())
                column.field = fieldOf(cells[i]);
            const bool named = !plain(column.heading).empty();
            if (named && !seen.try_emplace(column.heading, i).second)
                fail("csv-column-twice", QT_TRANSLATE_NOOP("Engine", "row 1: found the column %1 twice"),
                     {shortenedAndEscaped(column.heading)});
            if (column.known < 0 && named && ours_.isReserved(column.field) && column.heading == column.field)
                fail("csv-column-reserved",
                     QT_TRANSLATE_NOOP(
                         "Engine",
                         "row 1: found the column %1, expected north, east, south and west in its place"),
                     {shortenedAndEscaped(column.heading)});
            columns_.push_back(std::move(column));
        }
        const auto fields = std::count_if(columns_.begin(), columns_.end(),
                                          [](const Column& column) { return column.known < 0; });
        // So that the result can be written with all of our own columns, and read again.
        if (static_cast<std::size_t>(fields) > maxTableColumns - ours_.size())
            fail("csv-too-wide",
                 QT_TRANSLATE_NOOP("Engine", "row 1: found %1 extra columns, expected at most %2"),
                 {static_cast<std::size_t>(fields), maxTableColumns - ours_.size()});
        for (const Column& column : columns_)
            if (column.known >= 0)
                has_[static_cast<std::size_t>(column.known)] = true;
        if (!has_[idColumn])
            fail("csv-no-id",
                 QT_TRANSLATE_NOOP("Engine", "row 1: found no id column, expected a heading such as %1"),
                 {joinedNames(ours_)});
    }

    /// The column that is called otherwise, unless the table has it by its own name too; -1 if there is none.
    int synonym(const std::vector<std::string>& cells, std::size_t i) {
        const int column = ours_.findSynonym(cells[i]);
        if (column < 0 || std::any_of(cells.begin(), cells.end(),
                                      [&](const std::string& c) { return ours_.find(c) == column; }))
            return -1;
        warn("csv-column-synonym", QT_TRANSLATE_NOOP("Engine", "row 1: the column %1 was read as %2"),
             {shortenedAndEscaped(cells[i]), ours_.names()[static_cast<std::size_t>(column)]});
        return column;
    }

    std::size_t number() const { return row_ + 1; }

    void row() {
        const auto& cells = table_.rows[row_];
        if (std::all_of(cells.begin(), cells.end(), [](const std::string& c) { return trimmed(c).empty(); }))
            return;
        for (std::size_t i = 0; i < cells.size(); ++i)
            if (!trimmed(cells[i]).empty() && (i >= columns_.size() || plain(columns_[i].heading).empty()))
                return fail(
                    "csv-no-heading",
                    QT_TRANSLATE_NOOP("Engine", "row %1: found “%2” in cell %3, which has no heading"),
                    {number(), shortenedAndEscaped(cells[i]), i + 1});
        std::string id;
        for (std::size_t i = 0; i < cells.size() && i < columns_.size(); ++i)
            if (columns_[i].known == static_cast<int>(idColumn))
                id = cells[i];
        const auto place = placeOf(id);
        id = place ? into_.tiles[*place].id : std::string(trimmed(id));
        if (id.empty() || characters(id) > maxIdCharacters)
            return fail(
                "csv-id",
                QT_TRANSLATE_NOOP("Engine", "row %1, column id: found %2 characters, expected 1 to %3"),
                {number(), characters(id), maxIdCharacters});
        if (const auto [first, isNew] = rows_.try_emplace(id, number()); !isNew)
            return fail("csv-id-twice",
                        QT_TRANSLATE_NOOP("Engine", "row %1, column id: found %2, which row %3 already has"),
                        {number(), id, first->second}, id);
        if (place)
            changeTile(*place, cells);
        else
            addTile(id, cells);
    }

    std::optional<std::size_t> placeOf(const std::string& id) const {
        if (const auto exact = places_.find(id); exact != places_.end())
            return exact->second;
        const auto alike = trimmedPlaces_.find(trimmed(id));
        return alike == trimmedPlaces_.end() ? std::nullopt : std::optional(alike->second);
    }

    static std::size_t characters(const std::string& text) {
        return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
            return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
        }));
    }

    void addTile(const std::string& id, const std::vector<std::string>& cells) {
        for (std::size_t column = firstShownColumn; column < ours_.notes(); ++column)
            if (!has_[column] && ours_.isRequired(column))
                return fail("csv-new-without-sides",
                            QT_TRANSLATE_NOOP("Engine", "row %1: %2 is new, and there is no column %3"),
                            {number(), id, ours_.names()[column]}, id);
        Tile tile = family_.emptyTile();
        tile.id = id;
        TableChange change{TableChange::What::New, id, {}, {}};
        fill(tile, cells, change);
        change.fields = {{ours_.names()[countColumn], {}, std::to_string(tile.count)}};
        result_.set.tiles.push_back(std::move(tile));
        result_.changes.push_back(std::move(change));
    }

    void changeTile(std::size_t place, const std::vector<std::string>& cells) {
        kept_[place] = true;
        Tile& tile = result_.set.tiles[place];
        TableChange change{TableChange::What::Changed, tile.id, {}, {}};
        fill(tile, cells, change);
        if (change.fields.empty())
            ++result_.unchanged;
        else
            result_.changes.push_back(std::move(change));
    }

    void fill(Tile& tile, const std::vector<std::string>& cells, TableChange& change) {
        for (std::size_t i = 0; i < columns_.size(); ++i) {
            Column& column = columns_[i];
            if (column.heading.empty())
                continue;
            const std::string cell(i < cells.size() ? trimmed(cells[i]) : std::string_view());
            const bool isKnown = column.known >= 0;
            const std::string before = cellOf(tile, column);
            if (cell == trimmed(before))
                continue;
            column.used = true;
            if (isKnown)
                setKnown(tile, static_cast<std::size_t>(column.known), cell);
            else
                setField(tile, column.field, cell);
            const std::string after =
                isKnown ? ours_.cellOf(tile, static_cast<std::size_t>(column.known)) : cell;
            if (after != before)
                change.fields.push_back({column.heading, before, after});
        }
    }

    std::string cellOf(const Tile& tile, const Column& column) const {
        return column.known >= 0 ? ours_.cellOf(tile, static_cast<std::size_t>(column.known))
                                 : table::cellOf(tile, column.field);
    }

    void setKnown(Tile& tile, std::size_t column, const std::string& cell) {
        if (column == countColumn)
            return setCount(tile, cell);
        if (column == ours_.notes()) {
            tile.notes = cell;
            return;
        }
        if (column == idColumn)
            return;
        if (const auto wrong = family_.readTableCell(tile, column - firstShownColumn, cell))
            fail(wrong->code, wrong->sentence, {number(), ours_.names()[column], shortenedAndEscaped(cell)},
                 tile.id);
    }

    void setCount(Tile& tile, const std::string& cell) {
        // Spreadsheets write a whole number as 1.0 or 1,0 where the column has decimals.
        const std::size_t point = std::min(cell.find_first_of(".,"), cell.size());
        const bool whole = cell.find_first_not_of('0', point + 1) == std::string::npos &&
                           (point == cell.size() || point + 1 < cell.size());
        const std::string digits = whole ? cell.substr(0, point) : cell;
        int count = 0;
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), count);
        if (error != std::errc() || end != digits.data() + digits.size() || count < 0 || count > maxTileCount)
            return fail("csv-count",
                        QT_TRANSLATE_NOOP("Engine",
                                          "row %1, column count: found “%2”, expected a number from 0 to %3"),
                        {number(), shortenedAndEscaped(cell), maxTileCount}, tile.id);
        tile.count = count;
    }

    static void setField(Tile& tile, const std::string& field, const std::string& cell) {
        if (cell.empty())
            tile.extra.erase(field);
        else if (const auto found = tile.extra.find(field); found != tile.extra.end())
            *found = valueOf(cell);
        else
            appendField(tile.extra, field, valueOf(cell));
    }

    /// What the table tells of a tile, but its id.
    std::string told(const Tile& tile) const {
        std::vector<std::string> cells;
        for (const Column& column : columns_)
            if (column.known != static_cast<int>(idColumn) && !column.heading.empty())
                cells.emplace_back(trimmed(cellOf(tile, column)));
        std::string row;
        appendCsvRow(row, cells, ',');
        return row;
    }

    void findEqual() {
        std::unordered_map<std::string, std::vector<std::size_t>> missing;
        for (std::size_t i = kept_.size(); i-- > 0;)
            if (!kept_[i])
                missing[told(into_.tiles[i])].push_back(i);
        std::size_t at = into_.tiles.size();
        for (TableChange& change : result_.changes) {
            if (change.what != TableChange::What::New)
                continue;
            const auto found = missing.find(told(result_.set.tiles[at++]));
            if (found == missing.end() || found->second.empty())
                continue;
            change.equal = into_.tiles[found->second.back()].id;
            equalPlaces_.emplace(change.tile, found->second.back());
            found->second.pop_back();
        }
    }

    void rename() {
        std::vector<Tile>& tiles = result_.set.tiles;
        for (TableChange& change : result_.changes) {
            if (change.equal.empty())
                continue;
            const std::size_t place = equalPlaces_.at(change.tile);
            kept_[place] = true;
            tiles[place].id = change.tile;
            change.what = TableChange::What::Changed;
            change.fields = {{ours_.names()[idColumn], change.equal, change.tile}};
        }
        tiles.erase(std::remove_if(tiles.begin() + static_cast<std::ptrdiff_t>(into_.tiles.size()),
                                   tiles.end(),
                                   [&](const Tile& tile) { return equalPlaces_.contains(tile.id); }),
                    tiles.end());
    }

    /// What a reader of the table might not expect.
    void tellDefaults() {
        std::string unknown;
        for (const Column& column : columns_)
            if (column.known < 0 && column.used &&
                std::none_of(into_.tiles.begin(), into_.tiles.end(),
                             [&](const Tile& tile) { return tile.extra.contains(column.field); }))
                unknown.append(unknown.empty() ? "" : ", ").append(column.heading);
        if (!unknown.empty())
            warn("csv-column-unknown",
                 QT_TRANSLATE_NOOP("Engine", "row 1: unknown columns, kept as fields of the tiles: %1"),
                 {shortenedAndEscaped(unknown)});
        const auto fresh = std::count_if(result_.changes.begin(), result_.changes.end(),
                                         [](const auto& c) { return c.what == TableChange::What::New; });
        if (fresh > 0 && !has_[countColumn])
            warn("csv-no-count",
                 QT_TRANSLATE_NOOP("Engine", "row 1: there is no column count; each new tile has one copy"),
                 {});
        if (rows_.empty())
            warn("csv-no-rows",
                 QT_TRANSLATE_NOOP("Engine", "row 1: found a heading, and no row of a tile below it"), {});
    }

    void tellMissing(MissingTiles missing) {
        // From the end, so that indices stay valid.
        std::vector<TableChange> gone;
        for (std::size_t i = kept_.size(); i-- > 0;) {
            if (kept_[i])
                continue;
            gone.push_back({TableChange::What::Missing, into_.tiles[i].id, {}, {}});
            if (missing == MissingTiles::Remove)
                result_.set.tiles.erase(result_.set.tiles.begin() + static_cast<std::ptrdiff_t>(i));
        }
        result_.changes.insert(result_.changes.end(), gone.rbegin(), gone.rend());
    }

    void addColours() {
        if (!family_.hasPickColours())
            return;
        std::vector<Colour>& colours = result_.set.pickColours;
        for (const Tile& tile : result_.set.tiles)
            for (const SideContent side : tile.sides())
                if (isSkull(side) && rows_.contains(tile.id) &&
                    std::find(colours.begin(), colours.end(), skullColour(side)) == colours.end()) {
                    colours.push_back(skullColour(side));
                    result_.coloursAdded.push_back(skullColour(side));
                }
        if (!result_.coloursAdded.empty())
            std::sort(colours.begin(), colours.end());
        std::sort(result_.coloursAdded.begin(), result_.coloursAdded.end());
    }

    const TileSet& into_;
    const CsvTable& table_;
    const TileFamily& family_;
    Columns ours_;
    TableImport result_;
    IssueCollector issues_;
    bool failed_ = false;
    std::vector<Column> columns_;
    std::vector<bool> has_;
    std::unordered_map<std::string, std::size_t> places_;
    std::unordered_map<std::string_view, std::size_t> trimmedPlaces_;
    /// Of each new tile that equals a missing one, by its id: the place of that one.
    std::unordered_map<std::string, std::size_t> equalPlaces_;
    /// The row where each id occurred first.
    std::unordered_map<std::string, std::size_t> rows_;
    std::vector<bool> kept_;
    std::size_t row_ = 0;
};

} // namespace

} // namespace table

Loaded<TableImport> importTable(const TileSet& into, std::string_view text, MissingTiles missing,
                                EqualTiles equal) {
    const TileFamily& ours = familyOf(into.ruleset);
    const table::TableLayout reading =
        table::layoutOf(text, into.tiles.empty() ? *tileFamilies().front() : ours);
    const Loaded<CsvTable> rows = readCsv(text, reading.separator);
    if (!rows.value)
        return {std::nullopt, rows.issues};
    if (reading.family != &ours && !into.tiles.empty())
        return {
            std::nullopt,
            {errorIssue("csv-other-family",
                        {QT_TRANSLATE_NOOP("Engine", "row 1: found the columns of a %1 set, and this is a "
                                                     "%2 set; expected the columns %3"),
                         {std::string(reading.family->id()), std::string(ours.id()),
                          table::joinedNames(table::Columns(ours))}},
                        QT_TRANSLATE_NOOP("Engine", "Import it into a set of its own."))}};
    return table::TableImporter(into, *rows.value, *reading.family).run(missing, equal);
}

const TileFamily& familyOfTable(std::string_view text, const TileFamily& usual) {
    return *table::layoutOf(text, usual).family;
}

bool looksLikeTable(std::string_view text) {
    const char separator = table::layoutOf(text, *tileFamilies().front()).separator;
    const Loaded<CsvTable> heading = readCsvHeading(text, separator);
    if (!heading.value || heading.value->rows.empty())
        return false;
    const auto& cells = heading.value->rows.front();
    return std::any_of(cells.begin(), cells.end(),
                       [](const std::string& c) { return table::plain(c) == "id"; });
}

} // namespace tilewright
