#pragma once

#include "engine/sheet/specification.h"
#include "engine/tileset/tileset.h"

#include <QStringList>
#include <QWidget>

#include <functional>
#include <map>
#include <vector>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
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
    /// The tiles of the shown set, to choose from.
    void setTiles(const std::vector<Tile>& tiles);
    /// Fields that can't be read; the specification keeps its previous values.
    Issues problems() const;

signals:
    /// Changed by the user.
    void changed();
    /// Changed by the user, and more changes will follow.
    void typed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    using Specification = sheet::SheetSpecification;
    template <class T>
    using Place = std::function<T&(Specification&)>;

    void addPaper();
    void addPaperSize(FoldGroup* group);
    void connectPaperSize(QDoubleSpinBox* width, QDoubleSpinBox* height);
    void addMargins(FoldGroup* group);
    void addTiles();
    void addCuts();
    void addMarks();
    void addBacks();
    void addRest();

    struct Range {
        double least;
        double greatest;
    };
    QDoubleSpinBox* length(FoldGroup* group, const QString& label, const QString& toolTip, Range range,
                           const Place<double>& place);
    QCheckBox* check(FoldGroup* group, const QString& label, const QString& toolTip,
                     const Place<bool>& place);
    struct Chosen {
        std::function<int()> get;
        std::function<void(int)> set;
    };
    QComboBox* words(FoldGroup* group, const QString& label, const QString& toolTip, const QStringList& names,
                     const Chosen& chosen);
    template <class Choice>
    QComboBox* choice(FoldGroup* group, const QString& label, const QString& toolTip,
                      const QStringList& names, const Place<Choice>& place) {
        return words(group, label, toolTip, names,
                     {[this, place] { return static_cast<int>(place(specification_)); },
                      [this, place](int index) { place(specification_) = static_cast<Choice>(index); }});
    }
    struct Written {
        std::function<QString(const Specification&)> show;
        std::function<Issues(Specification&, const QString&)> take;
    };
    QLineEdit* line(FoldGroup* group, const QString& label, const QString& toolTip, const QString& example,
                    Written written);
    void setProblem(QLineEdit* edit, const Issues& issues);
    void component(FoldGroup* group, const QString& label, const QString& toolTip, sheet::Component which);
    void addChosen(FoldGroup* group);
    void showChosenTiles();
    void edited();
    void turned();
    void enable();

    Specification specification_;
    /// Functions that show the specification in each field.
    std::vector<std::function<void()>> shown_;
    bool showing_ = false;
    QComboBox* paper_ = nullptr;
    QWidget* customSize_ = nullptr;
    QLineEdit* chosen_ = nullptr;
    QPushButton* choose_ = nullptr;
    QCheckBox* pageBreaks_ = nullptr;
    QSpinBox* firstSlot_ = nullptr;
    QWidgetList backFields_;
    QDoubleSpinBox* gutter_ = nullptr;
    std::vector<Tile> tiles_;
    std::map<QLineEdit*, Issues> problems_;
};

} // namespace tilewright
