#pragma once

#include "engine/games/landscape/tiles/landscape_edit.h"

#include <QAction>
#include <QList>

#include <span>

class QKeyEvent;
class QWidget;

namespace tilewright {

/// Field, road, city and any, in the order of the palette.
std::span<const Edge> edgeChoices();

/// Everything that can be set on a landscape tile, for palette, menu and keys: its sides, and the traits of
/// features and of the tile. Actions of features are shown while such a feature is chosen.
class LandscapeActions : public QObject {
    Q_OBJECT
public:
    explicit LandscapeActions(QObject* parent = nullptr);

    QList<QAction*> edges() const { return edges_; }
    /// For the tile: cloister and marks.
    QList<QAction*> tileTraits() const { return tileTraits_; }
    /// For the chosen feature: pennants, traits, the cities that a field touches, removal of an inner field.
    QList<QAction*> featureActions() const;
    /// The same by kind of feature: for cities, for roads, for fields.
    const QList<QList<QAction*>>& featureGroups() const { return featureGroups_; }
    /// Holds a place; at the next place, joins or parts the two.
    QAction* link() const { return link_; }
    QAction* addInnerField() const { return addInnerField_; }
    QAction* removeInnerField() const { return removeInnerField_; }
    QList<QAction*> all() const;
    QAction* edge(Edge edge) const;
    QAction* trait(Trait trait) const;
    QAction* morePennants() const { return morePennants_; }

    /// Updates which actions are available and which are on; null for no tile.
    void updateActions(const Landscape* tile, int place);
    /// Why that key has no effect on the present choice; empty if it belongs to no action, or to an available
    /// one.
    /// Pre: a tile is followed.
    QString whyNot(const QKeySequence& key) const;

signals:
    void edgeWanted(tilewright::Edge edge);
    void traitWanted(tilewright::Trait trait, bool on);
    /// `step`: one more or one less.
    void pennantsWanted(int step);
    void contactWanted(int city, bool touches);
    void innerFieldWanted();
    /// The chosen inner field is to be removed.
    void innerFieldRemovalWanted();
    void linkWanted();

private:
    QAction* make(const QString& name, const QString& text, const QString& shortText, const QString& key);
    void makeFeatureActions();
    void makeInnerFieldActions();
    void updateContactActions(const Landscape* tile, const Feature& feature);

    QList<QAction*> edges_;
    QList<QAction*> traits_;
    QList<QAction*> tileTraits_;
    QList<QList<QAction*>> featureGroups_;
    QList<QAction*> contacts_;
    /// The present choice, in words.
    QString chosen_;
    QAction* morePennants_ = nullptr;
    QAction* fewerPennants_ = nullptr;
    QAction* addInnerField_ = nullptr;
    QAction* removeInnerField_ = nullptr;
    QAction* link_ = nullptr;
};

/// Shows in the status bar for a while why a pressed key has no effect, if it belongs to these actions.
void showWhyNot(const LandscapeActions& actions, const QKeyEvent& event, QWidget& where);

} // namespace tilewright
