#pragma once

class QScrollArea;
class QWidget;

namespace tilewright {

/// Makes content that may be higher than its panel scrollable, vertically only, on the panel's own
/// background.
QScrollArea* scrolled(QWidget* content);

} // namespace tilewright
