#include "editor/document/atomic_file.h"

#include "engine/base/files/file.h"
#include "engine/base/files/stream.h"

namespace tilewright {

Issues writeAtomically(const QString& path, std::string_view bytes) {
    Issues issues = refuseStream(path);
    return issues.empty() ? writeFile(path.toStdString(), bytes) : issues;
}

Issues refuseStream(const QString& path) {
    if (!isStream(path.toStdString()))
        return {};
    Issue issue;
    issue.code = "file-unfit";
    issue.file = path.toStdString();
    issue.message =
        Text(QT_TRANSLATE_NOOP("Engine", "“%1” is a device or a pipe; expected a file."), {issue.file});
    return {issue};
}

} // namespace tilewright
