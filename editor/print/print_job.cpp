#include "editor/print/print_job.h"

#include "editor/common/plain_text.h"
#include "editor/common/theme.h"
#include "editor/output/sheets/sheet_backends.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QEventLoop>
#include <QPainter>
#include <QPrintPreviewWidget>
#include <QProgressBar>
#include <QProgressDialog>
#include <QPushButton>
#include <QScreen>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <thread>

namespace tilewright {

namespace {

QString inMillimetres(double width, double height) {
    //: "210 × 297 mm"
    return PrintPreview::tr("%1 × %2 mm").arg(width, 0, 'g', 4).arg(height, 0, 'g', 4);
}

/// First page and one past the last, from the print dialog's numbers: from 1, and 0 for all.
std::pair<int, int> rangeOf(const QPrinter& printer, int pages) {
    if (printer.fromPage() == 0)
        return {0, pages};
    return {std::min(printer.fromPage() - 1, pages),
            std::min(std::max(printer.toPage(), printer.fromPage()), pages)};
}

} // namespace

void setUpPrinter(QPrinter& printer, const sheet::PrintDocument& document) {
    const bool lying = document.width > document.height;
    const QSizeF upright(std::min(document.width, document.height),
                         std::max(document.width, document.height));
    // Fuzzy, so that A4 is recognised as A4, which printers know by name.
    const QPageSize size(upright, QPageSize::Millimeter, QString(), QPageSize::FuzzyMatch);
    printer.setDocName(QString::fromStdString(document.title));
    printer.setCreator(QStringLiteral("tilewright " TILEWRIGHT_VERSION));
    printer.setPageLayout(
        QPageLayout(size, lying ? QPageLayout::Landscape : QPageLayout::Portrait, QMarginsF(0, 0, 0, 0)));
    printer.setFullPage(true);
    printer.setDuplex(!document.turned                            ? QPrinter::DuplexNone
                      : *document.turned == sheet::Flip::LongEdge ? QPrinter::DuplexLongSide
                                                                  : QPrinter::DuplexShortSide);
    printer.setFromTo(1, static_cast<int>(document.pages.size()));
    printer.setPrintRange(QPrinter::AllPages);
}

bool paintSheets(QPrinter& printer, const sheet::PrintDocument& document) {
    const auto [first, end] = rangeOf(printer, static_cast<int>(document.pages.size()));
    const QSizeF paper = printer.pageLayout().fullRect(QPageLayout::Millimeter).size();
    printer.setFullPage(true);
    QPainter painter;
    if (first >= end || !painter.begin(&printer))
        return false;
    for (int page = first; page < end; ++page) {
        if (page > first && !printer.newPage())
            return false;
        painter.save();
        painter.scale(printer.logicalDpiX() / 25.4, printer.logicalDpiY() / 25.4);
        painter.translate((paper.width() - document.width) / 2, (paper.height() - document.height) / 2);
        // Page by page: large pictures of all tiles together would take too much memory.
        const sheet::DrawnPage& drawn = document.pages[static_cast<std::size_t>(page)];
        paintPage(painter, drawn, symbolPainters(document, drawn));
        painter.restore();
    }
    return true;
}

QString paperMismatch(const QPageLayout& layout, const sheet::PrintDocument& document) {
    // Printers round to whole points, and Letter is 612 of them.
    constexpr double close = 0.6;
    const QSizeF paper = layout.fullRect(QPageLayout::Millimeter).size();
    if (std::abs(paper.width() - document.width) < close &&
        std::abs(paper.height() - document.height) < close)
        return {};
    const bool cutOff = paper.width() < document.width - close || paper.height() < document.height - close;
    const QString sizes = PrintPreview::tr("The paper of the printer is %1, the sheets are %2.")
                              .arg(inMillimetres(paper.width(), paper.height()),
                                   inMillimetres(document.width, document.height));
    return sizes + u' ' +
           (cutOff ? PrintPreview::tr("Tiles keep their size, so anything beyond the paper is cut off. "
                                      "Choose the other paper here or in the sheet options.")
                   : PrintPreview::tr("Tiles keep their size; the sheets are centred on the paper."));
}

PrintPreview::PrintPreview(QPrinter& printer, const sheet::PrintDocument& document, QWidget* parent)
    : QPrintPreviewDialog(&printer, parent), document_(document), trouble_(new PlainLabel(this)) {
    setWindowTitle(tr("Print Sheets"));
    trouble_->setWordWrap(true);
    trouble_->setMargin(8);
    trouble_->setAccessibleName(tr("Paper problem"));
    followPalette(*trouble_, [this] {
        QPalette colours;
        colours.setColor(QPalette::WindowText, warningColour());
        trouble_->setPalette(colours);
    });
    if (auto* column = qobject_cast<QBoxLayout*>(layout()))
        column->insertWidget(0, trouble_);
    showTrouble(printer);
    connect(this, &QPrintPreviewDialog::paintRequested, this, &PrintPreview::paintOn);
    resize(960, 760);
    showActualSize();
}

QString PrintPreview::trouble() const {
    return trouble_->text();
}

void PrintPreview::paintOn(QPrinter* printer) {
    showTrouble(*printer);
    paintSheets(*printer, document_);
}

void PrintPreview::showTrouble(const QPrinter& printer) {
    trouble_->setText(paperMismatch(printer.pageLayout(), document_));
    trouble_->setVisible(!trouble_->text().isEmpty());
}

/// Uses the screen's own millimetres, if they are plausible.
void PrintPreview::showActualSize() {
    auto* preview = findChild<QPrintPreviewWidget*>();
    if (preview == nullptr)
        return;
    // The only way to turn off Qt's "fit page".
    const char* const zoomIn = "Zoom in";
    for (QToolButton* button : findChildren<QToolButton*>())
        if (button->text() == QCoreApplication::translate("QPrintPreviewDialog", zoomIn))
            button->click();
    const double factor = screen()->physicalDotsPerInchY() / preview->logicalDpiY();
    preview->setZoomMode(QPrintPreviewWidget::CustomZoom);
    preview->setZoomFactor(factor > 0.4 && factor < 4 ? factor : 1);
}

void previewAndPrint(const sheet::PrintDocument& document, QWidget* parent) {
    QPrinter printer(QPrinter::HighResolution);
    setUpPrinter(printer, document);
    PrintPreview(printer, document, parent).exec();
}

Loaded<SheetFiles>
withProgress(QWidget* parent, const QString& what,
             const std::function<Loaded<SheetFiles>(const SheetProgress&, const std::stop_token&)>& work) {
    constexpr int whole = 1000, patience = 400, interval = 50;
    std::atomic<int> done = 0;
    std::atomic<bool> finished = false;
    Loaded<SheetFiles> result;
    QEventLoop loop;
    std::jthread worker([&](const std::stop_token& stop) {
        const SheetProgress progress = [&](std::size_t part, std::size_t all) {
            done = all == 0 ? 0 : static_cast<int>(whole * part / all);
            return !stop.stop_requested();
        };
        result = work(progress, stop);
        finished = true;
        QMetaObject::invokeMethod(&loop, &QEventLoop::quit, Qt::QueuedConnection);
    });
    // No input is accepted before there is a dialog that explains the wait.
    QTimer::singleShot(patience, &loop, &QEventLoop::quit);
    loop.exec(QEventLoop::ExcludeUserInputEvents);
    if (!finished) {
        QProgressDialog dialog(what, QCoreApplication::translate("tilewright::withProgress", "&Stop"), 0,
                               whole, parent);
        dialog.setWindowTitle(what);
        dialog.findChild<QProgressBar*>()->setAccessibleName(what);
        dialog.setWindowModality(Qt::WindowModal);
        dialog.setMinimumDuration(0);
        dialog.setAutoClose(false);
        dialog.setAutoReset(false);
        dialog.setValue(done);
        QTimer timer;
        QObject::connect(&timer, &QTimer::timeout, &dialog, [&] {
            if (!worker.get_stop_token().stop_requested())
                dialog.setValue(done);
        });
        // Stays in front of the window until the work has ended; otherwise the user could close the window
        // while this call still waits. Closing the dialog is accepted first, since it may be a part of
        // quitting.
        const auto stop = [&] {
            worker.request_stop();
            for (QPushButton* button : dialog.findChildren<QPushButton*>())
                button->setEnabled(false);
            dialog.show();
        };
        QObject::connect(&dialog, &QProgressDialog::canceled, &loop, stop);
        QObject::connect(&dialog, &QDialog::rejected, &dialog, &QWidget::show, Qt::QueuedConnection);
        timer.start(interval);
        if (!finished)
            loop.exec();
    }
    worker.request_stop(); // in case the program is asked to quit meanwhile
    worker.join();
    return result;
}

} // namespace tilewright
