#pragma once

#include "engine/sheet/sheet_template.h"

#include <QString>
#include <QWidget>

#include <vector>

class QAction;
class QComboBox;

namespace tilewright {

/// Templates to choose from: bundled ones and those saved by the user.
class TemplateRow : public QWidget {
    Q_OBJECT
public:
    explicit TemplateRow(QWidget* parent);

    /// Saves among the user's own; issues name the file.
    Issues save(const sheet::SheetTemplate& sheet);
    /// Renames one of the user's own; issues name the file.
    Issues renameChosen(const QString& name);
    Issues deleteChosen();
    /// Selects the template with these options for the set; none if the options are the user's own.
    void showFor(const sheet::SheetSpecification& specification, const TileSet& set);
    QComboBox* box() const { return box_; }

signals:
    void chosen(const tilewright::sheet::SheetTemplate& sheet);
    void saveWanted();
    /// The user's file can't be read or changed.
    void failed(const tilewright::Issues& issues);

private:
    void fill();
    void choose(int index);
    void refresh();
    void askForName();
    void askToDelete();
    /// Empty if the template is not one of the user's own.
    QString chosenPath() const;

    QComboBox* box_;
    QAction* rename_;
    QAction* delete_;
    /// By the rows of the box; empty names for rows without a template.
    std::vector<sheet::SheetTemplate> templates_;
};

} // namespace tilewright
