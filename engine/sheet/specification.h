#pragma once

#include "engine/base/issue.h"
#include "engine/base/translatable_text.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tilewright::sheet {

/// Millimetres, portrait: width <= height.
struct Paper {
    std::string name = "A4";
    double width = 210;
    double height = 297;
    friend bool operator==(const Paper&, const Paper&) = default;
};

/// A5, A4, A3, Letter, Legal, Tabloid.
std::span<const Paper> papers();
/// Whether two names are equal, ignoring the case of ASCII letters.
bool equalIgnoringCase(std::string_view a, std::string_view b);
/// nullptr if there is none of that name; ignores case.
const Paper* findPaper(std::string_view name);

enum class Orientation : std::uint8_t { Portrait, Landscape };

/// Art beyond the cut, so that a slightly misplaced cut shows no white: none, around each tile, only where a
/// tile has no neighbour, or one width between neighbours, each of which fills its half.
enum class BleedMode : std::uint8_t { None, Each, Outer, Shared };
enum class Horizontal : std::uint8_t { Left, Centre, Right };
enum class Vertical : std::uint8_t { Top, Middle, Bottom };
enum class Quantities : std::uint8_t { AsCounted, OneOfEach, Chosen };
enum class Order : std::uint8_t { AsInSet, ById, MostFirst };
/// Configuration: by the number and places of a tile's passages.
enum class Grouping : std::uint8_t { None, Configuration };
/// TwoColours: dashes in two colours, one of which shows on any art.
enum class CutLines : std::uint8_t { None, Full, TwoColours };
/// ByTile: the back shows the tile's id, for sorting and proofs, not for playing.
enum class Backs : std::uint8_t { None, OneForAll, ByTile };
/// The edge of the paper for turning it over.
enum class Flip : std::uint8_t { LongEdge, ShortEdge };
/// Automatic: text in PDF, outlines in SVG, where most programs don't know embedded fonts.
enum class TextAs : std::uint8_t { Automatic, Text, Outlines };
enum class Colours : std::uint8_t { Full, LowInk, Grey };
/// A board is printed from a map, at the size of its tiles; on several pages if it is larger than one.
enum class Component : std::uint8_t { Tiles, Markers, Standees, Aid, Board };

struct Margins {
    double top = 10;
    double right = 10;
    double bottom = 10;
    double left = 10;
    friend bool operator==(const Margins&, const Margins&) = default;
};

struct ChosenTile {
    std::string id;
    int count = 1;
    friend bool operator==(const ChosenTile&, const ChosenTile&) = default;
};

struct MarkSettings {
    /// Around each tile.
    CutLines cutLines = CutLines::None;
    /// Short lines in the margins, at the ends of each cut.
    bool edgeTicks = true;
    /// Small crosses at the corners of the tiles.
    bool cornerCrosses = true;
    /// Bull's eyes in the middle of the margins, which must coincide on front and back.
    bool registration = false;
    /// Around all tiles of a page together, with their bleed.
    bool blockOutline = false;
    /// Name, note, page, "print at 100 %", ruler.
    bool marginContent = true;
    /// In small letters in a corner of each tile.
    bool tileIds = false;
    friend bool operator==(const MarkSettings&, const MarkSettings&) = default;
};

struct BackSettings {
    Backs backs = Backs::None;
    Flip flip = Flip::LongEdge;
    /// Correction of the printer's offset: added to the positions of backs, as seen on the back.
    double offsetX = 0;
    double offsetY = 0;
    /// The skew of a printer's feed: clockwise, in degrees, about the middle of the page, at most maxSkew.
    double rotation = 0;
    /// Backs beside their fronts on one page, which is folded in the middle.
    bool gutterFold = false;
    /// Between the innermost fronts and their backs, bleeds not counted.
    double gutter = 10;
    friend bool operator==(const BackSettings&, const BackSettings&) = default;
};

/// The leaflet with the rules.
struct RuleSettings {
    /// Pages of half the paper's size on sheets to be folded; otherwise whole pages.
    bool folded = true;
    /// The code of one of languages(), for all words on sheets; "window": that of the window, English on the
    /// command line.
    std::string language = "window";
    friend bool operator==(const RuleSettings&, const RuleSettings&) = default;
};

/// How pieces are laid out on paper. All lengths are millimetres.
struct SheetSpecification {
    Paper paper;
    Orientation orientation = Orientation::Portrait;
    /// No slot and no bleed of a front extends into them; those of a back are mirrored with it.
    Margins margins;
    double tileMillimetres = 45;
    /// Between the bleeds of neighbouring tiles.
    double gapX = 0;
    double gapY = 0;
    BleedMode bleedMode = BleedMode::Each;
    double bleed = 0;
    /// Distance of a dashed line inside the cut; 0 for none.
    double safeInset = 0;
    /// Radius of the cut corners.
    double cornerRadius = 0;
    /// Alignment of the block of tiles between the margins.
    Horizontal horizontal = Horizontal::Centre;
    Vertical vertical = Vertical::Middle;
    Quantities quantities = Quantities::AsCounted;
    std::vector<ChosenTile> chosen;
    Order order = Order::AsInSet;
    /// Slots left free on every page; numbered from 1, row by row.
    std::vector<int> skip;
    /// The first slot on the first page: those before it are used up.
    int firstSlot = 1;
    Grouping grouping = Grouping::None;
    bool pageBreaks = false;
    MarkSettings marks;
    BackSettings back;
    Colours colours = Colours::Full;
    TextAs text = TextAs::Automatic;
    std::vector<Component> components{Component::Tiles};
    /// The overlap of the parts of a board that is larger than a page.
    double overlap = 10;
    RuleSettings rules;
    /// Printed after the name: a version, for example.
    std::string note;
    friend bool operator==(const SheetSpecification&, const SheetSpecification&) = default;
};

inline constexpr double minTileMillimetres = 5;
inline constexpr double maxTileMillimetres = 500;
inline constexpr double maxPaperMillimetres = 5000;
/// Degrees, either way: no printer is worse, and backs rotated further would leave their fronts.
inline constexpr double maxSkew = 5;
/// Narrower margins have no room for text and ruler.
inline constexpr double minContentMargin = 5;

/// At most two decimals, none for whole numbers.
Text::Argument millimetres(double value);

/// Errors that prevent a layout; empty if there are none.
Issues check(const SheetSpecification& specification);
/// Possible problems on paper: tiles in areas that most printers can't print, symbols too small to
/// distinguish, unusual page sizes.
Issues warnings(const SheetSpecification& specification);

} // namespace tilewright::sheet
