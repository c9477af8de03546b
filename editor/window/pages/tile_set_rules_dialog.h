#pragma once

#include "engine/games/ruleset.h"
#include "engine/model/tileset.h"

#include <QDialog>

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QVBoxLayout;

namespace tilewright {

class OptionsForm;

/// The variants of the rules that a set carries, and the sets that it is played together with. Shows at once
/// what is wrong with them.
class TileSetRulesDialog : public QDialog {
    Q_OBJECT

public:
    /// `folder` is that of the set's file, empty if it has none.
    TileSetRulesDialog(const TileSet& set, QString folder, QWidget* parent = nullptr);

    /// With the variants and companions as chosen.
    const TileSet& tileSet() const { return set_; }

private:
    QWidget* makeVariants();
    QWidget* makeCompanions();
    QWidget* makeOptions();
    void addVariant(RuleVariant variant);
    void removeVariant();
    void moveVariant(int by);
    void rename(const QListWidgetItem* item);
    /// Fills the list and chooses a row.
    void showVariants(int row);
    /// The options of the chosen variant.
    void showOptions();
    void takeOptions();
    void addCompanionFile();
    void takeCompanions();
    void check();
    /// The set with its companions as they are now.
    Loaded<TileSet> played() const;
    /// The sentences of an issue, and the variant that it is about.
    QString inWords(const Issue& issue) const;
    RuleVariant* chosen();

    TileSet set_;
    QString folder_;
    QListWidget* variants_;
    QListWidget* companions_;
    QComboBox* game_;
    QLineEdit* description_;
    /// Around the form, which is made anew for other rules.
    QVBoxLayout* options_ = nullptr;
    QWidget* box_ = nullptr;
    OptionsForm* form_ = nullptr;
    QLabel* problem_;
    QDialogButtonBox* buttons_;
};

} // namespace tilewright
