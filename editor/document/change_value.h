#pragma once

#include "editor/document/named_command.h"

#include <functional>
#include <utility>

namespace tilewright {

/// Sets one value of a document, and restores it. `apply` stores a value and announces it.
/// Consecutive commands with the same nonempty `stroke` are merged. A command that ends at the original value
/// is removed from the stack.
template <class Value>
class ChangeValue : public NamedCommand {
public:
    using Apply = std::function<void(const Value&)>;

    ChangeValue(EditName name, Apply apply, Value before, Value after, QString stroke = {})
        : NamedCommand(std::move(name))
        , apply_(std::move(apply))
        , before_(std::move(before))
        , after_(std::move(after))
        , stroke_(std::move(stroke)) {}

    void undo() override { apply_(before_); }
    void redo() override { apply_(after_); }
    int id() const override { return stroke_.isEmpty() ? -1 : 1; }

    bool mergeWith(const QUndoCommand* next) override {
        const auto* other = dynamic_cast<const ChangeValue*>(next);
        if (other == nullptr || other->stroke_ != stroke_)
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
    QString stroke_;
};

} // namespace tilewright
