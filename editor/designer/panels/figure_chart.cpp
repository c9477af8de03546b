#include "editor/designer/panels/figure_chart.h"

#include "editor/common/accessibility.h"
#include "editor/common/theme.h"
#include "editor/common/tiles/thumbnails.h"
#include "editor/common/tooltip_beside.h"
#include "engine/art/palette.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QtCharts/QBarCategoryAxis>
#include <QtCharts/QBarSet>
#include <QtCharts/QHorizontalStackedBarSeries>
#include <QtCharts/QStackedBarSeries>
#include <QtCharts/QValueAxis>

#include <algorithm>
#include <cmath>

namespace tilewright {

namespace {

constexpr int skullSize = 20;
constexpr int standingHeight = 64;

QColor fillOf(Colour colour) {
    const art::Rgb c = art::fillOf(colour);
    return {c.red, c.green, c.blue};
}

} // namespace

FigureChart::FigureChart(Qt::Orientation bars, std::size_t size, QWidget* parent)
    : PanelChart(parent), bars_(bars), figures_(size), values_(new QValueAxis) {
    setCursor(Qt::PointingHandCursor);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    chart()->legend()->hide();

    auto* categories = new QBarCategoryAxis;
    QAbstractBarSeries* series = nullptr;
    if (isHorizontal())
        series = new QHorizontalStackedBarSeries;
    else
        series = new QStackedBarSeries;
    // One set for each, so that each has its colour; the set's other values are zero.
    for (std::size_t i = 0; i < size; ++i) {
        auto* set = new QBarSet(QString::number(i));
        for (std::size_t j = 0; j < size; ++j)
            set->append(0);
        sets_.push_back(set);
        series->append(set);
        categories->append(QString::number(i));
    }
    series->setBarWidth(isHorizontal() ? 0.62 : 0.5);
    chart()->addSeries(series);
    chart()->addAxis(categories, isHorizontal() ? Qt::AlignLeft : Qt::AlignBottom);
    chart()->addAxis(values_, isHorizontal() ? Qt::AlignBottom : Qt::AlignLeft);
    series->attachAxis(categories);
    series->attachAxis(values_);
    categories->setVisible(false);
    values_->setVisible(false);
    layOut();
    recolour();
}

int FigureChart::lineHeight() const {
    return fontMetrics().height() + 4;
}

int FigureChart::category(std::size_t at) const {
    return static_cast<int>(isHorizontal() ? sets_.size() - 1 - at : at);
}

void FigureChart::setFigures(const QString& title, std::vector<FigureBar> figures) {
    setAccessibleName(title);
    double most = 1;
    for (std::size_t i = 0; i < figures.size(); ++i) {
        sets_[i]->replace(category(i), figures[i].value);
        most = std::max({most, static_cast<double>(figures[i].value), figures[i].target.value_or(0)});
    }
    figures_ = std::move(figures);
    values_->setRange(0, most);
    layOut();
    recolour();
    describe();
    viewport()->update();
}

void FigureChart::describe() {
    QStringList words;
    for (const FigureBar& figure : figures_)
        words << figure.inWords;
    setAccessibleDescription(hasFocus() ? figures_[focused_].inWords : words.join(QStringLiteral("; ")));
}

void FigureChart::layOut() {
    const int line = lineHeight();
    if (!isHorizontal()) {
        setFixedHeight(standingHeight + skullSize + line + 6);
        chart()->setPlotArea(QRectF(0, 4, width(), standingHeight - 4));
        return;
    }
    int label = 0;
    int number = fontMetrics().horizontalAdvance(QStringLiteral("000"));
    for (const FigureBar& figure : figures_) {
        label = std::max(label, fontMetrics().horizontalAdvance(figure.label));
        number = std::max(number, fontMetrics().horizontalAdvance(QString::number(figure.value)));
    }
    constexpr int between = 22;
    constexpr int leastBar = 24;
    setFixedHeight(line * static_cast<int>(figures_.size()));
    setMinimumWidth(label + number + between + leastBar);
    chart()->setPlotArea(
        QRectF(label + 10, 0, std::max(leastBar, width() - label - number - between), height()));
}

void FigureChart::recolour() {
    for (std::size_t i = 0; i < sets_.size(); ++i) {
        const auto colour = figures_[i].colour;
        sets_[i]->setBrush(colour ? fillOf(*colour) : barColour(palette()));
        // Brown on dark and white on light need an edge.
        const QColor edge = isDark(palette()) ? quietTextColour(palette()) : QColor(0x1A1A1A);
        sets_[i]->setPen(colour ? QPen(edge, 1) : QPen(Qt::NoPen));
    }
}

QRectF FigureChart::figureRect(std::size_t at) const {
    const double number = static_cast<double>(figures_.size());
    const double place = static_cast<double>(at);
    return isHorizontal() ? QRectF(0, height() * place / number, width(), height() / number)
                          : QRectF(width() * place / number, 0, width() / number, height());
}

std::optional<std::size_t> FigureChart::figureAt(QPointF position) const {
    for (std::size_t i = 0; i < figures_.size(); ++i)
        if (figureRect(i).contains(position))
            return i;
    return std::nullopt;
}

void FigureChart::drawForeground(QPainter* painter, const QRectF&) {
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(font());
    for (std::size_t i = 0; i < figures_.size(); ++i)
        drawFigure(*painter, i);
}

void FigureChart::drawFigure(QPainter& painter, std::size_t at) const {
    const FigureBar& figure = figures_[at];
    const QRectF place = figureRect(at);
    painter.setPen(palette().color(QPalette::WindowText));
    const QString number = QString::number(figure.value);
    if (isHorizontal()) {
        // On their sides of the bars in every language.
        painter.drawText(place.adjusted(2, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter | Qt::AlignAbsolute,
                         figure.label);
        painter.drawText(place.adjusted(0, 0, -4, 0), Qt::AlignRight | Qt::AlignVCenter | Qt::AlignAbsolute,
                         number);
    } else {
        if (figure.colour)
            painter.drawPixmap(QPointF(place.center().x() - skullSize / 2.0, standingHeight + 3),
                               doorSwatch(skull(*figure.colour), skullSize, devicePixelRatioF()));
        painter.drawText(place.adjusted(0, standingHeight + skullSize + 4, 0, 0), Qt::AlignCenter, number);
    }
    if (figure.target) {
        const QPointF mark = isHorizontal() ? chart()->mapToPosition(QPointF(*figure.target, category(at)))
                                            : chart()->mapToPosition(QPointF(category(at), *figure.target));
        // Dark below the accent, so that it is visible on bars of any colour.
        const QPointF half =
            isHorizontal() ? QPointF(0, place.height() * 0.42) : QPointF(place.width() * 0.36, 0);
        painter.setPen(QPen(palette().color(QPalette::Base), 4));
        painter.drawLine(mark - half, mark + half);
        painter.setPen(QPen(accentColour(), 2));
        painter.drawLine(mark - half, mark + half);
    }
    if (hasFocus() && at == focused_) {
        painter.setPen(QPen(accentColour(), 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(place.adjusted(1, 1, -1, -1), 3, 3);
    }
}

void FigureChart::resizeEvent(QResizeEvent* event) {
    PanelChart::resizeEvent(event);
    layOut();
}

void FigureChart::mousePressEvent(QMouseEvent* event) {
    const auto at = figureAt(event->position());
    if (!at || event->button() != Qt::LeftButton)
        return;
    focused_ = *at;
    describe();
    viewport()->update();
    emit figureActivated(static_cast<int>(*at));
}

void FigureChart::keyPressEvent(QKeyEvent* event) {
    const bool on = event->key() == (isHorizontal() ? Qt::Key_Down : Qt::Key_Right);
    const bool back = event->key() == (isHorizontal() ? Qt::Key_Up : Qt::Key_Left);
    if (on && focused_ + 1 < figures_.size())
        ++focused_;
    else if (back && focused_ > 0)
        --focused_;
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space)
        emit figureActivated(static_cast<int>(focused_));
    else
        return PanelChart::keyPressEvent(event);
    describe();
    speakChange(*this, figures_[focused_].inWords);
    viewport()->update();
}

bool FigureChart::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto at = figureAt(help->pos());
        showToolTipBeside(*viewport(), at ? figureRect(*at).toAlignedRect() : QRect(),
                          at ? figures_[*at].inWords : QString());
        return true;
    }
    return PanelChart::viewportEvent(event);
}

void FigureChart::changeEvent(QEvent* event) {
    PanelChart::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        layOut();
}

void FigureChart::focusInEvent(QFocusEvent* event) {
    PanelChart::focusInEvent(event);
    describe();
    viewport()->update();
}

void FigureChart::focusOutEvent(QFocusEvent* event) {
    PanelChart::focusOutEvent(event);
    describe();
    viewport()->update();
}

} // namespace tilewright
