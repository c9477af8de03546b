#include "editor/common/screen_fitting.h"

#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFileDialog>
#include <QMessageBox>
#include <QScreen>
#include <QStyle>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tilewright {

namespace {

void makeSeeThrough(QScrollArea& area) {
    area.setWidgetResizable(true);
    area.setFrameShape(QFrame::NoFrame);
    area.viewport()->setAutoFillBackground(false);
    area.widget()->setAutoFillBackground(false);
}

QSize minSize(const QDialog& dialog, QSize room) {
    QSize least = dialog.minimumSizeHint().expandedTo(dialog.minimumSize());
    // Texts that wrap need more lines in a narrow dialog.
    if (const QLayout* layout = dialog.layout(); layout->hasHeightForWidth())
        least.setHeight(std::max(least.height(),
                                 layout->totalMinimumHeightForWidth(std::clamp(
                                     dialog.width(), least.width(), std::max(least.width(), room.width())))));
    return least;
}

bool hasButtons(QLayoutItem& item) {
    if (qobject_cast<QDialogButtonBox*>(item.widget()) != nullptr)
        return true;
    for (int i = 0; item.layout() != nullptr && i < item.layout()->count(); ++i)
        if (hasButtons(*item.layout()->itemAt(i)))
            return true;
    return false;
}

/// The row of buttons, if it is below all else.
QLayoutItem* takeButtons(QLayout& all) {
    const auto* column = qobject_cast<const QBoxLayout*>(&all);
    const int last = all.count() - 1;
    if (column == nullptr || column->direction() != QBoxLayout::TopToBottom || last < 1 ||
        !hasButtons(*all.itemAt(last)))
        return nullptr;
    return all.takeAt(last);
}

void letScroll(QDialog& dialog) {
    QLayout* all = dialog.layout();
    const QMargins margins = all->contentsMargins();
    QLayoutItem* buttons = takeButtons(*all);
    if (buttons != nullptr && buttons->layout() != nullptr)
        buttons->layout()->setParent(nullptr);
    auto* area = new QScrollArea;
    auto* content = new QWidget;
    content->setLayout(all); // which Qt takes from the dialog, with all that is in it
    area->setWidget(content);
    makeSeeThrough(*area);
    area->setAccessibleName(dialog.windowTitle());
    auto* column = new QVBoxLayout(&dialog);
    column->setContentsMargins(0, 0, 0, margins.bottom());
    column->addWidget(area, 1);
    area->show(); // what joins a layout of a visible widget is else shown later
    if (buttons == nullptr)
        return;
    auto* row = new QHBoxLayout;
    row->setContentsMargins(margins.left(), 0, margins.right(), 0);
    column->addLayout(row);
    if (buttons->widget() != nullptr) {
        row->addWidget(buttons->widget());
        buttons->widget()->show();
    } else
        row->addLayout(buttons->layout());
    if (buttons->widget() != nullptr)
        delete buttons;
}

class HeightForWidthKeeper : public QObject {
public:
    explicit HeightForWidthKeeper(QWidget& widget) : QObject(&widget), widget_(widget) {
        widget.installEventFilter(this);
    }

protected:
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) {
            const int least = std::max(0, widget_.layout()->minimumHeightForWidth(widget_.width()));
            // What was laid out in less is laid out again.
            if (std::exchange(least_, least) != least)
                widget_.layout()->invalidate();
            widget_.setMinimumHeight(least);
        }
        return false;
    }

private:
    QWidget& widget_;
    int least_ = 0;
};

void fitIntoScreen(QDialog& dialog) {
    constexpr int border = 8;
    const int title = dialog.style()->pixelMetric(QStyle::PM_TitleBarHeight, nullptr, &dialog);
    fitDialog(dialog, dialog.screen()->availableSize() - QSize(2 * border, title + border));
}

} // namespace

ScrollingPage::ScrollingPage(QWidget* page) {
    setWidget(page);
    makeSeeThrough(*this);
    setFocusPolicy(Qt::NoFocus);
}

QSize ScrollingPage::sizeHint() const {
    return widget() == nullptr ? QSize() : widget()->sizeHint();
}

QSize ScrollingPage::minimumSizeHint() const {
    return {0, 0};
}

void keepHeightForWidth(QWidget& widget) {
    new HeightForWidthKeeper(widget);
}

void fitDialog(QDialog& dialog, QSize room) {
    if (dialog.layout() == nullptr)
        return;
    const QSize least = minSize(dialog, room);
    const bool fits = least.width() <= room.width() && least.height() <= room.height();
    if (!fits) {
        dialog.setMinimumSize(0, 0);
        letScroll(dialog);
    }
    dialog.resize(dialog.size().expandedTo(least).boundedTo(room));
}

DialogFitter::DialogFitter(QObject* parent) : QObject(parent) {
    qApp->installEventFilter(this);
}

bool DialogFitter::eventFilter(QObject* watched, QEvent* event) {
    const bool isShown = event->type() == QEvent::Show && !event->spontaneous();
    if (!isShown && event->type() != QEvent::LayoutRequest)
        return QObject::eventFilter(watched, event);
    // Those of Qt fit by themselves.
    if (auto* dialog = qobject_cast<QDialog*>(watched); dialog != nullptr && dialog->isWindow() &&
                                                        qobject_cast<QFileDialog*>(dialog) == nullptr &&
                                                        qobject_cast<QMessageBox*>(dialog) == nullptr) {
        if (isShown)
            fitIntoScreen(*dialog);
        else if (dialog->isVisible() && dialog->layout() != nullptr)
            // What it shows has changed; its layout is at work now.
            QTimer::singleShot(0, dialog, [dialog] { fitIntoScreen(*dialog); });
    }
    return QObject::eventFilter(watched, event);
}

} // namespace tilewright
