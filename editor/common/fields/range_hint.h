#pragma once

#include <QObject>

class QAbstractSpinBox;

namespace tilewright {

/// As long as it lives, a field for a number that refuses what was typed, or puts the value before back, says
/// which numbers it takes.
class RangeHint : public QObject {
    Q_OBJECT
public:
    RangeHint();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void tellLater(QAbstractSpinBox& box, const QString& found);
};

} // namespace tilewright
