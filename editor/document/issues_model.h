#pragma once

#include "engine/base/issue.h"

#include <QAbstractListModel>
#include <QTimer>

namespace tilewright {

class Document;

/// Lint's issues of a document, errors first. Updated a moment after each change.
class IssuesModel : public QAbstractListModel {
    Q_OBJECT
public:
    /// Pre: the document outlives the model.
    explicit IssuesModel(Document& document, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    /// Display: the place and the sentence. ToolTip: with severity and code.
    QVariant data(const QModelIndex& index, int role) const override;

    const Issues& issues() const { return issues_; }
    /// Updates at once, without the delay.
    void refresh();

private:
    Document& document_;
    Issues issues_;
    QTimer delay_;
};

} // namespace tilewright
