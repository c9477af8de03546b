#pragma once

#include <QString>
#include <QUndoCommand>

#include <functional>
#include <utility>

namespace tilewright {

/// The name of an edit, in the present language of the window.
using EditName = std::function<QString()>;

/// A command whose name follows the language of the window.
class NamedCommand : public QUndoCommand {
public:
    explicit NamedCommand(EditName name) : QUndoCommand(name()), name_(std::move(name)) {}

    void retranslate() { setText(name_()); }

protected:
    void takeName(const NamedCommand& other) {
        name_ = other.name_;
        setText(other.text());
    }

private:
    EditName name_;
};

/// Sets one value of a document, and restores it. `apply` stores a value and announces it.
/// Consecutive commands with the same nonempty `mergeKey` are merged. A command that ends at the original
/// value is removed from the stack.
template <class Value>
class ChangeValue : public NamedCommand {
public:
    using Apply = std::function<void(const Value&)>;

    ChangeValue(EditName name, Apply apply, Value before, Value after, QString mergeKey = {})
        : NamedCommand(std::move(name))
        , apply_(std::move(apply))
        , before_(std::move(before))
        , after_(std::move(after))
        , mergeKey_(std::move(mergeKey)) {}

    void undo() override { apply_(before_); }
    void redo() override { apply_(after_); }
    int id() const override { return mergeKey_.isEmpty() ? -1 : 1; }

    bool mergeWith(const QUndoCommand* next) override {
        const auto* other = dynamic_cast<const ChangeValue*>(next);
        if (other == nullptr || other->mergeKey_ != mergeKey_)
            return false;
        after_ = other->after_;
        takeName(*other);
        setObsolete(after_ == before_);
        return true;
    }

private:
    Apply apply_;
    Value before_;
    Value after_;
    QString mergeKey_;
};

} // namespace tilewright
