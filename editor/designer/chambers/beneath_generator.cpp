#include "editor/designer/chambers/beneath_generator.h"

#include "editor/common/panel.h"
#include "editor/designer/chambers/beneath_figures.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/words/text.h"

#include <QDoubleSpinBox>
#include <QVBoxLayout>

namespace tilewright {

BeneathGenerator::BeneathGenerator(const TileSetDocument* set, QWidget* parent)
    : GeneratorDialog(set != nullptr, parent) {
    setWindowTitle(tr("Generate tiles"));
    colours_ =
        addNumber(tr("&Colours"), colourCount, tr("Number of pick colours, taken in their usual order"));
    addWeightHeading(tr("Weights of the configurations: 2 means twice as many as 1."));
    for (std::size_t i = 0; i < weights_.size(); ++i)
        weights_[i] = addWeight(translated(name(allConfigurations[i])),
                                tr("Weight of this configuration relative to the others"));
    open_ = addShare(tr("&Open passages"), 1, tr("Share of all passages that have no door"));
    special_ = addShare(tr("&Special doors"), 1,
                        tr("Share of all passages that have a special door; the rest have skulls"));
    auto* figures = new BeneathFigures;
    auto* panel = new Panel(tr("Statistics"));
    panel->body()->addWidget(figures, 1);
    layOut(figures, panel);
    setSpecification(set == nullptr ? SetSpecification()
                                    : set->targets().value_or(specificationOf(set->tileSet())));
}

void BeneathGenerator::setSpecification(const SetSpecification& specification) {
    fillRows(specification.name, specification.tiles, specification.seed, [&] {
        colours_->setValue(specification.colours);
        for (std::size_t i = 0; i < weights_.size(); ++i)
            weights_[i]->setValue(specification.weights[i]);
        open_->setValue(100 * specification.openShare);
        special_->setValue(100 * specification.specialShare);
    });
}

SetSpecification BeneathGenerator::specification() const {
    SetSpecification specification;
    specification.name = wantedName();
    specification.tiles = wantedTiles();
    specification.colours = colours_->value();
    for (std::size_t i = 0; i < weights_.size(); ++i)
        specification.weights[i] = weights_[i]->value();
    specification.openShare = open_->value() / 100;
    specification.specialShare = special_->value() / 100;
    specification.seed = wantedSeed();
    return specification;
}

Issues BeneathGenerator::problems() const {
    return check(specification());
}

std::function<TileSet()> BeneathGenerator::work() const {
    return [wanted = specification()] { return generate(wanted); };
}

} // namespace tilewright
