#pragma once

#include <QObject>

#include <string>

class QAction;
class QWidget;

namespace tilewright {

class ExportDialog;
class Frame;
class MessageBar;
class TileSetDocument;
struct Workspace;

/// What other programs get and give: exports of what is in front, tables of tiles taken over.
class ExchangeCommands : public QObject {
    Q_OBJECT
public:
    /// All outlive this; `window` is the parent of dialogs.
    ExchangeCommands(Workspace& workspace, MessageBar& messages, Frame& frame, QWidget* window);

    QList<QAction*> actions() const { return {export_, import_}; }
    /// Call when something else may be in front.
    void refresh();

    void exportFront();
    void askForTable();
    /// Shows what the table changes and takes it over as one undo step. False where that was refused, or
    /// there is something wrong with it.
    bool importFile(const QString& path);
    bool importText(const std::string& table, const QString& origin);
    void importPasted(const QString& table);

private:
    /// Null where no set is in front.
    TileSetDocument* set() const;
    /// A folder that files of what is in front lie in.
    QString folder() const;
    void tellWritten(const ExportDialog& dialog);

    Workspace& workspace_;
    MessageBar& messages_;
    Frame& frame_;
    QWidget* window_;
    QAction* export_;
    QAction* import_;
};

} // namespace tilewright
