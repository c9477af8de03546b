#include "editor/play/replay/timeline.h"

#include "editor/common/accessibility.h"
#include "editor/common/icons.h"
#include "editor/common/theme.h"
#include "editor/common/tooltip_beside.h"
#include "editor/play/board/board_art.h"
#include "editor/play/session/game_session.h"
#include "editor/words/game_words.h"
#include "editor/words/translated_text.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QSlider>
#include <QStyle>
#include <QStyleOptionSlider>
#include <QVBoxLayout>

#include <algorithm>
#include <cstdlib>

namespace tilewright {

namespace {

constexpr int symbol = 14;
/// Symbols closer than this to a more important one become ticks: none covers another.
constexpr int apart = symbol + 1;
/// Below the symbols, a tick for every mark.
constexpr int tickHeight = 4;

/// Priority if there is no room for all: a lower rank is more important.
int rank(const TimelineMark& mark) {
    switch (mark.what) {
    case TimelineMark::What::Comment:
        return -1;
    case TimelineMark::What::Uncovered:
        return 1;
    case TimelineMark::What::Milestone:
        return mark.spec == 0 ? 0 : 1 + static_cast<int>(mark.spec);
    case TimelineMark::What::Fork:
        break;
    }
    return 1'000;
}

} // namespace

std::vector<TimelineMark> timelineMarks(const GameSession& session) {
    std::vector<TimelineMark> marks;
    if (!session.hasGame())
        return marks;
    const auto specs = session.milestoneSpecs();
    const auto addUncovered = [&](int moment, const std::vector<game::UncoveredState>& all) {
        for (const game::UncoveredState& uncovered : all)
            marks.push_back({moment,
                             MarkStrip::tr("Move %1, not covered by the rules: %2")
                                 .arg(moment)
                                 .arg(translated(uncovered.text)),
                             TimelineMark::What::Uncovered});
    };
    addUncovered(0, session.uncoveredAtStart());
    for (int i = 0; i < session.lineLength(); ++i) {
        const LogEntry& entry = session.logEntry(i);
        for (const game::Milestone& milestone : entry.milestones)
            marks.push_back({i + 1,
                             MarkStrip::tr("Move %1, %2: %3")
                                 .arg(i + 1)
                                 .arg(seatName(session.setup(), milestone.player),
                                      translated(specs[milestone.spec].name)),
                             TimelineMark::What::Milestone, milestone.player, milestone.spec});
        addUncovered(i + 1, entry.uncovered);
    }
    if (session.lines().count() > 1)
        for (const GameTree::Line& line : session.lines().all())
            if (!line.present)
                marks.push_back({line.shared, MarkStrip::tr("Move %1: another line begins").arg(line.shared),
                                 TimelineMark::What::Fork});
    for (const game::Comment& comment : session.feedback().comments)
        marks.push_back({session.momentOf(comment),
                         MarkStrip::tr("Move %1: %2")
                             .arg(QString::number(session.momentOf(comment)),
                                  commentInWords(session.feedback(), comment)),
                         TimelineMark::What::Comment});
    std::ranges::stable_sort(marks, {}, &TimelineMark::moment);
    return marks;
}

int markedMoment(const std::vector<TimelineMark>& marks, int moment, int step) {
    int nearest = -1;
    for (const TimelineMark& mark : marks) {
        const bool beyond = step < 0 ? mark.moment < moment : mark.moment > moment;
        if (beyond && (nearest < 0 || std::abs(mark.moment - moment) < std::abs(nearest - moment)))
            nearest = mark.moment;
    }
    return nearest;
}

MarkStrip::MarkStrip(const GameSession& session, const QSlider& slider, QWidget* parent)
    : QWidget(parent), session_(session), slider_(slider) {
    setObjectName(QStringLiteral("marks"));
    setFixedHeight(symbol + tickHeight + 1);
    setAccessibleRole(*this, QAccessible::Graphic);
    setAccessibleName(tr("Marks of the game"));
}

void MarkStrip::refresh() {
    marks_ = timelineMarks(session_);
    QStringList words;
    for (const TimelineMark& mark : marks_)
        words << mark.text;
    setAccessibleDescription(words.join(QStringLiteral("; ")));
    update();
}

QPoint MarkStrip::placeOf(const TimelineMark& mark) const {
    QStyleOptionSlider option;
    option.initFrom(&slider_);
    const int handle = slider_.style()->pixelMetric(QStyle::PM_SliderLength, &option, &slider_);
    const int x = QStyle::sliderPositionFromValue(slider_.minimum(), slider_.maximum(), mark.moment,
                                                  slider_.width() - handle);
    return {slider_.x() + x + handle / 2, height() / 2};
}

void MarkStrip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    std::vector<const TimelineMark*> byRank;
    for (const TimelineMark& mark : marks_)
        byRank.push_back(&mark);
    std::ranges::stable_sort(byRank, {}, [](const TimelineMark* mark) { return rank(*mark); });
    std::vector<int> taken;
    std::vector<const TimelineMark*> drawn;
    for (const TimelineMark* mark : byRank) {
        const int x = placeOf(*mark).x();
        const bool free = std::ranges::none_of(taken, [x](int other) { return std::abs(other - x) < apart; });
        if (free && mark->what != TimelineMark::What::Fork) {
            taken.push_back(x);
            drawn.push_back(mark);
        }
        painter.setPen(
            QPen(mark->what == TimelineMark::What::Fork ? accentColour() : quietTextColour(palette()), 1.5));
        painter.drawLine(x, height() - tickHeight, x, height() - 1);
        if (free && mark->what == TimelineMark::What::Fork)
            painter.drawEllipse(QPointF(x, height() - tickHeight - 2.5), 2, 2);
    }
    const auto specs =
        session_.hasGame() ? session_.milestoneSpecs() : std::span<const game::MilestoneSpec>();
    // The most important last, on top.
    for (auto mark = drawn.rbegin(); mark != drawn.rend(); ++mark) {
        const QRect place(placeOf(**mark).x() - symbol / 2, 0, symbol, symbol);
        if ((*mark)->what == TimelineMark::What::Comment)
            lineIcon(QStringLiteral("comment")).paint(&painter, place);
        else if ((*mark)->what == TimelineMark::What::Uncovered)
            lineIcon(QStringLiteral("warning"), warningColour()).paint(&painter, place);
        else if ((*mark)->spec < specs.size())
            paintPiece(painter, kindPicture(specs[(*mark)->spec].kind, (*mark)->player), QRectF(place),
                       palette().color(QPalette::Window));
    }
}

const TimelineMark* MarkStrip::markAt(QPoint at) const {
    const TimelineMark* best = nullptr;
    for (const TimelineMark& mark : marks_) {
        const int distance = std::abs(placeOf(mark).x() - at.x());
        if (distance > symbol / 2)
            continue;
        const int known = best == nullptr ? symbol : std::abs(placeOf(*best).x() - at.x());
        if (distance < known || (distance == known && rank(mark) < rank(*best)))
            best = &mark;
    }
    return best;
}

void MarkStrip::mousePressEvent(QMouseEvent* event) {
    if (const TimelineMark* mark = markAt(event->pos()); mark && event->button() == Qt::LeftButton)
        emit momentChosen(mark->moment);
}

bool MarkStrip::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QStringList lines;
    // All marks that one symbol may represent.
    for (const TimelineMark& mark : marks_)
        if (std::abs(placeOf(mark).x() - help->pos().x()) <= symbol / 2)
            lines << wrapLines(mark.text);
    showToolTipBeside(*this, {help->pos().x() - symbol / 2, 0, symbol, height()}, lines.join(u'\n'));
    return true;
}

Timeline::Timeline(GameSession& session, QWidget* parent)
    : QWidget(parent)
    , session_(session)
    , slider_(new QSlider(Qt::Horizontal, this))
    , strip_(new MarkStrip(session, *slider_, this)) {
    slider_->setObjectName(QStringLiteral("timeline"));
    slider_->setAccessibleName(tr("Moment of the game"));
    slider_->setToolTip(tr("Every moment of the game: drag, or use the arrow keys"));
    slider_->setPageStep(20);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(strip_);
    column->addWidget(slider_);
    setFocusProxy(slider_);
    connect(strip_, &MarkStrip::momentChosen, &session_, &GameSession::goTo);
    connect(slider_, &QSlider::valueChanged, this, [this](int value) {
        if (session_.hasGame() && value != session_.moveNumber())
            session_.goTo(value);
    });
}

void Timeline::refresh() {
    const bool game = session_.hasGame();
    {
        const QSignalBlocker quiet(slider_);
        slider_->setRange(0, game ? session_.lineLength() : 0);
        slider_->setValue(game ? session_.moveNumber() : 0);
    }
    slider_->setEnabled(game);
    strip_->refresh();
}

} // namespace tilewright
