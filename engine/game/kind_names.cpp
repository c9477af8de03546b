#include "engine/game/kind_names.h"

#include <algorithm>
#include <array>

namespace tilewright::game {

namespace {

struct Words {
    Kind kind;
    std::string_view plural;
};
constexpr std::array all{
    Words{"pick-blue", QT_TRANSLATE_NOOP("Engine", "blue picks")},
    Words{"pick-yellow", QT_TRANSLATE_NOOP("Engine", "yellow picks")},
    Words{"pick-green", QT_TRANSLATE_NOOP("Engine", "green picks")},
    Words{"pick-red", QT_TRANSLATE_NOOP("Engine", "red picks")},
    Words{"pick-brown", QT_TRANSLATE_NOOP("Engine", "brown picks")},
    Words{"pick-orange", QT_TRANSLATE_NOOP("Engine", "orange picks")},
    Words{"pick-grey", QT_TRANSLATE_NOOP("Engine", "grey picks")},
    Words{"pick-purple", QT_TRANSLATE_NOOP("Engine", "purple picks")},
    Words{"white", QT_TRANSLATE_NOOP("Engine", "white markers")},
    Words{"black", QT_TRANSLATE_NOOP("Engine", "black markers")},
    Words{"silver", QT_TRANSLATE_NOOP("Engine", "silver picks")},
    Words{"key", QT_TRANSLATE_NOOP("Engine", "golden keys")},
    Words{"token", QT_TRANSLATE_NOOP("Engine", "exchange tokens")},
    Words{"runner", QT_TRANSLATE_NOOP("Engine", "Runners")},
    Words{"prisoner", QT_TRANSLATE_NOOP("Engine", "Prisoners")},
    Words{"guard", QT_TRANSLATE_NOOP("Engine", "Guards")},
    Words{"follower", QT_TRANSLATE_NOOP("Engine", "followers")},
    Words{"large-follower", QT_TRANSLATE_NOOP("Engine", "large followers")},
    Words{"mayor", QT_TRANSLATE_NOOP("Engine", "mayors")},
    Words{"wagon", QT_TRANSLATE_NOOP("Engine", "wagons")},
    Words{"builder", QT_TRANSLATE_NOOP("Engine", "builders")},
    Words{"pig", QT_TRANSLATE_NOOP("Engine", "pigs")},
    Words{"tunnel-blue", QT_TRANSLATE_NOOP("Engine", "blue tunnel tokens")},
    Words{"tunnel-yellow", QT_TRANSLATE_NOOP("Engine", "yellow tunnel tokens")},
    Words{"tunnel-green", QT_TRANSLATE_NOOP("Engine", "green tunnel tokens")},
    Words{"tunnel-red", QT_TRANSLATE_NOOP("Engine", "red tunnel tokens")},
    Words{"tunnel-brown", QT_TRANSLATE_NOOP("Engine", "brown tunnel tokens")},
    Words{"tunnel-orange", QT_TRANSLATE_NOOP("Engine", "orange tunnel tokens")},
    Words{"road", QT_TRANSLATE_NOOP("Engine", "roads")},
    Words{"city", QT_TRANSLATE_NOOP("Engine", "cities")},
    Words{"cloister", QT_TRANSLATE_NOOP("Engine", "cloisters")},
    Words{"field", QT_TRANSLATE_NOOP("Engine", "fields")},
    Words{"tower-floor", QT_TRANSLATE_NOOP("Engine", "tower floors")},
    Words{"fairy", QT_TRANSLATE_NOOP("Engine", "the fairy")},
    Words{"ransom", QT_TRANSLATE_NOOP("Engine", "ransoms")},
    Words{"tunnel-road", QT_TRANSLATE_NOOP("Engine", "roads through a tunnel")},
};

} // namespace

std::string_view plural(Kind kind) {
    const auto* const found = std::ranges::find(all, kind, &Words::kind);
    return found == all.end() ? kind : found->plural;
}

std::string_view pluralInHand(Kind kind) {
    return kind == "prisoner" ? QT_TRANSLATE_NOOP("Engine", "released Prisoners") : plural(kind);
}

} // namespace tilewright::game
