#include "editor/play/action_model.h"

#include "editor/play/board_art.h"
#include "editor/theme/text.h"
#include "editor/theme/theme.h"

#include <QFont>

#include <algorithm>

namespace tilewright {

namespace {

constexpr quintptr headingId = 0;

QString upperFirst(QString text) {
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

QString holdingsText(const std::vector<game::Holding>& holdings) {
    QStringList words;
    for (const game::Holding& holding : holdings)
        words << countedKind(holding.kind, holding.count);
    return words.join(QStringLiteral(", "));
}

} // namespace

void ActionModel::clear() {
    if (groups_.empty())
        return;
    beginResetModel();
    groups_.clear();
    endResetModel();
}

void ActionModel::setMoves(const game::Position& position, const game::MoveList& moves) {
    beginResetModel();
    groups_.clear();
    for (game::Move move : moves) {
        game::MoveInfo info = position.describe(move);
        auto group = std::ranges::find(groups_, info.group, &Group::heading);
        if (group == groups_.end())
            group = groups_.insert(groups_.end(), Group{info.group, {}});
        QString text = upperFirst(translated(info.text));
        group->entries.push_back({move, std::move(info), std::move(text)});
    }
    endResetModel();
}

const ActionModel::Entry* ActionModel::entry(const QModelIndex& index) const {
    if (!index.isValid() || index.internalId() == headingId)
        return nullptr;
    return &groups_[index.internalId() - 1].entries[static_cast<std::size_t>(index.row())];
}

const game::MoveInfo* ActionModel::info(const QModelIndex& index) const {
    const Entry* e = entry(index);
    return e ? &e->info : nullptr;
}

std::optional<game::Move> ActionModel::move(const QModelIndex& index) const {
    const Entry* e = entry(index);
    return e ? std::optional(e->move) : std::nullopt;
}

QModelIndex ActionModel::firstAt(Cell cell) const {
    QModelIndex found;
    for (int g = 0; g < rowCount(); ++g) {
        const QModelIndex heading = index(g, 0);
        for (int row = 0; row < rowCount(heading); ++row) {
            const QModelIndex at = index(row, 0, heading);
            const game::MoveInfo& what = *info(at);
            if (what.piece && what.piece->cell == cell)
                return at;
            if (!found.isValid() && what.cell == cell)
                found = at;
        }
    }
    return found;
}

// Headings have the id 0, moves that of their heading's row plus one.
QModelIndex ActionModel::index(int row, int column, const QModelIndex& parent) const {
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : headingId);
}

QModelIndex ActionModel::parent(const QModelIndex& child) const {
    if (!child.isValid() || child.internalId() == headingId)
        return {};
    return createIndex(static_cast<int>(child.internalId()) - 1, 0, headingId);
}

int ActionModel::rowCount(const QModelIndex& parent) const {
    if (!parent.isValid())
        return static_cast<int>(groups_.size());
    if (parent.internalId() != headingId)
        return 0;
    return static_cast<int>(groups_[static_cast<std::size_t>(parent.row())].entries.size());
}

int ActionModel::columnCount(const QModelIndex&) const {
    return 1;
}

QVariant ActionModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    if (index.internalId() == headingId) {
        const Group& group = groups_[static_cast<std::size_t>(index.row())];
        if (role == Qt::DisplayRole)
            return group.entries.size() == 1
                       ? translated(group.heading)
                       : tr("%1 (%2)").arg(translated(group.heading)).arg(group.entries.size());
        if (role == Qt::FontRole)
            return headingFont(QFont());
        return {};
    }
    const Entry& e = *entry(index);
    if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole)
        return e.text;
    if (role == Qt::ToolTipRole) {
        QStringList lines{e.text};
        if (!e.info.pays.empty())
            lines << tr("Pays: %1").arg(holdingsText(e.info.pays));
        if (!e.info.gains.empty())
            lines << tr("Takes: %1").arg(holdingsText(e.info.gains));
        lines << tr("Enter or a double click plays it.");
        return lines.join(QLatin1Char('\n'));
    }
    return {};
}

} // namespace tilewright
