#pragma once

#include "engine/sheet/template.h"

#include <QString>
#include <QWidget>

#include <optional>

class QComboBox;

namespace tilewright {

/// Templates to choose from: bundled ones and those that the user has saved.
class TemplateRow : public QWidget {
    Q_OBJECT
public:
    explicit TemplateRow(QWidget* parent);

    /// The user's own: "sheets" where the program keeps its data. Made with the first template.
    static QString folder();
    /// Saves under the user's own; issues that name the file.
    Issues save(const sheet::SheetTemplate& sheet);
    /// The options were changed: no template any more.
    void showNone();
    QComboBox* box() const { return box_; }

signals:
    void chosen(const tilewright::sheet::SheetTemplate& sheet);
    void saveWanted();
    /// The user's file can't be read.
    void failed(const tilewright::Issues& issues);

private:
    void fill();
    void choose(int index);

    QComboBox* box_;
};

} // namespace tilewright
