#include "editor/designer/panels/issues_panel.h"

#include "editor/common/action.h"
#include "editor/common/icons.h"
#include "editor/common/item_views.h"
#include "editor/document/issues_model.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/words/translated_text.h"

#include <QApplication>
#include <QListView>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>
#include <map>

namespace tilewright {

namespace {

constexpr int gap = 12;

/// An issue in words, with its fix as a link at the end.
class IssueDelegate : public QStyledItemDelegate {
public:
    explicit IssueDelegate(IssuesPanel* panel) : QStyledItemDelegate(panel), panel_(*panel) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const QRect link = linkRect(option, index);
        QStyleOptionViewItem words = option;
        initStyleOption(&words, index);
        // The background extends below the link, the text does not.
        words.widget->style()->drawPrimitive(QStyle::PE_PanelItemViewItem, &words, painter, words.widget);
        words.backgroundBrush = {};
        words.state &= ~(QStyle::State_Selected | QStyle::State_MouseOver);
        if (option.state & QStyle::State_Selected)
            words.palette.setColor(QPalette::Text, option.palette.color(QPalette::HighlightedText));
        if (!link.isNull() && option.direction == Qt::RightToLeft)
            words.rect.setLeft(link.right() + gap);
        else if (!link.isNull())
            words.rect.setRight(link.left() - gap);
        words.widget->style()->drawControl(QStyle::CE_ItemViewItem, &words, painter, words.widget);
        if (link.isNull())
            return;
        painter->save();
        QFont font = option.font;
        font.setUnderline(option.state & QStyle::State_MouseOver);
        painter->setFont(font);
        painter->setPen(option.palette.color(option.state & QStyle::State_Selected ? QPalette::HighlightedText
                                                                                   : QPalette::Link));
        painter->drawText(link, Qt::AlignRight | Qt::AlignVCenter, panel_.fixLabel(index.row()));
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const auto* list = static_cast<const QListView*>(option.widget);
        const int width = list == nullptr ? option.rect.width() : list->viewport()->width();
        const int besideWords = 40 + labelWidth(option, index);
        const QRect words = option.fontMetrics.boundingRect(
            QRect(0, 0, std::max(80, width - besideWords), 10000), Qt::TextWordWrap, index.data().toString());
        return {std::max(120, words.width() + besideWords), std::max(words.height(), 16) + 6};
    }

    bool editorEvent(QEvent* event, QAbstractItemModel*, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override {
        if (event->type() != QEvent::MouseButtonRelease)
            return false;
        const auto* mouse = static_cast<QMouseEvent*>(event);
        if (mouse->button() != Qt::LeftButton || !linkRect(option, index).contains(mouse->pos()))
            return false;
        panel_.fix(index.row());
        return true;
    }

private:
    int labelWidth(const QStyleOptionViewItem& option, const QModelIndex& index) const {
        const QString label = panel_.fixLabel(index.row());
        return label.isEmpty() ? 0 : option.fontMetrics.horizontalAdvance(label) + gap;
    }
    QRect linkRect(const QStyleOptionViewItem& option, const QModelIndex& index) const {
        const int width = labelWidth(option, index);
        if (width == 0)
            return {};
        return QStyle::visualRect(option.direction, option.rect,
                                  option.rect.adjusted(option.rect.width() - width, 0, -gap / 2, 0));
    }

    IssuesPanel& panel_;
};

} // namespace

IssuesPanel::IssuesPanel(QWidget* parent)
    : Panel(tr("Issues"), parent)
    , list_(new QListView)
    , fix_(makeAction(this, {"tile/fixIssue", "fix", tr("&Fix Issue"), tr("Ctrl+."), {}})) {
    list_->setFrameShape(QFrame::NoFrame);
    list_->setWordWrap(true);
    list_->setResizeMode(QListView::Adjust);
    list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list_->setMouseTracking(true);
    list_->setItemDelegate(new IssueDelegate(this));
    list_->setContextMenuPolicy(Qt::CustomContextMenu);
    list_->setAccessibleName(tr("Issues"));
    list_->setAccessibleDescription(tr("Enter goes to the cause of an issue, Ctrl+. fixes it"));
    list_->setMinimumHeight(48);
    body()->addWidget(list_);
    connect(fix_, &QAction::triggered, this, [this] { fix(rowToFix()); });
    connect(list_, &QListView::clicked, this, [this](const QModelIndex& index) { goTo(index.row(), false); });
    connect(list_, &QListView::activated, this,
            [this](const QModelIndex& index) { goTo(index.row(), true); });
    connect(list_, &QWidget::customContextMenuRequested, this, &IssuesPanel::showMenu);
    refreshAction();
}

IssuesPanel::~IssuesPanel() {
    // The view releases the model before it is destroyed.
    setViewModel(*list_, nullptr);
}

void IssuesPanel::showIssues(TileSetDocument* document) {
    setViewModel(*list_, nullptr);
    document_ = document;
    model_ = document == nullptr ? nullptr : std::make_unique<IssuesModel>(*document);
    if (model_) {
        setViewModel(*list_, model_.get());
        connect(model_.get(), &QAbstractItemModel::modelReset, this, &IssuesPanel::refresh);
        connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this,
                &IssuesPanel::refreshAction);
    }
    refresh();
}

void IssuesPanel::refresh() {
    fixes_.clear();
    if (model_) {
        // Fixes of the set as a whole take longest, and are the same for all issues of a code, unless one is
        // about a colour.
        std::map<std::string, std::optional<QuickFix>> ofSet;
        const auto keyOf = [](const Issue& issue) {
            return issue.code == "colour-unused" ? issue.code + issue.message.english() : issue.code;
        };
        for (const Issue& issue : model_->issues()) {
            if (tileIndexOf(issue) >= 0)
                fixes_.push_back(quickFix(*document_, issue));
            else if (const auto known = ofSet.find(keyOf(issue)); known != ofSet.end())
                fixes_.push_back(known->second);
            else
                fixes_.push_back(ofSet.emplace(keyOf(issue), quickFix(*document_, issue)).first->second);
        }
    }
    setNote(!model_          ? QString()
            : fixes_.empty() ? tr("none")
                             : tr("%n found", nullptr, static_cast<int>(fixes_.size())));
    refreshAction();
    emit issuesChanged();
}

void IssuesPanel::refreshAction() {
    const int row = rowToFix();
    fix_->setEnabled(row >= 0);
    setToolTipSentence(*fix_, row >= 0         ? fixes_[static_cast<std::size_t>(row)]->description
                              : fixes_.empty() ? tr("There are no issues")
                                               : tr("This issue has no quick fix: the decision is yours"));
}

/// The selected issue; without a selection, the first that has a quick fix. -1 for none.
int IssuesPanel::rowToFix() const {
    if (const int row = list_->currentIndex().row(); row >= 0)
        return fixLabel(row).isEmpty() ? -1 : row;
    const auto first =
        std::find_if(fixes_.begin(), fixes_.end(), [](const auto& fix) { return fix.has_value(); });
    return first == fixes_.end() ? -1 : static_cast<int>(first - fixes_.begin());
}

QString IssuesPanel::fixLabel(int row) const {
    const auto at = static_cast<std::size_t>(row);
    return at < fixes_.size() && fixes_[at] ? fixes_[at]->label : QString();
}

void IssuesPanel::fix(int row) {
    if (row < 0 || fixLabel(row).isEmpty())
        return;
    const Issue wanted = model_->issues()[static_cast<std::size_t>(row)];
    emit aboutToFix();
    // The list is updated with a delay: only fix what is still wrong.
    model_->refresh();
    for (const Issue& issue : model_->issues()) {
        if (issue.code != wanted.code || issue.pointer != wanted.pointer ||
            !(issue.message == wanted.message))
            continue;
        if (const auto mend = quickFix(*document_, issue)) {
            document_->endMerging();
            mend->apply();
            document_->endMerging();
        }
        break;
    }
    model_->refresh();
}

void IssuesPanel::goTo(int row, bool enter) {
    if (row < 0 || fixes_.size() <= static_cast<std::size_t>(row))
        return;
    const Issue& issue = model_->issues()[static_cast<std::size_t>(row)];
    const int place = tileIndexOf(issue);
    if (place >= 0 && place < document_->size())
        emit goToTile(place, toQString(issue.pointer).section(u'/', 3), enter);
    else
        emit goToField(toQString(issue.pointer).section(u'/', 1, 1));
}

std::set<int> IssuesPanel::tilesWithIssues() const {
    std::set<int> places;
    if (model_)
        for (const Issue& issue : model_->issues())
            if (const int place = tileIndexOf(issue); place >= 0)
                places.insert(place);
    return places;
}

void IssuesPanel::showMenu(QPoint position) {
    const QModelIndex index = list_->indexAt(position);
    if (!index.isValid())
        return;
    list_->setCurrentIndex(index);
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(true);
    menu->addAction(lineIcon(QStringLiteral("design")), tr("&Go There"), this,
                    [this] { goTo(list_->currentIndex().row(), true); });
    menu->addAction(fix_);
    menu->popup(list_->viewport()->mapToGlobal(position));
}

} // namespace tilewright
