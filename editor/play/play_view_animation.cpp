// When moves are animated, and between which places.
#include "editor/play/board/board_view.h"
#include "editor/play/panels/drawn_tile_view.h"
#include "editor/play/panels/holdings_strip.h"
#include "editor/play/panels/player_card.h"
#include "editor/play/panels/space_view.h"
#include "editor/play/play_actions.h"
#include "editor/play/play_view.h"
#include "editor/play/session/game_session.h"
#include "editor/theme/kept_settings.h"

#include <QSettings>

#include <algorithm>
#include <utility>

namespace tilewright {

namespace {

constexpr const char* animationKey = "play/animation";
/// Bots' moves follow each other; each ends before the next starts.
constexpr double shareOfInterval = 0.8;
/// Shorter animations can't be followed.
constexpr int leastDuration = 60;

QRectF placeOn(const QWidget& window, const HoldingsStrip& strip, game::Kind kind) {
    const QRect place = strip.placeOf(kind);
    return place.isEmpty() || !strip.isVisible()
               ? QRectF()
               : QRectF(place).translated(strip.mapTo(&window, QPoint(0, 0)));
}

} // namespace

void PlayView::makeAnimation() {
    MoveAnimation::Places places;
    places.supply = [this](game::Kind kind) { return placeOn(*this, *supply_, kind); };
    places.hand = [this](int player, game::Kind kind) {
        const auto i = static_cast<std::size_t>(player);
        return player < 0 || i >= cards_.size() ? QRectF() : placeOn(*this, cards_[i]->holdings(), kind);
    };
    places.stack = [this] {
        return QRectF(drawn_->tilePlace()).translated(drawn_->mapTo(this, QPoint(0, 0)));
    };
    places.points = [this](int player) {
        const auto i = static_cast<std::size_t>(player);
        return player < 0 || i >= cards_.size()
                   ? QRectF()
                   : QRectF(cards_[i]->pointsPlace()).translated(cards_[i]->mapTo(this, QPoint(0, 0)));
    };
    places.space = [this](const game::Piece& piece, int holder) { return placeInSpace(piece, holder); };
    places.awayInSpaces = [this](const std::vector<game::Piece>& pieces) {
        for (SpaceView* space : findChildren<SpaceView*>())
            space->setAway(pieces);
    };
    animation_ = new MoveAnimation(*board_, std::move(places), this);
}

void PlayView::setAnimation(AnimationSpeed speed) {
    animationSpeed_ = speed;
    animation_->finish();
    QSettings().setValue(QLatin1String(animationKey), name(speed));
    viewActions_->update();
}

void PlayView::readSettings() {
    QStringList speeds;
    for (const auto speed :
         {AnimationSpeed::Off, AnimationSpeed::Slow, AnimationSpeed::Normal, AnimationSpeed::Fast})
        speeds << name(speed);
    animationSpeed_ =
        animationSpeedFromName(keptWord(QLatin1String(animationKey), speeds, name(AnimationSpeed::Normal)));
    viewActions_->update();
    readShares();
}

void PlayView::prepareAnimation(const game::Changes& changes) {
    const auto carried = std::exchange(carried_, {});
    if (animationSpeed_ == AnimationSpeed::Off)
        return;
    const int last = session_->moveNumber() - 1;
    animation_->prepare(changes, session_->logEntry(last).player, carried);
    ++movesToShow_;
}

void PlayView::startAnimation() {
    // Several moves at once are too fast to be followed.
    if (std::exchange(movesToShow_, 0) != 1)
        return;
    int milliseconds = duration(animationSpeed_);
    const bool goesOn = session_->running() && !session_->waitsForPerson();
    if (goesOn)
        milliseconds =
            session_->speed() > 0
                ? std::min(milliseconds, static_cast<int>(1000 * shareOfInterval / session_->speed()))
                : 0;
    animation_->start(milliseconds < leastDuration ? 0 : milliseconds);
}

} // namespace tilewright
