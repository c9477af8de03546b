#include "engine/sheet/sheet_layout.h"

#include <algorithm>
#include <map>
#include <set>
#include <string_view>
#include <utility>

namespace tilewright::sheet {

namespace {

int copiesOf(const LayoutItem& item, Quantities quantities, const std::map<std::string, int>& chosen) {
    if (quantities == Quantities::Chosen) {
        const auto found = chosen.find(item.id);
        return found == chosen.end() ? 0 : found->second;
    }
    return quantities == Quantities::OneOfEach ? std::min(item.count, 1) : item.count;
}

/// Item numbers in the order in which they are laid.
std::vector<int> ordered(const SheetSpecification& s, std::span<const LayoutItem> items, Issues& issues) {
    std::map<std::string, int> chosen;
    std::set<std::string_view> known;
    for (const LayoutItem& item : items)
        known.insert(item.id);
    if (s.quantities == Quantities::Chosen)
        for (const ChosenTile& tile : s.chosen) {
            if (!known.contains(tile.id))
                issues.push_back(errorIssue(
                    "sheet-tile-unknown",
                    {QT_TRANSLATE_NOOP("Engine", "found the chosen tile “%1”, expected a tile of the set"),
                     {tile.id}}));
            chosen[tile.id] += tile.count;
        }
    std::vector<int> numbers(items.size());
    for (std::size_t i = 0; i < numbers.size(); ++i)
        numbers[i] = static_cast<int>(i);
    const auto item = [&](int number) -> const LayoutItem& {
        return items[static_cast<std::size_t>(number)];
    };
    std::stable_sort(numbers.begin(), numbers.end(), [&](int a, int b) {
        if (s.grouping != Grouping::None && item(a).group != item(b).group)
            return item(a).group < item(b).group;
        return s.order == Order::ById        ? item(a).id < item(b).id
               : s.order == Order::MostFirst ? item(a).count > item(b).count
                                             : false;
    });
    std::vector<int> laid;
    for (const int number : numbers)
        laid.insert(laid.end(),
                    static_cast<std::size_t>(std::max(0, copiesOf(item(number), s.quantities, chosen))),
                    number);
    return laid;
}

/// Slots beyond the page would be ignored silently.
Issues unknownSlots(const SheetSpecification& s, const SlotGrid& grid) {
    const int slots = grid.columns * grid.rows;
    Issues issues;
    if (s.firstSlot > slots)
        issues.push_back(errorIssue(
            "sheet-first-slot",
            {QT_TRANSLATE_NOOP("Engine", "the first slot is %1; expected 1 to %2: a page has no more slots"),
             {s.firstSlot, slots}}));
    for (const int slot : s.skip)
        if (slot < 1 || slot > slots) {
            issues.push_back(errorIssue(
                "sheet-skip",
                {QT_TRANSLATE_NOOP("Engine",
                                   "slot %1 is to be skipped; expected 1 to %2: a page has no more slots"),
                 {slot, slots}}));
            break;
        }
    return issues;
}

/// The slots that may be used, by their numbers from 0.
std::vector<int> freeSlots(const SheetSpecification& s, const SlotGrid& grid) {
    const std::set<int> skipped(s.skip.begin(), s.skip.end());
    std::vector<int> free;
    for (int slot = 0; slot < grid.columns * grid.rows; ++slot)
        if (!skipped.contains(slot + 1))
            free.push_back(slot);
    return free;
}

/// If bleed is shared, a tile has less bleed towards a neighbour.
void setBleeds(LayoutPage& page, const std::vector<int>& slots, const SlotGrid& grid) {
    std::vector<char> taken(static_cast<std::size_t>(grid.columns) * static_cast<std::size_t>(grid.rows), 0);
    for (const int slot : slots)
        taken[static_cast<std::size_t>(slot)] = 1;
    const auto beside = [&](int column, int row, double towards) {
        const bool isThere = column >= 0 && row >= 0 && column < grid.columns && row < grid.rows &&
                             taken[static_cast<std::size_t>(row * grid.columns + column)] != 0;
        return isThere ? towards : grid.bleed;
    };
    for (std::size_t i = 0; i < slots.size(); ++i) {
        const int column = slots[i] % grid.columns, row = slots[i] / grid.columns;
        page.places[i].bleed = {beside(column, row - 1, grid.bleedY), beside(column + 1, row, grid.bleedX),
                                beside(column, row + 1, grid.bleedY), beside(column - 1, row, grid.bleedX)};
    }
}

class Filler {
public:
    Filler(const SheetSpecification& s, const SlotGrid& grid, std::span<const LayoutItem> items)
        : s_(s), grid_(grid), items_(items), free_(freeSlots(s, grid)) {}

    std::vector<LayoutPage> fill(const std::vector<int>& laid) {
        std::size_t next = free_.size();
        for (const int item : laid) {
            const int group = items_[static_cast<std::size_t>(item)].group;
            const bool breaks = s_.grouping != Grouping::None && s_.pageBreaks && !pages_.empty() &&
                                pages_.back().group != group;
            if (next >= free_.size() || breaks) {
                finish();
                pages_.emplace_back().group = group;
                next = pages_.size() == 1 ? firstOfAll() : 0;
            }
            const int slot = free_[next++];
            slots_.push_back(slot);
            const int column = slot % grid_.columns;
            const int row = slot / grid_.columns;
            pages_.back().places.push_back(
                {grid_.left + column * grid_.pitchX, grid_.top + row * grid_.pitchY, item, {}});
        }
        finish();
        return std::move(pages_);
    }

private:
    std::size_t firstOfAll() const {
        const auto at =
            std::find_if(free_.begin(), free_.end(), [&](int i) { return i + 1 >= s_.firstSlot; });
        // All used up: starts from the first.
        return at == free_.end() ? 0 : static_cast<std::size_t>(at - free_.begin());
    }
    void finish() {
        if (!pages_.empty())
            setBleeds(pages_.back(), slots_, grid_);
        slots_.clear();
    }

    const SheetSpecification& s_;
    const SlotGrid& grid_;
    std::span<const LayoutItem> items_;
    std::vector<int> free_;
    std::vector<int> slots_;
    std::vector<LayoutPage> pages_;
};

} // namespace

Loaded<Layout> layout(const SheetSpecification& s, Size piece, std::span<const LayoutItem> items) {
    Loaded<Layout> result;
    result.issues = check(s);
    if (hasErrors(result.issues))
        return result;
    Layout layout;
    layout.grid = slotGridOf(s, piece);
    if (layout.grid.columns < 1 || layout.grid.rows < 1) {
        result.issues.push_back(errorIssue(
            "sheet-paper-too-small",
            {QT_TRANSLATE_NOOP("Engine",
                               "paper of %1 by %2 mm has no room between its margins for a piece of %3 "
                               "by %4 mm with its bleed"),
             {millimetres(layout.grid.width), millimetres(layout.grid.height), millimetres(piece.width),
              millimetres(piece.height)}},
            QT_TRANSLATE_NOOP("Engine", "use larger paper, smaller tiles or narrower margins")));
        return result;
    }
    result.issues = unknownSlots(s, layout.grid);
    const std::vector<int> laid = ordered(s, items, result.issues);
    if (hasErrors(result.issues))
        return result;
    if (laid.empty())
        result.issues.push_back(
            errorIssue("sheet-empty",
                       QT_TRANSLATE_NOOP(
                           "Engine", "there are no tiles to print; expected at least one copy of a tile")));
    else if (freeSlots(s, layout.grid).empty())
        result.issues.push_back(
            errorIssue("sheet-all-skipped",
                       {QT_TRANSLATE_NOOP(
                            "Engine", "all %1 slots of a page are skipped; expected at least one that isn't"),
                        {layout.grid.columns * layout.grid.rows}}));
    if (hasErrors(result.issues))
        return result;
    layout.pages = Filler(s, layout.grid, items).fill(laid);
    result.value = std::move(layout);
    return result;
}

art::Transform frontToBack(const SheetSpecification& s, double pageWidth, double pageHeight) {
    return turnsSideways(s) ? art::Transform{-1, 0, 0, 1, pageWidth, 0}
                            : art::Transform{1, 0, 0, -1, 0, pageHeight};
}

art::Transform backTransform(const SheetSpecification& s, const SlotGrid& grid, double x, double y) {
    const art::Point corner{x, y}, opposite{x + grid.piece.width, y + grid.piece.height};
    const art::Transform mirror = frontToBack(s, grid.width, grid.height);
    const art::Point a = mirror(corner), b = mirror(opposite);
    art::Transform place = art::Transform::translation(std::min(a.x, b.x), std::min(a.y, b.y));
    if (!turnsSideways(s))
        place = art::Transform::rotation(180, {grid.piece.width / 2, grid.piece.height / 2}).then(place);
    if (s.back.rotation != 0)
        place = place.then(art::Transform::rotation(s.back.rotation, {grid.width / 2, grid.height / 2}));
    return place.then(art::Transform::translation(s.back.offsetX, s.back.offsetY));
}

} // namespace tilewright::sheet
