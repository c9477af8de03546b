#pragma once

#include "engine/tileset/landscape/landscape_edit.h"

#include <QAction>
#include <QList>

#include <span>

class QKeyEvent;
class QWidget;

namespace tilewright {

/// Field, road, city and any, in the order of the palette.
std::span<const Edge> edgeChoices();

/// All that can be set on a landscape tile, for palette, menu and keys: what its sides show, and what
/// features and tile bear. Those of features are shown while such a feature is chosen.
class LandscapeActions : public QObject {
    Q_OBJECT
public:
    explicit LandscapeActions(QObject* parent = nullptr);

    QList<QAction*> edges() const { return edges_; }
    /// Of the tile: cloister and marks.
    QList<QAction*> tileTraits() const { return tileTraits_; }
    /// Of the chosen feature: pennants, traits, the cities that a field touches, an inner field's removal.
    QList<QAction*> featureActions() const;
    /// The same by the kind of feature: those of cities, of roads, of fields.
    const QList<QList<QAction*>>& featureGroups() const { return featureGroups_; }
    /// Takes hold of a place, and joins or parts at the next.
    QAction* link() const { return link_; }
    QAction* addInnerField() const { return addInnerField_; }
    QAction* removeInnerField() const { return removeInnerField_; }
    QList<QAction*> all() const;
    QAction* edge(Edge edge) const;
    QAction* trait(Trait trait) const;
    QAction* morePennants() const { return morePennants_; }

    /// Which of them mean something, and which are on; null for no tile.
    void follow(const Landscape* tile, int place);
    /// Why that key sets nothing on what is chosen; empty where it belongs to no action, or to one that can.
    /// Pre: a tile is followed.
    QString whyNot(const QKeySequence& key) const;

signals:
    void edgeWanted(tilewright::Edge edge);
    void traitWanted(tilewright::Trait trait, bool on);
    /// One more or one less.
    void pennantsWanted(int step);
    void contactWanted(int city, bool touches);
    void innerFieldWanted();
    /// The chosen one goes.
    void innerFieldUnwanted();
    void linkWanted();

private:
    QAction* make(const QString& name, const QString& text, const QString& shortText, const QString& key);
    void makeFeatureActions();
    void makeInnerFieldActions();
    void followContacts(const Landscape* tile, const Feature& feature);

    QList<QAction*> edges_;
    QList<QAction*> traits_;
    QList<QAction*> tileTraits_;
    QList<QList<QAction*>> featureGroups_;
    QList<QAction*> contacts_;
    /// What is chosen, in words.
    QString chosen_;
    QAction* morePennants_ = nullptr;
    QAction* fewerPennants_ = nullptr;
    QAction* addInnerField_ = nullptr;
    QAction* removeInnerField_ = nullptr;
    QAction* link_ = nullptr;
};

/// Says for a while in the status bar why a pressed key sets nothing, if it is one of theirs.
void tellWhyNot(const LandscapeActions& actions, const QKeyEvent& event, QWidget& where);

} // namespace tilewright
