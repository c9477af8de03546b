#include "engine/games/landscape/tunnel/tunnel.h"

#include "engine/games/compile_checks.h"
#include "engine/games/landscape/dungeon/dungeon_expansion.h"

namespace tilewright::landscape {

namespace {

constexpr auto ofTunnels = QT_TRANSLATE_NOOP("Engine", "Tunnels");

Row otherTunnels() {
    return optionRow(
        &Options::otherTunnels,
        {.name = "otherTunnels",
         .defaultValue = "split",
         .choices = {QT_TRANSLATE_NOOP("Engine", "split"), QT_TRANSLATE_NOOP("Engine", "through"),
                     QT_TRANSLATE_NOOP("Engine", "reserve")},
         .label = QT_TRANSLATE_NOOP("Engine", "Tunnels of other sets"),
         .explanation = QT_TRANSLATE_NOOP(
             "Engine",
             "What a road through the tunnel mouths of other sets counts as: two roads, one road without "
             "mouths, or one road until a token lies on one of its mouths, and then two (U-2.3)."),
         .group = ofTunnels,
         .omittedIfDefault = true});
}

Row tokensATurn() {
    return optionRow(
        &Options::tokensATurn,
        {.name = "tokensATurn",
         .minimum = 1,
         .maximum = 3,
         .label = QT_TRANSLATE_NOOP("Engine", "Tokens a turn"),
         .explanation = QT_TRANSLATE_NOOP("Engine", "How many tokens a player may place in a turn; with 2 or "
                                                    "more, as many in each part of it (U-2.1)."),
         .group = ofTunnels,
         .omittedIfDefault = true});
}

Row tokensAColour() {
    return optionRow(
        &Options::tokensAColour,
        {.name = "tokensAColour",
         .minimum = 2,
         .maximum = 4,
         .label = QT_TRANSLATE_NOOP("Engine", "Tokens of a colour"),
         .explanation = QT_TRANSLATE_NOOP(
             "Engine",
             "The first and second tokens placed join two roads, as do the third and fourth (U-1.1)."),
         .group = ofTunnels,
         .omittedIfDefault = true});
}

Row tokensReturn() {
    return optionRow(&Options::tokensReturn,
                     {.name = "tokensReturn",
                      .label = QT_TRANSLATE_NOOP("Engine", "Tokens return"),
                      .explanation = QT_TRANSLATE_NOOP(
                          "Engine", "Both tokens of a tunnel come back to their player when its road is "
                                    "scored; the road ends at its mouths again (U-2.2)."),
                      .group = ofTunnels,
                      .omittedIfDefault = true});
}

Row tokenInstead() {
    return optionRow(
        &Options::tokenInstead,
        {.name = "tokenInstead",
         .label = QT_TRANSLATE_NOOP("Engine", "Token instead of a piece"),
         .explanation = QT_TRANSLATE_NOOP(
             "Engine", "A player who places a token places no piece in that part of the turn (U-2.1)."),
         .group = ofTunnels,
         .omittedIfDefault = true});
}

Rows dragonOptions() {
    Rows all = joinedRows<Row>({flightOptions(), {eatsOnTowerRow()}, fairyOptions()});
    for (Row& row : all)
        row.spec.omittedIfDefault = true;
    return all;
}

} // namespace

Rows oldTunnelOptions() {
    return {
        {{.name = "splitOtherTunnels",
          .type = OptionSpec::Type::Boolean,
          .defaultValue = true,
          .label = QT_TRANSLATE_NOOP("Engine", "Split other tunnels"),
          .explanation = QT_TRANSLATE_NOOP(
              "Engine", "With tunnel tokens in play, roads through the mouths of other sets are cut there; "
                        "off: they stay whole, even where the tunnels of other sets would be split (U-2.3)."),
          .group = ofTunnels},
         // Before otherTunnels, which says the same and more.
         [](const Json& value, Options& options) {
             options.otherTunnels = value.get<bool>() ? OtherTunnels::Split : OtherTunnels::Through;
         }},
        optionRow(&Options::countTunnelTileTwice,
                  {.name = "countTunnelTileTwice",
                   .label = QT_TRANSLATE_NOOP("Engine", "Count tunnel tiles twice"),
                   .explanation = QT_TRANSLATE_NOOP(
                       "Engine", "A tile with a mouth counts once for each of its pieces in a road (U-4.1)."),
                   .group = ofTunnels})};
}

const OptionTable<Options>& tunnelOptions() {
    static const OptionTable<Options> table(
        joinedRows<Row>({ordinaryOptions(),
                         oldTunnelOptions(),
                         {otherTunnels(), tokensATurn(), tokensAColour(), tokensReturn(), tokenInstead(),
                          withDragonRow(), withTowersRow()},
                         dragonOptions()}));
    return table;
}

void reconcileTunnelOptions(const Json& given, Json& values, Issues& issues) {
    const bool splits = values.at("splitOtherTunnels").get<bool>();
    const std::string others = values.value("otherTunnels", "split");
    if (splits != (others == "split") && given.contains("splitOtherTunnels") &&
        given.contains("otherTunnels"))
        issues.push_back(game::warningAt(
            "options-differ", "/options/otherTunnels",
            {QT_TRANSLATE_NOOP(
                 "Engine",
                 "found otherTunnels %1 beside splitOtherTunnels %2, expected them to agree; %3 is played"),
             {others, splits ? "true" : "false", others == "split" ? "splitOtherTunnels" : "otherTunnels"}},
            QT_TRANSLATE_NOOP("Engine", "Give only one of the two.")));
    if (others != "split")
        values["splitOtherTunnels"] = false;
}

} // namespace tilewright::landscape
