#pragma once

#include <QDoubleSpinBox>

namespace tilewright {

/// Shows a whole number as one writes it, "79" rather than "79.0"; no more decimals than the value has.
class NumberBox : public QDoubleSpinBox {
public:
    using QDoubleSpinBox::QDoubleSpinBox;

protected:
    QString textFromValue(double value) const override;
};

} // namespace tilewright
