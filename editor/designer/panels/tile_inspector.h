#pragma once

#include "editor/common/panel.h"
#include "editor/document/tileset/tileset_document.h"

class QAction;
class QComboBox;
class QFormLayout;
class QHBoxLayout;
class QSpinBox;

namespace tilewright {

class DocumentLineEdit;

/// Id, count, configuration and notes of the chosen tiles. Differing values are shown as mixed; an edit sets
/// the value for all of them.
class TileInspector : public Panel {
    Q_OBJECT
public:
    explicit TileInspector(QWidget* parent = nullptr);

    /// Pre: the document outlives its being shown; null shows nothing.
    void showTiles(TileSetDocument* document, const TileIndices& tiles);
    /// Turns text that was typed but not applied yet into an edit.
    void commitEdits();
    /// Goes to a field by its name in the file; false if there is none of that name.
    bool goTo(const QString& field);
    /// Whether tiles have a configuration, and the widget shown below the fields; null for none.
    void setRows(bool configuration, QWidget* more);
    void addButton(QAction* action, const QString& text);

private:
    void refresh();
    void refreshId();
    void refreshConfiguration();
    void commitId();
    void reshape(Configuration configuration);
    /// Drops indices of removed tiles.
    void checkPlaces();

    TileSetDocument* document_ = nullptr;
    TileIndices tiles_;
    /// Index of the undo stack after the configuration was last set, -1 if it was not set since these tiles
    /// were chosen.
    int reshapedAt_ = -1;
    QMetaObject::Connection following_;
    QMetaObject::Connection aboutToChangeConnection_;
    DocumentLineEdit* id_;
    QSpinBox* count_;
    QComboBox* configuration_;
    DocumentLineEdit* notes_;
    QWidget* fields_;
    QFormLayout* form_ = nullptr;
    QWidget* more_ = nullptr;
    QHBoxLayout* buttons_;
};

} // namespace tilewright
