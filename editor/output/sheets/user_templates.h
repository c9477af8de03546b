#pragma once

#include "engine/sheet/sheet_template.h"

#include <QString>

#include <vector>

namespace tilewright {

/// A template saved by the user.
struct UserTemplate {
    /// The name in the file; the file's name if it can't be read.
    QString name;
    QString path;
};

/// The folder "sheets" in the program's data folder; used by window and command line. Created with the first
/// template.
QString userTemplateFolder();
/// Sorted by file name.
std::vector<UserTemplate> userTemplates();
/// Issues name the file.
Loaded<sheet::SheetTemplate> readTemplateFile(const QString& path);
/// The path for a template of that name.
QString userTemplatePath(const QString& name);
/// Overwrites an existing one; issues name the file.
Issues saveUserTemplate(const sheet::SheetTemplate& sheet);
/// Renames the file too; issues if another template has the new name.
Issues renameUserTemplate(const QString& path, const QString& name);
Issues deleteUserTemplate(const QString& path);

} // namespace tilewright
