#include "editor/designer/panels/issues_panel.h"

#include "editor/common/action.h"
#include "editor/common/icons.h"
#include "editor/common/item_views.h"
#include "editor/document/issues_model.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/words/translated_text.h"
#include "engine/games/beneath/tiles/tile_doors.h"
#include "engine/games/landscape/tiles/landscape_edit.h"
#include "engine/games/landscape/tiles/landscape_rim.h"
#include "engine/model/io/file_formats.h"
#include "engine/model/tile_family.h"

#include <QApplication>
#include <QCoreApplication>
#include <QListView>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QStringList>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>
#include <map>
#include <numeric>
#include <utility>

namespace tilewright {

namespace {

constexpr int gap = 12;

/// An issue in words, with its fix as a link at the right.
class IssueDelegate : public QStyledItemDelegate {
public:
    explicit IssueDelegate(IssuesPanel* panel) : QStyledItemDelegate(panel), panel_(*panel) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const QRect link = linkRect(option, index);
        QStyleOptionViewItem words = option;
        initStyleOption(&words, index);
        // The background extends below the link, the text does not.
        words.widget->style()->drawPrimitive(QStyle::PE_PanelItemViewItem, &words, painter, words.widget);
        words.backgroundBrush = {};
        words.state &= ~(QStyle::State_Selected | QStyle::State_MouseOver);
        if (option.state & QStyle::State_Selected)
            words.palette.setColor(QPalette::Text, option.palette.color(QPalette::HighlightedText));
        if (!link.isNull())
            words.rect.setRight(link.left() - gap);
        words.widget->style()->drawControl(QStyle::CE_ItemViewItem, &words, painter, words.widget);
        if (link.isNull())
            return;
        painter->save();
        QFont font = option.font;
        font.setUnderline(option.state & QStyle::State_MouseOver);
        painter->setFont(font);
        painter->setPen(option.palette.color(option.state & QStyle::State_Selected ? QPalette::HighlightedText
                                                                                   : QPalette::Link));
        painter->drawText(link, Qt::AlignRight | Qt::AlignVCenter, panel_.fixLabel(index.row()));
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const auto* list = static_cast<const QListView*>(option.widget);
        const int width = list == nullptr ? option.rect.width() : list->viewport()->width();
        const int besideWords = 40 + labelWidth(option, index);
        const QRect words = option.fontMetrics.boundingRect(
            QRect(0, 0, std::max(80, width - besideWords), 10000), Qt::TextWordWrap, index.data().toString());
        return {std::max(120, words.width() + besideWords), std::max(words.height(), 16) + 6};
    }

    bool editorEvent(QEvent* event, QAbstractItemModel*, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override {
        if (event->type() != QEvent::MouseButtonRelease)
            return false;
        const auto* mouse = static_cast<QMouseEvent*>(event);
        if (mouse->button() != Qt::LeftButton || !linkRect(option, index).contains(mouse->pos()))
            return false;
        panel_.fix(index.row());
        return true;
    }

private:
    int labelWidth(const QStyleOptionViewItem& option, const QModelIndex& index) const {
        const QString label = panel_.fixLabel(index.row());
        return label.isEmpty() ? 0 : option.fontMetrics.horizontalAdvance(label) + gap;
    }
    QRect linkRect(const QStyleOptionViewItem& option, const QModelIndex& index) const {
        const int width = labelWidth(option, index);
        if (width == 0)
            return {};
        return option.rect.adjusted(option.rect.width() - width, 0, -gap / 2, 0);
    }

    IssuesPanel& panel_;
};

struct FixWords {
    Q_DECLARE_TR_FUNCTIONS(tilewright::QuickFix)
};

/// Gives the first of the equal tiles the counts of both, and removes the other.
std::optional<QuickFix> mergeEqual(TileSetDocument& document, int place) {
    const std::vector<Tile>& tiles = document.tileSet().tiles;
    const TileFamily& family = document.family();
    const std::string shown = family.canonical(document.tile(place));
    const auto first = std::find_if(tiles.begin(), tiles.end(),
                                    [&](const Tile& tile) { return family.canonical(tile) == shown; });
    const int kept = static_cast<int>(first - tiles.begin());
    if (kept >= place || first->count + document.tile(place).count > maxTileCount)
        return std::nullopt;
    const QString keptId = toQString(first->id);
    const QString goneId = toQString(document.tile(place).id);
    return QuickFix{
        FixWords::tr("merge"), FixWords::tr("%1 gets the copies of %2, which is removed").arg(keptId, goneId),
        [&document, kept, place, keptId, goneId] {
            TileSet after = document.tileSet();
            after.tiles[static_cast<std::size_t>(kept)].count += document.tile(place).count;
            after.tiles.erase(after.tiles.begin() + place);
            document.edit([keptId, goneId] { return FixWords::tr("merge %1 into %2").arg(goneId, keptId); },
                          // Undone, the tile that is back is shown: with both, the next key would edit both.
                          std::move(after), {place}, {kept});
        }};
}

QuickFix renameDuplicate(TileSetDocument& document, int place) {
    const std::string id = freeId(document.tileSet(), document.tile(place).id);
    return {FixWords::tr("rename"), FixWords::tr("Renames the tile to %1").arg(toQString(id)),
            [&document, place, id] { document.setId(place, id); }};
}

std::optional<QuickFix> addColour(TileSetDocument& document, const Issue& issue) {
    const int side = toQString(issue.pointer).section(u'/', -1).toInt();
    const SideContent door = document.tile(tileIndexOf(issue)).sides()[static_cast<std::size_t>(side & 3)];
    if (!isSkull(door))
        return std::nullopt;
    const Colour colour = skullColour(door);
    return QuickFix{FixWords::tr("add colour"),
                    FixWords::tr("Adds %1 to the pick colours of the set").arg(translated(name(colour))),
                    [&document, colour] {
                        std::vector<Colour> colours = document.tileSet().pickColours;
                        colours.push_back(colour);
                        document.setPickColours(std::move(colours));
                    }};
}

/// Those of the players are always in play.
constexpr int playerColours = 4;

/// Of the issue that a pick colour is on no tile; empty if the colour is always in play, or the only one.
std::optional<QuickFix> dropColour(TileSetDocument& document, const Issue& issue) {
    const std::vector<Colour>& colours = document.tileSet().pickColours;
    const auto its = std::find_if(colours.begin(), colours.end(), [&issue](Colour colour) {
        return !issue.message.arguments.empty() && issue.message.arguments.front().text == name(colour);
    });
    if (its == colours.end() || index(*its) < playerColours || colours.size() < 2)
        return std::nullopt;
    return QuickFix{FixWords::tr("remove colour"),
                    FixWords::tr("Removes %1 from the pick colours of the set; no tile changes")
                        .arg(translated(name(*its))),
                    [&document, colour = *its] {
                        std::vector<Colour> left = document.tileSet().pickColours;
                        std::erase(left, colour);
                        document.setPickColours(std::move(left));
                    }};
}

std::optional<QuickFix> addPlayerColours(TileSetDocument& document) {
    return QuickFix{FixWords::tr("add colours"),
                    FixWords::tr("Adds blue, yellow, green and red to the pick colours"), [&document] {
                        std::vector<Colour> colours = document.tileSet().pickColours;
                        for (int i = 0; i < playerColours; ++i)
                            if (std::find(colours.begin(), colours.end(), colourAt(i)) == colours.end())
                                colours.push_back(colourAt(i));
                        document.setPickColours(std::move(colours));
                    }};
}

std::optional<QuickFix> evenOutSkulls(TileSetDocument& document) {
    std::vector<int> all(document.tileSet().tiles.size());
    std::iota(all.begin(), all.end(), 0);
    // Trying it takes long with many tiles; above this limit, the fix may turn out to change nothing.
    constexpr std::size_t tried = 500;
    if (all.size() <= tried && withEvenSkulls(document.tileSet(), all) == document.tileSet())
        return std::nullopt;
    return QuickFix{FixWords::tr("even out"), FixWords::tr("Spreads the skull colours evenly over all tiles"),
                    [&document, all] {
                        const TileSet& now = document.tileSet();
                        TileSet after = withEvenSkulls(now, all);
                        // With all changed tiles chosen, the next key would edit them all.
                        const auto first = std::ranges::mismatch(now.tiles, after.tiles).in1;
                        if (first == now.tiles.end())
                            return;
                        const auto place = static_cast<int>(first - now.tiles.begin());
                        document.edit([] { return FixWords::tr("even out the skulls"); }, std::move(after),
                                      {place}, {place});
                    }};
}

QuickFix sortColours(TileSetDocument& document) {
    return {FixWords::tr("sort"), FixWords::tr("Each pick colour once, in the usual order"), [&document] {
                std::vector<Colour> colours = document.tileSet().pickColours;
                std::sort(colours.begin(), colours.end());
                colours.erase(std::unique(colours.begin(), colours.end()), colours.end());
                document.setPickColours(std::move(colours));
            }};
}

QuickFix rebuildFields(TileSetDocument& document, int place) {
    return {FixWords::tr("lay fields anew"), FixWords::tr("Fields end where roads and cities separate them"),
            [&document, place] {
                TileSet after = document.tileSet();
                Tile& tile = after.tiles[static_cast<std::size_t>(place)];
                tile.face = withPlaneFields(tile.landscape());
                const QString id = toQString(tile.id);
                document.edit([id] { return FixWords::tr("lay the fields of %1 anew").arg(id); },
                              std::move(after), {place}, {place});
            }};
}

/// The building at which a road of the tile ends. None if roads end at a tower and at a volcano: no tile has
/// both.
std::optional<QuickFix> addRoadEnd(TileSetDocument& document, int place) {
    const Landscape& shown = document.tile(place).landscape();
    const auto isEnd = [&shown](RoadEnd end) {
        return std::ranges::any_of(shown.features, [end](const Feature& f) { return f.ends == end; });
    };
    if (isEnd(RoadEnd::Tower) && isEnd(RoadEnd::Volcano))
        return std::nullopt;
    Landscape whole = shown;
    for (const auto& [end, trait] : {std::pair{RoadEnd::Cloister, Trait::Cloister},
                                     {RoadEnd::Tower, Trait::Tower},
                                     {RoadEnd::Volcano, Trait::Volcano}})
        if (isEnd(end))
            whole = withTrait(whole, 0, trait, true);
    return QuickFix{FixWords::tr("add it"), FixWords::tr("Adds to the tile what its roads end at"),
                    [&document, place, whole] {
                        TileSet after = document.tileSet();
                        Tile& tile = after.tiles[static_cast<std::size_t>(place)];
                        tile.face = whole;
                        const QString id = toQString(tile.id);
                        document.edit(
                            [id] { return FixWords::tr("add to %1 what its roads end at").arg(id); },
                            std::move(after), {place}, {place});
                    }};
}

} // namespace

IssuesPanel::IssuesPanel(QWidget* parent)
    : Panel(tr("Issues"), parent)
    , list_(new QListView)
    , fix_(makeAction(this, {"tile/fixIssue", "fix", tr("&Fix Issue"), tr("Ctrl+."), {}})) {
    list_->setFrameShape(QFrame::NoFrame);
    list_->setWordWrap(true);
    list_->setResizeMode(QListView::Adjust);
    list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list_->setMouseTracking(true);
    list_->setItemDelegate(new IssueDelegate(this));
    list_->setContextMenuPolicy(Qt::CustomContextMenu);
    list_->setAccessibleName(tr("Issues"));
    list_->setAccessibleDescription(tr("Enter goes to the cause of an issue, Ctrl+. fixes it"));
    list_->setMinimumHeight(48);
    body()->addWidget(list_);
    connect(fix_, &QAction::triggered, this, [this] { fix(rowToFix()); });
    connect(list_, &QListView::clicked, this, [this](const QModelIndex& index) { goTo(index.row(), false); });
    connect(list_, &QListView::activated, this,
            [this](const QModelIndex& index) { goTo(index.row(), true); });
    connect(list_, &QWidget::customContextMenuRequested, this, &IssuesPanel::showMenu);
    refreshAction();
}

IssuesPanel::~IssuesPanel() {
    // The view releases the model before it is destroyed.
    setViewModel(*list_, nullptr);
}

void IssuesPanel::showIssues(TileSetDocument* document) {
    setViewModel(*list_, nullptr);
    document_ = document;
    model_ = document == nullptr ? nullptr : std::make_unique<IssuesModel>(*document);
    if (model_) {
        setViewModel(*list_, model_.get());
        connect(model_.get(), &QAbstractItemModel::modelReset, this, &IssuesPanel::refresh);
        connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this,
                &IssuesPanel::refreshAction);
    }
    refresh();
}

void IssuesPanel::refresh() {
    fixes_.clear();
    if (model_) {
        // Fixes of the set as a whole take longest, and are the same for all issues of a code, unless one is
        // about a colour.
        std::map<std::string, std::optional<QuickFix>> ofSet;
        const auto keyOf = [](const Issue& issue) {
            return issue.code == "colour-unused" ? issue.code + issue.message.english() : issue.code;
        };
        for (const Issue& issue : model_->issues()) {
            if (tileIndexOf(issue) >= 0)
                fixes_.push_back(quickFix(*document_, issue));
            else if (const auto known = ofSet.find(keyOf(issue)); known != ofSet.end())
                fixes_.push_back(known->second);
            else
                fixes_.push_back(ofSet.emplace(keyOf(issue), quickFix(*document_, issue)).first->second);
        }
    }
    setNote(!model_          ? QString()
            : fixes_.empty() ? tr("none")
                             : tr("%n found", nullptr, static_cast<int>(fixes_.size())));
    refreshAction();
    emit issuesChanged();
}

void IssuesPanel::refreshAction() {
    const int row = rowToFix();
    fix_->setEnabled(row >= 0);
    setToolTipSentence(*fix_, row >= 0         ? fixes_[static_cast<std::size_t>(row)]->description
                              : fixes_.empty() ? tr("There are no issues")
                                               : tr("This issue has no quick fix: the decision is yours"));
}

/// The selected issue; without a selection, the first that has a quick fix. -1 for none.
int IssuesPanel::rowToFix() const {
    if (const int row = list_->currentIndex().row(); row >= 0)
        return fixLabel(row).isEmpty() ? -1 : row;
    const auto first =
        std::find_if(fixes_.begin(), fixes_.end(), [](const auto& fix) { return fix.has_value(); });
    return first == fixes_.end() ? -1 : static_cast<int>(first - fixes_.begin());
}

QString IssuesPanel::fixLabel(int row) const {
    const auto at = static_cast<std::size_t>(row);
    return at < fixes_.size() && fixes_[at] ? fixes_[at]->label : QString();
}

void IssuesPanel::fix(int row) {
    if (row < 0 || fixLabel(row).isEmpty())
        return;
    const Issue wanted = model_->issues()[static_cast<std::size_t>(row)];
    emit aboutToFix();
    // The list is updated with a delay: only fix what is still wrong.
    model_->refresh();
    for (const Issue& issue : model_->issues()) {
        if (issue.code != wanted.code || issue.pointer != wanted.pointer ||
            !(issue.message == wanted.message))
            continue;
        if (const auto mend = quickFix(*document_, issue)) {
            document_->endMerging();
            mend->apply();
            document_->endMerging();
        }
        break;
    }
    model_->refresh();
}

void IssuesPanel::goTo(int row, bool enter) {
    if (row < 0 || fixes_.size() <= static_cast<std::size_t>(row))
        return;
    const Issue& issue = model_->issues()[static_cast<std::size_t>(row)];
    const int place = tileIndexOf(issue);
    if (place >= 0 && place < document_->size())
        emit goToTile(place, toQString(issue.pointer).section(u'/', 3), enter);
    else
        emit goToField(toQString(issue.pointer).section(u'/', 1, 1));
}

std::set<int> IssuesPanel::tilesWithIssues() const {
    std::set<int> places;
    if (model_)
        for (const Issue& issue : model_->issues())
            if (const int place = tileIndexOf(issue); place >= 0)
                places.insert(place);
    return places;
}

void IssuesPanel::showMenu(QPoint position) {
    const QModelIndex index = list_->indexAt(position);
    if (!index.isValid())
        return;
    list_->setCurrentIndex(index);
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(true);
    menu->addAction(lineIcon(QStringLiteral("design")), tr("&Go There"), this,
                    [this] { goTo(list_->currentIndex().row(), true); });
    menu->addAction(fix_);
    menu->popup(list_->viewport()->mapToGlobal(position));
}

int tileIndexOf(const Issue& issue) {
    const QStringList path = toQString(issue.pointer).split(u'/');
    bool number = false;
    const int place = path.value(1) == QLatin1String("tiles") ? path.value(2).toInt(&number) : -1;
    return number ? place : -1;
}

std::optional<QuickFix> quickFix(TileSetDocument& document, const Issue& issue) {
    const int place = tileIndexOf(issue);
    if (place >= document.size())
        return std::nullopt;
    const std::string_view code = issue.code;
    if (code == "tiles-equal" && place >= 0)
        return mergeEqual(document, place);
    if (code == "tile-id-twice" && place >= 0)
        return renameDuplicate(document, place);
    if (code == "colour-not-in-set" && place >= 0)
        return addColour(document, issue);
    if (code == "player-colour-missing")
        return addPlayerColours(document);
    if (code == "colour-unused")
        if (auto drop = dropColour(document, issue))
            return drop;
    if (code == "skulls-uneven" || code == "colour-unused")
        return evenOutSkulls(document);
    if (code == "pick-colour-twice" || code == "pick-colours-unordered")
        return sortColours(document);
    if ((code == "field-goes-through-road" || code == "field-touches-city") && place >= 0)
        return rebuildFields(document, place);
    if (code == "road-end-missing" && place >= 0)
        return addRoadEnd(document, place);
    if (code == "count-zero" && place >= 0)
        return QuickFix{FixWords::tr("one copy"), FixWords::tr("Gives the tile one copy"),
                        [&document, place] { document.setCount({place}, 1); }};
    return std::nullopt;
}

} // namespace tilewright
