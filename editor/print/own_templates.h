#pragma once

#include "engine/sheet/template.h"

#include <QString>

#include <vector>

namespace tilewright {

/// A template that the user has saved.
struct OwnTemplate {
    /// As it stands in the file; the file's name where that can't be read.
    QString name;
    QString path;
};

/// "sheets" where the program keeps its data; window and command line look there. Made with the first
/// template.
QString ownTemplateFolder();
/// Sorted by file name.
std::vector<OwnTemplate> ownTemplates();
/// Issues name the file.
Loaded<sheet::SheetTemplate> readTemplateFile(const QString& path);
/// Where a template of that name is saved.
QString ownTemplatePath(const QString& name);
/// Written over if it is there; issues name the file.
Issues saveOwnTemplate(const sheet::SheetTemplate& sheet);
/// The file goes with the name; issues where another template has the new one.
Issues renameOwnTemplate(const QString& path, const QString& name);
Issues deleteOwnTemplate(const QString& path);

} // namespace tilewright
