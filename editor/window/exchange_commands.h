#pragma once

#include "editor/exchange/source.h"

#include <QObject>

#include <functional>
#include <optional>

class QAction;
class QWidget;

namespace tilewright {

class Document;
class ExportDialog;
class MessageBar;
class TileSetDocument;

/// Exchange with other programs: exports of the document in front, imports of tile tables.
class ExchangeCommands : public QObject {
    Q_OBJECT
public:
    struct Front {
        /// The document in front; empty if there is none.
        std::function<std::optional<exchange::Source>()> source;
        /// Null if no set is in front.
        std::function<TileSetDocument*()> set;
        /// The folder of its files.
        std::function<QString()> folder;
        /// Shows the set in the designer, where the import can be seen and undone.
        std::function<void()> showSet;
    };
    /// `window` is the parent of dialogs.
    ExchangeCommands(MessageBar& messages, QWidget* window, Front front);

    QList<QAction*> actions() const { return {export_, import_}; }
    void refresh(bool canExport, bool canImport);

    void exportFront();
    void askForTable();
    /// Shows the changes of the table and imports it as one undo step. False if that was declined, or if the
    /// table has errors.
    bool importFile(const QString& path);
    bool importText(const std::string& table, const QString& origin);

private:
    void tellWritten(const ExportDialog& dialog);

    MessageBar& messages_;
    QWidget* window_;
    Front front_;
    QAction* export_;
    QAction* import_;
};

} // namespace tilewright
