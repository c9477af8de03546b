#pragma once

#include "editor/output/pictures/picture_painter.h"

#include "engine/games/game.h"

#include <QAbstractItemModel>
#include <QStyledItemDelegate>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tilewright {

/// Legal moves in words, under the headings of the rules, followed by impossible actions with the reasons.
/// Two levels: headings, moves.
class ActionModel : public QAbstractItemModel {
    Q_OBJECT

public:
    /// The letter of a heading, for headings of moves.
    static constexpr int keyRole = Qt::UserRole;
    /// A heading without its count.
    static constexpr int wordsRole = Qt::UserRole + 1;

    explicit ActionModel(QObject* parent = nullptr) : QAbstractItemModel(parent) {}

    void clear();
    /// `position` is used only during the call.
    void setMoves(const game::Position& position, const game::MoveList& moves);
    bool empty() const { return groups_.empty(); }
    /// Number of headings with moves; one more row may list impossible actions.
    int headingCount() const;
    /// How many entries of the group are shown, for its heading.
    void setShown(int group, int shown);
    /// The move, where there is a single one; else invalid.
    QModelIndex onlyMove() const;
    /// The heading with that letter; invalid if it has no move now.
    QModelIndex heading(char key) const;

    /// Null for headings.
    const game::MoveInfo* info(const QModelIndex& index) const;
    /// The reason why an action is impossible; empty for others.
    QString reason(const QModelIndex& index) const;
    std::optional<game::Move> move(const QModelIndex& index) const;
    /// The first move at the cell or of a piece in it.
    QModelIndex firstAt(Cell cell) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    struct Entry {
        /// None: `text` is an impossible action.
        std::optional<game::Move> move;
        game::MoveInfo info;
        QString text;
    };
    struct Group {
        Text heading;
        char key = 0;
        std::vector<Entry> entries;
        /// Fewer where they are filtered.
        int shown = 0;
    };
    void addRefusals(const std::vector<game::Refusal>& refusals);
    QVariant headingData(const Group& group, int role) const;
    const Entry* entry(const QModelIndex& index) const;

    std::vector<Group> groups_;
};

/// Draws an action's text and, at the right, pictures of what it pays (left of an arrow) and takes.
class ActionDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    ActionDelegate(const ActionModel& model, QObject* parent) : QStyledItemDelegate(parent), model_(model) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    const PicturePainter& picture(std::string_view kind) const;

    const ActionModel& model_;
    mutable std::map<std::string, PicturePainter, std::less<>> pictures_;
};

} // namespace tilewright
