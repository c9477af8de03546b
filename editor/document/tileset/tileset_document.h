#pragma once

#include "editor/document/document.h"
#include "editor/document/tileset/set_edit.h"
#include "engine/sheet/specification.h"
#include "engine/tileset/chambers/mirror.h"
#include "engine/tileset/landscape/landscape_edit.h"

#include <functional>
#include <memory>
#include <vector>

namespace tilewright {

class TileFamily;

/// Tiles of a set, by their place in TileSet::tiles.
using Places = std::vector<int>;

/// An open tile set. Every change of it is one undo command, on however many tiles; setters that change
/// nothing push none. Pre of all setters: the places are of the set, ascending, each once.
class TileSetDocument : public Document {
    Q_OBJECT
public:
    explicit TileSetDocument(TileSet set, QString path = {}, QObject* parent = nullptr);

    /// The issues tell file, place, what was found and what was expected.
    static Loaded<std::unique_ptr<TileSetDocument>> open(const QString& path);
    /// A copy of a bundled set, without a place on disk. Pre: there is one of that name.
    static std::unique_ptr<TileSetDocument> example(std::string_view bundledName);

    const TileSet& tileSet() const { return state_.set; }
    const TileFamily& family() const;
    int size() const { return static_cast<int>(tileSet().tiles.size()); }
    const Tile& tile(int index) const { return tileSet().tiles[static_cast<std::size_t>(index)]; }
    std::string fileText() const override;
    Issues lint() const override;
    Issues replaceBy(const std::string& text, EditName what) override;
    QString fileSuffix() const override { return QStringLiteral(".tileset.json"); }
    QString fileFilter() const override { return tr("Tile sets (*.tileset.json)"); }

    /// What the set was generated to be; not part of the file.
    const std::optional<SetSpecification>& targets() const { return state_.targets; }
    /// For a set that has just been made.
    void setTargets(const SetSpecification& targets);

    /// Whether this change and the one before it may be one stroke of the hand: one undo.
    enum class Merge { No, Yes };
    /// What follows is another stroke.
    void endStroke() { ++stroke_; }

    void setSide(const Places& tiles, Direction direction, Side side, Merge merge = Merge::No);
    /// What landscape tiles show: each edit of landscape_edit.h on each of the tiles where it can be made.
    void setEdge(const Places& tiles, Direction side, Edge edge, Merge merge = Merge::No);
    /// Link::Joins or Link::Parts; tiles where the two places are linked otherwise stay as they are.
    void link(const Places& tiles, int from, int to, Link link);
    void setTrait(const Places& tiles, int place, Trait trait, bool on);
    void setPennants(const Places& tiles, int place, int pennants, Merge merge = Merge::No);
    void setContact(int tile, int place, int city, bool touches);
    void addInnerField(int tile);
    /// Nothing happens where no inner field has that place.
    void removeInnerField(int tile, int place);

    void turn(const Places& tiles, Rotation rotation);
    void mirror(const Places& tiles, Mirror mirror);
    /// Doors stay where passages do; see reshaped().
    void reshape(const Places& tiles, Configuration configuration);
    void setId(int tile, const std::string& id);
    void setCount(const Places& tiles, int count, Merge merge = Merge::No);
    void setNotes(const Places& tiles, const std::string& notes, Merge merge = Merge::No);

    /// A field of the set itself.
    void setText(std::string TileSet::*field, const std::string& value, Merge merge = Merge::No);
    void setTileMillimetres(double millimetres, Merge merge = Merge::No);
    /// How its sheets are laid out, which the file keeps.
    void setSheetOptions(const sheet::SheetSpecification& options, Merge merge = Merge::No);
    /// In their order, whatever order they are given in.
    void setPickColours(std::vector<Colour> colours);

    /// At the end of the set, under an id that is free. Gives its place.
    int addTile();
    /// Copies under free ids, behind the last of them.
    void duplicate(const Places& tiles);
    void remove(const Places& tiles);
    /// Before the tile that is now at `at`; ids that the set has already, or that come twice, get a free one.
    void insert(int at, std::vector<Tile> tiles, EditName name);
    /// Together, before the tile that is now at `at`; 0 to size().
    void move(const Places& tiles, int at);
    /// All tiles and the colours that they need; the set keeps its name and what is said of it.
    void replaceTiles(const TileSet& with, const SetSpecification& targets);

    /// Any other change as one command. `shown`: the tiles that it is about, afterwards.
    void edit(EditName name, TileSet after, const QString& stroke = {});
    void edit(EditName name, TileSet after, Places shownBefore, Places shownAfter);

signals:
    void aboutToChange(const tilewright::SetChange& change);
    /// Comes before changed(). Views that count rows follow these two.
    void setChanged(const tilewright::SetChange& change);

private:
    /// Applies `alter` to a copy of each of the tiles.
    void alter(const Places& tiles, EditName name, const QString& stroke,
               const std::function<void(Tile&)>& alter);
    void push(std::unique_ptr<SetEdit> command);
    std::unique_ptr<SetEdit> makeEdit(EditName name, TileSet after,
                                      const std::optional<SetSpecification>& targets,
                                      const QString& stroke = {});
    /// "tee-04", or "3 tiles"
    EditName named(const Places& tiles) const;
    QString strokeOf(const QString& what, Merge merge) const;

    SetEdit::State state_;
    int stroke_ = 0;
};

/// "tee-04" gives "tee-05", or the next number that is free.
std::string freeId(const TileSet& set, const std::string& like);

} // namespace tilewright
