#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace tilewright {

/// Distributes `total` in proportion to the weights by largest remainder; of equal remainders the earlier
/// wins. The sum is `total`. Pre: weights not negative, their sum finite and above zero unless `total` is 0.
std::vector<int> apportion(int total, std::span<const double> weights);

} // namespace tilewright
