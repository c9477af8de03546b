#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

namespace tilewright::game {

/// One decision of one player. The rule system defines the bits; equal bits are equal moves.
struct Move {
    std::uint64_t bits = 0;
    friend constexpr auto operator<=>(const Move&, const Move&) = default;
};

/// A reusable list of legal moves, owned by the caller. Stops allocating once it has grown to the longest
/// list of a game.
class MoveList {
public:
    void clear() { size_ = 0; }
    void reserve(std::size_t capacity) {
        if (capacity > moves_.size())
            moves_.resize(capacity);
    }
    void push_back(Move move) {
        if (size_ == moves_.size())
            moves_.resize(size_ < 64 ? 64 : 2 * size_);
        moves_[size_++] = move;
    }
    /// The end of the list, with room for so many more moves; setEnd() says how many were written there.
    Move* appendBuffer(std::size_t more) {
        if (size_ + more > moves_.size())
            moves_.resize(size_ + more < 64 ? 64 : 2 * (size_ + more));
        return moves_.data() + size_;
    }
    void setEnd(const Move* end) { size_ = static_cast<std::size_t>(end - moves_.data()); }
    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    Move operator[](std::size_t i) const { return moves_[i]; }
    const Move* begin() const { return moves_.data(); }
    const Move* end() const { return moves_.data() + size_; }
    Move* begin() { return moves_.data(); }
    Move* end() { return moves_.data() + size_; }
    bool contains(Move move) const {
        for (Move m : *this)
            if (m == move)
                return true;
        return false;
    }

private:
    std::vector<Move> moves_;
    std::size_t size_ = 0;
};

} // namespace tilewright::game
