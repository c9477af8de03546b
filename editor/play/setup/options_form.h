#pragma once

#include "engine/games/ruleset.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QToolButton;

namespace tilewright {

/// One field for every option that the rule system uses, made from its description, in groups that a filter
/// narrows; what differs from its default is marked and can be reset. Other options are kept unchanged.
class OptionsForm : public QWidget {
    Q_OBJECT

public:
    /// `values` may be incomplete.
    OptionsForm(const game::Ruleset& rules, const Json& values, QWidget* parent = nullptr);

    /// As completeOptions() gives them.
    Json values() const;

    /// Options missing in `values` get their defaults.
    void setValues(const Json& values);

    /// The filter's row, to be put above the form where that scrolls.
    QWidget* filterRow() const { return filterRow_; }

public slots:
    void setDefaults();

signals:
    /// An option has the focus or the pointer: its explanation, and its default.
    void optionFocused(const QString& explanation);
    void changed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Field {
        OptionSpec spec;
        QWidget* editor;
        QLabel* label;
        QToolButton* reset;
        /// What the filter looks in.
        QString words;
        int row;
    };
    void makeFilterRow();
    void addHeading(QFormLayout& form, const QString& group);
    void addField(QFormLayout& form, const OptionSpec& spec, const Json& value);
    void valueChanged();
    /// Marks what differs from its default.
    /// Null where it is the editor of none.
    const Field* fieldOf(const QObject* editor) const;
    void mark(const Field& field);
    void narrow();

    /// A heading and the fields below it.
    struct Group {
        int row;
        std::vector<Field> fields;
    };
    std::vector<OptionSpec> specs_;
    std::vector<Group> groups_;
    /// Values of options without a field.
    Json others_ = Json::object();
    QWidget* filterRow_;
    QLineEdit* filter_;
    QCheckBox* onlyChanged_;
    QLabel* nothing_;
};

/// A frame for the form: its filter above, the fields scrolling, an explanation of the one that is looked at,
/// and a button that sets all defaults. Takes the form over.
QWidget* makeOptionsBox(OptionsForm& form, QWidget* parent);

} // namespace tilewright
