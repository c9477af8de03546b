#include "editor/document/document.h"

#include "editor/common/log.h"
#include "editor/document/save_file.h"
#include "engine/base/files/file.h"
#include "engine/model/io/file_formats.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <future>

namespace tilewright {

namespace {

Issues write(const QString& path, const std::string& text) {
    if (text.size() > maxFileBytes) {
        Issue issue;
        issue.file = path.toStdString();
        issue.code = "file-too-large";
        issue.message = Text(
            QT_TRANSLATE_NOOP("Engine", "“%1” would be larger than %2 MiB, too large to be opened again."),
            {issue.file, maxFileBytes / 1024 / 1024});
        issue.remedy = QT_TRANSLATE_NOOP("Engine", "Make it smaller, or save it in parts.");
        return {issue};
    }
    return writeAtomically(path, text);
}

} // namespace

Document::Document(QString path, QObject* parent)
    : QObject(parent)
    , path_(std::move(path))
    // Children, which follow the document to another thread.
    , undoStack_(this)
    , settleTimer_(this) {
    connect(&undoStack_, &QUndoStack::cleanChanged, this, &Document::titleChanged);
    constexpr int milliseconds = 120;
    settleTimer_.setSingleShot(true);
    settleTimer_.setInterval(milliseconds);
    connect(&settleTimer_, &QTimer::timeout, this, &Document::settled);
    connect(this, &Document::changed, this, [this] {
        isLinted_ = false;
        settleSoon();
    });
}

const Issues& Document::issues() const {
    if (!std::exchange(isLinted_, true)) {
        issues_ = lint();
        std::ranges::stable_sort(issues_, {}, &Issue::severity);
    }
    return issues_;
}

void Document::relint() {
    isLinted_ = false;
    settleTimer_.stop();
    emit settled();
}

void Document::retranslate() {
    // The stack returns its commands as const; all of them were pushed by a document.
    for (int i = 0; i < undoStack_.count(); ++i)
        if (auto* command = dynamic_cast<NamedCommand*>(const_cast<QUndoCommand*>(undoStack_.command(i))))
            command->retranslate();
}

QByteArray Document::hashOf(std::string_view text) {
    return QCryptographicHash::hash(QByteArrayView(text.data(), static_cast<qsizetype>(text.size())),
                                    QCryptographicHash::Sha1);
}

QByteArray Document::hashOf(QFile& file) {
    QCryptographicHash hash(QCryptographicHash::Sha1);
    return file.open(QIODevice::ReadOnly) && hash.addData(&file) ? hash.result() : QByteArray();
}

void Document::setHashOnDisk(const QByteArray& hash) {
    std::promise<QByteArray> known;
    known.set_value(hash);
    hashOnDisk_ = known.get_future().share();
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
    if (Issues issues = write(path, text); !issues.empty())
        return issues;
    qCDebug(logFiles) << "saved" << path << text.size() << "bytes";
    path_ = QFileInfo(path).absoluteFilePath();
    setHashOnDisk(hashOf(text));
    undoStack_.setClean();
    emit saved();
    emit titleChanged();
    return {};
}

Issues Document::saveCopyTo(const QString& path) const {
    return write(path, fileText());
}

Issues Document::reload() {
    const Loaded<std::string> text = readFile(path_.toStdString());
    if (!text)
        return text.issues;
    Issues issues = replaceContent(*text.value, [] { return tr("reload from disk"); });
    if (hasErrors(issues)) {
        for (Issue& issue : issues)
            issue.file = path_.toStdString();
        return issues;
    }
    qCDebug(logFiles) << "read again" << path_;
    setHashOnDisk(hashOf(*text.value));
    undoStack_.setClean();
    emit saved();
    emit titleChanged();
    return {};
}

} // namespace tilewright
