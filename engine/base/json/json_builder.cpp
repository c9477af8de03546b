#include "engine/base/json/json_builder.h"

#include "engine/base/json/describe_value.h"
#include "engine/base/json/json.h"

#include <algorithm>

namespace tilewright {

bool JsonBuilder::add(Json value) {
    if (open_.empty())
        result_ = std::move(value);
    else
        open_.back().entries.push_back(std::move(value));
    return true;
}

bool JsonBuilder::open(bool isObject) {
    if (open_.size() >= static_cast<std::size_t>(maxNesting)) {
        Issue issue = issueAt(text_, offset() - 1, "nesting-too-deep");
        issue.message = Text(
            QT_TRANSLATE_NOOP(
                "Engine", "Found lists and objects nested more than %1 levels deep, expected at most %1."),
            {maxNesting});
        issues_.push_back(issue);
        return false;
    }
    open_.emplace_back().isObject = isObject;
    return true;
}

bool JsonBuilder::key(string_t& name) {
    constexpr std::size_t few = 24;
    Open& object = open_.back();
    bool twice = false;
    if (object.names.size() < few) {
        twice = std::find(object.names.begin(), object.names.end(), name) != object.names.end();
    } else {
        if (object.manyNames.empty())
            object.manyNames.insert(object.names.begin(), object.names.end());
        twice = !object.manyNames.insert(name).second;
    }
    object.names.push_back(std::move(name));
    if (!twice)
        return true;
    Issue issue = issueAt(text_, openingQuote(text_, offset() - 1), "field-twice");
    issue.pointer = pointer();
    issue.message =
        Text(QT_TRANSLATE_NOOP("Engine", "Found the field “%1” twice in one object, expected it once."),
             {shortened(object.names.back())});
    issue.remedy = QT_TRANSLATE_NOOP("Engine", "Remove one of the two.");
    issues_.push_back(issue);
    return false;
}

bool JsonBuilder::end_object() {
    Open done = std::move(open_.back());
    open_.pop_back();
    Json object = Json::object();
    object.get_ref<Json::object_t&>().reserve(done.names.size());
    for (std::size_t i = 0; i < done.names.size(); ++i)
        appendField(object, std::move(done.names[i]), std::move(done.entries[i]));
    return add(std::move(object));
}

bool JsonBuilder::end_array() {
    Json list = Json::array();
    list.get_ref<Json::array_t&>() = std::move(open_.back().entries);
    open_.pop_back();
    return add(std::move(list));
}

bool JsonBuilder::parse_error(std::size_t position, const std::string&,
                              const nlohmann::json::exception& error) {
    issues_.push_back(syntaxIssue(text_, position, error.what()));
    return false;
}

std::string JsonBuilder::pointer() const {
    std::string out;
    for (const Open& level : open_)
        out = level.isObject ? pointerTo(out, level.names.back()) : pointerTo(out, level.entries.size());
    return out;
}

} // namespace tilewright
