#pragma once

#include "editor/document/tileset/tileset_document.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

namespace tilewright {

class GameSession;
class OpenDocuments;

/// The open file that the game's tile set comes from, if there is one. What changes in it shows in the game,
/// as far as the game can go on with it.
class PlayedSet : public QObject {
    Q_OBJECT
public:
    /// Both outlive this.
    PlayedSet(OpenDocuments& documents, GameSession& session, QObject* parent = nullptr);

    /// Null where the set is no open file.
    TileSetDocument* document() const { return document_; }
    void setDocument(TileSetDocument* document);
    /// As the file has it now; without one, as the game has it. Pre: the session has a game.
    const TileSet& set() const;
    /// Why the game could not take over the last change; empty where it could.
    const Issues& problems() const { return problems_; }
    /// At once, instead of a moment after the hand rests.
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
    QTimer later_;
};

} // namespace tilewright
