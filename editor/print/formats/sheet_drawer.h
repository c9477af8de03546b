#pragma once

#include "editor/render/picture_painter.h"
#include "engine/sheet/drawing.h"
#include "engine/sheet/specification.h"
#include "engine/tileset/map/map.h"
#include "engine/tileset/tileset.h"

#include <QObject>

#include <memory>
#include <optional>
#include <thread>
#include <vector>

namespace tilewright {

/// What is to be drawn of a set.
struct SheetOrder {
    enum class Kind { Sheets, AlignmentTest, ColourProof };
    Kind kind = Kind::Sheets;
    TileSet set;
    sheet::SheetSpecification specification;
    /// Where a board is wanted.
    std::optional<Map> map;
};

/// Stopped: neither a value nor an issue.
Loaded<sheet::Document> drawSheets(const SheetOrder& order, const std::stop_token& stop = {});

/// Pages with their symbols made ready for painting; shared with whoever paints them behind the window.
struct DrawnSheets {
    sheet::Document document;
    std::vector<PaintedPicture> symbols;
};

/// Draws sheets on a thread of its own, what was asked for last. One at a time: what is under way when
/// something else is asked for is stopped, and never told.
class SheetDrawer : public QObject {
    Q_OBJECT
public:
    explicit SheetDrawer(QObject* parent);
    ~SheetDrawer() override;

    void draw(SheetOrder order);
    void stop();
    bool isDrawing() const { return worker_.joinable(); }

signals:
    /// `sheets` is null where there are errors. `issues`: those, or what may go wrong with the sheets.
    void drawn(const std::shared_ptr<const tilewright::DrawnSheets>& sheets,
               const tilewright::Issues& issues);

private:
    void begin(SheetOrder order);
    void ended();

    std::jthread worker_;
    std::optional<SheetOrder> next_;
};

} // namespace tilewright
