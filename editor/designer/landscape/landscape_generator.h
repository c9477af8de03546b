#pragma once

#include "engine/tileset/landscape/generate_landscape.h"

#include <QDialog>

#include <array>
#include <optional>

class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace tilewright {

class LandscapeFigures;
class TilePreview;

/// The specification of a generated landscape set, and a preview of the set.
class LandscapeGenerator : public QDialog {
    Q_OBJECT
public:
    /// `replaceable`: whether it may replace the tiles of an existing set.
    explicit LandscapeGenerator(bool replaceable, QWidget* parent = nullptr);

    LandscapeSpecification specification() const;
    /// Empty if the specification can't be met.
    const std::optional<TileSet>& result() const { return result_; }
    /// Whether to replace the tiles of the present set instead of making a new set.
    bool replaces() const { return replaces_; }

private:
    void makeFields(QFormLayout& form);
    void makeSeed(QFormLayout& form);
    void refresh();

    QLineEdit* name_;
    QSpinBox* tiles_;
    std::array<QDoubleSpinBox*, 3> weights_{};
    QDoubleSpinBox* joined_;
    QDoubleSpinBox* pennants_;
    QDoubleSpinBox* cloisters_;
    QSpinBox* seed_;
    QLabel* problem_;
    TilePreview* preview_;
    LandscapeFigures* figures_;
    QPushButton* newSet_ = nullptr;
    QPushButton* replace_ = nullptr;
    std::optional<TileSet> result_;
    bool replaces_ = false;
};

} // namespace tilewright
