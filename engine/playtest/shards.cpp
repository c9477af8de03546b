#include "engine/playtest/shards.h"

#include "engine/playtest/number_format.h"

#include <boost/math/distributions/chi_squared.hpp>

#include <algorithm>
#include <map>
#include <numeric>
#include <optional>
#include <set>

namespace tilewright::playtest {

namespace {

/// A whole shard is every n-th block: returns n, or 0 if there are too few blocks to know.
std::uint32_t stepOf(const Results& part) {
    std::uint32_t step = 0;
    for (std::size_t i = 1; i < part.done.size(); ++i)
        step = std::gcd(step, part.done[i] - part.done[i - 1]);
    return step;
}

/// For each part the classes of its blocks.
using Classes = std::vector<std::vector<std::int64_t>>;

/// The ends in each block: equal numbers for equal ends of all games.
Classes byEnd(const std::vector<Results>& parts) {
    std::set<std::string> ends;
    for (const Results& part : parts)
        for (const auto& [name, column] : part.counters)
            if (name.starts_with("end/"))
                ends.insert(name);
    Classes classes;
    for (const Results& part : parts) {
        std::vector<std::int64_t> values(part.done.size());
        for (const std::string& end : ends) {
            const std::vector<std::int64_t> column = part.counter(end);
            for (std::size_t i = 0; i < values.size(); ++i)
                // Unsigned, because a report may have more ends than fit.
                values[i] =
                    static_cast<std::int64_t>(static_cast<std::uint64_t>(values[i]) * (part.players + 1U) +
                                              static_cast<std::uint64_t>(column[i]));
        }
        classes.push_back(std::move(values));
    }
    return classes;
}

/// The quartile of all blocks that the turns of each are in.
Classes byTurns(const std::vector<Results>& parts) {
    Classes classes;
    std::vector<std::int64_t> all;
    for (const Results& part : parts) {
        classes.push_back(part.counter("turns"));
        all.insert(all.end(), classes.back().begin(), classes.back().end());
    }
    std::sort(all.begin(), all.end());
    for (std::vector<std::int64_t>& values : classes)
        for (std::int64_t& value : values) {
            const auto below = std::lower_bound(all.begin(), all.end(), value) - all.begin();
            value = below * 4 / static_cast<std::ptrdiff_t>(all.size());
        }
    return classes;
}

using Table = std::vector<std::vector<double>>;

/// Rows are parts, columns are classes; the rarest are merged until each cell expects at least five
/// (Cochran). Empty if fewer than two columns are left.
Table tableOf(const Classes& classes) {
    std::map<std::int64_t, std::size_t> columns;
    std::size_t blocks = 0;
    std::size_t least = SIZE_MAX;
    for (const auto& part : classes) {
        for (const std::int64_t value : part)
            ++columns[value];
        blocks += part.size();
        least = std::min(least, part.size());
    }
    std::vector<std::pair<std::size_t, std::int64_t>> bySize;
    for (const auto& [value, count] : columns)
        bySize.emplace_back(count, value);
    std::sort(bySize.begin(), bySize.end());
    constexpr double fewest = 5;
    std::map<std::int64_t, std::size_t> columnOf;
    std::size_t column = 0;
    double held = 0;
    double left = static_cast<double>(blocks);
    const double share = static_cast<double>(least) / static_cast<double>(std::max<std::size_t>(blocks, 1));
    for (const auto& [count, value] : bySize) {
        columnOf[value] = column;
        held += static_cast<double>(count);
        left -= static_cast<double>(count);
        if (held * share >= fewest && left * share >= fewest) {
            ++column;
            held = 0;
        }
    }
    if (column == 0)
        return {};
    Table table;
    for (const auto& part : classes) {
        table.emplace_back(column + 1);
        for (const std::int64_t value : part)
            ++table.back()[columnOf.at(value)];
    }
    return table;
}

std::optional<double> pearsonP(const Table& table) {
    if (table.size() < 2)
        return std::nullopt;
    const std::size_t columns = table.front().size();
    std::vector<double> ofColumn(columns);
    double all = 0;
    for (const auto& row : table)
        for (std::size_t c = 0; c < columns; ++c) {
            ofColumn[c] += row[c];
            all += row[c];
        }
    double statistic = 0;
    for (const auto& row : table) {
        const double ofRow = std::accumulate(row.begin(), row.end(), 0.0);
        for (std::size_t c = 0; c < columns; ++c) {
            const double expected = ofRow * ofColumn[c] / all;
            statistic += (row[c] - expected) * (row[c] - expected) / expected;
        }
    }
    const boost::math::chi_squared distribution(static_cast<double>((table.size() - 1) * (columns - 1)));
    return boost::math::cdf(boost::math::complement(distribution, statistic));
}

} // namespace

ShardSet shardSet(const std::vector<Results>& parts) {
    ShardSet set;
    std::map<std::uint32_t, std::size_t> holder;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        std::set<std::size_t> met;
        for (const std::uint32_t block : parts[i].done) {
            const auto [known, isNew] = holder.emplace(block, i);
            if (!isNew && met.insert(known->second).second)
                set.doubled.push_back({known->second, i, block});
        }
    }
    // Two distant blocks may look like a part of millions; a real playtest is never split like that.
    constexpr std::uint32_t mostShards = 1'000'000;
    std::uint32_t step = 0;
    for (const Results& part : parts) {
        const std::uint32_t own = stepOf(part);
        if (own < 2 || own > mostShards || (step != 0 && step != own))
            return set;
        step = own;
    }
    set.shards = step;
    std::vector<std::size_t> done(step);
    for (const auto& [block, part] : holder)
        ++done[block % step];
    for (std::uint32_t shard = 0; shard < step; ++shard) {
        const std::size_t whole = (parts.front().blocks + step - 1 - shard) / step;
        if (done[shard] == 0 && whole > 0)
            set.missing.push_back(shard + 1);
        else if (done[shard] < whole)
            set.unfinished.push_back(shard + 1);
    }
    return set;
}

Text Homogeneity::sentence() const {
    if (tests == 0)
        return QT_TRANSLATE_NOOP("Engine", "There are too few games to compare the parts.");
    const std::string shownP = formatted(p, false);
    return areUnlike()
               ? Text(QT_TRANSLATE_NOOP(
                          "Engine",
                          "The parts differ significantly: p = %1 (chi-squared test of endings and turns)."),
                      {shownP})
               : Text(QT_TRANSLATE_NOOP("Engine", "The parts don't differ significantly: p = %1 (chi-squared "
                                                  "test of endings and turns)."),
                      {shownP});
}

Homogeneity homogeneity(const std::vector<Results>& parts) {
    std::vector<Results> some;
    std::copy_if(parts.begin(), parts.end(), std::back_inserter(some),
                 [](const Results& part) { return !part.done.empty(); });
    Homogeneity result;
    if (some.size() < 2)
        return result;
    for (const Classes& classes : {byEnd(some), byTurns(some)}) {
        const Table table = tableOf(classes);
        if (const std::optional<double> p = pearsonP(table)) {
            ++result.tests;
            result.p = std::min(result.p, *p);
        }
    }
    result.p = std::min(1.0, result.p * std::max(1, result.tests));
    return result;
}

} // namespace tilewright::playtest
