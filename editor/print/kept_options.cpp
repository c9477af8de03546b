#include "editor/print/kept_options.h"

#include "engine/tileset/format.h"

#include <QFileInfo>
#include <QSettings>
#include <QStringList>

namespace tilewright {

namespace {

constexpr int mostFiles = 100;
const QString filesKey = QStringLiteral("print/files");
const QString optionsKey = QStringLiteral("print/options");

QString nameOf(const QString& path) {
    return QFileInfo(path).absoluteFilePath();
}

} // namespace

std::optional<sheet::SheetTemplate> keptOptions(const QString& path) {
    const QSettings settings;
    const qsizetype at = settings.value(filesKey).toStringList().indexOf(nameOf(path));
    const QStringList options = settings.value(optionsKey).toStringList();
    if (path.isEmpty() || at < 0 || at >= options.size())
        return std::nullopt;
    return sheet::readSheetTemplate(options[at].toStdString()).value;
}

void keepOptions(const QString& path, const sheet::SheetTemplate& sheet) {
    if (path.isEmpty())
        return;
    QSettings settings;
    QStringList files = settings.value(filesKey).toStringList();
    QStringList options = settings.value(optionsKey).toStringList();
    options.resize(files.size());
    if (const qsizetype at = files.indexOf(nameOf(path)); at >= 0) {
        files.removeAt(at);
        options.removeAt(at);
    }
    files.prepend(nameOf(path));
    options.prepend(QString::fromStdString(toJson(sheet).dump()));
    settings.setValue(filesKey, files.mid(0, mostFiles));
    settings.setValue(optionsKey, options.mid(0, mostFiles));
}

} // namespace tilewright
