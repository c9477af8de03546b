#include "app/cli/print_feedback.h"

#include "app/cli/process/terminal.h"

#include <algorithm>
#include <string>
#include <vector>

namespace tilewright::cli {

void printComments(const game::Feedback& feedback) {
    std::vector<game::Comment> comments = feedback.comments;
    std::ranges::stable_sort(comments, {}, &game::Comment::after);
    for (const game::Comment& comment : comments) {
        std::string by = comment.by.empty() ? feedback.by : comment.by;
        if (by.empty() && comment.player)
            by = "player " + std::to_string(*comment.player + 1);
        TerminalLine() << "after move " << comment.after << (by.empty() ? "" : ", ") << by << ": "
                       << comment.text;
    }
}

void printRatingAndAnswers(const game::Feedback& feedback) {
    if (!feedback.by.empty())
        TerminalLine() << "feedback by: " << feedback.by;
    if (!feedback.at.empty())
        TerminalLine() << "written: " << feedback.at;
    if (feedback.rating != 0)
        TerminalLine() << "rating: " << feedback.rating << " of " << game::bestRating;
    for (const game::Answer& answer : feedback.answers) {
        TerminalLine() << "question: " << answer.question;
        TerminalLine() << "answer: " << answer.answer;
    }
}

} // namespace tilewright::cli
