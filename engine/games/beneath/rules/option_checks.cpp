// Which options make no sense together, or with the map at hand.

#include "engine/games/beneath/rules/options.h"
#include "engine/games/compile_checks.h"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

namespace tilewright::beneath {

namespace {

class OptionChecks {
public:
    OptionChecks(const Options& options, const Map& map, int players)
        : o_(options), map_(map), players_(players) {}

    Issues take() {
        prices();
        supplies();
        keys();
        actions();
        guards();
        return std::move(issues_);
    }

private:
    void error(const char* option, Text message, Text remedy) {
        issues_.push_back(
            game::errorAt("option-impossible", pointerTo(option), std::move(message), std::move(remedy)));
    }
    void warning(const char* option, Text message, Text remedy) {
        issues_.push_back(game::warningAt("option-without-sense", pointerTo(option), std::move(message),
                                          std::move(remedy)));
    }
    static std::string pointerTo(const char* option) { return std::string("/options/") + option; }

    /// Where `most` hold of `found`.
    void holdsLess(const char* option, int found, int most, const char* message) {
        if (found > most)
            warning(option, {message, {option, found, most}},
                    {QT_TRANSLATE_NOOP("Engine", "Lower %1 to %2."), {option, most}});
    }

    void prices() {
        const char* const message = QT_TRANSLATE_NOOP(
            "Engine", "%1: found %2, but %3 pick colours are in play, and no price may be higher than that");
        holdsLess("specialDoorPrice", o_.specialDoorPrice, o_.pickColours, message);
        holdsLess("cellPrice", o_.cellPrice, o_.pickColours, message);
        holdsLess("markerPrice", o_.markerPrice, o_.pickColours, message);
    }

    void supplies() {
        if (o_.pickColours * o_.pickSupply < players_ * o_.startingPicks)
            error("pickSupply",
                  {QT_TRANSLATE_NOOP("Engine", "found %1 picks in all, expected the %2 that the players "
                                               "choose at the start"),
                   {o_.pickColours * o_.pickSupply, players_ * o_.startingPicks}},
                  QT_TRANSLATE_NOOP("Engine", "Raise pickSupply, or lower startingPicks."));
        markers(Marker::White, "whiteSupply", o_.whiteSupply);
        if (o_.whiteInChambers &&
            std::ranges::find(map_.markers, Marker::White, &MapMarker::marker) != map_.markers.end())
            error("whiteMarks",
                  QT_TRANSLATE_NOOP("Engine", "white markers lie in chambers, but the map shows some on "
                                              "passageways"),
                  QT_TRANSLATE_NOOP("Engine", "Remove them from the map, or set whiteMarks to passageway."));
        markers(Marker::Black, "blackSupply", o_.blackSupply);
    }

    void markers(Marker marker, const char* option, int supply) {
        const int shown = static_cast<int>(std::ranges::count(map_.markers, marker, &MapMarker::marker));
        if (shown > supply)
            error(option,
                  {QT_TRANSLATE_NOOP("Engine", "%1: found %2, expected the %3 markers that the map shows"),
                   {option, supply, shown}},
                  {QT_TRANSLATE_NOOP("Engine", "Raise %1, or remove markers from the map."), {option}});
    }

    void keys() {
        if (o_.keys)
            holdsLess("keys", *o_.keys, o_.keysEach == KeysEach::Game ? 1 : players_,
                      QT_TRANSLATE_NOOP("Engine", "%1: found %2, but only %3 can be taken"));
    }

    void actions() {
        if (o_.enterCost > o_.actionsPerTurn)
            error("enterCost",
                  {QT_TRANSLATE_NOOP("Engine", "entering a Runner takes %1 actions, but a turn has only %2"),
                   {o_.enterCost, o_.actionsPerTurn}},
                  QT_TRANSLATE_NOOP("Engine", "Lower enterCost, or raise actionsPerTurn."));
        if (o_.blackRemovalActions > o_.actionsPerTurn)
            warning("blackRemovalActions",
                    {QT_TRANSLATE_NOOP(
                         "Engine", "removing a black marker takes %1 actions, but a turn has only %2; it can "
                                   "be removed by picks only"),
                     {o_.blackRemovalActions, o_.actionsPerTurn}},
                    QT_TRANSLATE_NOOP("Engine", "Lower blackRemovalActions, or raise actionsPerTurn."));
    }

    void guards() {
        const auto posts = static_cast<int>(std::ranges::count_if(
            map_.chambers, [](const Chamber& c) { return c.isRoom() && c.room == Room::GuardChamber; }));
        if (o_.guards)
            holdsLess("guards", *o_.guards, posts,
                      QT_TRANSLATE_NOOP("Engine", "%1: found %2, but the map has only %3 guard chambers"));
        if (o_.guardMoves == 0 && guardsBarEscapes())
            warning("guardMoves",
                    QT_TRANSLATE_NOOP("Engine", "Guards who never move keep everybody from escaping"),
                    QT_TRANSLATE_NOOP("Engine", "Allow Guard moves, or lower guards."));
    }

    /// The cells in which Guards start (B-3.2).
    std::set<Cell> guardedCells() const {
        std::vector<Cell> posts;
        for (const Chamber& chamber : map_.chambers)
            if (chamber.isRoom() && chamber.room == Room::GuardChamber)
                posts.push_back(chamber.cell);
        std::ranges::sort(posts, readingOrderLess);
        const auto guards = static_cast<std::size_t>(o_.guards.value_or(guardsOnBoards));
        posts.resize(std::min(posts.size(), guards));
        return {posts.begin(), posts.end()};
    }

    /// Whether Guards who stay where they are let nobody into any key room, or any guardhouse.
    bool guardsBarEscapes() const {
        const std::set<Cell> guarded = guardedCells();
        const auto allBarred = [&](Room kind) {
            return std::ranges::all_of(map_.chambers, [&](const Chamber& room) {
                return !room.isRoom() || room.room != kind ||
                       std::ranges::all_of(allDirections, [&](Direction d) {
                           return !isPassage(room.sides[static_cast<std::size_t>(d)]) ||
                                  guarded.contains(neighbour(room.cell, d));
                       });
            });
        };
        return (o_.guardhouse == GuardFree::Board && !guarded.empty()) || allBarred(Room::KeyRoom) ||
               allBarred(Room::Guardhouse);
    }

    const Options& o_;
    const Map& map_;
    int players_;
    Issues issues_;
};

} // namespace

Issues checkOptions(const Options& options, const Map& map, int players) {
    return OptionChecks(options, map, players).take();
}

} // namespace tilewright::beneath
