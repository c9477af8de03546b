#include "app/cli/cli.h"
#include "app/cli/failure.h"
#include "app/cli/output_files.h"
#include "app/cli/process/terminal.h"
#include "app/cli/verbs.h"
#include "engine/games/kit.h"
#include "engine/model/io/file_formats.h"
#include "engine/playtest/number_format.h"
#include "engine/playtest/report/report_html.h"
#include "engine/playtest/studies/study.h"

namespace tilewright::cli {

int mergeStudies(const std::vector<std::string>& files, const std::string& output, bool json) {
    requireFreeOutput(output, files, isPage(output) ? std::string_view() : "tilewright-study-report");
    std::vector<playtest::StudyReport> parts;
    for (const std::string& file : files) {
        Loaded<playtest::StudyReport> part = playtest::readStudyReport(read(file), rulesets());
        if (!part)
            throw Failure(FileError, inFile(std::move(part.issues), file));
        parts.push_back(std::move(*part.value));
    }
    Loaded<playtest::StudyReport> merged = playtest::mergeStudies(parts);
    if (!merged)
        throw Failure(InputErrors, std::move(merged.issues));
    const playtest::StudyReport& report = *merged.value;
    Json document = playtest::studyReport(report.study, report.points, report.results);
    write(output, isPage(output) ? playtest::studyHtml(report) : fileText(document));
    if (json) {
        for (Json& point : document["points"])
            point.erase("playtest");
        print(document);
    } else {
        TerminalLine() << playtest::withThousandsSeparators(report.gamesDone()) << " of "
                       << playtest::withThousandsSeparators(report.gamesWanted()) << " games of "
                       << report.points.size() << " points";
        if (document.contains("answer"))
            TerminalLine() << document["answer"]["sentence"].get<std::string>();
    }
    return report.isWhole() ? Success : InputErrors;
}

} // namespace tilewright::cli
