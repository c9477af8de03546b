#pragma once

class QAbstractItemView;
class QDialog;
class QPushButton;
class QString;
class QTableView;
class QTableWidget;
class QWidget;

namespace tilewright {

/// Makes a read-only, sortable table: whole rows, no grid, no row numbers; the Tab key leaves it.
void setUpReadOnlyTable(QTableView& table, const QString& name);
/// Makes a table whose cells are typed into, as high as so many lines; the Tab key leaves it.
void setUpEditableTable(QTableWidget& table, int lines);

/// Shows these words in the middle while there are no rows, filtered or not. Pre: its model is set.
void tellWhenEmpty(QAbstractItemView& view, const QString& words);

/// The row below a list of games or tiles: what is done with the chosen one, and Close. Pre: the button
/// belongs to the dialog.
QWidget* makeDialogButtonRow(QDialog& dialog, QPushButton& action);

} // namespace tilewright
