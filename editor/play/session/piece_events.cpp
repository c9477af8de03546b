#include "editor/play/session/piece_events.h"

#include <algorithm>

namespace tilewright {

namespace {

using What = game::Change::What;

bool namedBy(const game::MoveInfo& move, const game::Change& change) {
    return move.piece && move.piece->kind == change.kind && move.piece->player == change.player &&
           move.piece->number == change.number;
}

bool scoredAt(const game::Changes& changes, Cell cell) {
    return std::ranges::any_of(changes, [cell](const game::Change& change) {
        return change.what == What::Scored && std::ranges::find(change.cells, cell) != change.cells.end();
    });
}

/// The piece of nobody that came to that cell.
game::Kind comerTo(const game::Changes& changes, Cell cell, const game::MoveInfo& move) {
    for (const game::Change& change : changes)
        if (change.what == What::PieceMoved && change.player < 0 &&
            ((change.space.empty() && change.cell == cell && change.from != cell) ||
             (!change.space.empty() && move.cell == cell)))
            return change.kind;
    return {};
}

} // namespace

std::vector<LogEntry::PieceEvent> pieceEventsOf(const game::MoveInfo& move, const game::Changes& changes) {
    using PieceEvent = LogEntry::PieceEvent;
    std::vector<PieceEvent> pieceEvents;
    for (const game::Change& change : changes) {
        if ((change.what != What::PieceMoved && change.what != What::PieceHome) || change.player < 0)
            continue;
        const game::Piece piece{.kind = change.kind, .player = change.player, .number = change.number};
        if (change.what == What::PieceHome && !change.fromSpace.empty())
            pieceEvents.push_back({.what = PieceEvent::What::Freed,
                                   .piece = piece,
                                   .space = change.fromSpace,
                                   .holder = change.holder});
        else if (change.what == What::PieceHome && change.from && !scoredAt(changes, *change.from))
            pieceEvents.push_back(
                {.what = PieceEvent::What::Home, .piece = piece, .by = comerTo(changes, *change.from, move)});
        else if (change.what == What::PieceMoved && !change.space.empty() && !namedBy(move, change))
            pieceEvents.push_back({.what = PieceEvent::What::Into,
                                   .piece = piece,
                                   .space = change.space,
                                   .holder = change.holder});
    }
    return pieceEvents;
}

std::optional<LogEntry::Step> stepOf(const game::MoveInfo& move, const game::Changes& changes) {
    if (!move.piece || move.piece->player >= 0 || !move.cell)
        return std::nullopt;
    // A piece that joins another makes no path.
    if (std::ranges::any_of(changes, [](const game::Change& c) { return c.player < 0 && c.with >= 0; }))
        return std::nullopt;
    LogEntry::Step step{.kind = move.piece->kind, .from = std::nullopt, .to = *move.cell};
    if (move.piece->space.empty())
        step.from = move.piece->cell;
    return step;
}

std::vector<Cell> pathOf(const std::vector<LogEntry::Step>& steps) {
    std::vector<Cell> path;
    for (const LogEntry::Step& step : steps) {
        if (path.empty())
            path.push_back(step.from.value_or(step.to));
        path.push_back(step.to);
    }
    return path;
}

} // namespace tilewright
