#include "editor/document/document.h"

#include <QFileInfo>
#include <QSaveFile>

namespace tilewright {

Document::Document(QString path, QObject* parent) : QObject(parent), path_(std::move(path)) {
    connect(&undoStack_, &QUndoStack::cleanChanged, this, &Document::titleChanged);
}

QString Document::title() const {
    return path_.isEmpty() ? suggestedName_ : QFileInfo(path_).fileName();
}

void Document::setSuggestedName(const QString& fileName) {
    suggestedName_ = fileName;
    emit titleChanged();
}

Issues Document::saveTo(const QString& path) {
    const std::string text = fileText();
    QSaveFile file(path);
    const auto size = static_cast<qint64>(text.size());
    const bool written =
        file.open(QIODevice::WriteOnly) && file.write(text.data(), size) == size && file.commit();
    if (!written) {
        Issue issue;
        issue.code = "file-not-written";
        issue.file = path.toStdString();
        issue.message = Text(QT_TRANSLATE_NOOP("Engine", "The file could not be written: %1."),
                             {file.errorString().toStdString()});
        issue.remedy = QT_TRANSLATE_NOOP("Engine", "Nothing is lost: save it in another place.");
        return {issue};
    }
    path_ = QFileInfo(path).absoluteFilePath();
    undoStack_.setClean();
    emit titleChanged();
    return {};
}

} // namespace tilewright
