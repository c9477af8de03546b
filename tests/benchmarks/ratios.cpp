// What figures, threads, memory, windows and searches cost, as ratios of two commands that run turn about.
// They depend less than times on the machine, and on what else it has to do. See README.md here.

#include "engine/base/json/json.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <functional>
#include <future>
#include <iterator>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include <sched.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace fs = std::filesystem;
using tilewright::Json;

namespace {

/// What a command took, with all that it started and waited for.
struct Usage {
    double cpuSeconds = 0;
    double seconds = 0;
    double peakMib = 0;
    std::string output;

    /// So many things it did, as its output begins.
    double count() const {
        const double number = std::strtod(output.c_str(), nullptr);
        if (!(number > 0))
            throw std::runtime_error("expected the number of things done, found: " + output);
        return number;
    }
};

struct Measure {
    const char* unit;
    double (*of)(const Usage& used);
};
const Measure cpu{"s", [](const Usage& used) { return used.cpuSeconds; }};
const Measure wallClock{"s", [](const Usage& used) { return used.seconds; }};
const Measure peak{"MiB", [](const Usage& used) { return used.peakMib; }};
const Measure cpuOfEach{"µs", [](const Usage& used) { return 1e6 * used.cpuSeconds / used.count(); }};
const Measure clockOfEach{"µs", [](const Usage& used) { return 1e6 * used.seconds / used.count(); }};

/// Of the first and the second command, round by round.
using Values = std::pair<std::vector<double>, std::vector<double>>;

struct Row {
    std::string name;
    const char* unit;
    std::function<Values()> measure;
};

std::string textOf(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
}

/// A folder for what commands write, which they know as $FOLDER.
class Folder {
public:
    Folder() {
        std::string name = (fs::temp_directory_path() / "ratios-XXXXXX").string();
        if (mkdtemp(name.data()) == nullptr)
            throw std::runtime_error("cannot make the folder " + name + ": " + std::strerror(errno));
        path_ = name;
        setenv("FOLDER", path_.c_str(), 1);
    }
    ~Folder() {
        std::error_code error;
        fs::remove_all(path_, error);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    /// Runs a command of the shell.
    Usage run(const std::string& command) const {
        const std::string text = "exec </dev/null >\"$FOLDER\"/output 2>\"$FOLDER\"/errors; " + command;
        const char* const arguments[] = {"sh", "-c", text.c_str(), nullptr};
        const auto begin = std::chrono::steady_clock::now();
        pid_t child = 0;
        const int fault =
            posix_spawn(&child, "/bin/sh", nullptr, nullptr, const_cast<char* const*>(arguments), environ);
        if (fault != 0)
            throw std::runtime_error(std::string("cannot start a shell: ") + std::strerror(fault));
        int status = 0;
        rusage used{};
        while (wait4(child, &status, 0, &used) < 0)
            if (errno != EINTR)
                throw std::runtime_error(std::string("lost a process: ") + std::strerror(errno));
        const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - begin;
        const auto seconds = [](const timeval& time) {
            return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
        };
        const std::string output = textOf(path_ / "output");
        if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
            throw std::runtime_error(
                command + "\nended with " +
                std::to_string(WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status)) + ":\n" +
                output + textOf(path_ / "errors"));
        return {seconds(used.ru_utime) + seconds(used.ru_stime), passed.count(),
                static_cast<double>(used.ru_maxrss) / 1024, output};
    }

private:
    fs::path path_;
};

/// The folder outlives it.
Row rowOf(const Folder& folder, std::string name, const Measure& measure, std::string first,
          std::string second, int rounds) {
    return {std::move(name), measure.unit,
            [&folder, of = measure.of, first = std::move(first), second = std::move(second), rounds] {
                Values values;
                for (int done = 0; done < rounds; ++done) {
                    values.first.push_back(of(folder.run(first)));
                    values.second.push_back(of(folder.run(second)));
                }
                return values;
            }};
}

// Commands below a folder that was built into.

std::string bench(const std::string& rest) {
    return "/tests/benchmarks/" + rest;
}

std::string playtest(const std::string& ruleset, const std::string& bot, int games, int threads = 1) {
    return "/tilewright playtest --ruleset " + ruleset + " --players " + bot + ',' + bot + " --games " +
           std::to_string(games) + " --threads " + std::to_string(threads) +
           " --output \"$FOLDER\"/report.json";
}

/// Windows of our program and Tiled. `startup` measures them turn about by itself, once for all rows.
void addStarts(std::vector<Row>& rows, const Folder& folder, int rounds) {
    const std::string command = "exec \"$BUILD\"" +
                                bench("startup --json --program \"$BUILD\"/tilewright --sizes 0 10000") +
                                " --runs " + std::to_string(rounds);
    const std::shared_future<Json> sizes = std::async(
        std::launch::deferred, [&folder, command] { return Json::parse(folder.run(command).output); });
    const auto add = [&](const std::string& name, const char* unit, std::size_t size, const char* field) {
        rows.push_back({name, unit, [sizes, size, field] {
                            const Json& programs = sizes.get().at(size).at("programs");
                            return Values(programs.at(0).at(field).get<std::vector<double>>(),
                                          programs.at(1).at(field).get<std::vector<double>>());
                        }});
    };
    add("start to Tiled's, no file", "ms", 0, "ms");
    add("memory to Tiled's, no file", "MiB", 0, "mib");
    add("start to Tiled's, 10,000 chambers", "ms", 1, "ms");
    add("memory to Tiled's, 10,000 chambers", "MiB", 1, "mib");
}

/// Each command takes so long that the start of its program hardly counts.
std::vector<Row> rowsOf(const Folder& folder, int rounds) {
    std::vector<Row> rows;
    const auto add = [&](const std::string& name, const Measure& measure, const std::string& first,
                         const std::string& second) {
        // The peak is nearly the same each time.
        rows.push_back(rowOf(folder, name, measure, "exec \"$BUILD\"" + first, "exec \"$BUILD\"" + second,
                             &measure == &peak ? 1 : rounds));
    };
    constexpr int manyGames = 10'000;
    for (const std::string ruleset : {"beneath", "landscape", "tunnel", "dungeon"})
        add("figures to games, " + ruleset, cpu, playtest(ruleset, "random", manyGames),
            bench("bench_playtest --engine " + std::to_string(manyGames) + ' ' + ruleset));
    add("games by one thread to two, beneath", wallClock, playtest("beneath", "random", manyGames, 1),
        playtest("beneath", "random", manyGames, 2));
    add("memory of 100,000 games to 10,000, landscape", peak, playtest("landscape", "random", 100'000),
        playtest("landscape", "random", 10'000));
    addStarts(rows, folder, rounds);
    const auto addPlayouts = [&](const std::string& ruleset, const std::string& count,
                                 const std::string& randomGames) {
        const auto playouts = [&](int threads) {
            return bench("bench_search --playouts " + count + ' ' + std::to_string(threads) + ' ' + ruleset);
        };
        add("playouts by one thread to two, " + ruleset, clockOfEach, playouts(1), playouts(2));
        add("a playout to a random move, " + ruleset, cpuOfEach, playouts(1), bench(randomGames));
    };
    addPlayouts("beneath", "20000", "bench_beneath --games 2000");
    addPlayouts("landscape", "100000", "bench_landscape --games 20000");
    return rows;
}

/// The same work by two builds.
std::vector<Row> rowsAgainst(const Folder& folder, int rounds) {
    std::vector<Row> rows;
    const auto add = [&](const std::string& name, const std::string& work) {
        rows.push_back(rowOf(folder, "new to old, " + name, cpu, "exec \"$BUILD\"" + work,
                             "exec \"$OLD\"" + work, rounds));
    };
    add("random moves, beneath", bench("bench_beneath --games 2000"));
    add("random moves, landscape", bench("bench_landscape --games 20000"));
    add("random moves, dungeon", bench("bench_landscape --dungeon-games 3000"));
    add("random playtest, beneath", playtest("beneath", "random", 3000));
    add("random playtest, landscape", playtest("landscape", "random", 10'000));
    add("greedy playtest, beneath", playtest("beneath", "greedy", 200));
    add("greedy playtest, landscape", playtest("landscape", "greedy", 1000));
    add("greedy playtest, dungeon", playtest("dungeon", "greedy", 500));
    add("search-quick playtest, beneath", playtest("beneath", "search-quick", 2));
    add("search-quick playtest, landscape", playtest("landscape", "search-quick", 20));
    return rows;
}

/// Prints a row of the table, by the least value of each command: what is more, something else took.
void print(const Row& row, const Values& values) {
    const auto& [firsts, seconds] = values;
    const double first = *std::min_element(firsts.begin(), firsts.end());
    const double second = *std::min_element(seconds.begin(), seconds.end());
    if (!(second > 0))
        throw std::runtime_error("the second command took too little to be measured");
    std::vector<double> rounds;
    for (std::size_t i = 0; i < firsts.size(); ++i)
        rounds.push_back(firsts[i] / seconds[i]);
    const auto [lowest, highest] = std::minmax_element(rounds.begin(), rounds.end());
    std::printf("| %-44s | %6.2f | %6.2f | %7.2f | %8.2f | %8.2f | %s |\n", row.name.c_str(), first / second,
                *lowest, *highest, first, second, row.unit);
    std::fflush(stdout);
}

struct Options {
    std::string against;
    int rounds = 5;
    std::string only;
    std::vector<std::string> commands;
    bool list = false;
};

std::vector<Row> chosenRows(const Options& options, const Folder& folder) {
    if (!options.commands.empty())
        return {rowOf(folder, "first to second", cpu, options.commands.at(0), options.commands.at(1),
                      options.rounds)};
    std::vector<Row> rows =
        options.against.empty() ? rowsOf(folder, options.rounds) : rowsAgainst(folder, options.rounds);
    std::erase_if(rows,
                  [&options](const Row& row) { return row.name.find(options.only) == std::string::npos; });
    if (rows.empty())
        throw std::runtime_error("no row has that in its name; --list names all");
    return rows;
}

void tellMachine(int rounds) {
    cpu_set_t ours;
    const int cores = sched_getaffinity(0, sizeof ours, &ours) == 0 ? CPU_COUNT(&ours) : 1;
    double load = 0;
    getloadavg(&load, 1);
    std::fprintf(stderr,
                 "%d cores, load %.2f in the minute before, a build included; the least of %d rounds\n",
                 cores, load, rounds);
    if (cores < 2)
        std::fputs("With one core, rows of two threads tell nothing.\n", stderr);
}

/// Prints the table that README.md has. Returns what main() does: a row that fails is reported, and the
/// others are measured.
int run(const Options& options) {
    const Folder folder;
    const std::vector<Row> rows = chosenRows(options, folder);
    if (options.list) {
        for (const Row& row : rows)
            std::puts(row.name.c_str());
        return 0;
    }
    tellMachine(options.rounds);
    std::printf("| %-44s | ratio  | lowest | highest | first    | second   | unit |\n"
                "|%s|--------|--------|---------|----------|----------|------|\n",
                "row", std::string(46, '-').c_str());
    std::fflush(stdout);
    int failed = 0;
    for (const Row& row : rows) {
        try {
            print(row, row.measure());
        } catch (const std::exception& fault) {
            std::fprintf(stderr, "ratios: %s: %s\n", row.name.c_str(), fault.what());
            failed = 1;
        }
    }
    return failed;
}

} // namespace

int main(int argc, char** argv) {
    Options options;
    CLI::App app("Runs two commands turn about and tells the ratio of what they take, row by row.");
    app.add_option("--against", options.against,
                   "A folder that an older program was built into: the same work by both, and no other rows");
    app.add_option("--rounds", options.rounds, "How often each command runs")
        ->check(CLI::Range(1, 1000))
        ->capture_default_str();
    app.add_option("--only", options.only, "Rows that have this in their name");
    app.add_option("--commands", options.commands, "CPU time of two commands of the shell, and no other row")
        ->expected(2)
        ->type_name("FIRST SECOND");
    app.add_flag("--list", options.list, "Name the rows and measure nothing");
    CLI11_PARSE(app, argc, argv);
    try {
        const fs::path here = fs::read_symlink("/proc/self/exe").parent_path();
        setenv("BUILD", here.parent_path().parent_path().c_str(), 1);
        setenv("OLD", options.against.c_str(), 1);
        return run(options);
    } catch (const std::exception& fault) {
        std::fprintf(stderr, "ratios: %s\n", fault.what());
        return 1;
    }
}
