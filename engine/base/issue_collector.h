#pragma once

#include "engine/base/issue.h"

#include <string>
#include <unordered_map>
#include <utility>

namespace tilewright {

/// Collects lint's issues. A broken file may repeat an issue a million times, so only the first ones of each
/// code are kept, and the last of them names the total.
class IssueCollector {
public:
    static constexpr int maxPerCode = 100;

    void add(Issue issue) {
        int& count = counts_[issue.code];
        if (++count <= maxPerCode)
            issues_.push_back(std::move(issue));
    }

    Issues take() {
        for (const auto& [code, count] : counts_)
            if (count > maxPerCode)
                noteRest(code, count - maxPerCode);
        return std::move(issues_);
    }

private:
    void noteRest(const std::string& code, int rest) {
        for (auto issue = issues_.rbegin(); issue != issues_.rend(); ++issue)
            if (issue->code == code) {
                issue->remedy =
                    Text(QT_TRANSLATE_NOOP("Engine", "%1 more of this kind are not listed."), {rest});
                return;
            }
    }

    Issues issues_;
    std::unordered_map<std::string, int> counts_;
};

} // namespace tilewright
