#include "editor/output/formats/content_hash.h"

#include <QCryptographicHash>

namespace tilewright::exchange {

std::string contentHash(std::string_view bytes) {
    const QByteArrayView view(bytes.data(), static_cast<qsizetype>(bytes.size()));
    return QCryptographicHash::hash(view, QCryptographicHash::Sha256).toHex().toStdString();
}

} // namespace tilewright::exchange
