#include "engine/model/io/bundled.h"

namespace tilewright {

std::string_view bundledText(std::string_view name) {
    for (const BundledFile& file : bundledFiles())
        if (file.name == name)
            return file.text;
    return {};
}

} // namespace tilewright
