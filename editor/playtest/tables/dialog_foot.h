#pragma once

class QDialog;
class QPushButton;
class QWidget;

namespace tilewright {

/// The row below a list of games or tiles: what is done with the chosen one, and Close. Pre: the button
/// belongs to the dialog.
QWidget* makeDialogFoot(QDialog& dialog, QPushButton& action);

} // namespace tilewright
