#include "editor/output/formats/web/share_page.h"

#include <cstddef>

namespace tilewright::exchange {

namespace {

/// The JSON without "<": neither "</script>" nor "<!--" can be in it.
std::string withoutMarkup(const Json& share) {
    const std::string plain = share.dump(-1, ' ', false, Json::error_handler_t::replace);
    std::string text;
    text.reserve(plain.size());
    for (const char c : plain)
        if (c == '<')
            text += "\\u003c";
        else
            text += c;
    return text;
}

} // namespace

Issues checkPlayerPage(std::string_view player) {
    std::size_t places = 0;
    for (std::size_t at = player.find(placeForShare); at != std::string_view::npos;
         at = player.find(placeForShare, at + placeForShare.size()))
        ++places;
    if (places == 1)
        return {};
    Issue issue;
    issue.code = "player-broken";
    issue.message = {QT_TRANSLATE_NOOP("Engine", "found %1 places for a game in the page, expected one: %2"),
                     {places, placeForShare}};
    issue.remedy = QT_TRANSLATE_NOOP("Engine", "Rebuild the page: ./dev web.");
    return {issue};
}

std::string sharePage(std::string_view player, const Json& share) {
    constexpr std::string_view nothing = "null";
    const std::size_t at = player.find(placeForShare) + placeForShare.find(nothing);
    std::string page(player.substr(0, at));
    page += withoutMarkup(share);
    page += player.substr(at + nothing.size());
    return page;
}

} // namespace tilewright::exchange
