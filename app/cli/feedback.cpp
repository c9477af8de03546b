#include "app/cli/feedback.h"

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
        Line() << "after move " << comment.after << (by.empty() ? "" : ", ") << by << ": " << comment.text;
    }
}

void printVerdict(const game::Feedback& feedback) {
    if (!feedback.by.empty())
        Line() << "feedback by: " << feedback.by;
    if (!feedback.at.empty())
        Line() << "written: " << feedback.at;
    if (feedback.rating != 0)
        Line() << "rating: " << feedback.rating << " of " << game::bestRating;
    for (const game::Answer& answer : feedback.answers) {
        Line() << "question: " << answer.question;
        Line() << "answer: " << answer.answer;
    }
}

} // namespace tilewright::cli
