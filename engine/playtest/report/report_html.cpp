#include "engine/playtest/report/report_html.h"

#include "engine/playtest/figures.h"
#include "engine/playtest/numbers.h"
#include "engine/playtest/repeat_note.h"
#include "engine/playtest/report/svg_charts.h"
#include "engine/playtest/run.h"
#include "engine/playtest/studies/bot_check.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace tilewright::playtest {

namespace {

constexpr const char* styleSheet = R"(
:root { color-scheme: light dark; --ink: #26221c; --paper: #faf8f4; --faint: #d8d2c6; --band: #9db8d6; --strong: #1f5a94;
  --mark: #b3441e; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e3da; --paper: #1f1d1a; --faint: #4a453d; --band: #3d5f82;
  --strong: #8fbdea; --mark: #f0895f; } }
@media print { :root { color-scheme: light; --ink: #000; --paper: #fff; --faint: #bbb; --band: #9db8d6; --strong: #1f5a94;
  --mark: #b3441e; } section { break-inside: avoid-page; } @page { margin: 15mm; } }
body { font: 15px/1.45 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 62rem;
  margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; margin-bottom: .2rem; } h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: left; padding: .25rem .8rem .25rem 0;
  border-bottom: 1px solid var(--faint); vertical-align: middle; }
td.number, th.number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
code, pre { font: 13px/1.4 monospace; } pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid var(--faint); padding: .6rem; }
svg { max-width: 100%; height: auto; } td svg { display: block; }
.band { fill: var(--band); } .bar { fill: var(--band); } .cell { fill: var(--mark); stroke: var(--faint); } .dot { fill: var(--strong); }
.line { stroke: var(--mark); stroke-width: 2; } .axis { stroke: var(--faint); }
.label { fill: var(--ink); font: 13px system-ui, sans-serif; } .flag { color: var(--mark); font-weight: bold; }
.small { font-size: 13px; }
)";

/// The page may show itself and its styles, identified by their hash, and nothing else: no scripts, no
/// external content. A test compares the hash with the style sheet.
constexpr const char* contentPolicy =
    "default-src 'none'; style-src 'sha256-fUn8nk2/jj90CBbUfvAqAkvp4HiyIQQQ0vT4lpJigPA='; base-uri 'none'; "
    "form-action 'none'";

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

class Page {
public:
    Page(const Results& results, const Words& words, const RepeatPaths& paths, const std::stop_token& stop)
        : results_(results), words_(words), paths_(paths), stop_(stop) {}

    std::string write(const std::vector<Text>& notes) {
        const std::string title = say(title_());
        out_ = "<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n"
               "<meta http-equiv=\"Content-Security-Policy\" content=\"";
        out_.append(contentPolicy)
            .append("\">\n"
                    "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>");
        out_.append(title)
            .append("</title>\n<style>")
            .append(styleSheet)
            .append("</style>\n</head>\n<body>\n");
        element("h1", title);
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
            if (check)
                checkTable(*check);
            seats();
            length();
            figureTable();
            board();
            tileTable();
        }
        notableGames();
        command();
        out_ += "</body>\n</html>\n";
        return std::move(out_);
    }

private:
    std::string say(const Text& text) const { return escapedHtml(words_(text)); }

    /// `content` is HTML already.
    void element(std::string_view name, std::string_view content) {
        out_.append("<").append(name).append(">").append(content).append("</").append(
            name.substr(0, name.find(' ')));
        out_ += ">\n";
    }
    void heading(const Text& text) { element("h2", say(text)); }
    void cell(const std::string& content, bool isNumber = false) {
        element(isNumber ? "td class=\"number\"" : "td", content);
    }
    void headers(const std::vector<std::pair<Text, bool>>& columns) {
        out_ += "<table>\n<thead><tr>\n";
        for (const auto& [text, isNumber] : columns)
            element(isNumber ? "th class=\"number\"" : "th", say(text));
        out_ += "</tr></thead>\n<tbody>\n";
    }

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
                    {grouped(seat.moreGames)}};
        }
    }

    void seats() {
        heading(QT_TRANSLATE_NOOP("Engine", "Wins by seat"));
        std::vector<IntervalRow> rows;
        for (const SeatFigure& seat : seatFigures(results_))
            rows.push_back({words_({QT_TRANSLATE_NOOP("Engine", "Seat %1"), {seat.seat + 1}}), seat.winShare,
                            words_(verdict(seat))});
        const Text title = QT_TRANSLATE_NOOP("Engine", "Share of wins by seat; the line marks an even share");
        out_.append("<section>").append(intervalChart(rows, 1.0 / results_.players, words_(title)));
        element("p class=\"small\"", say(title));
        out_ += "</section>\n";
    }

    void length() {
        const std::map<std::int32_t, std::int64_t> turns = results_.valuesOf("turns");
        if (turns.empty())
            return;
        heading(QT_TRANSLATE_NOOP("Engine", "Game length"));
        std::int64_t all = 0;
        for (const auto& [value, times] : turns)
            all += times;
        auto middle = turns.begin();
        for (std::int64_t below = (all - 1) / 2; below >= middle->second; ++middle)
            below -= middle->second;
        const Text title = QT_TRANSLATE_NOOP("Engine", "Games by number of turns; the line marks the median");
        out_.append("<section>").append(histogram(turns, middle->first, words_(title)));
        element("p class=\"small\"", say(title));
        out_ += "</section>\n";
    }

    void checkTable(const BotCheck& check) {
        heading({QT_TRANSLATE_NOOP("Engine", "Checked with %1"), {check.bot}});
        element("p",
                say({check.isPaired
                         ? QT_TRANSLATE_NOOP(
                               "Engine", "The first of the same stacks played by the stronger bot in every "
                                         "seat. A figure holds if its difference, compared stack by stack, "
                                         "surely stays within %1 points of a share or %2 % of a value.")
                         : QT_TRANSLATE_NOOP(
                               "Engine",
                               "Some of the stacks played by the stronger bot in every seat, compared with "
                               "all games. A figure holds if its difference surely stays within %1 points "
                               "of a share or %2 % of a value."),
                     {static_cast<int>(std::lround(100 * shareMargin)),
                      static_cast<int>(std::lround(100 * numberMargin))}}));
        headers({{QT_TRANSLATE_NOOP("Engine", "Definition"), false},
                 {QT_TRANSLATE_NOOP("Engine", "Value"), true},
                 {{"%1", {check.bot}}, true},
                 {QT_TRANSLATE_NOOP("Engine", "Difference"), true},
                 {{}, false}});
        for (const CheckedFigure& one : check.figures) {
            out_ += "<tr>\n";
            cell(say(one.definition));
            cell(shownEstimate(one.played, one.isShare, one.isWhole).value, true);
            cell(shownEstimate(one.checked, one.isShare, one.isWhole).value, true);
            cell(shownDifference(one.difference, one.isShare), true);
            cell(say(standingInWords(one.standing)));
            out_ += "</tr>\n";
        }
        out_ += "</tbody></table>\n";
    }

    void figureTable() {
        heading(QT_TRANSLATE_NOOP("Engine", "All figures"));
        headers({{QT_TRANSLATE_NOOP("Engine", "Definition"), false},
                 {QT_TRANSLATE_NOOP("Engine", "Value"), true},
                 {QT_TRANSLATE_NOOP("Engine", "Interval"), true},
                 {{}, false}});
        for (const Figure& figure : figures(results_, stop_)) {
            const ShownEstimate shown = shownFigure(figure);
            out_ += "<tr>\n";
            cell(say(figure.definition));
            cell(shown.value, true);
            std::string ends = shown.low;
            cell(ends.append(" … ").append(shown.high).append(figure.isShare ? " %" : ""), true);
            const bool known = std::isfinite(figure.estimate.interval.high);
            cell(figure.isShare && known ? intervalBar(figure.estimate) : std::string());
            out_ += "</tr>\n";
        }
        out_ += "</tbody></table>\n";
    }

    void board() {
        const std::vector<BoardFigure> chambers = boardFigures(results_, stop_);
        if (chambers.empty())
            return;
        heading(QT_TRANSLATE_NOOP("Engine", "The board"));
        const Text title = QT_TRANSLATE_NOOP(
            "Engine", "Steps into and out of each chamber of the board per game; darker means more");
        std::vector<TintedCell> cells;
        for (const BoardFigure& chamber : chambers)
            cells.push_back(
                {chamber.cell, chamber.uses.value, words_({"%1, %2", {chamber.cell.x, chamber.cell.y}})});
        out_.append("<section>").append(cellChart(cells, words_(title)));
        element("p class=\"small\"", say(title));
        out_ += "</section>\n";
        headers({{QT_TRANSLATE_NOOP("Engine", "Chamber"), false},
                 {QT_TRANSLATE_NOOP("Engine", "Steps per game"), true},
                 {QT_TRANSLATE_NOOP("Engine", "Interval"), true},
                 {QT_TRANSLATE_NOOP("Engine", "Bars per game"), true},
                 {QT_TRANSLATE_NOOP("Engine", "Refusals per game"), true}});
        for (const BoardFigure& chamber : chambers) {
            out_ += "<tr>\n";
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
            out_ += "</tr>\n";
        }
        out_ += "</tbody></table>\n";
    }

    void tileTable() {
        std::vector<TileFigure> tiles = tileFigures(results_);
        heading(QT_TRANSLATE_NOOP("Engine", "Tiles"));
        element("p", say({QT_TRANSLATE_NOOP("Engine",
                                            "%1 tests, one for each tile, with a false discovery rate of 5 % "
                                            "(Benjamini and Hochberg): of the tiles marked as refused more "
                                            "often than others, at most 5 % are marked by chance."),
                          {tiles.size()}}));
        const bool points = scoresInPlay(results_);
        const std::vector<const TileMeasure*> columns = tileColumns(results_);
        std::vector<const TileMeasure*> explained{findTileMeasure("refused")};
        explained.insert(explained.end(), columns.begin(), columns.end());
        out_ += "<ul>\n";
        for (const TileMeasure* measure : explained)
            element("li", say(measure->wordsFor(points).name)
                              .append(" – ")
                              .append(say(measure->wordsFor(points).meaning)));
        out_ += "</ul>\n";
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
        headers(heads);
        for (const TileFigure& tile : tiles) {
            out_ += "<tr>\n";
            std::string name = "<code>" + escapedHtml(tile.tile) + "</code>";
            if (tile.refusedMore)
                name.append(" <span class=\"flag\">▲ ")
                    .append(say(QT_TRANSLATE_NOOP("Engine", "refused more often than others")))
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
            for (const TileMeasure* measure : columns)
                cell(decimal(measure->value(tile.tally, 0), 2), true);
            out_ += "</tr>\n";
        }
        out_ += "</tbody></table>\n";
    }

    void notableGames() {
        if (results_.notable.empty())
            return;
        heading(QT_TRANSLATE_NOOP("Engine", "Notable games"));
        out_ += "<ul>\n";
        for (const auto& [name, game] : results_.notable)
            element("li", say({QT_TRANSLATE_NOOP("Engine", "Game %1: %2"),
                               {std::to_string(game.number + 1), words_(notableText(name, game))}}));
        out_ += "</ul>\n";
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
    const Words& words_;
    const RepeatPaths& paths_;
    const std::stop_token& stop_;
    std::string out_;
};

} // namespace

std::string reportHtml(const Results& results, const Words& words, const std::vector<Text>& notes,
                       const RepeatPaths& paths, const std::stop_token& stop) {
    return Page(results, words, paths, stop).write(notes);
}

} // namespace tilewright::playtest
