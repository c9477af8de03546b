#include "editor/document/issues_model.h"

#include "editor/common/issue_text.h"
#include "editor/common/theme.h"
#include "editor/document/document.h"
#include "editor/words/translated_text.h"

#include <QGuiApplication>
#include <QPainter>
#include <QPalette>
#include <QPixmap>

#include <algorithm>

namespace tilewright {

namespace {

QPixmap severityDot(Severity severity) {
    QPixmap dot(32, 32);
    dot.setDevicePixelRatio(2);
    dot.fill(Qt::transparent);
    QPainter painter(&dot);
    painter.setRenderHint(QPainter::Antialiasing);
    // The rim is seen where the row is chosen, in a colour like the dot's.
    painter.setPen(QPen(QGuiApplication::palette().color(QPalette::Base), 1.5));
    painter.setBrush(severity == Severity::Error ? errorColour() : warningColour());
    // Not distinguished by colour alone: an error is square, a warning round.
    if (severity == Severity::Error)
        painter.drawRoundedRect(QRectF(3.5, 3.5, 9, 9), 1.5, 1.5);
    else
        painter.drawEllipse(QRectF(3, 3, 10, 10));
    return dot;
}

bool isSame(const Issue& a, const Issue& b) {
    return a.severity == b.severity && a.code == b.code && a.pointer == b.pointer && a.tile == b.tile &&
           a.cell == b.cell && a.message == b.message && a.remedy == b.remedy;
}

} // namespace

IssuesModel::IssuesModel(Document& document, QObject* parent)
    : QAbstractListModel(parent), document_(document) {
    connect(&document, &Document::settled, this, &IssuesModel::refresh);
    refresh();
}

int IssuesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(issues_.size());
}

QVariant IssuesModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index))
        return {};
    const Issue& issue = issues_[static_cast<std::size_t>(index.row())];
    const QString severity = issue.severity == Severity::Error ? tr("error") : tr("warning");
    switch (role) {
    case Qt::DisplayRole:
        return issueInList(issue);
    case Qt::DecorationRole:
        return severityDot(issue.severity);
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1: %2").arg(severity, issueInList(issue));
    case Qt::ToolTipRole:
        return QStringLiteral("%1\n%2 [%3]").arg(issueInList(issue), severity, toQString(issue.code));
    default:
        return {};
    }
}

void IssuesModel::refresh() {
    const Issues& found = document_.issues();
    // The selected row stays if nothing has changed.
    if (std::equal(found.begin(), found.end(), issues_.begin(), issues_.end(), isSame))
        return;
    beginResetModel();
    issues_ = found;
    endResetModel();
}

} // namespace tilewright
