#pragma once

#include "editor/document/document.h"

#include "engine/tileset/tileset.h"

#include <memory>

namespace tilewright {

/// An open tile set. Every change of it is an undo command; setters that change nothing push none.
/// Tiles are named by their place in tileSet().tiles.
class TileSetDocument : public Document {
    Q_OBJECT
public:
    explicit TileSetDocument(TileSet set, QString path = {}, QObject* parent = nullptr);

    /// The issues tell file, place, what was found and what was expected.
    static Loaded<std::unique_ptr<TileSetDocument>> open(const QString& path);
    /// A copy of a bundled set, without a place on disk. Pre: there is one of that name.
    static std::unique_ptr<TileSetDocument> example(std::string_view bundledName);

    const TileSet& tileSet() const { return set_; }
    int size() const { return static_cast<int>(set_.tiles.size()); }
    const Tile& tile(int index) const { return set_.tiles[static_cast<std::size_t>(index)]; }
    std::string fileText() const override;

    /// Whether this change and the one before it may be one stroke of the hand: one undo.
    enum class Merge { No, Yes };
    /// What follows is another stroke.
    void endStroke() { ++stroke_; }
    void setSide(int index, Direction direction, Side side, Merge merge = Merge::No);
    /// A quarter turn clockwise.
    void turnTile(int index);
    void setId(int index, const std::string& id);
    void setCount(int index, int count, Merge merge = Merge::No);
    void setNotes(int index, const std::string& notes, Merge merge = Merge::No);
    void setName(const std::string& name);

    /// These give the new tile's place. Ids of new tiles are not yet used in the set.
    int addTile();
    int duplicateTile(int index);
    void deleteTile(int index);

signals:
    void tileChanged(int index);
    void nameChanged();
    void tileAboutToBeInserted(int index);
    void tileInserted(int index);
    void tileAboutToBeRemoved(int index);
    void tileRemoved(int index);
    /// After any of the above.
    void changed();

private:
    void change(int index, Tile after, const QString& text, const QString& stroke);
    int insert(int index, Tile tile, const QString& text);
    void storeTile(int index, const Tile& tile);
    void storeInserted(int index, const Tile& tile);
    void storeRemoved(int index);

    QString strokeOf(const QString& what, Merge merge) const;

    TileSet set_;
    int stroke_ = 0;
};

/// "tee-04" gives "tee-05", or the next number that is free.
std::string freeId(const TileSet& set, const std::string& like);

} // namespace tilewright
