#include "editor/designer/panels/tile_inspector.h"

#include "editor/designer/panels/document_line_edit.h"
#include "editor/words/translated_text.h"
#include "engine/model/io/file_formats.h"

#include <QAction>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace tilewright {

namespace {

/// The common value of all tiles, or nothing if they differ.
template <class Get>
auto common(const TileSetDocument& document, const TileIndices& tiles, Get get) {
    std::optional value(get(document.tile(tiles.front())));
    for (int place : tiles)
        if (!(get(document.tile(place)) == *value))
            return decltype(value)();
    return value;
}

} // namespace

TileInspector::TileInspector(QWidget* parent)
    : Panel(tr("Tile"), parent)
    , id_(new DocumentLineEdit)
    , count_(new DocumentIntegerBox)
    , configuration_(new QComboBox)
    , notes_(new DocumentLineEdit)
    , fields_(new QWidget)
    , buttons_(new QHBoxLayout) {
    id_->setObjectName(QStringLiteral("tileId"));
    count_->setObjectName(QStringLiteral("tileCount"));
    notes_->setObjectName(QStringLiteral("tileNotes"));
    configuration_->setObjectName(QStringLiteral("tileConfiguration"));
    count_->setRange(0, maxTileCount);
    count_->setAccelerated(true);
    count_->setToolTip(tr("How many copies of this tile are in the set"));
    for (const Configuration kind : allConfigurations)
        configuration_->addItem(translated(name(kind)));
    configuration_->setToolTip(tr("How many passages the tile has, and how they are arranged. Changing it "
                                  "keeps the doors of the remaining passages; new passages are open"));
    notes_->setToolTip(tr("Free text, saved with the tile"));

    form_ = new QFormLayout(fields_);
    QFormLayout* form = form_;
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(14);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("Id"), id_);
    form->addRow(tr("Count"), count_);
    form->addRow(tr("Configuration"), configuration_);
    form->addRow(tr("Notes"), notes_);
    buttons_->addStretch();
    body()->addWidget(fields_);
    body()->addLayout(buttons_);
    body()->addStretch(1);

    id_->setMaxLength(static_cast<int>(maxIdCharacters));
    connect(id_, &QLineEdit::editingFinished, this, &TileInspector::commitId);
    connect(count_, &QSpinBox::valueChanged, this, [this](int count) {
        if (!tiles_.empty() && count >= 0)
            document_->setCount(tiles_, count, TileSetDocument::Merge::Yes);
    });
    connect(configuration_, &QComboBox::activated, this, [this](int row) {
        if (!tiles_.empty())
            reshape(allConfigurations[static_cast<std::size_t>(row)]);
    });
    connect(notes_, &QLineEdit::textEdited, this, [this](const QString& notes) {
        if (!tiles_.empty())
            document_->setNotes(tiles_, notes.toStdString(), TileSetDocument::Merge::Yes);
    });
    for (QLineEdit* field : {static_cast<QLineEdit*>(id_), static_cast<QLineEdit*>(notes_)})
        connect(field, &QLineEdit::editingFinished, this, [this] {
            if (document_ != nullptr)
                document_->endMerging();
        });
    refresh();
}

void TileInspector::setRows(bool configuration, QWidget* more) {
    form_->setRowVisible(configuration_, configuration);
    if (more_ != nullptr)
        more_->hide();
    more_ = more;
    if (more == nullptr)
        return;
    if (body()->indexOf(more) < 0)
        body()->insertWidget(body()->indexOf(fields_) + 1, more, 100);
    more->show();
}

void TileInspector::addButton(QAction* action, const QString& text) {
    auto* button = new QPushButton(action->icon(), text);
    button->setToolTip(action->toolTip());
    button->setEnabled(action->isEnabled());
    connect(button, &QPushButton::clicked, action, &QAction::trigger);
    connect(action, &QAction::enabledChanged, button, &QWidget::setEnabled);
    connect(action, &QAction::visibleChanged, button,
            [button, action] { button->setVisible(action->isVisible()); });
    buttons_->insertWidget(buttons_->count() - 1, button);
}

bool TileInspector::goTo(const QString& field) {
    QWidget* target = nullptr;
    if (field == QLatin1String("id"))
        target = id_;
    else if (field == QLatin1String("count"))
        target = count_;
    else if (field == QLatin1String("notes"))
        target = notes_;
    if (target != nullptr)
        target->setFocus(Qt::OtherFocusReason);
    return target != nullptr;
}

void TileInspector::showTiles(TileSetDocument* document, const TileIndices& tiles) {
    if (document == document_ && tiles == tiles_)
        return refresh();
    commitEdits();
    if (document != document_) {
        disconnect(following_);
        disconnect(aboutToChangeConnection_);
        if (document != nullptr) {
            following_ = connect(document, &TileSetDocument::changed, this, &TileInspector::refresh);
            // During a change, pending text must not become an edit.
            aboutToChangeConnection_ =
                connect(document, &TileSetDocument::aboutToChange, id_, &DocumentLineEdit::dropPending);
        }
    }
    document_ = document;
    tiles_ = document == nullptr ? TileIndices() : tiles;
    reshapedAt_ = -1;
    refresh();
}

void TileInspector::commitEdits() {
    commitId();
}

void TileInspector::commitId() {
    checkPlaces();
    if (tiles_.size() != 1 || !id_->isPending())
        return;
    const std::string typed = id_->text().trimmed().toStdString();
    id_->dropPending();
    if (!typed.empty())
        document_->setId(tiles_.front(), typed);
}

void TileInspector::reshape(Configuration configuration) {
    QUndoStack& stack = document_->undoStack();
    // Arrow keys pass through other configurations; the doors lost on the way are kept.
    if (stack.index() == reshapedAt_)
        stack.undo();
    const int before = stack.index();
    document_->reshape(tiles_, configuration);
    reshapedAt_ = stack.index() > before ? stack.index() : -1;
    refresh();
}

void TileInspector::checkPlaces() {
    if (document_ != nullptr)
        std::erase_if(tiles_, [this](int place) { return place >= document_->size(); });
}

void TileInspector::refresh() {
    checkPlaces();
    fields_->setEnabled(!tiles_.empty());
    setNote(tiles_.size() > 1 ? tr("%n chosen", nullptr, static_cast<int>(tiles_.size())) : QString());
    refreshId();
    refreshConfiguration();
    const QSignalBlocker quiet(count_);
    if (tiles_.empty()) {
        count_->setRange(0, maxTileCount);
        count_->setSpecialValueText({});
        count_->setValue(0);
        notes_->showValue({});
        notes_->setPlaceholderText({});
        return;
    }
    const QString mixed = tr("mixed");
    const auto count = common(*document_, tiles_, [](const Tile& tile) { return tile.count; });
    count_->setSpecialValueText(count ? QString() : mixed);
    count_->setRange(count ? 0 : -1, maxTileCount);
    count_->setValue(count.value_or(-1));
    const auto notes = common(*document_, tiles_, [](const Tile& tile) { return tile.notes; });
    notes_->setPlaceholderText(notes ? QStringLiteral("–") : mixed);
    notes_->showValue(toQString(notes.value_or(std::string())));
}

void TileInspector::refreshConfiguration() {
    std::optional<Configuration> kind;
    QString instead;
    if (!tiles_.empty()) {
        kind = common(*document_, tiles_, [](const Tile& tile) { return configuration(tile.sides()); });
        instead = kind ? translated(name(*kind)) : tr("mixed");
    }
    const auto row = kind ? std::ranges::find(allConfigurations, *kind) : allConfigurations.end();
    configuration_->setPlaceholderText(instead);
    configuration_->setCurrentIndex(row == allConfigurations.end()
                                        ? -1
                                        : static_cast<int>(std::distance(allConfigurations.begin(), row)));
}

void TileInspector::refreshId() {
    const bool one = tiles_.size() == 1;
    id_->setEnabled(one);
    id_->showValue(one ? toQString(document_->tile(tiles_.front()).id) : QString());
    id_->setPlaceholderText(tiles_.size() > 1 ? tr("mixed") : QString());
    id_->setToolTip(tiles_.size() > 1
                        ? tr("No two tiles may have the same id; choose one tile to change its id")
                        : tr("Identifies the tile in files and records; no two tiles may have the same id"));
}

} // namespace tilewright
