#include "editor/document/whole_file.h"

#include <QSaveFile>

namespace tilewright {

bool writeWholeFile(const QString& path, std::string_view bytes, QString* error) {
    QSaveFile file(path);
    const auto size = static_cast<qint64>(bytes.size());
    // Small files stay in a buffer until commit(), which overlooks that they could not be written (Qt 6.4).
    const bool written = file.open(QIODevice::WriteOnly) && file.write(bytes.data(), size) == size &&
                         file.flush() && file.commit();
    if (!written && error != nullptr)
        *error = file.errorString();
    return written;
}

} // namespace tilewright
