#pragma once

#include "editor/common/panel.h"
#include "editor/designer/panels/quick_fixes.h"

#include <memory>
#include <set>
#include <vector>

class QAction;
class QListView;

namespace tilewright {

class IssuesModel;

/// Lint's issues of the set, with a link for each quick fix.
class IssuesPanel : public Panel {
    Q_OBJECT
public:
    explicit IssuesPanel(QWidget* parent = nullptr);
    ~IssuesPanel() override;

    /// Null shows nothing. Pre: the document outlives its being shown.
    void showIssues(TileSetDocument* document);
    QListView* list() const { return list_; }
    IssuesModel* model() const { return model_.get(); }
    QAction* fixAction() const { return fix_; }
    /// Indices of the tiles with issues.
    std::set<int> tilesWithIssues() const;

    /// Empty if there is no quick fix.
    QString fixLabel(int row) const;
    void fix(int row);

signals:
    /// Text that was typed but not applied yet must become an edit now.
    void aboutToFix();
    void issuesChanged();
    /// `part` is the rest of the pointer after the tile ("sides/0", "id"); `enter`: with the keyboard's
    /// focus.
    void goToTile(int place, const QString& part, bool enter);
    /// `field`: a field of the set by its name in the file.
    void goToField(const QString& field);

private:
    void goTo(int row, bool enter);
    void refresh();
    void refreshAction();
    int rowToFix() const;
    void showMenu(QPoint position);

    QListView* list_;
    QAction* fix_;
    TileSetDocument* document_ = nullptr;
    std::unique_ptr<IssuesModel> model_;
    std::vector<std::optional<QuickFix>> fixes_;
};

} // namespace tilewright
