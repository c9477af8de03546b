#pragma once

#include "engine/base/issue.h"

#include <QAbstractListModel>

namespace tilewright {

class Document;

/// Lint's issues of a document, errors first. Updated when it has settled.
class IssuesModel : public QAbstractListModel {
    Q_OBJECT
public:
    /// Pre: the document outlives the model.
    explicit IssuesModel(Document& document, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    /// Display: the place and the sentence. ToolTip: with severity and code.
    QVariant data(const QModelIndex& index, int role) const override;

    const Issues& issues() const { return issues_; }
    /// Updates at once, before the document has settled.
    void refresh();

private:
    Document& document_;
    Issues issues_;
};

} // namespace tilewright
