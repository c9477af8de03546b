#include "engine/players/landscape/trial_position.h"

#include "engine/landscape/face/change_recorder.h"

#include <algorithm>
#include <bit>

namespace tilewright::players {

namespace {
constexpr Cell noCell{minCoordinate - 1, minCoordinate - 1};
} // namespace

void TrialPosition::start(const landscape::Position& position) {
    if (now_.empty())
        now_.emplace_back(position.game());
    now_[0].assign(position);
    before_ = &position;
    cell_ = noCell;
}

void TrialPosition::setTileAside() {
    now_[0].turn.drawn = landscape::nowhere;
}

void TrialPosition::addRoot(int place) {
    roots_.push_back(static_cast<std::uint16_t>(before_->features.root(place)));
}

/// Of what a tile there may touch.
void TrialPosition::addRoots(const landscape::Surroundings& around) {
    const landscape::Board& board = before_->board;
    for (std::size_t d = 0; d < 4; ++d) {
        const int tile = around[landscape::besideIn[d]];
        if (tile < 0)
            continue;
        for (const std::uint8_t feature : landscape::contactsOf(*before_, tile)[(d + 2) % 4])
            if (feature != landscape::noFeature)
                addRoot(board.firstPlace(tile) + feature);
    }
    for (const int tile : around)
        if (tile >= 0 && before_->kindOfTile(tile).cloister != landscape::noFeature)
            addRoot(board.firstPlace(tile) + before_->kindOfTile(tile).cloister);
}

void TrialPosition::addFigureRoots() {
    for (int p = 0; p < before_->game().playerCount(); ++p)
        for (unsigned rest = before_->figures.placed(p); rest != 0; rest &= rest - 1)
            addRoot(before_->figures.placeOf(p, std::countr_zero(rest)));
}

void TrialPosition::lay(landscape::Move laying) {
    landscape::Position& now = now_[0];
    if (landscape::cell(laying) != cell_) {
        cell_ = landscape::cell(laying);
        around_ = landscape::surroundingsOf(before_->board, cell_);
    }
    laid_ = true;
    roots_.clear();
    addRoots(around_);
    const int tile = now.board.layOnTrial(landscape::tileKind(laying), cell_, landscape::rotation(laying),
                                          now.features.placeCount());
    landscape::joinTile(now, tile, around_);
    now.turn.tile = static_cast<std::uint16_t>(tile);
    now.game().expansion().tileLaid(now, landscape::ChangeRecorder(nullptr));
}

void TrialPosition::play(landscape::Move other) {
    laid_ = false;
    roots_.clear();
    addFigureRoots();
    const int place = landscape::place(other);
    if (place < before_->features.placeCount())
        addRoot(place);
    if (landscape::kind(other) == landscape::MoveKind::PlaceToken)
        for (const int token : {0, 1})
            if (const int mouth = before_->tokens.mouth(landscape::colour(other), token);
                mouth != landscape::nowhere)
                addRoot(mouth);
    now_[0].play(other);
}

void TrialPosition::takeBack() {
    landscape::Position& now = now_[0];
    now.features.takeBack(before_->features, {roots_.begin(), roots_.size()});
    now.tokens.assign(before_->tokens);
    now.dragon = before_->dragon;
    if (laid_) {
        now.board.takeBack();
        return;
    }
    now.figures = before_->figures;
    now.stack.assign(before_->stack);
    now.turn = before_->turn;
    now.fairy = before_->fairy;
    now.towers = before_->towers;
    now.scores = before_->scores;
}

bool TrialPosition::touchesFigures() const {
    return !(now_[0].dragon == before_->dragon) || std::ranges::any_of(roots_, [this](std::uint16_t root) {
        return !before_->features.at(root).empty();
    });
}

bool TrialPosition::completesCity() const {
    const landscape::Position& now = now_[0];
    const int first = now.board.firstPlace(now.turn.tile);
    for (int place = first; place < first + now.featureCount(now.turn.tile); ++place) {
        const landscape::Joined& joined = now.features.of(place);
        if (joined.kind == FeatureKind::City && joined.complete())
            return true;
    }
    return false;
}

} // namespace tilewright::players
