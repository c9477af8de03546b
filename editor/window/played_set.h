#pragma once

#include "editor/document/tileset/tileset_document.h"

#include <QObject>
#include <QPointer>

namespace tilewright {

class GameSession;
class OpenDocuments;

/// The open file of the game's tile set, if there is one. Its changes are shown in the game, as long as the
/// game can continue with them.
class PlayedSet : public QObject {
    Q_OBJECT
public:
    /// Both outlive this.
    PlayedSet(OpenDocuments& documents, GameSession& session, QObject* parent = nullptr);

    /// Null if the set is not an open file.
    TileSetDocument* document() const { return document_; }
    void setDocument(TileSetDocument* document);
    /// The file's present set with what it is played together with; without a file, the game's. Pre: the
    /// session has a game.
    TileSet set() const;
    /// Why the game could not use the last change; empty if it could.
    const Issues& problems() const { return problems_; }
    /// Applies changes at once, before the file has settled.
    void takeOver();

signals:
    void problemsChanged();

private:
    void find();

    OpenDocuments& documents_;
    GameSession& session_;
    QPointer<TileSetDocument> document_;
    QMetaObject::Connection followed_;
    Issues problems_;
};

} // namespace tilewright
