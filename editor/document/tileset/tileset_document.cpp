#include "editor/document/tileset/tileset_document.h"

#include "editor/document/tileset/free_ids.h"
#include "editor/document/tileset/kept_sheet_options.h"
#include "editor/words/landscape_words.h"
#include "editor/words/translated_text.h"
#include "engine/base/files/file.h"
#include "engine/games/beneath/tiles/tile_doors.h"
#include "engine/games/kit.h"
#include "engine/games/rule_variants.h"
#include "engine/model/companions.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "engine/model/lint/lint.h"
#include "engine/model/tile_family.h"
#include "engine/model/tileset.h"
#include "engine/sheet/sheet_template.h"

#include <QDir>
#include <QFileInfo>
#include <QSignalBlocker>

#include <algorithm>
#include <array>
#include <iterator>
#include <unordered_map>
#include <utility>

namespace tilewright {

namespace {

QString fieldName(std::string TileSet::*field) {
    if (field == &TileSet::name)
        return TileSetDocument::tr("name of the set");
    if (field == &TileSet::author)
        return TileSetDocument::tr("author of the set");
    if (field == &TileSet::license)
        return TileSetDocument::tr("licence of the set");
    return TileSetDocument::tr("description of the set");
}

sheet::SheetSpecification sheetsOf(const TileSet& set) {
    const Loaded<sheet::SheetTemplate> kept = sheet::storedOptions(set);
    return kept ? kept.value->specification : sheet::SheetSpecification();
}

Json writtenSheetsOf(const TileSet& set) {
    const auto written = set.extra.find(sheet::optionsField);
    return written == set.extra.end() ? Json() : *written;
}

/// An edit of the options of sheets alone, which the file keeps.
class SheetsEdit : public SetEdit {
public:
    using SetEdit::SetEdit;
};

SetEdit::Announcements announcementsOf(TileSetDocument& document) {
    return {[&document](const SetChange& change) { emit document.aboutToChange(change); },
            [&document](const SetChange& change) {
                emit document.setChanged(change);
                // Undo brings tiles back with the pictures of that time.
                document.refreshPictures();
                emit document.changed();
            }};
}

/// The territories with US Letter in the Unicode Common Locale Data Repository (paperSize).
constexpr std::array letterTerritories{
    QLocale::Belize,     QLocale::Canada,     QLocale::Chile,        QLocale::Colombia, QLocale::CostaRica,
    QLocale::Guatemala,  QLocale::Mexico,     QLocale::Nicaragua,    QLocale::Panama,   QLocale::Philippines,
    QLocale::PuertoRico, QLocale::ElSalvador, QLocale::UnitedStates, QLocale::Venezuela};

} // namespace

TileSetDocument::TileSetDocument(TileSet set, QString path, QObject* parent)
    : Document(std::move(path), parent), state_{std::move(set), std::nullopt} {
    loadPictures(state_.set, pictureStore());
    rememberSavedSheets();
    connect(this, &Document::saved, this, [this] {
        rememberSavedSheets();
        keepSheetOptions(this->path(), savedOptions_, savedOptions_);
    });
    connect(this, &Document::changed, this, &TileSetDocument::keepSheets);
    // Its pictures are looked for in the folder in which it is saved.
    connect(this, &Document::titleChanged, this, [this, from = this->path()]() mutable {
        // The stack of edits changes the title too, even when it ends after the set.
        if (std::exchange(from, this->path()) != this->path())
            refreshPictures();
    });
    // How a set is printed doesn't change the set: what is clean stays so, in both directions.
    connect(&undoStack(), &QUndoStack::indexChanged, this, [this](int index) {
        const int clean = undoStack().cleanIndex();
        if (clean < 0 || clean == index)
            return;
        for (int i = std::min(clean, index); i < std::max(clean, index); ++i)
            if (dynamic_cast<const SheetsEdit*>(undoStack().command(i)) == nullptr)
                return;
        undoStack().setClean();
    });
}

Loaded<std::unique_ptr<TileSetDocument>> TileSetDocument::open(const QString& path) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    Loaded<std::unique_ptr<TileSetDocument>> result;
    Loaded<std::string> text = readFile(std::filesystem::path(absolute.toStdString()));
    result.issues = std::move(text.issues);
    if (text) {
        Loaded<TileSet> set = readTileSet(*text.value);
        result.issues.insert(result.issues.end(), set.issues.begin(), set.issues.end());
        if (set)
            result.value = std::make_unique<TileSetDocument>(std::move(*set.value), absolute);
        if (result.value) {
            (*result.value)->setHashOnDisk(hashOf(*text.value));
            (*result.value)->takeKeptSheets();
        }
    }
    for (Issue& issue : result.issues)
        issue.file = absolute.toStdString();
    return result;
}

std::unique_ptr<TileSetDocument> TileSetDocument::example(std::string_view bundledName) {
    auto document = std::make_unique<TileSetDocument>(withRegionalPaper(bundledSet(bundledName)));
    document->setSuggestedName(QFileInfo(toQString(bundledName)).fileName());
    return document;
}

const TileFamily& TileSetDocument::family() const {
    return familyOf(tileSet().ruleset);
}

void TileSetDocument::setTargets(const BeneathSetSpecification& targets) {
    state_.targets = targets;
    emit changed();
}

QString TileSetDocument::mergeKeyOf(const QString& what, Merge merge) const {
    return merge == Merge::Yes ? QStringLiteral("%1#%2").arg(what).arg(mergeKey_) : QString();
}

EditName TileSetDocument::named(const TileIndices& tiles) const {
    if (tiles.size() == 1)
        return [id = toQString(tile(tiles.front()).id)] { return id; };
    return [number = static_cast<int>(tiles.size())] { return tr("%n tiles", nullptr, number); };
}

std::string TileSetDocument::fileText() const {
    return tilewright::fileText(toJson(tileSet()));
}

Loaded<std::vector<TileSet>> TileSetDocument::companions() const {
    const std::filesystem::path folder = pictureStore().folder();
    if (!companions_ || companions_->folder() != folder)
        companions_ = std::make_unique<CompanionCache>(folder);
    Loaded<std::vector<TileSet>> others = companions_->companions(tileSet());
    for (std::size_t i = 0; others && i < others.value->size(); ++i)
        loadPictures((*others.value)[i], pictureStore(), companionSubfolder(tileSet().with[i]));
    return others;
}

QStringList TileSetDocument::otherFiles() const {
    QStringList files;
    if (!path().isEmpty())
        for (const std::string& name : tileSet().with)
            files << QFileInfo(path()).dir().filePath(toQString(name));
    return files;
}

PictureStore& TileSetDocument::pictureStore() const {
    const std::filesystem::path folder =
        path().isEmpty() ? std::string() : QFileInfo(path()).absolutePath().toStdString();
    if (!pictures_ || pictures_->folder() != folder)
        pictures_ = std::make_unique<PictureStore>(folder);
    return *pictures_;
}

void TileSetDocument::refreshPictures() {
    if (!tileSet().pictures.back &&
        std::ranges::none_of(tileSet().tiles, [](const Tile& tile) { return tile.picture.has_value(); }))
        return;
    TileSet now = tileSet();
    loadPictures(now, pictureStore());
    const auto differ = [](const std::optional<OwnPicture>& a, const std::optional<OwnPicture>& b) {
        return a && b && a->loaded != b->loaded;
    };
    SetChange change;
    for (int i = 0; i < size(); ++i)
        if (differ(tile(i).picture, now.tiles[static_cast<std::size_t>(i)].picture))
            change.rows.push_back(i);
    change.fields = differ(tileSet().pictures.back, now.pictures.back);
    if (change.rows.empty() && !change.fields)
        return;
    if (!change.rows.empty())
        change.kind = SetChange::Kind::Rows;
    emit aboutToChange(change);
    for (const int i : change.rows)
        state_.set.tiles[static_cast<std::size_t>(i)].picture =
            now.tiles[static_cast<std::size_t>(i)].picture;
    state_.set.pictures.back = now.pictures.back;
    emit setChanged(change);
    emit changed();
}

Loaded<TileSet> TileSetDocument::played() const {
    return combineWithCompanions(tileSet(), companions());
}

Issues TileSetDocument::lint() const {
    Issues issues = tilewright::lint(tileSet());
    const Issues ofPictures = pictureIssues(tileSet(), pictureStore());
    issues.insert(issues.end(), ofPictures.begin(), ofPictures.end());
    if (hasErrors(issues) || (tileSet().rules.empty() && tileSet().with.empty()))
        return issues;
    const Loaded<TileSet> together = played();
    const Issues more = game::checkVariants(rulesets(), tileSet(), together ? *together.value : tileSet());
    issues.insert(issues.end(), together.issues.begin(), together.issues.end());
    issues.insert(issues.end(), more.begin(), more.end());
    return issues;
}

Issues TileSetDocument::replaceContent(const std::string& text, EditName what) {
    Loaded<TileSet> read = readTileSet(text);
    if (read) {
        // The first tile that differs is shown.
        const std::vector<Tile>& after = read.value->tiles;
        const auto differs =
            std::mismatch(tileSet().tiles.begin(), tileSet().tiles.end(), after.begin(), after.end());
        const auto first = static_cast<int>(differs.second - after.begin());
        const bool sameTiles = differs.first == tileSet().tiles.end() && differs.second == after.end();
        const auto shown = [first, sameTiles](std::size_t tiles) {
            return sameTiles || tiles == 0 ? TileIndices()
                                           : TileIndices{std::min(first, static_cast<int>(tiles) - 1)};
        };
        const TileIndices before = shown(tileSet().tiles.size());
        const TileIndices behind = shown(after.size());
        edit(std::move(what), std::move(*read.value), before, behind);
    }
    return read.issues;
}

void TileSetDocument::setSide(const TileIndices& tiles, Direction direction, SideContent side, Merge merge) {
    //: %1 is a tile, %2 north, east, south or west, %3 what it is now
    alter(
        tiles,
        [who = named(tiles), direction, side] {
            return tr("%1: %2 becomes %3").arg(who(), translated(name(direction)), translated(name(side)));
        },
        mergeKeyOf(QStringLiteral("side/%1").arg(tilewright::index(direction)), merge),
        [&](Tile& tile) {
            std::get<Sides>(tile.face)[static_cast<std::size_t>(tilewright::index(direction))] = side;
        });
}

void TileSetDocument::setEdge(const TileIndices& tiles, Direction side, Edge edge, Merge merge) {
    //: %1 is a tile, %2 north, east, south or west, %3 what it is now
    alter(
        tiles,
        [who = named(tiles), side, edge] {
            return tr("%1: %2 becomes %3").arg(who(), translated(name(side)), edgeInWords(edge));
        },
        mergeKeyOf(QStringLiteral("edge/%1").arg(tilewright::index(side)), merge),
        [side, edge](Tile& tile) { tile.face = withEdge(tile.landscape(), side, edge); });
}

void TileSetDocument::link(const TileIndices& tiles, int from, int to, Link link) {
    alter(
        tiles,
        [who = named(tiles), from, to, link] {
            //: %1 is a tile, %2 and %3 are sides of it or halves of sides
            return (link == Link::Joins ? tr("%1: join %2 and %3") : tr("%1: separate %2 and %3"))
                .arg(who(), placeInWords(from), placeInWords(to));
        },
        {},
        [=](Tile& tile) {
            tile.face =
                link == Link::Joins ? joined(tile.landscape(), from, to) : parted(tile.landscape(), from, to);
        });
}

void TileSetDocument::setTrait(const TileIndices& tiles, int place, Trait trait, bool on) {
    alter(
        tiles,
        [who = named(tiles), trait, on] {
            //: %1 is a tile, %2 what is put on it or taken from it: "inn", "volcano"
            return (on ? tr("%1: %2") : tr("%1: no %2")).arg(who(), translated(name(trait)));
        },
        {}, [=](Tile& tile) { tile.face = withTrait(tile.landscape(), place, trait, on); });
}

void TileSetDocument::setPennants(const TileIndices& tiles, int place, int pennants, Merge merge) {
    alter(
        tiles, [who = named(tiles), pennants] { return tr("%1: %n pennants", nullptr, pennants).arg(who()); },
        mergeKeyOf(QStringLiteral("pennants/%1").arg(place), merge),
        [=](Tile& tile) { tile.face = withPennants(tile.landscape(), place, pennants); });
}

void TileSetDocument::setContact(int tile, int place, int city, bool touches) {
    alter(
        {tile},
        [who = named(TileIndices{tile}), touches] {
            return (touches ? tr("%1: field touches the city") : tr("%1: field doesn't touch the city"))
                .arg(who());
        },
        {}, [=](Tile& changed) { changed.face = withContact(changed.landscape(), place, city, touches); });
}

void TileSetDocument::addInnerField(int tile) {
    alter(
        {tile}, [who = named(TileIndices{tile})] { return tr("%1: inner field").arg(who()); }, {},
        [](Tile& changed) { changed.face = withInnerField(changed.landscape()); });
}

void TileSetDocument::removeInnerField(int tile, int place) {
    alter(
        {tile}, [who = named(TileIndices{tile})] { return tr("%1: no inner field").arg(who()); }, {},
        [place](Tile& changed) { changed.face = withoutInnerField(changed.landscape(), place); });
}

void TileSetDocument::turn(const TileIndices& tiles, Rotation rotation) {
    alter(
        tiles,
        [who = named(tiles), rotation] {
            return (rotation == Rotation::R270 ? tr("turn %1 back") : tr("turn %1")).arg(who());
        },
        {}, [this, rotation](Tile& tile) { family().turn(tile, rotation); });
}

void TileSetDocument::mirror(const TileIndices& tiles, Mirror mirror) {
    alter(
        tiles, [who = named(tiles)] { return tr("mirror %1").arg(who()); }, {},
        [this, mirror](Tile& tile) { family().mirror(tile, mirror); });
}

void TileSetDocument::reshape(const TileIndices& tiles, Configuration configuration) {
    //: %1 is a tile, %2 a configuration: corner, cross ...
    alter(
        tiles,
        [who = named(tiles), configuration] {
            return tr("%1 becomes %2").arg(who(), translated(name(configuration)));
        },
        {}, [configuration](Tile& tile) { tile.face = reshaped(tile.sides(), configuration); });
}

void TileSetDocument::setId(int tile, const std::string& id) {
    alter(
        {tile}, [who = named(TileIndices{tile})] { return tr("rename %1").arg(who()); }, {},
        [&id](Tile& changed) { changed.id = id; });
}

void TileSetDocument::setCount(const TileIndices& tiles, int count, Merge merge) {
    alter(
        tiles, [who = named(tiles)] { return tr("count of %1").arg(who()); },
        mergeKeyOf(QStringLiteral("count"), merge), [count](Tile& tile) { tile.count = count; });
}

void TileSetDocument::setNotes(const TileIndices& tiles, const std::string& notes, Merge merge) {
    alter(
        tiles, [who = named(tiles)] { return tr("notes of %1").arg(who()); },
        mergeKeyOf(QStringLiteral("notes"), merge), [&notes](Tile& tile) { tile.notes = notes; });
}

void TileSetDocument::setText(std::string TileSet::*field, const std::string& value, Merge merge) {
    TileSet after = tileSet();
    after.*field = value;
    edit([field] { return fieldName(field); }, std::move(after), mergeKeyOf(fieldName(field), merge));
}

void TileSetDocument::setTileMillimetres(double millimetres, Merge merge) {
    TileSet after = tileSet();
    after.tileMillimetres = millimetres;
    edit([] { return tr("tile size"); }, std::move(after), mergeKeyOf(QStringLiteral("size"), merge));
}

void TileSetDocument::setSheetOptions(const sheet::SheetSpecification& options, Merge merge) {
    TileSet after = tileSet();
    const auto before = sheet::storedOptions(after);
    const QString what =
        before ? toQString(sheet::changedOptions(sheet::specificationFor(*before.value, after), options))
               : QString();
    sheet::storeOptions(after, options);
    auto command = std::make_unique<SheetsEdit>(
        [] { return tr("sheet options"); }, state_, SetEdit::State{std::move(after), state_.targets},
        mergeKeyOf(QStringLiteral("sheets") + what, merge), announcementsOf(*this));
    if (!command->changesSomething())
        return;
    // The stack merges nothing into a command that it takes for saved.
    const bool wasClean = undoStack().isClean();
    if (wasClean) {
        const QSignalBlocker quiet(undoStack());
        undoStack().resetClean();
    }
    undoStack().push(command.release());
    if (wasClean)
        undoStack().setClean();
}

void TileSetDocument::rememberSavedSheets() {
    savedSheets_ = sheetsOf(tileSet());
    savedOptions_ = keptOptions_ = writtenSheetsOf(tileSet());
}

void TileSetDocument::keepSheets() {
    Json now = writtenSheetsOf(tileSet());
    if (path().isEmpty() || now == keptOptions_)
        return;
    keptOptions_ = std::move(now);
    keepSheetOptions(path(), savedOptions_, keptOptions_);
}

void TileSetDocument::takeKeptSheets() {
    std::optional<Json> kept = keptSheetOptions(path(), savedOptions_);
    if (!kept)
        return;
    TileSet with = tileSet();
    with.extra.erase(sheet::optionsField);
    if (!kept->is_null())
        with.extra[sheet::optionsField] = *kept;
    if (!sheet::storedOptions(with))
        return;
    state_.set = std::move(with);
    keptOptions_ = *std::move(kept);
}

bool TileSetDocument::hasUnsavedSheetOptions() const {
    return sheetsOf(tileSet()) != savedSheets_;
}

void TileSetDocument::setPickColours(std::vector<Colour> colours) {
    std::sort(colours.begin(), colours.end());
    TileSet after = tileSet();
    after.pickColours = std::move(colours);
    edit([] { return tr("pick colours"); }, std::move(after));
}

int TileSetDocument::addTile() {
    Tile tile = family().newTile();
    tile.id = freeId(tileSet(), "tile-01");
    EditName name = [id = toQString(tile.id)] { return tr("add %1").arg(id); };
    insert(size(), {std::move(tile)}, std::move(name));
    return size() - 1;
}

void TileSetDocument::duplicate(const TileIndices& tiles) {
    if (tiles.empty())
        return;
    std::vector<Tile> copies;
    for (int place : tiles)
        copies.push_back(tile(place));
    insert(tiles.back() + 1, std::move(copies),
           [who = named(tiles)] { return tr("duplicate %1").arg(who()); });
}

void TileSetDocument::remove(const TileIndices& tiles) {
    if (tiles.empty())
        return;
    TileSet after = tileSet();
    for (auto place = tiles.rbegin(); place != tiles.rend(); ++place)
        after.tiles.erase(after.tiles.begin() + *place);
    TileIndices shown;
    if (!after.tiles.empty())
        shown = {std::min(tiles.front(), static_cast<int>(after.tiles.size()) - 1)};
    edit([who = named(tiles)] { return tr("delete %1").arg(who()); }, std::move(after), tiles, shown);
}

void TileSetDocument::insert(int at, std::vector<Tile> tiles, EditName name) {
    TileSet after = tileSet();
    tiles = withFreeIds(after, std::move(tiles));
    after.tiles.insert(after.tiles.begin() + at, std::make_move_iterator(tiles.begin()),
                       std::make_move_iterator(tiles.end()));
    edit(std::move(name), std::move(after));
}

void TileSetDocument::move(const TileIndices& tiles, int at) {
    TileSet after = tileSet();
    std::vector<Tile> moved;
    for (auto place = tiles.rbegin(); place != tiles.rend(); ++place) {
        moved.insert(moved.begin(), tile(*place));
        after.tiles.erase(after.tiles.begin() + *place);
    }
    const int first = at - static_cast<int>(std::count_if(tiles.begin(), tiles.end(),
                                                          [at](int place) { return place < at; }));
    after.tiles.insert(after.tiles.begin() + first, moved.begin(), moved.end());
    TileIndices shown;
    for (std::size_t i = 0; i < tiles.size(); ++i)
        shown.push_back(first + static_cast<int>(i));
    edit([who = named(tiles)] { return tr("move %1").arg(who()); }, std::move(after), tiles, shown);
}

void TileSetDocument::addTiles(const TileSet& of) {
    TileSet after = tileSet();
    std::unordered_map<std::string, std::size_t> places;
    for (std::size_t i = 0; i < after.tiles.size(); ++i)
        places.try_emplace(family().canonical(after.tiles[i]), i);
    std::vector<Tile> added;
    TileIndices shown;
    for (const Tile& tile : of.tiles) {
        const auto same = places.find(family().canonical(tile));
        if (same != places.end() && after.tiles[same->second].count + tile.count <= maxTileCount) {
            after.tiles[same->second].count += tile.count;
            shown.push_back(static_cast<int>(same->second));
        } else {
            shown.push_back(size() + static_cast<int>(added.size()));
            added.push_back(tile);
        }
    }
    for (Tile& tile : withFreeIds(tileSet(), std::move(added)))
        after.tiles.push_back(std::move(tile));
    for (const Colour colour : of.pickColours)
        if (std::ranges::find(after.pickColours, colour) == after.pickColours.end())
            after.pickColours.push_back(colour);
    std::ranges::sort(after.pickColours);
    const int number = tileCount(of);
    const TileIndices first(shown.begin(), shown.begin() + (shown.empty() ? 0 : 1));
    edit([number] { return tr("add %n tiles", nullptr, number); }, std::move(after), {0}, first);
}

void TileSetDocument::replaceTiles(const TileSet& with, const BeneathSetSpecification& targets) {
    TileSet after = tileSet();
    after.tiles = with.tiles;
    after.pickColours = with.pickColours;
    auto command = makeEdit([] { return tr("regenerate the tiles"); }, std::move(after), targets);
    command->setShown({0}, {0});
    push(std::move(command));
}

std::unique_ptr<SetEdit> TileSetDocument::makeEdit(EditName name, TileSet after,
                                                   const std::optional<BeneathSetSpecification>& targets,
                                                   const QString& mergeKey) {
    loadPictures(after, pictureStore());
    return std::make_unique<SetEdit>(std::move(name), state_, SetEdit::State{std::move(after), targets},
                                     mergeKey, announcementsOf(*this));
}

void TileSetDocument::push(std::unique_ptr<SetEdit> command) {
    // The stack takes ownership.
    if (command->changesSomething())
        undoStack().push(command.release());
}

void TileSetDocument::edit(EditName name, TileSet after, const QString& mergeKey) {
    push(makeEdit(std::move(name), std::move(after), state_.targets, mergeKey));
}

void TileSetDocument::edit(EditName name, TileSet after, TileIndices shownBefore, TileIndices shownAfter) {
    auto command = makeEdit(std::move(name), std::move(after), state_.targets);
    command->setShown(std::move(shownBefore), std::move(shownAfter));
    push(std::move(command));
}

void TileSetDocument::alter(const TileIndices& tiles, EditName name, const QString& mergeKey,
                            const std::function<void(Tile&)>& alter) {
    TileSet after = tileSet();
    for (int place : tiles)
        alter(after.tiles[static_cast<std::size_t>(place)]);
    push(makeEdit(std::move(name), std::move(after), state_.targets, mergeKey));
}

TileSet withRegionalPaper(TileSet set, QLocale::Territory where) {
    const auto kept = sheet::storedOptions(set);
    if (!kept || std::ranges::find(letterTerritories, where) == letterTerritories.end() ||
        !sheet::changedOptions(sheet::SheetSpecification(), kept.value->specification).empty())
        return set;
    sheet::SheetSpecification options = sheet::specificationFor(*kept.value, set);
    options.paper = *sheet::findPaper("Letter");
    sheet::storeOptions(set, options);
    return set;
}

} // namespace tilewright
