#include "engine/playtest/number_format.h"
#include "engine/playtest/people/people_report.h"
#include "engine/playtest/report/html_writer.h"
#include "engine/playtest/report/svg_charts.h"

#include <algorithm>
#include <map>

namespace tilewright::playtest {

namespace {

/// The page of a report of people's games.
class PeoplePage : private HtmlWriter {
public:
    PeoplePage(const PeopleReport& report, const Translator& words)
        : HtmlWriter(words), report_(report), words_(words) {}

    std::string write() {
        begin({QT_TRANSLATE_NOOP("Engine", "Games of people with “%1”"), {setName()}});
        for (const Text& sentence : summarySentences(report_))
            element("p", say(sentence));
        std::size_t number = 0;
        for (const SeatGroup& group : report_.played.groups)
            if (group.hasPersons())
                figuresOf(group, report_.beside[number++]);
        ratings();
        questions();
        comments();
        skipped();
        return end();
    }

private:
    std::string setName() const {
        return report_.played.game ? report_.played.game->tileSet().name : std::string("?");
    }

    void figuresOf(const SeatGroup& group, const std::vector<PeopleBotsFigure>& beside) {
        heading(groupInWords(group));
        if (beside.empty())
            return figuresAlone(group);
        element("p",
                say(QT_TRANSLATE_NOOP(
                    "Engine",
                    "Figures that differ significantly come first: a false discovery rate of 5 % among all "
                    "(Benjamini and Hochberg). Numbers in brackets are how many items were counted.")));
        headers({{QT_TRANSLATE_NOOP("Engine", "Definition"), false},
                 {QT_TRANSLATE_NOOP("Engine", "People"), true},
                 {QT_TRANSLATE_NOOP("Engine", "Bots"), true},
                 {QT_TRANSLATE_NOOP("Engine", "Difference"), true},
                 {{}, false}});
        for (const bool differs : {true, false})
            for (const PeopleBotsFigure& one : beside)
                if (one.differs == differs)
                    besideRow(one);
        endTable();
    }

    void besideRow(const PeopleBotsFigure& one) {
        const auto value = [&one](const Estimate& estimate, std::int64_t counted) {
            const FormattedEstimate shown = formattedEstimate(estimate, one.isShare, one.isWhole);
            return escapedHtml(shown.value + ' ' + shown.interval() + " (" +
                               withThousandsSeparators(static_cast<std::uint64_t>(counted)) + ')');
        };
        beginRow();
        cell(say(one.definition));
        cell(value(one.people, one.peopleCounted), true);
        cell(value(one.bots, one.botsCounted), true);
        cell(escapedHtml(formattedDifference(one.difference, one.isShare)), true);
        cell(one.differs ? "<span class=\"flag\">" + say(QT_TRANSLATE_NOOP("Engine", "differs")) + "</span>"
                         : std::string());
        endRow();
    }

    void figuresAlone(const SeatGroup& group) {
        headers({{QT_TRANSLATE_NOOP("Engine", "Definition"), false},
                 {QT_TRANSLATE_NOOP("Engine", "Value"), true},
                 {QT_TRANSLATE_NOOP("Engine", "Interval"), true},
                 {QT_TRANSLATE_NOOP("Engine", "Counted"), true}});
        for (const Figure& figure : figures(group.results)) {
            const FormattedEstimate shown = formattedFigure(figure);
            beginRow();
            cell(say(figure.definition));
            cell(shown.value, true);
            cell(escapedHtml(shown.interval()), true);
            cell(withThousandsSeparators(static_cast<std::uint64_t>(figure.counted)), true);
            endRow();
        }
        endTable();
    }

    void ratings() {
        const auto& ratings = report_.played.ratings;
        std::map<std::int32_t, std::int64_t> times;
        for (std::size_t rating = 1; rating < ratings.size(); ++rating)
            times[static_cast<std::int32_t>(rating)] = ratings[rating];
        const auto mean = meanRating(report_.played);
        if (!mean)
            return;
        heading(QT_TRANSLATE_NOOP("Engine", "Ratings"));
        const Text title =
            QT_TRANSLATE_NOOP("Engine", "Games by rating, from 1 to 5; the line marks the average");
        section(histogram(times, mean->value, words_(title)), title);
    }

    void questions() {
        if (report_.played.questions.empty())
            return;
        heading(QT_TRANSLATE_NOOP("Engine", "Answers"));
        for (const AskedQuestion& asked : report_.played.questions) {
            element("h3", escapedHtml(asked.question));
            repeated(asked);
            beginList();
            for (const GivenAnswer& one : asked.answers)
                element("li", escapedHtml(one.text) + " <span class=\"small\">(" + escapedHtml(one.file) +
                                  ")</span>");
            endList();
        }
    }

    void repeated(const AskedQuestion& asked) {
        std::vector<IntervalRow> rows;
        const auto all = static_cast<std::int64_t>(asked.answers.size());
        for (const auto& [text, times] : repeatedAnswers(asked))
            rows.push_back({text,
                            {static_cast<double>(times) / static_cast<double>(all),
                             wilson(times, static_cast<double>(all))},
                            std::to_string(times) + " / " + std::to_string(all)});
        if (rows.empty())
            return;
        const Text title = QT_TRANSLATE_NOOP("Engine", "Answers that were given more than once");
        section(intervalChart(rows, std::nullopt, words_(title)), title);
    }

    void comments() {
        std::vector<GameComment> gameComments = report_.played.gameComments;
        if (gameComments.empty())
            return;
        heading(QT_TRANSLATE_NOOP("Engine", "Comments by move"));
        commentTable(gameComments);
        std::ranges::stable_sort(gameComments, {}, &GameComment::tile);
        heading(QT_TRANSLATE_NOOP("Engine", "Comments by the tile laid last"));
        commentTable(gameComments);
    }

    void commentTable(const std::vector<GameComment>& gameComments) {
        headers({{QT_TRANSLATE_NOOP("Engine", "After move"), true},
                 {QT_TRANSLATE_NOOP("Engine", "Tile"), false},
                 {QT_TRANSLATE_NOOP("Engine", "Seat"), true},
                 {QT_TRANSLATE_NOOP("Engine", "Comment"), false},
                 {QT_TRANSLATE_NOOP("Engine", "Game"), false}});
        for (const GameComment& one : gameComments) {
            beginRow();
            cell(std::to_string(one.after), true);
            cell(one.tile.empty() ? std::string()
                                  : "<code>" + escapedHtml(one.tile) + "</code> (" +
                                        std::to_string(one.cell.x) + ", " + std::to_string(one.cell.y) + ')');
            cell(one.seat ? std::to_string(*one.seat + 1) : std::string(), true);
            cell(escapedHtml(one.text));
            cell(escapedHtml(one.file));
            endRow();
        }
        endTable();
    }

    void skipped() {
        if (report_.played.skipped.empty())
            return;
        heading(QT_TRANSLATE_NOOP("Engine", "Left out"));
        beginList();
        for (const SkippedRecord& one : report_.played.skipped)
            element("li",
                    escapedHtml(one.file) + ": " + say(one.issue.message) +
                        (one.issue.pointer.empty() ? ""
                                                   : " <code>" + escapedHtml(one.issue.pointer) + "</code>"));
        endList();
    }

    const PeopleReport& report_;
    const Translator& words_;
};

} // namespace

std::string toHtml(const PeopleReport& report, const Translator& words) {
    return PeoplePage(report, words).write();
}

} // namespace tilewright::playtest
