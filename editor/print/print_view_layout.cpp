#include "editor/print/print_view.h"

#include "editor/common/line_icon.h"
#include "editor/common/panel.h"
#include "editor/common/plain_text.h"
#include "editor/common/theme.h"
#include "editor/print/sheet_options_form.h"
#include "editor/print/sheet_preview.h"
#include "editor/print/template_row.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTimer>
#include <QToolButton>

#include <algorithm>

namespace tilewright {

namespace {

QLabel* wrapping(QWidget* parent) {
    auto* label = new PlainLabel(parent);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

QToolButton* arrow(QWidget* parent, Qt::ArrowType type, const QString& name, const QKeySequence& keys) {
    auto* button = new QToolButton(parent);
    button->setArrowType(type);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setAccessibleName(name);
    button->setShortcut(keys);
    button->setToolTip(QStringLiteral("%1 (%2)").arg(name, keys.toString(QKeySequence::NativeText)));
    return button;
}

} // namespace

PrintView::PrintView(QWidget* parent)
    : QWidget(parent)
    , drawer_(new SheetDrawer(this))
    , patience_(new QTimer(this))
    , pagesArea_(new QScrollArea(this)) {
    patience_->setSingleShot(true);
    connect(drawer_, &SheetDrawer::drawn, this, &PrintView::show);
    connect(patience_, &QTimer::timeout, this, [this] {
        summary_->setText(tr("Drawing the pages…"));
        summary_->show();
    });
    preview_ = new SheetPreview(pagesArea_);
    pagesArea_->setAccessibleName(tr("Preview of the sheets"));
    auto* left = new QVBoxLayout;
    left->setSpacing(6);
    left->addWidget(makeBar());
    left->addWidget(pagesArea_, 1);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 8, 8, 8);
    row->setSpacing(8);
    row->addLayout(left, 1);
    row->addWidget(makeOptions());
    setFocusProxy(options_->paper());
    connect(preview_, &SheetPreview::currentPageChanged, this, &PrintView::showPage);
    connect(options_, &SheetOptionsForm::changed, this, &PrintView::optionsChanged);
    connect(options_, &SheetOptionsForm::typed, this, [this] { takeOptions(true); });
    connect(preview_, &SheetPreview::slotClicked, this, &PrintView::skipSlot);
    connect(templates_, &TemplateRow::chosen, this, &PrintView::takeTemplate);
    connect(templates_, &TemplateRow::saveWanted, this, &PrintView::saveTemplate);
    connect(templates_, &TemplateRow::failed, this, &PrintView::say);
    clear();
}

QWidget* PrintView::makeBar() {
    auto* bar = new QWidget(this);
    kind_ = new QComboBox(bar);
    kind_->addItems({tr("Sheets"), tr("Alignment test"), tr("Colour proof"), tr("Rules")});
    kind_->setItemData(1, tr("Two pages that show how far the backs are off"), Qt::ToolTipRole);
    kind_->setItemData(2, tr("The set as seen with colour blindness, and in greyscale"), Qt::ToolTipRole);
    kind_->setItemData(3, tr("A leaflet with the rules of this game, its options and its tiles"),
                       Qt::ToolTipRole);
    kind_->setToolTip(tr("What to show and write"));
    kind_->setObjectName(QStringLiteral("sheetsShown"));
    kind_->setAccessibleName(tr("What is shown"));
    previous_ = arrow(bar, Qt::LeftArrow, tr("Previous page"), QKeySequence(Qt::ALT | Qt::Key_PageUp));
    next_ = arrow(bar, Qt::RightArrow, tr("Next page"), QKeySequence(Qt::ALT | Qt::Key_PageDown));
    page_ = new QSpinBox(bar);
    page_->setToolTip(tr("Goes to a page"));
    page_->setObjectName(QStringLiteral("sheetsPage"));
    page_->setAccessibleName(tr("Page"));
    page_->setMinimumWidth(110);
    page_->setAlignment(Qt::AlignHCenter);
    zoom_ = new QComboBox(bar);
    // In the order of SheetPreview::Zoom.
    zoom_->addItems(
        {tr("Whole page"), tr("Page width"), tr("True size"), tr("Half size"), tr("Double size")});
    zoom_->setCurrentIndex(static_cast<int>(preview_->zoom()));
    zoom_->setToolTip(tr("Size of the pages on screen; at true size, a ruler held to the screen matches the "
                         "one on the page if the screen reports its size correctly"));
    zoom_->setObjectName(QStringLiteral("sheetsZoom"));
    zoom_->setAccessibleName(tr("Zoom"));
    auto* zoomLabel = new PlainLabel(tr("&Zoom"), bar);
    zoomLabel->setBuddy(zoom_);
    slots_ = new QToolButton(bar);
    slots_->setText(tr("Number the slots"));
    slots_->setCheckable(true);
    slots_->setAutoRaise(true);
    slots_->setFocusPolicy(Qt::StrongFocus);
    slots_->setToolTip(tr("Numbers the slots on the pages; click a slot to leave it free"));
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(kind_);
    row->addWidget(slots_);
    row->addStretch(1);
    row->addWidget(previous_);
    row->addWidget(page_);
    row->addWidget(next_);
    row->addStretch(1);
    row->addWidget(zoomLabel);
    row->addWidget(zoom_);
    connect(slots_, &QToolButton::toggled, this, &PrintView::showSlots);
    connect(kind_, &QComboBox::currentIndexChanged, this, &PrintView::refresh);
    connect(previous_, &QToolButton::clicked, this, [this] { page_->setValue(page_->value() - 1); });
    connect(next_, &QToolButton::clicked, this, [this] { page_->setValue(page_->value() + 1); });
    connect(page_, &QSpinBox::valueChanged, this, [this](int page) { preview_->goToPage(page - 1); });
    connect(zoom_, &QComboBox::currentIndexChanged, this,
            [this](int zoom) { preview_->setZoom(static_cast<SheetPreview::Zoom>(zoom)); });
    return bar;
}

QWidget* PrintView::makeOptions() {
    auto* panel = new Panel(tr("Sheets"), this);
    templates_ = new TemplateRow(panel);
    panel->body()->addWidget(templates_);
    auto* scroll = new QScrollArea(panel);
    options_ = new SheetOptionsForm(scroll);
    scroll->setWidget(options_);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->viewport()->setAutoFillBackground(false);
    options_->setAutoFillBackground(false);
    scroll->setAccessibleName(tr("Sheet options"));
    panel->body()->addWidget(scroll, 1);
    panel->body()->addWidget(makeResult());
    // As wide as the longest label and its field want in the language of the window.
    scroll->setMinimumWidth(options_->minimumSizeHint().width() +
                            scroll->verticalScrollBar()->sizeHint().width());
    constexpr int usual = 340;
    panel->setFixedWidth(std::max(usual, panel->minimumSizeHint().width()));
    return panel;
}

/// Room of its own, so that what is below stays where it is.
QWidget* PrintView::makeTold(QWidget* parent) {
    auto* told = new QScrollArea(parent);
    told->setAccessibleName(tr("About these sheets"));
    auto* words = new QWidget(told);
    auto* lines = new QVBoxLayout(words);
    lines->setContentsMargins(0, 0, 0, 0);
    for (QLabel* label : {summary_, trouble_, written_, unsaved_})
        lines->addWidget(label);
    lines->addStretch(1);
    told->setWidget(words);
    told->setWidgetResizable(true);
    told->setFrameShape(QFrame::NoFrame);
    told->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    told->viewport()->setAutoFillBackground(false);
    words->setAutoFillBackground(false);
    constexpr int linesShown = 6;
    told->setFixedHeight(linesShown * fontMetrics().lineSpacing());
    return told;
}

QWidget* PrintView::makeResult() {
    auto* result = new QWidget(this);
    summary_ = wrapping(result);
    trouble_ = wrapping(result);
    trouble_->setObjectName(QStringLiteral("sheetsTrouble"));
    written_ = wrapping(result);
    unsaved_ = wrapping(result);
    unsaved_->setObjectName(QStringLiteral("sheetsUnsaved"));
    unsaved_->setText(tr("These options are kept once the set is saved."));
    unsaved_->hide();
    format_ = new QComboBox(result);
    for (const SheetFormat& format : sheetFormats())
        format_->addItem(QCoreApplication::translate("SheetFormat", format.label));
    format_->setToolTip(tr("Type of file to write"));
    format_->setObjectName(QStringLiteral("sheetsFormat"));
    format_->setAccessibleName(tr("Format"));
    dots_ = new QSpinBox(result);
    dots_->setRange(30, 2400);
    dots_->setValue(300);
    dots_->setSuffix(tr(" dpi"));
    dots_->setToolTip(tr("Dots per inch; 300 is usual for printers, 600 shows the finest lines"));
    dots_->setObjectName(QStringLiteral("sheetsDots"));
    dots_->setAccessibleName(tr("Dots per inch"));
    single_ = new QCheckBox(tr("A file for each piece"), result);
    single_->setObjectName(QStringLiteral("sheetsSingle"));
    single_->setToolTip(
        tr("Writes each piece to its own file with its bleed, and a table of them all, instead of sheets"));
    write_ = new QPushButton(lineIcon(QStringLiteral("export")), tr("&Write Sheets…"), result);
    write_->setObjectName(QStringLiteral("sheetsWrite"));
    print_ = new QPushButton(lineIcon(QStringLiteral("print")), tr("Pr&int…"), result);
    print_->setToolTip(tr("Shows the sheets as they will be printed, and prints them"));
    auto* column = new QVBoxLayout(result);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(makeTold(result));
    auto* kind = new QHBoxLayout;
    kind->addWidget(format_, 1);
    kind->addWidget(dots_);
    column->addLayout(kind);
    column->addWidget(single_);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(write_, 1);
    buttons->addWidget(print_, 1);
    column->addLayout(buttons);
    connect(write_, &QPushButton::clicked, this, &PrintView::askWhereToWrite);
    connect(print_, &QPushButton::clicked, this, &PrintView::printSheets);
    const auto other = [this] {
        written_->hide();
        offerChoices();
    };
    connect(format_, &QComboBox::currentIndexChanged, this, other);
    connect(single_, &QCheckBox::toggled, this, other);
    connect(dots_, &QSpinBox::valueChanged, this, other);
    return result;
}

} // namespace tilewright
