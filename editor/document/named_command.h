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

} // namespace tilewright
