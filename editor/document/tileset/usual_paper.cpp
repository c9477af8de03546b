#include "editor/document/tileset/usual_paper.h"

#include "engine/sheet/kept_options.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tilewright {

namespace {

/// The territories with US Letter in the Unicode Common Locale Data Repository (paperSize).
constexpr std::array letterTerritories{
    QLocale::Belize,     QLocale::Canada,     QLocale::Chile,        QLocale::Colombia, QLocale::CostaRica,
    QLocale::Guatemala,  QLocale::Mexico,     QLocale::Nicaragua,    QLocale::Panama,   QLocale::Philippines,
    QLocale::PuertoRico, QLocale::ElSalvador, QLocale::UnitedStates, QLocale::Venezuela};

} // namespace

TileSet withUsualPaper(TileSet set, QLocale::Territory where) {
    const auto kept = sheet::keptOptions(set);
    if (!kept || std::ranges::find(letterTerritories, where) == letterTerritories.end() ||
        !sheet::changedOptions(sheet::SheetSpecification(), kept.value->specification).empty())
        return set;
    sheet::SheetSpecification options = sheet::specificationFor(*kept.value, set);
    options.paper = *sheet::findPaper("Letter");
    sheet::keepOptions(set, options);
    return set;
}

} // namespace tilewright
