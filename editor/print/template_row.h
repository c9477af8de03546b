#pragma once

#include "engine/sheet/template.h"

#include <QString>
#include <QWidget>

#include <vector>

class QAction;
class QComboBox;

namespace tilewright {

/// Templates to choose from: bundled ones and those that the user has saved.
class TemplateRow : public QWidget {
    Q_OBJECT
public:
    explicit TemplateRow(QWidget* parent);

    /// Saves under the user's own; issues that name the file.
    Issues save(const sheet::SheetTemplate& sheet);
    /// Of the user's own; issues that name the file.
    Issues renameChosen(const QString& name);
    Issues deleteChosen();
    /// The template that gives these options for the set, or none: they are somebody's own.
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
    /// Empty where the template is none of the user's own.
    QString chosenPath() const;

    QComboBox* box_;
    QAction* rename_;
    QAction* delete_;
    /// By the rows of the box; empty names where there is no template.
    std::vector<sheet::SheetTemplate> templates_;
};

} // namespace tilewright
