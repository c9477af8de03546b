#pragma once

#include "editor/document/named_command.h"
#include "engine/tileset/chambers/generate.h"
#include "engine/tileset/tileset.h"

#include <functional>
#include <optional>
#include <vector>

namespace tilewright {

/// What an edit of a set leaves behind for the views to follow.
struct SetChange {
    enum class Kind { Nothing, Rows, Inserted, Removed, Rearranged };
    Kind kind = Kind::Nothing;
    /// Rows: the changed ones. Inserted and Removed: first and last. Places of the set after the change, but
    /// Removed has those before.
    std::vector<int> rows;
    /// The fields of the set itself changed: name, colours ...
    bool fields = false;
    /// The tiles that the change is about, in the set as it is now; may be empty.
    std::vector<int> shown;
};

/// An edit of a set: what it was and what it becomes. Only what differs is kept, so that a long history of
/// small edits stays small. Two that follow each other with the same `stroke` become one; with an empty
/// stroke none do. What comes back to where it began disappears from the stack.
class SetEdit : public NamedCommand {
public:
    /// What is edited: the set, and what it was generated to be.
    struct State {
        TileSet set;
        std::optional<SetSpecification> targets;
    };
    using Announce = std::function<void(const SetChange&)>;
    /// Called before and after the state changes; it changes in between.
    struct Announcements {
        Announce before;
        Announce after;
    };

    /// `state` must outlive the command. `shownBefore` and `shownAfter`: which tiles undo and redo are about;
    /// empty means those that differ.
    SetEdit(EditName name, State& state, State after, const QString& stroke, Announcements announcements);

    /// False when nothing differs: then it need not be pushed.
    bool changesSomething() const;
    void setShown(std::vector<int> before, std::vector<int> after);

    void undo() override;
    void redo() override;
    int id() const override { return stroke_.isEmpty() ? -1 : 2; }
    bool mergeWith(const QUndoCommand* next) override;

private:
    /// Tiles from `first` on: `before` are replaced by `after`. Either there is one run, or all runs keep the
    /// number of tiles, so that `first` holds in both directions.
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
    QString stroke_;
    Announcements announce_;
    std::vector<Run> runs_;
    std::optional<Fields> fields_;
    std::optional<SetSpecification> targetsBefore_;
    std::optional<SetSpecification> targetsAfter_;
    std::vector<int> shownBefore_;
    std::vector<int> shownAfter_;
    bool rearranges_ = false;
};

} // namespace tilewright
