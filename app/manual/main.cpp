// Writes the manual pages and the completions of shells into a folder, from the command line's own tree:
// tilewright_manual FOLDER LANGUAGE=TRANSLATION...

#include "app/cli/cli.h"
#include "app/cli/command_line.h"
#include "app/cli/failure.h"
#include "app/cli/process/terminal.h"
#include "app/manual/manual.h"
#include "editor/words/translated_text.h"

#include <QTranslator>

#include <exception>
#include <filesystem>
#include <functional>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

using namespace tilewright;
namespace fs = std::filesystem;

void writeInto(const fs::path& folder, const std::string& name, const std::string& text) {
    fs::create_directories(folder);
    cli::write((folder / name).string(), text);
}

/// In English without a translation.
void writePages(const fs::path& folder, const std::string& translation) {
    QTranslator translator;
    Translator words = [](const Text& text) { return text.english(); };
    if (!translation.empty()) {
        if (!translator.load(QString::fromStdString(translation)))
            throw std::runtime_error(translation + " is no translation");
        words = [&translator](const Text& text) { return translated(text, translator).toStdString(); };
    }
    std::function<int()> none;
    cli::CommandLine commandLine(none, words);
    for (const manual::ManPage& page : manual::manPages(commandLine.app(), words))
        writeInto(folder / "man1", page.name, page.text);
}

void writeCompletions(const fs::path& folder) {
    std::function<int()> none;
    cli::CommandLine commandLine(none);
    writeInto(folder / "bash", "tilewright", manual::bashCompletion(commandLine.app()));
    writeInto(folder / "zsh", "_tilewright", manual::zshCompletion(commandLine.app()));
    writeInto(folder / "fish", "tilewright.fish", manual::fishCompletion(commandLine.app()));
}

} // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    if (arguments.empty())
        return cli::WrongUsage;
    const fs::path folder = arguments.front();
    try {
        writePages(folder / "man", {});
        for (std::size_t i = 1; i < arguments.size(); ++i) {
            const auto equals = arguments[i].find('=');
            writePages(folder / "man" / arguments[i].substr(0, equals), arguments[i].substr(equals + 1));
        }
        writeCompletions(folder);
    } catch (const cli::Failure& failure) {
        cli::print(failure.issues());
        return failure.exitCode();
    } catch (const std::exception& error) {
        cli::TerminalLine(cli::StandardStream::Errors) << "tilewright_manual: " << error.what();
        return cli::InternalError;
    }
    return cli::Success;
}
