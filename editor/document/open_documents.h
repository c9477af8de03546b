#pragma once

#include "editor/document/document.h"

#include <QUndoGroup>

#include <memory>
#include <vector>

namespace tilewright {

/// The open files, in the order of their tabs, and the one in front.
class OpenDocuments : public QObject {
    Q_OBJECT
public:
    explicit OpenDocuments(QObject* parent = nullptr);
    ~OpenDocuments() override;

    int count() const { return static_cast<int>(documents_.size()); }
    Document& at(int index) const { return *documents_[static_cast<std::size_t>(index)]; }
    int currentIndex() const { return current_; }
    /// Null when nothing is open.
    Document* current() const { return current_ < 0 ? nullptr : &at(current_); }
    QUndoGroup& undoGroup() { return undoGroup_; }

    /// The index of the open document of that file, -1 if there is none.
    int indexOf(const QString& path) const;
    int indexOf(const Document& document) const;
    /// Of that kind, the one that was in front last; null if there is none.
    template <class Kind>
    Kind* latest() const {
        for (Document* document : byFront_)
            if (auto* found = qobject_cast<Kind*>(document))
                return found;
        return nullptr;
    }

    /// Adds a document, which comes to the front.
    void add(std::unique_ptr<Document> document);
    void setCurrent(int index);
    void remove(int index);
    /// Moves a document to another place among the tabs.
    void move(int from, int to);

signals:
    void added(int index);
    void aboutToRemove(int index);
    void removed(int index);
    void titleChanged(int index);
    /// Null if nothing is open any more. Emitted before the old one is destroyed.
    void currentChanged(Document* document);

private:
    std::vector<std::unique_ptr<Document>> documents_;
    int current_ = -1;
    /// The one in front first.
    std::vector<Document*> byFront_;
    QUndoGroup undoGroup_;
};

} // namespace tilewright
