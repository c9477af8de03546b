#include "engine/landscape/deployment.h"

#include "engine/landscape/dungeon.h"
#include "engine/landscape/followers.h"
#include "engine/landscape/portal.h"
#include "engine/landscape/princess.h"

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
