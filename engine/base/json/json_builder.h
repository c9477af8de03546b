#pragma once

#include "engine/base/issue.h"
#include "engine/base/json/json.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

namespace tilewright {

/// Builds the document from the parser's events. Stops at the first problem: bad syntax, nesting too deep, a
/// duplicate field in an object.
class JsonBuilder : public nlohmann::json_sax<Json> {
public:
    /// `reached` is the parser's position in `text`; it moves during parsing.
    JsonBuilder(std::string_view text, const char* const& reached) : text_(text), reached_(reached) {}

    const Issues& issues() const { return issues_; }
    Json takeResult() { return std::move(result_); }

    bool null() override { return add(nullptr); }
    bool boolean(bool value) override { return add(value); }
    bool number_integer(number_integer_t value) override { return add(value); }
    bool number_unsigned(number_unsigned_t value) override { return add(value); }
    bool number_float(number_float_t value, const string_t&) override { return add(value); }
    bool string(string_t& value) override { return add(std::move(value)); }
    bool binary(binary_t&) override { return false; }
    bool start_object(std::size_t) override { return open(true); }
    bool key(string_t& name) override;
    bool end_object() override;
    bool start_array(std::size_t) override { return open(false); }
    bool end_array() override;
    bool parse_error(std::size_t position, const std::string& token,
                     const nlohmann::json::exception& error) override;

private:
    /// A list or object that is not closed yet. Its parts are collected here and moved over once, at its end.
    struct Open {
        bool isObject = false;
        std::vector<Json> entries;
        std::vector<std::string> names;
        /// Only used if an object has too many fields for a linear search.
        std::unordered_set<std::string> manyNames;
    };

    bool add(Json value);
    bool open(bool isObject);
    std::string pointer() const;
    std::size_t offset() const { return static_cast<std::size_t>(reached_ - text_.data()); }

    std::string_view text_;
    const char* const& reached_;
    std::vector<Open> open_;
    Json result_;
    Issues issues_;
};

/// An issue at a byte of the text, with its line and column.
Issue issueAt(std::string_view text, std::size_t offset, const char* code);

/// Rephrases the parser's `reason` after reading `position` bytes: what was found and what was expected.
Issue syntaxIssue(std::string_view text, std::size_t position, std::string_view reason);

/// The start of the quoted text whose closing quote is at `closing`. Pre: there is one.
std::size_t openingQuote(std::string_view text, std::size_t closing);

} // namespace tilewright
