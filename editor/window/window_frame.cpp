#include "editor/window/window_frame.h"

#include "editor/common/action.h"
#include "editor/common/icons.h"
#include "editor/common/margins.h"
#include "editor/common/plain_text.h"
#include "editor/common/theme.h"
#include "editor/document/game_setup.h"
#include "editor/document/open_documents.h"
#include "editor/window/controllers/file_commands.h"
#include "editor/window/current_document.h"
#include "editor/window/workspace.h"
#include "editor/words/set_names.h"
#include "editor/words/translated_text.h"

#include <QAbstractButton>
#include <QClipboard>
#include <QDesktopServices>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QPainter>
#include <QSignalBlocker>
#include <QStatusBar>
#include <QStyle>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>

namespace tilewright {

namespace {

class ModeButton : public QAbstractButton {
public:
    ModeButton(QAction* action, const QString& icon, QWidget* parent)
        : QAbstractButton(parent), action_(action), icon_(icon) {
        setCheckable(true);
        setFocusPolicy(Qt::TabFocus);
        setAttribute(Qt::WA_Hover);
        setText(QString(action->text()).remove(u'&'));
        setAccessibleName(text());
        setToolTip(action->toolTip());
        connect(this, &QAbstractButton::clicked, action, &QAction::trigger);
        connect(action, &QAction::changed, this, [this] {
            setChecked(action_->isChecked());
            setEnabled(action_->isEnabled());
        });
        setChecked(action->isChecked());
    }

    QSize sizeHint() const override {
        return {std::max(74, fontMetrics().horizontalAdvance(text()) + 14), 40 + fontMetrics().height()};
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        const bool strong = isChecked();
        if (strong || underMouse())
            painter.fillRect(rect(), strong ? railPresentColour(palette()) : railHoverColour(palette()));
        if (strong)
            painter.fillRect(mirrored({0, 0, 3, height()}), railMarkColour(palette()));
        painter.setOpacity(isEnabled() ? 1 : 0.4);
        const QColor ink = strong ? railPresentTextColour(palette()) : railTextColour(palette());
        lineIcon(icon_, ink).paint(&painter, QRect((width() - 24) / 2, 9, 24, 24));
        painter.setPen(ink);
        painter.drawText(QRect(0, 35, width(), fontMetrics().height()), Qt::AlignCenter, text());
        if (hasFocus()) {
            painter.setPen(QPen(ink, 1, Qt::DotLine));
            painter.drawRect(mirrored(rect().adjusted(4, 1, -2, -2)));
        }
    }

private:
    QRect mirrored(const QRect& place) const { return QStyle::visualRect(layoutDirection(), rect(), place); }

    QAction* action_;
    QString icon_;
};

} // namespace

ModeRail::ModeRail(QWidget* parent) : QWidget(parent), group_(this), column_(new QVBoxLayout(this)) {
    column_->setContentsMargins(0, 6, 0, 6);
    column_->setSpacing(0);
    column_->addStretch();
    setAccessibleName(tr("Modes"));
}

QAction* ModeRail::addMode(Mode mode, const char* icon, const QString& name, const QString& toolTip) {
    const QKeySequence key(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(mode)));
    QAction* action = makeAction(&group_, {icon, icon, name, key.toString(), toolTip});
    group_.addAction(action);
    action->setCheckable(true);
    action->setData(static_cast<int>(mode));
    connect(action, &QAction::triggered, this, [this, mode] { emit modeChosen(mode); });
    column_->insertWidget(column_->count() - 1, new ModeButton(action, QLatin1String(icon), this));
    return action;
}

void ModeRail::setMode(Mode mode) {
    for (QAction* action : group_.actions())
        if (action->data().toInt() == static_cast<int>(mode))
            action->setChecked(true);
}

void ModeRail::paintEvent(QPaintEvent*) {
    QPainter(this).fillRect(rect(), railColour(palette()));
}

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

StatusBarLabels::StatusBarLabels(const Workspace& workspace, QStatusBar& bar)
    : workspace_(workspace), setup_(new ElidedLabel), game_(new PlainLabel), map_(new ElidedLabel) {
    bar.setSizeGripEnabled(false);
    bar.setContentsMargins(turnedMargins(0, 0, 8, 0));
    setup_->setContentsMargins(8, 0, 8, 0);
    bar.addWidget(setup_, 1);
    // Texts change their width: what is clicked stands behind them, at the edge.
    bar.addPermanentWidget(game_);
    map_->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    bar.addPermanentWidget(map_);
}

void StatusBarLabels::tellOfGame(const QString& text) {
    game_->setText(text);
}

void StatusBarLabels::tellOfMap(const QString& text) {
    map_->setText(text);
}

void StatusBarLabels::refresh(Mode mode) {
    game_->setVisible(mode == Mode::Play);
    map_->setVisible(mode == Mode::Map);
    const Document* document = workspace_.documents.current();
    const GameSetup* played = mode == Mode::Play ? lastGameSetup(workspace_) : nullptr;
    if (document == nullptr && played == nullptr) {
        setup_->setText(tr("Nothing is open. Use File ▸ Open, or drop a file here."));
        setup_->setToolTip({});
        return;
    }
    const GameSetup setup = played != nullptr ? *played : gameForCurrentDocument(workspace_, MapParts::Name);
    const bool byName = played != nullptr || currentTileSetDocument(workspace_.documents) == nullptr;
    setup_->setText(
        //: the game that is played; the set; how many tiles; of how many kinds; the map; the rules' options
        tr("%1 · %2 · %3, %4 · map %5 · %6")
            .arg(gameInWords(setup), byName ? nameInWords(setup.tileSet.name) : document->title(),
                 tr("%n tiles", nullptr, tileCount(setup.tileSet)),
                 tr("%n kinds", nullptr, static_cast<int>(setup.tileSet.tiles.size())),
                 nameInWords(setup.map.name), optionsInBrief(setup)));
    setup_->setToolTip(optionsInFull(setup));
}

} // namespace tilewright
