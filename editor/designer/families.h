#pragma once

#include <QList>

class QObject;

namespace tilewright {

class FamilyTools;

/// The tools of each family that the design mode can show, in their order; the only list of them.
QList<FamilyTools*> makeFamilyTools(QObject* parent);

} // namespace tilewright
