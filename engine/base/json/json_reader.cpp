#include "engine/base/json/json.h"
#include "engine/base/json/json_builder.h"
#include "engine/base/utf8.h"

namespace tilewright {

namespace {

/// Iterates over a text and counts, so that problems found by the builder have a place too.
class CountingIterator {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    CountingIterator(const char* at, const char** reached) : at_(at), reached_(reached) {}
    reference operator*() const { return *at_; }
    CountingIterator& operator++() {
        *reached_ = ++at_;
        return *this;
    }
    CountingIterator operator++(int) {
        CountingIterator before = *this;
        ++*this;
        return before;
    }
    friend bool operator==(const CountingIterator& a, const CountingIterator& b) { return a.at_ == b.at_; }

private:
    const char* at_;
    const char** reached_;
};

} // namespace

Loaded<Json> parseJson(std::string_view text) {
    if (text.size() > maxFileBytes) {
        Issue issue;
        issue.code = "file-too-large";
        issue.message = Text(QT_TRANSLATE_NOOP("Engine", "Found text of %1 bytes, expected at most %2 MiB."),
                             {text.size(), maxFileBytes / 1024 / 1024});
        return {std::nullopt, {issue}};
    }
    // The parser would skip a second one.
    if (std::optional<Issue> twice = takeByteOrderMark(text))
        return {std::nullopt, {std::move(*twice)}};

    const char* reached = text.data();
    JsonBuilder builder(text, reached);
    const bool done = Json::sax_parse(CountingIterator(text.data(), &reached),
                                      CountingIterator(text.data() + text.size(), &reached), &builder);
    if (!done || !builder.issues().empty())
        return {std::nullopt, builder.issues()};
    if (const std::size_t zero = text.find('\0'); zero != std::string_view::npos)
        // The parser treats it as the end; the rest would be lost silently.
        return {std::nullopt, {syntaxIssue(text, zero + 1, "unexpected end of input")}};
    return {builder.takeResult(), {}};
}

std::string fileText(const Json& document) {
    return document.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace tilewright
