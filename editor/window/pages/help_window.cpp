#include "editor/window/pages/help_window.h"

#include "editor/common/line_icon.h"
#include "editor/common/theme.h"

#include <QAction>
#include <QFile>
#include <QTextBlock>
#include <QTextBrowser>
#include <QToolBar>
#include <QVBoxLayout>

namespace tilewright {

namespace {

/// Finds pages by name, in the window's language first.
class HelpBrowser : public QTextBrowser {
public:
    using QTextBrowser::QTextBrowser;

protected:
    QVariant loadResource(int type, const QUrl& name) override {
        if (type != QTextDocument::MarkdownResource)
            return QTextBrowser::loadResource(type, name);
        //: the code of the language that the help pages are shown in: en, de, fr
        const QString language = HelpWindow::tr("en");
        const QString file = name.fileName();
        for (const QString& path :
             {QStringLiteral(":/help/%1/%2").arg(language, file), QStringLiteral(":/help/%1").arg(file)}) {
            QFile page(path);
            if (page.open(QIODevice::ReadOnly))
                return page.readAll();
        }
        return {};
    }
};

} // namespace

HelpWindow::HelpWindow(QWidget* parent) : QWidget(parent, Qt::Window), browser_(new HelpBrowser) {
    setWindowTitle(tr("Tilewright Help"));
    auto* bar = new QToolBar;
    QAction* back =
        bar->addAction(lineIcon(QStringLiteral("undo")), tr("Back"), browser_, &QTextBrowser::backward);
    back->setShortcut(QKeySequence(tr("Alt+Left")));
    QAction* forward =
        bar->addAction(lineIcon(QStringLiteral("redo")), tr("Forward"), browser_, &QTextBrowser::forward);
    forward->setShortcut(QKeySequence(tr("Alt+Right")));
    bar->addAction(tr("Contents"), this, [this] { showPage(QStringLiteral("index")); });
    QAction* shut = bar->addAction(tr("Close"), this, &QWidget::close);
    shut->setShortcut(QKeySequence(Qt::Key_Escape));
    browser_->setOpenExternalLinks(true);
    browser_->setAccessibleName(tr("Help page"));
    browser_->document()->setDocumentMargin(18);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(bar);
    column->addWidget(browser_, 1);
    connect(browser_, &QTextBrowser::backwardAvailable, back, &QAction::setEnabled);
    connect(browser_, &QTextBrowser::forwardAvailable, forward, &QAction::setEnabled);
    back->setEnabled(false);
    forward->setEnabled(false);
    resize(760, 660);
}

void HelpWindow::showPage(const QString& page, const QString& heading) {
    browser_->setSource(QUrl(page + QStringLiteral(".md")), QTextDocument::MarkdownResource);
    browser_->setExtraSelections({});
    if (!heading.isEmpty())
        scrollTo(heading);
    show();
    raise();
    activateWindow();
    browser_->setFocus();
}

QString HelpWindow::pageShown() const {
    return browser_->source().fileName().section(u'.', 0, 0);
}

QString HelpWindow::headingShown() const {
    const QTextBlock block = browser_->textCursor().block();
    return block.blockFormat().headingLevel() > 1 ? block.text() : QString();
}

void HelpWindow::scrollTo(const QString& heading) {
    for (QTextBlock block = browser_->document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() > 0 && block.text().startsWith(heading)) {
            QTextCursor cursor(block);
            browser_->moveCursor(QTextCursor::End);
            browser_->setTextCursor(cursor);
            browser_->ensureCursorVisible();
            // A short page has nothing to scroll.
            QTextEdit::ExtraSelection mark;
            QColor wash = accentColour();
            wash.setAlpha(60);
            mark.format.setBackground(wash);
            mark.format.setProperty(QTextFormat::FullWidthSelection, true);
            mark.cursor = cursor;
            browser_->setExtraSelections({mark});
            return;
        }
    }
}

} // namespace tilewright
