#include "editor/exchange/share_contents.h"

#include "editor/words/text.h"
#include "engine/games/kit.h"
#include "engine/games/variants.h"

#include <QCoreApplication>

namespace tilewright {

namespace {

struct ShareContents {
    Q_DECLARE_TR_FUNCTIONS(tilewright::ShareContents)
};

QString tilesInWords(const TileSet& set) {
    return ShareContents::tr("%1 with %n tiles", nullptr, tileCount(set)).arg(toQString(set.name));
}

QString rulesInWords(const exchange::Source& source, const TileSet& set) {
    const game::Ruleset* rules = source.page.ruleset.empty()
                                     ? game::rulesetOf(rulesets(), set)
                                     : game::findRuleset(rulesets(), source.page.ruleset);
    const QString game = rules == nullptr ? QString() : translated(rules->label());
    const RuleVariant* variant =
        source.page.variant ? findVariant(set, *source.page.variant) : game::firstVariant(set);
    if (variant != nullptr)
        return ShareContents::tr("Rules: %1, variant “%2”.").arg(game, toQString(variant->name));
    return ShareContents::tr("Rules: %1.").arg(game);
}

} // namespace

QString contentsInWords(const exchange::Source& source) {
    if (source.subject == exchange::Subject::Game)
        return ShareContents::tr("The game so far, %n moves, with its set, board and options. It can be "
                                 "watched, commented on and, if it is not over, played to its end.",
                                 nullptr, static_cast<int>(source.page.record->moves.size()));
    const TileSet& set = source.played && *source.played ? *source.played->value : source.set;
    //: %1 is "Standard with 176 tiles", %2 the name of a board
    QString text =
        ShareContents::tr("%1, on the board “%2”.").arg(tilesInWords(set), toQString(source.map.name));
    return text + u' ' + rulesInWords(source, set);
}

} // namespace tilewright
