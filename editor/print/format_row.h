#pragma once

#include "editor/output/sheets/sheet_formats.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QSpinBox;

namespace tilewright {

/// The type of the files to write, as chosen last for whichever set.
class FormatRow : public QWidget {
    Q_OBJECT
public:
    explicit FormatRow(QWidget* parent);

    const SheetFormat& format() const;
    double dotsPerInch() const;
    /// A file for each piece instead of pages.
    bool writesPieces() const;
    /// All pages in one file.
    bool writesOneFile() const { return !format().filePerPage && !writesPieces(); }
    /// Whether what is shown has pieces, and whether it can be written now.
    void offer(bool hasPieces, bool canBeWritten);

signals:
    void changed();

private:
    void readSettings();
    void writeSettings() const;
    void nameFormats();

    QComboBox* format_;
    QSpinBox* dots_;
    QCheckBox* pieces_;
    bool hasPieces_ = true;
};

} // namespace tilewright
