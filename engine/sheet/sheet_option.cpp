#include "engine/sheet/sheet_option.h"

#include "engine/base/languages.h"

#include <algorithm>
#include <concepts>
#include <iterator>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace tilewright::sheet {

namespace {

using Type = OptionSpec::Type;

/// Of a number, both inclusive.
struct Range {
    double least = 0;
    double greatest = 0;
};
/// A choice in files, and what the form calls it.
struct Word {
    const char* inFiles;
    const char* inForm;
};

template <class Member>
constexpr Type typeOf() {
    return std::same_as<Member, int>      ? Type::Integer
           : std::same_as<Member, double> ? Type::Millimetres
           : std::same_as<Member, bool>   ? Type::Boolean
                                          : Type::Text;
}

using S = SheetSpecification;

/// The member of a specification, const or not, at the end of the path.
template <auto... path>
constexpr auto at = [](auto& s) -> auto& { return (s.*....*path); };

template <class Place>
SheetOption option(const char* name, Place place, Range range, const char* label, const char* explanation) {
    using Member = std::remove_reference_t<std::invoke_result_t<Place, S&>>;
    SheetOption made{{.name = name,
                      .type = typeOf<Member>(),
                      .minimum = static_cast<int>(range.least),
                      .maximum = static_cast<int>(range.greatest),
                      .label = label,
                      .explanation = explanation},
                     [place](const S& s) { return Json(place(s)); },
                     [place](S& s, const Json& value) { place(s) = value.get<Member>(); }};
    made.spec.defaultValue = made.get(S());
    return made;
}

SheetOption inDegrees(SheetOption option) {
    option.spec.type = Type::Degrees;
    return option;
}

/// `words` in the order of the enumeration.
template <class Place>
SheetOption choice(const char* name, Place place, const char* label, const char* explanation,
                   const std::vector<Word>& words) {
    using Choice = std::remove_reference_t<std::invoke_result_t<Place, S&>>;
    SheetOption made{
        {.name = name, .type = Type::Choice, .label = label, .explanation = explanation}, {}, {}};
    for (const Word& word : words) {
        made.spec.choices.emplace_back(word.inFiles);
        made.spec.words.emplace_back(word.inForm);
    }
    made.get = [place, choices = made.spec.choices](const S& s) {
        return Json(choices[static_cast<std::size_t>(place(s))]);
    };
    made.set = [place, choices = made.spec.choices](S& s, const Json& value) {
        const auto found = std::ranges::find(choices, value.get_ref<const std::string&>());
        place(s) = static_cast<Choice>(found - choices.begin());
    };
    made.spec.defaultValue = made.get(S());
    return made;
}

std::vector<SheetOption> paperOptions() {
    const char* margin = QT_TRANSLATE_NOOP("Engine", "Left blank along this edge of the paper");
    const char* gap = QT_TRANSLATE_NOOP("Engine", "Between neighbouring tiles, not counting bleed");
    return {
        option("/tileMillimetres", at<&S::tileMillimetres>, {minTileMillimetres, maxTileMillimetres},
               QT_TRANSLATE_NOOP("Engine", "Tile &size"),
               QT_TRANSLATE_NOOP("Engine",
                                 "Side length of a tile after cutting; initially the size in the set")),
        choice("/orientation", at<&S::orientation>, QT_TRANSLATE_NOOP("Engine", "&Orientation"),
               QT_TRANSLATE_NOOP("Engine", "Which way round the paper is"),
               {{"portrait", QT_TRANSLATE_NOOP("Engine", "portrait")},
                {"landscape", QT_TRANSLATE_NOOP("Engine", "landscape")}}),
        option("/margins/top", at<&S::margins, &Margins::top>, {0, 500},
               QT_TRANSLATE_NOOP("Engine", "Top &margin"), margin),
        option("/margins/right", at<&S::margins, &Margins::right>, {0, 500},
               QT_TRANSLATE_NOOP("Engine", "&Right margin"), margin),
        option("/margins/bottom", at<&S::margins, &Margins::bottom>, {0, 500},
               QT_TRANSLATE_NOOP("Engine", "&Bottom margin"), margin),
        option("/margins/left", at<&S::margins, &Margins::left>, {0, 500},
               QT_TRANSLATE_NOOP("Engine", "Left margin"), margin),
        option("/gaps/x", at<&S::gapX>, {0, 200}, QT_TRANSLATE_NOOP("Engine", "Gap across"), gap),
        option("/gaps/y", at<&S::gapY>, {0, 200}, QT_TRANSLATE_NOOP("Engine", "Gap down"), gap),
    };
}

std::vector<SheetOption> cutOptions() {
    return {
        choice("/bleed/mode", at<&S::bleedMode>, QT_TRANSLATE_NOOP("Engine", "Bleed"),
               QT_TRANSLATE_NOOP("Engine", "Art beyond the cut, so that an inexact cut shows no white"),
               {{"none", QT_TRANSLATE_NOOP("Engine", "none")},
                {"each", QT_TRANSLATE_NOOP("Engine", "around each tile")},
                {"outer", QT_TRANSLATE_NOOP("Engine", "at the outer edge only")},
                {"shared", QT_TRANSLATE_NOOP("Engine", "shared by neighbours")}}),
        option("/bleed/size", at<&S::bleed>, {0, 50}, QT_TRANSLATE_NOOP("Engine", "Bleed width"),
               QT_TRANSLATE_NOOP("Engine", "How far the art reaches beyond the cut")),
        option("/safeInset", at<&S::safeInset>, {0, 100}, QT_TRANSLATE_NOOP("Engine", "Safe inset"),
               QT_TRANSLATE_NOOP(
                   "Engine", "A dashed line this far inside the cut: anything outside it may be cut off")),
        option("/cornerRadius", at<&S::cornerRadius>, {0, 100}, QT_TRANSLATE_NOOP("Engine", "Corner radius"),
               QT_TRANSLATE_NOOP("Engine", "Rounds the corners of the cut")),
    };
}

std::vector<SheetOption> tileOptions() {
    const char* block = QT_TRANSLATE_NOOP("Engine", "Position of the block of tiles between the margins");
    return {
        choice("/alignment/horizontal", at<&S::horizontal>, QT_TRANSLATE_NOOP("Engine", "&Align across"),
               block,
               {{"left", QT_TRANSLATE_NOOP("Engine", "left")},
                {"centre", QT_TRANSLATE_NOOP("Engine", "centred")},
                {"right", QT_TRANSLATE_NOOP("Engine", "right")}}),
        choice("/alignment/vertical", at<&S::vertical>, QT_TRANSLATE_NOOP("Engine", "Align &down"), block,
               {{"top", QT_TRANSLATE_NOOP("Engine", "top")},
                {"middle", QT_TRANSLATE_NOOP("Engine", "middle")},
                {"bottom", QT_TRANSLATE_NOOP("Engine", "bottom")}}),
        choice("/quantities", at<&S::quantities>, QT_TRANSLATE_NOOP("Engine", "&Quantities"),
               QT_TRANSLATE_NOOP("Engine", "All copies, one of each kind as a proof, or chosen ones"),
               {{"as-counted", QT_TRANSLATE_NOOP("Engine", "by tile count")},
                {"one-of-each", QT_TRANSLATE_NOOP("Engine", "one of each")},
                {"chosen", QT_TRANSLATE_NOOP("Engine", "chosen tiles")}}),
        choice("/order", at<&S::order>, QT_TRANSLATE_NOOP("Engine", "Order"),
               QT_TRANSLATE_NOOP("Engine", "The order in which the tiles are placed"),
               {{"as-in-set", QT_TRANSLATE_NOOP("Engine", "as in the set")},
                {"by-id", QT_TRANSLATE_NOOP("Engine", "by id")},
                {"most-first", QT_TRANSLATE_NOOP("Engine", "most copies first")}}),
        // A list of numbers in files, a text such as "1-3, 7" for people.
        option("/skip", at<&S::skip>, {}, QT_TRANSLATE_NOOP("Engine", "Skip"),
               QT_TRANSLATE_NOOP(
                   "Engine",
                   "Slots left free on every page, counted from 1, row by row. Or click slots on the pages")),
        option("/firstSlot", at<&S::firstSlot>, {1, 1'000'000}, QT_TRANSLATE_NOOP("Engine", "First slot"),
               QT_TRANSLATE_NOOP("Engine", "Where the first page starts, if some of its slots are used up")),
        choice("/grouping/by", at<&S::grouping>, QT_TRANSLATE_NOOP("Engine", "Gro&ups"),
               QT_TRANSLATE_NOOP("Engine", "Tiles of one configuration side by side"),
               {{"none", QT_TRANSLATE_NOOP("Engine", "none")},
                {"configuration", QT_TRANSLATE_NOOP("Engine", "by configuration")}}),
        option("/grouping/pageBreaks", at<&S::pageBreaks>, {},
               QT_TRANSLATE_NOOP("Engine", "A page for each group"),
               QT_TRANSLATE_NOOP("Engine", "Start each group on a new page")),
    };
}

std::vector<SheetOption> markOptions() {
    return {
        choice("/marks/cutLines", at<&S::marks, &MarkSettings::cutLines>,
               QT_TRANSLATE_NOOP("Engine", "Cut lines"), QT_TRANSLATE_NOOP("Engine", "Around each tile"),
               {{"none", QT_TRANSLATE_NOOP("Engine", "none")},
                {"full", QT_TRANSLATE_NOOP("Engine", "full lines")},
                {"two-colours", QT_TRANSLATE_NOOP("Engine", "dashed in two colours")}}),
        option("/marks/edgeTicks", at<&S::marks, &MarkSettings::edgeTicks>, {},
               QT_TRANSLATE_NOOP("Engine", "Cut ticks in the margin"),
               QT_TRANSLATE_NOOP("Engine", "Short lines at the ends of each cut")),
        option("/marks/cornerCrosses", at<&S::marks, &MarkSettings::cornerCrosses>, {},
               QT_TRANSLATE_NOOP("Engine", "&Crosses at the corners"),
               QT_TRANSLATE_NOOP("Engine", "Small crosses where cuts meet")),
        option("/marks/registration", at<&S::marks, &MarkSettings::registration>, {},
               QT_TRANSLATE_NOOP("Engine", "Registration marks"),
               QT_TRANSLATE_NOOP("Engine", "Bull's-eyes that must line up on front and back")),
        option("/marks/blockOutline", at<&S::marks, &MarkSettings::blockOutline>, {},
               QT_TRANSLATE_NOOP("Engine", "Outline of the block"),
               QT_TRANSLATE_NOOP("Engine", "A line around all tiles of a page")),
        option("/marks/furniture", at<&S::marks, &MarkSettings::marginContent>, {},
               QT_TRANSLATE_NOOP("Engine", "Name, page and ruler"),
               QT_TRANSLATE_NOOP("Engine",
                                 "The name, the page number, and a 50 mm scale to check with a ruler")),
        option("/marks/tileIds", at<&S::marks, &MarkSettings::tileIds>, {},
               QT_TRANSLATE_NOOP("Engine", "Tile ids"),
               QT_TRANSLATE_NOOP("Engine", "In small letters in a corner of each tile")),
    };
}

std::vector<SheetOption> backOptions() {
    return {
        choice("/backs/of", at<&S::back, &BackSettings::backs>, QT_TRANSLATE_NOOP("Engine", "Backs"),
               QT_TRANSLATE_NOOP("Engine", "A page of backs after each page of fronts"),
               {{"none", QT_TRANSLATE_NOOP("Engine", "none")},
                {"one-for-all", QT_TRANSLATE_NOOP("Engine", "same for all")},
                {"by-tile", QT_TRANSLATE_NOOP("Engine", "with the tile's id")}}),
        choice("/backs/flip", at<&S::back, &BackSettings::flip>, QT_TRANSLATE_NOOP("Engine", "Flip on"),
               QT_TRANSLATE_NOOP("Engine", "The edge on which the printer flips the paper"),
               {{"long-edge", QT_TRANSLATE_NOOP("Engine", "long edge")},
                {"short-edge", QT_TRANSLATE_NOOP("Engine", "short edge")}}),
        option("/backs/offsetX", at<&S::back, &BackSettings::offsetX>, {-50, 50},
               QT_TRANSLATE_NOOP("Engine", "Offset across"),
               QT_TRANSLATE_NOOP("Engine",
                                 "Moves backs to the right, by the amount that the alignment test shows")),
        option("/backs/offsetY", at<&S::back, &BackSettings::offsetY>, {-50, 50},
               QT_TRANSLATE_NOOP("Engine", "Offset down"),
               QT_TRANSLATE_NOOP("Engine", "Moves backs down, by the amount that the alignment test shows")),
        inDegrees(
            option("/backs/rotation", at<&S::back, &BackSettings::rotation>, {-maxSkew, maxSkew},
                   QT_TRANSLATE_NOOP("Engine", "Skew of backs"),
                   QT_TRANSLATE_NOOP("Engine",
                                     "If the printer feeds paper at an angle: turns pages of backs clockwise "
                                     "about their centre, by the amount that the alignment test shows"))),
        option("/backs/gutterFold", at<&S::back, &BackSettings::gutterFold>, {},
               QT_TRANSLATE_NOOP("Engine", "Next to their fronts, for folding"),
               QT_TRANSLATE_NOOP("Engine", "Printed on one side: fold in the middle, glue, then cut")),
        option("/backs/gutter", at<&S::back, &BackSettings::gutter>, {0, 200},
               QT_TRANSLATE_NOOP("Engine", "Gutter"),
               QT_TRANSLATE_NOOP("Engine", "Between fronts and their backs, for folding")),
    };
}

SheetOption languageOption() {
    SheetOption made =
        option("/rules/language", at<&S::rules, &RuleSettings::language>, {},
               QT_TRANSLATE_NOOP("Engine", "&Language"),
               QT_TRANSLATE_NOOP("Engine", "The language of all words on sheets, and of the rules"));
    made.spec.type = Type::Choice;
    made.spec.choices = {S().rules.language};
    made.spec.words = {QT_TRANSLATE_NOOP("Engine", "same as the window")};
    for (const Language& language : languages()) {
        made.spec.choices.emplace_back(language.code);
        made.spec.words.emplace_back(language.name);
    }
    return made;
}

std::vector<SheetOption> otherOptions() {
    return {
        choice("/colours", at<&S::colours>, QT_TRANSLATE_NOOP("Engine", "Colours"),
               QT_TRANSLATE_NOOP("Engine", "Colours of the art; low ink keeps lines, doors and symbols"),
               {{"full", QT_TRANSLATE_NOOP("Engine", "full colour")},
                {"low-ink", QT_TRANSLATE_NOOP("Engine", "low ink")},
                {"grey", QT_TRANSLATE_NOOP("Engine", "grey")}}),
        choice("/text", at<&S::text>, QT_TRANSLATE_NOOP("Engine", "Text as"),
               QT_TRANSLATE_NOOP(
                   "Engine", "Text can be searched and copied, and its font is in the file; outlines look "
                             "the same in every program"),
               {{"auto", QT_TRANSLATE_NOOP("Engine", "text in PDF, outlines in SVG")},
                {"text", QT_TRANSLATE_NOOP("Engine", "text")},
                {"outlines", QT_TRANSLATE_NOOP("Engine", "outlines")}}),
        option("/overlap", at<&S::overlap>, {0, 100}, QT_TRANSLATE_NOOP("Engine", "Board overlap"),
               QT_TRANSLATE_NOOP("Engine", "How far the parts of a board overlap")),
        option("/rules/folded", at<&S::rules, &RuleSettings::folded>, {},
               QT_TRANSLATE_NOOP("Engine", "Folded rules"),
               QT_TRANSLATE_NOOP("Engine", "Rules: pages half the size of the paper, on sheets printed on "
                                           "both sides, folded, and placed inside one another")),
        languageOption(),
        option("/note", at<&S::note>, {}, QT_TRANSLATE_NOOP("Engine", "Note"),
               QT_TRANSLATE_NOOP("Engine", "Printed after the name, such as a version")),
    };
}

} // namespace

std::span<const SheetOption> sheetOptions() {
    static const std::vector<SheetOption> all = [] {
        std::vector<SheetOption> made;
        for (auto* options : {paperOptions, cutOptions, tileOptions, markOptions, backOptions, otherOptions})
            std::ranges::move(options(), std::back_inserter(made));
        return made;
    }();
    return all;
}

const SheetOption& sheetOption(std::string_view name) {
    return *std::ranges::find(sheetOptions(), name,
                              [](const SheetOption& option) { return std::string_view(option.spec.name); });
}

} // namespace tilewright::sheet
