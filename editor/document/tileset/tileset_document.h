#pragma once

#include "editor/document/document.h"
#include "editor/document/tileset/set_edit.h"
#include "editor/output/own_pictures/picture_store.h"
#include "engine/games/landscape/tiles/landscape_edit.h"
#include "engine/model/io/companion_cache.h"
#include "engine/model/sides.h"
#include "engine/sheet/specification.h"

#include <QLocale>

#include <functional>
#include <memory>
#include <vector>

namespace tilewright {

class TileFamily;

/// Indices in TileSet::tiles.
using TileIndices = std::vector<int>;

/// An open tile set. Every change is one undo command for any number of tiles; setters that change nothing
/// push none. Pre of all setters: the places are valid, ascending, each once.
class TileSetDocument : public Document {
    Q_OBJECT
public:
    explicit TileSetDocument(TileSet set, QString path = {}, QObject* parent = nullptr);

    /// The issues name file, place, what was found and what was expected.
    static Loaded<std::unique_ptr<TileSetDocument>> open(const QString& path);
    /// An unsaved copy of a bundled set. Pre: there is one of that name.
    static std::unique_ptr<TileSetDocument> example(std::string_view bundledName);

    const TileSet& tileSet() const { return state_.set; }
    const TileFamily& family() const;
    int size() const { return static_cast<int>(tileSet().tiles.size()); }
    const Tile& tile(int index) const { return tileSet().tiles[static_cast<std::size_t>(index)]; }
    /// The sets that it is played together with, as they are in the folder of its file now.
    Loaded<std::vector<TileSet>> companions() const;
    /// The set with these.
    Loaded<TileSet> played() const;
    /// Those of the companions.
    QStringList otherFiles() const override;
    /// Reads its pictures again where their files, or the folder of the set, are others than before.
    void refreshPictures();
    std::string fileText() const override;
    Issues lint() const override;
    Issues replaceContent(const std::string& text, EditName what) override;
    QString fileSuffix() const override { return QStringLiteral(".tileset.json"); }
    QString fileFilter() const override { return tr("Tile sets (*.tileset.json)"); }

    /// The specification that the set was generated from; not part of the file.
    const std::optional<BeneathSetSpecification>& targets() const { return state_.targets; }
    /// For a new set.
    void setTargets(const BeneathSetSpecification& targets);

    /// Whether this change may be merged with the previous one into one undo step.
    enum class Merge { No, Yes };
    /// Ends merging: the next change is a new step.
    void endMerging() { ++mergeKey_; }

    void setSide(const TileIndices& tiles, Direction direction, SideContent side, Merge merge = Merge::No);
    /// Edits of landscape tiles: those of landscape_edit.h, applied to each tile where they are possible.
    void setEdge(const TileIndices& tiles, Direction side, Edge edge, Merge merge = Merge::No);
    /// Link::Joins or Link::Parts; tiles whose two places have another link stay unchanged.
    void link(const TileIndices& tiles, int from, int to, Link link);
    void setTrait(const TileIndices& tiles, int place, Trait trait, bool on);
    void setPennants(const TileIndices& tiles, int place, int pennants, Merge merge = Merge::No);
    void setContact(int tile, int place, int city, bool touches);
    void addInnerField(int tile);
    /// Does nothing if no inner field has that place.
    void removeInnerField(int tile, int place);

    void turn(const TileIndices& tiles, Rotation rotation);
    void mirror(const TileIndices& tiles, Mirror mirror);
    /// Doors stay where passages do; see reshaped().
    void reshape(const TileIndices& tiles, Configuration configuration);
    void setId(int tile, const std::string& id);
    void setCount(const TileIndices& tiles, int count, Merge merge = Merge::No);
    void setNotes(const TileIndices& tiles, const std::string& notes, Merge merge = Merge::No);

    /// A field of the set itself.
    void setText(std::string TileSet::*field, const std::string& value, Merge merge = Merge::No);
    void setTileMillimetres(double millimetres, Merge merge = Merge::No);
    /// The layout options of its sheets, which the file keeps; they don't make the set modified. Those of a
    /// set with a file are there again when it is opened, saved or not.
    void setSheetOptions(const sheet::SheetSpecification& options, Merge merge = Merge::No);
    /// Whether they differ from those of the file, or of a new set.
    bool hasUnsavedSheetOptions() const;
    /// Sets them in the order of B-1.5, regardless of the given order.
    void setPickColours(std::vector<Colour> colours);

    /// Adds a tile at the end of the set, with a free id. Returns its index.
    int addTile();
    /// Inserts copies with free ids after the last of them.
    void duplicate(const TileIndices& tiles);
    void remove(const TileIndices& tiles);
    /// Inserts before the tile now at `at`; ids that exist already or occur twice are replaced by free ones.
    void insert(int at, std::vector<Tile> tiles, EditName name);
    /// Moves them together before the tile now at `at`; 0 to size().
    void move(const TileIndices& tiles, int at);
    /// Adds those of another set at the end, and their colours to the list; a tile that is there already gets
    /// the copies.
    void addTiles(const TileSet& of);
    /// Replaces all tiles and the colours that they need; name and other fields of the set stay.
    void replaceTiles(const TileSet& with, const BeneathSetSpecification& targets);

    /// Any other change as one command. `shown`: the tiles to show afterwards.
    void edit(EditName name, TileSet after, const QString& mergeKey = {});
    void edit(EditName name, TileSet after, TileIndices shownBefore, TileIndices shownAfter);

signals:
    void aboutToChange(const tilewright::SetChange& change);
    /// Emitted before changed(). Views that count rows use these two.
    void setChanged(const tilewright::SetChange& change);

private:
    /// Applies `alter` to a copy of each of the tiles.
    void alter(const TileIndices& tiles, EditName name, const QString& mergeKey,
               const std::function<void(Tile&)>& alter);
    void push(std::unique_ptr<SetEdit> command);
    std::unique_ptr<SetEdit> makeEdit(EditName name, TileSet after,
                                      const std::optional<BeneathSetSpecification>& targets,
                                      const QString& mergeKey = {});
    /// "tee-04", or "3 tiles"
    EditName named(const TileIndices& tiles) const;
    QString mergeKeyOf(const QString& what, Merge merge) const;

    void rememberSavedSheets();
    void keepSheets();
    void takeKeptSheets();

    /// Of the folder in which the file is now.
    PictureStore& pictureStore() const;

    SetEdit::State state_;
    /// The options of the sheets in the file.
    sheet::SheetSpecification savedSheets_;
    /// The same as they are written, null if there are none; and those that the settings keep.
    Json savedOptions_;
    Json keptOptions_;
    int mergeKey_ = 0;
    mutable std::unique_ptr<PictureStore> pictures_;
    mutable std::unique_ptr<CompanionCache> companions_;
};

/// A new set, with the paper that its sheets are printed on where the person is: a set that names none has
/// A4. As it is if it has options of its own.
TileSet withRegionalPaper(TileSet set, QLocale::Territory where = QLocale::system().territory());

} // namespace tilewright
