#include "editor/print/print_view.h"

#include "editor/common/accessibility.h"
#include "editor/common/fields/input_fields.h"
#include "editor/common/file_dialogs.h"
#include "editor/common/icons.h"
#include "editor/common/issue_text.h"
#include "editor/common/panel.h"
#include "editor/common/plain_text.h"
#include "editor/common/theme.h"
#include "editor/output/sheets/rule_subject.h"
#include "editor/output/sheets/sheet_formats.h"
#include "editor/print/format_row.h"
#include "editor/print/print_job.h"
#include "editor/print/sheet_options_form.h"
#include "editor/print/sheet_preview.h"
#include "editor/print/template_row.h"
#include "editor/words/translated_text.h"
#include "engine/base/file_names.h"
#include "engine/base/files/staged_files.h"
#include "engine/sheet/pieces/single_pieces.h"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <tuple>

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

/// "my set.tileset.json" gives "my-set".
QString fileBase(const QString& title) {
    return toQString(fileNameFor(baseNameOf(title.toStdString()), {}, Letters::All));
}

} // namespace

PrintView::PrintView(QWidget* parent)
    : QWidget(parent)
    , renderer_(new SheetRenderer(this))
    , drawingHintTimer_(new QTimer(this))
    , pagesArea_(new QScrollArea(this)) {
    drawingHintTimer_->setSingleShot(true);
    connect(renderer_, &SheetRenderer::drawn, this, &PrintView::show);
    connect(drawingHintTimer_, &QTimer::timeout, this, [this] {
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
    page_ = new IntegerBox(bar);
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
    connect(kind_, &QComboBox::currentIndexChanged, this, [this] {
        fromStart_ = true;
        refresh();
    });
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
QWidget* PrintView::makeMessages(QWidget* parent) {
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
    unsaved_->hide();
    format_ = new FormatRow(result);
    write_ = new QPushButton(lineIcon(QStringLiteral("export")), tr("&Write Sheets…"), result);
    write_->setObjectName(QStringLiteral("sheetsWrite"));
    print_ = new QPushButton(lineIcon(QStringLiteral("print")), tr("Pr&int…"), result);
    print_->setToolTip(tr("Shows the sheets as they will be printed, and prints them"));
    auto* column = new QVBoxLayout(result);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(makeMessages(result));
    column->addWidget(format_);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(write_, 1);
    buttons->addWidget(print_, 1);
    column->addLayout(buttons);
    connect(write_, &QPushButton::clicked, this, &PrintView::askWhereToWrite);
    connect(print_, &QPushButton::clicked, this, &PrintView::printSheets);
    connect(format_, &FormatRow::changed, this, [this] {
        written_->hide();
        offerChoices();
    });
    return result;
}

void PrintView::setTileSet(const TileSet& set, const QString& title, Options options) {
    unsaved_->setText(options == Options::BesideFile
                          ? tr("This computer keeps these options. Save the set to keep them in its file.")
                          : tr("These options are kept once the set is saved."));
    unsaved_->setVisible(options != Options::InFile);
    set_ = set;
    if (std::exchange(baseName_, fileBase(title)) != baseName_)
        fromStart_ = true;
    hasSet_ = true;
    options_->setTileSet(set);
    Loaded<sheet::SheetTemplate> kept = sheet::storedOptions(set);
    storedOptionIssues_ = std::move(kept.issues);
    if (!kept)
        kept.value.emplace();
    const sheet::SheetSpecification wanted = sheet::specificationFor(*kept.value, set);
    // A field being typed into keeps its text.
    if (wanted != specification())
        options_->setSpecification(wanted);
    templates_->showFor(specification(), set_);
    refresh();
}

void PrintView::clear() {
    hasSet_ = false;
    refresh();
}

int PrintView::pages() const {
    return preview_->pages();
}

const sheet::SheetSpecification& PrintView::specification() const {
    return options_->specification();
}

void PrintView::setSpecification(const sheet::SheetSpecification& specification) {
    options_->setSpecification(specification);
    optionsChanged();
}

sheet::SheetTemplate PrintView::asTemplate(const QString& name) const {
    sheet::SheetTemplate sheet;
    sheet.name = name.toStdString();
    sheet.specification = specification();
    sheet.usesTileSizeOfSet = sheet.specification.tileMillimetres == set_.tileMillimetres;
    return sheet;
}

void PrintView::optionsChanged() {
    takeOptions(false);
}

/// Emits the options to be stored with the set, and shows them.
void PrintView::takeOptions(bool typing) {
    templates_->showFor(specification(), set_);
    if (hasSet_)
        emit optionsEdited(specification(), typing);
    refresh();
}

void PrintView::takeTemplate(const sheet::SheetTemplate& sheet) {
    options_->setSpecification(sheet::specificationFor(sheet, set_));
    optionsChanged();
}

void PrintView::saveTemplate() {
    bool isGiven = false;
    const QString name = QInputDialog::getText(this, tr("Save as Template"), tr("Name of the template"),
                                               QLineEdit::Normal, baseName_, &isGiven)
                             .trimmed();
    if (!isGiven || name.isEmpty())
        return;
    const Issues issues = templates_->save(asTemplate(name));
    if (hasErrors(issues))
        say(issues);
}

PrintView::Kind PrintView::shownKind() const {
    return static_cast<Kind>(kind_->currentIndex());
}

SheetRequest PrintView::request() const {
    const auto& components = specification().components;
    const bool hasBoard =
        std::find(components.begin(), components.end(), sheet::Component::Board) != components.end();
    SheetRequest request{shownKind(), set_, specification(), std::nullopt};
    if (hasBoard && mapSource_ && request.kind == Kind::Sheets)
        std::tie(request.map, request.mapTiles) = mapSource_();
    if (rulesSource_ && request.kind == Kind::Rules)
        request.rules = rulesSource_();
    return request;
}

void PrintView::skipSlot(int slot) {
    sheet::SheetSpecification changed = specification();
    if (std::erase(changed.skip, slot) == 0)
        changed.skip.insert(std::lower_bound(changed.skip.begin(), changed.skip.end(), slot), slot);
    setSpecification(changed);
}

void PrintView::showSlots() {
    const sheet::SheetSpecification& s = specification();
    preview_->showSlots(sheet::slotGridOf(s, {s.tileMillimetres, s.tileMillimetres}), s.skip,
                        slots_->isChecked() && shownKind() == Kind::Sheets);
}

void PrintView::refresh() {
    written_->hide();
    options_->showRules(shownKind() == Kind::Rules);
    offerChoices();
    if (!hasSet_) {
        summary_->hide();
        preview_->clear(tr("Open a tile set to see its sheets."));
        return showNothing({});
    }
    // The pages stay unchanged while something is half typed.
    if (const Issues problems = options_->problems(); !problems.empty())
        return showNothing(problems);
    renderer_->draw(request());
    constexpr int pause = 400; // most are ready earlier
    drawingHintTimer_->start(pause);
}

void PrintView::showNothing(const Issues& why) {
    renderer_->stop();
    drawingHintTimer_->stop();
    canWrite_ = false;
    summary_->hide();
    say(why);
    offerChoices();
}

void PrintView::show(const std::shared_ptr<const DrawnSheets>& sheets, const Issues& issues) {
    drawingHintTimer_->stop();
    Issues told = storedOptionIssues_;
    told.insert(told.end(), issues.begin(), issues.end());
    if (sheets == nullptr) {
        preview_->clear(tr("These sheets can't be made; the reason is on the right."));
        return showNothing(told);
    }
    canWrite_ = true;
    say(told);
    const auto pages = static_cast<int>(sheets->document.pages.size());
    summary_->setText(shownKind() == Kind::Rules && specification().rules.folded
                          ? tr("%n sides of paper. Print on both sides, flip on the short edge, fold in the "
                               "middle and put one sheet inside the other.",
                               nullptr, pages)
                          : tr("%n pages", nullptr, pages));
    summary_->show();
    preview_->showSheets(sheets);
    if (std::exchange(fromStart_, false))
        preview_->goToPage(0);
    showSlots();
    offerChoices();
}

void PrintView::showPage(int page) {
    const int all = pages();
    const QSignalBlocker quiet(page_);
    page_->setRange(std::min(1, all), std::max(all, 0));
    page_->setValue(page + 1);
    page_->setSuffix(tr(" of %1").arg(all));
    previous_->setEnabled(page > 0);
    next_->setEnabled(page + 1 < all);
}

void PrintView::say(const Issues& issues) {
    QStringList lines;
    for (const Issue& issue : issues) {
        QString line = upperFirst(issueInWords(issue));
        if (!line.endsWith(u'.'))
            line += u'.';
        lines << line;
    }
    followPalette(*trouble_, [this, severe = hasErrors(issues)] {
        QPalette colours;
        colours.setColor(QPalette::WindowText, severe ? errorColour() : warningColour());
        trouble_->setPalette(colours);
    });
    // While one types, what is half written is wrong: it is said once.
    auto* typing = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    if (typing != nullptr && isAncestorOf(typing) && !trouble_->text().isEmpty())
        trouble_->setText(lines.join(u'\n'));
    else
        setSpokenText(*trouble_, lines.join(u'\n'));
    trouble_->setVisible(!lines.isEmpty());
}

void PrintView::offerChoices() {
    const bool any = canWrite_;
    write_->setEnabled(any);
    print_->setEnabled(any);
    format_->offer(shownKind() == Kind::Sheets, any);
    slots_->setEnabled(shownKind() == Kind::Sheets);
    write_->setText(format_->writesPieces() ? tr("&Write Pieces…") : tr("&Write Sheets…"));
    write_->setToolTip(format_->writesOneFile() ? tr("Asks for a file and writes all pages into it")
                                                : tr("Asks for a folder and writes the files there"));
}

void PrintView::askWhereToWrite() {
    const QString start = lastFolder();
    if (format_->writesOneFile()) {
        const SheetFiles proposed = sheetFiles(format_->format(), 1, target(start));
        const QString ending = toQString(format_->format().name);
        // Whether to overwrite is asked when the file is made, and only if it differs.
        const QString file = QFileDialog::getSaveFileName(
            this, tr("File for the sheets"), QString::fromStdString(proposed.front().string()),
            //: %1 is PDF, %2 the ending of such files
            tr("%1 files (*.%2)").arg(ending.toUpper(), ending), nullptr, QFileDialog::DontConfirmOverwrite);
        if (!file.isEmpty())
            writeSheetFile(file);
        return;
    }
    const QString title = format_->writesPieces() ? tr("Folder for the pieces") : tr("Folder for the sheets");
    const QString folder = QFileDialog::getExistingDirectory(this, title, start);
    if (!folder.isEmpty())
        writeSheets(folder);
}

SheetTarget PrintView::target(const QString& folder) const {
    const Kind kind = shownKind();
    const QString base = kind == Kind::AlignmentTest ? QStringLiteral("alignment-test")
                         : kind == Kind::ColourProof ? baseName_ + QStringLiteral("-colours")
                         : kind == Kind::Rules       ? baseName_ + QStringLiteral("-rules")
                                                     : baseName_;
    return {folder.toStdString(), base.toStdString(), format_->dotsPerInch(), {}};
}

/// Existing sheets may have been edited since.
bool PrintView::mayOverwrite(const std::vector<std::filesystem::path>& files) {
    const auto answer = QMessageBox::question(
        this, tr("Folder for the sheets"),
        tr("%n files already exist with different content, starting with %1. Overwrite them?", nullptr,
           static_cast<int>(files.size()))
            .arg(QString::fromStdString(files.front().filename().string())),
        QMessageBox::Yes | QMessageBox::Cancel, QMessageBox::Cancel);
    return answer == QMessageBox::Yes;
}

QString PrintView::wroteInWords(const QString& folder, const QStringList& files) const {
    const QString first = QFileInfo(files.first()).fileName(), place = QDir::toNativeSeparators(folder);
    if (files.size() == 1)
        return tr("%1 written to %2").arg(first, place);
    return tr("%n files written to %1: %2 to %3", nullptr, static_cast<int>(files.size()))
        .arg(place, first, QFileInfo(files.last()).fileName());
}

QStringList PrintView::writeSheets(const QString& folder) {
    return writeTo(target(folder));
}

QStringList PrintView::writeSheetFile(const QString& file) {
    const QString ending = u'.' + toQString(format_->format().name);
    const QFileInfo whole(file.endsWith(ending, Qt::CaseInsensitive) ? file : file + ending);
    SheetTarget there = target(whole.path());
    there.baseName = whole.completeBaseName().toStdString();
    return writeTo(std::move(there));
}

QStringList PrintView::writeTo(SheetTarget there) {
    if (!hasSet_ || !options_->problems().empty())
        return {};
    const QString folder = QString::fromStdString(there.directory.string());
    // Called on the writing thread, in the background.
    there.mayOverwrite = [this](const std::vector<std::filesystem::path>& files) {
        bool may = false;
        QMetaObject::invokeMethod(
            this, [&] { may = mayOverwrite(files); }, Qt::BlockingQueuedConnection);
        return may;
    };
    // Copies: the view can change while they are written. What it shows may be older than the options.
    SheetFiles left;
    const auto write = [&left, request = request(), format = format_->format(), there = std::move(there),
                        pieces = format_->writesPieces()](const SheetProgress& progress,
                                                          const std::stop_token& stop) {
        if (!pieces) {
            Loaded<sheet::PrintDocument> document = drawSheets(request, stop);
            if (!document)
                return Loaded<SheetFiles>{std::nullopt, std::move(document.issues)};
            if (format.filePerPage)
                left = staleOutputs(sheetFiles(format, document.value->pages.size(), there));
            return format.write(*document.value, there, progress);
        }
        Loaded<sheet::SinglePieces> singles = sheet::singlePieces(
            request.set, request.specification, sheetWords(request.specification.rules.language));
        if (!singles)
            return Loaded<SheetFiles>{std::nullopt, std::move(singles.issues)};
        left = staleOutputs(singleFiles(*singles.value, format, there));
        return writeSingles(*singles.value, format, there, progress);
    };
    const Loaded<SheetFiles> result = withProgress(this, tr("Writing into %1").arg(folder), write);
    say(result.issues);
    written_->setVisible(result || result.issues.empty());
    if (!result) {
        setSpokenText(*written_, tr("Stopped; nothing was written."));
        return {};
    }
    setLastFolder(folder);
    QStringList files;
    for (const auto& path : *result.value)
        files << QString::fromStdString(path.string());
    setSpokenText(*written_, wroteInWords(folder, files));
    offerToTrash(*window(), left);
    return files;
}

void PrintView::printSheets() {
    if (!hasSet_ || !options_->problems().empty())
        return;
    Loaded<sheet::PrintDocument> document;
    const auto draw = [&document, request = request()](const SheetProgress&, const std::stop_token& stop) {
        document = drawSheets(request, stop);
        if (stop.stop_requested())
            document = {};
        return Loaded<SheetFiles>{};
    };
    withProgress(this, tr("Drawing the pages…"), draw);
    if (document)
        previewAndPrint(*document.value, this);
    else
        say(document.issues);
}

} // namespace tilewright
