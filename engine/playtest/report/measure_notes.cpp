#include "engine/playtest/figures.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace tilewright::playtest {

namespace {

struct MeasureWords {
    /// Of the id of its figures: all of it, or what ends with a slash begins it.
    std::string_view id;
    const char* note;
};

constexpr std::array measureNotes{
    MeasureWords{"luck/seat",
                 QT_TRANSLATE_NOOP("Engine",
                                   "Compares games of the same stack with the seats rotated: it shows how "
                                   "much the seat and the order of the tiles together decide who wins, not "
                                   "whether these bots, or people, could have done more about it.")},
    MeasureWords{"luck/",
                 QT_TRANSLATE_NOOP(
                     "Engine",
                     "The share of the variance between games that lies between stacks; the rest is what "
                     "these bots decide and where they sit. Luck that a stack gives to one game and not to "
                     "another belongs to the rest; a seat that always wins more isn't counted.")},
    MeasureWords{
        "choices",
        QT_TRANSLATE_NOOP(
            "Engine",
            "Counts the moves that the rules allow at a decision, not how many of them differ in value.")},
    MeasureWords{"forced-turns",
                 QT_TRANSLATE_NOOP("Engine", "Shows in how many turns the rules leave a player no choice, "
                                             "not in how many the best move is obvious.")},
    MeasureWords{"half-time/",
                 QT_TRANSLATE_NOOP(
                     "Engine",
                     "Near an even share, the first half matters little; near 100 %, the second half "
                     "matters little. It doesn't show whether the lead wins or the skill that led to it.")},
    MeasureWords{"deficit/",
                 QT_TRANSLATE_NOOP("Engine",
                                   "Shows how far behind a player can be and still win. It doesn't show how "
                                   "often a player who is behind wins: losers' deficits aren't included.")},
    MeasureWords{"decided/",
                 QT_TRANSLATE_NOOP(
                     "Engine", "Known only in hindsight: from then on, the eventual winner leads in points. "
                               "It doesn't mean that nobody could have caught up. A game that is tied, "
                               "shared or won by something other than points counts as decided at the end.")},
    MeasureWords{"first/points",
                 QT_TRANSLATE_NOOP("Engine",
                                   "The player's own turn by which he has more points, as the rules count "
                                   "them, than before the first turn; not how many more.")}};

bool isOfMeasure(std::string_view id, std::string_view measure) {
    if (measure.ends_with('/'))
        return id.starts_with(measure);
    return id == measure ||
           (id.starts_with(measure) && id[measure.size()] == '/' && measure == "first/points");
}

} // namespace

std::optional<Text> measureNote(const Figure& figure) {
    const auto found = std::ranges::find_if(
        measureNotes, [&figure](const MeasureWords& one) { return isOfMeasure(figure.id, one.id); });
    return found == measureNotes.end() ? std::nullopt : std::optional<Text>(found->note);
}

std::optional<Text> noteAfter(const Figure& figure, const Figure* next) {
    std::optional<Text> note = measureNote(figure);
    return next != nullptr && measureNote(*next) == note ? std::nullopt : note;
}

} // namespace tilewright::playtest
