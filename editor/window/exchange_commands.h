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

/// What other programs get and give: exports of what is in front, tables of tiles taken over.
class ExchangeCommands : public QObject {
    Q_OBJECT
public:
    struct Front {
        /// What is in front; none where nothing is.
        std::function<std::optional<exchange::Source>()> source;
        /// Null where no set is in front.
        std::function<TileSetDocument*()> set;
        /// A folder that files of it lie in.
        std::function<QString()> folder;
        /// Brings the set to where its tiles are edited: what was taken over is seen, and undone, there.
        std::function<void()> showSet;
    };
    /// `window` is the parent of dialogs.
    ExchangeCommands(MessageBar& messages, QWidget* window, Front front);

    QList<QAction*> actions() const { return {export_, import_}; }
    void refresh(bool canExport, bool canImport);

    void exportFront();
    void askForTable();
    /// Shows what the table changes and takes it over as one undo step. False where that was refused, or
    /// there is something wrong with it.
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
