#pragma once

#include "editor/window/preferences/preferences.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QSpinBox;
class QTabWidget;

namespace tilewright {

class Shortcuts;

/// Language, theme, size and keys. Language and theme apply at once; Cancel restores the previous ones.
class PreferencesDialog : public QDialog {
    Q_OBJECT
public:
    PreferencesDialog(const Preferences& preferences, Shortcuts& shortcuts, QWidget* parent = nullptr);

    Preferences preferences() const;
    /// Opens with the keys.
    void showShortcuts();

private:
    QWidget* makeGeneral(const Preferences& preferences);

    QComboBox* language_;
    QComboBox* theme_;
    QSpinBox* scale_;
    QCheckBox* quickCheck_;
    QTabWidget* tabs_;
};

/// Languages of the program: code, and name in that language.
QList<std::pair<QString, QString>> availableLanguages();

} // namespace tilewright
