#pragma once

#include "engine/playtest/report/report_html.h"
#include "engine/playtest/studies/study_report.h"

#include <string>

namespace tilewright::playtest {

/// A study as a page: how far it is, its points by how they meet the goals, and the answer. While games are
/// missing, the page loads itself again every few seconds. The same report gives the same bytes.
std::string studyHtml(const StudyReport& report, const Translator& words = &Text::english);

} // namespace tilewright::playtest
