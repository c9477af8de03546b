#pragma once

#include "engine/art/picture.h"
#include "engine/sheet/rules/rule_values.h"

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace tilewright::sheet {

/// A picture on a rule sheet.
struct RulePicture {
    /// A valid XML name, the same for the same picture.
    std::string id;
    art::Picture picture;
    /// In millimetres, where there is room for it.
    double width = 0;
};

inline constexpr double ruleTileWidth = 11;
inline constexpr double ruleSignWidth = 6;
inline constexpr double betweenRulePictures = 1.5;

/// The pictures of a rule sheet, for its rows in their order.
class RulePictureSource {
public:
    /// The variant must outlive this.
    explicit RulePictureSource(const RuleSubject& variant) : variant_(variant) {}

    /// "tile:inn", the plainest tile of the set that shows an inn, if possible another than before;
    /// "side:open", a door; "token:white" and "piece:guard", a thing of the game; "board:map", the board;
    /// "strip:tiles", some tiles that show much. Empty if there is nothing to show.
    std::vector<RulePicture> pictures(std::string_view name);

private:
    std::vector<RulePicture> tileShowing(const std::string& word);
    std::vector<RulePicture> typicalTiles() const;
    std::vector<RulePicture> board() const;

    const RuleSubject& variant_;
    std::set<std::string> shown_;
};

} // namespace tilewright::sheet
