#include "editor/designer/set_statistics.h"

#include "editor/document/thumbnails.h"
#include "editor/theme/text.h"
#include "editor/theme/theme.h"
#include "engine/art/palette.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace tilewright {

namespace {

constexpr int barHeight = 11;
constexpr int columnHeight = 62;
constexpr int swatch = 20;
constexpr int gap = 14;

QColor fillColour(Colour colour) {
    const art::Rgb c = art::fillOf(colour);
    return {c.red, c.green, c.blue};
}

} // namespace

SetStatistics::SetStatistics(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMouseTracking(true);
}

void SetStatistics::show(const TileSet* set) {
    figures_ = set == nullptr ? SetFigures() : setFigures(*set);
    setAccessibleName(tr("Statistics of the set"));
    setAccessibleDescription(inWords());
    update();
}

int SetStatistics::rowHeight() const {
    return fontMetrics().height() + 5;
}
int SetStatistics::skullsTop() const {
    return 5 * rowHeight() + gap;
}

QSize SetStatistics::sizeHint() const {
    return {280, skullsTop() + columnHeight + swatch + 8 + 2 * fontMetrics().height() + gap};
}

void SetStatistics::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintConfigurations(painter);
    paintSkulls(painter);
    painter.setPen(quietTextColour(palette()));
    painter.drawText(QRect(0, height() - fontMetrics().height() - 2, width(), fontMetrics().height() + 2),
                     Qt::AlignLeft | Qt::AlignVCenter,
                     tr("open passages %1 · special doors %2").arg(figures_.open).arg(figures_.special));
}

void SetStatistics::paintConfigurations(QPainter& painter) const {
    int labelWidth = 0;
    for (Configuration c : allConfigurations)
        labelWidth = std::max(labelWidth, fontMetrics().horizontalAdvance(translated(name(c))));
    labelWidth += 12;
    const int figureWidth = fontMetrics().horizontalAdvance(QStringLiteral("0000"));
    const double room = std::max(10, width() - labelWidth - figureWidth);
    const int most =
        std::max(1, *std::max_element(figures_.configurations.begin(), figures_.configurations.end()));
    for (std::size_t i = 0; i < allConfigurations.size(); ++i) {
        const QRect row(0, static_cast<int>(i) * rowHeight(), width(), rowHeight());
        const int number = figures_.configurations[i];
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, translated(name(allConfigurations[i])));
        painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, QString::number(number));
        painter.setPen(Qt::NoPen);
        painter.setBrush(barColour(palette()));
        painter.drawRoundedRect(
            QRectF(labelWidth, row.center().y() - barHeight / 2.0, room * number / most, barHeight), 1.5,
            1.5);
    }
}

void SetStatistics::paintSkulls(QPainter& painter) const {
    const double column = width() / static_cast<double>(colourCount);
    const int most = std::max(1, *std::max_element(figures_.skulls.begin(), figures_.skulls.end()));
    const int top = skullsTop();
    for (int i = 0; i < colourCount; ++i) {
        const int number = figures_.skulls[static_cast<std::size_t>(i)];
        const double centre = (i + 0.5) * column;
        const double high = columnHeight * number / static_cast<double>(most);
        painter.setPen(QPen(QColor(0x1A1A1A), 1));
        painter.setBrush(fillColour(colourAt(i)));
        if (number > 0)
            painter.drawRect(QRectF(std::round(centre - 7) + 0.5, top + columnHeight - high, 14, high));
        painter.drawPixmap(QPointF(centre - swatch / 2.0, top + columnHeight + 5),
                           doorSwatch(skull(colourAt(i)), swatch, devicePixelRatioF()));
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(
            QRectF(centre - column / 2, top + columnHeight + swatch + 6, column, fontMetrics().height()),
            Qt::AlignCenter, QString::number(number));
    }
}

QString SetStatistics::explanationAt(QPoint position) const {
    const int row = position.y() / rowHeight();
    if (row >= 0 && row < static_cast<int>(allConfigurations.size()))
        return tr("%n tiles of configuration %1", nullptr,
                  figures_.configurations[static_cast<std::size_t>(row)])
            .arg(translated(name(allConfigurations[static_cast<std::size_t>(row)])));
    const int column = position.x() * colourCount / std::max(1, width());
    if (position.y() >= skullsTop() && column >= 0 && column < colourCount)
        return tr("%n %1 skulls in the set, copies counted", nullptr,
                  figures_.skulls[static_cast<std::size_t>(column)])
            .arg(translated(name(colourAt(column))));
    return {};
}

QString SetStatistics::inWords() const {
    QStringList words;
    for (std::size_t i = 0; i < allConfigurations.size(); ++i)
        words << QStringLiteral("%1 %2")
                     .arg(translated(name(allConfigurations[i])))
                     .arg(figures_.configurations[i]);
    for (int i = 0; i < colourCount; ++i)
        words << tr("%1 skulls %2")
                     .arg(translated(name(colourAt(i))))
                     .arg(figures_.skulls[static_cast<std::size_t>(i)]);
    return words.join(QStringLiteral(", "));
}

bool SetStatistics::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(), explanationAt(help->pos()), this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace tilewright
