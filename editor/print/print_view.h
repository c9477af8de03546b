#pragma once

#include "editor/print/formats/sheet_drawer.h"
#include "editor/print/formats/sheet_formats.h"
#include "engine/sheet/template.h"
#include "engine/tileset/map/map.h"
#include "engine/tileset/tileset.h"

#include <QStringList>
#include <QWidget>

#include <functional>
#include <memory>

class QCheckBox;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QSpinBox;
class QTimer;
class QToolButton;

namespace tilewright {

class SheetOptionsForm;
class SheetPreview;
class TemplateRow;

/// The print mode: the sheets as they will be, and what they shall be.
class PrintView : public QWidget {
    Q_OBJECT
public:
    explicit PrintView(QWidget* parent = nullptr);

    /// Where the board comes from that sheets may have; asked when one is wanted.
    void setMapSource(std::function<Map()> source) { mapSource_ = std::move(source); }
    /// With the options that the set keeps. `title` is its file name; the sheets are named after it.
    void setTileSet(const TileSet& set, const QString& title);
    void clear();
    /// Of what is shown.
    int pages() const;
    const sheet::SheetSpecification& specification() const;
    void setSpecification(const sheet::SheetSpecification& specification);
    /// Pages are drawn behind the window; until new ones are ready the old ones stay.
    bool isDrawing() const { return drawer_->isDrawing(); }
    SheetPreview& preview() const { return *preview_; }

public slots:
    /// In the format that is chosen. The files written, in page order; empty when there was an error, which
    /// is then shown.
    QStringList writeSheets(const QString& folder);
    /// Shows them as the printer will, and prints them from there.
    void printSheets();

signals:
    /// By hand, for the set that is shown: to be kept with it. `typing`: more will come.
    void optionsEdited(const tilewright::sheet::SheetSpecification& options, bool typing);

private:
    using Kind = SheetOrder::Kind;

    QWidget* makeBar();
    QWidget* makeOptions();
    QWidget* makeResult();
    QWidget* makeTold(QWidget* parent);
    void refresh();
    void show(const std::shared_ptr<const DrawnSheets>& sheets, const Issues& issues);
    void showNothing(const Issues& why);
    void showSlots();
    void skipSlot(int slot);
    SheetOrder order() const;
    void optionsChanged();
    void takeOptions(bool typing);
    void takeTemplate(const sheet::SheetTemplate& sheet);
    void saveTemplate();
    sheet::SheetTemplate asTemplate(const QString& name) const;
    void showPage(int page);
    void askWhereToWrite();
    bool writesSingles() const;
    bool mayReplace(const std::vector<std::filesystem::path>& files);
    void offerChoices();
    const SheetFormat& format() const;
    SheetTarget target(const QString& folder) const;
    QString wroteInWords(const QString& folder, const QStringList& files) const;
    void say(const Issues& issues);

    TileSet set_;
    /// Why the options that it keeps are not shown.
    Issues keptTrouble_;
    QString baseName_;
    QString lastFolder_;
    bool hasSet_ = false;
    std::function<Map()> mapSource_;
    /// Whether there are sheets to write: those that were drawn last.
    bool canWrite_ = false;
    SheetDrawer* drawer_;
    QTimer* patience_;
    SheetPreview* preview_;
    QScrollArea* pagesArea_;
    QComboBox* kind_;
    QSpinBox* page_;
    QToolButton* previous_;
    QToolButton* next_;
    QComboBox* zoom_;
    TemplateRow* templates_;
    SheetOptionsForm* options_;
    QComboBox* format_;
    QSpinBox* dots_;
    QCheckBox* single_;
    QPushButton* print_;
    QToolButton* slots_;
    QLabel* summary_;
    QLabel* trouble_;
    QLabel* written_;
    QPushButton* write_;
};

} // namespace tilewright
