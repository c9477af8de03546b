#include "engine/games/landscape/rules/options.h"

#include "engine/games/landscape/rules/expansion.h"

namespace tilewright::landscape {

Options optionsFromJson(const Json& values, const Expansion& expansion) {
    Options options;
    options.withDragon = expansion.hasDragon;
    expansion.options().read(values, options);
    return options;
}

} // namespace tilewright::landscape
