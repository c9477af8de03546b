#include "editor/play/setup/options_box.h"

#include "editor/common/plain_text.h"
#include "editor/play/setup/options_form.h"

#include <QCoreApplication>
#include <QGroupBox>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

namespace tilewright {

namespace {

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
    QObject::connect(&form, &OptionsForm::lookedAt, explanation, &QLabel::setText);
    auto* layout = new QVBoxLayout(box);
    layout->addWidget(form.filterRow());
    layout->addWidget(scroll, 1);
    layout->addWidget(explanation);
    layout->addWidget(defaults, 0, Qt::AlignRight);
    QObject::connect(defaults, &QPushButton::clicked, &form, &OptionsForm::setDefaults);
    return box;
}

} // namespace tilewright
