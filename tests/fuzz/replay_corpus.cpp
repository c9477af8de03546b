// Gives each file of the folders named to one fuzz target, without a fuzzer: what the fuzzers found is tried
// by every compiler.

#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

int main(int count, char** arguments) {
    std::size_t files = 0;
    for (int i = 1; i < count; ++i) {
        const std::filesystem::path folder(arguments[i]);
        if (!std::filesystem::is_directory(folder))
            continue;
        for (const auto& entry : std::filesystem::directory_iterator(folder)) {
            std::ifstream in(entry.path(), std::ios::binary);
            const std::string bytes{std::istreambuf_iterator<char>(in), {}};
            if (!in.good() && !in.eof()) {
                std::fprintf(stderr, "unreadable: %s\n", entry.path().c_str());
                return 1;
            }
            // Before it is tried, since a failure ends the program.
            std::printf("%s\n", entry.path().c_str());
            std::fflush(stdout);
            // A buffer of its own size, so that the address sanitizer sees a read beyond its end.
            const std::vector<std::uint8_t> input(bytes.begin(), bytes.end());
            LLVMFuzzerTestOneInput(input.data(), input.size());
            ++files;
        }
    }
    std::printf("%zu files\n", files);
    return files == 0 ? 1 : 0;
}
