#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace tilewright {

/// A list stored inside its owner; never allocates. Trivially copyable when T is.
/// Pre: push_back only below capacity.
template <class T, std::size_t Capacity>
class FixedVector {
public:
    using value_type = T;

    void push_back(const T& value) {
        assert(size_ < Capacity);
        items_[size_++] = value;
    }
    void pop_back() { --size_; }
    void clear() { size_ = 0; }

    /// Removes items[i] by moving the last item there; the order is not kept.
    void eraseUnordered(std::size_t i) { items_[i] = items_[--size_]; }

    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    bool full() const { return size_ == Capacity; }
    static constexpr std::size_t capacity() { return Capacity; }

    T& operator[](std::size_t i) { return items_[i]; }
    const T& operator[](std::size_t i) const { return items_[i]; }
    T& back() { return items_[size_ - 1]; }
    const T& back() const { return items_[size_ - 1]; }

    T* begin() { return items_.data(); }
    T* end() { return items_.data() + size_; }
    const T* begin() const { return items_.data(); }
    const T* end() const { return items_.data() + size_; }

    friend bool operator==(const FixedVector& a, const FixedVector& b) {
        if (a.size_ != b.size_)
            return false;
        for (std::size_t i = 0; i < a.size_; ++i)
            if (!(a.items_[i] == b.items_[i]))
                return false;
        return true;
    }

private:
    std::array<T, Capacity> items_{};
    std::uint32_t size_ = 0;
};

} // namespace tilewright
