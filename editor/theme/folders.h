#pragma once

#include <QString>

namespace tilewright {

/// Where a file dialog begins when nothing is known of the user's habits; it exists.
QString documentsFolder();

} // namespace tilewright
