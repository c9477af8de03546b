#include "editor/output/sheets/user_templates.h"

#include "editor/words/translated_text.h"
#include "engine/base/file_names.h"
#include "engine/base/files/file.h"
#include "engine/model/io/file_formats.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>

#include <utility>

namespace tilewright {

namespace {

const QString templateEnding = QStringLiteral(".sheet.json");

Issue templateIssue(const char* code, const QString& path, const char* source, const QString& what) {
    Issue issue;
    issue.code = code;
    issue.file = path.toStdString();
    issue.message = {source, {what.toStdString()}};
    return issue;
}

} // namespace

// Not AppDataLocation: the command line has no name as an application.
QString userTemplateFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           QStringLiteral("/Tilewright/Tilewright/sheets");
}

std::vector<UserTemplate> userTemplates() {
    std::vector<UserTemplate> own;
    const QFileInfoList files =
        QDir(userTemplateFolder()).entryInfoList({u'*' + templateEnding}, QDir::Files, QDir::Name);
    for (const QFileInfo& file : files) {
        const auto read = readTemplateFile(file.filePath());
        own.push_back({read ? toQString(read.value->name) : file.fileName(), file.filePath()});
    }
    return own;
}

Loaded<sheet::SheetTemplate> readTemplateFile(const QString& path) {
    const Loaded<std::string> text = readFile(path.toStdString());
    if (!text)
        return {std::nullopt, text.issues};
    Loaded<sheet::SheetTemplate> read = sheet::readSheetTemplate(*text.value);
    for (Issue& issue : read.issues)
        issue.file = path.toStdString();
    return read;
}

QString userTemplatePath(const QString& name) {
    return userTemplateFolder() + u'/' + toQString(fileNameFor(name.toStdString(), {}, Letters::All)) +
           templateEnding;
}

Issues saveUserTemplate(const sheet::SheetTemplate& sheet) {
    QDir().mkpath(userTemplateFolder()); // writeFile() reports it if there is none
    return writeFile(userTemplatePath(toQString(sheet.name)).toStdString(), fileText(sheet::toJson(sheet)));
}

Issues renameUserTemplate(const QString& path, const QString& name) {
    auto read = readTemplateFile(path);
    if (!read)
        return std::move(read.issues);
    const QString target = userTemplatePath(name);
    if (target != path && QFile::exists(target))
        return {templateIssue("template-there", target,
                              QT_TRANSLATE_NOOP("Engine", "There is already a template named “%1”."), name)};
    read.value->name = name.toStdString();
    Issues issues = saveUserTemplate(*read.value);
    if (!hasErrors(issues) && target != path)
        issues = deleteUserTemplate(path);
    return issues;
}

Issues deleteUserTemplate(const QString& path) {
    QFile file(path);
    if (file.remove())
        return {};
    return {templateIssue("template-not-removed", path,
                          QT_TRANSLATE_NOOP("Engine", "The template can't be deleted: %1"),
                          file.errorString())};
}

} // namespace tilewright
