#include "engine/playtest/report/measure_notes.h"

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
    MeasureWords{
        "luck/seat",
        QT_TRANSLATE_NOOP("Engine",
                          "Compares games of the same stack with the seats rotated: it says how much of who "
                          "wins comes with the seat and the order of the tiles together, not whether these "
                          "bots, or people, could have done more about it.")},
    MeasureWords{"luck/",
                 QT_TRANSLATE_NOOP(
                     "Engine",
                     "The part of the spread between games that lies between stacks: the rest is what "
                     "these bots decide and where they sit. Luck that a stack gives to one game and not to "
                     "another is in the rest; a seat that always wins more isn't counted.")},
    MeasureWords{"choices",
                 QT_TRANSLATE_NOOP(
                     "Engine", "Counts what the rules allow at a decision, not how many of the moves differ "
                               "in worth.")},
    MeasureWords{"forced-turns",
                 QT_TRANSLATE_NOOP(
                     "Engine", "Says in how many turns a player only carries out what the rules leave, not "
                               "in how many the best move is plain to see.")},
    MeasureWords{"half-time/",
                 QT_TRANSLATE_NOOP(
                     "Engine", "Near an even share, the first half counts for little; near 100 %, the "
                               "second. It doesn't say whether the lead or the skill that led to it wins.")},
    MeasureWords{"deficit/",
                 QT_TRANSLATE_NOOP(
                     "Engine", "Says how far behind one can be and still win. It doesn't say how often who "
                               "is behind wins: losers' deficits aren't in it.")},
    MeasureWords{"decided/",
                 QT_TRANSLATE_NOOP(
                     "Engine", "Known only afterwards: points show the later winner ahead from then on. It "
                               "doesn't say that nobody could have caught up. What is tied, shared or won "
                               "by something else than points counts as decided at the end.")},
    MeasureWords{"first/points",
                 QT_TRANSLATE_NOOP(
                     "Engine", "The player's own turn by which there are more points than before the first "
                               "turn, in the way the rules count them; not how many.")}};

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

std::optional<Text> noteBehind(const Figure& figure, const Figure* next) {
    std::optional<Text> note = measureNote(figure);
    return next != nullptr && measureNote(*next) == note ? std::nullopt : note;
}

} // namespace tilewright::playtest
