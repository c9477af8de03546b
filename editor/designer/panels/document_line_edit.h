#pragma once

#include "editor/common/fields/input_fields.h"

#include <QLineEdit>
#include <QPlainTextEdit>

namespace tilewright {

/// A field for a value of a document. Undo and redo are the field's own only while typed text is not applied
/// yet; otherwise they are the document's.
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

/// The same for a whole number, applied while typing.
class DocumentIntegerBox : public IntegerBox {
public:
    using IntegerBox::IntegerBox;

protected:
    bool event(QEvent* event) override;
};

/// The same for several lines, applied while typing. Tab leaves it.
class DocumentTextEdit : public QPlainTextEdit {
    Q_OBJECT
public:
    explicit DocumentTextEdit(QWidget* parent = nullptr);

    void showValue(const QString& value);

signals:
    /// Emitted for changes by the user.
    void edited(const QString& text);
    void editingFinished();

protected:
    bool event(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    bool showing_ = false;
};

} // namespace tilewright
