#include "editor/words/set_names.h"

#include <QCoreApplication>
#include <QStringList>

namespace tilewright {

namespace {

[[maybe_unused]] constexpr const char* bundledNames[] = {
    QT_TRANSLATE_NOOP("SetNames", "Standard dungeon"),
    QT_TRANSLATE_NOOP("SetNames", "Learning dungeon"),
    QT_TRANSLATE_NOOP("SetNames", "Landscape base"),
    QT_TRANSLATE_NOOP("SetNames", "Landscape inns and cathedrals"),
    QT_TRANSLATE_NOOP("SetNames", "Landscape traders and builders"),
    QT_TRANSLATE_NOOP("SetNames", "Landscape princess and dragon"),
    QT_TRANSLATE_NOOP("SetNames", "Landscape tower"),
    QT_TRANSLATE_NOOP("SetNames", "Landscape abbey and mayor"),
    QT_TRANSLATE_NOOP("SetNames", "Landscape tunnel"),
    QT_TRANSLATE_NOOP("SetNames", "Guardhouse"),
    QT_TRANSLATE_NOOP("SetNames", "Narrow guardhouse"),
    QT_TRANSLATE_NOOP("SetNames", "Start")};

} // namespace

QString nameInWords(std::string_view name) {
    const QString between = QStringLiteral(" + ");
    QStringList names = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())).split(between);
    for (QString& each : names)
        each = QCoreApplication::translate("SetNames", each.toUtf8().constData());
    return names.join(between);
}

} // namespace tilewright
