#include "app/cli/cli.h"
#include "app/cli/failure.h"
#include "app/cli/output_files.h"
#include "app/cli/process/terminal.h"
#include "app/cli/verbs.h"
#include "engine/model/io/file_formats.h"
#include "engine/model/set_generator.h"
#include "engine/model/tile_family.h"

#include <string>
#include <utility>

namespace tilewright::cli {

namespace {

[[noreturn]] void refuseField(const char* code, Text message) {
    Issue issue;
    issue.code = code;
    issue.message = std::move(message);
    throw Failure(WrongUsage, {issue});
}

/// Adds "towers=18" to the specification.
void takeField(Json& specification, const std::string& text, const SetGenerator& generator) {
    const auto equals = text.find('=');
    const std::string name = text.substr(0, equals);
    const SpecificationField* field = generator.find(name);
    if (field == nullptr || field->type == SpecificationField::Type::Weights) {
        std::string known;
        for (const SpecificationField& one : generator.fields())
            if (one.type != SpecificationField::Type::Weights)
                known.append(known.empty() ? "" : ", ").append(one.name);
        refuseField("field-unknown",
                    {QT_TRANSLATE_NOOP("Engine", "found the field %1, expected one of: %2"), {name, known}});
    }
    const std::string value = equals == std::string::npos ? std::string() : text.substr(equals + 1);
    const Json number = Json::parse(value, nullptr, false);
    const bool isCount = field->type == SpecificationField::Type::Count;
    if (!number.is_number() || (isCount && !number.is_number_integer()) ||
        !(number.get<double>() >= field->least && number.get<double>() <= field->most))
        refuseField("field-wrong",
                    {QT_TRANSLATE_NOOP("Engine", "found %1 for %2, expected a number from %3 to %4"),
                     {value, name, shortNumber(field->least), shortNumber(field->most)}});
    specification[name] = number;
}

Json specificationOf(const GenerateArguments& arguments, const SetGenerator& generator) {
    Json specification = generator.defaults();
    for (const auto& [name, value] : arguments.given.items()) {
        // An option of another family would otherwise be ignored silently.
        if (generator.find(name) == nullptr)
            refuseField(
                "option-unfit",
                {QT_TRANSLATE_NOOP(
                     "Engine",
                     "found an option for tiles of rules other than %1; --help shows which ones apply"),
                 {arguments.ruleset}});
        specification[name] = value;
    }
    for (const std::string& text : arguments.fields)
        takeField(specification, text, generator);
    return specification;
}

} // namespace

int generateSet(const GenerateArguments& arguments, bool json) {
    const SetGenerator& generator = tilewright::familyOf(arguments.ruleset).generator();
    const Json specification = specificationOf(arguments, generator);
    requireFreeOutput(arguments.output, {}, "tilewright-tileset");
    if (Issues issues = generator.check(specification); hasErrors(issues))
        throw Failure(WrongUsage, std::move(issues));
    TileSet set = generator.generate(specification, arguments.seed);
    set.name = arguments.name;
    write(arguments.output, fileText(tilewright::toJson(set)));
    if (json)
        print(Json{{"tileset", arguments.output}, {"tiles", tileCount(set)}, {"kinds", set.tiles.size()}});
    else
        TerminalLine() << tileCount(set) << " tiles of " << set.tiles.size() << " kinds written to "
                       << arguments.output;
    return Success;
}

} // namespace tilewright::cli
