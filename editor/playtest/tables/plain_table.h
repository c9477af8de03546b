#pragma once

class QString;
class QTableView;

namespace tilewright {

/// A table to read and sort: whole rows, no grid, no numbers of rows; the Tab key leads on.
void makePlainTable(QTableView& table, const QString& name);

} // namespace tilewright
