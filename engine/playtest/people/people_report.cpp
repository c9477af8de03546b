#include "engine/playtest/people/people_report.h"

#include "engine/base/json/json.h"
#include "engine/playtest/number_format.h"
#include "engine/playtest/studies/bot_check.h"

#include <algorithm>
#include <cctype>
#include <map>

namespace tilewright::playtest {

namespace {

/// For comparing answers; bytes beyond ASCII stay as they are.
std::string plain(const std::string& text) {
    const auto isSpace = [](unsigned char one) { return std::isspace(one) != 0; };
    const auto begin = std::find_if_not(text.begin(), text.end(), isSpace);
    const auto end = std::find_if_not(text.rbegin(), std::make_reverse_iterator(begin), isSpace).base();
    std::string out(begin, end);
    for (char& one : out)
        one = one >= 'A' && one <= 'Z' ? static_cast<char>(one + ('a' - 'A')) : one;
    return out;
}

Json toJson(const PeopleBotsFigure& one) {
    Json people = toJson(one.people);
    people["counted"] = one.peopleCounted;
    Json bots = toJson(one.bots);
    bots["counted"] = one.botsCounted;
    return {{"id", one.id}, {"definition", one.definition.english()}, {"people", people},
            {"bots", bots}, {"difference", toJson(one.difference)},   {"differs", one.differs}};
}

Json figuresJson(const SeatGroup& group) {
    Json list = Json::array();
    for (const Figure& figure : figures(group.results)) {
        Json entry = {{"id", figure.id}, {"definition", figure.definition.english()}};
        entry.update(toJson(figure.estimate));
        entry["counted"] = figure.counted;
        list.push_back(std::move(entry));
    }
    return list;
}

Json toJson(const GameComment& one) {
    Json out = {{"file", one.file}, {"after", one.after}, {"text", one.text}};
    if (one.seat)
        out["seat"] = *one.seat;
    if (!one.tile.empty()) {
        out["tile"] = one.tile;
        out["cell"] = {one.cell.x, one.cell.y};
    }
    return out;
}

} // namespace

PeopleReport makePeopleReport(PlayedGames played, std::shared_ptr<const Results> bots,
                              const StopToken& stop) {
    PeopleReport report;
    report.bots = std::move(bots);
    if (!report.bots)
        for (const SeatGroup& group : played.groups)
            if (!group.hasPersons()) {
                report.bots = std::make_shared<const Results>(group.results);
                break;
            }
    for (const SeatGroup& group : played.groups)
        if (group.hasPersons())
            report.beside.push_back(report.bots ? compareWithBots(group, *report.bots, stop)
                                                : std::vector<PeopleBotsFigure>());
    report.played = std::move(played);
    return report;
}

std::optional<Estimate> meanRating(const PlayedGames& played) {
    std::vector<double> values;
    for (std::size_t rating = 1; rating < played.ratings.size(); ++rating)
        values.insert(values.end(), static_cast<std::size_t>(played.ratings[rating]),
                      static_cast<double>(rating));
    if (values.empty())
        return std::nullopt;
    Estimate found = mean(values);
    found.interval.low = std::max(found.interval.low, 1.0);
    found.interval.high = std::min(found.interval.high, static_cast<double>(game::bestRating));
    return found;
}

std::vector<std::pair<std::string, int>> repeatedAnswers(const AskedQuestion& question) {
    std::map<std::string, std::pair<std::string, int>> times;
    for (const GivenAnswer& one : question.answers) {
        auto& [text, number] = times.try_emplace(plain(one.text), one.text, 0).first->second;
        ++number;
    }
    std::vector<std::pair<std::string, int>> found;
    for (auto& [key, answer] : times)
        if (answer.second > 1)
            found.push_back(std::move(answer));
    std::ranges::stable_sort(found, std::greater(), &std::pair<std::string, int>::second);
    return found;
}

std::vector<Text> summarySentences(const PeopleReport& report) {
    const PlayedGames& played = report.played;
    std::vector<Text> said{
        {QT_TRANSLATE_NOOP("Engine", "Games judged: %1; records left out: %2."),
         {withThousandsSeparators(played.games()), withThousandsSeparators(played.skipped.size())}}};
    std::size_t number = 0;
    for (const SeatGroup& group : played.groups) {
        said.push_back(groupInWords(group));
        if (!group.hasPersons() || !report.bots)
            continue;
        const std::vector<PeopleBotsFigure>& beside = report.beside[number++];
        if (group.files.size() < minPeoplesGames)
            said.push_back(
                {QT_TRANSLATE_NOOP("Engine", "These are too few to say which figures differ from those of "
                                             "bots: at least %1 games are needed."),
                 {minPeoplesGames}});
        else
            said.push_back({QT_TRANSLATE_NOOP(
                                "Engine", "Compared with %1 games of the bots %2, %3 of %4 figures differ "
                                          "significantly: for these, don't rely on the verdict of the bots."),
                            {withThousandsSeparators(report.bots->games()), listed(botsOf(report.bots->plan)),
                             std::to_string(std::ranges::count(beside, true, &PeopleBotsFigure::differs)),
                             beside.size()}});
    }
    if (played.people() && !report.bots)
        said.emplace_back(QT_TRANSLATE_NOOP("Engine", "There are no games of bots to compare with."));
    if (const auto rating = meanRating(played)) {
        const FormattedEstimate shown = formattedEstimate(*rating, false);
        said.push_back(
            {QT_TRANSLATE_NOOP("Engine", "Average rating of %1 ratings: %2 of %3 (95 % interval %4 to %5)."),
             {std::to_string(played.games() - static_cast<std::size_t>(played.ratings[0])), shown.value,
              game::bestRating, shown.low, shown.high}});
    }
    return said;
}

Json toJson(const PeopleReport& report) {
    const PlayedGames& played = report.played;
    Json out = {{"format", "tilewright-people"}, {"version", 1}, {"ruleset", played.ruleset}};
    out["plan"] = played.plan;
    out["games"] = played.games();
    out["bots"] = report.bots ? Json(botsOf(report.bots->plan)) : Json();
    out["botGames"] = report.bots ? report.bots->games() : 0;
    out["groups"] = Json::array();
    std::size_t withPersons = 0;
    for (const SeatGroup& group : played.groups) {
        Json entry = {{"kinds", group.kinds}, {"games", group.files.size()}, {"files", group.files}};
        entry["figures"] = figuresJson(group);
        entry["beside"] = Json::array();
        if (group.hasPersons())
            for (const PeopleBotsFigure& one : report.beside[withPersons++])
                entry["beside"].push_back(toJson(one));
        out["groups"].push_back(std::move(entry));
    }
    out["ratings"] = Json::object();
    for (std::size_t rating = 1; rating < played.ratings.size(); ++rating)
        out["ratings"][std::to_string(rating)] = played.ratings[rating];
    if (const auto rating = meanRating(played))
        out["meanRating"] = toJson(*rating);
    out["questions"] = Json::array();
    for (const AskedQuestion& asked : played.questions) {
        Json entry = {{"question", asked.question}, {"answers", Json::array()}};
        for (const GivenAnswer& one : asked.answers)
            entry["answers"].push_back({{"file", one.file}, {"answer", one.text}});
        out["questions"].push_back(std::move(entry));
    }
    out["comments"] = Json::array();
    for (const GameComment& one : played.gameComments)
        out["comments"].push_back(toJson(one));
    out["leftOut"] = Json::array();
    for (const SkippedRecord& one : played.skipped)
        out["leftOut"].push_back({{"file", one.file},
                                  {"code", one.issue.code},
                                  {"pointer", one.issue.pointer},
                                  {"message", one.issue.message.english()}});
    return out;
}

} // namespace tilewright::playtest
