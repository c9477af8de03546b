#include "engine/landscape/options.h"

#include "engine/landscape/expansion.h"

namespace tilewright::landscape {

Options optionsFromJson(const Json& values, const Expansion& expansion) {
    Options options;
    options.withDragon = expansion.hasDragon;
    expansion.options().read(values, options);
    return options;
}

} // namespace tilewright::landscape
