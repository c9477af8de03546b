#include "editor/window/preferences/preferences_dialog.h"

#include "editor/common/fields/input_fields.h"
#include "editor/common/plain_text.h"
#include "editor/common/theme.h"
#include "editor/window/preferences/shortcuts.h"
#include "engine/base/languages.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QSpinBox>
#include <QTabWidget>
#include <QVBoxLayout>

namespace tilewright {

QList<std::pair<QString, QString>> availableLanguages() {
    QList<std::pair<QString, QString>> all;
    for (const Language& language : languages())
        all.emplaceBack(QString::fromUtf8(language.code), QString::fromUtf8(language.name));
    return all;
}

PreferencesDialog::PreferencesDialog(const Preferences& preferences, Shortcuts& shortcuts, QWidget* parent)
    : QDialog(parent)
    , language_(new QComboBox)
    , theme_(new QComboBox)
    , scale_(new IntegerBox)
    , quickCheck_(new QCheckBox(tr("Check edits with &quick bot games")))
    , tabs_(new QTabWidget) {
    setWindowTitle(tr("Preferences"));
    tabs_->addTab(makeGeneral(preferences), tr("&General"));
    tabs_->addTab(new ShortcutEditor(shortcuts), tr("K&eyboard"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    // Keys apply at once, so that conflicts are visible; cancelling restores the previous ones.
    connect(this, &QDialog::rejected, this,
            [&shortcuts, before = shortcuts.keys()] { shortcuts.setKeys(before); });
    auto* column = new QVBoxLayout(this);
    column->addWidget(tabs_);
    column->addWidget(buttons);
    resize(680, 520);
}

QWidget* PreferencesDialog::makeGeneral(const Preferences& preferences) {
    auto* page = new QWidget;
    auto* form = new QFormLayout(page);
    form->setContentsMargins(16, 16, 16, 16);
    form->setHorizontalSpacing(16);
    language_->addItem(tr("Follow the system"), QString());
    for (const auto& [code, name] : availableLanguages())
        language_->addItem(name, code);
    language_->setCurrentIndex(std::max(0, language_->findData(preferences.language)));
    language_->setToolTip(tr("Takes effect at once; open files and the game stay open"));
    form->addRow(tr("&Language"), language_);
    theme_->addItem(tr("Follow the system"), static_cast<int>(ThemeChoice::System));
    theme_->addItem(tr("Light"), static_cast<int>(ThemeChoice::Light));
    theme_->addItem(tr("Dark"), static_cast<int>(ThemeChoice::Dark));
    theme_->addItem(tr("High contrast, light"), static_cast<int>(ThemeChoice::HighContrastLight));
    theme_->addItem(tr("High contrast, dark"), static_cast<int>(ThemeChoice::HighContrastDark));
    theme_->setCurrentIndex(theme_->findData(static_cast<int>(preferences.theme)));
    theme_->setToolTip(tr("Colours of the window; tiles and boards keep their own. Following the system "
                          "gives light, dark or high contrast, like the desktop"));
    form->addRow(tr("&Theme"), theme_);
    scale_->setRange(minScale, maxScale);
    scale_->setSingleStep(25);
    //: behind a number: percent
    scale_->setSuffix(tr(" %"));
    scale_->setValue(preferences.scalePercent);
    scale_->setToolTip(tr("Size of everything in the window"));
    form->addRow(tr("&Size"), scale_);
    auto* note = new PlainLabel(tr("The size takes effect after a restart."));
    note->setFont(smallFont(font()));
    note->setWordWrap(true);
    form->addRow(QString(), note);
    quickCheck_->setObjectName(QStringLiteral("health"));
    quickCheck_->setChecked(preferences.quickCheck);
    quickCheck_->setToolTip(
        tr("Shortly after each edit, bots play a few games with the set in the background, "
           "at the lowest priority; lamps in the status bar show the results"));
    form->addRow(tr("Playtest"), quickCheck_);
    return page;
}

void PreferencesDialog::showShortcuts() {
    tabs_->setCurrentIndex(1);
    tabs_->currentWidget()->setFocus();
}

Preferences PreferencesDialog::preferences() const {
    Preferences p;
    p.language = language_->currentData().toString();
    p.theme = static_cast<ThemeChoice>(theme_->currentData().toInt());
    p.scalePercent = scale_->value();
    p.quickCheck = quickCheck_->isChecked();
    return p;
}

} // namespace tilewright
