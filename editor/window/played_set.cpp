#include "editor/window/played_set.h"

#include "editor/document/open_documents.h"
#include "editor/play/session/game_session.h"

#include <utility>

namespace tilewright {

namespace {

/// The set with what it is played together with; the set alone where that is not at hand.
TileSet playedOf(const TileSetDocument& document) {
    return document.played().value.value_or(document.tileSet());
}

} // namespace

PlayedSet::PlayedSet(OpenDocuments& documents, GameSession& session, QObject* parent)
    : QObject(parent), documents_(documents), session_(session) {
    connect(&session_, &GameSession::gameStarted, this, &PlayedSet::find);
    find();
}

void PlayedSet::find() {
    TileSetDocument* found = nullptr;
    const auto fits = [this](Document* document) {
        auto* set = qobject_cast<TileSetDocument*>(document);
        return set != nullptr && playedOf(*set) == session_.setup().tileSet ? set : nullptr;
    };
    if (session_.hasGame()) {
        // If two files have the same content, the one in front is used.
        found = fits(documents_.current());
        for (int i = 0; i < documents_.count() && found == nullptr; ++i)
            found = fits(&documents_.at(i));
    }
    setDocument(found);
}

void PlayedSet::setDocument(TileSetDocument* document) {
    disconnect(followed_);
    document_ = document;
    if (document != nullptr)
        followed_ = connect(document, &Document::settled, this, &PlayedSet::takeOver);
    if (!std::exchange(problems_, {}).empty())
        emit problemsChanged();
}

TileSet PlayedSet::set() const {
    return document_ ? playedOf(*document_) : session_.setup().tileSet;
}

void PlayedSet::takeOver() {
    if (!document_ || !session_.hasGame())
        return;
    const bool hadProblems = !problems_.empty();
    problems_.clear();
    if (const TileSet now = playedOf(*document_); now != session_.setup().tileSet)
        problems_ = session_.changeTileSet(now);
    if (hadProblems || !problems_.empty())
        emit problemsChanged();
}

} // namespace tilewright
