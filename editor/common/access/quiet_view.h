#pragma once

#include <QAbstractItemView>

namespace tilewright {

/// A list or a table whose current item changes by itself, like that of a log. Qt 6.4 tells readers that such
/// an item has the focus, wherever the keyboard is; this tells it only while the view has it.
template <class View>
class QuietView : public View {
public:
    using View::View;

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override {
        if (this->hasFocus())
            View::currentChanged(current, previous);
        else                                         // past the view's own, which is what tells
            this->QAbstractItemView::currentChanged( // NOLINT(bugprone-parent-virtual-call)
                current, previous);
    }
};

} // namespace tilewright
