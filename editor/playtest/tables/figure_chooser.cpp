#include "editor/playtest/tables/figure_chooser.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QStandardItemModel>
#include <QVBoxLayout>

namespace tilewright {

namespace {
constexpr QSize comfortable{560, 420};
} // namespace

FigureChooser::FigureChooser(const Figures& figures, QWidget* parent)
    : QDialog(parent)
    , figures_(new QStandardItemModel(this))
    , rows_(new QSortFilterProxyModel(this))
    , filter_(new QLineEdit)
    , list_(new QListView) {
    setWindowTitle(tr("Add a goal"));
    setAttribute(Qt::WA_DeleteOnClose);
    for (const auto& [meaning, id] : figures) {
        auto* item = new QStandardItem(meaning);
        item->setData(id, Qt::UserRole);
        item->setToolTip(id);
        item->setEditable(false);
        figures_->appendRow(item);
    }
    rows_->setSourceModel(figures_);
    rows_->setFilterCaseSensitivity(Qt::CaseInsensitive);
    filter_->setPlaceholderText(tr("Find a figure"));
    filter_->setAccessibleName(tr("Find a figure"));
    filter_->setClearButtonEnabled(true);
    filter_->installEventFilter(this);
    list_->setModel(rows_);
    list_->setAccessibleName(tr("Figures"));
    list_->setWordWrap(true);
    list_->setUniformItemSizes(false);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    take_ = buttons->button(QDialogButtonBox::Ok);
    auto* column = new QVBoxLayout(this);
    column->addWidget(filter_);
    column->addWidget(list_, 1);
    column->addWidget(buttons);
    connect(filter_, &QLineEdit::textChanged, this, &FigureChooser::filterBy);
    connect(list_, &QListView::doubleClicked, this, &FigureChooser::take);
    connect(buttons, &QDialogButtonBox::accepted, this, &FigureChooser::take);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    filterBy({});
    resize(comfortable);
    filter_->setFocus();
}

void FigureChooser::setWords(const QString& title, const QString& find, const QString& all) {
    setWindowTitle(title);
    filter_->setPlaceholderText(find);
    filter_->setAccessibleName(find);
    list_->setAccessibleName(all);
}

int FigureChooser::shown() const {
    return rows_->rowCount();
}

void FigureChooser::filterBy(const QString& words) {
    rows_->setFilterFixedString(words);
    list_->setCurrentIndex(rows_->index(0, 0));
    take_->setEnabled(rows_->rowCount() > 0);
}

void FigureChooser::take() {
    const QModelIndex index = list_->currentIndex();
    if (!index.isValid())
        return;
    const QString id = index.data(Qt::UserRole).toString();
    accept();
    emit chosen(id);
}

bool FigureChooser::eventFilter(QObject* watched, QEvent* event) {
    // The arrow keys move in the list while typing.
    if (watched == filter_ && event->type() == QEvent::KeyPress)
        if (const int key = static_cast<QKeyEvent*>(event)->key(); key == Qt::Key_Down || key == Qt::Key_Up) {
            QCoreApplication::sendEvent(list_, event);
            return true;
        }
    return QDialog::eventFilter(watched, event);
}

} // namespace tilewright
