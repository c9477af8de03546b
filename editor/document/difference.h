#pragma once

#include <QStringList>

#include <string>

namespace tilewright {

/// The changes from the first file to the second: a line for each property, tile or chamber that was changed,
/// added or removed, at most `most` lines and one that counts the rest. Empty for equal contents. A text that
/// isn't JSON gives one line that says so.
QStringList differences(const std::string& before, const std::string& after, int most = 12);

} // namespace tilewright
