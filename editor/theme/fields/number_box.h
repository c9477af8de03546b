#pragma once

#include <QDoubleSpinBox>

namespace tilewright {

/// Shows integers without decimals, "79" instead of "79.0"; no more decimals than the value has.
class NumberBox : public QDoubleSpinBox {
public:
    using QDoubleSpinBox::QDoubleSpinBox;

protected:
    QString textFromValue(double value) const override;
};

} // namespace tilewright
