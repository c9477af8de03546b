#pragma once

#include "engine/playtest/figures.h"

#include <span>
#include <string_view>
#include <vector>

namespace tilewright::playtest {

/// What a designer asks of a playtest. Reports group their figures by it.
struct ReportQuestion {
    /// For links and files: "length".
    std::string_view id;
    /// English, marked for translation: "How long is it?"
    const char* title;
    /// The figures that answer it, by the first part of their ids; the last question takes those of no other.
    std::vector<std::string_view> families;
};

/// In the order of reports.
std::span<const ReportQuestion> questions();
const ReportQuestion& questionOf(std::string_view figure);

/// The answer in a few sentences, from the figures and the games; empty where nothing can be said.
std::vector<Text> answerTo(const ReportQuestion& question, const Results& results, const AllFigures& all);

} // namespace tilewright::playtest
