#pragma once

#include "engine/sheet/specification.h"

#include <QStringList>
#include <QWidget>

#include <functional>
#include <vector>

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace tilewright {

class FoldGroup;

/// All that can be said of sheets, in groups that fold.
class SheetOptionsForm : public QWidget {
    Q_OBJECT
public:
    explicit SheetOptionsForm(QWidget* parent);

    void setSpecification(const sheet::SheetSpecification& specification);
    const sheet::SheetSpecification& specification() const { return specification_; }
    QComboBox* paper() const { return paper_; }

signals:
    /// By hand.
    void changed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    using Specification = sheet::SheetSpecification;
    template <class T>
    using Place = std::function<T&(Specification&)>;

    void addPaper();
    void addTiles();
    void addCuts();
    void addMarks();
    void addBacks();
    void addRest();

    void length(FoldGroup* group, const QString& label, const QString& toolTip, double least, double greatest,
                const Place<double>& place);
    QCheckBox* check(FoldGroup* group, const QString& label, const QString& toolTip,
                     const Place<bool>& place);
    template <class Choice>
    QComboBox* choice(FoldGroup* group, const QString& label, const QString& toolTip,
                      const QStringList& names, const Place<Choice>& place);
    QLineEdit* line(FoldGroup* group, const QString& label, const QString& toolTip, const QString& example,
                    std::function<QString(const Specification&)> show,
                    std::function<bool(Specification&, const QString&)> take);
    void component(FoldGroup* group, const QString& label, const QString& toolTip, sheet::Component which);
    void edited();
    void enable();

    Specification specification_;
    /// Each shows what the specification says.
    std::vector<std::function<void()>> shown_;
    bool showing_ = false;
    QComboBox* paper_ = nullptr;
    QWidget* customSize_ = nullptr;
    QLineEdit* chosen_ = nullptr;
    QCheckBox* pageBreaks_ = nullptr;
};

} // namespace tilewright
