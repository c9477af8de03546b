#include "engine/tileset/io/format.h"
#include "engine/tileset/io/json_fields.h"
#include "engine/tileset/lint/collector.h"
#include "engine/tileset/table/csv.h"
#include "engine/tileset/table/tile_table.h"
#include "engine/tileset/table/tile_table_cells.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <unordered_map>

namespace tilewright {

namespace table {

namespace {

/// Shortens a cell for a message.
std::string shown(const std::string& cell) {
    constexpr std::size_t most = 60;
    if (cell.size() <= most)
        return cell;
    std::size_t end = most;
    while ((static_cast<unsigned char>(cell[end]) & 0xC0U) == 0x80U)
        --end;
    return cell.substr(0, end) + "…";
}

/// The separator with which the heading has most known columns of any family; a comma if there is no
/// difference.
char separatorOf(std::string_view text) {
    std::vector<Columns> tables;
    for (const TileFamily* family : tileFamilies())
        tables.emplace_back(*family);
    const auto isKnown = [&](const std::string& heading) {
        return std::any_of(tables.begin(), tables.end(),
                           [&](const Columns& c) { return c.find(heading) >= 0; });
    };
    char best = csvSeparators.front();
    std::ptrdiff_t most = 0;
    for (const char separator : csvSeparators) {
        const Loaded<CsvTable> heading = readCsvHeading(text, separator);
        if (!heading.value || heading.value->rows.empty())
            continue;
        const auto& cells = heading.value->rows.front();
        const auto known = std::count_if(cells.begin(), cells.end(), isKnown);
        if (known > most) {
            most = known;
            best = separator;
        }
    }
    return best;
}

class TableImporter {
public:
    TableImporter(const TileSet& into, const CsvTable& table)
        : into_(into)
        , table_(table)
        , family_(familyOf(into.ruleset))
        , ours_(family_)
        , has_(ours_.size(), false) {
        result_.set = into;
    }

    Loaded<TableImport> run(MissingTiles missing) {
        heading();
        if (!failed_) {
            for (std::size_t i = 0; i < into_.tiles.size(); ++i)
                places_.try_emplace(into_.tiles[i].id, i);
            kept_.assign(into_.tiles.size(), false);
            for (row_ = 1; row_ < table_.rows.size(); ++row_)
                row();
        }
        if (failed_)
            return {std::nullopt, issues_.take()};
        tellMissing(missing);
        addColours();
        return {std::move(result_), issues_.take()};
    }

private:
    struct Column {
        std::string heading;
        /// -1: a field of the tile.
        int known = -1;
        std::string field;
    };

    void fail(const char* code, const char* source, std::vector<Text::Argument> arguments,
              std::string tile = {}) {
        Issue issue;
        issue.code = code;
        issue.line = row_ < table_.lines.size() ? table_.lines[row_] : 0;
        issue.tile = std::move(tile);
        issue.message = Text(source, std::move(arguments));
        issues_.add(std::move(issue));
        failed_ = true;
    }

    void heading() {
        const std::vector<std::string> none;
        const auto& cells = table_.rows.empty() ? none : table_.rows.front();
        std::unordered_map<std::string, std::size_t> seen;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            Column column{cells[i], ours_.find(cells[i]), {}};
            if (column.known >= 0)
                column.heading = ours_.names()[static_cast<std::size_t>(column.known)];
            else if (!plain(cells[i]).empty())
                column.field = fieldOf(cells[i]);
            const bool named = !plain(column.heading).empty();
            if (named && !seen.try_emplace(column.heading, i).second)
                fail("csv-column-twice", QT_TRANSLATE_NOOP("Engine", "row 1: found the column %1 twice"),
                     {shown(column.heading)});
            if (column.known < 0 && named && ours_.isReserved(column.field) && column.heading == column.field)
                fail("csv-column-reserved",
                     QT_TRANSLATE_NOOP(
                         "Engine",
                         "row 1: found the column %1, expected north, east, south and west in its place"),
                     {shown(column.heading)});
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
                 QT_TRANSLATE_NOOP("Engine", "row 1: found no column id, expected a heading such as %1"),
                 {joinedNames()});
    }

    std::string joinedNames() const {
        std::string out;
        for (const std::string& one : ours_.names())
            out.append(out.empty() ? "" : ",").append(one);
        return out;
    }

    std::size_t number() const { return row_ + 1; }

    void row() {
        const auto& cells = table_.rows[row_];
        if (std::all_of(cells.begin(), cells.end(), [](const std::string& c) { return plain(c).empty(); }))
            return;
        for (std::size_t i = 0; i < cells.size(); ++i)
            if (!cells[i].empty() && (i >= columns_.size() || plain(columns_[i].heading).empty()))
                return fail(
                    "csv-no-heading",
                    QT_TRANSLATE_NOOP("Engine", "row %1: found “%2” in cell %3, which has no heading"),
                    {number(), shown(cells[i]), i + 1});
        std::string id;
        for (std::size_t i = 0; i < cells.size() && i < columns_.size(); ++i)
            if (columns_[i].known == static_cast<int>(idColumn))
                id = cells[i];
        if (id.empty() || characters(id) > longestId)
            return fail(
                "csv-id",
                QT_TRANSLATE_NOOP("Engine", "row %1, column id: found %2 characters, expected 1 to %3"),
                {number(), characters(id), longestId});
        if (const auto [first, isNew] = rows_.try_emplace(id, number()); !isNew)
            return fail("csv-id-twice",
                        QT_TRANSLATE_NOOP("Engine", "row %1, column id: found %2, which row %3 has already"),
                        {number(), id, first->second}, id);
        const auto known = places_.find(id);
        if (known == places_.end())
            addTile(id, cells);
        else
            changeTile(known->second, cells);
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
        TableChange change{TableChange::What::New, id, {}};
        fill(tile, cells, change);
        result_.set.tiles.push_back(std::move(tile));
        change.fields.clear();
        result_.changes.push_back(std::move(change));
    }

    void changeTile(std::size_t place, const std::vector<std::string>& cells) {
        kept_[place] = true;
        Tile& tile = result_.set.tiles[place];
        TableChange change{TableChange::What::Changed, tile.id, {}};
        fill(tile, cells, change);
        if (change.fields.empty())
            ++result_.unchanged;
        else
            result_.changes.push_back(std::move(change));
    }

    void fill(Tile& tile, const std::vector<std::string>& cells, TableChange& change) {
        for (std::size_t i = 0; i < columns_.size(); ++i) {
            const Column& column = columns_[i];
            if (plain(column.heading).empty())
                continue;
            const std::string cell = i < cells.size() ? cells[i] : std::string();
            const bool isKnown = column.known >= 0;
            const std::string before = isKnown ? ours_.cellOf(tile, static_cast<std::size_t>(column.known))
                                               : cellOf(tile, column.field);
            if (cell == before)
                continue;
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

    void setKnown(Tile& tile, std::size_t column, const std::string& cell) {
        if (column == countColumn)
            return setCount(tile, cell);
        if (column == ours_.notes()) {
            tile.notes = cell;
            return;
        }
        if (column == idColumn)
            return;
        if (const auto wrong = family_.takeTableCell(tile, column - firstShownColumn, cell))
            fail(wrong->code, wrong->sentence, {number(), ours_.names()[column], shown(cell)}, tile.id);
    }

    void setCount(Tile& tile, const std::string& cell) {
        const std::string digits = plain(cell);
        int count = 0;
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), count);
        if (error != std::errc() || end != digits.data() + digits.size() || count < 0 || count > maxTileCount)
            return fail("csv-count",
                        QT_TRANSLATE_NOOP("Engine",
                                          "row %1, column count: found “%2”, expected a number from 0 to %3"),
                        {number(), shown(cell), maxTileCount}, tile.id);
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

    void tellMissing(MissingTiles missing) {
        // From the end, so that indices stay valid.
        std::vector<TableChange> gone;
        for (std::size_t i = kept_.size(); i-- > 0;) {
            if (kept_[i])
                continue;
            gone.push_back({TableChange::What::Missing, into_.tiles[i].id, {}});
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
            for (const Side side : tile.sides())
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
    Collector issues_;
    bool failed_ = false;
    std::vector<Column> columns_;
    std::vector<bool> has_;
    std::unordered_map<std::string, std::size_t> places_;
    /// The row where each id occurred first.
    std::unordered_map<std::string, std::size_t> rows_;
    std::vector<bool> kept_;
    std::size_t row_ = 0;
};

} // namespace

} // namespace table

Loaded<TableImport> importTable(const TileSet& into, std::string_view text, MissingTiles missing) {
    const Loaded<CsvTable> rows = readCsv(text, table::separatorOf(text));
    if (!rows.value)
        return {std::nullopt, rows.issues};
    return table::TableImporter(into, *rows.value).run(missing);
}

bool looksLikeTable(std::string_view text) {
    const Loaded<CsvTable> heading = readCsvHeading(text, table::separatorOf(text));
    if (!heading.value || heading.value->rows.empty())
        return false;
    const auto& cells = heading.value->rows.front();
    return std::any_of(cells.begin(), cells.end(),
                       [](const std::string& c) { return table::plain(c) == "id"; });
}

} // namespace tilewright
