#pragma once

#include "engine/tileset/chambers/generate.h"

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

class StatisticsPanel;
class TilePreview;
class TileSetDocument;

/// The specification of a generated set, and a preview of the set, which is computed on another thread.
class GeneratorDialog : public QDialog {
    Q_OBJECT
public:
    explicit GeneratorDialog(QWidget* parent = nullptr);

    /// Also offers to replace the tiles of that set, and starts with its specification.
    void setReplaceable(const TileSetDocument& document);
    void setSpecification(const SetSpecification& specification);
    SetSpecification specification() const;
    /// The set of specification(); empty until it is ready, or if the specification can't be met.
    std::optional<TileSet> result() const { return result_; }
    /// Whether to replace the tiles of the set of setReplaceable() instead of making a new set.
    bool replaces() const { return replaces_; }

signals:
    /// result() is up to date.
    void workedOut();

private:
    void makeFields(QFormLayout& form);
    void wantSet();
    void startWork();
    void takeSet(TileSet set, const SetSpecification& specification);
    void refreshButtons();

    QLineEdit* name_;
    QSpinBox* tiles_;
    QSpinBox* colours_;
    std::array<QDoubleSpinBox*, 5> weights_{};
    QDoubleSpinBox* open_;
    QDoubleSpinBox* special_;
    QSpinBox* seed_;
    QLabel* problem_;
    TilePreview* preview_;
    StatisticsPanel* figures_;
    QPushButton* newSet_ = nullptr;
    QPushButton* replace_ = nullptr;
    std::optional<TileSet> result_;
    bool replaces_ = false;
    bool filling_ = false;
    bool working_ = false;
    bool outdated_ = false;
};

} // namespace tilewright
