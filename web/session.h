#pragma once

#include "engine/bots/bot.h"
#include "engine/games/record.h"
#include "web/translator.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tilewright::web {

/// A game that a page plays: people choose among the legal moves, bots think, moves can be taken back. All
/// answers are JSON or text for the page, which knows no rules.
class Session {
public:
    /// Starts the game of a design:
    ///     {"tileset": SET, "companions": [SETS it is played together with], "map": MAP,
    ///      "ruleset": "beneath", "variant": "name", "options": {}, "seed": "1",
    ///      "players": [{"name": "Blue", "kind": "greedy"}]}
    /// or goes on with a game record. Only tileset, map and players must be there; a kind is "human" or a
    /// bot's name. On errors the game before stays; warnings may come with success.
    Issues load(std::string_view document);
    bool hasGame() const { return position_ != nullptr; }

    void setWords(Translator words) { words_ = std::move(words); }
    const Translator& words() const { return words_; }

    // Pre of all that follows: hasGame().

    /// Others take the seats, [{"name": "Ada", "kind": "human"}, ...]: one for each seat, as in a design. On
    /// errors nothing changes.
    Issues setPlayers(std::string_view document);

    /// The id of the rules.
    const std::string& ruleset() const { return setup_.ruleset; }
    const game::Game& game() const { return *setup_.game; }
    const game::Position& position() const { return *position_; }
    const std::vector<game::RecordPlayer>& players() const { return setup_.players; }
    const game::Stack& stack() const { return setup_.stack; }
    const std::string& seed() const { return setup_.seed; }
    /// All moves kept; position() is after the first shown() of them.
    const std::vector<game::Move>& moves() const { return moves_; }
    std::size_t shown() const { return shown_; }
    const game::MoveList& legalMoves() const { return legal_; }

    /// Goes to the position after so many of the moves kept. False if there are fewer.
    bool show(std::size_t count);
    /// Plays the legal move of that number; later moves that were kept are dropped. False if there is none.
    bool play(std::size_t number, game::Changes* changes = nullptr);
    /// The legal move that the bot on this seat chooses; none if a person decides or the game is over.
    std::optional<std::size_t> botMove();
    /// Plays on as long as bots decide; the number of moves.
    std::size_t playBots();
    /// Takes the move before the shown position back, and drops all later ones. False if there is none.
    bool undo();

    /// What people say about the game.
    const game::Feedback& feedback() const { return feedback_; }
    /// Replaces it by one in the form of game records; an empty object removes it. On errors the one before
    /// stays. Comments after the last move kept, also on moves that are dropped later, go to that one.
    Issues setFeedback(const Json& feedback);

    /// The bytes of the record of all moves kept, with notes on states that the rules don't cover.
    std::string record() const;
    /// Points of each player in the shown position by what they were scored for, in the order of
    /// Game::sources().
    std::vector<std::vector<int>> pointsBySource() const;

private:
    /// What a game begins with.
    struct Setup {
        std::string ruleset;
        std::string seed;
        std::vector<game::RecordPlayer> players;
        std::shared_ptr<const game::Game> game;
        game::Stack stack;
    };
    Issues loadRecord(const std::string& text);
    Issues loadDesign(const Json& document);
    void begin(Setup setup);
    void makeBots();
    void dropLater();

    Translator words_;
    Setup setup_;
    /// Null for a person, and for kinds of other programs in a record.
    std::vector<std::unique_ptr<bots::Bot>> bots_;
    /// Unknown fields of a record that was loaded.
    Json extra_ = Json::object();
    game::Feedback feedback_;
    std::vector<game::Move> moves_;
    std::size_t shown_ = 0;
    std::unique_ptr<game::Position> position_;
    game::MoveList legal_;
};

} // namespace tilewright::web
