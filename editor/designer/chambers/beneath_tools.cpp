#include "editor/designer/chambers/beneath_tools.h"

#include "editor/common/lazy_icon.h"
#include "editor/common/tiles/door_palette.h"
#include "editor/common/tiles/thumbnails.h"
#include "editor/designer/chambers/beneath_figures.h"
#include "editor/designer/chambers/beneath_generator.h"
#include "editor/designer/chambers/chamber_canvas.h"
#include "editor/designer/chambers/door_actions.h"
#include "editor/designer/tile_designer.h"
#include "editor/words/text.h"

#include <QMenu>

namespace tilewright {

namespace {
constexpr int choiceIcon = 18;
constexpr int paletteIcon = 36;
} // namespace

BeneathTools::BeneathTools(QObject* parent)
    : FamilyTools(parent), doors_(new DoorActions(this)), canvas_(new ChamberCanvas(*doors_)) {
    setParts({.largeTile = canvas_,
              .palette = new DoorPalette(doors_->actions(), paletteIcon, DoorPalette::Drag::Yes),
              .keys = doors_->actions(),
              .figures = new BeneathFigures});
    connect(doors_, &DoorActions::chosenBy, this, [this](Side side) {
        if (tile() != nullptr)
            document()->setSide(chosen(), canvas_->focusedSide(), side, TileSetDocument::Merge::Yes);
    });
    connect(canvas_, &ChamberCanvas::doorWanted, this,
            [this](Direction side, Side door) { document()->setSide(chosen(), side, door); });
}

QString BeneathTools::focusInWords() const {
    if (tile() == nullptr)
        return {};
    const Direction side = canvas_->focusedSide();
    const Side door = tile()->sides()[static_cast<std::size_t>(index(side))];
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
    for (const Side side : doorChoices())
        choices.push_back({static_cast<int>(side), doorName(side),
                           lazyIcon([side] { return doorSwatch(side, choiceIcon, 2); })});
    return choices;
}

std::optional<GeneratedSet> BeneathTools::generate(QWidget* parent) const {
    return BeneathGenerator(document(), parent).ask();
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

} // namespace tilewright
