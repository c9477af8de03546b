#pragma once

#include "engine/games/feedback.h"

namespace tilewright::cli {

/// Prints the comments in the order of their moments: "after move 17, Ada: text".
void printComments(const game::Feedback& feedback);
/// Prints who wrote it and when, the rating and the answers; nothing where there is none of them.
void printRatingAndAnswers(const game::Feedback& feedback);

} // namespace tilewright::cli
