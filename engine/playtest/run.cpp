#include "engine/playtest/run.h"

#include "engine/bots/bot.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <mutex>
#include <optional>
#include <thread>

namespace tilewright::playtest {

namespace {

/// For each seat in that rotation, the player of the plan.
std::vector<int> playersBySeat(const Plan& plan, std::uint32_t rotation) {
    const auto n = static_cast<std::uint32_t>(plan.players.size());
    std::vector<int> playerAt;
    for (std::uint32_t seat = 0; seat < n; ++seat)
        playerAt.push_back(static_cast<int>((seat + rotation) % n));
    return playerAt;
}

} // namespace

std::vector<std::unique_ptr<bots::Bot>> makeBotsBySeat(const Plan& plan, std::uint64_t number) {
    const auto n = static_cast<std::uint64_t>(plan.players.size());
    std::vector<std::unique_ptr<bots::Bot>> bots;
    for (const int player : playersBySeat(plan, static_cast<std::uint32_t>(number % n)))
        bots.push_back(bots::createBot(plan.players[static_cast<std::size_t>(player)], plan.ruleset,
                                       plan.seed, number, player));
    return bots;
}

namespace {

/// Plays stacks one after the other; one per thread.
class Worker {
public:
    explicit Worker(const Plan& plan) : plan_(plan), bots_(plan.players.size()) {
        for (std::uint32_t rotation = 0; rotation < plan.players.size(); ++rotation)
            observers_.emplace_back(*plan.game, playersBySeat(plan, rotation));
    }

    /// Empty if it was stopped.
    std::optional<GameTallies> play(std::uint32_t number, const StopToken& stop) {
        const game::Stack stack = game::shuffledStack(*plan_.game, plan_.seed, number);
        const auto n = static_cast<std::uint32_t>(plan_.players.size());
        GameTallies games;
        for (std::uint32_t rotation = 0; rotation < n; ++rotation) {
            const std::vector<bots::Bot*> bots = botsBySeat(std::uint64_t{number} * n + rotation);
            GameObserver& observer = observers_[rotation];
            bots::ThinkingControl thinking;
            thinking.stop = stop;
            thinking.legal = &moves_;
            position_ = plan_.game->startAgain(std::move(position_), stack);
            observer.start(*position_);
            while (!position_->over()) {
                position_->legalMoves(moves_);
                const game::Move move =
                    bots[static_cast<std::size_t>(position_->player())]->choose(*position_, thinking);
                // A move chosen after a stop would depend on timing.
                if (stop.stop_requested())
                    return std::nullopt;
                observer.beforeMove(*position_, moves_, move);
                changes_.clear();
                position_->play(move, &changes_);
                observer.afterMove(*position_, changes_);
            }
            games.emplace_back(observer.finish(*position_));
        }
        return games;
    }

private:
    /// As makeBotsBySeat(), but bots that play any game are made once.
    std::vector<bots::Bot*> botsBySeat(std::uint64_t number) {
        const auto rotation = static_cast<std::uint32_t>(number % plan_.players.size());
        std::vector<bots::Bot*> bySeat;
        for (const int player : playersBySeat(plan_, rotation)) {
            const auto at = static_cast<std::size_t>(player);
            std::unique_ptr<bots::Bot>& bot = bots_[at];
            if (bot == nullptr || !bot->playsAnyGame()) {
                bot.reset(); // a search holds much memory
                bot = bots::createBot(plan_.players[at], plan_.ruleset, plan_.seed, number, player);
            }
            bySeat.push_back(bot.get());
        }
        return bySeat;
    }

    const Plan& plan_;
    /// By player.
    std::vector<std::unique_ptr<bots::Bot>> bots_;
    /// For each rotation of the seats.
    std::vector<GameObserver> observers_;
    std::unique_ptr<game::Position> position_;
    game::MoveList moves_;
    game::Changes changes_;
};

Results emptyFor(const Plan& plan) {
    Results results;
    results.ruleset = plan.ruleset;
    results.kinds = plan.game->kinds();
    results.plan = planJson(plan);
    results.blocks = plan.blocks();
    results.players = static_cast<std::uint32_t>(plan.players.size());
    results.stacksPerBlock = plan.stacksPerBlock();
    results.stacks = results.stacksPerBlock == 1 ? 0 : plan.stacks();
    for (const Tile& tile : plan.game->tileSet().tiles)
        results.tileIds.push_back(tile.id);
    results.tiles.resize(results.tileIds.size());
    return results;
}

} // namespace

std::uint32_t Plan::stacks() const {
    const std::uint64_t n = players.size();
    return static_cast<std::uint32_t>((games + n - 1) / n);
}

std::uint32_t Plan::stacksPerBlock() const {
    std::uint32_t together = 1;
    while (games > maxGamesByStack * together)
        together *= 2;
    return together;
}

std::uint32_t Plan::blocks() const {
    const std::uint32_t together = stacksPerBlock();
    return (stacks() + together - 1) / together;
}

std::string fingerprint(const std::string& bytes) {
    std::uint64_t hash = 0xCBF29CE484222325ULL;
    for (const char byte : bytes)
        hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001B3ULL;
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text(16, '0');
    for (std::size_t i = 0; i < text.size(); ++i)
        text[text.size() - 1 - i] = digits[(hash >> (4 * i)) & 15U];
    return text;
}

std::string hashOf(const TileSet& set) {
    return fingerprint(fileText(tilewright::toJson(set)));
}

std::string hashOf(const Map& map) {
    return fingerprint(fileText(tilewright::toJson(map)));
}

std::string standardSetHash() {
    return hashOf(*readTileSet(bundledText(defaultTileSet)).value);
}

std::string standardMapHash() {
    return hashOf(*readMap(bundledText(defaultMap)).value);
}

Json planJson(const Plan& plan) {
    const TileSet& set = plan.game->tileSet();
    const Map& map = plan.game->map();
    return {{"program", TILEWRIGHT_VERSION},
            {"tileset", {{"name", set.name}, {"hash", hashOf(set)}}},
            {"map", {{"name", map.name}, {"hash", hashOf(map)}}},
            {"options", plan.game->options()},
            {"players", plan.players},
            {"seed", std::to_string(plan.seed)}};
}

namespace {

/// Adds the games of a block; false if it was stopped, with nothing added.
bool playBlock(Worker& worker, std::uint32_t block, Results& part, const Results& empty,
               const StopToken& stop) {
    const std::uint32_t first = block * part.stacksPerBlock;
    const std::uint32_t stacks = part.stacksOf(block);
    Results ofBlock;
    if (stacks > 1)
        ofBlock = empty;
    for (std::uint32_t stack = first; stack < first + stacks; ++stack) {
        const auto games = worker.play(stack, stop);
        if (!games)
            return false;
        (stacks > 1 ? ofBlock : part).add(stack, *games);
    }
    if (stacks > 1)
        part.append(ofBlock);
    return true;
}

/// `empty`: emptyFor(plan), which takes a hash of set and map.
Results runWith(const Plan& plan, const RunSettings& settings, const Results& empty, Results before) {
    std::vector<std::uint32_t> wanted;
    for (std::uint32_t block = plan.shard - 1; block < plan.blocks() && wanted.size() < settings.blocks;
         block += plan.shards)
        if (!std::binary_search(before.done.begin(), before.done.end(), block))
            wanted.push_back(block);

    std::atomic<std::size_t> next{0};
    std::atomic<std::uint32_t> played{0};
    std::mutex telling;
    std::vector<Results> parts(static_cast<std::size_t>(std::max(1, settings.threads)), empty);
    const auto work = [&](Results& part) {
        Worker worker(plan);
        while (!settings.stop.stop_requested()) {
            const std::size_t at = next++;
            if (at >= wanted.size())
                return;
            if (!playBlock(worker, wanted[at], part, empty, settings.stop))
                return;
            const std::uint32_t number = ++played;
            if (const std::unique_lock lock(telling, std::try_to_lock); lock.owns_lock() && settings.progress)
                settings.progress(number, static_cast<std::uint32_t>(wanted.size()));
        }
    };
    {
        std::vector<std::jthread> threads;
        for (std::size_t i = 1; i < parts.size(); ++i)
            threads.emplace_back(work, std::ref(parts[i]));
        work(parts.front());
    }
    if (!before.done.empty())
        parts.push_back(std::move(before));
    return std::move(*merge(parts).value);
}

/// The number of missing blocks of the plan's shard.
std::uint32_t missing(const Plan& plan, const Results& results) {
    std::uint32_t number = 0;
    for (std::uint32_t block = plan.shard - 1; block < plan.blocks(); block += plan.shards)
        number += std::binary_search(results.done.begin(), results.done.end(), block) ? 0U : 1U;
    return number;
}

} // namespace

Results run(const Plan& plan, const RunSettings& settings, Results before) {
    return runWith(plan, settings, emptyFor(plan), std::move(before));
}

Results runInPortions(const Plan& plan, const RunSettings& settings, Results before,
                      const std::function<void(const Results&)>& save) {
    using Clock = std::chrono::steady_clock;
    constexpr std::uint32_t blocksOfAThread = 4;
    constexpr std::uint32_t mostBlocks = 1U << 20U;
    const std::uint32_t wanted = std::min(settings.blocks, missing(plan, before));
    RunSettings each = settings;
    std::uint32_t played = 0;
    each.progress = [&](std::uint32_t now, std::uint32_t) {
        if (settings.progress)
            settings.progress(played + now, wanted);
    };
    std::uint32_t portion = blocksOfAThread * static_cast<std::uint32_t>(std::max(1, settings.threads));
    const Results empty = emptyFor(plan);
    Results results = std::move(before);
    for (;;) {
        const auto begin = Clock::now();
        each.blocks = std::min(portion, wanted - played);
        const std::size_t had = results.done.size();
        results = runWith(plan, each, empty, std::move(results));
        const auto more = static_cast<std::uint32_t>(results.done.size() - had);
        played += more;
        if (more > 0)
            save(results);
        if (more < each.blocks || played == wanted)
            return results;
        // No portion becomes longer than a few seconds.
        if (Clock::now() - begin < std::chrono::milliseconds(800))
            portion = std::min(portion * 4, mostBlocks);
    }
}

game::Record recordOf(const Plan& plan, std::uint64_t number) {
    return *recordOf(plan, number, {});
}

std::optional<game::Record> recordOf(const Plan& plan, std::uint64_t number, const StopToken& stop) {
    const std::uint64_t n = plan.players.size();
    const game::Stack stack = game::shuffledStack(*plan.game, plan.seed, number / n);
    const auto bots = makeBotsBySeat(plan, number);
    std::vector<game::RecordPlayer> seats;
    for (const int player : playersBySeat(plan, static_cast<std::uint32_t>(number % n))) {
        const std::string& kind = plan.players[static_cast<std::size_t>(player)];
        seats.push_back({kind + ' ' + std::to_string(player + 1), kind});
    }
    game::Recorder recorder(*plan.game, plan.ruleset, std::to_string(plan.seed), std::move(seats), stack);
    bots::ThinkingControl thinking;
    thinking.stop = stop;
    const auto position = plan.game->start(stack);
    while (!position->over()) {
        const game::Move move =
            bots[static_cast<std::size_t>(position->player())]->choose(*position, thinking);
        // A move chosen after a stop would give another game.
        if (stop.stop_requested())
            return std::nullopt;
        recorder.add(*position, move);
        position->play(move);
    }
    return recorder.record(*position);
}

} // namespace tilewright::playtest
