#include "app/cli/cli.h"
#include "app/cli/report.h"
#include "app/cli/verbs.h"
#include "engine/tileset/format.h"

#include <iostream>

namespace tilewright::cli {

int generateSet(const SetSpecification& specification, const std::string& output, bool json) {
    Issues issues = check(specification);
    if (hasErrors(issues))
        throw Failure(WrongUsage, std::move(issues));
    requireFreeOutput(output, {}, "tilewright-tileset");
    const TileSet set = generate(specification);
    write(output, fileText(tilewright::toJson(set)));
    if (json)
        print(Json{{"tileset", output}, {"tiles", tileCount(set)}, {"kinds", set.tiles.size()}});
    else
        std::cout << tileCount(set) << " tiles of " << set.tiles.size() << " kinds written to " << output
                  << '\n';
    return Well;
}

} // namespace tilewright::cli
