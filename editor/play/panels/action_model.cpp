#include "editor/play/panels/action_model.h"

#include "editor/common/theme.h"
#include "editor/play/board/board_art.h"
#include "editor/words/game_words.h"
#include "editor/words/translated_text.h"

#include <QFont>
#include <QGuiApplication>
#include <QPainter>
#include <QPalette>
#include <QStyle>
#include <QTreeView>

#include <algorithm>
#include <utility>

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

constexpr int pictureSize = 15;
constexpr int step = pictureSize + 2;
constexpr int arrowWidth = 12;
/// For the words of an action; beside less of it there are no pictures.
constexpr int leastWords = 110;

int countOf(const std::vector<game::Holding>& holdings) {
    int n = 0;
    for (const game::Holding& holding : holdings)
        n += holding.count;
    return n;
}

int picturesWidth(const game::MoveInfo* info) {
    const int pays = info ? countOf(info->pays) : 0;
    const int gains = info ? countOf(info->gains) : 0;
    return (pays + gains) * step + (pays > 0 && gains > 0 ? arrowWidth : 0);
}

/// Drawn like a key.
void paintLetter(QPainter& painter, const QStyleOptionViewItem& option, const QString& letter) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(smallFont(option.font));
    const int edge = painter.fontMetrics().height() + 1;
    const QRect end(option.rect.right() - edge - 4, option.rect.top(), edge, edge);
    const QRectF key(QStyle::visualRect(option.direction, option.rect, end).x() - 0.5,
                     option.rect.center().y() - (edge - 1) / 2.0, edge, edge);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const QColor colour =
        selected ? option.palette.color(QPalette::HighlightedText) : quietTextColour(option.palette);
    painter.setPen(colour);
    painter.drawRoundedRect(key, 3, 3);
    painter.drawText(key, Qt::AlignCenter, letter);
    painter.restore();
}

/// Not a heading: the distinguishing part of moves is at the end, so the whole text is shown.
bool isLine(const QModelIndex& index) {
    return index.parent().isValid();
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
        QString text = upperFirst(info.text);
        group->entries.push_back({move, std::move(info), std::move(text)});
    }
    addRefusals(position.refusals());
    for (Group& group : groups_)
        group.shown = static_cast<int>(group.entries.size());
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

void ActionModel::setShown(int group, int shown) {
    if (std::exchange(groups_[static_cast<std::size_t>(group)].shown, shown) != shown)
        emit dataChanged(index(group, 0), index(group, 0), {Qt::DisplayRole});
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
        return refused || group.entries.size() == 1 ? words : tr("%1 (%2)").arg(words).arg(group.shown);
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
        return refused ? words : tr("%1 (key %2)").arg(words, letter);
    case Qt::FontRole:
        return headingFont(QFont());
    case wordsRole:
        return words;
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

const PicturePainter& ActionDelegate::picture(std::string_view kind) const {
    const auto known = pictures_.find(kind);
    return known != pictures_.end()
               ? known->second
               : pictures_.emplace(std::string(kind), kindPicture(kind, -1)).first->second;
}

void ActionDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const {
    if (const QString letter = index.data(ActionModel::keyRole).toString(); !letter.isEmpty()) {
        QStyledItemDelegate::paint(painter, option, index);
        paintLetter(*painter, option, letter);
        return;
    }
    const game::MoveInfo* info = model_.info(index);
    const int width = picturesWidth(info);
    QStyledItemDelegate::paint(painter, option, index);
    if (width == 0 || option.rect.width() - width < leastWords)
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    // What is paid stands before what is gained, and an arrow to the right between them, in every language.
    const QRect end(option.rect.right() - width - 4, option.rect.top(), width, pictureSize);
    int x = QStyle::visualRect(option.direction, option.rect, end).x();
    const int y = option.rect.center().y() - pictureSize / 2 + 1;
    const QColor ground = option.palette.color(
        option.state.testFlag(QStyle::State_Selected) ? QPalette::Highlight : QPalette::Base);
    const auto draw = [&](const std::vector<game::Holding>& holdings) {
        for (const game::Holding& holding : holdings)
            for (int i = 0; i < holding.count; ++i, x += step)
                paintPiece(*painter, picture(holding.kind), QRectF(x, y, pictureSize, pictureSize), ground);
    };
    draw(info->pays);
    if (!info->pays.empty() && !info->gains.empty()) {
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        painter->setPen(
            QPen(option.palette.color(selected ? QPalette::HighlightedText : QPalette::Text), 1.5));
        const QPointF tip(x + arrowWidth - 4, y + pictureSize / 2.0);
        painter->drawLine(QPointF(x + 1, tip.y()), tip);
        painter->drawLine(tip - QPointF(4, 4), tip);
        painter->drawLine(tip - QPointF(4, -4), tip);
        x += arrowWidth;
    }
    draw(info->gains);
    painter->restore();
}

void ActionDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    QStyledItemDelegate::initStyleOption(option, index);
    if (!isLine(index))
        return;
    option->features |= QStyleOptionViewItem::WrapText;
    const int width = picturesWidth(model_.info(index));
    if (width == 0 || option->rect.width() - width < leastWords)
        return;
    // The style leaves room for them beside the words.
    option->features |= QStyleOptionViewItem::HasDecoration;
    option->decorationPosition = QStyleOptionViewItem::Right;
    option->decorationSize = {width, pictureSize};
}

QSize ActionDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    const auto* view = qobject_cast<const QTreeView*>(option.widget);
    if (view && isLine(index)) {
        const int margin = 2 * (view->style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, view) + 1);
        const int whole = view->viewport()->width() - 2 * view->indentation();
        const int pictures = picturesWidth(model_.info(index));
        const bool beside = pictures > 0 && whole - pictures >= leastWords;
        const int width = whole - margin - (beside ? pictures + margin : 0);
        size.setHeight(
            option.fontMetrics
                .boundingRect(0, 0, std::max(width, 60), 10'000, Qt::TextWordWrap, index.data().toString())
                .height() +
            5);
        size.setWidth(width);
    }
    size.setHeight(std::max(size.height(), pictureSize + 7));
    return size;
}

} // namespace tilewright
