#pragma once

#include "editor/document/tileset/tileset_document.h"
#include "editor/theme/panel.h"

class QAction;
class QComboBox;
class QFormLayout;
class QHBoxLayout;
class QSpinBox;

namespace tilewright {

class DocumentLineEdit;

/// Id, count, configuration and notes of the chosen tiles. What differs between them is shown as mixed; an
/// edit sets it for all of them.
class TileInspector : public Panel {
    Q_OBJECT
public:
    explicit TileInspector(QWidget* parent = nullptr);

    /// Pre: the document outlives its being shown; null shows nothing.
    void showTiles(TileSetDocument* document, const Places& tiles);
    /// What is typed but not yet taken over becomes an edit.
    void commitEdits();
    /// Leads to a field by its name in the file; false if it has none of that name.
    bool goTo(const QString& field);
    /// Whether tiles have a configuration, and what else is shown of them below the fields; null for nothing.
    void setRows(bool configuration, QWidget* more);
    void addButton(QAction* action, const QString& text);

private:
    void refresh();
    void refreshId();
    void refreshConfiguration();
    void commitId();
    void reshape(Configuration configuration);
    /// Drops places that are gone.
    void checkPlaces();

    TileSetDocument* document_ = nullptr;
    Places tiles_;
    /// Index of the undo stack behind the configuration set last, -1 if none was since these were chosen.
    int reshapedAt_ = -1;
    QMetaObject::Connection following_;
    QMetaObject::Connection foreseeing_;
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
