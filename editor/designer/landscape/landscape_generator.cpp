#include "editor/designer/landscape/landscape_generator.h"

#include "editor/designer/landscape/landscape_figures.h"
#include "editor/document/tileset/landscape_words.h"

#include <QDoubleSpinBox>

namespace tilewright {

LandscapeGenerator::LandscapeGenerator(bool replaceable, QWidget* parent)
    : GeneratorDialog(replaceable, parent) {
    setWindowTitle(tr("Generate landscape tiles"));
    constexpr std::array<Edge, 3> edges{Edge::City, Edge::Road, Edge::Field};
    for (std::size_t i = 0; i < weights_.size(); ++i)
        //: %1: city, road or field
        weights_[i] = addWeight(tr("Sides: %1").arg(edgeInWords(edges[i])),
                                tr("Weight of this kind of side relative to the others"));
    joined_ = addShare(tr("&Joined cities"), 0,
                       tr("Share of tiles with several city sides on which these are one city"));
    pennants_ = addShare(tr("&Pennants"), 0, tr("Share of the larger cities that have a pennant"));
    cloisters_ =
        addShare(tr("&Cloisters"), 0, tr("Share of the tiles with room for a cloister that have one"));
    cloisters_->setObjectName(QStringLiteral("landCloisters"));
    auto* figures = new LandscapeFigures;
    layOut(figures, figures);
    const LandscapeSpecification first;
    fillRows(first.name, first.tiles, first.seed, [&] {
        for (std::size_t i = 0; i < weights_.size(); ++i)
            weights_[i]->setValue(first.edgeWeights[i]);
        joined_->setValue(100 * first.joinedShare);
        pennants_->setValue(100 * first.pennantShare);
        cloisters_->setValue(100 * first.cloisterShare);
    });
}

LandscapeSpecification LandscapeGenerator::specification() const {
    LandscapeSpecification specification;
    specification.name = wantedName();
    specification.tiles = wantedTiles();
    for (std::size_t i = 0; i < weights_.size(); ++i)
        specification.edgeWeights[i] = weights_[i]->value();
    specification.joinedShare = joined_->value() / 100;
    specification.pennantShare = pennants_->value() / 100;
    specification.cloisterShare = cloisters_->value() / 100;
    specification.seed = wantedSeed();
    return specification;
}

Issues LandscapeGenerator::problems() const {
    return check(specification());
}

std::function<TileSet()> LandscapeGenerator::work() const {
    return [wanted = specification()] { return generate(wanted); };
}

} // namespace tilewright
