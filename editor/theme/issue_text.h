#pragma once

#include "engine/tileset/issue.h"

#include <QString>

namespace tilewright {

/// Message and remedy as one text for people.
QString issueInWords(const Issue& issue);
/// The same behind file, line and place.
QString issueWithPlace(const Issue& issue);

} // namespace tilewright
