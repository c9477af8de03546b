#pragma once

#include "editor/common/panel.h"

#include "engine/games/table.h"

#include <QPoint>

#include <vector>

class QLabel;

namespace tilewright {

class InteractionController;
class SpaceView;

/// The spaces beside the tiles that are everybody's, each with its name and note. Hidden in games without
/// any.
class SpacePanel : public Panel {
    Q_OBJECT

public:
    explicit SpacePanel(InteractionController& interaction, QWidget* parent = nullptr);

    void setSpaces(const std::vector<game::Space>& spaces);
    /// Off: hidden in every game.
    void setShown(bool wanted);
    bool hasSpaces() const { return !rows_.empty(); }
    /// The space shown at a point of the screen, "" for none.
    game::Kind spaceAt(QPoint global) const;
    /// Null if it isn't shown.
    SpaceView* view(game::Kind space) const;

signals:
    void dragged(QPoint global, QWidget& by);
    void dropped(QPoint global, QWidget& by);

private:
    struct Row {
        QWidget* all = nullptr;
        QLabel* name = nullptr;
        QLabel* note = nullptr;
        SpaceView* view = nullptr;
    };
    Row makeRow();

    InteractionController& interaction_;
    std::vector<Row> rows_;
    bool wanted_ = true;
};

} // namespace tilewright
