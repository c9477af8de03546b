#include "editor/document/recovery/recovery_file.h"

#include "editor/common/log.h"
#include "editor/document/atomic_file.h"
#include "editor/words/text.h"
#include "engine/model/io/format.h"

#include <QFile>

namespace tilewright {

namespace {

std::string textOf(const Json& entry, const char* field) {
    const auto found = entry.find(field);
    return found != entry.end() && found->is_string() ? found->get<std::string>() : std::string();
}

} // namespace

QString writeRecoveryFile(LostWork work) {
    Json entry = Json::object();
    entry["title"] = work.title.toStdString();
    entry["saved"] = work.saved.toUTC().toString(Qt::ISODateWithMs).toStdString();
    if (!work.path.isEmpty())
        entry["path"] = work.path.toStdString();
    entry["text"] = std::move(work.text);
    const Issues issues =
        writeAtomically(work.file, entry.dump(-1, ' ', false, Json::error_handler_t::replace));
    qCDebug(logFiles) << (issues.empty() ? "copy of" : "no copy of") << work.title << "as" << work.file;
    return issues.empty() ? QString() : translated(issues.front().message);
}

std::optional<LostWork> readRecoveryFile(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QByteArray bytes = file.readAll();
    const Json entry = Json::parse(bytes.begin(), bytes.end(), nullptr, false);
    if (!entry.is_object())
        return std::nullopt;
    std::string text = textOf(entry, "text");
    if (text.empty())
        return std::nullopt;
    return LostWork{path, toQString(textOf(entry, "path")), toQString(textOf(entry, "title")),
                    QDateTime::fromString(toQString(textOf(entry, "saved")), Qt::ISODateWithMs),
                    std::move(text)};
}

} // namespace tilewright
