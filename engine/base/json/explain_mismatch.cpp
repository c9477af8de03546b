#include "engine/base/json/schema_validator.h"

#include "engine/base/json/describe_value.h"
#include "engine/base/json/json.h"

#include <algorithm>
#include <set>

namespace tilewright {

namespace {

using Argument = Text::Argument;

/// Length in characters, as counted by schemas.
std::size_t characters(const std::string& text) {
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

/// Our schemas' integers are small; numbers that don't fit 64 bits are not integers.
bool isSmallInteger(const Json& value) {
    return value.is_number_integer() &&
           (!value.is_number_unsigned() || value.get<std::uint64_t>() <= std::uint64_t{INT64_MAX});
}

bool hasType(const Json& value, std::string_view type) {
    if (type == "integer")
        return isSmallInteger(value);
    if (type == "number")
        return value.is_number();
    if (type == "string")
        return value.is_string();
    if (type == "array")
        return value.is_array();
    if (type == "boolean")
        return value.is_boolean();
    return type != "object" || value.is_object();
}

/// A place in the document; its pointer is only built for an issue.
struct Place {
    const Place* parent = nullptr;
    std::string_view field;
    std::size_t index = 0;

    Place in(std::string_view name) const { return {this, name, 0}; }
    Place in(std::size_t number) const { return {this, {}, number}; }
    std::string pointer() const {
        if (!parent)
            return std::string(field);
        return field.data() ? pointerTo(parent->pointer(), field) : pointerTo(parent->pointer(), index);
    }
};

/// A keyword of a schema, or null.
const Json* keyword(const Json& schema, const char* name) {
    const auto it = schema.find(name);
    return it == schema.end() ? nullptr : &*it;
}

class Explainer {
public:
    Explainer(const Json& root, std::size_t most, Issues& issues)
        : root_(root), most_(most), issues_(issues) {}

    /// False if `value` does not fit.
    bool visit(const Json& schema, const Json& value, const Place& place) {
        if (issues_.size() >= most_)
            return true;
        if (schema.is_boolean())
            return schema.get<bool>() || excluded(place);
        if (const Json* reference = keyword(schema, "$ref"))
            return visit(resolved(*reference), value, place);

        // A value of the wrong type is one problem, not one for each of its limits.
        if (!visitValue(schema, value, place))
            return false;
        const std::size_t before = issues_.size();
        if (value.is_array())
            visitList(schema, value, place);
        if (value.is_object())
            visitObject(schema, value, place);
        if (const Json* parts = keyword(schema, "allOf"))
            for (const Json& part : *parts)
                visit(part, value, place);
        if (schema.contains("if"))
            visitConditional(schema, value, place);
        return issues_.size() == before;
    }

private:
    const Json& resolved(const Json& reference) const {
        constexpr std::string_view prefix = "#/definitions/";
        return root_.at("definitions").at(reference.get_ref<const std::string&>().substr(prefix.size()));
    }

    bool add(const char* code, const Place& place, Text message, Text remedy = {}) {
        Issue issue;
        issue.code = code;
        issue.pointer = place.pointer();
        issue.message = std::move(message);
        issue.remedy = std::move(remedy);
        issues_.push_back(std::move(issue));
        return false;
    }

    bool excluded(const Place& place) {
        return add("field-excluded", place,
                   Text(QT_TRANSLATE_NOOP("Engine", "Found the field “%1” together with another that "
                                                    "excludes it, expected only one of the two."),
                        {place.field}),
                   QT_TRANSLATE_NOOP("Engine", "Remove one of the two."));
    }

    bool visitValue(const Json& schema, const Json& value, const Place& place) {
        if (schema.contains("const") && value != schema["const"])
            return add("wrong-value", place,
                       Text(QT_TRANSLATE_NOOP("Engine", "Found %1, expected %2."),
                            {describe(value), describe(schema["const"])}));
        if (schema.contains("enum"))
            return visitEnum(schema, value, place);
        if (schema.contains("type") && !hasType(value, schema["type"].get_ref<const std::string&>()))
            return wrongType(schema, value, place);
        if (value.is_number() && outOfRange(schema, value))
            return add("out-of-range", place, expectedNumber(schema, value));
        if (value.is_string() && schema.contains("minLength")) {
            const std::size_t length = characters(value.get_ref<const std::string&>());
            const auto least = schema["minLength"].get<std::size_t>();
            const auto greatest = schema["maxLength"].get<std::size_t>();
            if (length < least || length > greatest)
                return add(
                    "wrong-length", place,
                    Text(QT_TRANSLATE_NOOP("Engine", "Found %1 with %2 characters, expected %3 to %4."),
                         {describe(value), length, least, greatest}));
        }
        return true;
    }

    bool visitEnum(const Json& schema, const Json& value, const Place& place) {
        const Json& allowed = schema["enum"];
        if (std::find(allowed.begin(), allowed.end(), value) != allowed.end() && !value.is_number_float())
            return true;
        std::string list;
        for (const Json& one : allowed)
            list += (list.empty() ? "" : ", ") + (one.is_string() ? one.get<std::string>() : one.dump());
        return add(
            "unknown-value", place,
            Text(QT_TRANSLATE_NOOP("Engine", "Found %1, expected one of: %2."), {describe(value), list}));
    }

    static bool outOfRange(const Json& schema, const Json& value) {
        const auto number = value.get<double>();
        return (schema.contains("minimum") && number < schema["minimum"].get<double>()) ||
               (schema.contains("maximum") && number > schema["maximum"].get<double>());
    }

    static Text expectedNumber(const Json& schema, const Json& value) {
        const bool whole = schema["type"] == "integer";
        return Text(whole ? QT_TRANSLATE_NOOP("Engine", "Found %1, expected a whole number from %2 to %3.")
                          : QT_TRANSLATE_NOOP("Engine", "Found %1, expected a number from %2 to %3."),
                    {describe(value), schema["minimum"].dump(), schema["maximum"].dump()});
    }

    bool wrongType(const Json& schema, const Json& value, const Place& place) {
        const auto& type = schema["type"].get_ref<const std::string&>();
        if (type == "integer" || type == "number")
            return add("wrong-type", place, expectedNumber(schema, value));
        const char* expected = type == "string"    ? QT_TRANSLATE_NOOP("Engine", "text in double quotes")
                               : type == "array"   ? QT_TRANSLATE_NOOP("Engine", "a list")
                               : type == "boolean" ? QT_TRANSLATE_NOOP("Engine", "true or false")
                                                   : QT_TRANSLATE_NOOP("Engine", "an object");
        return add("wrong-type", place,
                   Text(QT_TRANSLATE_NOOP("Engine", "Found %1, expected %2."),
                        {describe(value), Argument::word(expected)}));
    }

    void visitList(const Json& schema, const Json& list, const Place& place) {
        const auto least = schema.value("minItems", std::size_t{0});
        const auto greatest = schema.value("maxItems", list.size());
        if (list.size() < least || list.size() > greatest) {
            const char* sentence =
                least == greatest ? QT_TRANSLATE_NOOP("Engine", "Found a list with %1 entries, expected %2.")
                : schema.contains("maxItems")
                    ? QT_TRANSLATE_NOOP("Engine", "Found a list with %1 entries, expected %2 to %3.")
                    : QT_TRANSLATE_NOOP("Engine", "Found a list with %1 entries, expected at least %2.");
            add("wrong-list-length", place, Text(sentence, {list.size(), least, greatest}));
            return;
        }
        if (schema.contains("items"))
            for (std::size_t i = 0; i < list.size() && issues_.size() < most_; ++i)
                visit(schema["items"], list[i], place.in(i));
        if (schema.value("uniqueItems", false))
            visitUnique(list, place);
    }

    void visitUnique(const Json& list, const Place& place) {
        const auto before = [](const Json* a, const Json* b) { return *a < *b; };
        std::set<const Json*, decltype(before)> seen(before);
        for (std::size_t i = 0; i < list.size() && issues_.size() < most_; ++i)
            if (!seen.insert(&list[i]).second)
                add("entry-twice", place.in(i),
                    Text(QT_TRANSLATE_NOOP("Engine",
                                           "Found %1 twice in the list, expected different entries."),
                         {describe(list[i])}));
    }

    void visitObject(const Json& schema, const Json& object, const Place& place) {
        const Json* required = keyword(schema, "required");
        for (std::size_t i = 0; required && i < required->size(); ++i)
            if (const auto& field = (*required)[i].get_ref<const std::string&>(); !object.contains(field))
                add("field-missing", place,
                    Text(QT_TRANSLATE_NOOP("Engine", "The field “%1” is missing from the object."), {field}),
                    Text(QT_TRANSLATE_NOOP("Engine", "Add “%1”."), {field}));
        const Json* properties = keyword(schema, "properties");
        if (const Json* others = keyword(schema, "additionalProperties"))
            visitOthers(*others, properties, object, place);
        if (properties)
            for (const auto& [name, part] : properties->get_ref<const Json::object_t&>())
                if (const auto field = object.find(name); field != object.end())
                    visit(part, *field, place.in(name));
    }

    /// Fields without a property: `others` is a schema for each of them, or false.
    void visitOthers(const Json& others, const Json* properties, const Json& object, const Place& place) {
        if (others == true)
            return;
        for (const auto& [name, value] : object.get_ref<const Json::object_t&>()) {
            if (issues_.size() >= most_)
                return;
            if (properties && properties->contains(name))
                continue;
            if (others.is_object())
                visit(others, value, place.in(name));
            else
                add("field-unknown", place.in(name),
                    Text(QT_TRANSLATE_NOOP("Engine", "Found the unknown field %1, expected one of: %2."),
                         {describe(Json(name)), namesOf(properties)}));
        }
    }

    static std::string namesOf(const Json* properties) {
        std::string names;
        if (properties)
            for (const auto& [name, part] : properties->get_ref<const Json::object_t&>())
                names.append(names.empty() ? "" : ", ").append(name);
        return names;
    }

    void visitConditional(const Json& schema, const Json& value, const Place& place) {
        const char* branch = holds(schema["if"], value, place) ? "then" : "else";
        if (const Json* then = keyword(schema, branch))
            visit(*then, value, place);
    }

    /// Most conditions require one field with one value. A long list evaluates them repeatedly, and no
    /// explanation is needed if one doesn't hold.
    bool holds(const Json& condition, const Json& value, const Place& place) const {
        if (const Json* properties = keyword(condition, "properties");
            properties && properties->size() == 1 && condition.size() == 2 && value.is_object()) {
            const auto wanted = properties->begin();
            const Json* required = keyword(condition, "required");
            const Json* constant = wanted->size() == 1 ? keyword(*wanted, "const") : nullptr;
            if (constant && required && required->size() == 1 && required->front() == wanted.key()) {
                const auto field = value.find(wanted.key());
                return field != value.end() && *field == *constant;
            }
        }
        Issues unused;
        return Explainer(root_, 1, unused).visit(condition, value, place);
    }

    const Json& root_;
    std::size_t most_;
    Issues& issues_;
};

} // namespace

void explainMismatch(const Json& schema, const Json& document, std::string_view base, std::size_t most,
                     Issues& issues) {
    Issues found;
    Explainer(schema, most, found).visit(schema, document, Place{nullptr, base, 0});
    issues.insert(issues.end(), found.begin(), found.end());
}

} // namespace tilewright
