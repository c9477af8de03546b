#pragma once

#include "engine/base/issue.h"

#include <QString>

namespace tilewright {

/// Message and remedy as one text for people.
QString issueInWords(const Issue& issue);
/// The same after tile and cell, for the list of issues of an open file.
QString issueInList(const Issue& issue);
/// The same after file, line and place in the text.
QString issueWithPlace(const Issue& issue);

} // namespace tilewright
