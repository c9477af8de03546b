#include "editor/document/open_documents.h"

#include <QFileInfo>

#include <utility>

namespace tilewright {

OpenDocuments::OpenDocuments(QObject* parent) : QObject(parent) {}

OpenDocuments::~OpenDocuments() {
    // While the group is complete, since a stack leaves it when destroyed; and without signals.
    current_ = -1;
    byFront_.clear();
    const std::vector<std::unique_ptr<Document>> gone = std::exchange(documents_, {});
    for (const auto& document : gone)
        document->disconnect(this);
}

int OpenDocuments::indexOf(const QString& path) const {
    if (path.isEmpty())
        return -1;
    const QFileInfo wanted(path);
    for (int i = 0; i < count(); ++i)
        if (!at(i).path().isEmpty() && QFileInfo(at(i).path()) == wanted)
            return i;
    return -1;
}

int OpenDocuments::indexOf(const Document& document) const {
    for (int i = 0; i < count(); ++i)
        if (&at(i) == &document)
            return i;
    return -1;
}

void OpenDocuments::add(std::unique_ptr<Document> document) {
    Document* added = document.get();
    connect(added, &Document::titleChanged, this, [this, added] { emit titleChanged(indexOf(*added)); });
    undoGroup_.addStack(&added->undoStack());
    documents_.push_back(std::move(document));
    emit this->added(count() - 1);
    setCurrent(count() - 1);
}

void OpenDocuments::setCurrent(int index) {
    current_ = index;
    if (Document* front = current()) {
        std::erase(byFront_, front);
        byFront_.insert(byFront_.begin(), front);
    }
    undoGroup_.setActiveStack(index < 0 ? nullptr : &at(index).undoStack());
    emit currentChanged(current());
}

void OpenDocuments::move(int from, int to) {
    std::unique_ptr<Document> moved = std::move(documents_[static_cast<std::size_t>(from)]);
    documents_.erase(documents_.begin() + from);
    documents_.insert(documents_.begin() + to, std::move(moved));
    if (current_ == from)
        current_ = to;
    else if (from < current_ && current_ <= to)
        --current_;
    else if (to <= current_ && current_ < from)
        ++current_;
}

void OpenDocuments::remove(int index) {
    emit aboutToRemove(index);
    std::unique_ptr<Document> gone = std::move(documents_[static_cast<std::size_t>(index)]);
    gone->disconnect(this);
    documents_.erase(documents_.begin() + index);
    std::erase(byFront_, gone.get());
    const bool wasCurrent = index == current_;
    // Before any signal, so that receivers get an existing current document.
    if (index < current_ || current_ == count())
        --current_;
    emit removed(index);
    if (wasCurrent)
        setCurrent(current_);
}

} // namespace tilewright
