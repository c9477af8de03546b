#include "editor/print/preview_access.h"

#include "editor/print/sheet_preview.h"

namespace tilewright {

namespace {

/// Keys of pages; slots have smaller ones.
constexpr PaintedChildren::Key firstPage = 1 << 20;

} // namespace

PreviewAccess::PreviewAccess(SheetPreview& preview) : PaintedChildren(preview), preview_(preview) {}

std::vector<PaintedChildren::Key> PreviewAccess::keys() const {
    std::vector<Key> keys;
    for (int slot = 1; slot <= preview_.slotCount(preview_.currentPage()); ++slot)
        keys.push_back(slot);
    for (int page = 0; page < preview_.pages(); ++page)
        keys.push_back(firstPage + page);
    return keys;
}

std::optional<PaintedChildren::Item> PreviewAccess::item(Key key) const {
    if (key >= firstPage) {
        const int page = static_cast<int>(key - firstPage);
        if (page >= preview_.pages())
            return std::nullopt;
        return Item{.role = QAccessible::Section,
                    .name = preview_.caption(page),
                    .description = SheetPreview::tr("%n slots", nullptr, preview_.slotCount(page)),
                    .place = preview_.pageRect(page).toRect()};
    }
    const int slot = static_cast<int>(key);
    const int page = preview_.currentPage();
    if (slot < 1 || slot > preview_.slotCount(page))
        return std::nullopt;
    return Item{.role = QAccessible::Button,
                .name = preview_.slotInWords(slot),
                .description = preview_.slotPressInWords(slot),
                .place = preview_.slotRect(page, slot).toRect(),
                .pressable = true};
}

std::optional<PaintedChildren::Key> PreviewAccess::focused() const {
    if (preview_.pages() == 0)
        return std::nullopt;
    return preview_.cursor() > 0 ? Key(preview_.cursor()) : firstPage + preview_.currentPage();
}

void PreviewAccess::focusItem(Key key) {
    if (key >= firstPage)
        preview_.goToPage(static_cast<int>(key - firstPage));
    else
        preview_.setCursorSlot(static_cast<int>(key));
}

void PreviewAccess::pressItem(Key key) {
    if (key < firstPage)
        emit preview_.slotClicked(static_cast<int>(key));
}

} // namespace tilewright
