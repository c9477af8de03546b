#pragma once

#include "engine/base/translatable_text.h"
#include "engine/games/landscape/rules/state/move.h"
#include "engine/games/table.h"

namespace tilewright::landscape {

/// The heading of moves of a kind in lists, and its letter.
struct Heading {
    const char* text;
    char key;
};

/// `pieceType` distinguishes placings; other kinds ignore it.
constexpr Heading headingOf(MoveKind kind, PieceType pieceType = PieceType::Follower) {
    switch (kind) {
    case MoveKind::Lay:
        return {QT_TRANSLATE_NOOP("Engine", "Lay the tile"), 'l'};
    case MoveKind::Place:
        switch (pieceType) {
        case PieceType::Follower:
            return {QT_TRANSLATE_NOOP("Engine", "Place a follower"), 'p'};
        case PieceType::Large:
            return {QT_TRANSLATE_NOOP("Engine", "Place the large follower"), 'g'};
        case PieceType::Mayor:
            return {QT_TRANSLATE_NOOP("Engine", "Place the mayor"), 'm'};
        case PieceType::Wagon:
            return {QT_TRANSLATE_NOOP("Engine", "Place the wagon"), 'w'};
        case PieceType::Builder:
            return {QT_TRANSLATE_NOOP("Engine", "Place the builder"), 'b'};
        case PieceType::Pig:
            break;
        }
        return {QT_TRANSLATE_NOOP("Engine", "Place the pig"), 'i'};
    case MoveKind::PlaceToken:
        return {QT_TRANSLATE_NOOP("Engine", "Place a tunnel token"), 't'};
    case MoveKind::MoveWagon:
        return {QT_TRANSLATE_NOOP("Engine", "Move the wagon on"), 'v'};
    case MoveKind::WagonHome:
        return {QT_TRANSLATE_NOOP("Engine", "Take the wagon home"), 'h'};
    case MoveKind::Ransom:
        return {QT_TRANSLATE_NOOP("Engine", "Buy back a prisoner"), 'y'};
    case MoveKind::PutFairy:
        return {QT_TRANSLATE_NOOP("Engine", "Place the fairy"), 'a'};
    case MoveKind::SendHome:
        return {QT_TRANSLATE_NOOP("Engine", "The princess sends a follower home"), 's'};
    case MoveKind::EnterDungeon:
        return {QT_TRANSLATE_NOOP("Engine", "Enter the dungeon"), 'e'};
    case MoveKind::LeaveDungeon:
        return {QT_TRANSLATE_NOOP("Engine", "Leave the dungeon"), 'o'};
    case MoveKind::FlushDragon:
        return {QT_TRANSLATE_NOOP("Engine", "Flush out the dragon"), 'u'};
    case MoveKind::PlaceFloor:
        return {QT_TRANSLATE_NOOP("Engine", "Build a tower floor"), 'z'};
    case MoveKind::MoveDragon:
        return {QT_TRANSLATE_NOOP("Engine", "Move the dragon"), 'd'};
    case MoveKind::Flee:
        return {QT_TRANSLATE_NOOP("Engine", "Flee into the dungeon"), 'c'};
    case MoveKind::Stay:
        return {QT_TRANSLATE_NOOP("Engine", "Stay and be eaten"), 'k'};
    case MoveKind::EndTurn:
        break;
    }
    return {QT_TRANSLATE_NOOP("Engine", "End the turn"), game::endTurnKey};
}

} // namespace tilewright::landscape
