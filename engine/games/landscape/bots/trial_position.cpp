#include "engine/games/landscape/bots/trial_position.h"

#include "engine/games/landscape/rules/interface/change_recorder.h"

#include <bit>

namespace tilewright::bots {

namespace {
constexpr Cell noCell{minCoordinate - 1, minCoordinate - 1};
} // namespace

void TrialPosition::start(const landscape::Position& position) {
    if (now_ == nullptr)
        now_.reset(static_cast<landscape::Position*>(::operator new(sizeof(landscape::Position))));
    now_->assign(position);
    before_ = &position;
    cell_ = noCell;
}

void TrialPosition::setTileAside() {
    now_->turn.drawn = landscape::nowhere;
}

void TrialPosition::addRoot(int place) {
    roots_.push_back(static_cast<std::uint16_t>(before_->features.root(place)));
}

/// Of what a tile there may touch.
void TrialPosition::addRoots(const landscape::Surroundings& around) {
    const landscape::LaidTiles& board = before_->board;
    for (std::size_t d = 0; d < 4; ++d) {
        const int tile = around[landscape::neighbourIndex[d]];
        if (tile < 0)
            continue;
        for (const std::uint8_t feature : landscape::sideFeaturesOf(*before_, tile)[(d + 2) % 4])
            if (feature != landscape::noFeature)
                addRoot(board.firstPlace(tile) + feature);
    }
    for (const int tile : around)
        if (tile >= 0 && before_->kindOfTile(tile).cloister != landscape::noFeature)
            addRoot(board.firstPlace(tile) + before_->kindOfTile(tile).cloister);
}

void TrialPosition::addPieceRoots() {
    for (int p = 0; p < before_->game().playerCount(); ++p)
        for (unsigned rest = before_->pieces.onFeatures(p); rest != 0; rest &= rest - 1)
            addRoot(before_->pieces.placeOf(p, std::countr_zero(rest)));
}

void TrialPosition::lay(landscape::Move laying) {
    landscape::Position& now = *now_;
    if (landscape::cell(laying) != cell_) {
        cell_ = landscape::cell(laying);
        around_ = landscape::surroundingsOf(before_->board, cell_);
        roots_.clear();
        addRoots(around_);
    }
    laid_ = true;
    const int tile = now.board.layOnTrial(landscape::tileKind(laying), cell_, landscape::rotation(laying),
                                          now.features.placeCount());
    landscape::joinTile(now, tile, around_);
    now.turn.tile = static_cast<std::uint16_t>(tile);
    now.game().expansion().onTileLaid(now, landscape::ChangeRecorder(nullptr));
}

void TrialPosition::play(landscape::Move other) {
    laid_ = false;
    cell_ = noCell;
    roots_.clear();
    addPieceRoots();
    const int place = landscape::place(other);
    if (place < before_->features.placeCount())
        addRoot(place);
    const bool isToken = landscape::kind(other) == landscape::MoveKind::PlaceToken;
    parted_ = before_->game().options().tokensReturn ||
              (isToken && before_->tileFeatureAt(place).unsplitFrom != landscape::noFeature);
    for (int token = 0; isToken && token < landscape::maxTokensPerColour; ++token)
        if (const int mouth = before_->tokens.mouth(landscape::colour(other), token);
            mouth != landscape::nowhere)
            addRoot(mouth);
    now_->play(other);
}

void TrialPosition::takeBack() {
    landscape::Position& now = *now_;
    if (parted_)
        now.features.assign(before_->features);
    else
        now.features.takeBack(before_->features, touched());
    parted_ = false;
    // A laying changes them by its mouths only.
    if (!laid_ || now.tokens.freeCount() != before_->tokens.freeCount())
        now.tokens.assign(before_->tokens);
    now.dragon = before_->dragon;
    if (laid_) {
        now.board.takeBack();
        return;
    }
    now.pieces = before_->pieces;
    now.stack.assign(before_->stack);
    now.turn = before_->turn;
    now.fairy = before_->fairy;
    now.towers = before_->towers;
    now.scores = before_->scores;
}

bool TrialPosition::completesCity() const {
    const auto isCompleteCity = [this](int place) {
        const landscape::BoardFeature& boardFeature = now_->features.of(place);
        return boardFeature.kind == FeatureKind::City && boardFeature.complete();
    };
    // An abbey completes cities that are none of its own.
    for (const std::uint16_t root : roots_)
        if (isCompleteCity(root))
            return true;
    const int first = now_->board.firstPlace(now_->turn.tile);
    for (int place = first; place < first + now_->featureCount(now_->turn.tile); ++place)
        if (isCompleteCity(place))
            return true;
    return false;
}

} // namespace tilewright::bots
