#include "engine/games/feedback.h"

#include "engine/base/json/describe_value.h"
#include "engine/base/json/json.h"
#include "engine/games/compile_checks.h"
#include "engine/games/record.h"
#include "engine/model/io/file_formats.h"

#include <algorithm>
#include <utility>

namespace tilewright::game {

namespace {

std::string textIn(const Json& object, const char* name) {
    return object.value(name, std::string());
}

Json commentJson(const Comment& comment) {
    Json entry{{"move", comment.after}};
    if (comment.player)
        entry["player"] = *comment.player;
    if (!comment.by.empty())
        entry["by"] = comment.by;
    entry["text"] = comment.text;
    appendUnknown(entry, comment.extra);
    return entry;
}

Comment commentFromJson(const Json& entry) {
    Comment comment{.after = entry.at("move").get<std::size_t>(),
                    .by = textIn(entry, "by"),
                    .text = entry.at("text").get<std::string>(),
                    .extra = unknownFields(entry, {"move", "player", "by", "text"})};
    if (const auto player = entry.find("player"); player != entry.end())
        comment.player = player->get<int>();
    return comment;
}

} // namespace

bool Feedback::empty() const {
    return by.empty() && at.empty() && rating == 0 && comments.empty() && answers.empty();
}

Issues checkFeedback(const Json& fields) {
    if (!fields.is_object())
        return {errorAt("feedback", "",
                        {QT_TRANSLATE_NOOP("Engine", "Found %1, expected an object."), {describe(fields)}},
                        {})};
    // The schema knows nothing of the rest of a record with rules of somebody else.
    Record record;
    record.ruleset = "none";
    Json document = toJson(record);
    for (const char* field : feedbackFields)
        if (const auto found = fields.find(field); found != fields.end())
            document[field] = *found;
    Issues issues;
    if (checkFormat(document, Schema::Game, issues))
        issues = answersWithoutQuestions(fields);
    return issues;
}

Issues answersWithoutQuestions(const Json& fields) {
    const std::size_t questions = fields.contains("questions") ? fields.at("questions").size() : 0;
    const std::size_t answers = fields.contains("answers") ? fields.at("answers").size() : 0;
    if (answers == questions || answers == 0)
        return {};
    return {errorAt("answers", "/answers",
                    {QT_TRANSLATE_NOOP("Engine", "found %1 answers, expected %2, one for each question"),
                     {answers, questions}},
                    {})};
}

Feedback feedbackFromJson(const Json& fields) {
    Feedback read;
    read.by = textIn(fields, "sender");
    read.at = textIn(fields, "sent");
    read.rating = fields.value("rating", 0);
    if (const auto comments = fields.find("comments"); comments != fields.end())
        for (const Json& entry : *comments)
            read.comments.push_back(commentFromJson(entry));
    const Json answers = fields.value("answers", Json::array());
    if (const auto questions = fields.find("questions"); questions != fields.end())
        for (std::size_t i = 0; i < questions->size(); ++i)
            read.answers.push_back({questions->at(i).get<std::string>(),
                                    i < answers.size() ? answers[i].get<std::string>() : std::string()});
    return read;
}

Json toJson(const Feedback& feedback) {
    Json fields = Json::object();
    for (const Comment& comment : feedback.comments)
        fields["comments"].push_back(commentJson(comment));
    for (const Answer& answer : feedback.answers) {
        fields["questions"].push_back(answer.question);
        fields["answers"].push_back(answer.answer);
    }
    if (feedback.rating != 0)
        fields["rating"] = feedback.rating;
    if (!feedback.by.empty())
        fields["sender"] = feedback.by;
    if (!feedback.at.empty())
        fields["sent"] = feedback.at;
    return fields;
}

Issues commentsBeyond(const Feedback& feedback, std::size_t moves) {
    Issues issues;
    for (std::size_t i = 0; i < feedback.comments.size(); ++i)
        if (const std::size_t after = feedback.comments[i].after; after > moves)
            issues.push_back(
                warningAt("comment-beyond-end", pointerTo("/comments", i) + "/move",
                          {QT_TRANSLATE_NOOP("Engine", "found %1, expected at most %2, the number of moves"),
                           {after, moves}},
                          {}));
    return issues;
}

void clampComments(Feedback& feedback, std::size_t moves) {
    for (Comment& comment : feedback.comments)
        comment.after = std::min(comment.after, moves);
}

} // namespace tilewright::game
