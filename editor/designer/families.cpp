#include "editor/designer/families.h"

#include "editor/designer/chambers/beneath_tools.h"
#include "editor/designer/landscape/landscape_tools.h"

namespace tilewright {

QList<FamilyTools*> makeFamilyTools(QObject* parent) {
    return {new BeneathTools(parent), new LandscapeTools(parent)};
}

} // namespace tilewright
