#pragma once

#include "editor/output/sheets/sheet_formats.h"
#include "engine/sheet/print_document.h"

#include <QPrintPreviewDialog>
#include <QPrinter>
#include <QString>

#include <functional>
#include <stop_token>

class QLabel;
class QWidget;

namespace tilewright {

/// Sets the printer to the document's paper size, to no margins, as the sheets have their own, and to duplex
/// if there are backs.
void setUpPrinter(QPrinter& printer, const sheet::PrintDocument& document);

/// Paints the pages of the printer's range, each centred on the paper and at true size, whatever the paper,
/// so that backs stay behind their fronts. False if the printer failed.
bool paintSheets(QPrinter& printer, const sheet::PrintDocument& document);

/// Why the sheets don't fit the printer's paper as laid out; empty if they do.
QString paperMismatch(const QPageLayout& paper, const sheet::PrintDocument& document);

/// A preview of the sheets as printed at actual size, with access to the print dialog. Problems with the
/// paper are shown above.
class PrintPreview : public QPrintPreviewDialog {
    Q_OBJECT
public:
    /// The printer must outlive this.
    PrintPreview(QPrinter& printer, const sheet::PrintDocument& document, QWidget* parent = nullptr);

    QString trouble() const;

private:
    void paintOn(QPrinter* printer);
    void showTrouble(const QPrinter& printer);
    void showActualSize();

    sheet::PrintDocument document_;
    QLabel* trouble_;
};

/// Shows the preview until it is closed.
void previewAndPrint(const sheet::PrintDocument& document, QWidget* parent);

/// Does long work on another thread while events are processed: after a moment, a dialog over `parent` shows
/// the progress and can cancel it. The work notices that by its progress callback, or by the token if it
/// reports no progress. Returns the work's result, which is empty if it was cancelled.
Loaded<SheetFiles>
withProgress(QWidget* parent, const QString& what,
             const std::function<Loaded<SheetFiles>(const SheetProgress&, const std::stop_token&)>& work);

} // namespace tilewright
