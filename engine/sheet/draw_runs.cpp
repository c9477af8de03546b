#include "engine/sheet/pieces/printed_pieces.h"

#include "engine/art/layered_picture.h"
#include "engine/art/picture_dispatch.h"
#include "engine/art/shapes/geometry.h"
#include "engine/sheet/cuts.h"
#include "engine/sheet/print_marks.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>

namespace tilewright::sheet {

namespace {

using Bleeds = std::array<double, 4>;

/// North, east, south, west as seen from behind; the back is upright when the piece is turned over sideways.
Bleeds mirrored(const Bleeds& b) {
    return {b[0], b[3], b[2], b[1]};
}

/// For each place of the page: its bleed, and the lap under its neighbours.
std::vector<Bleeds> groundsOf(const SlotGrid& grid, const LayoutPage& page) {
    const auto column = [&](const Slot& slot) { return std::lround((slot.x - grid.left) / grid.pitchX); };
    const auto row = [&](const Slot& slot) { return std::lround((slot.y - grid.top) / grid.pitchY); };
    std::set<std::pair<long, long>> taken;
    for (const Slot& slot : page.places)
        taken.emplace(column(slot), row(slot));
    constexpr double slack = 1e-6;
    const bool across = grid.pitchX - grid.piece.width - 2 * grid.bleedX < slack;
    const bool down = grid.pitchY - grid.piece.height - 2 * grid.bleedY < slack;
    std::vector<Bleeds> grounds;
    for (const Slot& slot : page.places) {
        const long x = column(slot), y = row(slot);
        const auto under = [&](bool touch, long dx, long dy) {
            return touch && taken.contains({x + dx, y + dy}) ? lap : 0;
        };
        grounds.push_back({slot.bleed[0] + under(down, 0, -1), slot.bleed[1] + under(across, 1, 0),
                           slot.bleed[2] + under(down, 0, 1), slot.bleed[3] + under(across, -1, 0)});
    }
    return grounds;
}

bool any(const Bleeds& b) {
    return std::any_of(b.begin(), b.end(), [](double width) { return width > 0; });
}

art::Picture beyondPicture(const PieceFace& look, const Bleeds& units) {
    art::Picture picture;
    if (const art::Rim* rim = std::get_if<art::Rim>(&look.beyond)) {
        picture = art::bleedPicture(*rim, units);
    } else {
        const auto& [north, east, south, west] = units;
        picture.fill(art::rectangle(-west, -north, look.picture.width + west + east,
                                    look.picture.height + north + south),
                     std::get<art::Rgb>(look.beyond));
    }
    art::addOwnPictureBleed(picture, look.own, units);
    return picture;
}

/// Looks with the same bleed share one name for it.
std::string beyondName(const PieceFace& look, const Bleeds& units) {
    std::string name = "bleed-";
    if (look.own && look.own->loaded)
        name += look.name + '-';
    if (const art::Rim* rim = std::get_if<art::Rim>(&look.beyond)) {
        name += art::rimKey(*rim);
    } else {
        const art::Rgb c = std::get<art::Rgb>(look.beyond);
        constexpr std::string_view digits = "0123456789ABCDEF";
        for (const int part : {c.red, c.green, c.blue}) {
            name += digits[static_cast<std::size_t>(part >> 4)];
            name += digits[static_cast<std::size_t>(part & 15)];
        }
        name += 'h' + std::to_string(static_cast<int>(look.picture.height));
    }
    for (const double unit : units)
        name += '-' + std::to_string(static_cast<int>(unit * 1000));
    return name;
}

class Drawer {
public:
    Drawer(const SheetSpecification& s, const DocumentInfo& text) : s_(s), text_(text) {
        document_.title = text.title;
    }

    Issues lay(std::span<const PieceRun> runs) {
        for (const PieceRun& run : runs) {
            std::vector<LayoutItem> items;
            for (const PrintedPiece& piece : run.pieces)
                items.push_back({piece.count, piece.group, piece.id});
            Loaded<Layout> laid = layout(specificationOf(run), run.size, items);
            if (!laid)
                return std::move(laid.issues);
            pages_ += laid.value->pages.size();
            layouts_.push_back(std::move(*laid.value));
        }
        return {};
    }

    PrintDocument draw(std::span<const PieceRun> runs) {
        if (hasBackPages())
            pages_ *= 2;
        // The following pages have no backs.
        if (hasBackPages() && text_.following == 0)
            document_.turned = s_.back.flip;
        pages_ += text_.following;
        for (std::size_t i = 0; i < runs.size(); ++i)
            for (const LayoutPage& page : layouts_[i].pages)
                addPage(runs[i], layouts_[i].grid, page);
        return std::move(document_);
    }

    /// The choice of tiles does not apply to markers.
    SheetSpecification specificationOf(const PieceRun& run) const {
        SheetSpecification s = s_;
        if (!run.areTiles) {
            s.chosen.clear();
            if (s.quantities == Quantities::Chosen)
                s.quantities = Quantities::AsCounted;
            s.skip.clear();
            s.firstSlot = 1;
        }
        return s;
    }

private:
    bool hasBacks() const { return s_.back.backs != Backs::None; }
    bool hasBackPages() const { return hasBacks() && !s_.back.gutterFold; }

    void addPage(const PieceRun& run, const SlotGrid& grid, const LayoutPage& page) {
        document_.width = grid.width;
        document_.height = grid.height;
        DrawnPage front;
        front.hasSlots = run.areTiles;
        std::vector<CutPiece> pieces;
        for (const Slot& slot : page.places)
            pieces.push_back({slot.x, slot.y, run.size.width, run.size.height, run.cornerRadius});
        addFronts(front, run, grid, page);
        drawMarks(front, s_, grid, pieces);
        if (s_.marks.tileIds && run.areTiles)
            drawIds(front, run, page);
        addFolds(front, run, page);
        addCuts(front, pieces);
        setBoxes(front, page, run.size, pieces);
        if (hasBacks() && s_.back.gutterFold && haveBacks(run, page)) {
            addBacks(front, run, grid, page);
            const bool sideways = turnsSideways(s_);
            drawFold(front, sideways ? Segment{grid.width / 2, 0, grid.width / 2, grid.height}
                                     : Segment{0, grid.height / 2, grid.width, grid.height / 2});
        }
        finish(front, grid, titleOf(run, page), {});
        document_.pages.push_back(std::move(front));
        if (hasBackPages())
            addBackPage(run, grid, page);
    }

    /// Standees and cards have none: they would only get marks, which shine through.
    static bool haveBacks(const PieceRun& run, const LayoutPage& page) {
        return std::any_of(page.places.begin(), page.places.end(), [&run](const Slot& slot) {
            return run.pieces[static_cast<std::size_t>(slot.item)].back.has_value();
        });
    }

    void addBackPage(const PieceRun& run, const SlotGrid& grid, const LayoutPage& page) {
        DrawnPage back;
        back.face = Face::Back;
        const DrawnPage& front = document_.pages.back();
        const art::Transform mirror = frontToBack(s_, grid.width, grid.height);
        const auto flipped = [&](const art::Box& box) {
            const art::Point a = mirror({box.left, box.top}), b = mirror({box.right, box.bottom});
            return art::Box{std::min(a.x, b.x), std::min(a.y, b.y), std::max(a.x, b.x), std::max(a.y, b.y)};
        };
        back.trim = flipped(front.trim);
        back.bleed = flipped(front.bleed);
        if (!haveBacks(run, page)) {
            document_.pages.push_back(std::move(back));
            return;
        }
        addBacks(back, run, grid, page);
        art::Transform place = art::Transform::rotation(s_.back.rotation, {grid.width / 2, grid.height / 2});
        finish(back, grid, titleOf(run, page),
               place.then(art::Transform::translation(s_.back.offsetX, s_.back.offsetY)));
        document_.pages.push_back(std::move(back));
    }

    std::string titleOf(const PieceRun& run, const LayoutPage& page) const {
        const auto group = static_cast<std::size_t>(page.group);
        if (s_.grouping == Grouping::None || !s_.pageBreaks || group >= run.groups.size())
            return run.title;
        return run.title + " \u00B7 " + run.groups[group];
    }

    /// `moved`: the transform of backs.
    void finish(DrawnPage& page, const SlotGrid& grid, const std::string& title,
                const art::Transform& moved) {
        const bool isBack = page.face == Face::Back;
        SheetSpecification s = s_;
        if (isBack && turnsSideways(s_))
            std::swap(s.margins.left, s.margins.right);
        else if (isBack)
            std::swap(s.margins.top, s.margins.bottom);
        if (s.marks.registration)
            drawRegistration(page, s, grid.width, grid.height, moved);
        if (!s.marks.marginContent)
            return;
        const std::string whole =
            isBack ? text_.words({QT_TRANSLATE_NOOP("Engine", "%1, backs"), {title}}) : title;
        drawMarginContent(page, marginContentOf(s, grid.width, grid.height,
                                                {whole, document_.pages.size() + 1, pages_}, text_.words));
    }

    void addFronts(DrawnPage& drawn, const PieceRun& run, const SlotGrid& grid, const LayoutPage& page) {
        const auto placeOf = [&](const Slot& slot) { return art::Transform::translation(slot.x, slot.y); };
        const std::vector<Bleeds> grounds = groundsOf(grid, page);
        for (std::size_t i = 0; i < grounds.size(); ++i)
            useBeyond(drawn, run.pieces[static_cast<std::size_t>(page.places[i].item)].front, grounds[i],
                      grid, placeOf(page.places[i]));
        for (const Slot& slot : page.places)
            use(drawn, run.pieces[static_cast<std::size_t>(slot.item)].front, grid, placeOf(slot));
    }

    void addBacks(DrawnPage& drawn, const PieceRun& run, const SlotGrid& grid, const LayoutPage& page) {
        const std::vector<Bleeds> grounds = groundsOf(grid, page);
        for (const bool beyond : {true, false})
            for (std::size_t i = 0; i < grounds.size(); ++i) {
                const Slot& slot = page.places[i];
                const auto& back = run.pieces[static_cast<std::size_t>(slot.item)].back;
                if (!back)
                    continue;
                const art::Transform place = backTransform(s_, grid, slot.x, slot.y);
                if (beyond)
                    useBeyond(drawn, *back, mirrored(grounds[i]), grid, place);
                else
                    use(drawn, *back, grid, place);
            }
    }

    void use(DrawnPage& drawn, const PieceFace& look, const SlotGrid& grid, const art::Transform& place) {
        drawn.uses.push_back({symbol(look.name, [&] { return look.picture; }),
                              art::Transform::scaling(grid.piece.width / look.picture.width).then(place)});
    }

    void useBeyond(DrawnPage& drawn, const PieceFace& look, const Bleeds& millimetres, const SlotGrid& grid,
                   const art::Transform& place) {
        if (!any(millimetres))
            return;
        const double scale = grid.piece.width / look.picture.width;
        Bleeds units{};
        std::transform(millimetres.begin(), millimetres.end(), units.begin(),
                       [&](double width) { return width / scale; });
        drawn.uses.push_back({symbol(beyondName(look, units), [&] { return beyondPicture(look, units); }),
                              art::Transform::scaling(scale).then(place)});
    }

    template <class Make>
    std::size_t symbol(const std::string& name, Make make) {
        const auto [at, isNew] = symbols_.try_emplace(name, document_.symbols.size());
        if (isNew)
            document_.symbols.push_back({name, make()});
        return at->second;
    }

    /// Light with a dark rim, in a corner, which is earth on all tiles.
    void drawIds(DrawnPage& drawn, const PieceRun& run, const LayoutPage& page) {
        const double inset = 1 + s_.cornerRadius / 3;
        std::vector<art::Shape>& guides = drawn.on(Layer::Guides);
        for (const Slot& slot : page.places)
            for (art::Shape& text :
                 labelShapes({slot.x + inset, slot.y + run.size.height - inset - 0.4, 1.3, run.size.width / 3,
                              Anchor::Start, run.pieces[static_cast<std::size_t>(slot.item)].id},
                             art::Rgb::hex(0xFFFFFF))) {
                constexpr double rim = 0.45;
                guides.push_back({text.path, strokes::dark,
                                  art::Stroke{strokes::dark, rim, art::Join::Round, art::Cap::Round}});
                guides.push_back(std::move(text));
            }
    }

    void addFolds(DrawnPage& drawn, const PieceRun& run, const LayoutPage& page) {
        for (const Slot& slot : page.places)
            for (const double below : run.folds)
                drawFold(drawn, {slot.x, slot.y + below, slot.x + run.size.width, slot.y + below});
    }

    static void addCuts(DrawnPage& drawn, std::span<const CutPiece> pieces) {
        for (art::Path& path : cutPaths(pieces))
            drawn.on(Layer::Cut)
                .push_back({std::move(path), std::nullopt,
                            art::Stroke{cutColour, machineStroke, art::Join::Miter, art::Cap::Butt}});
    }

    static void setBoxes(DrawnPage& drawn, const LayoutPage& page, Size size,
                         std::span<const CutPiece> pieces) {
        drawn.trim = drawn.bleed = boxOf(pieces);
        for (const Slot& slot : page.places) {
            drawn.bleed.left = std::min(drawn.bleed.left, slot.x - slot.bleed[3]);
            drawn.bleed.top = std::min(drawn.bleed.top, slot.y - slot.bleed[0]);
            drawn.bleed.right = std::max(drawn.bleed.right, slot.x + size.width + slot.bleed[1]);
            drawn.bleed.bottom = std::max(drawn.bleed.bottom, slot.y + size.height + slot.bleed[2]);
        }
    }

    const SheetSpecification& s_;
    const DocumentInfo& text_;
    PrintDocument document_;
    std::vector<Layout> layouts_;
    std::size_t pages_ = 0;
    std::map<std::string, std::size_t> symbols_;
};

} // namespace

Loaded<PrintDocument> drawRuns(std::span<const PieceRun> runs, const SheetSpecification& s,
                               const DocumentInfo& text) {
    Loaded<PrintDocument> result;
    Drawer drawer(s, text);
    result.issues = drawer.lay(runs);
    if (!hasErrors(result.issues))
        result.value = drawer.draw(runs);
    return result;
}

} // namespace tilewright::sheet
