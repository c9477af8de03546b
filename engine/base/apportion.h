#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <span>
#include <vector>

namespace tilewright {

/// Distributes `total` in proportion to the weights by largest remainder; of equal remainders the earlier
/// wins. The sum is `total`. Pre: weights not negative, their sum finite and above zero unless `total` is 0.
inline std::vector<int> apportion(int total, std::span<const double> weights) {
    std::vector<int> shares(weights.size(), 0);
    if (total <= 0)
        return shares;
    const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
    // In billionths, so that differences by rounding errors vanish on every machine.
    std::vector<long long> remainders(weights.size());
    int given = 0;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        const double exact = total * (weights[i] / sum);
        shares[i] = std::min(static_cast<int>(std::floor(exact + 1e-9)), total - given);
        remainders[i] = weights[i] > 0 ? std::llround((exact - shares[i]) * 1e9) : -1;
        given += shares[i];
    }
    std::vector<std::size_t> order(weights.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return remainders[a] > remainders[b]; });
    for (std::size_t i = 0; given < total; ++given, ++i)
        ++shares[order[i]];
    return shares;
}

} // namespace tilewright
