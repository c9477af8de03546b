#include "editor/window/pages/tour.h"

#include "editor/common/panel.h"
#include "editor/common/plain_text.h"
#include "editor/common/theme.h"
#include "editor/designer/beneath/beneath_canvas.h"
#include "editor/designer/tile_designer.h"
#include "editor/document/open_documents.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/play/play_view.h"
#include "editor/play/session/game_session.h"
#include "editor/window/current_document.h"
#include "editor/window/window_interface.h"
#include "editor/words/translated_text.h"
#include "engine/model/io/bundled.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QListView>
#include <QPushButton>
#include <QStyle>

#include <algorithm>

namespace tilewright {

namespace {
/// Number of draws within which the tile appears.
constexpr std::ptrdiff_t soon = 6;
/// The step in which bots play.
constexpr int watching = 3;
} // namespace

Tour::Tour(const Dependencies& dependencies)
    : QFrame(&dependencies.window)
    , dependencies_(dependencies)
    , heading_(new PlainLabel)
    , text_(new PlainLabel)
    , count_(new PlainLabel)
    , next_(new QPushButton(tr("Ne&xt"))) {
    setFocusPolicy(Qt::StrongFocus);
    heading_->setFont(headingFont(font()));
    text_->setWordWrap(true);
    text_->setFixedWidth(std::max(300, 40 * fontMetrics().averageCharWidth()));
    auto* stop = new QPushButton(tr("E&nd the Tour"));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(count_);
    buttons->addStretch();
    buttons->addWidget(stop);
    buttons->addWidget(next_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 14, 16, 14);
    column->addWidget(heading_);
    column->addWidget(text_);
    column->addLayout(buttons);
    connect(stop, &QPushButton::clicked, this, &Tour::end);
    connect(next_, &QPushButton::clicked, this, &Tour::next);
    // Esc ends it, whatever has the focus.
    qApp->installEventFilter(this);
    makeSteps();
    const TileSetDocument* set = currentTileSetDocument(dependencies_.documents);
    if (set == nullptr || set->isModified())
        dependencies_.openExample();
    dependencies_.frame.setMode(Mode::Design);
    // It is about this set: when another file comes to the front, it has nothing to show.
    connect(&dependencies_.documents, &OpenDocuments::currentChanged, this, &Tour::end);
    show(0);
}

void Tour::makeSteps() {
    steps_ = {
        {tr("A set of tiles"),
         tr("These are the tiles of a game. Choose one with a click or the arrow keys."),
         [this] { return dependencies_.designer.tileList(); },
         [this] {
             awaited_ = connect(dependencies_.designer.tileList()->selectionModel(),
                                &QItemSelectionModel::currentChanged, this, &Tour::next);
         }},
        {tr("Change a side"),
         tr("This is the tile. Go to a side with the arrow keys and press 4: now a red skull guards it. Or "
            "choose a "
            "door below and click a side."),
         [this]() -> QWidget* { return dependencies_.designer.canvas(); },
         [this] {
             dependencies_.designer.canvas()->setFocus();
             awaited_ = connect(currentTileSetDocument(dependencies_.documents), &TileSetDocument::setChanged,
                                this, [this](const SetChange& change) {
                                    if (change.kind != SetChange::Kind::Rows)
                                        return;
                                    changedTile_ = change.rows.front();
                                    next();
                                });
         }},
        {tr("Play it"), tr("Press F5: bots play a whole game with the set as it is now, your tile in it."),
         [this]() -> QWidget* { return dependencies_.designer.canvas(); },
         [this] {
             awaited_ = connect(dependencies_.play.session(), &GameSession::gameStarted, this, &Tour::next,
                                Qt::QueuedConnection);
         }},
        {tr("Here it comes"),
         tr("The bots draw and lay tiles. Wait for yours, or drag the slider; pause and step with the "
            "buttons below the board."),
         [this]() -> QWidget* { return &dependencies_.play; }, [this] { watchForTile(); }},
        {tr("That is all"), farewell(), [this]() -> QWidget* { return &dependencies_.play; }, [] {}},
    };
}

QString Tour::farewell() {
    return tr("Esc ends the tour; Esc again returns to the tiles, where Ctrl+Z undoes a change. F1 shows "
              "help anywhere. The bundled set is an example: saving asks where to put your copy.");
}

/// Chooses the first seed that brings the tile among the first ones, to avoid waiting for it.
void Tour::bringTileForward() {
    GameSession* session = dependencies_.play.session();
    const auto comesSoon = [this](const game::Stack& stack) {
        const auto end = stack.begin() + std::min<std::ptrdiff_t>(soon, std::ssize(stack));
        return std::find(stack.begin(), end, changedTile_) != end;
    };
    if (changedTile_ < 0 || comesSoon(session->stack()))
        return;
    GameSetup setup = session->setup();
    for (setup.seed = 1; setup.seed < 10'000; ++setup.seed) {
        if (!comesSoon(game::shuffledStack(session->game(), setup.seed)))
            continue;
        session->start(setup, session->sharedGame());
        session->setRunning(true);
        return;
    }
}

void Tour::watchForTile() {
    GameSession* session = dependencies_.play.session();
    if (dependencies_.frame.mode() != Mode::Play || !session->hasGame())
        dependencies_.playFront();
    if (!session->hasGame())
        return; // the window shows the reason
    bringTileForward();
    awaited_ = connect(session, &GameSession::positionChanged, this, [this, session] {
        for (const game::LaidTile& laid : session->position().table().tiles) {
            if (changedTile_ < 0 || laid.tile != changedTile_ || laid.mapChamber >= 0)
                continue;
            session->setRunning(false);
            const QString id =
                toQString(session->game().tileSet().tiles[static_cast<std::size_t>(changedTile_)].id);
            next();
            heading_->setText(tr("There it is"));
            text_->setText(tr("Your tile %1 is at %2, %3.").arg(id).arg(laid.cell.x).arg(laid.cell.y) + u' ' +
                           farewell());
            setAccessibleName(heading_->text());
            setAccessibleDescription(text_->text());
            place();
            return;
        }
    });
}

void Tour::next() {
    disconnect(awaited_);
    if (step_ + 1 < stepCount())
        show(step_ + 1);
    else
        end();
}

void Tour::end() {
    disconnect(awaited_);
    dependencies_.documents.disconnect(this);
    hide();
    emit ended();
    deleteLater();
}

void Tour::show(int step) {
    step_ = step;
    const Step& now = steps_[static_cast<std::size_t>(step)];
    heading_->setText(now.heading);
    // Without a change, a game is shown all the same.
    const bool withoutTile = step == watching && changedTile_ < 0;
    if (withoutTile)
        heading_->setText(tr("A game"));
    text_->setText(withoutTile
                       ? tr("The bots draw and lay tiles; pause and step with the buttons below the board.")
                       : now.text);
    count_->setText(tr("%1 of %2").arg(step + 1).arg(stepCount()));
    next_->setText(step + 1 == stepCount() ? tr("&Done") : tr("Ne&xt"));
    setAccessibleName(heading_->text());
    setAccessibleDescription(text_->text());
    target_ = now.beside();
    QFrame::show();
    raise();
    place();
    now.begin();
}

void Tour::place() {
    text_->setMinimumHeight(text_->heightForWidth(text_->minimumWidth()));
    adjustSize();
    if (!target_)
        return;
    // As from left to right. Beside it, over the panels at the right, where there is nearly room; else inside
    // its lower right corner.
    const auto mirrored = [this](const QRect& place) {
        return QStyle::visualRect(layoutDirection(), dependencies_.window.rect(), place);
    };
    const QRect about = mirrored({target_->mapTo(&dependencies_.window, QPoint(0, 0)), target_->size()});
    QPoint at(about.right() + 12, about.top() + 40);
    const int furthest = dependencies_.window.width() - width() - 8;
    if (furthest < at.x())
        at = furthest > about.right() - about.width() / 8
                 ? QPoint(furthest, at.y())
                 : QPoint(std::min(about.right(), dependencies_.window.width()) - width() - 16,
                          about.bottom() - height() - 90);
    at.setX(std::max(8, at.x()));
    at.setY(std::clamp(at.y(), 8, std::max(8, dependencies_.window.height() - height() - 8)));
    move(mirrored({at, size()}).topLeft());
}

bool Tour::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &dependencies_.window && event->type() == QEvent::Resize)
        place();
    // Before any shortcut gets it. A dialog or a menu in front keeps its own Esc.
    if (event->type() == QEvent::ShortcutOverride &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape &&
        QApplication::activeModalWidget() == nullptr && QApplication::activePopupWidget() == nullptr &&
        QApplication::activeWindow() == &dependencies_.window) {
        swallowsEscape_ = true;
        event->accept();
        return true;
    }
    if (swallowsEscape_ && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        swallowsEscape_ = false;
        end();
        return true;
    }
    return QFrame::eventFilter(watched, event);
}

void Tour::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        return next();
    QFrame::keyPressEvent(event);
}

void Tour::paintEvent(QPaintEvent*) {
    paintMessage(*this, QPalette::ToolTipBase);
}

} // namespace tilewright
