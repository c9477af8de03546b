// Cities, roads and fields on the board: their extent, owners and points.
#include "editor/play/board/board_view.h"

#include "editor/charts/plain_chart.h"
#include "editor/common/theme.h"
#include "editor/document/game_setup.h"
#include "editor/words/seat_words.h"
#include "editor/words/text.h"

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

namespace tilewright {

namespace {

QPainterPath areaOf(BoardScene& scene, const game::Region& region) {
    QPainterPath area;
    area.setFillRule(Qt::WindingFill);
    // Parts extend slightly over their tiles, so that there is no line between them.
    constexpr double over = 1.01;
    for (const game::Region::Part& part : region.parts) {
        const QPointF middle = cellRect(part.cell).center();
        const QTransform wider = QTransform::fromTranslate(-middle.x(), -middle.y()) *
                                 QTransform::fromScale(over, over) *
                                 QTransform::fromTranslate(middle.x(), middle.y());
        area.addPath(wider.map(scene.featureArea(part.cell, part.feature)));
    }
    return area.simplified();
}

/// The colours of those with the most there; none if it is nobody's.
std::vector<QColor> coloursOf(const game::Region& region, const QPalette& palette) {
    int most = 0;
    for (const game::Region::Owner& owner : region.owners)
        most = std::max(most, owner.strength);
    std::vector<QColor> colours;
    for (const game::Region::Owner& owner : region.owners)
        if (owner.strength == most)
            colours.push_back(seatCurveColour(owner.player, palette));
    return colours;
}

QString inWords(const game::Region& region) {
    QStringList words{upperFirst(translated(region.text))};
    for (const game::Region::Owner& owner : region.owners)
        words << BoardView::tr("%1: strength %2, points %3")
                     .arg(seatColourName(owner.player))
                     .arg(owner.strength)
                     .arg(owner.points);
    if (region.owners.empty())
        words << BoardView::tr("neutral");
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
                    lit.push_back({areaOf(*scene_, *region), coloursOf(*region, palette())});
            }
    const auto region = part && shown_ ? shown_->region(part->cell, part->feature) : std::nullopt;
    if (region) {
        lit.push_back({areaOf(*scene_, *region), coloursOf(*region, palette())});
        showHint(inWords(*region), part->cell);
    } else if (hadWords) {
        hideHint();
    }
    scene_->setRegions(std::move(lit));
}

} // namespace tilewright
