#include "engine/games/landscape/bots/completion_chances.h"

#include "engine/games/landscape/rules/laying.h"

#include <bit>
#include <cmath>

namespace tilewright::bots {

using landscape::BoardFeature;

namespace {

/// The probability that one of so many tiles that fit is laid where it is wanted.
double chanceOfOne(double tiles, double hard) {
    return tiles <= 0 ? 0 : tiles / (tiles + hard);
}

/// The number of a demand: two of the three bits of a side tell what may not lie there.
std::size_t numberOfDemand(unsigned forbiddenEdges) {
    std::size_t number = 0;
    for (unsigned d = 0; d < 4; ++d)
        number |= (forbiddenEdges >> (2 * d)) & (3U << (2 * d));
    return number;
}

/// Of a demand: forbids a field on each side. So do the neighbours that show a city or road there.
constexpr unsigned noFields = 0x1111U << static_cast<unsigned>(Edge::Field);

} // namespace

void CompletionChances::find(const landscape::Position& position, const LeafWeights& weights) {
    position_ = &position;
    weights_ = &weights;
    ++moment_;
    if (open_.empty())
        open_.resize(landscape::maxPlaces);
    countUnseen();
    for (int n = 0; n < position.board.freeCount(); ++n)
        openAt(n);
}

void CompletionChances::countUnseen() {
    const landscape::Position& position = *position_;
    const bool hasDrawn = position.turn.drawn != landscape::nowhere;
    tilesLeft_ = position.stack.left() + (hasDrawn ? 1 : 0);
    countOfKind_.assign(static_cast<std::size_t>(position.game().kindCount()), 0);
    const auto count = [&](int kind) { ++countOfKind_[static_cast<std::size_t>(kind)]; };
    for (int n = 0; n < position.stack.left(); ++n)
        count(position.stack.kind(n));
    if (hasDrawn)
        count(position.turn.drawn);
    unseen_.clear();
    for (std::size_t kind = 0; kind < countOfKind_.size(); ++kind)
        if (countOfKind_[kind] > 0)
            unseen_.push_back({position.game().shownOf(static_cast<int>(kind)), countOfKind_[kind]});
}

/// The number of unseen tiles that fit an empty cell.
int CompletionChances::fitting(unsigned forbiddenEdges) const {
    Fits& fits = fits_[numberOfDemand(forbiddenEdges)];
    if (fits.moment == moment_)
        return fits.count;
    fits = {.moment = moment_};
    for (const Unseen& kind : unseen_)
        if (landscape::fittingRotations(kind.shown, forbiddenEdges) != 0)
            fits.count += kind.count;
    return fits.count;
}

/// Counts the sides that are open to a free cell.
void CompletionChances::openAt(int freeCell) {
    const landscape::Position& position = *position_;
    const unsigned forbidden = position.board.forbiddenEdges(freeCell);
    if ((forbidden & noFields) == 0)
        return;
    const Cell cell = position.board.freeCell(freeCell);
    const int fits = fitting(forbidden);
    for (unsigned sides = forbidden & noFields; sides != 0; sides &= sides - 1) {
        const Direction d = directionAt(std::countr_zero(sides) / 4);
        const int tile = position.board.tileAt(neighbour(cell, d));
        const auto theirs = static_cast<std::size_t>(index(opposite(d)));
        const int feature = landscape::sideFeaturesOf(position, tile)[theirs][1];
        const int root = position.features.root(position.board.firstPlace(tile) + feature);
        Open& open = open_[static_cast<std::size_t>(root)];
        if (open.moment != moment_)
            open = {.moment = moment_, .counted = open.counted};
        ++open.sides;
        // One tile closes all sides at its cell.
        if (open.lastCell == freeCell + 1)
            continue;
        open.lastCell = static_cast<std::uint16_t>(freeCell + 1);
        const bool isCity = position.features.at(root).kind == FeatureKind::City;
        open.chance *= static_cast<float>(
            chanceOfOne(fits, isCity ? weights_->points.hardCityEnd : weights_->points.hardRoadEnd));
    }
}

double CompletionChances::of(int root) const {
    const BoardFeature& boardFeature = position_->features.at(root);
    if (boardFeature.complete())
        return 1;
    const Open& open = open_[static_cast<std::size_t>(root)];
    const bool isOpen = open.moment == moment_;
    const int mouths = boardFeature.openEnds - (isOpen ? open.sides : 0);
    double chance = isOpen ? open.chance : 1;
    if (mouths > 0)
        chance *=
            std::pow(chanceOfOne(tilesLeft_, weights_->points.hardRoadEnd),
                     mouths * (1 + weights_->points.hardMouth / (tilesLeft_ + weights_->points.hardMouth)));
    return chance;
}

CompletionChances::Cells CompletionChances::around(int cloister) const {
    Cells cells;
    const Cell at = position_->cellOfPlace(cloister);
    for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx) {
            const Cell cell{at.x + dx, at.y + dy};
            if (position_->board.tileAt(cell) >= 0)
                continue;
            const int free = position_->board.freeNumber(cell);
            const double fits = free < 0 ? tilesLeft_ : fitting(position_->board.forbiddenEdges(free));
            cells.all *= chanceOfOne(fits, weights_->points.hardLastCell);
            cells.filled += chanceOfOne(fits, weights_->points.hardCell);
        }
    return cells;
}

double CompletionChances::citiesOf(int field) {
    const landscape::Features& features = position_->features;
    ++counting_;
    double count = 0;
    for (int place = features.at(field).first; place != landscape::nowhere; place = features.next(place)) {
        const int first = position_->board.firstPlace(features.tileOf(place));
        for (std::uint64_t rest = position_->tileFeatureAt(place).cities; rest != 0; rest &= rest - 1) {
            const int city = features.root(first + std::countr_zero(rest));
            Open& open = open_[static_cast<std::size_t>(city)];
            if (open.counted == counting_)
                continue;
            open.counted = counting_;
            count += position_->features.at(city).complete() ? 1 : weights_->cityToCome * of(city);
        }
    }
    return count;
}

} // namespace tilewright::bots
