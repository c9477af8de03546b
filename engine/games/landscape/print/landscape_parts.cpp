// Followers and the other figures, tunnel tokens and floors of towers, for six players; the aid card and the
// dungeon's mat.
#include "engine/games/landscape/print/landscape_sheets.h"

#include "engine/art/palette.h"
#include "engine/art/picture_dispatch.h"
#include "engine/art/shapes/geometry.h"
#include "engine/games/landscape/art/landscape_art.h"
#include "engine/sheet/pieces/game_parts.h"
#include "engine/sheet/pieces/piece_run_builders.h"
#include "engine/sheet/print_marks.h"
#include "engine/sheet/sheet_layout.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace tilewright::sheet {

namespace {

constexpr int landscapePlayers = 6;
constexpr int smallFollowers = 7;  // L-2.2
constexpr int tokensOfAColour = 2; // U-1.1
/// One to show the player's colour, one to count points.
constexpr int tokensOfAPlayer = 2;
/// Enough for any number of players; the first two need most if they play alone (L-5.1).
constexpr std::array<int, landscapePlayers> floors{10, 10, 9, 7, 6, 5};

/// The contents of a set's tiles, which determine the parts.
struct Shown {
    bool inn = false, cathedral = false, pennant = false, princess = false, goods = false, abbey = false,
         tunnel = false;
    bool volcano = false, dragon = false, portal = false, tower = false;
};

void addTo(Shown& shown, const Landscape& tile) {
    for (const Feature& feature : tile.features) {
        shown.inn |= feature.inn;
        shown.cathedral |= feature.cathedral;
        shown.pennant |= feature.pennants > 0;
        shown.princess |= feature.princess;
        shown.goods |= feature.goods != Goods::None;
        // Other tunnels have mouths only in a game with tokens, which came with tiles of the first kind.
        shown.tunnel |= feature.tunnel == Tunnel::Mouth;
    }
    for (const Edge edge : tile.edges)
        shown.abbey |= edge == Edge::Any;
    for (const Mark mark : tile.marks) {
        shown.volcano |= mark == Mark::Volcano;
        shown.dragon |= mark == Mark::Dragon;
        shown.portal |= mark == Mark::Portal;
        shown.tower |= mark == Mark::Tower;
    }
}

Shown shownIn(const TileSet& set) {
    Shown shown;
    for (const Tile& tile : set.tiles)
        addTo(shown, tile.landscape());
    return shown;
}

/// A drawing about the origin, 10 units in radius.
art::Picture sign(const art::Picture& drawing) {
    art::Picture picture;
    picture.append(drawing, art::Transform::scaling(4.4).then(art::Transform::translation(50, 50)));
    return picture;
}

/// Figures besides the small followers came with the tiles that use them; the dungeon uses them all.
std::vector<std::string_view> piecesOf(const Shown& shown) {
    std::vector<std::string_view> pieces;
    if (shown.inn || shown.cathedral || shown.tower)
        pieces.emplace_back("large-follower-standing");
    if (shown.abbey || shown.tower)
        for (const char* pieceType : {"mayor", "wagon"})
            pieces.emplace_back(pieceType);
    if (shown.goods || shown.tower)
        for (const char* pieceType : {"builder", "pig"})
            pieces.emplace_back(pieceType);
    return pieces;
}

std::string tunnelOf(int colour) {
    return "tunnel-" + std::string(name(colourAt(colour)));
}

/// The effects of inns, cathedrals ... (L-3).
void addPoints(AidCard& aid, const TileSet& set, const Shown& shown) {
    aid.heading(QT_TRANSLATE_NOOP("Engine", "Points"));
    const auto points = [&set](const char* option, int usual) {
        return numberInFirstVariant(set, option, usual);
    };
    const int road = points("roadTilePoints", 1);
    const int city = points("cityTilePoints", 2);
    aid.entry(art::edgePicture(Edge::Road), {QT_TRANSLATE_NOOP("Engine", "road: %1 a tile"), {road}});
    aid.entry(art::edgePicture(Edge::City), {QT_TRANSLATE_NOOP("Engine", "city: %1 a tile"), {city}});
    aid.entry(sign(art::cloisterDrawing(10)),
              {QT_TRANSLATE_NOOP("Engine", "cloister: up to %1"), {9 * points("cloisterTilePoints", 1)}});
    aid.entry(art::edgePicture(Edge::Field),
              {QT_TRANSLATE_NOOP("Engine", "field: %1 a city"), {points("fieldCityPoints", 3)}});
    if (shown.pennant)
        aid.entry(sign(art::pennantEmblem()),
                  {QT_TRANSLATE_NOOP("Engine", "pennant: %1 more"), {points("pennantPoints", 2)}});
    Random random(0, 0, Purpose::Art);
    if (shown.inn)
        aid.entry(sign(art::innDrawing(random)),
                  {QT_TRANSLATE_NOOP("Engine", "inn: %1, or none"), {2 * road}});
    // Half as much again, which need not be a whole number.
    if (shown.cathedral)
        aid.entry(sign(art::cathedralDrawing()),
                  {city % 2 == 0 ? QT_TRANSLATE_NOOP("Engine", "city of %1, or none")
                                 : QT_TRANSLATE_NOOP("Engine", "city of %1.5, or none"),
                   {3 * city / 2}});
}

void addPieces(AidCard& aid, const TileSet& set, const Shown& shown) {
    aid.heading(QT_TRANSLATE_NOOP("Engine", "Figures"));
    const std::array<std::pair<std::string_view, Text>, 8> all{
        {{"follower-standing", QT_TRANSLATE_NOOP("Engine", "city, cloister")},
         {"follower-thief", QT_TRANSLATE_NOOP("Engine", "road")},
         {"follower-farmer", QT_TRANSLATE_NOOP("Engine", "field, to the end")},
         {"large-follower-standing", QT_TRANSLATE_NOOP("Engine", "counts as two")},
         {"mayor", QT_TRANSLATE_NOOP("Engine", "counts pennants")},
         {"wagon", QT_TRANSLATE_NOOP("Engine", "may drive on")},
         {"builder", QT_TRANSLATE_NOOP("Engine", "another tile")},
         {"pig",
          {QT_TRANSLATE_NOOP("Engine", "%1 more a city"), {numberInFirstVariant(set, "pigPoints", 1)}}}}};
    constexpr std::size_t always = 3;
    const std::vector<std::string_view> more = piecesOf(shown);
    for (std::size_t i = 0; i < all.size(); ++i)
        if (i < always || std::find(more.begin(), more.end(), all[i].first) != more.end())
            aid.entry(art::piecePicture(all[i].first, 0, 0), all[i].second);
}

void addSigns(AidCard& aid, const TileSet& set, const Shown& shown) {
    if (shown.tunnel || shown.volcano || shown.dragon || shown.portal || shown.tower || shown.princess)
        aid.heading(QT_TRANSLATE_NOOP("Engine", "Symbols"));
    if (shown.tunnel)
        aid.entry(art::tokenPicture(tunnelOf(0)), QT_TRANSLATE_NOOP("Engine", "joins two mouths"));
    Random random(0, 0, Purpose::Art);
    if (shown.volcano)
        aid.entry(sign(art::volcanoDrawing(10, random)), QT_TRANSLATE_NOOP("Engine", "the dragon comes"));
    if (shown.dragon)
        aid.entry(sign(art::dragonEmblem()), QT_TRANSLATE_NOOP("Engine", "the dragon moves"));
    if (shown.portal)
        aid.entry(sign(art::portalEmblem()), QT_TRANSLATE_NOOP("Engine", "go to any tile"));
    if (shown.princess)
        aid.entry(sign(art::princessEmblem()), QT_TRANSLATE_NOOP("Engine", "one goes home"));
    if (shown.tower)
        aid.entry(sign(art::towerDrawing(10)), QT_TRANSLATE_NOOP("Engine", "to the dungeon"));
    if (!shown.volcano)
        return;
    const int points = numberInFirstVariant(set, "fairyTurnPoints", 1);
    aid.entry(art::piecePicture("fairy", -1, 0),
              points > 0 ? Text(QT_TRANSLATE_NOOP("Engine", "%1 a turn, protects"), {points})
                         : Text(QT_TRANSLATE_NOOP("Engine", "protects")));
}

namespace palette = art::palette;

constexpr double tilesWide = 4;
// In hundredths of the width.
constexpr double matHeight = 68;
constexpr double matWall = 1.1;

/// Fits between the margins, if possible.
Size sizeFor(const SheetSpecification& s) {
    constexpr double smaller = 0.95, least = 40;
    Size size{tilesWide * s.tileMillimetres, tilesWide * s.tileMillimetres * matHeight / 100};
    for (SlotGrid grid = slotGridOf(s, size); (grid.columns < 1 || grid.rows < 1) && size.width > least;
         grid = slotGridOf(s, size))
        size = {size.width * smaller, size.height * smaller};
    return size;
}

class MatDrawer {
public:
    explicit MatDrawer(const Translator& words) : words_(words) {
        picture_.height = matHeight;
        picture_.fill(art::rectangle(0, 0, 100, matHeight), palette::floor);
        cave(3, 11, 94, 44, palette::earth);
        text(QT_TRANSLATE_NOOP("Engine", "THE DUNGEON"), 50, 8.2, 3.6, FontWeight::Bold);
    }

    void cave(double x, double y, double width, double tall, art::Rgb floor) {
        picture_.draw(art::roundedRectangle(x, y, width, tall, 3), floor,
                      {palette::wall, matWall, art::Join::Round, art::Cap::Butt});
    }
    /// A place for pieces of the sign's kind.
    void nook(double x, double y, double width, double tall, art::Rgb floor, const art::Picture& sign,
              double size, const Text& name) {
        cave(x, y, width, tall, floor);
        picture_.append(
            sign, art::Transform::scaling(size / 100)
                      .then(art::Transform::translation(x + (width - size) / 2,
                                                        y + (tall - size) / 2 - (name.empty() ? 0 : 1.2))));
        if (!name.empty())
            text(name, x + width / 2, y + tall - 1.6, 1.7, FontWeight::Regular);
    }
    void text(const Text& text, double x, double y, double capHeight, FontWeight weight) {
        std::ranges::move(labelShapes(fitted({x, y, capHeight, 92, Anchor::Middle, words_(text), weight})),
                          std::back_inserter(picture_.shapes));
    }
    art::Picture take() { return std::move(picture_); }

private:
    const Translator& words_;
    art::Picture picture_;
};

/// A mat for the dungeon (D-1.1), beside the tiles: four tiles wide, less if the paper has no room for it. It
/// has a corner for each of `players`, one each for dragon and fairy, and a line of text about entering and
/// leaving.
PieceRun dungeonMat(const SheetSpecification& s, int players, const Translator& words) {
    MatDrawer mat(words);
    mat.nook(5.5, 14, 20, 38, palette::joint, art::piecePicture("dragon", -1, 0), 17,
             QT_TRANSLATE_NOOP("Engine", "dragon"));
    mat.nook(80, 14, 14.5, 38, palette::joint, art::piecePicture("fairy", -1, 0), 11,
             QT_TRANSLATE_NOOP("Engine", "fairy"));
    const int columns = (players + 1) / 2;
    const double pitch = 51.0 / columns;
    for (int player = 0; player < players; ++player)
        mat.nook(28.5 + pitch * (player % columns), player < columns ? 14 : 34, pitch - 2, 18,
                 art::mixed(art::fillOf(colourAt(player)), palette::white, 0.72),
                 art::piecePicture("player-token", player, 0), 9, {});
    mat.text(QT_TRANSLATE_NOOP("Engine", "in by the tower tile just laid, out by a tower tile without a "
                                         "figure, onto anything incomplete"),
             50, 60.2, 1.9, FontWeight::Regular);
    mat.text(QT_TRANSLATE_NOOP(
                 "Engine",
                 "the dragon here: nobody in, nobody out except one with the fairy since the turn began"),
             50, 64.6, 1.9, FontWeight::Regular);

    PieceRun run;
    run.title = words(QT_TRANSLATE_NOOP("Engine", "dungeon mat"));
    run.size = sizeFor(s);
    PrintedPiece piece;
    piece.id = "dungeon";
    piece.front = {"mat-dungeon", mat.take(), palette::floor};
    run.pieces.push_back(std::move(piece));
    return run;
}

class LandscapeParts final : public GameParts {
public:
    PieceRun markers(const TileSet& set, const SheetSpecification& s,
                     const Translator& words) const override {
        const Shown shown = shownIn(set);
        MarkerRunBuilder run(s, words);
        for (int colour = 0; colour < landscapePlayers && shown.tunnel; ++colour)
            run.add(tunnelOf(colour), art::tokenPicture(tunnelOf(colour)),
                    numberInFirstVariant(set, "tokensAColour", tokensOfAColour));
        for (int player = 0; player < landscapePlayers && shown.tower; ++player)
            run.add("tower-floor-" + std::to_string(player + 1), art::piecePicture("tower-floor", player, 0),
                    floors[static_cast<std::size_t>(player)]);
        for (int player = 0; player < landscapePlayers && shown.tower; ++player)
            run.add("player-token-" + std::to_string(player + 1),
                    art::piecePicture("player-token", player, 0), tokensOfAPlayer);
        return run.take();
    }

    PieceRun standees(const TileSet& set, const SheetSpecification& s,
                      const Translator& words) const override {
        const Shown shown = shownIn(set);
        StandeeRunBuilder run(s, words);
        for (int player = 0; player < landscapePlayers; ++player) {
            run.add("follower-standing", player, 0, numberInFirstVariant(set, "followers", smallFollowers));
            for (const std::string_view pieceType : piecesOf(shown))
                run.add(pieceType, player, 0, 1);
        }
        if (shown.volcano)
            for (const char* nobodys : {"dragon", "fairy"})
                run.add(nobodys, -1, 0, 1);
        return run.take();
    }

    PieceRun aid(const TileSet& set, const Translator& words) const override {
        const Shown shown = shownIn(set);
        AidCard aid(words);
        addPoints(aid, set, shown);
        addPieces(aid, set, shown);
        addSigns(aid, set, shown);
        return aid.take(landscapePlayers);
    }

    PieceRun mat(const TileSet& set, const SheetSpecification& s, const Translator& words) const override {
        return shownIn(set).tower ? dungeonMat(s, landscapePlayers, words) : PieceRun{};
    }

    std::vector<std::vector<art::Picture>> proofs(const TileSet& set) const override {
        std::vector<std::vector<art::Picture>> groups(2);
        for (int player = 0; player < landscapePlayers; ++player)
            groups[0].push_back(art::piecePicture("follower-standing", player, 0));
        if (shownIn(set).tunnel) {
            auto& tokens = groups.emplace_back();
            for (int colour = 0; colour < landscapePlayers; ++colour)
                tokens.push_back(art::tokenPicture(tunnelOf(colour)));
        }
        for (const Edge edge : {Edge::City, Edge::Road, Edge::Field})
            groups[1].push_back(art::edgePicture(edge));
        groups[1].push_back(sign(art::cloisterDrawing(10)));
        for (const art::Picture& emblem :
             {art::pennantEmblem(), art::wineEmblem(), art::grainEmblem(), art::clothEmblem()})
            groups[1].push_back(sign(emblem));
        return groups;
    }
};

} // namespace

const GameParts& landscapeParts() {
    static const LandscapeParts parts;
    return parts;
}

} // namespace tilewright::sheet
