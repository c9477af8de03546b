#pragma once

#include <QLayout>
#include <QList>

namespace tilewright {

/// Widgets side by side, in as many lines as the width needs. Reserves room for all widgets of a group, shown
/// or not, and only one group is shown at a time: nothing around moves when others are shown.
class FlowLayout : public QLayout {
public:
    explicit FlowLayout(int spacing, QWidget* parent = nullptr);
    ~FlowLayout() override;

    void addWidget(QWidget* widget, int group = 0);
    /// Lines begin at the side where text does unless they are centred.
    void setCentred(bool centred) { centred_ = centred; }

    void addItem(QLayoutItem* item) override;
    int count() const override { return static_cast<int>(items_.size()); }
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    /// Keeps its room even if nothing is shown.
    bool isEmpty() const override { return false; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize minimumSize() const override;
    QSize sizeHint() const override;
    void setGeometry(const QRect& rect) override;

private:
    struct Entry {
        QLayoutItem* item = nullptr;
        int group = 0;
    };
    using Line = QList<QLayoutItem*>;

    QList<Line> linesOf(const QList<QLayoutItem*>& items, int width) const;
    /// Those of a group, or those that are shown.
    QList<QLayoutItem*> itemsOf(int group) const;
    QList<QLayoutItem*> shownItems() const;
    int widthOf(const Line& line) const;
    int heightOf(const Line& line) const;

    QList<Entry> items_;
    bool centred_ = false;
};

} // namespace tilewright
