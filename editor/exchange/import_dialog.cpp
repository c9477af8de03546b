#include "editor/exchange/import_dialog.h"

#include "editor/common/issue_text.h"
#include "editor/common/plain_text.h"
#include "editor/common/tiles/thumbnails.h"
#include "editor/words/translated_text.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace tilewright {

namespace {

constexpr int thumbnailPoints = 32;

QString valueInWords(const std::string& value) {
    return value.empty() ? ImportDialog::tr("(empty)") : translated(std::string_view(value));
}

QString inWords(const TableChange::Field& field) {
    //: %1 is a column of a table, %2 what stood there, %3 what stands there now
    return ImportDialog::tr("%1: %2 → %3")
        .arg(translated(std::string_view(field.column)), valueInWords(field.before),
             valueInWords(field.after));
}

QString newInWords(const TableChange::Field& field) {
    //: %1 is a column of a table, %2 what stands there
    return ImportDialog::tr("%1: %2").arg(translated(std::string_view(field.column)),
                                          valueInWords(field.after));
}

} // namespace

ImportDialog::ImportDialog(TileSet into, std::string table, const QString& origin, Into where,
                           QWidget* parent)
    : QDialog(parent)
    , into_(std::move(into))
    , table_(std::move(table))
    , summary_(new PlainLabel(this))
    , preview_(new QTreeWidget(this))
    , rename_(new QCheckBox(this))
    , remove_(new QCheckBox(tr("&Remove the missing tiles from the set"), this)) {
    setWindowTitle(tr("Import Tiles"));
    layOut(origin, where);
    for (QCheckBox* box : {rename_, remove_})
        connect(box, &QCheckBox::toggled, this, &ImportDialog::import);
    import();
    askAboutEqual();
}

/// Where most missing tiles have an equal, the table is the whole set, and somebody gave them other ids; rows
/// pasted into the list are new tiles.
void ImportDialog::askAboutEqual() {
    const auto count = [this](auto test) {
        return std::count_if(import_.changes.begin(), import_.changes.end(), test);
    };
    const auto equal = count([](const TableChange& change) { return !change.equal.empty(); });
    const auto missing =
        count([](const TableChange& change) { return change.what == TableChange::What::Missing; });
    rename_->setVisible(equal > 0);
    rename_->setText(tr("%n new tiles are &equal to missing ones: give those the new ids", nullptr,
                        static_cast<int>(equal)));
    rename_->setToolTip(tr("Otherwise they are added, and the missing ones stay too"));
    rename_->setChecked(equal > 0 && 2 * equal >= missing);
}

void ImportDialog::import() {
    Loaded<TableImport> read =
        importTable(into_, table_, remove_->isChecked() ? MissingTiles::Remove : MissingTiles::Keep,
                    rename_->isChecked() ? EqualTiles::Rename : EqualTiles::Add);
    import_ = read.value ? std::move(*read.value) : TableImport();
    warnings_ = std::move(read.issues);
    showChanges();
    showSummary();
}

QString ImportDialog::summary() const {
    return summary_->text();
}

void ImportDialog::layOut(const QString& origin, Into where) {
    auto* heading = new PlainLabel(
        (where == Into::NewSet ? tr("The new set that %1 describes:") : tr("What %1 changes in the set:"))
            .arg(origin),
        this);
    heading->setWordWrap(true);
    summary_->setWordWrap(true);
    preview_->setAccessibleName(tr("Changes"));
    preview_->setHeaderLabels({tr("Tile"), tr("What changes")});
    preview_->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    preview_->setIconSize({thumbnailPoints, thumbnailPoints});
    preview_->setUniformRowHeights(true);
    remove_->setToolTip(tr("Otherwise tiles that are not in the table stay as they are"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    take_ = buttons->addButton(tr("&Apply"), QDialogButtonBox::AcceptRole);
    take_->setToolTip(tr("Changes the set; a single undo reverts everything"));
    take_->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(heading);
    column->addWidget(preview_, 1);
    column->addWidget(rename_);
    column->addWidget(remove_);
    column->addWidget(summary_);
    column->addWidget(buttons);
    resize(640, 520);
}

void ImportDialog::showChanges() {
    preview_->clear();
    struct Group {
        TableChange::What what;
        QString title;
    };
    for (const Group& group :
         {Group{TableChange::What::New, tr("New")}, Group{TableChange::What::Changed, tr("Changed")},
          Group{TableChange::What::Missing, tr("Missing from the table")}}) {
        auto* parent = new QTreeWidgetItem({group.title});
        for (const TableChange& change : import_.changes) {
            if (change.what != group.what)
                continue;
            QStringList words;
            for (const TableChange::Field& field : change.fields)
                words << (change.what == TableChange::What::New ? newInWords(field) : inWords(field));
            if (change.what == TableChange::What::New && !change.equal.empty())
                words << tr("same as %1, which is missing").arg(toQString(change.equal));
            auto* item =
                new QTreeWidgetItem(parent, {toQString(change.tile), words.join(QStringLiteral("; "))});
            item->setToolTip(1, item->text(1));
            const TileSet& set = group.what == TableChange::What::Missing ? into_ : import_.set;
            if (const int place = findTile(set, change.tile); place >= 0)
                item->setIcon(0, tileThumbnail(set.tiles[static_cast<std::size_t>(place)], thumbnailPoints,
                                               devicePixelRatioF()));
        }
        if (parent->childCount() == 0) {
            delete parent;
            continue;
        }
        parent->setText(0, tr("%1 (%2)").arg(group.title).arg(parent->childCount()));
        // All rows are as high as the first; the width must include the arrow before the text.
        constexpr int arrow = 32;
        parent->setSizeHint(0,
                            {fontMetrics().horizontalAdvance(parent->text(0)) + arrow, thumbnailPoints + 4});
        preview_->addTopLevelItem(parent);
        parent->setExpanded(true);
        if (group.what == TableChange::What::Missing)
            parent->setText(1, tr("kept unless you remove them"));
    }
    if (preview_->topLevelItemCount() > 0)
        preview_->setCurrentItem(preview_->topLevelItem(0));
}

std::vector<int> ImportDialog::indicesIn(const TileSet& set) const {
    std::vector<int> places;
    for (const TableChange& change : import_.changes)
        if (const int place = findTile(set, change.tile);
            change.what != TableChange::What::Missing && place >= 0)
            places.push_back(place);
    std::sort(places.begin(), places.end());
    return places;
}

void ImportDialog::showSummary() {
    bool missing = false;
    for (const TableChange& change : import_.changes)
        missing = missing || change.what == TableChange::What::Missing;
    remove_->setEnabled(missing);
    const bool changes = !(import_.set == into_);
    take_->setEnabled(changes);
    QStringList words{tr("%n differences.", nullptr, static_cast<int>(import_.changes.size())),
                      tr("%n tiles stay as they are.", nullptr, import_.unchanged)};
    QStringList colours;
    for (const Colour colour : import_.coloursAdded)
        colours << translated(name(colour));
    if (!colours.isEmpty())
        words << tr("New pick colours of the set: %1.").arg(colours.join(QStringLiteral(", ")));
    if (!changes)
        words << tr("There is nothing to import.");
    QStringList lines{words.join(u' ')};
    for (const Issue& warning : warnings_)
        lines << issueInList(warning);
    summary_->setText(lines.join(u'\n'));
}

} // namespace tilewright
