#pragma once

#include "engine/model/table/tile_table.h"

#include <QDialog>

#include <string>
#include <vector>

class QCheckBox;
class QLabel;
class QPushButton;
class QTreeWidget;

namespace tilewright {

/// Shows what a table would change in a set: new, changed and missing tiles. Changes nothing before it is
/// accepted.
class ImportDialog : public QDialog {
    Q_OBJECT
public:
    enum class Into { SetInFront, NewSet };
    /// Pre: importTable() finds no error in the table. `origin` describes the table: a file, the clipboard.
    ImportDialog(TileSet into, std::string table, const QString& origin, Into where,
                 QWidget* parent = nullptr);

    /// The set after the import.
    const TileSet& result() const { return import_.set; }
    /// Indices of the affected tiles: changed ones before, changed and new ones afterwards.
    std::vector<int> shownBefore() const { return indicesIn(into_); }
    std::vector<int> shownAfter() const { return indicesIn(import_.set); }
    QTreeWidget* preview() const { return preview_; }
    QCheckBox* removeMissing() const { return remove_; }
    /// Shown where new tiles equal missing ones.
    QCheckBox* renameEqual() const { return rename_; }
    QString summary() const;

private:
    void layOut(const QString& origin, Into where);
    void askAboutEqual();
    void import();
    void showChanges();
    void showSummary();
    std::vector<int> indicesIn(const TileSet& set) const;

    TileSet into_;
    std::string table_;
    TableImport import_;
    Issues warnings_;
    QLabel* summary_;
    QTreeWidget* preview_;
    QCheckBox* rename_;
    QCheckBox* remove_;
    QPushButton* take_ = nullptr;
};

} // namespace tilewright
