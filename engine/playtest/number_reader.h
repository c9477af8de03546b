#pragma once

#include "engine/base/issue.h"
#include "engine/base/issue_collector.h"
#include "engine/base/json/json.h"
#include "engine/base/translatable_text.h"
#include "engine/model/tileset.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace tilewright::playtest {

/// Reads numbers from a document that fits its schema, and notes the first place with anything else.
class NumberReader {
public:
    /// Integers from `least` to `most`.
    template <class Number>
    std::vector<Number> numbers(const Json& list, const std::string& pointer, std::size_t size,
                                std::int64_t least, std::int64_t most) {
        std::vector<Number> out;
        if (!list.is_array() || list.size() != size) {
            add("wrong-list-length", pointer,
                {QT_TRANSLATE_NOOP("Engine",
                                   "Found %1, expected a list of %2 whole numbers: the file is incomplete."),
                 {list.is_array() ? std::to_string(list.size()) : std::string(list.type_name()), size}});
            return out;
        }
        out.reserve(size);
        for (std::size_t i = 0; i < size; ++i) {
            if (!isWhole(list[i], least, most)) {
                addWrong(list[i], pointerTo(pointer, i), least, most);
                return {};
            }
            out.push_back(list[i].template get<Number>());
        }
        return out;
    }

    /// The same for one number; 0 for anything else.
    template <class Number>
    Number number(const Json& value, const std::string& pointer, std::int64_t least, std::int64_t most) {
        if (isWhole(value, least, most))
            return value.template get<Number>();
        addWrong(value, pointer, least, most);
        return 0;
    }

    void add(const char* code, std::string pointer, Text message) {
        Issue issue;
        issue.code = code;
        issue.pointer = std::move(pointer);
        issue.message = std::move(message);
        issues_.add(std::move(issue));
    }
    Issues take() { return issues_.take(); }

private:
    /// An unsigned number above the signed 64-bit range would compare as negative.
    static bool isWhole(const Json& value, std::int64_t least, std::int64_t most) {
        return value.is_number_unsigned() ? std::cmp_greater_equal(value.get<std::uint64_t>(), least) &&
                                                std::cmp_less_equal(value.get<std::uint64_t>(), most)
                                          : value.is_number_integer() && value >= least && value <= most;
    }

    void addWrong(const Json& found, std::string pointer, std::int64_t least, std::int64_t most) {
        add("wrong-number", std::move(pointer),
            {QT_TRANSLATE_NOOP("Engine", "Found %1, expected a whole number from %2 to %3."),
             {found.dump(-1, ' ', true, Json::error_handler_t::replace).substr(0, 40), std::to_string(least),
              std::to_string(most)}});
    }

    IssueCollector issues_;
};

} // namespace tilewright::playtest
