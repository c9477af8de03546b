#include "engine/base/files/staged_files.h"

#include "engine/base/files/file.h"
#include "engine/base/files/stream.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

namespace tilewright {

namespace fs = std::filesystem;

namespace {

constexpr std::array<std::string_view, 5> savedEndings{".json", ".tmj", ".tmx", ".tsj", ".tsx"};
constexpr std::string_view tableEnding = ".csv";

/// "castle-" and 2 of "castle-07".
struct Numbered {
    std::string stem;
    std::size_t digits = 0;
};

Numbered numbered(const fs::path& file) {
    Numbered name{file.stem().string()};
    while (!name.stem.empty() && name.stem.back() >= '0' && name.stem.back() <= '9') {
        name.stem.pop_back();
        ++name.digits;
    }
    return name;
}

/// Files that are named alike: their folder, how they begin, and their ending.
using Series = std::tuple<fs::path, std::string, std::string>;

Series seriesOf(const fs::path& file, std::string beginning) {
    return {file.parent_path(), std::move(beginning), file.extension().string()};
}

/// By the first word: "tile-" of "tile-cor-01.png".
Series firstWordSeriesOf(const fs::path& file) {
    const std::string stem = file.stem().string();
    return seriesOf(file, stem.substr(0, stem.find('-')));
}

/// Whether the list names the file: a longer name that ends or begins with it is another one.
bool names(std::string_view list, const std::string& file) {
    constexpr std::string_view around = "\"'/\\,;\t\r\n";
    for (std::size_t at = list.find(file); at != std::string_view::npos; at = list.find(file, at + 1)) {
        const std::size_t end = at + file.size();
        if ((at == 0 || around.find(list[at - 1]) != std::string_view::npos) &&
            (end == list.size() || around.find(list[end]) != std::string_view::npos))
            return true;
    }
    return false;
}

/// What is written, and what the lists among it said before.
struct OutputSeries {
    std::set<fs::path> files, folders;
    std::set<std::string> endings;
    /// The most digits of the number at the end.
    std::map<Series, std::size_t> numbers;
    std::set<Series> firstWordSeries;
    std::string tables, saves;
};

void add(OutputSeries& run, const fs::path& file) {
    run.files.insert(file);
    run.folders.insert(file.parent_path());
    run.endings.insert(file.extension().string());
    run.firstWordSeries.insert(firstWordSeriesOf(file));
    if (const Numbered name = numbered(file); name.digits > 0 && !name.stem.empty()) {
        std::size_t& most = run.numbers[seriesOf(file, name.stem)];
        most = std::max(most, name.digits);
    }
    const bool table = file.extension() == tableEnding;
    if (!table && std::ranges::find(savedEndings, file.extension().string()) == savedEndings.end())
        return;
    if (const Loaded<std::string> list = readFile(file); list.value)
        (table ? run.tables : run.saves).append(*list.value).append("\n");
}

/// A year behind a name is no number of a page.
bool continuesNumbers(const OutputSeries& run, const fs::path& file) {
    const Numbered name = numbered(file);
    const auto found = run.numbers.find(seriesOf(file, name.stem));
    return found != run.numbers.end() && name.digits > 0 &&
           name.digits <= std::max<std::size_t>(found->second, 3);
}

/// Other programs change saves too, and name files of their own there.
bool wasListed(const OutputSeries& run, const fs::path& file) {
    const std::string name = file.filename().string();
    return names(run.tables, name) ||
           (run.firstWordSeries.contains(firstWordSeriesOf(file)) && names(run.saves, name));
}

} // namespace

std::vector<fs::path> staleOutputs(const std::vector<fs::path>& written) {
    OutputSeries run;
    for (const fs::path& file : written)
        if (!isStream(file))
            add(run, file);
    std::vector<fs::path> left;
    for (const fs::path& folder : run.folders) {
        std::error_code error, none;
        fs::directory_iterator entry(folder.empty() ? fs::path(".") : folder, error);
        for (; !error && entry != fs::directory_iterator(); entry.increment(error)) {
            const fs::path file = folder / entry->path().filename();
            if (run.endings.contains(file.extension().string()) && !run.files.contains(file) &&
                entry->is_regular_file(none) && (continuesNumbers(run, file) || wasListed(run, file)))
                left.push_back(file);
        }
    }
    std::ranges::sort(left);
    return left;
}

} // namespace tilewright
