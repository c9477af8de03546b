#pragma once

#include <cstdint>
#include <string>

namespace tilewright::cli {

struct Shard {
    std::uint32_t number = 1;
    std::uint32_t of = 1;
};
/// "2/8"; empty: the whole. Failure(WrongUsage) for anything else.
Shard shardOf(const std::string& text);

} // namespace tilewright::cli
