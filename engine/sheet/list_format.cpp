#include "engine/sheet/sheet_option.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

namespace tilewright::sheet {

namespace {

/// Of a page; the schema allows no more.
constexpr int greatestSlot = 1'000'000;
/// Of a list, so that 1-1000000 is refused.
constexpr std::size_t mostSlots = 10'000;

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t");
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

/// Between commas, trimmed; an empty text has none.
std::vector<std::string_view> namesIn(std::string_view text) {
    std::vector<std::string_view> parts;
    if (trimmed(text).empty())
        return parts;
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t end = std::min(text.find(',', from), text.size());
        parts.push_back(trimmed(text.substr(from, end - from)));
        from = end + 1;
    }
    return parts;
}

std::optional<int> wholeNumber(std::string_view text) {
    const std::string_view digits = trimmed(text);
    int value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (error != std::errc() || end != digits.data() + digits.size())
        return std::nullopt;
    return value;
}

Issue unreadable(const char* code, const char* source, std::string_view found) {
    Issue issue;
    issue.code = code;
    issue.message = {source, {std::string(found)}};
    return issue;
}

} // namespace

Loaded<std::vector<int>> readSlots(std::string_view text) {
    std::vector<int> slots;
    for (const std::string_view part : namesIn(text)) {
        const std::size_t dash = part.find('-', 1);
        const std::optional<int> first = wholeNumber(part.substr(0, dash));
        const std::optional<int> last =
            dash == std::string_view::npos ? first : wholeNumber(part.substr(dash + 1));
        if (!first || !last || *first < 1 || *last < *first || *last > greatestSlot ||
            slots.size() + static_cast<std::size_t>(*last - *first) >= mostSlots)
            return {std::nullopt,
                    {unreadable(
                        "sheet-skip-text",
                        QT_TRANSLATE_NOOP(
                            "Engine",
                            "Found “%1” among the slots to skip, expected numbers from 1, such as 1-3, 7."),
                        part)}};
        for (int slot = *first; slot <= *last; ++slot)
            slots.push_back(slot);
    }
    return {std::move(slots), {}};
}

std::string slotsText(const std::vector<int>& slots) {
    std::string text;
    for (std::size_t i = 0; i < slots.size();) {
        std::size_t end = i + 1;
        while (end < slots.size() && slots[end] == slots[end - 1] + 1)
            ++end;
        text.append(text.empty() ? "" : ", ").append(std::to_string(slots[i]));
        if (end - i > 1)
            text.append(1, '-').append(std::to_string(slots[end - 1]));
        i = end;
    }
    return text;
}

Loaded<std::vector<ChosenTile>> readChosen(std::string_view text) {
    std::vector<ChosenTile> chosen;
    for (const std::string_view part : namesIn(text)) {
        const std::size_t sign = part.rfind('=');
        const std::string_view id = trimmed(part.substr(0, sign));
        const std::optional<int> count =
            sign == std::string_view::npos ? 1 : wholeNumber(part.substr(sign + 1));
        if (id.empty() || !count || *count < 0)
            return {
                std::nullopt,
                {unreadable("sheet-chosen-text",
                            QT_TRANSLATE_NOOP(
                                "Engine", "Found “%1” among the chosen tiles, expected an id, or id=count."),
                            part)}};
        chosen.push_back({std::string(id), *count});
    }
    return {std::move(chosen), {}};
}

std::string chosenText(const std::vector<ChosenTile>& chosen) {
    std::string text;
    for (const ChosenTile& tile : chosen)
        text.append(text.empty() ? "" : ", ")
            .append(tile.id)
            .append(1, '=')
            .append(std::to_string(tile.count));
    return text;
}

} // namespace tilewright::sheet
