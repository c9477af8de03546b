// Edits of cells and markers as undo commands.
#include "editor/document/map/map_document.h"

#include "engine/model/io/format.h"

#include <algorithm>
#include <map>

namespace tilewright {

/// Sets cells and markers, and restores them.
class MapCommand : public NamedCommand {
public:
    using Changes = std::vector<MapDocument::CellChange>;
    struct Markers {
        std::vector<MapMarker> before;
        std::vector<MapMarker> after;
    };

    MapCommand(MapDocument& document, EditName name, Changes changes, std::optional<Markers> markers,
               QString stroke)
        : NamedCommand(std::move(name))
        , document_(document)
        , changes_(std::move(changes))
        , markers_(std::move(markers))
        , stroke_(std::move(stroke)) {}

    void undo() override { apply(false); }
    void redo() override { apply(true); }
    int id() const override { return stroke_.isEmpty() ? -1 : 2; }

    bool mergeWith(const QUndoCommand* next) override {
        const auto* other = dynamic_cast<const MapCommand*>(next);
        if (other == nullptr || other->stroke_ != stroke_ || &other->document_ != &document_)
            return false;
        append(*other, true);
        takeName(*other);
        setObsolete(isEmpty());
        return true;
    }

    bool isEmpty() const { return changes_.empty() && !markers_; }
    /// Adds the effect of `other`, or of its undo, to this command.
    void append(const MapCommand& other, bool forward) {
        for (const MapDocument::CellChange& change : other.changes_) {
            const auto& before = forward ? change.before : change.after;
            const auto& after = forward ? change.after : change.before;
            // Changes are sorted by cell, like the given ones.
            const auto it = std::lower_bound(
                changes_.begin(), changes_.end(), change.cell,
                [](const MapDocument::CellChange& c, Cell wanted) { return c.cell < wanted; });
            if (it != changes_.end() && it->cell == change.cell)
                it->after = after;
            else
                changes_.insert(it, {change.cell, before, after});
        }
        std::erase_if(changes_, [](const MapDocument::CellChange& c) { return c.before == c.after; });
        if (other.markers_) {
            const auto& before = forward ? other.markers_->before : other.markers_->after;
            const auto& after = forward ? other.markers_->after : other.markers_->before;
            markers_ = Markers{markers_ ? markers_->before : before, after};
        }
        if (markers_ && markers_->before == markers_->after)
            markers_.reset();
    }

private:
    void apply(bool forward) {
        document_.stopLinting();
        document_.store(changes_, forward);
        const std::vector<MapMarker>* old = nullptr;
        if (markers_) {
            document_.map_.markers = forward ? markers_->after : markers_->before;
            old = forward ? &markers_->before : &markers_->after;
        }
        document_.announce(changes_, old);
    }

    MapDocument& document_;
    Changes changes_;
    std::optional<Markers> markers_;
    QString stroke_;
};

bool MapDocument::edit(const MapEdit& edit, EditName name, const QString& stroke) {
    auto command = commandFor(edit, std::move(name), stroke);
    if (command && *command)
        undoStack().push(command->release());
    return command.has_value();
}

/// Null if nothing would change, empty if it is not possible.
std::optional<std::unique_ptr<MapCommand>> MapDocument::commandFor(const MapEdit& edit, EditName name,
                                                                   const QString& stroke) {
    std::vector<const std::pair<Cell, std::optional<Chamber>>*> entries;
    entries.reserve(edit.cells.size());
    for (const auto& entry : edit.cells)
        entries.push_back(&entry);
    std::stable_sort(entries.begin(), entries.end(), [](auto* a, auto* b) { return a->first < b->first; });
    std::map<Cell, std::vector<Chamber>> more;
    for (const Chamber& chamber : edit.more)
        more[chamber.cell].push_back(chamber);
    std::vector<CellChange> changes;
    std::size_t count = map_.chambers.size();
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const auto& [cell, chamber] = *entries[i];
        if (i + 1 < entries.size() && entries[i + 1]->first == cell)
            continue;
        CellChange change{cell, contentOf(cell), {}};
        if (chamber)
            change.after.push_back(*chamber);
        if (const auto others = more.find(cell); others != more.end())
            change.after.insert(change.after.end(), others->second.begin(), others->second.end());
        count = count - change.before.size() + change.after.size();
        if (change.before != change.after)
            changes.push_back(std::move(change));
    }
    // Saved files must be readable.
    if (count > std::max(std::size_t{maxMapChambers}, map_.chambers.size())) {
        emit refused(tr("A map can have at most %L1 chambers.").arg(maxMapChambers));
        return std::nullopt;
    }
    std::optional<MapCommand::Markers> markers;
    std::vector<MapMarker> kept = keptMarkers(changes, edit.markers.value_or(map_.markers));
    if (kept != map_.markers)
        markers = MapCommand::Markers{map_.markers, std::move(kept)};
    std::unique_ptr<MapCommand> command;
    if (!changes.empty() || markers)
        command = std::make_unique<MapCommand>(*this, std::move(name), std::move(changes), std::move(markers),
                                               stroke);
    return command;
}

bool MapDocument::editInstead(const std::function<MapEdit()>& make, EditName name, Without without) {
    QUndoStack& stack = undoStack();
    const int top = stack.index();
    const int kept = without.lastStays ? top : top - 1;
    stack.setIndex(top - without.edits);
    auto command = commandFor(make(), name, {});
    stack.setIndex(top);
    if (!command)
        return false;
    // From the state after the remaining edits to the state after the new edit.
    auto all =
        std::make_unique<MapCommand>(*this, std::move(name), MapCommand::Changes(), std::nullopt, QString());
    for (int i = kept; i > top - without.edits; --i)
        if (const auto* edit = dynamic_cast<const MapCommand*>(stack.command(i - 1)))
            all->append(*edit, false);
    if (*command)
        all->append(**command, true);
    if (!all->isEmpty()) {
        stack.setIndex(kept);
        stack.push(all.release());
    } else if (kept < top) {
        takeBack();
    }
    return true;
}

void MapDocument::takeBack() {
    QUndoStack& stack = undoStack();
    auto* last = const_cast<QUndoCommand*>(stack.command(stack.index() - 1));
    if (last == nullptr)
        return;
    // The stack does not undo an obsolete command, it only deletes it.
    last->undo();
    last->setObsolete(true);
    stack.undo();
}

} // namespace tilewright
