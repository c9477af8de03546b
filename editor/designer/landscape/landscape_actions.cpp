#include "editor/designer/landscape/landscape_actions.h"

#include "editor/common/action.h"
#include "editor/common/icons.h"
#include "editor/common/tiles/thumbnails.h"
#include "editor/words/landscape_words.h"
#include "editor/words/translated_text.h"

#include <QKeyEvent>
#include <QWidget>

#include <algorithm>
#include <array>

namespace tilewright {

namespace {

constexpr std::array<Edge, 4> edgesInOrder{Edge::Field, Edge::Road, Edge::City, Edge::Any};
constexpr int swatchSize = 22;
/// A tile has no more cities than sides.
constexpr int maxContacts = 4;

QString edgeKey(Edge edge) {
    switch (edge) {
    case Edge::City:
        return QStringLiteral("C");
    case Edge::Road:
        return QStringLiteral("D");
    case Edge::Field:
        return QStringLiteral("F");
    case Edge::Any:
        break;
    }
    return QStringLiteral("A");
}

/// In the order of allTraits().
constexpr std::array<char, 19> traitKeys{'K', 'Q', 'W', 'G', 'L', 'I', 'U', 'Y', '1', '2',
                                         '3', '4', '5', '6', 'O', 'V', 'N', 'T', 'B'};

/// As short as the palette requires.
QString shortName(Trait trait) {
    switch (trait) {
    case Trait::Mouth:
        return LandscapeActions::tr("mouth");
    case Trait::Splits:
        return LandscapeActions::tr("tunnel");
    case Trait::EndsInCrossing:
        return LandscapeActions::tr("to crossing");
    case Trait::EndsAtGate:
        return LandscapeActions::tr("to gate");
    case Trait::EndsAtCloister:
        return LandscapeActions::tr("to cloister");
    case Trait::EndsAtTower:
        return LandscapeActions::tr("to tower");
    case Trait::EndsAtVolcano:
        return LandscapeActions::tr("to volcano");
    default:
        return translated(name(trait));
    }
}

/// The places where it is possible, without a full stop.
QString whereItCanBe(Trait trait, const QString& name) {
    if (trait == Trait::Mouth)
        return LandscapeActions::tr("%1: only on roads with one side").arg(name);
    if (trait == Trait::Splits)
        return LandscapeActions::tr("%1: only on roads with several sides").arg(name);
    return (trait <= Trait::Cloth ? LandscapeActions::tr("%1: only on cities")
                                  : LandscapeActions::tr("%1: only on roads"))
        .arg(name);
}

} // namespace

std::span<const Edge> edgeChoices() {
    return edgesInOrder;
}

LandscapeActions::LandscapeActions(QObject* parent) : QObject(parent) {
    for (const Edge edge : edgesInOrder) {
        QAction* action = make(QStringLiteral("tile/edge-%1").arg(toQString(name(edge))),
                               upperFirst(edgeInWords(edge)), edgeInWords(edge), edgeKey(edge));
        action->setCheckable(true);
        action->setIcon(lazyIcon([edge] { return edgeSwatch(edge, swatchSize, 2); }));
        action->setToolTip(
            tr("Sets the focused side to: %1 (%2)")
                .arg(edgeInWords(edge), action->shortcut().toString(QKeySequence::NativeText)));
        action->setWhatsThis(tr("To set what a side shows, choose the side first"));
        connect(action, &QAction::triggered, this, [this, edge] { emit edgeWanted(edge); });
        edges_ << action;
    }
    for (const Trait trait : allTraits()) {
        const QString words = translated(name(trait));
        QAction* action =
            make(QStringLiteral("tile/trait-%1").arg(static_cast<int>(trait)), upperFirst(words),
                 shortName(trait), QChar::fromLatin1(traitKeys[static_cast<std::size_t>(trait)]));
        action->setCheckable(true);
        action->setIcon(lazyIcon([trait] { return traitSwatch(trait, swatchSize, 2); }));
        const QString key = action->shortcut().toString(QKeySequence::NativeText);
        action->setToolTip(isOfTile(trait)
                               ? tr("Adds to or removes from the tile: %1 (%2)").arg(words, key)
                               : tr("Adds to or removes from the chosen feature: %1 (%2)").arg(words, key));
        connect(action, &QAction::triggered, this, [this, trait](bool on) { emit traitWanted(trait, on); });
        if (!isOfTile(trait))
            action->setWhatsThis(whereItCanBe(trait, action->text()));
        traits_ << action;
        if (isOfTile(trait))
            tileTraits_ << action;
    }
    makeFeatureActions();
    link_ = make(QStringLiteral("tile/link"), tr("Join or Separate"), tr("join"), QStringLiteral("J"));
    link_->setToolTip(
        tr("Grabs the focused side (J); go to another side and press J again to join or separate the two"));
    connect(link_, &QAction::triggered, this, &LandscapeActions::linkWanted);
    updateActions(nullptr, 0);
}

void LandscapeActions::makeInnerFieldActions() {
    addInnerField_ = make(QStringLiteral("tile/addInnerField"), tr("Add an Inner Field"), tr("inner field"),
                          QStringLiteral("E"));
    addInnerField_->setToolTip(tr("Adds a field that touches no side, such as one inside a city (E)"));
    addInnerField_->setWhatsThis(tr("The tile already has as many features as allowed"));
    connect(addInnerField_, &QAction::triggered, this, &LandscapeActions::innerFieldWanted);
    removeInnerField_ = make(QStringLiteral("tile/removeInnerField"), tr("Remove the Inner Field"),
                             tr("no inner field"), QStringLiteral("Shift+E"));
    removeInnerField_->setToolTip(tr("Removes the chosen inner field (Shift+E)"));
    removeInnerField_->setWhatsThis(
        tr("Only inner fields can be removed; fields at the sides depend on what the sides show"));
    connect(removeInnerField_, &QAction::triggered, this, &LandscapeActions::innerFieldRemovalWanted);
}

void LandscapeActions::makeFeatureActions() {
    morePennants_ =
        make(QStringLiteral("tile/morePennants"), tr("Add a Pennant"), tr("pennant +"), QStringLiteral("P"));
    fewerPennants_ = make(QStringLiteral("tile/fewerPennants"), tr("Remove a Pennant"), tr("pennant −"),
                          QStringLiteral("Shift+P"));
    morePennants_->setToolTip(tr("Adds a pennant to the chosen city (P)"));
    for (QAction* action : {morePennants_, fewerPennants_})
        action->setWhatsThis(tr("Pennants: only on cities"));
    fewerPennants_->setToolTip(tr("Removes a pennant from the chosen city (Shift+P)"));
    connect(morePennants_, &QAction::triggered, this, [this] { emit pennantsWanted(1); });
    connect(fewerPennants_, &QAction::triggered, this, [this] { emit pennantsWanted(-1); });
    QList<QAction*> ofCities{morePennants_, fewerPennants_};
    QList<QAction*> ofRoads;
    for (const Trait trait : allTraits())
        if (!isOfTile(trait))
            (trait <= Trait::Cloth ? ofCities : ofRoads) << traits_.at(static_cast<int>(trait));
    for (int i = 0; i < maxContacts; ++i) {
        QAction* action = make(QStringLiteral("tile/contact-%1").arg(i), {}, {}, QString::number(i + 1));
        action->setCheckable(true);
        action->setWhatsThis(tr("Only for fields on tiles with that many cities"));
        connect(action, &QAction::triggered, this,
                [this, action](bool on) { emit contactWanted(action->data().toInt(), on); });
        contacts_ << action;
    }
    makeInnerFieldActions();
    featureGroups_ = {ofCities, ofRoads, QList<QAction*>{removeInnerField_} + contacts_};
}

QAction* LandscapeActions::make(const QString& name, const QString& text, const QString& shortText,
                                const QString& key) {
    auto* action = new QAction(text, this);
    action->setObjectName(name);
    action->setProperty(familyProperty, QStringLiteral("landscape"));
    action->setShortcut(QKeySequence(key));
    // Single letters must not be taken from the text fields.
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    action->setAutoRepeat(false);
    action->setIconText(shortText + u'\n' + action->shortcut().toString(QKeySequence::NativeText));
    return action;
}

QList<QAction*> LandscapeActions::all() const {
    return edges_ + tileTraits_ + featureActions() + QList<QAction*>{link_, addInnerField_};
}

QList<QAction*> LandscapeActions::featureActions() const {
    QList<QAction*> actions;
    for (const QList<QAction*>& group : featureGroups_)
        actions += group;
    return actions;
}

QAction* LandscapeActions::edge(Edge edge) const {
    return edges_.at(std::find(edgesInOrder.begin(), edgesInOrder.end(), edge) - edgesInOrder.begin());
}

QAction* LandscapeActions::trait(Trait trait) const {
    return traits_.at(static_cast<int>(trait));
}

void LandscapeActions::updateActions(const Landscape* tile, int place) {
    const auto number = tile == nullptr ? std::nullopt : featureAt(*tile, place);
    const Feature none;
    const Feature& feature = number ? tile->features[static_cast<std::size_t>(*number)] : none;
    chosen_ = number ? featureInWords(*tile, *number) : edgeInWords(Edge::Any);
    const bool atSide = tile != nullptr && isOnRim(place);
    for (QAction* action : edges_) {
        action->setEnabled(atSide);
        action->setChecked(atSide && tile->edges[static_cast<std::size_t>(index(sideOfPlace(place)))] ==
                                         edgesInOrder[static_cast<std::size_t>(edges_.indexOf(action))]);
    }
    for (const Trait trait : allTraits()) {
        QAction* action = traits_.at(static_cast<int>(trait));
        const bool can = tile != nullptr && canHaveTrait(*tile, place, trait);
        action->setEnabled(can);
        action->setVisible(can || isOfTile(trait));
        action->setChecked(can && hasTrait(*tile, place, trait));
    }
    const bool city = number && feature.kind == FeatureKind::City;
    for (QAction* action : {morePennants_, fewerPennants_}) {
        action->setVisible(city);
        action->setEnabled(city &&
                           (action == morePennants_ ? feature.pennants < maxPennants : feature.pennants > 0));
    }
    const bool inner = number && !isOnRim(place);
    removeInnerField_->setVisible(inner);
    removeInnerField_->setEnabled(inner);
    addInnerField_->setEnabled(tile != nullptr && static_cast<int>(tile->features.size()) < maxFeatures);
    updateContactActions(number && feature.kind == FeatureKind::Field ? tile : nullptr, feature);
    link_->setEnabled(tile != nullptr);
}

void LandscapeActions::updateContactActions(const Landscape* tile, const Feature& feature) {
    int contact = 0;
    for (std::size_t i = 0; tile != nullptr && i < tile->features.size() && contact < maxContacts; ++i) {
        if (tile->features[i].kind != FeatureKind::City)
            continue;
        QAction* action = contacts_.at(contact++);
        const QString words = featureInWords(*tile, static_cast<int>(i));
        //: a field of a tile; %1: "city north"
        action->setText(tr("Touches %1").arg(words));
        action->setIconText(action->text() + u'\n' + action->shortcut().toString(QKeySequence::NativeText));
        action->setToolTip(tr("Whether the chosen field touches this: %1").arg(words));
        action->setData(static_cast<int>(i));
        action->setChecked(std::find(feature.cities.begin(), feature.cities.end(), static_cast<int>(i)) !=
                           feature.cities.end());
    }
    for (int i = 0; i < maxContacts; ++i) {
        contacts_.at(i)->setVisible(i < contact);
        contacts_.at(i)->setEnabled(i < contact);
    }
}

QString LandscapeActions::whyNot(const QKeySequence& key) const {
    QString why;
    for (const QAction* action : all()) {
        if (action->shortcut() != key)
            continue;
        if (action->isEnabled())
            return {};
        if (why.isEmpty())
            why = action == fewerPennants_ && action->isVisible() ? tr("This city has no pennant")
                  : action == morePennants_ && action->isVisible()
                      ? tr("This city already has as many pennants as allowed")
                      : tr("%1. Chosen: %2").arg(action->whatsThis(), chosen_);
    }
    return why;
}

void showWhyNot(const LandscapeActions& actions, const QKeyEvent& event, QWidget& where) {
    if (const QString why = actions.whyNot(QKeySequence(event.keyCombination())); !why.isEmpty())
        showInStatusBar(where, why);
}

} // namespace tilewright
