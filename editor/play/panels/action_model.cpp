#include "editor/play/panels/action_model.h"

#include "editor/common/theme.h"
#include "editor/play/board/board_art.h"
#include "editor/words/kind_words.h"
#include "editor/words/text.h"

#include <QFont>
#include <QGuiApplication>
#include <QPalette>

#include <algorithm>

namespace tilewright {

namespace {

constexpr quintptr headingId = 0;
/// If more kinds of action are impossible for the same reason, it is listed once.
constexpr int mostAlike = 3;

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
            group = groups_.insert(groups_.end(), Group{info.group, info.key, {}});
        QString text = upperFirst(translated(info.text));
        group->entries.push_back({move, std::move(info), std::move(text)});
    }
    addRefusals(position.refusals());
    endResetModel();
}

void ActionModel::addRefusals(const std::vector<game::Refusal>& refusals) {
    if (refusals.empty())
        return;
    Group group{{}, 0, {}};
    std::vector<Text> told;
    for (const game::Refusal& refusal : refusals) {
        if (std::ranges::find(told, refusal.reason) != told.end())
            continue;
        const auto alike = std::ranges::count(refusals, refusal.reason, &game::Refusal::reason);
        const QString why = translated(refusal.reason);
        if (alike > mostAlike) {
            told.push_back(refusal.reason);
            group.entries.push_back({std::nullopt, {}, tr("Other actions: %1").arg(why)});
        } else {
            group.entries.push_back({std::nullopt, {}, tr("%1: %2").arg(translated(refusal.group), why)});
        }
    }
    groups_.push_back(std::move(group));
}

int ActionModel::headingCount() const {
    return static_cast<int>(std::ranges::count_if(groups_, [](const Group& g) { return g.key != 0; }));
}

QModelIndex ActionModel::onlyMove() const {
    QModelIndex only;
    for (int g = 0; g < rowCount(); ++g)
        for (int row = 0; row < rowCount(index(g, 0)); ++row)
            if (const QModelIndex at = index(row, 0, index(g, 0)); move(at)) {
                if (only.isValid())
                    return {};
                only = at;
            }
    return only;
}

QModelIndex ActionModel::heading(char key) const {
    const auto group = std::ranges::find(groups_, key, &Group::key);
    return group == groups_.end() ? QModelIndex() : index(static_cast<int>(group - groups_.begin()), 0);
}

QString ActionModel::reason(const QModelIndex& index) const {
    const Entry* e = entry(index);
    return e && !e->move ? e->text : QString();
}

const ActionModel::Entry* ActionModel::entry(const QModelIndex& index) const {
    if (!index.isValid() || index.internalId() == headingId)
        return nullptr;
    return &groups_[index.internalId() - 1].entries[static_cast<std::size_t>(index.row())];
}

const game::MoveInfo* ActionModel::info(const QModelIndex& index) const {
    const Entry* e = entry(index);
    return e && e->move ? &e->info : nullptr;
}

std::optional<game::Move> ActionModel::move(const QModelIndex& index) const {
    const Entry* e = entry(index);
    return e ? e->move : std::nullopt;
}

QModelIndex ActionModel::firstAt(Cell cell) const {
    QModelIndex found;
    for (int g = 0; g < rowCount(); ++g) {
        const QModelIndex heading = index(g, 0);
        for (int row = 0; row < rowCount(heading); ++row) {
            const QModelIndex at = index(row, 0, heading);
            const game::MoveInfo* what = info(at);
            if (what && what->piece && what->piece->cell == cell)
                return at;
            if (what && !found.isValid() && what->cell == cell)
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

QVariant ActionModel::headingData(const Group& group, int role) const {
    const bool refused = group.key == 0;
    const QString words = refused ? tr("Not possible now") : translated(group.heading);
    const QString letter = QString(QLatin1Char(group.key)).toUpper();
    switch (role) {
    case Qt::DisplayRole:
        return refused || group.entries.size() == 1 ? words
                                                    : tr("%1 (%2)").arg(words).arg(group.entries.size());
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
        return refused ? words : tr("%1 (key %2)").arg(words, letter);
    case Qt::FontRole:
        return headingFont(QFont());
    case keyRole:
        return refused ? QVariant() : letter;
    default:
        return {};
    }
}

QVariant ActionModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    if (index.internalId() == headingId)
        return headingData(groups_[static_cast<std::size_t>(index.row())], role);
    const Entry& e = *entry(index);
    if (role == Qt::AccessibleTextRole && !e.move)
        return tr("Not possible now: %1").arg(e.text);
    if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole)
        return e.text;
    if (role == Qt::ForegroundRole && !e.move)
        return quietTextColour(QGuiApplication::palette());
    if (role == Qt::ToolTipRole) {
        QStringList lines{e.text};
        if (!e.move)
            return e.text;
        if (!e.info.pays.empty())
            lines << tr("Pays: %1").arg(holdingsText(e.info.pays));
        if (!e.info.gains.empty())
            lines << tr("Takes: %1").arg(holdingsText(e.info.gains));
        lines << tr("Press Enter or double-click to play it.");
        return lines.join(QLatin1Char('\n'));
    }
    return {};
}

} // namespace tilewright
