#pragma once

#include <QStringList>

#include <string>

namespace tilewright {

/// What one would have to do to the first file to get the second: a line for each property, tile or chamber
/// that was changed, added or removed, at most `most` lines and one that counts the rest. Empty when they
/// hold the same. A text that isn't JSON gives one line that says so.
QStringList differences(const std::string& before, const std::string& after, int most = 12);

} // namespace tilewright
