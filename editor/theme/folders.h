#pragma once

#include <QString>

namespace tilewright {

/// The initial folder of file dialogs without a history; it exists.
QString documentsFolder();

} // namespace tilewright
