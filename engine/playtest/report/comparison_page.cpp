#include "engine/playtest/report/report_html.h"

#include "engine/playtest/blocks.h"
#include "engine/playtest/number_format.h"
#include "engine/playtest/report/html_writer.h"
#include "engine/playtest/report/report_questions.h"
#include "engine/playtest/report/svg_charts.h"
#include "engine/playtest/studies/bot_check.h"
#include "engine/playtest/studies/compare.h"

#include <algorithm>
#include <array>

namespace tilewright::playtest {

namespace {

/// A figure of either.
struct Pair {
    const Figure* a = nullptr;
    const Figure* b = nullptr;
    Estimate difference;
    bool differs = false;
};

std::vector<Pair> pairsOf(const std::vector<Figure>& a, const std::vector<Figure>& b, bool isPaired) {
    const std::vector<Difference> paired = isPaired ? differences(a, b) : std::vector<Difference>();
    std::vector<Pair> pairs;
    std::vector<double> p;
    std::vector<std::size_t> tested;
    for (const Figure& one : a) {
        const auto other = std::ranges::find(b, one.id, &Figure::id);
        if (other == b.end())
            continue;
        const auto known = std::ranges::find(paired, one.id, &Difference::id);
        if (known != paired.end()) {
            pairs.push_back({&one, &*other, known->difference, known->differs});
            continue;
        }
        pairs.push_back({&one, &*other, unpairedDifference(one.estimate, other->estimate)});
        tested.push_back(pairs.size() - 1);
        p.push_back(unpairedP(pairs.back().difference));
    }
    const std::vector<bool> found = discoveries(p);
    for (std::size_t i = 0; i < tested.size(); ++i)
        pairs[tested[i]].differs = found[i];
    return pairs;
}

class ComparisonPage : private HtmlWriter {
public:
    ComparisonPage(const Results& a, const Results& b, const Translator& words, const StopToken& stop)
        : HtmlWriter(words)
        , isPaired_(!hasErrors(checkPaired(a, b)) && a.stacksPerBlock == b.stacksPerBlock) {
        const std::vector<std::uint32_t> both = isPaired_ ? commonBlocks(a, b) : std::vector<std::uint32_t>();
        sides_[0].results = isPaired_ ? selectBlocks(a, both) : a;
        sides_[1].results = isPaired_ ? selectBlocks(b, both) : b;
        for (const int side : {0, 1}) {
            Side& one = sides_[static_cast<std::size_t>(side)];
            one.all = {
                figuresComparableWith(one.results, sides_[static_cast<std::size_t>(1 - side)].results, stop),
                chamberFigures(one.results, stop)};
        }
        if (!stop.stop_requested())
            pairs_ = pairsOf(sides_[0].all.figures, sides_[1].all.figures, isPaired_);
    }

    std::string write() {
        begin(QT_TRANSLATE_NOOP("Engine", "Two playtests side by side"));
        played("A", sides_[0].results);
        played("B", sides_[1].results);
        const auto differing = std::ranges::count(pairs_, true, &Pair::differs);
        element(
            "p",
            say({isPaired_
                     ? QT_TRANSLATE_NOOP("Engine",
                                         "Both played the same stacks and are compared stack by stack. Of %1 "
                                         "figures %2 differ significantly (false discovery rate 5 %).")
                     : QT_TRANSLATE_NOOP("Engine", "They are compared as independent games. Of %1 figures %2 "
                                                   "differ significantly (false discovery rate 5 %)."),
                 {pairs_.size(), std::to_string(differing)}}));
        std::vector<std::pair<std::string_view, Text>> places;
        for (const ReportQuestion& question : questions())
            if (isAsked(question))
                places.emplace_back(question.id, question.title);
        navigation(places);
        searchField();
        for (const ReportQuestion& question : questions())
            if (isAsked(question))
                answered(question);
        return end();
    }

private:
    struct Side {
        Results results;
        AllFigures all;
    };

    void played(const char* name, const Results& results) {
        const auto part = [&results](const char* what) {
            const auto found = results.plan.find(what);
            return found != results.plan.end() && found->is_object() ? found->value("name", std::string("?"))
                                                                     : std::string("?");
        };
        element("p", "<strong>" + std::string(name) + "</strong>: " +
                         say({QT_TRANSLATE_NOOP("Engine", "%1 games of the bots %2 with “%3” on “%4”"),
                              {withThousandsSeparators(results.games()), listed(botsOf(results.plan)),
                               part("tileset"), part("map")}}));
    }

    bool isAsked(const ReportQuestion& question) const {
        return std::ranges::any_of(
            pairs_, [&question](const Pair& pair) { return &questionOf(pair.a->id) == &question; });
    }

    void answered(const ReportQuestion& question) {
        heading(question.title, question.id);
        for (const std::size_t side : {0U, 1U}) {
            std::string sentences;
            for (const Text& sentence : answerTo(question, sides_[side].results, sides_[side].all))
                sentences.append(" ").append(say(sentence));
            if (!sentences.empty())
                element("p class=\"answer\"", (side == 0 ? "A:" : "B:") + sentences);
        }
        std::vector<const Pair*> shown;
        for (const bool differs : {true, false})
            for (const Pair& pair : pairs_)
                if (&questionOf(pair.a->id) == &question && pair.differs == differs)
                    shown.push_back(&pair);
        const auto differing = std::ranges::count_if(shown, [](const Pair* pair) { return pair->differs; });
        beginFold({QT_TRANSLATE_NOOP("Engine", "All figures: %1, of which %2 differ significantly"),
                   {shown.size(), std::to_string(differing)}});
        table(shown, question.id);
        endFold();
    }

    void table(const std::vector<const Pair*>& pairs, std::string_view question) {
        NumberTable numbers{
            {"figure", "a", "aLow", "aHigh", "b", "bLow", "bHigh", "difference", "low", "high", "differs"},
            {}};
        headers({{QT_TRANSLATE_NOOP("Engine", "Definition"), false},
                 {"A", true},
                 {"B", true},
                 {QT_TRANSLATE_NOOP("Engine", "Difference"), true},
                 {{}, false}});
        for (const Pair* pair : pairs) {
            const auto value = [](const Figure& figure) {
                const FormattedEstimate shown = formattedFigure(figure);
                return escapedHtml(shown.value + ' ' + shown.interval());
            };
            beginRow();
            cell(say(pair->a->definition));
            cell(value(*pair->a), true);
            cell(value(*pair->b), true);
            cell(escapedHtml(formattedDifference(pair->difference, pair->a->isShare)), true);
            cell(pair->differs
                     ? "<span class=\"flag\">" + say(QT_TRANSLATE_NOOP("Engine", "differs")) + "</span>"
                     : std::string());
            endRow();
            std::vector<std::string>& row = numbers.rows.emplace_back(1, pair->a->id);
            for (const Estimate& one : {pair->a->estimate, pair->b->estimate, pair->difference})
                for (const double number : {one.value, one.interval.low, one.interval.high})
                    row.push_back(decimal(number, 6));
            row.emplace_back(pair->differs ? "yes" : "no");
        }
        endTable();
        download(numbers, "differences-" + std::string(question) + ".csv");
    }

    bool isPaired_;
    std::array<Side, 2> sides_;
    std::vector<Pair> pairs_;
};

} // namespace

std::string comparisonHtml(const Results& a, const Results& b, const Translator& words,
                           const StopToken& stop) {
    return ComparisonPage(a, b, words, stop).write();
}

} // namespace tilewright::playtest
