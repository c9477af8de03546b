#include "editor/designer/landscape/landscape_generator.h"

#include "editor/designer/landscape/landscape_figures.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/words/landscape_words.h"
#include "engine/model/io/format.h"

#include <QDoubleSpinBox>
#include <QSpinBox>

namespace tilewright {

namespace {

/// A number of the specification, with its row.
struct CountRow {
    int LandscapeSpecification::*count;
    const char* label;
    const char* toolTip;
};

constexpr std::array<CountRow, 9> countRows{
    {{&LandscapeSpecification::volcanoes, QT_TRANSLATE_NOOP("tilewright::LandscapeGenerator", "&Volcanoes"),
      QT_TRANSLATE_NOOP("tilewright::LandscapeGenerator", "Tiles with a volcano, which calls the dragon")},
     {&LandscapeSpecification::dragons, QT_TRANSLATE_NOOP("tilewright::LandscapeGenerator", "&Dragons"),
      QT_TRANSLATE_NOOP("tilewright::LandscapeGenerator",
                        "Tiles with a dragon symbol, which lets the dragon fly")},
     {&LandscapeSpecification::portals, QT_TRANSLATE_NOOP("tilewright::LandscapeGenerator", "P&ortals"),
      QT_TRANSLATE_NOOP("tilewright::LandscapeGenerator", "Tiles with a portal")},
     {&LandscapeSpecification::towers, QT_TRANSLATE_NOOP("tilewright::LandscapeGenerator", "To&wers"),
      QT_TRANSLATE_NOOP("tilewright::LandscapeGenerator",
                        "Tiles with a tower, through which pieces enter the dungeon")},
     {&LandscapeSpecification::princesses, QT_TRANSLATE_NOOP("tilewright::LandscapeGenerator", "Pr&incesses"),
      QT_TRANSLATE_NOOP("tilewright::LandscapeGenerator",
                        "Cities with a princess, if there are enough cities")},
     {&LandscapeSpecification::cathedrals, QT_TRANSLATE_NOOP("tilewright::LandscapeGenerator", "Cat&hedrals"),
      QT_TRANSLATE_NOOP("tilewright::LandscapeGenerator",
                        "Cities with a cathedral, if there are enough cities")},
     {&LandscapeSpecification::inns, QT_TRANSLATE_NOOP("tilewright::LandscapeGenerator", "Inn&s"),
      QT_TRANSLATE_NOOP("tilewright::LandscapeGenerator", "Roads with an inn, if there are enough roads")},
     {&LandscapeSpecification::tunnels, QT_TRANSLATE_NOOP("tilewright::LandscapeGenerator", "T&unnel mouths"),
      QT_TRANSLATE_NOOP("tilewright::LandscapeGenerator",
                        "Roads that end in a tunnel mouth; if too few roads end, some are split")},
     {&LandscapeSpecification::mostAlike, QT_TRANSLATE_NOOP("tilewright::LandscapeGenerator", "Most a&like"),
      QT_TRANSLATE_NOOP(
          "tilewright::LandscapeGenerator",
          "Maximum number of tiles with the same sides, as far as the sides allow; 0 for any number")}}};

} // namespace

LandscapeGenerator::LandscapeGenerator(const TileSetDocument* set, QWidget* parent)
    : GeneratorDialog(set != nullptr, parent) {
    setWindowTitle(tr("Generate landscape tiles"));
    constexpr std::array<Edge, 3> edges{Edge::City, Edge::Road, Edge::Field};
    addWeightHeading(tr("Weights of the sides: 2 means twice as many as 1."));
    for (std::size_t i = 0; i < weights_.size(); ++i)
        //: %1: city, road or field
        weights_[i] = addWeight(tr("Sides: %1").arg(edgeInWords(edges[i])),
                                tr("Weight of this kind of side relative to the others"));
    joined_ = addShare(tr("&Joined cities"), 0,
                       tr("Of the tiles with several city sides, the share where these form one city"));
    pennants_ = addShare(tr("&Pennants"), 0, tr("Share of the larger cities that have a pennant"));
    cloisters_ =
        addShare(tr("&Cloisters"), 0, tr("Share of the tiles with room for a cloister that have one"));
    cloisters_->setObjectName(QStringLiteral("landCloisters"));
    for (const CountRow& row : countRows) {
        counts_.push_back(addNumber(tr(row.label), maxTileCount, tr(row.toolTip), 0));
        counts_.back()->setObjectName(QString::fromLatin1(row.label).remove(u'&'));
    }
    fit_ = addShare(tr("&Fillable places"), 0,
                    tr("Share of the places between four tiles that at least one tile should fit, as far as "
                       "the sides allow"));
    auto* figures = new LandscapeFigures;
    connect(this, &GeneratorDialog::workedOut, figures,
            [this, figures] { figures->setWanted(specification()); });
    layOut(figures, figures);
    const LandscapeSpecification first =
        set == nullptr ? LandscapeSpecification() : landscapeSpecificationOf(set->tileSet());
    fillRows(first.name, first.tiles, first.seed, [&] {
        for (std::size_t i = 0; i < weights_.size(); ++i)
            weights_[i]->setValue(first.edgeWeights[i]);
        joined_->setValue(100 * first.joinedShare);
        pennants_->setValue(100 * first.pennantShare);
        cloisters_->setValue(100 * first.cloisterShare);
        for (std::size_t i = 0; i < counts_.size(); ++i)
            counts_[i]->setValue(first.*countRows[i].count);
        fit_->setValue(100 * first.fitShare);
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
    for (std::size_t i = 0; i < counts_.size(); ++i)
        specification.*countRows[i].count = counts_[i]->value();
    specification.fitShare = fit_->value() / 100;
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
