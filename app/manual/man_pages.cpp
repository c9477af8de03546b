#include "app/manual/manual.h"

#include <algorithm>
#include <cctype>
#include <sstream>
#include <string_view>

namespace tilewright::manual {

namespace {

/// Text for roff: nothing in it is a command, and a hyphen of an option can be copied.
std::string plain(std::string_view text) {
    std::string result;
    for (const char c : text)
        if (c == '\\')
            result += "\\e";
        else if (c == '-')
            result += "\\-";
        else if (c == '\'')
            result += "\\(aq";
        else if (c == '"')
            result += "\\(dq";
        else
            result += c;
    return result.starts_with('.') ? "\\&" + result : result;
}

std::string bold(std::string_view text) {
    return "\\fB" + plain(text) + "\\fR";
}

std::string italic(std::string_view text) {
    return "\\fI" + plain(text) + "\\fR";
}

/// Of a title; French has a narrow space before it.
std::string withoutColon(std::string text) {
    for (const std::string_view end : {":", "\u202f"})
        if (text.ends_with(end))
            text.resize(text.size() - end.size());
    return text;
}

std::string pageName(const CLI::App& verb) {
    return "tilewright-" + verb.get_name();
}

class Writer {
public:
    Writer(const CLI::App& app, const Translator& words) : app_(app), words_(words) {}

    std::string programPage() {
        begin("tilewright", app_.get_description());
        section(QT_TRANSLATE_NOOP("Engine", "SYNOPSIS"));
        line(bold("tilewright") + " [" + italic(say(QT_TRANSLATE_NOOP("Engine", "OPTION"))) + "]... [" +
             italic("FILE") + "]...");
        line(".br");
        line(bold("tilewright") + ' ' + italic("VERB") + " [" +
             italic(say(QT_TRANSLATE_NOOP("Engine", "OPTION"))) + "]...");
        section(QT_TRANSLATE_NOOP("Engine", "DESCRIPTION"));
        paragraph(say(QT_TRANSLATE_NOOP(
            "Engine",
            "Tilewright is a studio for tile-laying games. Without a verb it opens its window, and also "
            "accepts the options of Qt, such as -platform and -style. Verbs need no display.")));
        section(QT_TRANSLATE_NOOP("Engine", "VERBS"));
        for (const CLI::App* verb : verbsOf(app_)) {
            line(".TP");
            line(bold(verb->get_name()));
            paragraph(verb->get_description() + ": " + pageName(*verb) + "(1)");
        }
        options(app_);
        below(app_);
        section(QT_TRANSLATE_NOOP("Engine", "ENVIRONMENT"));
        item("TILEWRIGHT_PLAYER",
             QT_TRANSLATE_NOOP("Engine", "The page without a game from which web pages are made"));
        section(QT_TRANSLATE_NOOP("Engine", "FILES"));
        item("~/.config/Tilewright/Tilewright.conf",
             QT_TRANSLATE_NOOP("Engine", "Preferences of the window"));
        item("~/.local/share/Tilewright/Tilewright/",
             QT_TRANSLATE_NOOP("Engine", "Copies of unsaved work, and templates of sheets"));
        section(QT_TRANSLATE_NOOP("Engine", "SEE ALSO"));
        std::string others;
        for (const CLI::App* verb : verbsOf(app_))
            others += (others.empty() ? "" : ", ") + bold(pageName(*verb)) + "(1)";
        line(others);
        return std::move(text_);
    }

    std::string verbPage(const CLI::App& verb) {
        begin(pageName(verb), verb.get_description());
        section(QT_TRANSLATE_NOOP("Engine", "SYNOPSIS"));
        std::string synopsis = bold("tilewright") + ' ' + bold(verb.get_name()) + " [" +
                               italic(say(QT_TRANSLATE_NOOP("Engine", "OPTION"))) + "]...";
        for (const OptionInfo& entry : optionInfosOf(verb)) {
            if (!entry.names.empty() && !entry.required)
                continue;
            std::string argument = entry.names.empty() ? "" : bold(entry.names.front()) + ' ';
            argument += italic(entry.value);
            synopsis += ' ' + (entry.required ? argument : '[' + argument + ']');
            if (entry.names.empty() && entry.several)
                synopsis += "...";
        }
        line(synopsis);
        options(verb);
        below(verb);
        section(QT_TRANSLATE_NOOP("Engine", "SEE ALSO"));
        line(bold("tilewright") + "(1)");
        return std::move(text_);
    }

private:
    std::string say(const char* text) const { return words_(text); }
    void line(const std::string& text) { text_ += text + '\n'; }
    void paragraph(const std::string& text) { line(plain(text)); }
    void section(const char* title) { line(".SH \"" + say(title) + '"'); }

    void begin(const std::string& name, const std::string& description) {
        std::string upper = name;
        std::ranges::transform(upper, upper.begin(),
                               [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
        line(".TH " + plain(upper) + " 1 \"\" \"tilewright " TILEWRIGHT_VERSION "\" \"Tilewright\"");
        line(".nh");
        line(".ad l");
        section(QT_TRANSLATE_NOOP("Engine", "NAME"));
        line(plain(name) + " \\- " + plain(description));
    }

    void item(const char* name, const char* text) {
        line(".TP");
        line(bold(name));
        paragraph(say(text));
    }

    void options(const CLI::App& app) {
        const std::vector<OptionInfo> entries = optionInfosOf(app);
        std::vector<std::string> groups;
        for (const OptionInfo& entry : entries)
            if (std::ranges::find(groups, entry.group) == groups.end())
                groups.push_back(entry.group);
        section(QT_TRANSLATE_NOOP("Engine", "OPTIONS"));
        for (const std::string& group : groups) {
            // The library's own name of those that have no other.
            if (&group != &groups.front())
                line(".SS \"" + plain(group) + '"');
            for (const OptionInfo& entry : entries)
                if (entry.group == group)
                    option(entry);
        }
    }

    void option(const OptionInfo& entry) {
        std::string head;
        for (const std::string& name : entry.names)
            head += (head.empty() ? "" : ", ") + bold(name);
        if (!entry.value.empty())
            head += (head.empty() ? "" : " ") + italic(entry.value);
        line(".TP");
        line(head);
        std::string text = entry.description;
        if (!text.empty() && !text.ends_with('.'))
            text += '.';
        if (!entry.choices.empty())
            text += ' ' + words_({QT_TRANSLATE_NOOP("Engine", "One of: %1."),
                                  {Text::Argument(joined(entry.choices))}});
        if (!entry.least.empty())
            text += ' ' + words_({QT_TRANSLATE_NOOP("Engine", "From %1 to %2."), {entry.least, entry.most}});
        if (!entry.defaultValue.empty())
            text += ' ' + words_({QT_TRANSLATE_NOOP("Engine", "Default: %1."), {entry.defaultValue}});
        if (entry.required)
            text += ' ' + say(QT_TRANSLATE_NOOP("Engine", "Required."));
        paragraph(text);
    }

    static std::string joined(const std::vector<std::string>& words) {
        std::string all;
        for (const std::string& word : words)
            all += (all.empty() ? "" : ", ") + word;
        return all;
    }

    /// What --help says below the options: titles that end with a colon, and indented lines.
    void below(const CLI::App& app) {
        std::istringstream lines(app.get_footer());
        for (std::string text; std::getline(lines, text);) {
            const auto indented = text.find_first_not_of(' ');
            if (indented == std::string::npos)
                continue;
            if (indented == 0) {
                line(".PD");
                line(".SH \"" + plain(withoutColon(text)) + '"');
                line(".PD 0");
                continue;
            }
            line(indented > 2 ? ".IP \"\" 4" : ".PP");
            paragraph(text.substr(indented));
        }
        line(".PD");
    }

    const CLI::App& app_;
    const Translator& words_;
    std::string text_;
};

} // namespace

std::vector<ManPage> manPages(const CLI::App& app, const Translator& words) {
    std::vector<ManPage> pages{{"tilewright.1", Writer(app, words).programPage()}};
    for (const CLI::App* verb : verbsOf(app))
        pages.push_back({pageName(*verb) + ".1", Writer(app, words).verbPage(*verb)});
    return pages;
}

} // namespace tilewright::manual
