#pragma once

#include "engine/base/issue.h"
#include "engine/model/tileset.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace tilewright::game {

// What people say about a game that they have played: optional fields of its record.

/// Limits of the format: characters of a text and of a question, comments and answers of a record.
inline constexpr std::size_t maxFeedbackText = 2'000;
inline constexpr std::size_t maxQuestion = 300;
inline constexpr std::size_t maxComments = 10'000;
inline constexpr std::size_t maxAnswers = 5;
inline constexpr int bestRating = 5;

/// A remark on a moment of the game.
struct Comment {
    /// Number of moves played before.
    std::size_t after = 0;
    /// The seat of who wrote it, from 0.
    std::optional<int> player;
    /// Empty for the author of the whole feedback.
    std::string by;
    std::string text;
    Json extra = Json::object();
    friend bool operator==(const Comment&, const Comment&) = default;
};

struct Answer {
    std::string question;
    std::string answer;
    friend bool operator==(const Answer&, const Answer&) = default;
};

struct Feedback {
    std::string by;
    /// As in the file, usually "2026-11-26T14:03:00Z".
    std::string at;
    /// From 1 to bestRating; 0 for none.
    int rating = 0;
    std::vector<Comment> comments;
    std::vector<Answer> answers;

    bool empty() const;
    friend bool operator==(const Feedback&, const Feedback&) = default;
};

/// The fields of a record that hold it.
inline constexpr const char* feedbackFields[] = {"comments", "questions", "answers",
                                                 "rating",   "sender",    "sent"};

/// Errors in those fields of the object, by the schema of records, each with its pointer: "/rating".
Issues checkFeedback(const Json& fields);
/// There is an answer, maybe an empty one, to each question, or none at all. Pre: the object fits the schema.
Issues answersWithoutQuestions(const Json& fields);
/// Other fields are passed over. Pre: checkFeedback() found no errors, or the record was read.
Feedback feedbackFromJson(const Json& fields);
/// Fields without content are left out.
Json toJson(const Feedback& feedback);

/// A warning for each comment on a moment after the last of `moves` moves.
Issues commentsBeyond(const Feedback& feedback, std::size_t moves);
/// Such comments are on the last moment from now on.
void clampComments(Feedback& feedback, std::size_t moves);

} // namespace tilewright::game
