#pragma once

#include "engine/base/options/option.h"

#include <functional>

class QSpinBox;
class QWidget;

namespace tilewright {

/// A field for the value of an option, made from its description: a box for a number, a check box, a list of
/// choices, check boxes for a set, a line of text. Calls `changed` each time the value changes.
QWidget* makeOptionField(const OptionSpec& spec, QWidget* parent, const std::function<void()>& changed);
/// The smallest number that stands in the box; a word may have the place below it.
int minNumberOf(const QSpinBox& box);
/// Ignores a value of another type.
void showInOptionField(QWidget* field, const Json& value);
Json valueOfOptionField(const QWidget* field);

} // namespace tilewright
