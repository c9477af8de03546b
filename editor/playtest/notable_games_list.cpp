#include "editor/playtest/notable_games_list.h"

#include "editor/common/icons.h"
#include "editor/words/translated_text.h"

#include <QKeyEvent>
#include <QLocale>

#include <algorithm>

namespace tilewright {

NotableGamesList::NotableGamesList(QWidget* parent) : QListWidget(parent) {
    setAccessibleName(tr("Games that stand out"));
    setFrameShape(QFrame::NoFrame);
    setSpacing(2);
    setWordWrap(true);
    setToolTip(tr("Click or press Enter to show the game in Play"));
    connect(this, &QListWidget::itemClicked, this,
            [this](QListWidgetItem* item) { emit gameWanted(item->data(Qt::UserRole).toString()); });
}

void NotableGamesList::keyPressEvent(QKeyEvent* event) {
    const bool enters = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enters && currentItem() != nullptr)
        emit gameWanted(currentItem()->data(Qt::UserRole).toString());
    else
        QListWidget::keyPressEvent(event);
}

void NotableGamesList::setFindings(const FindingsPointer& found) {
    const int row = currentRow();
    clear();
    if (!found)
        return;
    for (const auto& [name, game] : found->results.notable) {
        auto* item =
            new QListWidgetItem(lineIcon(QStringLiteral("play")),
                                tr("%1 (game %2)")
                                    .arg(notableInWords(*found, name, game),
                                         QLocale().toString(static_cast<qulonglong>(game.number + 1))),
                                this);
        item->setData(Qt::UserRole, toQString(name));
    }
    setCurrentRow(std::min(row, count() - 1));
}

} // namespace tilewright
