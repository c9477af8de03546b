#pragma once

#include "engine/model/tileset.h"
#include "engine/sheet/sheet_option.h"
#include "engine/sheet/specification.h"

#include <QDialog>
#include <QWidget>

#include <functional>
#include <initializer_list>
#include <map>
#include <string>
#include <utility>
#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QTableWidget;
class QToolButton;

namespace tilewright {

/// A heading that shows or hides the content below it.
class CollapsibleGroup : public QWidget {
    Q_OBJECT
public:
    CollapsibleGroup(const QString& title, bool open, QWidget* parent);

    QFormLayout* form() const { return form_; }
    bool isOpen() const;
    void setOpen(bool open);
    /// As wide when it is closed as when it is open.
    QSize minimumSizeHint() const override;

private:
    QToolButton* heading_;
    QWidget* body_;
    QFormLayout* form_;
};

/// All tiles of a set, each with its number of prints.
class ChosenTilesDialog : public QDialog {
    Q_OBJECT
public:
    ChosenTilesDialog(const std::vector<Tile>& tiles, const std::vector<sheet::ChosenTile>& chosen,
                      QWidget* parent = nullptr);

    /// The tiles with prints, in the order of the set.
    std::vector<sheet::ChosenTile> chosen() const;
    QTableWidget* table() const { return table_; }

private:
    void addRow(const Tile& tile, int count);
    void setAll(const std::vector<Tile>& tiles, bool asCounted);
    void showSum();

    QTableWidget* table_;
    std::vector<QSpinBox*> counts_;
    QLabel* sum_;
};

/// All options of sheets, in groups that fold.
class SheetOptionsForm : public QWidget {
    Q_OBJECT
public:
    explicit SheetOptionsForm(QWidget* parent);

    void setSpecification(const sheet::SheetSpecification& specification);
    const sheet::SheetSpecification& specification() const { return specification_; }
    QComboBox* paper() const { return paper_; }
    /// Shows the options of the leaflet with the rules, or those of sheets.
    void showRules(bool rules);
    /// The shown set: its tiles are chosen from, and it says what else there is to print.
    void setTileSet(const TileSet& set);
    /// Fields that can't be read; the specification keeps its previous values.
    Issues problems() const;

signals:
    /// Changed by the user.
    void changed();
    /// Changed by the user, and more changes will follow.
    void typed();

private:
    using Specification = sheet::SheetSpecification;

    enum class Of { Sheets, Rules, Both };
    CollapsibleGroup* addGroup(const QString& title, bool open, Of what = Of::Sheets);
    void addNote(CollapsibleGroup* group, const char* name);
    /// A field for each of these options.
    void addOptions(CollapsibleGroup* group, std::initializer_list<const char*> names);
    QSpinBox* firstSlot() const;
    void take(const sheet::SheetOption& option);
    void addPaper();
    void addPaperSize(CollapsibleGroup* group);
    void choosePaper(int index);
    void showPaper();
    void takePaperSize();
    void addTiles();
    void addCutsAndPrinting();

    struct Labels {
        QString label;
        QString toolTip;
        QString example;
    };
    static Labels labelsOf(const char* option, const QString& example);
    struct TextBinding {
        std::function<QString(const Specification&)> show;
        std::function<Issues(Specification&, const QString&)> take;
    };
    QLineEdit* line(CollapsibleGroup* group, const Labels& labels, TextBinding written);
    void setProblem(QLineEdit* edit, const Issues& issues);
    QCheckBox* component(CollapsibleGroup* group, const QString& label, const QString& toolTip,
                         sheet::Component which);
    void addChosen(CollapsibleGroup* group);
    void showChosenTiles();
    void edited();
    void numberChanging();
    void enable();

    Specification specification_;
    /// By the names of their options.
    std::map<std::string, QWidget*> fields_;
    /// Functions that show the specification in other fields.
    std::vector<std::function<void()>> shown_;
    bool showing_ = false;
    bool rules_ = false;
    std::vector<std::pair<CollapsibleGroup*, Of>> groups_;
    QComboBox* paper_ = nullptr;
    QWidget* customSize_ = nullptr;
    QWidget* paperWidth_ = nullptr;
    QWidget* paperHeight_ = nullptr;
    QLineEdit* chosen_ = nullptr;
    QPushButton* choose_ = nullptr;
    QCheckBox* markers_ = nullptr;
    bool hasMarkers_ = true;
    std::vector<Tile> tiles_;
    std::map<QLineEdit*, Issues> problems_;
};

} // namespace tilewright
