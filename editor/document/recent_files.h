#pragma once

#include <QIcon>
#include <QObject>
#include <QStringList>

namespace tilewright {

class Document;

/// The recently open files, newest first, each with a small picture. The list is in the settings, the
/// pictures are in the cache.
class RecentFiles : public QObject {
    Q_OBJECT
public:
    explicit RecentFiles(QObject* parent = nullptr);

    /// Those that still exist.
    QStringList files() const;
    /// Null if there is no picture.
    QIcon pictureOf(const QString& path) const;
    /// Moves the document's file to the front of the list, with a picture of its present content. Ignored for
    /// documents without a path.
    void add(const Document& document);
    void clear();

signals:
    void changed();
};

/// A small picture of the document: a few tiles, or a map from far above.
QPixmap documentPicture(const Document& document, int points, qreal devicePixelRatio);

} // namespace tilewright
