// What people say about a session's game.
#include "editor/play/session/game_session.h"

#include <algorithm>
#include <utility>

namespace tilewright {

void GameSession::setFeedback(game::Feedback feedback) {
    feedback_ = std::move(feedback);
    std::ranges::stable_sort(feedback_.comments, {}, &game::Comment::after);
}

int GameSession::momentOf(const game::Comment& comment) const {
    return static_cast<int>(std::min(comment.after, static_cast<std::size_t>(lineLength())));
}

int GameSession::addComment(const QString& by, const QString& text) {
    std::vector<game::Comment>& all = feedback_.comments;
    if (all.size() >= game::maxComments)
        return -1;
    const auto moment = static_cast<std::size_t>(cursor_);
    // After those that are there.
    const auto place = std::ranges::upper_bound(all, moment, {}, &game::Comment::after);
    const int number = static_cast<int>(place - all.begin());
    all.insert(place, {.after = moment, .by = by.toStdString(), .text = text.toStdString()});
    unsavedFeedback_ = true;
    emit feedbackChanged();
    return number;
}

void GameSession::changeComment(int number, const QString& by, const QString& text) {
    game::Comment& comment = feedback_.comments[static_cast<std::size_t>(number)];
    comment.by = by.toStdString();
    comment.text = text.toStdString();
    unsavedFeedback_ = true;
    emit feedbackChanged();
}

void GameSession::removeComment(int number) {
    feedback_.comments.erase(feedback_.comments.begin() + number);
    unsavedFeedback_ = true;
    emit feedbackChanged();
}

} // namespace tilewright
