#pragma once

#include "editor/designer/panels/quick_fixes.h"
#include "editor/theme/panel.h"

#include <memory>
#include <set>
#include <vector>

class QAction;
class QListView;

namespace tilewright {

class IssuesModel;

/// What lint says of the set, with a link to mend what can be mended at once.
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
    /// Places of the tiles that issues are about.
    std::set<int> places() const;

    /// Empty where there is no quick fix.
    QString fixLabel(int row) const;
    void fix(int row);

signals:
    /// What is typed but not yet an edit is to become one.
    void aboutToFix();
    void issuesChanged();
    /// `part` is what follows the tile in the pointer ("sides/0", "id"); `enter`: with the keyboard's focus.
    void goToTile(int place, const QString& part, bool enter);
    /// A field of the set by its name in the file.
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
