#pragma once

#include "editor/document/named_command.h"
#include "engine/games/beneath/tiles/generate.h"
#include "engine/model/tileset.h"

#include <functional>
#include <optional>
#include <vector>

namespace tilewright {

/// The result of an edit of a set, for views to follow.
struct SetChange {
    enum class Kind { Nothing, Rows, Inserted, Removed, Rearranged };
    Kind kind = Kind::Nothing;
    /// Rows: the changed ones. Inserted and Removed: first and last. Indices in the set after the change, but
    /// for Removed those before.
    std::vector<int> rows;
    /// Whether fields of the set itself changed: name, colours ...
    bool fields = false;
    /// The tiles that the change is about, as present indices; may be empty.
    std::vector<int> shown;
};

/// An edit of a set, with its states before and after. Only differences are kept, so that a long history of
/// small edits stays small. Consecutive edits with the same nonempty `mergeKey` are merged. An edit that ends
/// at the original state is removed from the stack.
class SetEdit : public NamedCommand {
public:
    /// The edited state: the set and its specification.
    struct State {
        TileSet set;
        std::optional<BeneathSetSpecification> targets;
    };
    using Announce = std::function<void(const SetChange&)>;
    /// Called before and after the state changes; it changes in between.
    struct Announcements {
        Announce before;
        Announce after;
    };

    /// `state` must outlive the command. `shownBefore` and `shownAfter`: the tiles that undo and redo show;
    /// empty means those that differ.
    SetEdit(EditName name, State& state, State after, const QString& mergeKey, Announcements announcements);

    /// False if nothing differs: then it need not be pushed.
    bool changesSomething() const;
    void setShown(std::vector<int> before, std::vector<int> after);

    void undo() override;
    void redo() override;
    int id() const override { return mergeKey_.isEmpty() ? -1 : 2; }
    bool mergeWith(const QUndoCommand* next) override;

private:
    /// Tiles from `first` on: `before` are replaced by `after`. Either there is only one run, or no run
    /// changes the number of tiles, so that `first` is valid in both directions.
    struct Run {
        int first = 0;
        std::vector<Tile> before;
        std::vector<Tile> after;
    };
    /// A set without its tiles.
    struct Fields {
        TileSet before;
        TileSet after;
    };

    void compare(const TileSet& before, TileSet after);
    bool keepsNumber() const;
    SetChange change(bool undoing) const;
    void apply(bool undoing);

    State& state_;
    QString mergeKey_;
    Announcements announce_;
    std::vector<Run> runs_;
    std::optional<Fields> fields_;
    std::optional<BeneathSetSpecification> targetsBefore_;
    std::optional<BeneathSetSpecification> targetsAfter_;
    std::vector<int> shownBefore_;
    std::vector<int> shownAfter_;
    bool rearranges_ = false;
};

} // namespace tilewright
