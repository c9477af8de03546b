#pragma once

#include "editor/common/panel.h"
#include "editor/document/tileset/tileset_document.h"

class QAbstractButton;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;

namespace tilewright {

class DocumentLineEdit;
class DocumentTextEdit;

/// The properties of a set as a whole: name, author, licence, size, pick colours, description.
class TileSetProperties : public Panel {
    Q_OBJECT
public:
    explicit TileSetProperties(QWidget* parent = nullptr);

    /// Pre: the document outlives its being shown; null shows nothing.
    void showSet(TileSetDocument* document);
    /// Goes to the field of an issue, by its name in the file; false if there is no such field.
    bool goTo(const QString& field);

private:
    void addTextField(const QString& label, DocumentLineEdit* field, const char* objectName,
                      std::string TileSet::*member, const QString& toolTip);
    void makeLicences(QFormLayout& form);
    QWidget* makeColours();
    void chooseColours();
    void refresh();
    void refreshColours();

    TileSetDocument* document_ = nullptr;
    QMetaObject::Connection following_;
    QWidget* fields_;
    QFormLayout* form_ = nullptr;
    QWidget* coloursRow_ = nullptr;
    DocumentLineEdit* name_;
    DocumentLineEdit* author_;
    QComboBox* licences_;
    DocumentLineEdit* licence_;
    QDoubleSpinBox* size_;
    std::vector<QAbstractButton*> colours_;
    DocumentTextEdit* description_;
};

} // namespace tilewright
