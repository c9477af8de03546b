#include "engine/bots/bot.h"

#include "engine/base/random.h"
#include "engine/bots/bot_factory.h"
#include "engine/bots/forbidden_moves.h"
#include "engine/bots/search_bot.h"
#include "engine/games/kit.h"

#include <algorithm>
#include <utility>

namespace tilewright::bots {

namespace {

/// Plays every legal move with equal probability. Supports every rule system.
class RandomBot final : public Bot {
public:
    explicit RandomBot(Random random) : random_(random) {}

    using Bot::choose;
    game::Move choose(const game::Position& position, ThinkingControl& thinking) override {
        if (thinking.legal == nullptr)
            position.legalMoves(moves_);
        const game::MoveList& moves = thinking.legal == nullptr ? moves_ : *thinking.legal;
        return moves[random_.below(static_cast<std::uint32_t>(moves.size()))];
    }

private:
    Random random_;
    game::MoveList moves_;
};

/// Plays like another bot that must do without some moves, unless nothing else is left. What it expects of
/// the moves after this one is what the other bot expects: a greedy one plans without the groups, a search
/// doesn't.
class RestrictedBot final : public Bot {
public:
    RestrictedBot(std::unique_ptr<Bot> bot, ForbiddenMoves forbidden)
        : bot_(std::move(bot)), forbidden_(std::move(forbidden)) {}

    using Bot::choose;
    game::Move choose(const game::Position& position, ThinkingControl& thinking) override {
        if (thinking.legal == nullptr)
            position.legalMoves(legal_);
        allowed_.clear();
        for (const game::Move move : thinking.legal == nullptr ? legal_ : *thinking.legal)
            if (!forbidden_.forbids(position, move))
                allowed_.push_back(move);
        if (allowed_.empty())
            return bot_->choose(position, thinking);
        const game::MoveList* const all = std::exchange(thinking.legal, &allowed_);
        thinking.restricted = true;
        const game::Move move = bot_->choose(position, thinking);
        thinking.restricted = false;
        thinking.legal = all;
        // Some bots end their turn without looking whether they may.
        return allowed_.contains(move) ? move : allowed_[0];
    }

    bool playsAnyGame() const override { return bot_->playsAnyGame(); }

private:
    std::unique_ptr<Bot> bot_;
    ForbiddenMoves forbidden_;
    game::MoveList legal_;
    game::MoveList allowed_;
};

/// Null if only the random player knows the rules.
const BotFactory* botFactoryFor(std::string_view ruleset) {
    const game::Kit* kit = game::findKit(ruleset);
    return kit == nullptr ? nullptr : kit->bots;
}

const SearchSettings* levelOf(const BotFactory::Levels& levels, std::string_view name) {
    return name == "search-quick"    ? &levels.quick
           : name == "search"        ? &levels.middle
           : name == "search-strong" ? &levels.strong
                                     : nullptr;
}

/// Null if the rule system has no such search.
const SearchSettings* levelFor(std::string_view ruleset, std::string_view name) {
    const BotFactory* bots = botFactoryFor(ruleset);
    return bots == nullptr || bots->search == nullptr ? nullptr : levelOf(bots->levels, name);
}

/// A name, and its parameters after a colon.
struct NameParts {
    explicit NameParts(std::string_view text) : name(text.substr(0, text.find(':'))) {
        if (name.size() < text.size())
            parameters = text.substr(name.size() + 1);
    }
    std::string_view name;
    std::optional<std::string_view> parameters;
};

Text unknownBot(std::string_view name, std::string_view ruleset) {
    std::string known;
    for (const BotSpec& spec : availableBots(ruleset))
        known += (known.empty() ? "" : ", ") + spec.name;
    return {QT_TRANSLATE_NOOP("Engine", "found player %1, expected one of %2"), {name, known}};
}

} // namespace

std::vector<BotSpec> availableBots(std::string_view ruleset) {
    std::vector<BotSpec> specs;
    const BotFactory* bots = botFactoryFor(ruleset);
    if (bots != nullptr && bots->onePly != nullptr)
        specs.push_back(
            {"one-ply", QT_TRANSLATE_NOOP("Engine", "One look"),
             QT_TRANSLATE_NOOP("Engine", "Makes the move that would score most if the game ended now.")});
    if (bots != nullptr && bots->greedy != nullptr)
        specs.push_back({"greedy", QT_TRANSLATE_NOOP("Engine", "Greedy"),
                         QT_TRANSLATE_NOOP("Engine", "Plays to win: takes what helps most this turn.")});
    if (bots != nullptr && bots->search != nullptr) {
        specs.push_back({"search-quick", QT_TRANSLATE_NOOP("Engine", "Thinker, quick"),
                         QT_TRANSLATE_NOOP("Engine", "Looks at a few continuations; answers at once.")});
        specs.push_back({"search", QT_TRANSLATE_NOOP("Engine", "Thinker"),
                         QT_TRANSLATE_NOOP("Engine", "Looks at many continuations, several turns deep.")});
        specs.push_back({"search-strong", QT_TRANSLATE_NOOP("Engine", "Thinker, strong"),
                         QT_TRANSLATE_NOOP("Engine", "Looks at the most continuations; takes its time.")});
    }
    specs.push_back({"random", QT_TRANSLATE_NOOP("Engine", "Random"),
                     QT_TRANSLATE_NOOP("Engine", "Every legal move is equally likely.")});
    return specs;
}

namespace {

Text whyNoneFree(std::string_view name, std::string_view ruleset) {
    const NameParts parts(name);
    const SearchSettings* level = levelFor(ruleset, parts.name);
    if (parts.parameters && level != nullptr) {
        SearchSettings settings = *level;
        return applyParameters(*parts.parameters, settings);
    }
    for (const BotSpec& spec : availableBots(ruleset))
        if (spec.name == name)
            return {};
    return unknownBot(name, ruleset);
}

} // namespace

Text whyNoBot(std::string_view name, std::string_view ruleset) {
    const RestrictedName parts(name);
    if (Text why = whyNoneFree(parts.bot, ruleset); !why.empty())
        return why;
    ForbiddenMoves forbidden;
    for (const std::string& what : parts.forbidden)
        if (Text why = forbidden.add(what, ruleset); !why.empty())
            return why;
    return {};
}

bool dependsOnTime(std::string_view name) {
    const RestrictedName free(name);
    const NameParts parts(free.bot);
    SearchSettings settings;
    // All rule systems name their levels alike.
    return parts.parameters && levelOf(BotFactory::Levels(), parts.name) != nullptr &&
           applyParameters(*parts.parameters, settings).empty() && settings.time.count() > 0;
}

std::optional<std::uint32_t> searchIterations(std::string_view name, std::string_view ruleset) {
    const RestrictedName free(name);
    const NameParts parts(free.bot);
    const SearchSettings* level = levelFor(ruleset, parts.name);
    if (level == nullptr)
        return std::nullopt;
    SearchSettings settings = *level;
    if ((parts.parameters && !applyParameters(*parts.parameters, settings).empty()) ||
        settings.time.count() > 0)
        return std::nullopt;
    return settings.iterations;
}

std::string withIterations(std::string_view name, std::uint64_t iterations) {
    constexpr std::string_view parameter = "iterations=";
    std::string other;
    while (!name.empty()) {
        const std::size_t end = std::min(name.find(':'), name.size());
        if (const std::string_view word = name.substr(0, end); !word.starts_with(parameter))
            other.append(other.empty() ? "" : ":").append(word);
        name.remove_prefix(std::min(end + 1, name.size()));
    }
    return other.append(":").append(parameter).append(std::to_string(iterations));
}

namespace {

std::unique_ptr<Bot> makeFree(std::string_view name, std::string_view ruleset, std::uint64_t seed,
                              std::uint64_t gameNumber, int seat, const ForbiddenMoves& forbidden) {
    const Random random(seed, gameNumber, Purpose::Player, static_cast<std::uint64_t>(seat));
    if (name == "random")
        return std::make_unique<RandomBot>(random);
    const BotFactory* bots = botFactoryFor(ruleset);
    if (bots == nullptr)
        return nullptr;
    if (name == "greedy")
        return bots->greedy == nullptr ? nullptr : bots->greedy(forbidden.keys());
    if (name == "one-ply")
        return bots->onePly == nullptr ? nullptr : bots->onePly(random);
    const NameParts parts(name);
    const SearchSettings* level = levelFor(ruleset, parts.name);
    if (level == nullptr)
        return nullptr;
    SearchSettings settings = *level;
    if (parts.parameters && !applyParameters(*parts.parameters, settings).empty())
        return nullptr;
    return bots->search(settings, seed, gameNumber, seat);
}

} // namespace

std::unique_ptr<Bot> createBot(std::string_view name, std::string_view ruleset, std::uint64_t seed,
                               std::uint64_t gameNumber, int seat) {
    const RestrictedName parts(name);
    ForbiddenMoves forbidden;
    for (const std::string& what : parts.forbidden)
        if (!forbidden.add(what, ruleset).empty())
            return nullptr;
    std::unique_ptr<Bot> free = makeFree(parts.bot, ruleset, seed, gameNumber, seat, forbidden);
    if (free == nullptr || parts.forbidden.empty())
        return free;
    return std::make_unique<RestrictedBot>(std::move(free), std::move(forbidden));
}

PositionRating ratePosition(const game::Position& position, std::string_view ruleset,
                            const RateSettings& settings, ThinkingControl& thinking) {
    const BotFactory* bots = botFactoryFor(ruleset);
    if (position.over() || bots == nullptr || bots->ratePosition == nullptr)
        return {};
    const SearchSettings search{
        .iterations = settings.iterations, .threads = settings.threads, .tree = bots->levels.middle.tree};
    return bots->ratePosition(position, search, settings.extraMove, thinking);
}

std::vector<RatedMove> rateMoves(const game::Position& position, std::string_view ruleset,
                                 const RateSettings& settings, ThinkingControl& thinking) {
    auto moves = ratePosition(position, ruleset, settings, thinking).moves;
    if (moves.size() > settings.maxMoves)
        moves.resize(settings.maxMoves);
    return moves;
}

} // namespace tilewright::bots
