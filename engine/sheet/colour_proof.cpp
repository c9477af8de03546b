#include "engine/art/picture_dispatch.h"
#include "engine/sheet/pieces/game_parts.h"
#include "engine/sheet/pieces/recolour.h"
#include "engine/sheet/print_marks.h"
#include "engine/sheet/rules/rule_values.h"
#include "engine/sheet/sheet_layout.h"
#include "engine/sheet/test_pages.h"

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <utility>

namespace tilewright::sheet {

namespace {

struct VisionName {
    ColourVision sight;
    const char* name;
};
constexpr std::array<VisionName, 5> sights{{{ColourVision::Normal, QT_TRANSLATE_NOOP("Engine", "normal")},
                                            {ColourVision::Protan, QT_TRANSLATE_NOOP("Engine", "protan")},
                                            {ColourVision::Deutan, QT_TRANSLATE_NOOP("Engine", "deutan")},
                                            {ColourVision::Tritan, QT_TRANSLATE_NOOP("Engine", "tritan")},
                                            {ColourVision::Grey, QT_TRANSLATE_NOOP("Engine", "grey")}}};
constexpr double lineHeight = 7;

/// The fewest tiles that show most: each next one adds the most that is missing.
std::vector<std::size_t> samples(const TileSet& set, std::size_t most) {
    std::vector<std::size_t> chosen;
    std::set<std::string> shown;
    while (chosen.size() < most) {
        std::size_t best = set.tiles.size(), bestGain = 0;
        for (std::size_t i = 0; i < set.tiles.size(); ++i) {
            if (std::find(chosen.begin(), chosen.end(), i) != chosen.end())
                continue;
            const std::set<std::string> words = keywordsOf(set.tiles[i]);
            const auto gain = static_cast<std::size_t>(std::count_if(
                words.begin(), words.end(), [&](const std::string& word) { return !shown.contains(word); }));
            if (best == set.tiles.size() || gain > bestGain) {
                best = i;
                bestGain = gain;
            }
        }
        if (best == set.tiles.size())
            break;
        chosen.push_back(best);
        shown.merge(keywordsOf(set.tiles[best]));
    }
    return chosen;
}

/// Small pictures, four to a row, in a picture 100 wide.
art::Picture block(const std::vector<art::Picture>& pictures) {
    art::Picture result;
    const std::size_t rows = (pictures.size() + 3) / 4;
    result.height = 25.0 * static_cast<double>(rows);
    for (std::size_t i = 0; i < pictures.size(); ++i) {
        const std::size_t column = i % 4;
        const std::size_t row = i / 4;
        result.append(pictures[i],
                      art::Transform::scaling(23 / pictures[i].width)
                          .then(art::Transform::translation(1 + 25.0 * static_cast<double>(column),
                                                            1 + 25.0 * static_cast<double>(row))));
    }
    return result;
}

std::vector<art::Picture> rowsOf(const TileSet& set, std::size_t tiles) {
    std::vector<art::Picture> rows;
    if (const GameParts* parts = partsOf(set))
        for (const std::vector<art::Picture>& group : parts->proofs(set))
            rows.push_back(block(group));
    for (const std::size_t tile : samples(set, tiles))
        rows.push_back(art::tilePicture(set.tiles[tile]));
    return rows;
}

} // namespace

Loaded<PrintDocument> colourProof(const TileSet& set, const SheetSpecification& s, const Translator& words) {
    Loaded<PrintDocument> result;
    result.issues = check(s);
    if (hasErrors(result.issues))
        return result;
    const SlotGrid grid = slotGridOf(s, {s.tileMillimetres, s.tileMillimetres});
    PrintDocument document;
    document.title = set.name;
    document.width = grid.width;
    document.height = grid.height;
    DrawnPage page;
    constexpr double gap = 3;
    const double column =
        (grid.width - s.margins.left - s.margins.right) / static_cast<double>(sights.size());
    const double width = std::max(column - gap, 1.0);
    const double room = grid.height - s.margins.top - s.margins.bottom - lineHeight;
    const double blocks = 3 * (width / 2 + gap);
    const auto tiles = static_cast<std::size_t>(std::clamp((room - blocks) / (width + gap), 1.0, 8.0));
    const std::vector<art::Picture> rows = rowsOf(set, tiles);
    for (std::size_t i = 0; i < sights.size(); ++i) {
        const double x = s.margins.left + static_cast<double>(i) * column + gap / 2;
        double y = s.margins.top + lineHeight;
        drawText(page, fitted({x + width / 2, y - 2.5, 2.6, width, Anchor::Middle, words(sights[i].name)}));
        for (std::size_t row = 0; row < rows.size(); ++row) {
            art::Picture picture = rows[row];
            recolour(picture, sights[i].sight);
            const double scale = width / picture.width;
            page.uses.push_back({document.symbols.size(),
                                 art::Transform::scaling(scale).then(art::Transform::translation(x, y))});
            y += picture.height * scale + gap;
            document.symbols.push_back(
                {"proof-" + std::string(sights[i].name) + '-' + std::to_string(row), std::move(picture)});
        }
    }
    if (s.marks.marginContent)
        drawMarginContent(
            page, marginContentOf(
                      s, grid.width, grid.height,
                      {words({QT_TRANSLATE_NOOP("Engine", "%1, colour proof"), {set.name}}), 1, 1}, words));
    page.trim = page.bleed = {0, 0, grid.width, grid.height};
    document.pages.push_back(std::move(page));
    result.issues = applyTextSettings(document, s, words);
    result.value = std::move(document);
    return result;
}

} // namespace tilewright::sheet
