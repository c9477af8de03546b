#include "editor/exchange/exchange_format.h"

#include "editor/exchange/formats.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace tilewright::exchange {

std::span<const Format* const> formats() {
    static const std::array<const Format*, 7> all{&csvFormat(),    &tiledFormat(), &tabletopSimulatorFormat(),
                                                  &vassalFormat(), &pngFormat(),   &svgFormat(),
                                                  &mapFormat()};
    return all;
}

const Format* findFormat(std::string_view name) {
    const auto all = formats();
    const auto it =
        std::find_if(all.begin(), all.end(), [name](const Format* f) { return f->name() == name; });
    return it == all.end() ? nullptr : *it;
}

namespace {

Json defaultOf(const OptionSpec& spec) {
    switch (spec.type) {
    case OptionSpec::Type::Integer:
        return spec.defaultNumber;
    case OptionSpec::Type::Choice:
        return spec.choices.front();
    case OptionSpec::Type::Text:
    case OptionSpec::Type::Address:
        break;
    }
    return "";
}

Issue optionIssue(const char* code, std::string_view option, Text message) {
    Issue issue;
    issue.code = code;
    issue.pointer = "/" + std::string(option);
    issue.message = std::move(message);
    return issue;
}

std::string listed(const std::vector<const char*>& words) {
    std::string all;
    for (const char* word : words)
        all.append(all.empty() ? "" : ", ").append(word);
    return all;
}

/// A web address: a server after http:// or https://, and no spaces.
bool isAddress(std::string_view text) {
    for (const std::string_view scheme : {"http://", "https://"})
        if (text.starts_with(scheme)) {
            const std::string_view rest = text.substr(scheme.size());
            return !rest.empty() && rest.front() != '/' && rest.front() != ':' &&
                   rest.find_first_of(" \t\r\n\"<>") == std::string_view::npos;
        }
    return false;
}

std::optional<Issue> wrongValue(const OptionSpec& spec, const Json& value) {
    const std::string found = value.is_string() ? value.get<std::string>() : value.dump();
    switch (spec.type) {
    case OptionSpec::Type::Integer:
        if (!value.is_number_integer() || value < spec.minimum || value > spec.maximum)
            return optionIssue("option-value", spec.name,
                               {QT_TRANSLATE_NOOP("Engine", "%1: found %2, expected a number from %3 to %4"),
                                {spec.name, found, spec.minimum, spec.maximum}});
        break;
    case OptionSpec::Type::Choice:
        if (std::find(spec.choices.begin(), spec.choices.end(), found) == spec.choices.end())
            return optionIssue("option-value", spec.name,
                               {QT_TRANSLATE_NOOP("Engine", "%1: found %2, expected one of %3"),
                                {spec.name, found, listed(spec.choices)}});
        break;
    case OptionSpec::Type::Text:
    case OptionSpec::Type::Address:
        if (spec.required && found.empty())
            return optionIssue("option-missing", spec.name,
                               {QT_TRANSLATE_NOOP("Engine", "%1: found nothing, expected a text such as %2"),
                                {spec.name, spec.example}});
        if (spec.type == OptionSpec::Type::Address && !found.empty() && !isAddress(found))
            return optionIssue(
                "option-address", spec.name,
                {QT_TRANSLATE_NOOP("Engine", "%1: found %2, expected an address that begins with "
                                             "http:// or https://, such as %3"),
                 {spec.name, found, spec.example}});
        break;
    }
    return std::nullopt;
}

const OptionSpec* findOption(const Format& format, std::string_view name) {
    for (const OptionSpec& spec : format.options())
        if (spec.name == name)
            return &spec;
    return nullptr;
}

Issue unknownOption(const Format& format, std::string_view name) {
    std::vector<const char*> known;
    for (const OptionSpec& spec : format.options())
        known.push_back(spec.name);
    if (known.empty())
        return optionIssue(
            "option-unknown", name,
            {QT_TRANSLATE_NOOP("Engine", "found the option %1, expected none: the format %2 has no options"),
             {std::string(name), std::string(format.name())}});
    return optionIssue("option-unknown", name,
                       {QT_TRANSLATE_NOOP("Engine", "found the option %1, expected one of %2"),
                        {std::string(name), listed(known)}});
}

} // namespace

Json completeOptions(const Format& format, const Json& given, Issues& issues) {
    for (const auto& [name, value] : given.items())
        if (findOption(format, name) == nullptr)
            issues.push_back(unknownOption(format, name));
    Json all = Json::object();
    for (const OptionSpec& spec : format.options()) {
        const auto found = given.find(spec.name);
        all[spec.name] = found == given.end() ? defaultOf(spec) : *found;
        if (std::optional<Issue> wrong = wrongValue(spec, all[spec.name]))
            issues.push_back(std::move(*wrong));
    }
    return all;
}

Loaded<Json> parseOption(const Format& format, std::string_view assignment) {
    const std::size_t sign = assignment.find('=');
    const std::string_view name = assignment.substr(0, sign);
    const OptionSpec* spec = findOption(format, name);
    if (spec == nullptr)
        return {std::nullopt, {unknownOption(format, name)}};
    const std::string_view text = sign == std::string_view::npos ? "" : assignment.substr(sign + 1);
    Json value = std::string(text);
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (spec->type == OptionSpec::Type::Integer && error == std::errc() && end == text.data() + text.size())
        value = number;
    if (std::optional<Issue> wrong = wrongValue(*spec, value))
        return {std::nullopt, {std::move(*wrong)}};
    Json option = Json::object();
    option[spec->name] = std::move(value);
    return {std::move(option), {}};
}

bool goOn(const Progress& progress, double share) {
    return !progress || progress(share);
}

Issue stoppedIssue() {
    Issue issue;
    issue.code = "stopped";
    issue.message = QT_TRANSLATE_NOOP("Engine", "Stopped before the end; nothing was changed.");
    return issue;
}

} // namespace tilewright::exchange
