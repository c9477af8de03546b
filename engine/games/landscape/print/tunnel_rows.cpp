// The Tunnel: tokens and joined roads.
#include "engine/base/translatable_text.h"
#include "engine/games/landscape/print/landscape_sheets.h"

namespace tilewright::sheet {

RuleRows tunnelRules() {
    return {
        heading(QT_TRANSLATE_NOOP("Engine", "Tunnels")),
        shown("tile:mouth",
              QT_TRANSLATE_NOOP("Engine", "Once a turn, between laying and scoring, you may put one of your "
                                          "tokens on a tunnel mouth that has none, wherever it lies."),
              {}, {is("tokensATurn", 1)}),
        paragraph(QT_TRANSLATE_NOOP(
                      "Engine", "Between laying and scoring you may put up to %1 of your tokens on tunnel "
                                "mouths that have none, wherever they lie."),
                  {"tokensATurn"}, {above("tokensATurn", 1)}),
        more(QT_TRANSLATE_NOOP("Engine", "You may also place a figure."), {}, {off("tokenInstead")}),
        more(QT_TRANSLATE_NOOP("Engine", "If you place a token, you may not place a figure."), {},
             {on("tokenInstead")}),
        more(QT_TRANSLATE_NOOP("Engine", "A token stays where it is for the rest of the game."), {},
             {off("tokensReturn")}),
        more(QT_TRANSLATE_NOOP("Engine",
                               "Both tokens of a tunnel come back when its road is scored; then the "
                               "road ends at those mouths again, and they can take tokens again."),
             {}, {on("tokensReturn")}),
        paragraph(QT_TRANSLATE_NOOP("Engine", "Two tokens of one colour join the two roads at their mouths "
                                              "into one, for all players. Two at the ends of one road close "
                                              "both.")),
        more(QT_TRANSLATE_NOOP("Engine",
                               "The first and the second of a colour do so, then the third and the fourth."),
             {}, {above("tokensAColour", 2)}),
        more(QT_TRANSLATE_NOOP("Engine", "A road that runs into a mouth without a tunnel is not complete. "
                                         "The part that is underground scores nothing.")),
        more(QT_TRANSLATE_NOOP("Engine", "An inn counts for the whole of the joined road."), {},
             {on("has.inn")}),
        more(QT_TRANSLATE_NOOP("Engine",
                               "A tile with a mouth counts once for each of its pieces in the road."),
             {}, {on("countTunnelTileTwice")}),
        paragraph(QT_TRANSLATE_NOOP("Engine", "On tiles without tunnel mouths of their own, a road through a "
                                              "tunnel splits into two, each with a mouth."),
                  {}, {on("has.splits"), on("tunnels.split")}),
        paragraph(QT_TRANSLATE_NOOP("Engine", "On tiles without tunnel mouths of their own, a road through a "
                                              "tunnel stays one road and has no mouths."),
                  {}, {on("has.splits"), on("tunnels.through")}),
        paragraph(QT_TRANSLATE_NOOP("Engine", "On tiles without tunnel mouths of their own, a road through a "
                                              "tunnel is one until a token lies at either end of the tunnel; "
                                              "then it is two."),
                  {}, {on("has.splits"), is("otherTunnels", "reserve")}),
    };
}

} // namespace tilewright::sheet
