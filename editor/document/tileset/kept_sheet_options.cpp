#include "editor/document/tileset/kept_sheet_options.h"

#include "editor/common/stored_settings.h"

#include <QSettings>
#include <QStringList>

#include <algorithm>

namespace tilewright {

namespace {

constexpr qsizetype mostKept = 50;
const QString keptKey = QStringLiteral("print/options");

/// Each as {"file": ..., "inFile": ..., "options": ...}; the latest first.
QStringList keptEntries() {
    return readListSetting(keptKey, mostKept);
}

Json parsedEntry(const QString& entry) {
    return Json::parse(entry.toStdString(), nullptr, false);
}

bool isOf(const Json& entry, const QString& file) {
    return entry.is_object() && entry.value("file", Json()) == file.toStdString();
}

} // namespace

void keepSheetOptions(const QString& file, const Json& inFile, const Json& options) {
    QStringList kept = keptEntries();
    kept.removeIf([&file](const QString& entry) { return isOf(parsedEntry(entry), file); });
    if (inFile != options) {
        const Json entry{{"file", file.toStdString()}, {"inFile", inFile}, {"options", options}};
        kept.prepend(QString::fromStdString(entry.dump()));
        kept.resize(std::min(kept.size(), mostKept));
    }
    if (kept.isEmpty())
        QSettings().remove(keptKey);
    else
        QSettings().setValue(keptKey, kept);
}

std::optional<Json> keptSheetOptions(const QString& file, const Json& inFile) {
    for (const QString& entry : keptEntries())
        if (const Json kept = parsedEntry(entry); isOf(kept, file))
            return kept.value("inFile", Json()) == inFile ? std::optional(kept.value("options", Json()))
                                                          : std::nullopt;
    return std::nullopt;
}

} // namespace tilewright
