#pragma once

#include <concepts>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// Marks a sentence for lupdate, which knows this name; the engine itself has no Qt.
#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(scope, x) x
#endif

namespace tilewright {

/// A translatable sentence: an English source with placeholders %1, %2 ... and their arguments. Sources are
/// written as QT_TRANSLATE_NOOP("Engine", "..."); the window looks them up in that context, the command line
/// prints english(). An argument may itself be translatable (a colour, a side).
struct Text {
    struct Argument;

    std::string source;
    std::vector<Argument> arguments;

    Text();
    Text(const char* sourceText); // NOLINT: a sentence without arguments is a Text
    Text(const char* sourceText, std::vector<Argument> args);

    bool empty() const { return source.empty(); }
    std::string english() const;
    friend bool operator==(const Text&, const Text&);
};

struct Text::Argument {
    std::string text;
    /// If not empty: `text` is these sources joined by ", ", and each of them is translated ("blue",
    /// "north").
    std::vector<std::string> words;
    /// `text` is a number: its point becomes the decimal one of the reader.
    bool isNumber = false;

    Argument(std::string t) : text(std::move(t)) {} // NOLINT: arguments are written in place
    Argument(std::string_view t) : text(t) {}       // NOLINT
    Argument(const char* t) : text(t) {}            // NOLINT
    template <std::integral Number>
    Argument(Number n) : text(std::to_string(n)) {} // NOLINT

    static Argument number(std::string decimal) {
        Argument argument(std::move(decimal));
        argument.isNumber = true;
        return argument;
    }
    static Argument word(std::string_view source) { return list({std::string(source)}); }
    static Argument list(std::vector<std::string> sources) {
        std::string joined;
        for (const std::string& source : sources)
            joined += (joined.empty() ? "" : ", ") + source;
        Argument argument(std::move(joined));
        argument.words = std::move(sources);
        return argument;
    }
    friend bool operator==(const Argument&, const Argument&) = default;
};

// Defined here because clang needs Argument to be complete for a vector of it.
inline Text::Text() = default;
inline Text::Text(const char* sourceText) : source(sourceText) {}
inline Text::Text(const char* sourceText, std::vector<Argument> args)
    : source(sourceText), arguments(std::move(args)) {}

inline bool operator==(const Text& a, const Text& b) {
    return a.source == b.source && a.arguments == b.arguments;
}

/// Puts a sentence into a language, that of a reader or of a sheet.
using Translator = std::function<std::string(const Text&)>;

inline std::string inEnglish(const Text& text) {
    return text.english();
}

/// The pattern with the arguments in place of %1 to %9; a missing argument leaves nothing.
std::string fillPlaceholders(std::string_view pattern, const std::vector<std::string>& arguments);

} // namespace tilewright
