#include "editor/document/issues_model.h"

#include "editor/document/tileset_document.h"
#include "editor/theme/issue_text.h"
#include "editor/theme/text.h"
#include "editor/theme/theme.h"
#include "engine/tileset/lint.h"

#include <QPainter>
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
    painter.setPen(Qt::NoPen);
    painter.setBrush(severity == Severity::Error ? errorColour() : warningColour());
    // Never by colour alone: an error is square, a warning round.
    if (severity == Severity::Error)
        painter.drawRoundedRect(QRectF(3.5, 3.5, 9, 9), 1.5, 1.5);
    else
        painter.drawEllipse(QRectF(3, 3, 10, 10));
    return dot;
}

} // namespace

IssuesModel::IssuesModel(TileSetDocument& document, QObject* parent)
    : QAbstractListModel(parent), document_(document) {
    delay_.setSingleShot(true);
    delay_.setInterval(120);
    connect(&delay_, &QTimer::timeout, this, &IssuesModel::refresh);
    connect(&document, &TileSetDocument::changed, &delay_, qOverload<>(&QTimer::start));
    refresh();
}

int IssuesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(issues_.size());
}

QVariant IssuesModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Issue& issue = issues_[static_cast<std::size_t>(index.row())];
    const QString severity = issue.severity == Severity::Error ? tr("error") : tr("warning");
    switch (role) {
    case Qt::DisplayRole:
        return issue.tile.empty() ? issueInWords(issue)
                                  : QStringLiteral("%1: %2").arg(toQString(issue.tile), issueInWords(issue));
    case Qt::DecorationRole:
        return severityDot(issue.severity);
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1: %2").arg(severity, issueInWords(issue));
    case Qt::ToolTipRole:
        return QStringLiteral("%1\n%2 [%3]").arg(issueWithPlace(issue), severity, toQString(issue.code));
    default:
        return {};
    }
}

int IssuesModel::tileOf(int row) const {
    static constexpr std::string_view prefix = "/tiles/";
    const std::string& pointer = issues_[static_cast<std::size_t>(row)].pointer;
    if (!pointer.starts_with(prefix))
        return -1;
    bool number = false;
    const int tile = toQString(pointer).section(u'/', 2, 2).toInt(&number);
    return number && tile < document_.size() ? tile : -1;
}

void IssuesModel::refresh() {
    delay_.stop();
    beginResetModel();
    issues_ = lint(document_.tileSet());
    std::stable_sort(issues_.begin(), issues_.end(),
                     [](const Issue& a, const Issue& b) { return a.severity < b.severity; });
    endResetModel();
}

} // namespace tilewright
