#include "app/manual/manual.h"

#include <string_view>

namespace tilewright::manual {

namespace {

/// In single quotes, for any shell.
std::string quoted(std::string_view text, std::string_view quote) {
    std::string result = "'";
    for (const char c : text)
        if (c == '\'')
            result += quote;
        else
            result += c;
    return result + '\'';
}

std::string joined(const std::vector<std::string>& words, const char* between = " ") {
    std::string all;
    for (const std::string& word : words)
        all.append(all.empty() ? "" : between).append(word);
    return all;
}

std::string namesOf(const CLI::App& app) {
    std::string all;
    for (const OptionInfo& entry : optionInfosOf(app))
        if (!entry.names.empty())
            all.append(all.empty() ? "" : " ").append(joined(entry.names));
    return all;
}

std::string verbNames(const CLI::App& app) {
    std::vector<std::string> names;
    for (const CLI::App* verb : verbsOf(app))
        names.push_back(verb->get_name());
    return joined(names);
}

/// What bash offers after an option: words, files (nothing to say) or nothing of its own.
std::string bashValues(const CLI::App& app) {
    std::string cases;
    for (const OptionInfo& entry : optionInfosOf(app)) {
        if (entry.names.empty() || entry.value.empty() || entry.takesFile)
            continue;
        cases += "                " + joined(entry.names, "|") + ") ";
        if (!entry.choices.empty())
            cases += "mapfile -t COMPREPLY < <(compgen -W \"" + joined(entry.choices) + "\" -- \"$word\"); ";
        cases += "return ;;\n";
    }
    return cases;
}

} // namespace

std::string bashCompletion(const CLI::App& app) {
    std::string text =
        "# Completion of tilewright for bash.\n"
        "_tilewright() {\n"
        "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} options\n"
        "    COMPREPLY=()\n"
        "    case ${COMP_WORDS[1]} in\n";
    for (const CLI::App* verb : verbsOf(app)) {
        text += "        " + verb->get_name() + ")\n            options=\"" + namesOf(*verb) + "\"\n";
        text += "            case $before in\n" + bashValues(*verb) + "            esac ;;\n";
    }
    text += "        *) options=\"" + namesOf(app) +
            "\" ;;\n    esac\n"
            "    if [[ $COMP_CWORD -eq 1 && $word != -* ]]; then\n"
            "        mapfile -t COMPREPLY < <(compgen -W \"" +
            verbNames(app) +
            "\" -- \"$word\"; compgen -f -- \"$word\")\n"
            "    elif [[ $word == -* ]]; then\n"
            "        mapfile -t COMPREPLY < <(compgen -W \"$options\" -- \"$word\")\n"
            "    else\n"
            "        mapfile -t COMPREPLY < <(compgen -f -- \"$word\")\n"
            "    fi\n"
            "    compopt -o filenames 2>/dev/null\n"
            "}\n"
            "complete -F _tilewright tilewright\n";
    return text;
}

namespace {

/// A description inside of brackets, where zsh gives colons and brackets a meaning.
std::string inBrackets(std::string_view text) {
    std::string result;
    for (const char c : text) {
        if (c == ':' || c == '[' || c == ']' || c == '\\')
            result += '\\';
        result += c;
    }
    return result;
}

std::string zshArgument(const OptionInfo& entry, const std::string& name) {
    constexpr const char* quote = "'\\''";
    std::string spec = entry.names.empty() ? (entry.several ? "*" : "")
                                           : (entry.several || entry.names.size() == 1 ? "*" : "") + name +
                                                 '[' + inBrackets(entry.description) + ']';
    if (!entry.value.empty() || entry.names.empty()) {
        spec += ':' + inBrackets(entry.value) + ':';
        if (!entry.choices.empty())
            spec += '(' + joined(entry.choices) + ')';
        else if (entry.takesFile || entry.names.empty())
            spec += "_files";
        else
            spec += ' ';
    }
    return quoted(spec, quote);
}

std::string zshArguments(const CLI::App& app) {
    std::string text = "_arguments -S";
    for (const OptionInfo& entry : optionInfosOf(app)) {
        if (entry.names.empty())
            text += " \\\n                " + zshArgument(entry, {});
        for (const std::string& name : entry.names)
            text += " \\\n                " + zshArgument(entry, name);
    }
    return text;
}

} // namespace

std::string zshCompletion(const CLI::App& app) {
    constexpr const char* quote = "'\\''";
    std::string text = "#compdef tilewright\n"
                       "_tilewright() {\n"
                       "    local -a verbs\n"
                       "    verbs=(\n";
    for (const CLI::App* verb : verbsOf(app))
        text +=
            "        " + quoted(verb->get_name() + ':' + inBrackets(verb->get_description()), quote) + '\n';
    text += "    )\n"
            "    if (( CURRENT == 2 )) && [[ $PREFIX != -* ]]; then\n"
            "        _describe verb verbs\n"
            "        _files\n"
            "        return\n"
            "    fi\n"
            "    case $words[2] in\n";
    for (const CLI::App* verb : verbsOf(app))
        text += "        " + verb->get_name() +
                ")\n            shift words\n            (( CURRENT-- ))\n            " +
                zshArguments(*verb) + " ;;\n";
    text += "        *)\n            " + zshArguments(app) +
            " '*:FILE:_files' ;;\n"
            "    esac\n"
            "}\n"
            "_tilewright \"$@\"\n";
    return text;
}

std::string fishCompletion(const CLI::App& app) {
    constexpr const char* quote = "\\'";
    std::string text = "# Completion of tilewright for fish.\n";
    const std::string noVerb = "not __fish_seen_subcommand_from " + verbNames(app);
    for (const CLI::App* verb : verbsOf(app))
        text += "complete -c tilewright -n '" + noVerb + "' -a " + verb->get_name() + " -d " +
                quoted(verb->get_description(), quote) + '\n';
    const auto add = [&](const CLI::App& of, const std::string& when) {
        for (const OptionInfo& entry : optionInfosOf(of)) {
            if (entry.names.empty())
                continue;
            text += "complete -c tilewright -n '" + when + '\'';
            for (const std::string& name : entry.names)
                text += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
            if (!entry.choices.empty())
                text += " -x -a '" + joined(entry.choices) + '\'';
            else if (!entry.value.empty())
                text += entry.takesFile ? " -r" : " -x";
            text += " -d " + quoted(entry.description, quote) + '\n';
        }
    };
    add(app, noVerb);
    for (const CLI::App* verb : verbsOf(app))
        add(*verb, "__fish_seen_subcommand_from " + verb->get_name());
    return text;
}

} // namespace tilewright::manual
