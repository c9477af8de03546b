#pragma once

#include "editor/output/pictures/picture_painter.h"
#include "engine/model/map/map.h"
#include "engine/model/tileset.h"
#include "engine/sheet/print_document.h"
#include "engine/sheet/rules/rule_values.h"
#include "engine/sheet/specification.h"

#include <QObject>

#include <memory>
#include <optional>
#include <thread>
#include <vector>

namespace tilewright {

/// A request to draw sheets of a set.
struct SheetRequest {
    enum class Kind { Sheets, AlignmentTest, ColourProof, Rules };
    Kind kind = Kind::Sheets;
    TileSet set;
    sheet::SheetSpecification specification;
    /// Set if a board is wanted.
    std::optional<Map> map;
    /// With it: the set with those that it is played together with.
    std::optional<TileSet> mapTiles = std::nullopt;
    /// Set if the rules are wanted.
    std::optional<sheet::RuleSubject> rules = std::nullopt;
};

/// If stopped: neither a value nor an issue.
Loaded<sheet::PrintDocument> drawSheets(const SheetRequest& request, const std::stop_token& stop = {});

/// Pages with their symbols prepared for painting; shared with background painters.
struct DrawnSheets {
    sheet::PrintDocument document;
    std::vector<PicturePainter> symbols;
};

/// Draws sheets on another thread, always for the latest request. One at a time: a newer request stops the
/// current one, which is never reported.
class SheetRenderer : public QObject {
    Q_OBJECT
public:
    explicit SheetRenderer(QObject* parent);
    ~SheetRenderer() override;

    void draw(SheetRequest request);
    void stop();
    bool isDrawing() const { return worker_.joinable(); }

signals:
    /// `sheets` is null if there are errors. `issues`: these errors, or warnings about the sheets.
    void drawn(const std::shared_ptr<const tilewright::DrawnSheets>& sheets,
               const tilewright::Issues& issues);

private:
    void begin(SheetRequest request);
    void ended();

    std::jthread worker_;
    std::optional<SheetRequest> next_;
};

} // namespace tilewright
