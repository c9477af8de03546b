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

/// Language, theme, size and keys. Language and theme are seen at once; Cancel leads back to what was.
class PreferencesDialog : public QDialog {
    Q_OBJECT
public:
    PreferencesDialog(const Preferences& preferences, Shortcuts& shortcuts, QWidget* parent = nullptr);

    Preferences preferences() const;
    /// Shows the keys first.
    void showShortcuts();

private:
    QWidget* makeGeneral(const Preferences& preferences);

    QComboBox* language_;
    QComboBox* theme_;
    QSpinBox* scale_;
    QCheckBox* health_;
    QTabWidget* tabs_;
};

/// Languages that the program speaks, each in its own words: code and name.
QList<std::pair<QString, QString>> availableLanguages();

} // namespace tilewright
