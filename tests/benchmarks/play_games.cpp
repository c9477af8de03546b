// Plays seeded games of a design natively, by the session that pages play with, and prints the CPU seconds
// they took: what web_speed.mjs measures the module against.
//     play_games DESIGN GAMES
#include "web/session.h"

#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>

int main(int argc, char** argv) {
    if (argc != 3) {
        std::cerr << "play_games DESIGN GAMES\n";
        return 2;
    }
    std::ifstream file(argv[1]);
    tilewright::Json design =
        tilewright::Json::parse(std::string(std::istreambuf_iterator<char>(file), {}), nullptr, false);
    if (!design.is_object()) {
        std::cerr << argv[1] << ": found no design\n";
        return 1;
    }
    const int games = std::atoi(argv[2]);
    tilewright::web::Session session;
    double seconds = 0;
    std::size_t moves = 0;
    for (int seed = 1; seed <= games; ++seed) {
        design["seed"] = std::to_string(seed);
        if (hasErrors(session.load(design.dump()))) {
            std::cerr << argv[1] << ": found a design that can't be played\n";
            return 1;
        }
        const std::clock_t begin = std::clock();
        moves += session.playBots();
        seconds += static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    }
    std::cout << R"({"seconds": )" << seconds << R"(, "moves": )" << moves << "}\n";
}
