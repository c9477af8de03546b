#pragma once

#include <QWidget>

class QFormLayout;
class QToolButton;

namespace tilewright {

/// A heading that shows or hides the content below it.
class FoldGroup : public QWidget {
    Q_OBJECT
public:
    FoldGroup(const QString& title, bool open, QWidget* parent);

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

} // namespace tilewright
