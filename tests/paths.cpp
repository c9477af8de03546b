#include "tests/paths.h"

namespace tilewright::test {

QString inSources(const QString& path) {
    return QStringLiteral(TILEWRIGHT_SOURCES "/") + path;
}

QString inBuild(const QString& path) {
    return QStringLiteral(TILEWRIGHT_BUILD "/") + path;
}

} // namespace tilewright::test
