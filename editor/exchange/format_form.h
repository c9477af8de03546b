#pragma once

#include "editor/exchange/exchange_format.h"

#include <QWidget>

#include <functional>
#include <vector>

namespace tilewright {

/// The options of a format, one a row; what was chosen last time is there again.
class FormatForm : public QWidget {
    Q_OBJECT
public:
    explicit FormatForm(const exchange::Format& format, QWidget* parent = nullptr);

    /// A value for each option; issues where one can't be.
    Json options(Issues& issues) const;
    void remember() const;
    /// In the order in which Tab goes through them.
    const QList<QWidget*>& fields() const { return fields_; }

signals:
    void changed();

private:
    QWidget* makeField(const exchange::OptionSpec& spec, const QString& key);

    const exchange::Format& format_;
    QList<QWidget*> fields_;
    /// In the order of the options.
    std::vector<std::function<Json()>> values_;
};

} // namespace tilewright
