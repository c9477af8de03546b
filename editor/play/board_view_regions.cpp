// Cities, roads and fields on the board: what belongs together, whose it is and what it is worth.
#include "editor/play/board_view.h"

#include "editor/charts/plain_chart.h"
#include "editor/play/game_setup.h"
#include "editor/theme/text.h"
#include "editor/theme/theme.h"

#include <set>
#include <utility>

namespace tilewright {

namespace {

QPainterPath areaOf(BoardScene& scene, const game::Region& region) {
    QPainterPath area;
    area.setFillRule(Qt::WindingFill);
    for (const game::Region::Part& part : region.parts)
        area.addPath(scene.featureArea(part.cell, part.feature));
    return area;
}

/// That of the only one who would score; of nobody's and of several's the accent.
QColor colourOf(const game::Region& region, const QPalette& palette) {
    int scores = 0;
    int player = -1;
    for (const game::Region::Owner& owner : region.owners)
        if (owner.points > 0) {
            ++scores;
            player = owner.player;
        }
    return scores == 1 ? seatCurveColour(player, palette) : accentColour();
}

QString inWords(const game::Region& region) {
    QStringList words{upperFirst(translated(region.text))};
    for (const game::Region::Owner& owner : region.owners)
        words << BoardView::tr("%1: strength %2, points %3")
                     .arg(seatColourName(owner.player))
                     .arg(owner.strength)
                     .arg(owner.points);
    return words.join(QLatin1Char('\n'));
}

} // namespace

void BoardView::setPosition(std::shared_ptr<const game::Position> position) {
    shown_ = std::move(position);
    pointed_.reset();
    showRegion(std::nullopt);
}

void BoardView::setShowFields(bool show) {
    showFields_ = show;
    showRegion(pointed_);
}

void BoardView::showRegion(std::optional<game::Region::Part> part) {
    const bool hadWords = pointed_.has_value();
    pointed_ = part;
    std::vector<RegionLayer::Lit> lit;
    std::set<std::pair<Cell, int>> seen;
    if (showFields_ && shown_)
        for (const game::LaidTile& tile : scene_->laid())
            for (int feature = 0; feature < scene_->featureCount(tile); ++feature) {
                if (seen.contains({tile.cell, feature}))
                    continue;
                const auto region = shown_->region(tile.cell, feature);
                if (!region)
                    continue;
                for (const game::Region::Part& one : region->parts)
                    seen.insert({one.cell, one.feature});
                if (region->ground)
                    lit.push_back({areaOf(*scene_, *region), colourOf(*region, palette())});
            }
    const auto region = part && shown_ ? shown_->region(part->cell, part->feature) : std::nullopt;
    if (region) {
        lit.push_back({areaOf(*scene_, *region), colourOf(*region, palette())});
        showHint(inWords(*region), part->cell);
    } else if (hadWords) {
        hideHint();
    }
    scene_->setRegions(std::move(lit));
}

} // namespace tilewright
