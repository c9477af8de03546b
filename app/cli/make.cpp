#include "app/cli/cli.h"
#include "app/cli/report.h"
#include "app/cli/terminal.h"
#include "app/cli/verbs.h"
#include "engine/tileset/chambers/generate.h"
#include "engine/tileset/family.h"
#include "engine/tileset/io/format.h"
#include "engine/tileset/landscape/generate_landscape.h"

#include <algorithm>

namespace tilewright::cli {

namespace {

template <class Value>
void take(Value& value, const std::optional<Value>& told) {
    value = told.value_or(value);
}

template <std::size_t n>
void take(std::array<double, n>& weights, const std::vector<double>& told) {
    std::copy_n(told.begin(), std::min(told.size(), n), weights.begin());
}

/// The parts common to both families.
template <class Specification>
TileSet made(Specification specification, const GenerateArguments& arguments) {
    take(specification.tiles, arguments.tiles);
    specification.seed = arguments.seed;
    specification.name = arguments.name;
    Issues issues = check(specification);
    if (hasErrors(issues))
        throw Failure(WrongUsage, std::move(issues));
    return generate(specification);
}

TileSet beneathSet(const GenerateArguments& arguments) {
    SetSpecification specification;
    take(specification.colours, arguments.colours);
    take(specification.weights, arguments.weights);
    take(specification.openShare, arguments.open);
    take(specification.specialShare, arguments.special);
    return made(specification, arguments);
}

TileSet landscapeSet(const GenerateArguments& arguments) {
    LandscapeSpecification specification;
    take(specification.edgeWeights, arguments.edges);
    take(specification.cloisterShare, arguments.cloisters);
    take(specification.joinedShare, arguments.joined);
    take(specification.pennantShare, arguments.pennants);
    return made(specification, arguments);
}

/// An option of another family would otherwise be ignored silently.
void refuseOthers(const GenerateArguments& arguments) {
    const bool ofBeneath =
        arguments.colours || !arguments.weights.empty() || arguments.open || arguments.special;
    const bool ofLandscape =
        !arguments.edges.empty() || arguments.cloisters || arguments.joined || arguments.pennants;
    if (arguments.ruleset == "beneath" ? !ofLandscape : !ofBeneath)
        return;
    Issue issue;
    issue.code = "option-unfit";
    issue.message = {
        QT_TRANSLATE_NOOP("Engine",
                          "found an option for tiles of other rules than %1; --help shows which ones apply"),
        {arguments.ruleset}};
    throw Failure(WrongUsage, {issue});
}

} // namespace

int generateSet(const GenerateArguments& arguments, bool json) {
    refuseOthers(arguments);
    requireFreeOutput(arguments.output, {}, "tilewright-tileset");
    const TileSet set = arguments.ruleset == "beneath" ? beneathSet(arguments) : landscapeSet(arguments);
    write(arguments.output, fileText(tilewright::toJson(set)));
    if (json)
        print(Json{{"tileset", arguments.output}, {"tiles", tileCount(set)}, {"kinds", set.tiles.size()}});
    else
        Line() << tileCount(set) << " tiles of " << set.tiles.size() << " kinds written to "
               << arguments.output;
    return Well;
}

} // namespace tilewright::cli
