#include "editor/output/sheets/own_templates.h"

#include "editor/words/text.h"
#include "engine/base/file_names.h"
#include "engine/base/files/file.h"
#include "engine/model/io/format.h"

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
QString ownTemplateFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           QStringLiteral("/Tilewright/Tilewright/sheets");
}

std::vector<OwnTemplate> ownTemplates() {
    std::vector<OwnTemplate> own;
    const QFileInfoList files =
        QDir(ownTemplateFolder()).entryInfoList({u'*' + templateEnding}, QDir::Files, QDir::Name);
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

QString ownTemplatePath(const QString& name) {
    return ownTemplateFolder() + u'/' + toQString(fileNameFor(name.toStdString(), {}, Letters::All)) +
           templateEnding;
}

Issues saveOwnTemplate(const sheet::SheetTemplate& sheet) {
    QDir().mkpath(ownTemplateFolder()); // writeFile() reports it if there is none
    return writeFile(ownTemplatePath(toQString(sheet.name)).toStdString(), fileText(sheet::toJson(sheet)));
}

Issues renameOwnTemplate(const QString& path, const QString& name) {
    auto read = readTemplateFile(path);
    if (!read)
        return std::move(read.issues);
    const QString target = ownTemplatePath(name);
    if (target != path && QFile::exists(target))
        return {templateIssue("template-there", target,
                              QT_TRANSLATE_NOOP("Engine", "There is already a template named “%1”."), name)};
    read.value->name = name.toStdString();
    Issues issues = saveOwnTemplate(*read.value);
    if (!hasErrors(issues) && target != path)
        issues = deleteOwnTemplate(path);
    return issues;
}

Issues deleteOwnTemplate(const QString& path) {
    QFile file(path);
    if (file.remove())
        return {};
    return {templateIssue("template-not-removed", path,
                          QT_TRANSLATE_NOOP("Engine", "The template can't be deleted: %1"),
                          file.errorString())};
}

} // namespace tilewright
