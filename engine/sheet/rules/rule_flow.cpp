#include "engine/sheet/rules/rule_flow.h"

#include <algorithm>

namespace tilewright::sheet {

namespace {

constexpr double tolerance = 1e-6;
/// A paragraph is broken only where at least so many lines stay together.
constexpr std::size_t togetherLines = 2;

class Flow {
public:
    Flow(std::span<const RuleBlock> blocks, const RuleColumns& columns)
        : blocks_(blocks), columns_(columns), y_(columns.firstTop) {}

    bool place(std::size_t number) {
        const RuleBlock& block = blocks_[number];
        if (!isAtTop())
            y_ += block.before;
        if (!isAtTop() && y_ + leastHeight(number) > columns_.bottomOf(page_) + tolerance)
            nextColumn();
        if (block.isWhole()) {
            add(number, 0, block.lines.size());
            y_ += block.height();
            return y_ <= columns_.bottomOf(page_) + tolerance;
        }
        return placeLines(number);
    }
    std::vector<RuleFragment> take() { return std::move(pieces_); }

private:
    bool isAtTop() const { return y_ <= top() + tolerance; }
    double top() const { return page_ == 0 ? columns_.firstTop : columns_.top; }

    /// A block begins only where that fits: with a heading goes the beginning of what it is about.
    double leastHeight(std::size_t number) const {
        const RuleBlock& block = blocks_[number];
        if (block.kind == RuleRow::Kind::Heading && number + 1 < blocks_.size())
            return block.height() + blocks_[number + 1].before + leastHeight(number + 1);
        if (block.isWhole() || block.lines.size() < 2 * togetherLines)
            return block.height();
        return static_cast<double>(togetherLines) * block.style.lineHeight;
    }

    bool placeLines(std::size_t number) {
        const RuleBlock& block = blocks_[number];
        for (std::size_t first = 0; first < block.lines.size();) {
            const std::size_t rest = block.lines.size() - first;
            const double room = std::max(0.0, columns_.bottomOf(page_) - y_ + tolerance);
            auto fitting = static_cast<std::size_t>(room / block.style.lineHeight);
            if (fitting < rest && rest - fitting < togetherLines)
                fitting = rest > togetherLines ? rest - togetherLines : 0;
            const std::size_t lines = std::min(fitting, rest);
            if (lines == 0 && isAtTop())
                return false;
            if (lines > 0)
                add(number, first, lines);
            first += lines;
            y_ += static_cast<double>(lines) * block.style.lineHeight;
            if (first < block.lines.size())
                nextColumn();
        }
        return true;
    }

    void add(std::size_t number, std::size_t first, std::size_t lines) {
        pieces_.push_back({number, first, lines, page_, columns_.left[column_], y_});
    }

    void nextColumn() {
        if (++column_ == columns_.left.size()) {
            column_ = 0;
            ++page_;
        }
        y_ = top();
    }

    std::span<const RuleBlock> blocks_;
    const RuleColumns& columns_;
    std::vector<RuleFragment> pieces_;
    std::size_t page_ = 0;
    std::size_t column_ = 0;
    double y_ = 0;
};

} // namespace

std::optional<std::vector<RuleFragment>> ruleFlow(std::span<const RuleBlock> blocks,
                                                  const RuleColumns& columns) {
    Flow flow(blocks, columns);
    for (std::size_t i = 0; i < blocks.size(); ++i)
        if (!flow.place(i))
            return std::nullopt;
    return flow.take();
}

} // namespace tilewright::sheet
