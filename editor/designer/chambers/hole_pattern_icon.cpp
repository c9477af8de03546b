#include "editor/designer/chambers/hole_pattern_icon.h"

#include "editor/common/cached_pixmap.h"
#include "editor/common/theme.h"
#include "editor/words/text.h"
#include "engine/art/palette.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPixmap>

namespace tilewright {

namespace {

struct PatternWords {
    Q_DECLARE_TR_FUNCTIONS(tilewright::HolePattern)
};

QColor colourOf(art::Rgb c) {
    return {c.red, c.green, c.blue};
}

void paintPattern(QPainter& painter, const HolePattern& pattern, int points, const QPalette& palette,
                  bool unfit) {
    // The hole is half as wide as the whole; a quarter of each neighbour is visible.
    const double half = points / 4.0 + 1;
    painter.translate(points / 2.0, points / 2.0);
    for (const Beside beside : pattern) {
        const QRectF there(-half, -points / 2.0 + 0.5, 2 * half, points / 2.0 - half - 1);
        if (beside != Beside::Free) {
            painter.setPen(QPen(quietTextColour(palette), isDark(palette) ? 0.8 : 0.4));
            painter.setBrush(colourOf(art::palette::earth));
            painter.drawRect(there);
        }
        if (beside == Beside::Passage) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(colourOf(art::palette::floor));
            painter.drawRect(QRectF(-half * 0.4, there.top(), half * 0.8, there.height()));
        }
        painter.rotate(90);
    }
    painter.setPen(QPen(unfit ? errorColour() : quietTextColour(palette), unfit ? 1.8 : 1, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(-half + 0.5, -half + 0.5, 2 * half - 1, 2 * half - 1));
    if (unfit) {
        painter.setPen(QPen(errorColour(), 1.8));
        painter.drawLine(QPointF(-half / 2, -half / 2), QPointF(half / 2, half / 2));
        painter.drawLine(QPointF(-half / 2, half / 2), QPointF(half / 2, -half / 2));
    }
}

} // namespace

QIcon holePatternIcon(const HolePattern& pattern, int points, const QPalette& palette, bool unfit) {
    constexpr int ratio = 2;
    QString key = QStringLiteral("hole:");
    for (const Beside beside : pattern)
        key += QString::number(static_cast<int>(beside));
    key += QStringLiteral(":%1:%2").arg(quietTextColour(palette).name(QColor::HexArgb)).arg(unfit);
    return QIcon(cachedPixmap(key, points, ratio, [&](QPainter& painter, const QRectF&) {
        paintPattern(painter, pattern, points, palette, unfit);
    }));
}

QString patternInWords(const HolePattern& pattern) {
    QStringList parts;
    for (const Beside beside : {Beside::Passage, Beside::Earth}) {
        QStringList sides;
        for (const Direction direction : allDirections)
            if (pattern[static_cast<std::size_t>(index(direction))] == beside)
                sides << translated(name(direction));
        if (!sides.isEmpty())
            //: %1 is a list of directions
            parts << (beside == Beside::Passage ? PatternWords::tr("passage %1")
                                                : PatternWords::tr("earth %1"))
                         .arg(sides.join(PatternWords::tr(", ")));
    }
    return parts.join(PatternWords::tr("; "));
}

} // namespace tilewright
