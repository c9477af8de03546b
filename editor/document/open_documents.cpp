#include "editor/document/open_documents.h"

#include <QFileInfo>

#include <algorithm>

namespace tilewright {

OpenDocuments::OpenDocuments(QObject* parent) : QObject(parent) {}

OpenDocuments::~OpenDocuments() {
    // While the group is still whole, since a stack leaves it when it dies; and unheard.
    for (const auto& document : documents_)
        document->disconnect(this);
    documents_.clear();
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
    emit removed(index);
    if (index < current_)
        --current_;
    else if (index == current_)
        setCurrent(std::min(index, count() - 1));
}

} // namespace tilewright
