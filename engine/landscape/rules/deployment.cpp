#include "engine/landscape/rules/deployment.h"

#include "engine/landscape/dungeon/dungeon.h"
#include "engine/landscape/rules/followers.h"
#include "engine/landscape/rules/portal.h"
#include "engine/landscape/rules/princess.h"

namespace tilewright::landscape {

bool princessBinds(const Position& position) {
    return position.game().options().princessMust && !position.turn.deployed && princessFinds(position);
}

void addDeployments(const Position& position, game::MoveList& moves) {
    if (!position.game().scope().dungeon) {
        addPlaceMoves(position, moves);
        return;
    }
    addPrincessMoves(position, moves);
    if (princessBinds(position))
        return;
    addPlaceMoves(position, moves);
    addPortalMoves(position, moves);
    addFairyMoves(position, moves);
    addEnterMoves(position, moves);
    addLeaveMoves(position, moves);
    addFlushMoves(position, moves);
    addFloorMoves(position, moves);
    addTowerPlaceMoves(position, moves);
}

} // namespace tilewright::landscape
