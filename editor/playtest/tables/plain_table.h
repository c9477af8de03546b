#pragma once

class QString;
class QTableView;
class QTableWidget;

namespace tilewright {

/// Makes a read-only, sortable table: whole rows, no grid, no row numbers; the Tab key leaves it.
void makePlainTable(QTableView& table, const QString& name);
/// Makes a table whose cells are typed into, as high as so many lines; the Tab key leaves it.
void makeEditedTable(QTableWidget& table, int lines);

} // namespace tilewright
