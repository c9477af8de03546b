#include "editor/designer/beneath/beneath_tools.h"

#include "editor/common/icons.h"
#include "editor/common/panel.h"
#include "editor/common/tiles/door_palette.h"
#include "editor/common/tiles/thumbnails.h"
#include "editor/designer/beneath/beneath_canvas.h"
#include "editor/designer/beneath/beneath_figures_widget.h"
#include "editor/designer/beneath/door_actions.h"
#include "editor/designer/tile_designer.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/words/translated_text.h"

#include <QDoubleSpinBox>
#include <QMenu>
#include <QVBoxLayout>

namespace tilewright {

namespace {

constexpr int choiceIcon = 18;
constexpr int paletteIcon = 36;

} // namespace

BeneathTools::BeneathTools(QObject* parent)
    : FamilyTools(parent), doors_(new DoorActions(this)), canvas_(new BeneathCanvas(*doors_)) {
    setWidgets({.canvas = canvas_,
                .palette = new DoorPalette(doors_->actions(), paletteIcon, DoorPalette::Drag::Yes),
                .keys = doors_->actions(),
                .figures = new BeneathFiguresWidget});
    connect(doors_, &DoorActions::doorActivated, this, [this](SideContent side) {
        if (tile() != nullptr)
            document()->setSide(chosen(), canvas_->focusedSide(), side, TileSetDocument::Merge::Yes);
    });
    connect(canvas_, &BeneathCanvas::doorWanted, this,
            [this](Direction side, SideContent door) { document()->setSide(chosen(), side, door); });
}

QString BeneathTools::focusInWords() const {
    if (tile() == nullptr)
        return {};
    const Direction side = canvas_->focusedSide();
    const SideContent door = tile()->sides()[static_cast<std::size_t>(index(side))];
    return TileDesigner::tr("%1 side: %2 · arrows move, keys set, R turns")
        .arg(translated(name(side)), doorName(door));
}

bool BeneathTools::goTo(const QString& part) {
    const bool side = part.startsWith(QLatin1String("sides"));
    if (side && part.section(u'/', 1).length() == 1)
        canvas_->setFocusedSide(directionAt(part.section(u'/', 1).toInt()));
    return side;
}

std::vector<SideChoice> BeneathTools::sideChoices() const {
    std::vector<SideChoice> choices;
    for (const SideContent side : doorChoices())
        choices.push_back({static_cast<int>(side), doorName(side),
                           lazyIcon([side] { return doorSwatch(side, choiceIcon, 2); })});
    return choices;
}

std::optional<GeneratedSet> BeneathTools::generate(QWidget* parent) const {
    return BeneathGeneratorDialog(document(), parent).ask();
}

QList<QMenu*> BeneathTools::makeMenus(QMenu& parent) {
    QMenu* sides = parent.addMenu(TileDesigner::tr("Set &Side"));
    sides->addActions(doors_->actions());
    return {sides};
}

void BeneathTools::refresh() {
    if (document() != nullptr)
        doors_->setAllowed(document()->tileSet().pickColours);
}

BeneathGeneratorDialog::BeneathGeneratorDialog(const TileSetDocument* set, QWidget* parent)
    : GeneratorDialog(set != nullptr, parent) {
    setWindowTitle(tr("Generate tiles"));
    colours_ =
        addNumber(tr("&Colours"), colourCount, tr("Number of pick colours, taken in their usual order"));
    addWeightHeading(tr("Weights of the configurations: 2 means twice as many as 1."));
    for (std::size_t i = 0; i < weights_.size(); ++i)
        weights_[i] = addWeight(translated(name(allConfigurations[i])),
                                tr("Weight of this configuration relative to the others"));
    open_ = addPercentage(tr("&Open passages"), 1, tr("Share of all passages that have no door"));
    special_ = addPercentage(tr("&Special doors"), 1,
                             tr("Share of all passages that have a special door; the rest have skulls"));
    auto* figures = new BeneathFiguresWidget;
    auto* panel = new Panel(tr("Statistics"));
    panel->body()->addWidget(figures, 1);
    layOut(figures, panel);
    setSpecification(set == nullptr ? BeneathSetSpecification()
                                    : set->targets().value_or(specificationOf(set->tileSet())));
}

void BeneathGeneratorDialog::setSpecification(const BeneathSetSpecification& specification) {
    fillRows(specification.name, specification.tiles, specification.seed, [&] {
        colours_->setValue(specification.colours);
        for (std::size_t i = 0; i < weights_.size(); ++i)
            weights_[i]->setValue(specification.weights[i]);
        open_->setValue(100 * specification.openShare);
        special_->setValue(100 * specification.specialShare);
    });
}

BeneathSetSpecification BeneathGeneratorDialog::specification() const {
    BeneathSetSpecification specification;
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

Issues BeneathGeneratorDialog::specificationIssues() const {
    return check(specification());
}

std::function<TileSet()> BeneathGeneratorDialog::makeGenerator() const {
    return [wanted = specification()] { return generate(wanted); };
}

} // namespace tilewright
