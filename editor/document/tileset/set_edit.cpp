#include "editor/document/tileset/set_edit.h"

#include <algorithm>
#include <numeric>

namespace tilewright {

namespace {

TileSet withoutTiles(TileSet set) {
    set.tiles.clear();
    return set;
}

std::vector<int> range(int first, std::size_t size) {
    std::vector<int> places(size);
    std::iota(places.begin(), places.end(), first);
    return places;
}

} // namespace

SetEdit::SetEdit(EditName name, State& state, State after, const QString& mergeKey,
                 Announcements announcements)
    : NamedCommand(std::move(name))
    , state_(state)
    , mergeKey_(mergeKey)
    , announce_(std::move(announcements))
    , targetsBefore_(state.targets)
    , targetsAfter_(std::move(after.targets)) {
    compare(state.set, std::move(after.set));
}

void SetEdit::compare(const TileSet& before, TileSet after) {
    std::vector<Tile> tiles = std::move(after.tiles);
    after.tiles.clear();
    if (TileSet fields = withoutTiles(before); !(fields == after))
        fields_ = Fields{std::move(fields), std::move(after)};
    const std::vector<Tile>& old = before.tiles;
    if (tiles.size() == old.size()) {
        for (std::size_t i = 0; i < tiles.size(); ++i)
            if (!(tiles[i] == old[i]))
                runs_.push_back({static_cast<int>(i), {old[i]}, {std::move(tiles[i])}});
        return;
    }
    const auto [left, leftNew] = std::mismatch(old.begin(), old.end(), tiles.begin(), tiles.end());
    const auto [right, rightNew] = std::mismatch(old.rbegin(), std::make_reverse_iterator(left),
                                                 tiles.rbegin(), std::make_reverse_iterator(leftNew));
    runs_.push_back({static_cast<int>(left - old.begin()), {left, right.base()}, {leftNew, rightNew.base()}});
}

bool SetEdit::changesSomething() const {
    return !runs_.empty() || fields_.has_value();
}

void SetEdit::setShown(std::vector<int> before, std::vector<int> after) {
    // Tiles that change places are reported by name; tiles that change in place are not.
    rearranges_ = !before.empty() && !after.empty() && keepsNumber() && before != after;
    shownBefore_ = std::move(before);
    shownAfter_ = std::move(after);
}

bool SetEdit::keepsNumber() const {
    return std::all_of(runs_.begin(), runs_.end(),
                       [](const Run& run) { return run.before.size() == run.after.size(); });
}

SetChange SetEdit::change(bool undoing) const {
    SetChange change;
    change.fields = fields_.has_value();
    change.shown = undoing ? shownBefore_ : shownAfter_;
    if (runs_.empty())
        return change;
    const std::vector<Tile>& from = undoing ? runs_.front().after : runs_.front().before;
    const std::vector<Tile>& to = undoing ? runs_.front().before : runs_.front().after;
    const int first = runs_.front().first;
    change.kind = SetChange::Kind::Rearranged;
    if (!rearranges_ && keepsNumber()) {
        change.kind = SetChange::Kind::Rows;
        for (const Run& run : runs_)
            change.rows.push_back(run.first);
    } else if (!rearranges_ && from.empty()) {
        change.kind = SetChange::Kind::Inserted;
        change.rows = {first, first + static_cast<int>(to.size()) - 1};
    } else if (!rearranges_ && to.empty()) {
        change.kind = SetChange::Kind::Removed;
        change.rows = {first, first + static_cast<int>(from.size()) - 1};
    }
    if (change.shown.empty())
        change.shown = change.kind == SetChange::Kind::Rows ? change.rows : range(first, to.size());
    return change;
}

void SetEdit::apply(bool undoing) {
    const SetChange what = change(undoing);
    announce_.before(what);
    std::vector<Tile>& tiles = state_.set.tiles;
    for (const Run& run : runs_) {
        const std::vector<Tile>& from = undoing ? run.after : run.before;
        const std::vector<Tile>& to = undoing ? run.before : run.after;
        const auto place = tiles.begin() + run.first;
        if (from.size() == to.size()) {
            std::copy(to.begin(), to.end(), place);
        } else {
            const auto gap = tiles.erase(place, place + static_cast<std::ptrdiff_t>(from.size()));
            tiles.insert(gap, to.begin(), to.end());
        }
    }
    if (fields_) {
        std::vector<Tile> kept = std::move(state_.set.tiles);
        state_.set = undoing ? fields_->before : fields_->after;
        state_.set.tiles = std::move(kept);
    }
    state_.targets = undoing ? targetsBefore_ : targetsAfter_;
    announce_.after(what);
}

void SetEdit::undo() {
    apply(true);
}
void SetEdit::redo() {
    apply(false);
}

bool SetEdit::mergeWith(const QUndoCommand* next) {
    const auto* other = dynamic_cast<const SetEdit*>(next);
    if (other == nullptr || other->mergeKey_ != mergeKey_ || !keepsNumber() || !other->keepsNumber() ||
        rearranges_ || other->rearranges_)
        return false;
    for (const Run& run : other->runs_) {
        const auto same = std::find_if(runs_.begin(), runs_.end(),
                                       [&run](const Run& mine) { return mine.first == run.first; });
        if (same == runs_.end())
            runs_.push_back(run);
        else
            same->after = run.after;
    }
    std::erase_if(runs_, [](const Run& run) { return run.before == run.after; });
    std::sort(runs_.begin(), runs_.end(), [](const Run& a, const Run& b) { return a.first < b.first; });
    if (other->fields_ && fields_)
        fields_->after = other->fields_->after;
    else if (other->fields_)
        fields_ = other->fields_;
    if (fields_ && fields_->before == fields_->after)
        fields_.reset();
    targetsAfter_ = other->targetsAfter_;
    takeName(*other);
    setObsolete(!changesSomething());
    return true;
}

} // namespace tilewright
