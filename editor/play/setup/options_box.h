#pragma once

class QWidget;

namespace tilewright {

class OptionsForm;

/// A frame for the form: its filter above, the fields scrolling, an explanation of the one that is looked at,
/// and a button that sets all defaults. Takes the form over.
QWidget* makeOptionsBox(OptionsForm& form, QWidget* parent);

} // namespace tilewright
