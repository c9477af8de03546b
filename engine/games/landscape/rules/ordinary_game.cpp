// The landscape game without an expansion.

#include "engine/games/landscape/rules/expansion.h"
#include "engine/games/landscape/rules/option_checks.h"
#include "engine/games/landscape/rules/piece_placement.h"
#include "engine/games/landscape/tunnel/tunnel_options.h"

#include <utility>

namespace tilewright::landscape {

namespace {

const OptionTable<Options>& optionsWithoutTokens() {
    static const OptionTable<Options> table([] {
        Rows without = oldTunnelOptions();
        for (Row& row : without)
            row = withoutEffect(std::move(row));
        return joinedRows<Row>({ordinaryOptions(), std::move(without)});
    }());
    return table;
}

} // namespace

constinit const Expansion expansions::none{.id = "landscape",
                                           .label = QT_TRANSLATE_NOOP("Engine", "Landscape"),
                                           .options = optionsWithoutTokens,
                                           .check = checkOrdinaryOptions,
                                           .addMoves = addPlaceMoves};

} // namespace tilewright::landscape
