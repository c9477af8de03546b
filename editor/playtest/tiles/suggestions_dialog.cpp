#include "editor/playtest/tiles/suggestions_dialog.h"

#include "editor/common/accessibility.h"
#include "editor/common/icons.h"
#include "editor/common/plain_text.h"
#include "editor/playtest/tables/table_setup.h"
#include "editor/tasks/background_task.h"
#include "editor/words/translated_text.h"
#include "engine/games/kit.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QStandardItemModel>
#include <QTableView>
#include <QThread>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tilewright {

SuggestionsDialog::SuggestionsDialog(Apply apply, QWidget* parent)
    : QDialog(parent)
    , edit_(std::move(apply))
    , figures_(new QComboBox(this))
    , start_(new QPushButton(lineIcon(QStringLiteral("play")), tr("&Try Edits"), this))
    , progress_(new TaskProgress(task_, tr("Trying small edits of the set…"), tr("Stop"),
                                 tr("Stops and lists the edits tried so far"), this))
    , summary_(new PlainLabel(this))
    , model_(new QStandardItemModel(this))
    , table_(new QTableView(this))
    , apply_(new QPushButton(tr("&Apply"), this)) {
    setObjectName(QStringLiteral("suggestions"));
    setWindowTitle(tr("Suggestions for the Set"));
    auto* column = new QVBoxLayout(this);
    column->addWidget(makeHead());
    column->addWidget(progress_);
    summary_->setObjectName(QStringLiteral("suggestionsSummary"));
    summary_->setWordWrap(true);
    summary_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(summary_);
    table_->setModel(model_);
    setUpReadOnlyTable(*table_, tr("Suggestions"));
    table_->setSortingEnabled(false);
    table_->setObjectName(QStringLiteral("suggestionsTable"));
    table_->setToolTip(
        tr("Double-click or press Enter to apply the suggestion, as an edit that can be undone"));
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table_->installEventFilter(this);
    column->addWidget(table_, 1);
    column->addWidget(makeFoot());
    resize(820, 520);
    connect(progress_, &TaskProgress::endWanted, this, [this] { task_.hurry(); });
    connect(table_, &QAbstractItemView::doubleClicked, this, &SuggestionsDialog::applyChosen);
    refresh();
}

QWidget* SuggestionsDialog::makeHead() {
    auto* head = new QWidget(this);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    figures_->setObjectName(QStringLiteral("suggestionsFigure"));
    figures_->setAccessibleName(tr("What the edits should improve"));
    figures_->setToolTip(tr("What the edits should improve"));
    start_->setToolTip(tr("Plays games with one copy more and one copy fewer of each tile"));
    row->addWidget(figures_);
    row->addWidget(start_);
    row->addStretch();
    connect(start_, &QPushButton::clicked, this, &SuggestionsDialog::start);
    return head;
}

QWidget* SuggestionsDialog::makeFoot() {
    apply_->setToolTip(tr("Makes this change to the set; Undo takes it back"));
    connect(apply_, &QPushButton::clicked, this, &SuggestionsDialog::applyChosen);
    return makeDialogButtonRow(*this, *apply_);
}

void SuggestionsDialog::setSource(const FindingsPointer& findings, std::vector<playtest::CountEdit> edits) {
    task_.cancel();
    findings_ = findings;
    edits_ = std::move(edits);
    suggestions_.clear();
    figures_->clear();
    kinds_ = playtest::unwantedSharesIn(findings->results);
    for (const playtest::UnwantedShare& one : kinds_)
        figures_->addItem(translated(Text(one.aim)));
    fill();
    summary_->setText(tr("Tries one copy more and one copy fewer of each tile in up to %L1 games by %2, and "
                         "stops early if an edit is of no use. ✓ marks edits that surely help: the chance "
                         "that any of these marks is wrong is at most 5 %.")
                          .arg(maxGames_)
                          .arg(botsInWords(findings->results)));
    refresh();
}

void SuggestionsDialog::start() {
    const game::Ruleset* rules = game::findRuleset(rulesets(), findings_->plan.ruleset);
    const int kind = figures_->currentIndex();
    if (rules == nullptr || kind < 0)
        return;
    what_ = kinds_[static_cast<std::size_t>(kind)];
    suggestions_.clear();
    fill();
    playtest::Plan plan = findings_->plan;
    plan.games = maxGames_;
    plan.shard = plan.shards = 1;
    task_.start([this, plan, rules, what = what_, edits = edits_](TaskControl& task) {
        playtest::SuggestSettings settings;
        settings.threads = std::max(1, QThread::idealThreadCount() - 1);
        settings.stop = task.stop;
        settings.progress = [&task](double part) { task.progress = static_cast<float>(part); };
        auto found = std::make_shared<std::vector<playtest::Suggestion>>(
            playtest::suggest(plan, edits, *rules, what, settings));
        const bool stopped = task.stop.stop_requested();
        return [this, found, stopped] { showSuggestions(std::move(*found), stopped); };
    });
    refresh();
}

void SuggestionsDialog::showSuggestions(std::vector<playtest::Suggestion> suggestions, bool stopped) {
    suggestions_ = std::move(suggestions);
    fill();
    const auto helping =
        static_cast<int>(std::ranges::count(suggestions_, true, &playtest::Suggestion::helps));
    QString words = helping > 0 ? tr("%n edits surely help; they come first.", nullptr, helping)
                                : tr("No edit surely helps. The list starts with the largest change.");
    if (stopped)
        words.prepend(tr("Stopped after %1 of %2 edits.").arg(suggestions_.size()).arg(edits_.size()) + u' ');
    setSpokenText(*summary_, words);
    refresh();
    table_->setFocus();
}

void SuggestionsDialog::fill() {
    model_->clear();
    model_->setHorizontalHeaderLabels({tr("Edit"), tr("Change"), tr("Finding")});
    const auto item = [](const QString& words) {
        auto* made = new QStandardItem(words);
        made->setEditable(false);
        return made;
    };
    for (const playtest::Suggestion& one : suggestions_) {
        model_->appendRow({item(translated(playtest::suggestionText(one, what_))),
                           item(differenceIntervalInWords(one.difference.interval, Unit::Share)),
                           item(one.helps ? tr("✓ surely helps") : tr("effect unclear"))});
    }
    if (!suggestions_.empty())
        table_->setCurrentIndex(model_->index(0, 0));
}

void SuggestionsDialog::refresh() {
    progress_->refresh();
    const bool idle = !task_.busy();
    figures_->setEnabled(idle && figures_->count() > 0);
    start_->setEnabled(idle && figures_->count() > 0);
    apply_->setEnabled(idle && !suggestions_.empty());
}

int SuggestionsDialog::chosen() const {
    return table_->currentIndex().isValid() ? table_->currentIndex().row() : -1;
}

void SuggestionsDialog::applyChosen() {
    applyRow(chosen());
}

void SuggestionsDialog::applyRow(int row) {
    if (task_.busy() || row < 0 || row >= static_cast<int>(suggestions_.size()))
        return;
    const playtest::Suggestion one = suggestions_[static_cast<std::size_t>(row)];
    setSpokenText(
        *summary_,
        edit_(one.edit)
            ? tr("Applied: %1. The figures of the other suggestions are still from before this change.")
                  .arg(translated(playtest::suggestionText(one, what_)))
            : tr("Nothing was changed: the set no longer has this tile, or has only one copy of "
                 "it."));
}

bool SuggestionsDialog::eventFilter(QObject* watched, QEvent* event) {
    if (watched == table_ && event->type() == QEvent::KeyPress)
        if (const int key = static_cast<QKeyEvent*>(event)->key();
            key == Qt::Key_Return || key == Qt::Key_Enter) {
            applyChosen();
            return true;
        }
    return QDialog::eventFilter(watched, event);
}

} // namespace tilewright
