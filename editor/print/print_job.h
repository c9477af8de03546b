#pragma once

#include "engine/sheet/drawing.h"

#include <QPrintPreviewDialog>
#include <QPrinter>

class QLabel;

namespace tilewright {

/// Asks the printer for paper of the document's size, for no margins, as the sheets have their own, and for
/// both sides where there are backs.
void setUpPrinter(QPrinter& printer, const sheet::Document& document);

/// Pages of the printer's range, each in the middle of the paper and at its true size: a millimetre is a
/// millimetre whatever the paper, and backs stay behind their fronts. False when the printer gave up.
bool paintSheets(QPrinter& printer, const sheet::Document& document);

/// Why the sheets won't come out as they are laid out on the printer's paper; empty when they will.
QString paperTrouble(const QPageLayout& paper, const sheet::Document& document);

/// The sheets as the printer will put them on paper, at actual size, with the way to the print dialog. Above
/// them stands what is wrong with the paper, as long as something is.
class PrintPreview : public QPrintPreviewDialog {
    Q_OBJECT
public:
    /// The printer must outlive this.
    PrintPreview(QPrinter& printer, const sheet::Document& document, QWidget* parent = nullptr);

    QString trouble() const;

private:
    void paintOn(QPrinter* printer);
    void showTrouble(const QPrinter& printer);
    void showActualSize();

    sheet::Document document_;
    QLabel* trouble_;
};

/// Shows the preview until it is closed.
void previewAndPrint(const sheet::Document& document, QWidget* parent);

} // namespace tilewright
