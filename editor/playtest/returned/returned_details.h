#pragma once

#include "editor/common/plain_paragraphs.h"

namespace tilewright {

struct ReturnedGame;

/// All that was said about one game, in the order in which one wants to read it: what is wrong with the file,
/// rating, answers, comments.
QList<PlainParagraphs::Paragraph> detailsOf(const ReturnedGame& game);

} // namespace tilewright
