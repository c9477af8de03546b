#pragma once

#include "editor/exchange/exchange_format.h"

#include <QWidget>

#include <functional>
#include <vector>

namespace tilewright {

/// The options of a format, one per row; starts with the last choices.
class FormatForm : public QWidget {
    Q_OBJECT
public:
    explicit FormatForm(const exchange::Format& format, QWidget* parent = nullptr);

    /// A value for each option; issues for invalid ones.
    Json options(Issues& issues) const;
    void remember() const;
    /// In the order of the Tab key.
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
