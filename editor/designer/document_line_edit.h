#pragma once

#include <QLineEdit>

namespace tilewright {

/// A field that shows a value of a document. Undo and redo are the field's own only while something is typed
/// and not yet taken over; otherwise they are the document's.
class DocumentLineEdit : public QLineEdit {
    Q_OBJECT
public:
    using QLineEdit::QLineEdit;

    void showValue(const QString& value);
    bool isPending() const { return text() != value_; }
    void dropPending() { setText(value_); }

protected:
    bool event(QEvent* event) override;

private:
    QString value_;
};

} // namespace tilewright
