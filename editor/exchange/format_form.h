#pragma once

#include "editor/output/formats/exchange_format.h"

#include <QLocale>
#include <QWidget>

namespace tilewright {

/// The options of a format, one per row; starts with the last choices, or with those that are usual where the
/// person is.
class FormatForm : public QWidget {
    Q_OBJECT
public:
    explicit FormatForm(const exchange::Format& format, QWidget* parent = nullptr,
                        const QLocale& where = QLocale::system());

    /// A value for each option; issues for invalid ones.
    Json options(Issues& issues) const;
    void remember() const;
    /// In the order of the options and of the Tab key.
    const QList<QWidget*>& fields() const { return fields_; }

signals:
    void changed();

private:
    /// Of the option of that number; without spaces around a text.
    Json value(std::size_t option) const;

    const exchange::Format& format_;
    QList<QWidget*> fields_;
};

} // namespace tilewright
