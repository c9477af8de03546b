#pragma once

#include "editor/print/sheet_formats.h"
#include "engine/sheet/sheet.h"
#include "engine/tileset/tileset.h"

#include <QStringList>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QPushButton;

namespace tilewright {

class SheetPreview;

/// The print mode: the sheets as they will be, and what they shall be.
class PrintView : public QWidget {
    Q_OBJECT
public:
    explicit PrintView(QWidget* parent = nullptr);

    /// `title` is the set's file name; the sheets are named after it.
    void setTileSet(const TileSet& set, const QString& title);
    void clear();
    int pages() const;
    sheet::SheetSpecification specification() const;

public slots:
    /// The files written, in page order; empty when there was an error, which is then shown.
    QStringList writeSheets(const QString& folder);

private:
    void layOut();
    void addOptions(QFormLayout& form);
    void refresh();
    void askWhereToWrite();
    bool mayWriteInto(const QString& folder);
    SheetTarget target(const QString& folder) const;
    void say(const Issues& issues);

    TileSet set_;
    sheet::Document document_;
    QString baseName_;
    QString lastFolder_;
    bool hasSet_ = false;
    SheetPreview* preview_;
    QComboBox* paper_;
    QComboBox* orientation_;
    QComboBox* quantities_;
    QDoubleSpinBox* tile_;
    QDoubleSpinBox* margin_;
    QDoubleSpinBox* gap_;
    QDoubleSpinBox* bleed_;
    QCheckBox* ticks_;
    QCheckBox* crosses_;
    QLabel* summary_;
    QLabel* trouble_;
    QLabel* written_;
    QPushButton* write_;
};

} // namespace tilewright
