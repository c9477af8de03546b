#pragma once

class QScrollArea;
class QWidget;

namespace tilewright {

/// What may be higher than its panel: on the panel's own ground, scrolled up and down only.
QScrollArea* scrolled(QWidget* content);

} // namespace tilewright
