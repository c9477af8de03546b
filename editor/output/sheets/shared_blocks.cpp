#include "editor/output/sheets/shared_blocks.h"

#include <algorithm>
#include <unordered_map>

namespace tilewright {

namespace {

/// Has only a few values, as it needn't distinguish all shapes.
std::size_t hashOf(const art::Shape& shape) {
    std::size_t hash = shape.path.verbs().size();
    const auto mix = [&](std::size_t value) { hash = hash * 1'000'003 ^ value; };
    for (const art::Point& p : shape.path.points()) {
        mix(std::hash<double>()(p.x));
        mix(std::hash<double>()(p.y));
    }
    return hash;
}

struct Hash {
    std::size_t operator()(const art::Shape* shape) const { return hashOf(*shape); }
};
struct Equal {
    bool operator()(const art::Shape* a, const art::Shape* b) const { return *a == *b; }
};

constexpr std::size_t none = static_cast<std::size_t>(-1);

/// A kind of shape, and its neighbours wherever it occurs.
struct Kind {
    std::size_t times = 0;
    std::size_t before = none;
    std::size_t after = none;
    /// Whether it differs between places.
    bool beforeVaries = false;
    bool afterVaries = false;
};

class Kinds {
public:
    explicit Kinds(std::span<const art::Picture* const> pictures) {
        for (const art::Picture* picture : pictures) {
            std::vector<std::size_t>& row = rows_.emplace_back();
            for (const art::Shape& shape : picture->shapes)
                row.push_back(numbers_.try_emplace(&shape, numbers_.size()).first->second);
        }
        kinds_.resize(numbers_.size());
        for (const std::vector<std::size_t>& row : rows_)
            for (std::size_t i = 0; i < row.size(); ++i)
                meet(kinds_[row[i]], i > 0 ? row[i - 1] : none, i + 1 < row.size() ? row[i + 1] : none);
    }

    const std::vector<std::size_t>& row(std::size_t picture) const { return rows_[picture]; }
    bool shared(std::size_t kind) const { return kinds_[kind].times > 1; }
    /// Whether both only ever occur side by side.
    bool linked(std::size_t first, std::size_t second) const {
        const Kind& a = kinds_[first];
        const Kind& b = kinds_[second];
        return shared(first) && shared(second) && !a.afterVaries && a.after == second && !b.beforeVaries &&
               b.before == first;
    }
    std::size_t size() const { return kinds_.size(); }

private:
    static void meet(Kind& kind, std::size_t before, std::size_t after) {
        kind.beforeVaries = kind.beforeVaries || (kind.times > 0 && kind.before != before);
        kind.afterVaries = kind.afterVaries || (kind.times > 0 && kind.after != after);
        kind.before = before;
        kind.after = after;
        ++kind.times;
    }

    std::unordered_map<const art::Shape*, std::size_t, Hash, Equal> numbers_;
    std::vector<std::vector<std::size_t>> rows_;
    std::vector<Kind> kinds_;
};

} // namespace

SharedBlocks sharedBlocks(std::span<const art::Picture* const> pictures) {
    const Kinds kinds(pictures);
    SharedBlocks result;
    std::vector<std::size_t> blockOf(kinds.size(), none); // by its first kind
    for (std::size_t picture = 0; picture < pictures.size(); ++picture) {
        const std::vector<std::size_t>& row = kinds.row(picture);
        const std::vector<art::Shape>& shapes = pictures[picture]->shapes;
        auto& parts = result.pictures.emplace_back();
        for (std::size_t i = 0; i < row.size();) {
            if (!kinds.shared(row[i])) {
                parts.emplace_back(&shapes[i++]);
                continue;
            }
            SharedBlocks::Block block{&shapes[i]};
            std::size_t end = i + 1;
            for (; end < row.size() && kinds.linked(row[end - 1], row[end]); ++end)
                block.push_back(&shapes[end]);
            std::size_t& number = blockOf[row[i]];
            if (number == none) {
                number = result.blocks.size();
                result.blocks.push_back(std::move(block));
            }
            parts.emplace_back(number);
            i = end;
        }
    }
    return result;
}

} // namespace tilewright
