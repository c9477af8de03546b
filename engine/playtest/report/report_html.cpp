#include "engine/playtest/report/report_html.h"

#include "engine/playtest/figures.h"
#include "engine/playtest/number_format.h"
#include "engine/playtest/place_measures.h"
#include "engine/playtest/report/html_writer.h"
#include "engine/playtest/report/report_questions.h"
#include "engine/playtest/report/svg_charts.h"
#include "engine/playtest/run.h"
#include "engine/playtest/studies/bot_check.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace tilewright::playtest {

namespace {

/// Quoted as one word for a shell.
std::string shellWord(const std::string& text) {
    constexpr std::string_view plain =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._-+:@,=";
    if (!text.empty() && text.find_first_not_of(plain) == std::string::npos)
        return text;
    std::string quoted = "'";
    for (const char one : text)
        one == '\'' ? quoted.append("'\\''") : quoted.append(1, one);
    return quoted.append("'");
}

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

/// Writes what happens by place on a board that grows from its first tile: a chart for each of
/// placeColumns(), and all places as a table. Nothing where there are none.
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

class Page : private HtmlWriter {
public:
    Page(const Results& results, const Translator& words, const RepeatPaths& paths, const StopToken& stop)
        : HtmlWriter(words), results_(results), words_(words), paths_(paths), stop_(stop) {}

    std::string write(const std::vector<Text>& notes) {
        begin(title_());
        element(
            "p",
            say({results_.stacksPerBlock == 1
                     ? QT_TRANSLATE_NOOP("Engine", "%1 games, %2 of %3 blocks of one stack each. Bots: %4. "
                                                   "Seed %5. Intervals are 95 % confidence intervals.")
                     : QT_TRANSLATE_NOOP("Engine", "%1 games, %2 of %3 blocks of %6 stacks each. Bots: %4. "
                                                   "Seed %5. Intervals are 95 % confidence intervals."),
                 {results_.games(), results_.done.size(), std::to_string(results_.blocks),
                  listed(botsOf(results_.plan)), planText("seed"),
                  std::to_string(results_.stacksPerBlock)}}));
        for (const Text& note : notes)
            element("p", say(note));
        if (const auto note = repeatNote(results_))
            element("p", say(*note));
        if (!results_.done.empty()) {
            const std::optional<BotCheck> check = botCheck(results_, stop_);
            element("p", say(checkNote(check)));
            if (const auto note = alikeNote(results_))
                element("p", say(*note));
            all_ = allFigures(results_, stop_);
            contents();
            for (const ReportQuestion& question : questions())
                if (isAsked(question))
                    answered(question);
            if (check)
                checkTable(*check);
        }
        notableGames();
        command();
        return end();
    }

private:
    /// Reports may come from elsewhere, so a plan may lack any of its fields.
    std::string planText(const char* field) const {
        const auto found = results_.plan.find(field);
        return found != results_.plan.end() && found->is_string() ? found->get<std::string>()
                                                                  : std::string("?");
    }
    std::string planPart(const char* object, const char* field) const {
        const auto found = results_.plan.find(object);
        return found != results_.plan.end() && found->is_object() ? found->value(field, std::string("?"))
                                                                  : std::string("?");
    }
    bool isBundled(const char* object, const std::string& hash) const {
        return planPart(object, "hash") == hash;
    }
    Text title_() const {
        return {QT_TRANSLATE_NOOP("Engine", "Playtest of “%1” on “%2”"),
                {planPart("tileset", "name"), planPart("map", "name")}};
    }

    Text verdict(const SeatFigure& seat) const {
        switch (seat.fairness.verdict) {
        case Fairness::Verdict::Fair:
            return QT_TRANSLATE_NOOP("Engine", "fair: within one percentage point of an even share");
        case Fairness::Verdict::Unfair:
            return seat.advantage.value > 0 ? QT_TRANSLATE_NOOP("Engine", "unfair: wins more than its share")
                                            : QT_TRANSLATE_NOOP("Engine", "unfair: wins less than its share");
        default:
            return {QT_TRANSLATE_NOOP("Engine", "undecided: about %1 more games needed"),
                    {withThousandsSeparators(seat.moreGames)}};
        }
    }

    bool isAsked(const ReportQuestion& question) const {
        return question.id == "fair" || question.id == "tiles" ||
               (question.id == "board" && !placeColumns(results_).empty()) ||
               std::ranges::any_of(all_.figures, [&question](const Figure& figure) {
                   return &questionOf(figure.id) == &question;
               });
    }

    void contents() {
        std::vector<std::pair<std::string_view, Text>> places;
        for (const ReportQuestion& question : questions())
            if (isAsked(question))
                places.emplace_back(question.id, question.title);
        navigation(places);
        searchField();
    }

    /// The question, its answer in a few sentences, charts, and all figures folded.
    void answered(const ReportQuestion& question) {
        heading(question.title, question.id);
        std::string sentences;
        for (const Text& sentence : answerTo(question, results_, all_))
            sentences.append(sentences.empty() ? "" : " ").append(say(sentence));
        if (!sentences.empty())
            element("p class=\"answer\"", sentences);
        if (question.id == "fair")
            seats();
        else if (question.id == "length")
            length();
        else if (question.id == "board") {
            board();
            writePlaces(*this, results_, words_);
        } else if (question.id == "tiles")
            tileTable();
        figureTable(question);
    }

    void seats() {
        std::vector<IntervalRow> rows;
        NumberTable table{{"seat", "value", "low", "high"}, {}};
        for (const SeatFigure& seat : seatFigures(results_)) {
            rows.push_back({words_({QT_TRANSLATE_NOOP("Engine", "Seat %1"), {seat.seat + 1}}), seat.winShare,
                            words_(verdict(seat))});
            table.rows.push_back({std::to_string(seat.seat + 1), decimal(seat.winShare.value, 4),
                                  decimal(seat.winShare.interval.low, 4),
                                  decimal(seat.winShare.interval.high, 4)});
        }
        const Text title = QT_TRANSLATE_NOOP("Engine", "Share of wins by seat; the line marks an even share");
        section(intervalChart(rows, 1.0 / results_.players, words_(title)), title);
        numbers(table, "seats.csv");
    }

    void length() {
        const std::map<std::int32_t, std::int64_t> turns = results_.valuesOf("turns");
        if (turns.empty())
            return;
        std::int64_t all = 0;
        NumberTable table{{"turns", "games"}, {}};
        for (const auto& [value, times] : turns) {
            all += times;
            table.rows.push_back({std::to_string(value), std::to_string(times)});
        }
        auto middle = turns.begin();
        for (std::int64_t below = (all - 1) / 2; below >= middle->second; ++middle)
            below -= middle->second;
        const Text title = QT_TRANSLATE_NOOP("Engine", "Games by number of turns; the line marks the median");
        section(histogram(turns, middle->first, words_(title)), title);
        numbers(table, "turns.csv");
    }

    void checkTable(const BotCheck& check) {
        heading({QT_TRANSLATE_NOOP("Engine", "Checked with %1"), {check.bot}});
        element(
            "p",
            say({QT_TRANSLATE_NOOP(
                     "Engine",
                     "Some of the same stacks, played by the stronger bot in every seat and compared with "
                     "all games; differences have 99.5 % intervals. A figure holds if the whole interval "
                     "lies within %1 percentage points for a share or %2 % for a value, at least %3 for a "
                     "median and %4 for an average."),
                 {static_cast<int>(std::lround(100 * shareMargin)),
                  static_cast<int>(std::lround(100 * numberMargin)), static_cast<int>(leastWholeMargin),
                  Text::Argument::number(decimal(leastNumberMargin, 2))}}));
        headers({{QT_TRANSLATE_NOOP("Engine", "Definition"), false},
                 {QT_TRANSLATE_NOOP("Engine", "Value"), true},
                 {{"%1", {check.bot}}, true},
                 {QT_TRANSLATE_NOOP("Engine", "Difference"), true},
                 {{}, false}});
        for (const CheckedFigure& one : check.figures) {
            beginRow();
            cell(say(one.definition));
            cell(formattedEstimate(one.played, one.isShare, one.isWhole).value, true);
            cell(formattedEstimate(one.checked, one.isShare, one.isWhole).value, true);
            cell(formattedDifference(one.difference, one.isShare), true);
            cell(say(checkOutcomeInWords(one.outcome)));
            endRow();
        }
        endTable();
    }

    void figureTable(const ReportQuestion& question) {
        std::vector<const Figure*> shown;
        NumberTable table{{"figure", "definition", "value", "low", "high", "counted"}, {}};
        for (const Figure& figure : all_.figures)
            if (&questionOf(figure.id) == &question) {
                shown.push_back(&figure);
                const auto [value, interval] = figure.estimate;
                table.rows.push_back({figure.id, words_(figure.definition), decimal(value, 6),
                                      decimal(interval.low, 6), decimal(interval.high, 6),
                                      std::to_string(figure.counted)});
            }
        if (shown.empty())
            return;
        beginFold({QT_TRANSLATE_NOOP("Engine", "All figures: %1"), {shown.size()}});
        headers({{QT_TRANSLATE_NOOP("Engine", "Definition"), false},
                 {QT_TRANSLATE_NOOP("Engine", "Value"), true},
                 {QT_TRANSLATE_NOOP("Engine", "Interval"), true},
                 {{}, false}});
        for (std::size_t i = 0; i < shown.size(); ++i)
            figureRow(*shown[i], i + 1 < shown.size() ? shown[i + 1] : nullptr);
        endTable();
        download(table, "figures-" + std::string(question.id) + ".csv");
        endFold();
    }

    /// `next`: the figure of the row behind; null for the last.
    void figureRow(const Figure& figure, const Figure* next) {
        std::string definition = say(figure.definition);
        if (const auto note = noteAfter(figure, next))
            definition.append("<div class=\"small\">").append(say(*note)).append("</div>");
        const FormattedEstimate shown = formattedFigure(figure);
        beginRow();
        cell(definition);
        cell(shown.value, true);
        std::string ends = shown.low;
        cell(ends.append(" … ").append(shown.high).append(figure.isShare ? " %" : ""), true);
        const bool known = std::isfinite(figure.estimate.interval.high);
        cell(figure.isShare && known ? intervalBar(figure.estimate) : std::string());
        endRow();
    }

    void board() {
        const std::vector<ChamberFigure>& chambers = all_.board;
        if (chambers.empty())
            return;
        const Text title = QT_TRANSLATE_NOOP(
            "Engine", "Steps into and out of each chamber of the board per game; darker means more");
        std::vector<TintedCell> cells;
        for (const ChamberFigure& chamber : chambers)
            cells.push_back(
                {chamber.cell, chamber.uses.value, words_({"%1, %2", {chamber.cell.x, chamber.cell.y}})});
        section(cellChart(cells, words_(title)), title);
        NumberTable table{{"x", "y", "kind", "steps", "low", "high", "bars", "refusals"}, {}};
        beginFold({QT_TRANSLATE_NOOP("Engine", "All chambers: %1"), {chambers.size()}});
        headers({{QT_TRANSLATE_NOOP("Engine", "Chamber"), false},
                 {QT_TRANSLATE_NOOP("Engine", "Steps per game"), true},
                 {QT_TRANSLATE_NOOP("Engine", "Interval"), true},
                 {QT_TRANSLATE_NOOP("Engine", "Bars per game"), true},
                 {QT_TRANSLATE_NOOP("Engine", "Refusals per game"), true}});
        for (const ChamberFigure& chamber : chambers) {
            beginRow();
            std::string name = say({"%1 (%2, %3)",
                                    {Text::Argument::word(chamber.alike.substr(0, chamber.alike.find('+'))),
                                     chamber.cell.x, chamber.cell.y}});
            if (chamber.usedMore || chamber.usedLess)
                name.append(" <span class=\"flag\">")
                    .append(chamber.usedMore ? "▲ " : "▽ ")
                    .append(say(chamber.usedMore
                                    ? QT_TRANSLATE_NOOP("Engine", "used more than comparable chambers")
                                    : QT_TRANSLATE_NOOP("Engine", "used less than comparable chambers")))
                    .append("</span>");
            cell(name);
            cell(decimal(chamber.uses.value, 2), true);
            cell(decimal(chamber.uses.interval.low, 2) + " … " + decimal(chamber.uses.interval.high, 2),
                 true);
            cell(decimal(chamber.barred, 2), true);
            cell(decimal(chamber.refused, 2), true);
            endRow();
            table.rows.push_back({std::to_string(chamber.cell.x), std::to_string(chamber.cell.y),
                                  chamber.alike, decimal(chamber.uses.value, 4),
                                  decimal(chamber.uses.interval.low, 4),
                                  decimal(chamber.uses.interval.high, 4), decimal(chamber.barred, 4),
                                  decimal(chamber.refused, 4)});
        }
        endTable();
        download(table, "board.csv");
        endFold();
    }

    static std::string tileValue(const TileMeasure& measure, const TileFigure& tile) {
        if (!measure.isSwing())
            return measure.isShare() ? decimal(100 * measure.value(tile, 0), 1) + " %"
                                     : decimal(measure.value(tile, 0), 2);
        return tile.swing ? formatted(tile.swing->estimate, false) : std::string();
    }

    void tileTable() {
        std::vector<TileFigure> tiles = tileFigures(results_);
        beginFold({QT_TRANSLATE_NOOP("Engine", "All tiles: %1"), {tiles.size()}});
        element("p", say({QT_TRANSLATE_NOOP("Engine",
                                            "%1 tests, one for each tile, with a false discovery rate of 5 % "
                                            "(Benjamini and Hochberg): of the tiles marked as refused more "
                                            "often than others, at most 5 % are marked by chance."),
                          {tiles.size()}}));
        if (hasSwings(results_))
            element("p",
                    say({QT_TRANSLATE_NOOP(
                             "Engine",
                             "%1 tests of swings, one for each tile, corrected for their number (Holm): if "
                             "no tile decided anything, there would be a mark “surely decides games” in "
                             "at most 5 % of such playtests."),
                         {tiles.size()}}));
        const bool points = scoresInPlay(results_);
        const std::vector<const TileMeasure*> columns = tileColumns(results_);
        std::vector<const TileMeasure*> explained{findTileMeasure("refused")};
        explained.insert(explained.end(), columns.begin(), columns.end());
        beginList();
        for (const TileMeasure* measure : explained)
            element("li", say(measure->wordsFor(points).name)
                              .append(" – ")
                              .append(say(measure->wordsFor(points).meaning)));
        endList();
        const auto refusedShare = [](const TileFigure& tile) {
            return tile.refusedShare ? tile.refusedShare->value : 0;
        };
        std::stable_sort(tiles.begin(), tiles.end(), [&](const TileFigure& a, const TileFigure& b) {
            return refusedShare(a) > refusedShare(b);
        });
        std::vector<std::pair<Text, bool>> heads{{QT_TRANSLATE_NOOP("Engine", "Tile"), false},
                                                 {QT_TRANSLATE_NOOP("Engine", "Drawn"), true},
                                                 {QT_TRANSLATE_NOOP("Engine", "Refused"), true},
                                                 {QT_TRANSLATE_NOOP("Engine", "Share"), true},
                                                 {QT_TRANSLATE_NOOP("Engine", "Interval"), true}};
        for (const TileMeasure* measure : columns)
            heads.emplace_back(measure->wordsFor(points).name, true);
        NumberTable table{{"tile", "drawn", "refused"}, {}};
        for (const TileMeasure* measure : columns)
            table.head.emplace_back(measure->id);
        headers(heads);
        for (const TileFigure& tile : tiles) {
            beginRow();
            std::string name = "<code>" + escapedHtml(tile.tile) + "</code>";
            if (tile.refusedMore)
                name.append(" <span class=\"flag\">▲ ")
                    .append(say(QT_TRANSLATE_NOOP("Engine", "refused more often than others")))
                    .append("</span>");
            if (tile.decides())
                name.append(" <span class=\"flag\">◆ ")
                    .append(say(QT_TRANSLATE_NOOP("Engine", "surely decides games")))
                    .append("</span>");
            cell(name);
            cell(std::to_string(tile.tally.drawn), true);
            cell(std::to_string(tile.tally.refused), true);
            if (const auto& refused = tile.refusedShare) {
                cell(decimal(100 * refused->value, 1) + " %", true);
                std::string ends = decimal(100 * refused->interval.low, 1);
                cell(ends.append(" … ").append(decimal(100 * refused->interval.high, 1)).append(" %"), true);
            } else {
                cell({});
                cell({});
            }
            std::vector<std::string>& row = table.rows.emplace_back();
            row = {tile.tile, std::to_string(tile.tally.drawn), std::to_string(tile.tally.refused)};
            for (const TileMeasure* measure : columns) {
                cell(tileValue(*measure, tile), true);
                row.push_back(decimal(measure->value(tile, 0), 4));
            }
            endRow();
        }
        endTable();
        download(table, "tiles.csv");
        endFold();
    }

    void notableGames() {
        if (results_.notable.empty())
            return;
        heading(QT_TRANSLATE_NOOP("Engine", "Notable games"));
        beginList();
        for (const auto& [name, game] : results_.notable)
            element("li", say({QT_TRANSLATE_NOOP("Engine", "Game %1: %2"),
                               {std::to_string(game.number + 1), words_(notableText(name, game))}}));
        endList();
    }

    void command() {
        heading(QT_TRANSLATE_NOOP("Engine", "Command to replay it"));
        std::string line = "tilewright playtest ";
        // The bundled standard needs no name.
        for (const std::string& set : paths_.tileSets)
            line.append("--tileset ").append(shellWord(set)).append(" ");
        if (paths_.tileSets.empty() && !isBundled("tileset", standardSetHash()))
            line += "--tileset SET ";
        if (!paths_.map.empty())
            line.append("--map ").append(shellWord(paths_.map)).append(" ");
        else if (!isBundled("map", standardMapHash()))
            line += "--map MAP ";
        // Every word of a report is quoted, as the line is meant to be pasted into a shell.
        std::string players;
        for (const std::string& bot : botsOf(results_.plan))
            players.append(players.empty() ? "" : ",").append(bot);
        line += "--players " + shellWord(players);
        line.append(" --games ").append(std::to_string(std::uint64_t{results_.blocks} * results_.players));
        line.append(" --seed ").append(shellWord(planText("seed")));
        if (const auto bots = results_.check ? botsOf(results_.check->plan) : std::vector<std::string>();
            !bots.empty())
            line.append(" --check ")
                .append(shellWord(bots.front()))
                .append(" --check-games ")
                .append(std::to_string(results_.check->games()));
        if (const auto options = results_.plan.find("options");
            options != results_.plan.end() && options->is_object())
            for (const auto& [name, value] : options->items())
                line.append(" --option ")
                    .append(shellWord(name + "=" +
                                      (value.is_string() ? value.get<std::string>() : value.dump())));
        if (!paths_.records.empty())
            line.append(" --records ").append(shellWord(paths_.records));
        line.append(" -o ").append(paths_.report.empty() ? "REPORT" : shellWord(paths_.report));
        element("pre", escapedHtml(line));
        element(
            "p class=\"small\"",
            say({QT_TRANSLATE_NOOP("Engine", "SET: “%1”, hash %2. MAP: “%3”, hash %4. Program: version %5."),
                 {planPart("tileset", "name"), planPart("tileset", "hash"), planPart("map", "name"),
                  planPart("map", "hash"), planText("program")}}));
    }

    const Results& results_;
    AllFigures all_;
    const Translator& words_;
    const RepeatPaths& paths_;
    const StopToken& stop_;
};

} // namespace

std::string reportHtml(const Results& results, const Translator& words, const std::vector<Text>& notes,
                       const RepeatPaths& paths, const StopToken& stop) {
    return Page(results, words, paths, stop).write(notes);
}

} // namespace tilewright::playtest
