#include "app/cli/playtest/shard.h"

#include "app/cli/cli.h"
#include "app/cli/failure.h"

#include <algorithm>
#include <cctype>

namespace tilewright::cli {

Shard shardOf(const std::string& text) {
    if (text.empty())
        return {};
    const auto number = [](const std::string& part) -> std::uint32_t {
        const auto isDigit = [](unsigned char one) { return std::isdigit(one) != 0; };
        if (part.empty() || part.size() > 6 || !std::ranges::all_of(part, isDigit))
            return 0;
        return static_cast<std::uint32_t>(std::stoul(part));
    };
    const auto slash = text.find('/');
    const Shard shard{number(text.substr(0, slash)),
                      slash == std::string::npos ? 0 : number(text.substr(slash + 1))};
    if (shard.number == 0 || shard.of == 0 || shard.number > shard.of) {
        Issue issue;
        issue.code = "shard-unknown";
        issue.message = {QT_TRANSLATE_NOOP("Engine", "found the shard %1, expected i/n with i from 1 to n"),
                         {text}};
        throw Failure(WrongUsage, {issue});
    }
    return shard;
}

} // namespace tilewright::cli
