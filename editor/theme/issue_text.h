#pragma once

#include "engine/tileset/issue.h"

#include <QString>

namespace tilewright {

/// Message and remedy as one text for people.
QString issueInWords(const Issue& issue);
/// The same behind tile and cell, for a list of what is wrong in an open file.
QString issueInList(const Issue& issue);
/// The same behind file, line and place in the text.
QString issueWithPlace(const Issue& issue);

} // namespace tilewright
