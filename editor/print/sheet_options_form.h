#pragma once

#include "engine/model/tileset.h"
#include "engine/sheet/options.h"

#include <QWidget>

#include <functional>
#include <initializer_list>
#include <map>
#include <string>
#include <utility>
#include <vector>

class QComboBox;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace tilewright {

class FoldGroup;

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
    /// The tiles of the shown set, to choose from.
    void setTiles(const std::vector<Tile>& tiles);
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
    FoldGroup* addGroup(const QString& title, bool open, Of what = Of::Sheets);
    void addNote(FoldGroup* group, const char* name);
    /// A field for each of these options.
    void addOptions(FoldGroup* group, std::initializer_list<const char*> names);
    QSpinBox* firstSlot() const;
    void take(const sheet::SheetOption& option);
    void addPaper();
    void addPaperSize(FoldGroup* group);
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
    struct Written {
        std::function<QString(const Specification&)> show;
        std::function<Issues(Specification&, const QString&)> take;
    };
    QLineEdit* line(FoldGroup* group, const Labels& labels, Written written);
    void setProblem(QLineEdit* edit, const Issues& issues);
    void component(FoldGroup* group, const QString& label, const QString& toolTip, sheet::Component which);
    void addChosen(FoldGroup* group);
    void showChosenTiles();
    void edited();
    void turned();
    void enable();

    Specification specification_;
    /// By the names of their options.
    std::map<std::string, QWidget*> fields_;
    /// Functions that show the specification in other fields.
    std::vector<std::function<void()>> shown_;
    bool showing_ = false;
    bool rules_ = false;
    std::vector<std::pair<FoldGroup*, Of>> groups_;
    QComboBox* paper_ = nullptr;
    QWidget* customSize_ = nullptr;
    QWidget* paperWidth_ = nullptr;
    QWidget* paperHeight_ = nullptr;
    QLineEdit* chosen_ = nullptr;
    QPushButton* choose_ = nullptr;
    std::vector<Tile> tiles_;
    std::map<QLineEdit*, Issues> problems_;
};

} // namespace tilewright
