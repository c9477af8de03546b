#include "engine/playtest/report/place_section.h"

#include "engine/playtest/number_format.h"
#include "engine/playtest/place_measures.h"
#include "engine/playtest/report/svg_charts.h"

#include <cmath>

namespace tilewright::playtest {

namespace {

std::string placeChart(const PlaceTally& places, const PlaceMeasure& measure, const Text& title,
                       const Translator& words) {
    std::vector<TintedCell> cells;
    for (const auto& [cell, counts] : places.cells)
        cells.push_back({cell, measure.value(places, counts), words({"%1, %2", {cell.x, cell.y}})});
    return cellChart(cells, words(title));
}

void placeTable(HtmlWriter& page, const PlaceTally& places, const std::vector<const PlaceMeasure*>& columns) {
    page.beginFold({QT_TRANSLATE_NOOP("Engine", "All places: %1"), {places.cells.size()}});
    std::vector<std::pair<Text, bool>> heads{{QT_TRANSLATE_NOOP("Engine", "Place"), false}};
    NumberTable table{{"x", "y"}, {}};
    for (const PlaceMeasure* measure : columns) {
        heads.emplace_back(measure->words.name, true);
        table.head.emplace_back(measure->id);
    }
    page.headers(heads);
    for (const auto& [cell, counts] : places.cells) {
        page.beginRow();
        page.cell(page.say({"%1, %2", {cell.x, cell.y}}));
        std::vector<std::string> row{std::to_string(cell.x), std::to_string(cell.y)};
        for (const PlaceMeasure* measure : columns) {
            const double value = measure->value(places, counts);
            page.cell(decimal(value, 2), true);
            row.push_back(decimal(value, 4));
        }
        page.endRow();
        table.rows.push_back(std::move(row));
    }
    page.endTable();
    page.download(table, "places.csv");
    page.endFold();
}

} // namespace

Text placesNote(const PlaceTally& places) {
    std::int64_t all = 0;
    std::int64_t beyond = 0;
    for (const auto field : placeFields) {
        beyond += places.beyond.*field;
        for (const auto& [cell, counts] : places.cells)
            all += counts.*field;
    }
    if (beyond == 0)
        return {QT_TRANSLATE_NOOP("Engine", "Places are counted from the first tile of the board, which is "
                                            "at 0, 0: first eastwards, then southwards. Games counted: %1."),
                {places.games}};
    return {QT_TRANSLATE_NOOP("Engine", "Places are counted from the first tile of the board, which is at 0, "
                                        "0: first eastwards, then southwards. Games counted: %1. Anything "
                                        "more than %2 cells away, %3 % of all, is counted at the border."),
            {places.games, PlaceTally::reach,
             decimal(100 * static_cast<double>(beyond) / static_cast<double>(all), 2)}};
}

void writePlaces(HtmlWriter& page, const Results& results, const Translator& words) {
    const PlaceTally& places = results.places;
    const std::vector<const PlaceMeasure*> columns = placeColumns(results);
    if (columns.empty())
        return;
    page.element("p", page.say(placesNote(places)));
    for (const PlaceMeasure* measure : columns) {
        const Text title{
            QT_TRANSLATE_NOOP("Engine", "%1 by place: %2; darker means more"),
            {Text::Argument::word(measure->words.name), Text::Argument::word(measure->words.meaning)}};
        // Boards are large: one is open, the others are folded.
        const bool folds = measure != columns.front();
        if (folds)
            page.beginFold(
                {QT_TRANSLATE_NOOP("Engine", "%1 by place"), {Text::Argument::word(measure->words.name)}});
        page.section(placeChart(places, *measure, title, words), title);
        if (folds)
            page.endFold();
    }
    placeTable(page, places, columns);
}

} // namespace tilewright::playtest
