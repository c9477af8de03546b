#pragma once

#include "engine/tileset/issue.h"

#include <QAbstractListModel>
#include <QTimer>

namespace tilewright {

class TileSetDocument;

/// What lint says of a document: errors first. Kept up to date a moment after each change.
class IssuesModel : public QAbstractListModel {
    Q_OBJECT
public:
    /// Pre: the document outlives the model.
    explicit IssuesModel(TileSetDocument& document, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    /// Display: the sentence. ToolTip: with remedy, place and code.
    QVariant data(const QModelIndex& index, int role) const override;

    const Issues& issues() const { return issues_; }
    /// The tile that the issue is about, -1 if it is about the whole set.
    int tileOf(int row) const;
    /// At once, without waiting for the moment to pass.
    void refresh();

private:
    TileSetDocument& document_;
    Issues issues_;
    QTimer delay_;
};

} // namespace tilewright
