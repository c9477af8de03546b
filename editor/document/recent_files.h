#pragma once

#include <QIcon>
#include <QObject>
#include <QStringList>

namespace tilewright {

class Document;

/// The files that were open lately, newest first, each with a small picture. Kept in the settings; the
/// pictures lie in the cache.
class RecentFiles : public QObject {
    Q_OBJECT
public:
    explicit RecentFiles(QObject* parent = nullptr);

    /// Those that still exist.
    QStringList files() const;
    /// Null where none was drawn.
    QIcon pictureOf(const QString& path) const;
    /// To the front of the list, with a picture of what the document shows now. Ignored for documents without
    /// a place.
    void add(const Document& document);
    void clear();

signals:
    void changed();
};

/// What the document shows, small: a few tiles, or a map from far above.
QPixmap documentPicture(const Document& document, int points, qreal devicePixelRatio);

} // namespace tilewright
