#include "engine/sheet/draw_tiles.h"

#include "engine/art/art.h"
#include "engine/art/geometry.h"
#include "engine/art/lettering.h"
#include "engine/sheet/cuts.h"

#include <algorithm>
#include <map>
#include <utility>

namespace tilewright::sheet {

namespace {

art::Path lines(const std::vector<Segment>& segments) {
    art::Path path;
    for (const Segment& s : segments)
        path.append(art::line({s.x1, s.y1}, {s.x2, s.y2}));
    return path;
}

art::Path labelPath(const Label& label) {
    const std::string text = label.text.english();
    const double width = art::letteringWidth(text, label.capHeight);
    const double narrowing = width > label.maxWidth && width > 0 ? label.maxWidth / width : 1;
    const double x = label.anchor == Anchor::End ? label.x - width * narrowing : label.x;
    return art::lettering(text, label.capHeight).transformed(art::Transform{narrowing, 0, 0, 1, x, label.y});
}

void drawGuides(DrawnPage& drawn, const Page& page) {
    constexpr art::Rgb dark = art::Rgb::hex(0x1A1A1A), light = art::Rgb::hex(0xFFFFFF, 200);
    art::Picture guides;
    guides.stroke(lines(page.ticks), {dark, 0.1, art::Join::Miter, art::Cap::Butt});
    // Dark on light, so that a cross shows on earth and floor alike.
    guides.stroke(lines(page.crosses), {light, 0.4, art::Join::Miter, art::Cap::Butt});
    guides.stroke(lines(page.crosses), {dark, 0.1, art::Join::Miter, art::Cap::Butt});
    guides.stroke(lines(page.ruler), {dark, 0.15, art::Join::Miter, art::Cap::Butt});
    art::Path text;
    for (const Label& label : page.labels)
        text.append(labelPath(label));
    guides.stroke(text, {dark, 0.25, art::Join::Round, art::Cap::Round});
    drawn.on(Layer::Guides) = std::move(guides.shapes);
}

/// A set with one id twice is an error, but no reason for a broken page.
std::string symbolId(const TileSet& set, int item) {
    const std::string& id = set.tiles[static_cast<std::size_t>(item)].id;
    std::string name = xmlName("tile-", id);
    if (findTile(set, id) != item)
        name += "__" + std::to_string(item);
    return name;
}

class Drawer {
public:
    Drawer(const Layout& layout, const TileSet& set) : layout_(layout), set_(set) {
        document_.title = set.name;
        document_.width = layout.width;
        document_.height = layout.height;
    }

    Document take() {
        for (const Page& page : layout_.pages)
            add(page);
        return std::move(document_);
    }

private:
    void add(const Page& page) {
        DrawnPage drawn;
        const double tile = layout_.tile, bleed = layout_.bleed;
        std::vector<CutPiece> pieces;
        for (const Slot& slot : page.places) {
            drawn.uses.push_back(
                {symbol(slot.item),
                 art::Transform::scaling(tile / 100).then(art::Transform::translation(slot.x, slot.y))});
            pieces.push_back({slot.x, slot.y, tile, tile, 0});
        }
        drawGuides(drawn, page);
        for (art::Path& path : cutPaths(pieces))
            drawn.on(Layer::Cut)
                .push_back({std::move(path), std::nullopt,
                            art::Stroke{cutColour, machineStroke, art::Join::Miter, art::Cap::Butt}});
        drawn.trim = boxOf(pieces);
        drawn.bleed = {drawn.trim.left - bleed, drawn.trim.top - bleed, drawn.trim.right + bleed,
                       drawn.trim.bottom + bleed};
        document_.pages.push_back(std::move(drawn));
    }

    std::size_t symbol(int item) {
        const auto [at, isNew] = symbols_.try_emplace(item, document_.symbols.size());
        if (isNew) {
            const Tile& tile = set_.tiles[static_cast<std::size_t>(item)];
            art::Picture picture;
            if (layout_.bleed > 0)
                picture = art::bleedPicture(tile.sides, layout_.bleed / layout_.tile * 100);
            picture.append(art::tilePicture(tile));
            document_.symbols.push_back({symbolId(set_, item), std::move(picture)});
        }
        return at->second;
    }

    const Layout& layout_;
    const TileSet& set_;
    Document document_;
    std::map<int, std::size_t> symbols_;
};

} // namespace

Document drawTiles(const Layout& layout, const TileSet& set) {
    return Drawer(layout, set).take();
}

Loaded<Layout> tileLayout(const TileSet& set, const SheetSpecification& specification) {
    std::vector<int> counts;
    for (const Tile& tile : set.tiles)
        counts.push_back(tile.count);
    return layout(specification, counts, set.name);
}

Loaded<Document> tileSheets(const TileSet& set, const SheetSpecification& specification) {
    Loaded<Layout> laid = tileLayout(set, specification);
    Loaded<Document> result;
    result.issues = std::move(laid.issues);
    if (laid)
        result.value = drawTiles(*laid.value, set);
    return result;
}

} // namespace tilewright::sheet
