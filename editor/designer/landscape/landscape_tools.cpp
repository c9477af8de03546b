#include "editor/designer/landscape/landscape_tools.h"

#include "editor/designer/landscape/landscape_actions.h"
#include "editor/designer/landscape/landscape_canvas.h"
#include "editor/designer/landscape/landscape_figures.h"
#include "editor/designer/landscape/landscape_generator.h"
#include "editor/designer/landscape/landscape_palette.h"
#include "editor/words/landscape_words.h"
#include "editor/words/text.h"

#include <QListWidget>
#include <QMenu>
#include <QSignalBlocker>

namespace tilewright {

LandscapeTools::LandscapeTools(QObject* parent)
    : FamilyTools(parent)
    , actions_(new LandscapeActions(this))
    , canvas_(new LandscapeCanvas(*actions_))
    , features_(new QListWidget) {
    setParts({.largeTile = canvas_,
              .palette = new LandscapePalette(*actions_),
              .keys = actions_->all(),
              .figures = new LandscapeFigures,
              .tileRows = features_});
    features_->setObjectName(QStringLiteral("tileFeatures"));
    features_->setAccessibleName(tr("Features of the tile"));
    features_->setToolTip(tr("What the tile shows; choosing a feature highlights it on the tile"));
    features_->setWordWrap(true);
    features_->setFrameShape(QFrame::NoFrame);
    connect(features_, &QListWidget::currentRowChanged, this, &LandscapeTools::focusFeature);
    connect(canvas_, &LargeTile::focusedSideChanged, this, [this] { refresh(); });
    connectEdits();
}

LandscapeTools::~LandscapeTools() {
    features_->disconnect(this);
}

void LandscapeTools::connectEdits() {
    using Merge = TileSetDocument::Merge;
    connect(canvas_, &LandscapeCanvas::edgeWanted, this,
            [this](Direction side, Edge edge) { document()->setEdge(chosen(), side, edge); });
    connect(canvas_, &LandscapeCanvas::linkWanted, this,
            [this](int from, int to, Link link) { document()->link(chosen(), from, to, link); });
    connect(actions_, &LandscapeActions::edgeWanted, this, [this](Edge edge) {
        document()->setEdge(chosen(), canvas_->focusedSide(), edge, Merge::Yes);
        // The same once more: the check is undone, but nothing has changed.
        refresh();
    });
    connect(actions_, &LandscapeActions::traitWanted, this, [this](Trait trait, bool on) {
        document()->setTrait(chosen(), canvas_->focusedPart(), trait, on);
        refresh();
    });
    connect(actions_, &LandscapeActions::pennantsWanted, this, [this](int step) {
        const int place = canvas_->focusedPart();
        if (const auto city = tile() == nullptr ? std::nullopt : featureAt(tile()->landscape(), place))
            document()->setPennants(chosen(), place,
                                    tile()->landscape().features[static_cast<std::size_t>(*city)].pennants +
                                        step);
    });
    connect(actions_, &LandscapeActions::contactWanted, this, [this](int city, bool touches) {
        document()->setContact(canvas_->tileIndex(), canvas_->focusedPart(), city, touches);
    });
    connect(actions_, &LandscapeActions::innerFieldWanted, this, [this] {
        document()->addInnerField(canvas_->tileIndex());
        canvas_->focusPart(canvas_->partCount() - 1);
    });
    connect(actions_, &LandscapeActions::innerFieldUnwanted, this,
            [this] { document()->removeInnerField(canvas_->tileIndex(), canvas_->focusedPart()); });
    connect(actions_, &LandscapeActions::linkWanted, canvas_, &LandscapeCanvas::holdOrLink);
}

QString LandscapeTools::focusInWords() const {
    return tile() == nullptr ? QString()
                             : tr("%1 · arrows and Page keys move, keys set, J joins, R turns")
                                   .arg(canvas_->partInWords(canvas_->focusedPart()));
}

bool LandscapeTools::goTo(const QString& part) {
    const QString what = part.section(u'/', 0, 0);
    bool isNumber = false;
    const int number = part.section(u'/', 1, 1).toInt(&isNumber);
    if (what == QLatin1String("edges") && isNumber && number < 4)
        canvas_->setFocusedSide(directionAt(number));
    if (what == QLatin1String("features") && isNumber)
        focusFeature(number);
    return what == QLatin1String("edges") || what == QLatin1String("features") ||
           what == QLatin1String("marks") || what == QLatin1String("crossings");
}

std::vector<SideChoice> LandscapeTools::sideChoices() const {
    std::vector<SideChoice> choices;
    for (const Edge edge : edgeChoices())
        choices.push_back({static_cast<int>(edge), edgeInWords(edge), actions_->edge(edge)->icon()});
    return choices;
}

std::optional<GeneratedSet> LandscapeTools::generate(QWidget* parent) const {
    return LandscapeGenerator(document(), parent).ask();
}

QList<QMenu*> LandscapeTools::makeMenus(QMenu& parent) {
    QMenu* sides = parent.addMenu(tr("Set &Side"));
    sides->addActions(actions_->edges());
    sides->addActions({actions_->link(), actions_->addInnerField()});
    QMenu* feature = parent.addMenu(tr("On the Chosen &Feature"));
    feature->addActions(actions_->featureActions());
    QMenu* whole = parent.addMenu(tr("&On the Tile"));
    whole->addActions(actions_->tileTraits());
    return {sides, feature, whole};
}

void LandscapeTools::focusFeature(int number) {
    if (tile() == nullptr || number < 0 || number >= static_cast<int>(tile()->landscape().features.size()))
        return;
    const Landscape& land = tile()->landscape();
    if (featureAt(land, canvas_->focusedPart()) == number)
        return;
    if (const auto place = placeOf(land, number))
        canvas_->focusPart(*place);
}

void LandscapeTools::refresh() {
    actions_->follow(tile() == nullptr ? nullptr : &tile()->landscape(), canvas_->focusedPart());
    refreshFeatures();
}

void LandscapeTools::refreshFeatures() {
    const QSignalBlocker quiet(features_);
    QStringList words;
    if (tile() != nullptr)
        for (std::size_t i = 0; i < tile()->landscape().features.size(); ++i)
            words << upperFirst(featureInWords(tile()->landscape(), static_cast<int>(i)));
    // Rows are kept if possible: replacing them would interrupt screen readers.
    while (features_->count() > words.size())
        delete features_->takeItem(features_->count() - 1);
    for (int i = 0; i < words.size(); ++i) {
        if (i < features_->count())
            features_->item(i)->setText(words.at(i));
        else
            features_->addItem(words.at(i));
    }
    const auto chosen =
        tile() == nullptr ? std::nullopt : featureAt(tile()->landscape(), canvas_->focusedPart());
    features_->setCurrentRow(chosen.value_or(-1));
}

} // namespace tilewright
