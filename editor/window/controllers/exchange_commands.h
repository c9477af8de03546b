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

/// Exchange with other programs: exports of the document in front, imports of tile tables.
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
    /// Shows the changes of the table and imports it as one undo step. False if that was declined, or if the
    /// table has errors.
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
