#pragma once

#include "engine/playtest/people/people_vs_bots.h"
#include "engine/playtest/report/report_html.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tilewright::playtest {

/// Records judged together, with bots beside them.
struct PeopleReport {
    PlayedGames played;
    /// Of the same rules, set, board, options and number of players; null for none.
    std::shared_ptr<const Results> bots;
    /// By the groups of `played` that have persons.
    std::vector<std::vector<PeopleBotsFigure>> beside;
};

/// The bots whose games are compared: those given, else the largest group of bots alone among the records.
PeopleReport makePeopleReport(PlayedGames played, std::shared_ptr<const Results> bots,
                              const StopToken& stop = {});

/// The mean of the ratings and its interval; empty if nobody rated.
std::optional<Estimate> meanRating(const PlayedGames& played);
/// How often each answer to a question was given, without regard to case and spaces around it: those given
/// more than once, the most frequent first.
std::vector<std::pair<std::string, int>> repeatedAnswers(const AskedQuestion& question);

/// What is to be said first: how many games of whom, what bots stand beside, what surely differs.
std::vector<Text> summarySentences(const PeopleReport& report);

/// "tilewright-people"
Json toJson(const PeopleReport& report);
/// As a page that needs nothing else.
std::string toHtml(const PeopleReport& report, const Translator& words = &Text::english);

} // namespace tilewright::playtest
