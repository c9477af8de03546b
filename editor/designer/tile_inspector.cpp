#include "editor/designer/tile_inspector.h"

#include "editor/designer/document_line_edit.h"
#include "editor/document/tileset_document.h"
#include "editor/theme/text.h"
#include "engine/tileset/format.h"

#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

namespace tilewright {

TileInspector::TileInspector(QWidget* parent)
    : Panel(tr("Tile"), parent)
    , id_(new DocumentLineEdit)
    , count_(new QSpinBox)
    , configuration_(new QLabel)
    , notes_(new DocumentLineEdit)
    , fields_(new QWidget) {
    id_->setObjectName(QStringLiteral("tileId"));
    notes_->setObjectName(QStringLiteral("tileNotes"));
    count_->setRange(0, maxTileCount);
    id_->setToolTip(tr("Names the tile in files and records; no two tiles may have the same"));
    count_->setToolTip(tr("How many copies of this tile are in the set"));
    configuration_->setToolTip(tr("Follows from the passages of the tile"));
    notes_->setToolTip(tr("Free text; goes with the tile into the file"));
    notes_->setPlaceholderText(tr("none"));

    auto* form = new QFormLayout(fields_);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(14);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("I&d"), id_);
    form->addRow(tr("&Count"), count_);
    form->addRow(tr("Configuration"), configuration_);
    form->addRow(tr("&Notes"), notes_);
    body()->addWidget(fields_);

    connect(id_, &QLineEdit::editingFinished, this, &TileInspector::commitId);
    connect(count_, &QSpinBox::valueChanged, this, [this](int count) {
        if (index_ >= 0)
            document_->setCount(index_, count, TileSetDocument::Merge::Yes);
    });
    connect(notes_, &QLineEdit::textEdited, this, [this](const QString& notes) {
        if (index_ >= 0)
            document_->setNotes(index_, notes.toStdString(), TileSetDocument::Merge::Yes);
    });
}

void TileInspector::showTile(TileSetDocument* document, int index) {
    if (document != document_ || index != index_)
        commitEdits();
    disconnect(following_);
    document_ = document;
    index_ = document == nullptr ? -1 : index;
    if (document != nullptr)
        following_ = connect(document, &TileSetDocument::changed, this, &TileInspector::refresh);
    refresh();
}

void TileInspector::commitEdits() {
    commitId();
}

void TileInspector::commitId() {
    if (index_ < 0 || index_ >= document_->size() || !id_->isPending())
        return;
    const QString typed = id_->text().trimmed();
    if (typed.isEmpty())
        id_->dropPending();
    else
        document_->setId(index_, typed.toStdString());
}

void TileInspector::refresh() {
    if (index_ >= 0 && index_ >= document_->size())
        index_ = -1;
    fields_->setEnabled(index_ >= 0);
    const QSignalBlocker quiet(count_);
    if (index_ < 0) {
        id_->showValue({});
        count_->setValue(0);
        configuration_->clear();
        notes_->showValue({});
        return;
    }
    const Tile& tile = document_->tile(index_);
    id_->showValue(toQString(tile.id));
    count_->setValue(tile.count);
    configuration_->setText(translated(name(configuration(tile.sides))));
    notes_->showValue(toQString(tile.notes));
}

} // namespace tilewright
