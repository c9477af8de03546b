#pragma once

class QString;
class QTableView;

namespace tilewright {

/// Makes a read-only, sortable table: whole rows, no grid, no row numbers; the Tab key leaves it.
void makePlainTable(QTableView& table, const QString& name);

} // namespace tilewright
