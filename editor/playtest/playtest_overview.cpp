#include "editor/playtest/playtest_overview.h"

#include "editor/charts/panel_chart.h"
#include "editor/common/action.h"
#include "editor/common/panel.h"
#include "editor/common/plain_text.h"
#include "editor/playtest/band_chart.h"
#include "editor/playtest/goals_panel.h"
#include "editor/playtest/histogram_chart.h"
#include "editor/words/translated_text.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QTextDocumentFragment>
#include <QToolButton>

#include <algorithm>

namespace tilewright {

namespace {

/// Minimum width in pixels for two panels side by side.
constexpr int roomForTwo = 700;

QString sampleInWords(const std::string& name) {
    if (name == "turns")
        return PlaytestOverview::tr("Turns per game");
    if (name == "moves")
        return PlaytestOverview::tr("Decisions per game");
    if (name == "points")
        return PlaytestOverview::tr("Highest score");
    if (name == "margin")
        return PlaytestOverview::tr("Winning margin");
    return upperFirst(translated(name));
}

BandChart::Point point(std::uint64_t games, const playtest::Estimate& estimate) {
    return {static_cast<double>(games), estimate.value, estimate.interval.low, estimate.interval.high};
}

BandChart::Curve curveOf(const QString& name, std::optional<int> seat, const EstimateHistory& history,
                         const std::vector<playtest::Estimate>& estimates) {
    BandChart::Curve curve{name, seat, {}};
    for (std::size_t i = 0; i < estimates.size(); ++i)
        curve.points.push_back(point(history.games[i], estimates[i]));
    return curve;
}

QLabel* words(QLabel* label) {
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

PlaytestOverview::PlaytestOverview(QWidget* parent)
    : QWidget(parent)
    , grid_(new QGridLayout(this))
    , emptyPanel_(new Panel(tr("No results yet"), this))
    , seatsPanel_(new Panel(tr("Wins by seat"), this))
    , endsPanel_(new Panel(tr("Games that end by an escape"), this))
    , lengthPanel_(new Panel(tr("Distribution"), this))
    , wins_(new BandChart(tr("Share of wins by seat as games are played")))
    , verdicts_(words(new MarkupLabel))
    , escapes_(new BandChart(tr("Share of games that end by an escape as games are played")))
    , ends_(words(new PlainLabel))
    , sample_(new QComboBox)
    , histogram_(new HistogramChart(tr("Number of games by value")))
    , goals_(new GoalsPanel(this)) {
    grid_->setContentsMargins(0, 0, 0, 0);
    grid_->setSpacing(6);
    verdicts_->setObjectName(QStringLiteral("verdicts"));
    seatsPanel_->body()->addWidget(wins_, 1);
    seatsPanel_->body()->addWidget(verdicts_);
    endsPanel_->body()->addWidget(escapes_, 1);
    endsPanel_->body()->addWidget(ends_);
    sample_->setObjectName(QStringLiteral("sample"));
    sample_->setAccessibleName(tr("Statistic shown"));
    sample_->setToolTip(tr("The statistic whose distribution the chart shows"));
    lengthPanel_->body()->addWidget(sample_);
    lengthPanel_->body()->addWidget(histogram_, 1);
    connect(sample_, &QComboBox::currentIndexChanged, this, &PlaytestOverview::showSample);
    fillEmptyPanel();
    setOutcome({});
}

/// What will be there, and the way to it, in place of charts without curves.
void PlaytestOverview::fillEmptyPanel() {
    auto* about = words(
        new PlainLabel(tr("Bots play the games set up on the left. The results, each with its interval:")));
    auto* list = words(new PlainLabel(QStringList{tr("• wins by seat: whether every seat is fair"),
                                                  tr("• how games end"), tr("• whether your goals are met"),
                                                  tr("• the distribution of turns, points and more")}
                                          .join(u'\n')));
    start_ = new QToolButton;
    start_->setObjectName(QStringLiteral("startHere"));
    start_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    start_->setFocusPolicy(Qt::StrongFocus);
    emptyPanel_->setObjectName(QStringLiteral("noResults"));
    emptyPanel_->body()->addWidget(about);
    emptyPanel_->body()->addWidget(list);
    emptyPanel_->body()->addWidget(start_, 0, Qt::AlignLeft);
    emptyPanel_->body()->addStretch();
}

void PlaytestOverview::setStart(QAction* start) {
    start_->setDefaultAction(start);
    start_->setAccessibleName(plainName(*start));
}

void PlaytestOverview::setOutcome(const Playtests::Outcome& outcome) {
    outcome_ = outcome;
    showSeats();
    showEnds();
    fillSamples();
    showSample();
    goals_->setFindings(outcome_.found);
}

void PlaytestOverview::setRules(const game::Ruleset& rules) {
    goals_->setRules(rules);
}

void PlaytestOverview::showSeats() {
    std::vector<BandChart::Curve> curves;
    QStringList lines;
    if (outcome_.found) {
        wins_->setLevel(1.0 / outcome_.found->results.players);
        for (const playtest::SeatFigure& seat : outcome_.found->seats) {
            const QString name = tr("Seat %1").arg(seat.seat + 1);
            const auto at = static_cast<std::size_t>(seat.seat);
            curves.push_back(curveOf(name, seat.seat, outcome_.history, outcome_.history.winShares[at]));
            lines << QStringLiteral("<span style='color:%1'>●</span> %2")
                         .arg(seatCurveColour(seat.seat, palette()).name(),
                              inMarkup(tr("%1: %2 (%3), %4")
                                           .arg(name, valueInWords(seat.winShare.value, true),
                                                intervalInWords(seat.winShare.interval, true),
                                                verdictInWords(seat))));
        }
    }
    if (outcome_.found)
        if (const auto note = playtest::alikeNote(outcome_.found->results))
            lines << inMarkup(translated(*note));
    wins_->setCurves(curves);
    verdicts_->setText(lines.isEmpty() ? inMarkup(tr("No results yet. Press Start."))
                                       : lines.join(QStringLiteral("<br>")));
}

void PlaytestOverview::showEnds() {
    std::vector<BandChart::Curve> curves;
    QString line;
    const playtest::Figure* escape = outcome_.found ? outcome_.found->figure("end/escape") : nullptr;
    if (escape != nullptr) {
        curves.push_back(curveOf(tr("Escapes"), std::nullopt, outcome_.history, outcome_.history.escapes));
        line = tr("%1 (%2); in all other games the tiles ran out.")
                   .arg(valueInWords(escape->estimate.value, true),
                        intervalInWords(escape->estimate.interval, true));
    }
    escapes_->setCurves(curves);
    ends_->setText(line);
    ends_->setVisible(!line.isEmpty());
    // If no game can end so, there is nothing to draw.
    endsPanel_->setVisible(outcome_.found && escape != nullptr);
    seatsPanel_->setVisible(outcome_.found != nullptr);
    lengthPanel_->setVisible(outcome_.found != nullptr);
    emptyPanel_->setVisible(outcome_.found == nullptr);
    layPanels();
}

void PlaytestOverview::fillSamples() {
    QStringList names;
    const auto add = [&names](const auto& samples) {
        for (const auto& [name, values] : samples)
            // A counter of a seat or a kind is only a part of a figure.
            if (!name.empty() && name.find('/') == std::string::npos)
                names << toQString(name);
    };
    if (outcome_.found) {
        add(outcome_.found->results.samples);
        add(outcome_.found->results.distributions);
    }
    // The length of games comes first, as it is the most wanted.
    if (names.removeOne(QStringLiteral("turns")))
        names.prepend(QStringLiteral("turns"));
    QStringList shown;
    for (int i = 0; i < sample_->count(); ++i)
        shown << sample_->itemData(i).toString();
    if (names == shown)
        return;
    const QSignalBlocker quiet(sample_);
    const QVariant chosen = sample_->currentData();
    sample_->clear();
    for (const QString& name : names)
        sample_->addItem(sampleInWords(name.toStdString()), name);
    sample_->setCurrentIndex(std::max(0, sample_->findData(chosen)));
    sample_->setEnabled(!names.isEmpty());
}

void PlaytestOverview::showSample() {
    const std::string name = sample_->currentData().toString().toStdString();
    if (!outcome_.found || name.empty())
        return histogram_->setValues({}, {});
    std::vector<HistogramChart::Mark> marks;
    const std::pair<const char*, QString> quantiles[] = {
        {"/tenth", tr("10 % ≤")}, {"/median", tr("median")}, {"/nine-tenths", tr("90 % ≤")}};
    for (const auto& [suffix, words] : quantiles)
        if (const playtest::Figure* figure = outcome_.found->figure(name + suffix))
            marks.push_back({words, figure->estimate.value});
    histogram_->setValues(outcome_.found->results.valuesOf(name), std::move(marks));
}

QString PlaytestOverview::verdict() const {
    return QTextDocumentFragment::fromHtml(verdicts_->text()).toPlainText();
}

void PlaytestOverview::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    layPanels();
}

void PlaytestOverview::layPanels() {
    const bool two = width() >= std::max(roomForTwo, 90 * fontMetrics().averageCharWidth());
    const bool ends = !endsPanel_->isHidden();
    goals_->setNarrow(width() < 70 * fontMetrics().averageCharWidth());
    grid_->addWidget(emptyPanel_, 0, 0, 1, two ? 2 : 1);
    grid_->addWidget(seatsPanel_, 0, 0, 1, two && !ends ? 2 : 1);
    grid_->addWidget(endsPanel_, two ? 0 : 1, two ? 1 : 0);
    // Goals come first of what is below: they say whether the set is what it should be.
    const int goals = two ? 1 : 2;
    grid_->addWidget(goals_, goals, 0, 1, two ? 2 : 1);
    grid_->addWidget(lengthPanel_, goals + 1, 0, 1, two ? 2 : 1);
    grid_->setColumnStretch(0, 3);
    grid_->setColumnStretch(1, two ? 2 : 0);
    // Charts take what height is left; goals are as high as their texts.
    for (int row = 0; row < 4; ++row)
        grid_->setRowStretch(row, row != goals && row <= goals + 1 ? 1 : 0);
}

void PlaytestOverview::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        showSeats();
}

} // namespace tilewright
