#include "editor/play/panels/space_panel.h"

#include "editor/common/plain_text.h"
#include "editor/common/theme.h"
#include "editor/play/panels/space_view.h"
#include "editor/words/translated_text.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace tilewright {

namespace {

/// Width of name and note beside the ground.
constexpr int wordsWidth = 150;

} // namespace

SpacePanel::SpacePanel(InteractionController& interaction, QWidget* parent)
    : Panel(QString(), parent), interaction_(interaction) {
    setObjectName(QStringLiteral("spaces"));
    body()->setSpacing(4);
    hide();
}

SpacePanel::Row SpacePanel::makeRow() {
    Row row;
    row.all = new QWidget(this);
    row.name = new PlainLabel(row.all);
    row.name->setFont(headingFont(font()));
    row.note = new PlainLabel(row.all);
    row.note->setObjectName(QStringLiteral("spaceNote"));
    row.note->setFont(smallFont(font()));
    row.note->setWordWrap(true);
    row.view = new SpaceView(interaction_, row.all);
    auto* words = new QWidget(row.all);
    words->setFixedWidth(wordsWidth);
    auto* column = new QVBoxLayout(words);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(row.name);
    column->addWidget(row.note);
    column->addStretch();
    auto* line = new QHBoxLayout(row.all);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(10);
    line->addWidget(words);
    line->addWidget(row.view, 1);
    body()->addWidget(row.all);
    SpaceView* view = row.view;
    connect(view, &SpaceView::dragged, this, [this, view](QPoint global) { emit dragged(global, *view); });
    connect(view, &SpaceView::dropped, this, [this, view](QPoint global) { emit dropped(global, *view); });
    return row;
}

void SpacePanel::setSpaces(const std::vector<game::Space>& spaces) {
    const auto count = static_cast<std::size_t>(
        std::ranges::count_if(spaces, [](const game::Space& space) { return space.player < 0; }));
    while (rows_.size() > count) {
        rows_.back().all->deleteLater();
        rows_.pop_back();
    }
    while (rows_.size() < count)
        rows_.push_back(makeRow());
    auto row = rows_.begin();
    for (const game::Space& space : spaces) {
        if (space.player >= 0)
            continue;
        row->name->setText(upperFirst(translated(space.kind)));
        row->note->setText(upperFirst(space.note));
        row->view->setSpace(space);
        ++row;
    }
    setVisible(wanted_ && hasSpaces());
}

void SpacePanel::setShown(bool wanted) {
    wanted_ = wanted;
    setVisible(wanted_ && hasSpaces());
}

game::Kind SpacePanel::spaceAt(QPoint global) const {
    for (const Row& row : rows_)
        if (row.view->isVisible() && row.view->rect().contains(row.view->mapFromGlobal(global)))
            return row.view->kind();
    return {};
}

SpaceView* SpacePanel::view(game::Kind space) const {
    for (const Row& row : rows_)
        if (row.view->kind() == space && row.view->isVisible())
            return row.view;
    return nullptr;
}

} // namespace tilewright
