#include "engine/model/companions.h"

#include "engine/base/json/describe_value.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>

namespace tilewright {

namespace {

/// A tile of the combined set: its index there, and its original set.
struct Origin {
    std::size_t place = 0;
    std::size_t set = 0;
};

Issue otherRules(const TileSet& first, const TileSet& other) {
    Issue issue;
    issue.code = "ruleset-other";
    issue.pointer = "/ruleset";
    issue.message = Text(
        QT_TRANSLATE_NOOP("Engine",
                          "The tile set “%1” is for “%2”, but “%3”, which it is combined with, is for “%4”."),
        {shortened(other.name), other.ruleset, shortened(first.name), first.ruleset});
    issue.remedy = QT_TRANSLATE_NOOP("Engine", "Choose sets for the same rules.");
    return issue;
}

Issue idInBoth(const std::string& id, const TileSet& first, const TileSet& other) {
    Issue issue;
    issue.code = "tile-in-two-sets";
    issue.tile = id;
    issue.message =
        Text(QT_TRANSLATE_NOOP("Engine", "The id “%1” is in “%2” and in “%3”, expected it in one set only."),
             {shortened(id), shortened(first.name), shortened(other.name)});
    issue.remedy = QT_TRANSLATE_NOOP("Engine", "Give one of the two tiles another id.");
    return issue;
}

class Combination {
public:
    explicit Combination(std::span<const TileSet> sets) : sets_(sets), all_(sets.front()) {
        for (std::size_t i = 0; i < all_.tiles.size(); ++i)
            origins_.emplace(sets_.front().tiles[i].id, Origin{i, 0});
    }

    Loaded<TileSet> run() {
        if (sets_.size() > 1)
            all_.with.clear();
        for (std::size_t i = 1; i < sets_.size(); ++i) {
            all_.name.append(" + ").append(sets_[i].name);
            if (sets_[i].ruleset != all_.ruleset)
                issues_.push_back(otherRules(sets_.front(), sets_[i]));
            else
                add(i);
        }
        if (!issues_.empty())
            return {std::nullopt, std::move(issues_)};
        return {std::move(all_), {}};
    }

private:
    void add(std::size_t number) {
        const TileSet& set = sets_[number];
        const auto same = std::find(sets_.begin(), sets_.begin() + static_cast<std::ptrdiff_t>(number), set);
        const auto copyOf = static_cast<std::size_t>(same - sets_.begin());
        for (const Tile& tile : set.tiles) {
            const auto [origin, isNew] = origins_.emplace(tile.id, Origin{all_.tiles.size(), number});
            if (isNew)
                all_.tiles.push_back(tile);
            else if (origin->second.set == copyOf)
                all_.tiles[origin->second.place].count += tile.count;
            else
                issues_.push_back(idInBoth(tile.id, sets_[origin->second.set], set));
        }
    }

    std::span<const TileSet> sets_;
    TileSet all_;
    std::unordered_map<std::string_view, Origin> origins_;
    Issues issues_;
};

} // namespace

Loaded<TileSet> combine(std::span<const TileSet> sets) {
    return Combination(sets).run();
}

} // namespace tilewright
