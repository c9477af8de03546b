#pragma once

#include "editor/print/sheet_formats.h"
#include "engine/sheet/template.h"
#include "engine/tileset/map.h"
#include "engine/tileset/tileset.h"

#include <QStringList>
#include <QWidget>

#include <functional>

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
    /// `title` is the set's file name; the sheets are named after it. Options are kept by `path`.
    void setTileSet(const TileSet& set, const QString& title, const QString& path = {});
    void clear();
    int pages() const;
    const sheet::SheetSpecification& specification() const;
    void setSpecification(const sheet::SheetSpecification& specification);
    /// What is shown: for whoever prints it.
    const sheet::Document& document() const { return document_; }
    SheetPreview& preview() const { return *preview_; }

public slots:
    /// In the format that is chosen. The files written, in page order; empty when there was an error, which
    /// is then shown.
    QStringList writeSheets(const QString& folder);
    /// Shows them as the printer will, and prints them from there.
    void printSheets();

private:
    enum class Kind { Sheets, AlignmentTest, ColourProof };

    QWidget* makeBar();
    QWidget* makeOptions();
    QWidget* makeResult();
    void refresh();
    void refreshSoon();
    void showSlots();
    void skipSlot(int slot);
    Loaded<sheet::Document> draw();
    void optionsChanged();
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
    QString path_;
    QString baseName_;
    QString lastFolder_;
    bool hasSet_ = false;
    std::function<Map()> mapSource_;
    sheet::Document document_;
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
    QTimer* redraw_;
    QLabel* summary_;
    QLabel* trouble_;
    QLabel* written_;
    QPushButton* write_;
};

} // namespace tilewright
