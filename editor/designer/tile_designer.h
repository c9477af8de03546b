#pragma once

#include "engine/tileset/side.h"

#include <QHash>
#include <QWidget>

#include <memory>

class QAction;
class QLabel;
class QListView;
class QMenu;
class QSplitter;

namespace tilewright {

class DocumentLineEdit;
class DoorActions;
class IssuesModel;
class Panel;
class SetStatistics;
class TileCanvas;
class TileInspector;
class TileListModel;
class TileSetDocument;

/// The design mode: the list of tiles, the chosen one large, and what follows from it.
class TileDesigner : public QWidget {
    Q_OBJECT
public:
    explicit TileDesigner(QWidget* parent = nullptr);
    ~TileDesigner() override;

    /// Pre: the document outlives its being shown; null shows nothing. Each document keeps its chosen tile.
    void setDocument(TileSetDocument* document);
    TileSetDocument* document() const { return document_; }
    /// -1 when none is chosen.
    int currentTile() const;
    void setCurrentTile(int index);

    TileCanvas* canvas() const { return canvas_; }
    QListView* tileList() const { return list_; }
    QListView* issueList() const { return issueList_; }
    DoorActions* doors() const { return doors_; }

    void fillTileMenu(QMenu& menu);
    void fillViewMenu(QMenu& menu);
    /// What is typed but not yet taken over becomes an edit.
    void commitEdits();

    QByteArray saveLayout() const;
    void restoreLayout(const QByteArray& state);

private:
    void makeActions();
    QWidget* makeListPanel();
    QWidget* makeCanvasPanel();
    QWidget* makeIssuesPanel();
    QWidget* makeSide();
    void showTile();
    void refreshHeadings();
    void refreshActions();
    void showHint(const QString& hint);
    void followDocument();
    void commitSetName();

    TileSetDocument* document_ = nullptr;
    std::unique_ptr<TileListModel> tiles_;
    std::unique_ptr<IssuesModel> issues_;
    QHash<const QObject*, int> chosenTiles_;

    DoorActions* doors_;
    QListView* list_ = nullptr;
    QListView* issueList_ = nullptr;
    TileCanvas* canvas_ = nullptr;
    TileInspector* inspector_ = nullptr;
    DocumentLineEdit* setName_ = nullptr;
    SetStatistics* statistics_ = nullptr;
    Panel* listPanel_ = nullptr;
    Panel* issuesPanel_ = nullptr;
    Panel* setPanel_ = nullptr;
    QLabel* heading_ = nullptr;
    QLabel* hint_ = nullptr;
    QSplitter* columns_ = nullptr;
    QSplitter* middle_ = nullptr;

    QAction* turn_ = nullptr;
    QAction* add_ = nullptr;
    QAction* duplicate_ = nullptr;
    QAction* delete_ = nullptr;
    QAction* editTile_ = nullptr;
    QAction* showNeighbours_ = nullptr;
    QAction* otherNeighbours_ = nullptr;
};

} // namespace tilewright
