#pragma once

#include "editor/output/sheets/sheet_formats.h"
#include "editor/print/sheet_renderer.h"
#include "engine/model/map/map.h"
#include "engine/model/tileset.h"
#include "engine/sheet/sheet_template.h"

#include <QStringList>
#include <QWidget>

#include <functional>
#include <memory>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QSpinBox;
class QTimer;
class QToolButton;

namespace tilewright {

class FormatRow;
class SheetOptionsForm;
class SheetPreview;
class TemplateRow;

/// The print mode: a preview of the sheets, and their options.
class PrintView : public QWidget {
    Q_OBJECT
public:
    explicit PrintView(QWidget* parent = nullptr);

    /// Sets the source of the board for sheets, with the set whose tiles it names; called when a board is
    /// needed.
    void setMapSource(std::function<std::pair<Map, TileSet>()> source) { mapSource_ = std::move(source); }
    /// Sets the source of the game whose rules are shown; called when they are.
    void setRulesSource(std::function<sheet::RuleSubject()> source) { rulesSource_ = std::move(source); }
    /// Whether the file of the set has the options shown; if not, where they are kept is said.
    enum class Options { InFile, BesideFile, OfSetWithoutFile };
    /// Uses the options stored in the set. `title` is its file name, which the sheets are named after.
    void setTileSet(const TileSet& set, const QString& title, Options options = Options::InFile);
    void clear();
    /// Number of pages shown.
    int pages() const;
    const sheet::SheetSpecification& specification() const;
    void setSpecification(const sheet::SheetSpecification& specification);
    /// Pages are drawn in the background; old pages stay until new ones are ready.
    bool isDrawing() const { return renderer_->isDrawing(); }
    SheetPreview& preview() const { return *preview_; }

public slots:
    /// Writes in the chosen format. Returns the files in page order; empty after an error, which is shown.
    QStringList writeSheets(const QString& folder);
    /// The same of a format that has all pages in one file.
    QStringList writeSheetFile(const QString& file);
    /// Shows the print preview, from which they can be printed.
    void printSheets();

signals:
    /// Options edited by the user, to be stored in the shown set. `typing`: more changes will follow.
    void optionsEdited(const tilewright::sheet::SheetSpecification& options, bool typing);

private:
    using Kind = SheetRequest::Kind;

    QWidget* makeBar();
    QWidget* makeOptions();
    QWidget* makeResult();
    QWidget* makeMessages(QWidget* parent);
    void refresh();
    void show(const std::shared_ptr<const DrawnSheets>& sheets, const Issues& issues);
    void showNothing(const Issues& why);
    void showSlots();
    void skipSlot(int slot);
    Kind shownKind() const;
    SheetRequest request() const;
    void optionsChanged();
    void takeOptions(bool typing);
    void takeTemplate(const sheet::SheetTemplate& sheet);
    void saveTemplate();
    sheet::SheetTemplate asTemplate(const QString& name) const;
    void showPage(int page);
    void askWhereToWrite();
    bool mayOverwrite(const std::vector<std::filesystem::path>& files);
    void offerChoices();
    SheetTarget target(const QString& folder) const;
    QStringList writeTo(SheetTarget target);
    QString wroteInWords(const QString& folder, const QStringList& files) const;
    void say(const Issues& issues);

    TileSet set_;
    /// Issues of the set's stored options, which are therefore not shown.
    Issues storedOptionIssues_;
    QString baseName_;
    bool hasSet_ = false;
    /// Other sheets than before are seen from their first page on.
    bool fromStart_ = true;
    std::function<std::pair<Map, TileSet>()> mapSource_;
    std::function<sheet::RuleSubject()> rulesSource_;
    /// Whether there are sheets to write: the last ones drawn.
    bool canWrite_ = false;
    SheetRenderer* renderer_;
    QTimer* drawingHintTimer_;
    SheetPreview* preview_;
    QScrollArea* pagesArea_;
    QComboBox* kind_;
    QSpinBox* page_;
    QToolButton* previous_;
    QToolButton* next_;
    QComboBox* zoom_;
    TemplateRow* templates_;
    SheetOptionsForm* options_;
    FormatRow* format_;
    QPushButton* print_;
    QToolButton* slots_;
    QLabel* summary_;
    QLabel* trouble_;
    QLabel* written_;
    QLabel* unsaved_;
    QPushButton* write_;
};

} // namespace tilewright
