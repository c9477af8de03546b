#include "editor/designer/panels/family_figures_widget.h"

#include "editor/common/margins.h"
#include "editor/common/panel.h"
#include "editor/common/theme.h"
#include "editor/designer/panels/figure_chart.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tilewright {

FigureHeading::FigureHeading(const QString& text) : PlainLabel(text) {
    setFont(smallFont(font()));
    setWordWrap(true);
    setContentsMargins(0, 4, 0, 0);
}

void FigureHeading::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setPen(quietTextColour(palette()));
    painter.drawText(contentsRect(), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, text());
}

HolePatternList::HolePatternList() {
    setViewMode(QListView::IconMode);
    setMovement(QListView::Static);
    setResizeMode(QListView::Adjust);
    setUniformItemSizes(true);
    setFrameShape(QFrame::NoFrame);
    setIconSize({patternIcon, patternIcon});
    viewport()->setAutoFillBackground(false);
    setGridSize({patternIcon + 12, patternIcon + fontMetrics().height() + 8});
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void HolePatternList::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        return chosen(currentRow());
    QListWidget::keyPressEvent(event);
}

void HolePatternList::mouseReleaseEvent(QMouseEvent* event) {
    QListWidget::mouseReleaseEvent(event);
    if (const QListWidgetItem* item = itemAt(event->position().toPoint());
        item != nullptr && event->button() == Qt::LeftButton)
        chosen(row(item));
}

void HolePatternList::resizeEvent(QResizeEvent* event) {
    QListWidget::resizeEvent(event);
    const int columns = std::max(1, width() / gridSize().width());
    setFixedHeight((count() + columns - 1) / columns * gridSize().height() + 4);
}

FamilyFiguresWidget::FamilyFiguresWidget(QWidget* parent) : QWidget(parent) {}

FigureChart* FamilyFiguresWidget::addChart(const QString& heading, Qt::Orientation bars, std::size_t size) {
    auto* chart = new FigureChart(bars, size);
    column_->addWidget(new FigureHeading(heading));
    column_->addWidget(chart);
    if (focusProxy() == nullptr)
        setFocusProxy(chart);
    return chart;
}

void FamilyFiguresWidget::addHoles() {
    holesTitle_ = new FigureHeading({});
    holes_ = new HolePatternList;
    holes_->setAccessibleName(tr("Holes and the tiles that fit"));
    holes_->chosen = [this](int row) {
        if (row < 0)
            return;
        const HoleFigure& hole = figuresOfHoles_[static_cast<std::size_t>(row)];
        filterBy(tr("Tiles that fit a hole with %1").arg(hole.inWords), hole.fits);
    };
    column_->addWidget(holesTitle_);
    column_->addWidget(holes_);
    column_->addStretch(1);
}

void FamilyFiguresWidget::make() {
    auto* page = new QWidget;
    column_ = new QVBoxLayout(page);
    column_->setContentsMargins(turnedMargins(0, 0, 4, 0));
    column_->setSpacing(4);
    makeCharts();
    addHoles();
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(verticalScrollArea(page));
    // What is made late comes last in the order of tabs, which is that of the panels.
    QWidget* before = previousInFocusChain();
    while (before != this && before->focusPolicy() == Qt::NoFocus)
        before = before->previousInFocusChain();
    for (QWidget* chart : findChildren<QWidget*>())
        if (chart->focusPolicy() != Qt::NoFocus) {
            setTabOrder(before, chart);
            before = chart;
        }
}

void FamilyFiguresWidget::filterBy(const QString& name, std::function<bool(const Tile&)> fits) {
    TileFilter filter;
    filter.fitName = name;
    filter.fits = std::move(fits);
    emit filterWanted(filter);
}

void FamilyFiguresWidget::showSet(TileSetDocument* document) {
    if (document == document_)
        return;
    disconnect(following_);
    document_ = document;
    if (document != nullptr && column_ == nullptr)
        make();
    if (document != nullptr)
        following_ = connect(document, &TileSetDocument::changed, this, &FamilyFiguresWidget::refresh);
    refresh();
}

void FamilyFiguresWidget::refresh() {
    if (column_ == nullptr)
        return;
    const TileSet none;
    const TileSet& set = document_ == nullptr ? none : document_->tileSet();
    refreshCharts(set);
    refreshHoles(set);
}

void FamilyFiguresWidget::refreshHoles(const TileSet& set) {
    figuresOfHoles_ = holeFigures(set);
    int unfit = 0;
    for (std::size_t i = 0; i < figuresOfHoles_.size(); ++i) {
        const HoleFigure& hole = figuresOfHoles_[i];
        const int row = static_cast<int>(i);
        if (row == holes_->count())
            holes_->addItem(new QListWidgetItem);
        QListWidgetItem* item = holes_->item(row);
        unfit += hole.copies == 0 ? 1 : 0;
        item->setIcon(hole.icon);
        item->setText(QString::number(hole.copies));
        const QString words = tr("Hole with %1: %n tiles fit", nullptr, hole.copies).arg(hole.inWords);
        item->setData(Qt::AccessibleTextRole, words);
        item->setToolTip(hole.toolTip.isEmpty() ? words : hole.toolTip);
    }
    holesTitle_->setText(unfit == 0 || set.tiles.empty()
                             ? tr("Holes, and how many tiles fit")
                             : tr("Holes, and how many tiles fit; %n fit none", nullptr, unfit));
}

void FamilyFiguresWidget::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    // Icons of list items are pictures in the palette's present colours.
    if (event->type() == QEvent::PaletteChange)
        refresh();
}

} // namespace tilewright
