#include "editor/window/document_tabs.h"

#include "editor/common/action.h"
#include "editor/common/icons.h"
#include "editor/document/open_documents.h"
#include "editor/window/controllers/file_commands.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>
#include <QUrl>

#include <algorithm>
#include <memory>

namespace tilewright {

DocumentTabs::DocumentTabs(OpenDocuments& documents, FileCommands& files)
    : documents_(documents), files_(files) {
    setDocumentMode(true);
    setTabsClosable(true);
    setMovable(true);
    setExpanding(false);
    setDrawBase(false);
    setElideMode(Qt::ElideMiddle);
    setContextMenuPolicy(Qt::CustomContextMenu);
    setAccessibleName(tr("Open files"));
    connect(this, &QTabBar::currentChanged, this, [this](int index) {
        if (index >= 0)
            documents_.setCurrent(index);
    });
    connect(this, &QTabBar::tabMoved, this, [this](int from, int to) {
        const QSignalBlocker quiet(this);
        documents_.move(from, to);
    });
    connect(this, &QTabBar::tabCloseRequested, &files, &FileCommands::close);
    connect(this, &QWidget::customContextMenuRequested, this, &DocumentTabs::showMenu);
    connect(&documents, &OpenDocuments::added, this, &DocumentTabs::addFile);
    connect(&documents, &OpenDocuments::removed, this, [this](int index) {
        const QSignalBlocker quiet(this);
        removeTab(index);
    });
    for (int i = 0; i < documents.count(); ++i)
        addFile(i);
}

QSize DocumentTabs::minimumTabSizeHint(int index) const {
    constexpr int letters = 16;
    const QSize all = tabSizeHint(index);
    return {std::min(all.width(), letters * fontMetrics().averageCharWidth()), all.height()};
}

void DocumentTabs::addFile(int index) {
    const QSignalBlocker quiet(this);
    insertTab(index, documents_.at(index).title());
    auto* close = new QToolButton;
    close->setIcon(lineIcon(QStringLiteral("close")));
    close->setIconSize({12, 12});
    close->setAutoRaise(true);
    close->setFocusPolicy(Qt::NoFocus);
    setToolTipWithKey(*close, *files_.closeAction(), tr("Close this file"));
    close->setAccessibleName(tr("Close this file"));
    Document* document = &documents_.at(index);
    // Later: the button goes with its tab.
    connect(
        close, &QToolButton::clicked, this, [this, document] { files_.close(documents_.indexOf(*document)); },
        Qt::QueuedConnection);
    // The bar only hides the button that it has made itself.
    const std::unique_ptr<QWidget> plain(tabButton(index, QTabBar::RightSide));
    setTabButton(index, QTabBar::RightSide, close);
}

void DocumentTabs::showMenu(const QPoint& position) {
    const int index = tabAt(position);
    if (index < 0)
        return;
    const QString path = documents_.at(index).path();
    QMenu menu(window());
    menu.addAction(tr("&Close"), this, [this, index] { files_.close(index); });
    QAction* others = menu.addAction(tr("Close the &Others"), this, [this, index] {
        Document* keep = &documents_.at(index);
        for (int i = documents_.count() - 1; i >= 0; --i)
            if (&documents_.at(i) != keep && !files_.close(i))
                return;
    });
    others->setEnabled(documents_.count() > 1);
    menu.addSeparator();
    QAction* copy =
        menu.addAction(tr("Copy Its &Path"), this, [path] { QGuiApplication::clipboard()->setText(path); });
    QAction* folder = menu.addAction(tr("Open Its &Folder"), this, [path] {
        QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(path).absolutePath()));
    });
    copy->setEnabled(!path.isEmpty());
    folder->setEnabled(!path.isEmpty());
    menu.exec(mapToGlobal(position));
}

void DocumentTabs::addActionsTo(QMenu& menu) {
    QAction* next =
        makeAction(this, {"nextFile", "", tr("&Next File"), {}, tr("Go to the tab on the right")});
    next->setShortcuts({QKeySequence(tr("Ctrl+Tab")), QKeySequence(tr("Ctrl+PgDown"))});
    connect(next, &QAction::triggered, this, [this] { stepBy(1); });
    QAction* back =
        makeAction(this, {"previousFile", "", tr("Pre&vious File"), {}, tr("Go to the tab on the left")});
    back->setShortcuts({QKeySequence(tr("Ctrl+Shift+Tab")), QKeySequence(tr("Ctrl+PgUp"))});
    connect(back, &QAction::triggered, this, [this] { stepBy(-1); });
    menu.addActions({next, back});
}

void DocumentTabs::stepBy(int step) {
    if (const int files = documents_.count(); files > 0)
        documents_.setCurrent((documents_.currentIndex() + step + files) % files);
}

void DocumentTabs::refresh() {
    for (int i = 0; i < documents_.count() && i < count(); ++i) {
        const Document& document = documents_.at(i);
        setTabText(i, document.isModified() ? document.title() + QStringLiteral(" •") : document.title());
        setTabToolTip(i,
                      document.path().isEmpty() ? tr("Not saved yet; saving asks where") : document.path());
    }
    setVisible(count() > 0);
}

void DocumentTabs::showCurrent() {
    const QSignalBlocker quiet(this);
    setCurrentIndex(documents_.currentIndex());
}

} // namespace tilewright
