#include "editor/playtest/quick_check/quick_check_lamp_row.h"

#include "editor/common/colours/contrast.h"
#include "editor/common/theme.h"
#include "editor/playtest/quick_check/quick_check.h"

#include <QAbstractButton>
#include <QHBoxLayout>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>

namespace tilewright {

namespace {

using State = QuickCheckLamp::State;

constexpr double signSize = 15;

/// Each state has its own shape and sign, so that it can be recognised without colours.
QPainterPath shapeOf(State state, const QRectF& r) {
    QPainterPath shape;
    if (state == State::Doubtful) {
        shape.addPolygon(QPolygonF({QPointF(r.center().x(), r.top()), r.bottomRight(), r.bottomLeft()}));
        shape.closeSubpath();
    } else if (state == State::Bad) {
        const double cut = r.width() * 0.29;
        shape.addPolygon(QPolygonF({{r.left() + cut, r.top()},
                                    {r.right() - cut, r.top()},
                                    {r.right(), r.top() + cut},
                                    {r.right(), r.bottom() - cut},
                                    {r.right() - cut, r.bottom()},
                                    {r.left() + cut, r.bottom()},
                                    {r.left(), r.bottom() - cut},
                                    {r.left(), r.top() + cut}}));
        shape.closeSubpath();
    } else {
        shape.addEllipse(r);
    }
    return shape;
}

/// In the middle of the shape.
QPainterPath signOf(State state, const QRectF& r) {
    const auto at = [&r](double x, double y) {
        return QPointF(r.left() + x * r.width(), r.top() + y * r.height());
    };
    QPainterPath sign;
    if (state == State::Good) {
        sign.moveTo(at(0.27, 0.52));
        sign.lineTo(at(0.44, 0.70));
        sign.lineTo(at(0.74, 0.33));
    } else if (state == State::Doubtful) {
        sign.moveTo(at(0.5, 0.38));
        sign.lineTo(at(0.5, 0.64));
        sign.moveTo(at(0.5, 0.82));
        sign.lineTo(at(0.5, 0.83));
    } else if (state == State::Bad) {
        sign.moveTo(at(0.32, 0.32));
        sign.lineTo(at(0.68, 0.68));
        sign.moveTo(at(0.68, 0.32));
        sign.lineTo(at(0.32, 0.68));
    } else {
        sign.moveTo(at(0.32, 0.5));
        sign.lineTo(at(0.68, 0.5));
    }
    return sign;
}

QColor colourOf(State state, const QPalette& palette) {
    switch (state) {
    case State::Good:
        return goodColour(palette);
    case State::Doubtful:
        return warningColour(palette);
    default:
        return errorColour(palette);
    }
}

class LampButton : public QAbstractButton {
public:
    explicit LampButton(QWidget* parent) : QAbstractButton(parent) {
        setFocusPolicy(Qt::TabFocus);
        setAttribute(Qt::WA_Hover);
        setCursor(Qt::PointingHandCursor);
    }

    /// `tentative`: the games played last will tell.
    void setState(State state, bool tentative) {
        state_ = state;
        tentative_ = tentative;
        update();
    }
    void setNamed(bool named) {
        named_ = named;
        updateGeometry();
        update();
    }
    QSize sizeHint() const override {
        const int name = named_ ? 4 + QFontMetrics(smallFont(font())).horizontalAdvance(text()) : 0;
        return {static_cast<int>(signSize) + 8 + name, static_cast<int>(signSize) + 8};
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRect lamp = mirrored({4, 0, static_cast<int>(signSize), height()});
        const QRectF place(lamp.x(), (height() - signSize) / 2, signSize, signSize);
        if (underMouse() || hasFocus()) {
            painter.setPen(hasFocus() ? QPen(accentColour(), 1.5) : QPen(Qt::NoPen));
            painter.setBrush(palette().color(QPalette::Button));
            painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
        }
        if (state_ == State::Unknown) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(quietTextColour(palette()), 1.5, tentative_ ? Qt::DotLine : Qt::SolidLine));
            painter.drawEllipse(place.adjusted(1, 1, -1, -1));
            if (!tentative_)
                painter.drawPath(signOf(state_, place));
        } else {
            // What is of games before the last edit, or of the first games after it, is only an outline.
            const QColor colour = colourOf(state_, palette());
            painter.setPen(tentative_ ? QPen(colour, 1.5) : QPen(Qt::NoPen));
            painter.setBrush(tentative_ ? QBrush(Qt::NoBrush) : QBrush(colour));
            painter.drawPath(shapeOf(state_, tentative_ ? place.adjusted(1, 1, -1, -1) : place));
            painter.setPen(QPen(tentative_ ? colour : readableOn(colour), 1.8, Qt::SolidLine, Qt::RoundCap,
                                Qt::RoundJoin));
            painter.setBrush(Qt::NoBrush);
            painter.drawPath(signOf(state_, place));
        }
        if (named_) {
            painter.setFont(smallFont(font()));
            painter.setPen(palette().color(QPalette::WindowText));
            painter.drawText(mirrored(rect().adjusted(static_cast<int>(signSize) + 8, 0, 0, 0)),
                             Qt::AlignLeft | Qt::AlignVCenter, text());
        }
    }

private:
    QRect mirrored(const QRect& place) const { return QStyle::visualRect(layoutDirection(), rect(), place); }

    State state_ = State::Unknown;
    bool tentative_ = false;
    bool named_ = true;
};

} // namespace

QuickCheckLampRow::QuickCheckLampRow(const QuickCheck& quickCheck, QWidget* parent)
    : QWidget(parent), quickCheck_(quickCheck) {
    setObjectName(QStringLiteral("healthLamps"));
    setAccessibleName(tr("Results of the quick check"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2);
    connect(&quickCheck, &QuickCheck::changed, this, &QuickCheckLampRow::refresh);
    refresh();
}

void QuickCheckLampRow::addButton() {
    const auto i = static_cast<std::size_t>(buttons_.size());
    auto* button = new LampButton(this);
    button->setNamed(named_);
    connect(button, &QAbstractButton::clicked, this, [this, i] { emit lampChosen(quickCheck_.lamps()[i]); });
    layout()->addWidget(button);
    buttons_ << button;
}

void QuickCheckLampRow::setNamed(bool named) {
    named_ = named;
    for (QAbstractButton* button : buttons_)
        static_cast<LampButton*>(button)->setNamed(named);
}

void QuickCheckLampRow::refresh() {
    const auto lamps = static_cast<qsizetype>(quickCheck_.lamps().size());
    while (buttons_.size() < lamps)
        addButton();
    for (qsizetype i = 0; i < buttons_.size(); ++i) {
        auto* button = static_cast<LampButton*>(buttons_[i]);
        button->setVisible(i < lamps);
        if (i >= lamps)
            continue;
        const QuickCheckLamp& lamp = quickCheck_.lamps()[static_cast<std::size_t>(i)];
        button->setText(lamp.name);
        button->setState(lamp.state,
                         quickCheck_.isOn() && (quickCheck_.isOutdated() || quickCheck_.isEarly()));
        const QString words = (quickCheck_.isRunning() ? tr("%1: %2 (games are being played)") : tr("%1: %2"))
                                  .arg(lamp.name, stateInWords(lamp.state));
        button->setAccessibleName(words);
        button->setAccessibleDescription(lamp.explanation);
        QString tip =
            lamp.explanation.isEmpty() ? words : QStringLiteral("%1\n%2").arg(words, lamp.explanation);
        if (lamp.state != State::Unknown)
            tip += u'\n' +
                   tr("From %1 bot games. Click for details.").arg(quickCheck_.found()->results.games()) +
                   u'\n' + quickCheck_.botsBehind(lamp);
        button->setToolTip(tip);
    }
}

} // namespace tilewright
