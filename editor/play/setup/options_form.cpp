#include "editor/play/setup/options_form.h"

#include "editor/common/fields/input_fields.h"
#include "editor/common/icons.h"
#include "editor/common/plain_text.h"
#include "editor/common/theme.h"
#include "editor/document/game_setup.h"
#include "editor/words/translated_text.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QEvent>
#include <QFormLayout>
#include <QGroupBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tilewright {

namespace {

/// Below so many options a filter helps nobody.
constexpr std::size_t fewOptions = 8;

QFormLayout& formOf(const QWidget& form) {
    return static_cast<QFormLayout&>(*form.layout());
}

/// Does what the button beside a changed value does, which is no stop of the Tab key.
constexpr QKeyCombination backKey = Qt::ALT | Qt::Key_Backspace;

struct OptionsBoxWords {
    Q_DECLARE_TR_FUNCTIONS(tilewright::OptionsBox)
};

/// As wide as its contents, which only scroll vertically.
class OptionsScroll : public QScrollArea {
public:
    using QScrollArea::QScrollArea;

    QSize minimumSizeHint() const override {
        const int bar = verticalScrollBar()->sizeHint().width();
        return {widget()->sizeHint().width() + bar + 2 * frameWidth(),
                QScrollArea::minimumSizeHint().height()};
    }
    QSize sizeHint() const override { return {minimumSizeHint().width(), QScrollArea::sizeHint().height()}; }
};

} // namespace

OptionsForm::OptionsForm(const game::Ruleset& rules, const Json& values, QWidget* parent)
    : QWidget(parent)
    , specs_(rules.options().begin(), rules.options().end())
    , filterRow_(new QWidget(this))
    , filter_(new QLineEdit(filterRow_))
    , onlyChanged_(new QCheckBox(tr("Onl&y changed"), filterRow_))
    , nothing_(new PlainLabel(tr("No option matches the filter."), this)) {
    auto* form = new QFormLayout(this);
    makeFilterRow();
    form->addRow(filterRow_);
    std::vector<std::string> headings;
    for (const OptionSpec& spec : specs_)
        if (!spec.idle && std::ranges::find(headings, spec.group.source) == headings.end())
            headings.push_back(spec.group.source);
    for (const std::string& heading : headings) {
        addHeading(*form, translated(heading));
        for (const OptionSpec& spec : specs_)
            if (!spec.idle && spec.group.source == heading)
                addField(*form, spec, values.is_object() ? optionValue(spec, values) : spec.defaultValue);
    }
    for (const OptionSpec& spec : specs_)
        if (spec.idle)
            others_[spec.name] = values.is_object() ? optionValue(spec, values) : spec.defaultValue;
    form->addRow(nothing_);
    narrow();
}

void OptionsForm::makeFilterRow() {
    auto* row = new QHBoxLayout(filterRow_);
    row->setContentsMargins(0, 0, 0, 4);
    filter_->setObjectName(QStringLiteral("optionFilter"));
    filter_->setPlaceholderText(tr("Filter options"));
    filter_->setClearButtonEnabled(true);
    filter_->setAccessibleName(tr("Filter options"));
    filter_->setToolTip(tr("Shows the options whose name or explanation contains these words"));
    onlyChanged_->setObjectName(QStringLiteral("onlyChangedOptions"));
    onlyChanged_->setToolTip(tr("Shows the options that differ from their defaults"));
    row->addWidget(filter_, 1);
    row->addWidget(onlyChanged_);
    connect(filter_, &QLineEdit::textChanged, this, &OptionsForm::narrow);
    connect(onlyChanged_, &QCheckBox::toggled, this, &OptionsForm::narrow);
    filterRow_->setVisible(specs_.size() > fewOptions);
}

void OptionsForm::addHeading(QFormLayout& form, const QString& group) {
    auto* heading = new PlainLabel(group, this);
    heading->setFont(headingFont(font()));
    heading->setContentsMargins(0, groups_.empty() ? 0 : 8, 0, 0);
    groups_.push_back({form.rowCount(), {}});
    form.addRow(heading);
}

void OptionsForm::addField(QFormLayout& form, const OptionSpec& spec, const Json& value) {
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    Field field{.spec = spec,
                .editor = makeOptionField(spec, row, [this] { valueChanged(); }),
                .label = new PlainLabel(translated(spec.label), this),
                .reset = new QToolButton(row),
                .words = {},
                .row = form.rowCount()};
    const QString tip =
        tr("%1\nDefault: %2").arg(translated(spec.explanation), optionValueInWords(spec, spec.defaultValue));
    field.words = QStringList{toQString(spec.name), field.label->text(), tip, translated(spec.group)}.join(
        QLatin1Char(' '));
    field.editor->setObjectName(toQString(spec.name));
    field.editor->setAccessibleName(translated(spec.label));
    field.editor->setAccessibleDescription(tip);
    field.editor->setToolTip(tip);
    field.label->setToolTip(tip);
    field.label->setBuddy(field.editor);
    field.reset->setIcon(lineIcon(QStringLiteral("undo")));
    field.reset->setAutoRaise(true);
    // The button appears when a value is changed; the next Tab still goes to the next field.
    field.reset->setFocusPolicy(Qt::NoFocus);
    field.reset->setToolTip(tr("Reset to the default: %1 (%2)")
                                .arg(optionValueInWords(spec, spec.defaultValue),
                                     QKeySequence(backKey).toString(QKeySequence::NativeText)));
    field.reset->setAccessibleName(tr("Reset %1").arg(translated(spec.label)));
    QSizePolicy policy = field.reset->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    field.reset->setSizePolicy(policy);
    layout->addWidget(field.editor, 1);
    layout->addWidget(field.reset);
    row->setFocusProxy(field.editor);
    form.addRow(field.label, row);
    field.editor->installEventFilter(this);
    field.label->installEventFilter(this);
    showInOptionField(field.editor, value);
    connect(field.reset, &QToolButton::clicked, this, [field] {
        field.editor->setFocus();
        showInOptionField(field.editor, field.spec.defaultValue);
    });
    mark(field);
    groups_.back().fields.push_back(std::move(field));
}

void OptionsForm::valueChanged() {
    for (const Group& group : groups_)
        for (const Field& field : group.fields)
            mark(field);
    emit changed();
}

void OptionsForm::mark(const Field& field) {
    const bool changed = valueOfOptionField(field.editor) != field.spec.defaultValue;
    QFont font = this->font();
    font.setBold(changed);
    field.label->setFont(font);
    field.reset->setVisible(changed);
}

/// What has the focus stays, also when its value becomes the default.
void OptionsForm::narrow() {
    const QStringList wanted = filter_->text().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    bool any = false;
    for (const Group& group : groups_) {
        bool inGroup = false;
        for (const Field& field : group.fields) {
            const bool fits = std::ranges::all_of(wanted, [&field](const QString& word) {
                return field.words.contains(word, Qt::CaseInsensitive);
            });
            const bool isShown = fits && (!onlyChanged_->isChecked() || field.label->font().bold());
            formOf(*this).setRowVisible(field.row, isShown);
            inGroup = inGroup || isShown;
        }
        any = any || inGroup;
        const bool isNamed = !group.fields.empty() && !group.fields.front().spec.group.empty();
        formOf(*this).setRowVisible(group.row, inGroup && isNamed);
    }
    nothing_->setVisible(!any && !groups_.empty());
}

Json OptionsForm::values() const {
    Json all = others_;
    for (const Group& group : groups_)
        for (const Field& field : group.fields)
            all[field.spec.name] = valueOfOptionField(field.editor);
    Issues none;
    return completeOptions(specs_, all, none);
}

void OptionsForm::setValues(const Json& values) {
    for (const Group& group : groups_)
        for (const Field& field : group.fields)
            showInOptionField(field.editor, optionValue(field.spec, values));
    for (const OptionSpec& spec : specs_)
        if (others_.contains(spec.name))
            others_[spec.name] = optionValue(spec, values);
    narrow();
}

const OptionsForm::Field* OptionsForm::fieldOf(const QObject* editor) const {
    for (const Group& group : groups_)
        for (const Field& field : group.fields)
            if (field.editor == editor)
                return &field;
    return nullptr;
}

bool OptionsForm::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::Enter)
        if (const auto* widget = qobject_cast<const QWidget*>(watched))
            emit optionFocused(widget->toolTip());
    if (event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->keyCombination() == QKeyCombination(backKey))
        if (const Field* field = fieldOf(watched)) {
            field->reset->click();
            return true;
        }
    return QWidget::eventFilter(watched, event);
}

void OptionsForm::setDefaults() {
    setValues(Json::object());
}

QWidget* makeOptionsBox(OptionsForm& form, QWidget* parent) {
    auto* box = new QGroupBox(OptionsBoxWords::tr("Rule options"), parent);
    auto* scroll = new OptionsScroll(box);
    scroll->setWidget(&form);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* defaults = new QPushButton(OptionsBoxWords::tr("De&faults"), box);
    defaults->setToolTip(OptionsBoxWords::tr("Resets every option to its default"));
    auto* explanation = new PlainLabel(box);
    explanation->setObjectName(QStringLiteral("explanation"));
    explanation->setWordWrap(true);
    explanation->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    // Room for the longest, so that nothing moves while reading.
    explanation->setMinimumHeight(4 * explanation->fontMetrics().lineSpacing());
    explanation->setText(OptionsBoxWords::tr("Point at an option to see what it does."));
    QObject::connect(&form, &OptionsForm::optionFocused, explanation, &QLabel::setText);
    auto* layout = new QVBoxLayout(box);
    layout->addWidget(form.filterRow());
    layout->addWidget(scroll, 1);
    layout->addWidget(explanation);
    layout->addWidget(defaults, 0, Qt::AlignRight);
    QObject::connect(defaults, &QPushButton::clicked, &form, &OptionsForm::setDefaults);
    return box;
}

} // namespace tilewright
