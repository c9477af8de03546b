#pragma once

#include "engine/base/issue.h"
#include "engine/model/tileset.h"

#include <string>
#include <string_view>

namespace tilewright::exchange {

/// Where a page without a game keeps the place for one.
inline constexpr std::string_view placeForShare =
    R"(<script type="application/json" id="share">null</script>)";

/// The issue of a page that has no such place, or several; none for a good page.
Issues checkPlayerPage(std::string_view player);

/// The page with the object in that place, without any character that could end it there. Pre:
/// checkPlayerPage() finds nothing.
std::string sharePage(std::string_view player, const Json& share);

} // namespace tilewright::exchange
