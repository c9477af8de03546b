#include "editor/play/animation_controller.h"

#include "editor/common/stored_settings.h"
#include "editor/play/board/board_view.h"
#include "editor/play/panels/drawn_tile_view.h"
#include "editor/play/panels/holdings_strip.h"
#include "editor/play/panels/player_card.h"
#include "editor/play/panels/prison_row.h"
#include "editor/play/panels/space_panel.h"
#include "editor/play/panels/space_view.h"
#include "editor/play/seat_cards.h"
#include "editor/play/session/game_session.h"

#include <QSettings>

#include <algorithm>
#include <utility>

namespace tilewright {

namespace {

constexpr const char* animationKey = "play/animation";
/// Bots' moves follow each other; each lands before the next starts.
constexpr double shareOfInterval = 0.8;
/// In milliseconds; shorter animations are too fast for the eye.
constexpr int leastDuration = 60;

QRectF onWindow(const QWidget& window, const QWidget& part, QRectF place) {
    return place.translated(part.mapTo(&window, QPoint(0, 0)));
}

QRectF placeOn(const QWidget& window, const HoldingsStrip& strip, game::Kind kind) {
    const QRect place = strip.placeOf(kind);
    return place.isEmpty() || !strip.isVisible() ? QRectF() : onWindow(window, strip, place);
}

QRectF placeOnCard(const QWidget& window, const PlayerCard& card, const game::Piece& piece) {
    const QRect place = card.held().placeOf(piece.kind, piece.player);
    return onWindow(window, card.held(), place.isEmpty() ? QRectF(0, 0, 18, 18) : QRectF(place));
}

QRectF placeInSpace(const QWidget& window, const SpacePanel& spaces, const game::Piece& piece) {
    const SpaceView* view = spaces.view(piece.space);
    return view == nullptr ? QRectF() : onWindow(window, *view, view->placeOf(piece));
}

} // namespace

AnimationController::AnimationController(const GameSession& session, BoardView& board, Widgets widgets,
                                         QWidget* window)
    : QObject(window)
    , session_(session)
    , animation_(new MoveAnimation(board, dependencies(widgets, window), window)) {}

MoveAnimation::Dependencies AnimationController::dependencies(Widgets widgets, QWidget* window) const {
    MoveAnimation::Dependencies dependencies;
    dependencies.supply = [widgets, window](game::Kind kind) {
        return placeOn(*window, widgets.supply, kind);
    };
    dependencies.hand = [widgets, window](int player, game::Kind kind) {
        const PlayerCard* card = widgets.cards.card(player);
        return card == nullptr ? QRectF() : placeOn(*window, card->holdings(), kind);
    };
    dependencies.stack = [widgets, window] {
        return onWindow(*window, widgets.stack, widgets.stack.tilePlace());
    };
    dependencies.points = [widgets, window](int player) {
        const PlayerCard* card = widgets.cards.card(player);
        return card == nullptr ? QRectF() : onWindow(*window, *card, card->pointsPlace());
    };
    dependencies.space = [widgets, window](const game::Piece& piece, int holder) {
        const PlayerCard* card = widgets.cards.card(holder);
        return card == nullptr ? placeInSpace(*window, widgets.spaces, piece)
                               : placeOnCard(*window, *card, piece);
    };
    dependencies.setInFlightInSpaces = [window](const std::vector<game::Piece>& pieces) {
        for (SpaceView* space : window->findChildren<SpaceView*>())
            space->setInFlight(pieces);
    };
    return dependencies;
}

void AnimationController::setSpeed(AnimationSpeed speed) {
    speed_ = speed;
    animation_->finish();
    QSettings().setValue(QLatin1String(animationKey), name(speed));
    emit speedChanged();
}

void AnimationController::readSettings() {
    QStringList speeds;
    for (const auto speed : {AnimationSpeed::Off, AnimationSpeed::Slow, AnimationSpeed::Normal,
                             AnimationSpeed::Fast, AnimationSpeed::AsDesktop})
        speeds << name(speed);
    speed_ = animationSpeedFromName(
        readWordSetting(QLatin1String(animationKey), speeds, name(AnimationSpeed::AsDesktop)));
    emit speedChanged();
}

void AnimationController::prepare(const game::Changes& changes) {
    const auto dragged = std::exchange(dragged_, {});
    if (duration(speed_) == 0)
        return;
    const int last = session_.moveNumber() - 1;
    animation_->prepare(changes, session_.logEntry(last).player, dragged);
    ++moves_;
}

void AnimationController::start() {
    if (std::exchange(moves_, 0) != 1)
        return;
    int milliseconds = duration(speed_);
    const bool goesOn = session_.running() && !session_.waitsForPerson();
    if (goesOn)
        milliseconds =
            session_.speed() > 0
                ? std::min(milliseconds, static_cast<int>(1000 * shareOfInterval / session_.speed()))
                : 0;
    animation_->start(milliseconds < leastDuration ? 0 : milliseconds);
}

void AnimationController::finish() {
    animation_->finish();
}

void AnimationController::forget() {
    animation_->finish();
    moves_ = 0;
}

} // namespace tilewright
