#pragma once

#include "editor/output/formats/export_source.h"
#include "engine/base/issue.h"

#include <QObject>

#include <functional>
#include <optional>
#include <string>

class QAction;
class QWidget;

namespace tilewright {

class ExportDialog;
class WindowInterface;
class MessageBar;
class TileSetDocument;
struct Workspace;

/// Exchange with other programs: exports of the document in front, imports of tile tables.
class ExchangeCommands : public QObject {
    Q_OBJECT
public:
    /// All outlive this; `window` is the parent of dialogs.
    ExchangeCommands(Workspace& workspace, MessageBar& messages, WindowInterface& frame, QWidget* window);

    QList<QAction*> actions() const { return {export_, share_, import_}; }
    /// Call when something else may be in front.
    void refresh();

    void exportFront();
    void shareFront();
    void askForTable();
    /// Shows the changes of the table and imports it as one undo step, or as a new set where none of its
    /// family is in front. False if that was declined, or if the table has errors.
    bool importFile(const QString& path);
    /// `origin` in words, in the language of the moment.
    bool importText(const std::string& table, const std::function<QString()>& origin);
    void importPasted(const QString& table);

private:
    /// Null where no set is in front.
    TileSetDocument* set() const;
    /// Missing, with the reason told, where what is in front has errors.
    std::optional<exchange::Source> goodSource();
    void addNew(const TileSet& set);
    void tellWritten(const ExportDialog& dialog);
    void tellWarnings(const QString& file, const Issues& warnings);
    void tellShared(const QString& page, const Issues& warnings);

    Workspace& workspace_;
    MessageBar& messages_;
    WindowInterface& frame_;
    QWidget* window_;
    QAction* export_;
    QAction* share_;
    QAction* import_;
};

} // namespace tilewright
