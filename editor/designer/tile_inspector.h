#pragma once

#include "editor/theme/panel.h"

class QSpinBox;

namespace tilewright {

class DocumentLineEdit;
class TileSetDocument;

/// The chosen tile's id, count, configuration and notes.
class TileInspector : public Panel {
    Q_OBJECT
public:
    explicit TileInspector(QWidget* parent = nullptr);

    /// Pre: the document outlives its being shown; null shows nothing.
    void showTile(TileSetDocument* document, int index);
    /// What is typed but not yet taken over becomes an edit.
    void commitEdits();

private:
    void refresh();
    void commitId();

    TileSetDocument* document_ = nullptr;
    int index_ = -1;
    QMetaObject::Connection following_;
    DocumentLineEdit* id_;
    QSpinBox* count_;
    QLabel* configuration_;
    DocumentLineEdit* notes_;
    QWidget* fields_;
};

} // namespace tilewright
