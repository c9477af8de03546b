#include "editor/play/panels/line_chooser.h"

#include "editor/common/line_icon.h"
#include "editor/play/session/game_session.h"
#include "editor/words/text.h"

#include <QSignalBlocker>

namespace tilewright {

LineChooser::LineChooser(const GameSession& session, QWidget* parent) : QComboBox(parent), session_(session) {
    setObjectName(QStringLiteral("lines"));
    setAccessibleName(tr("Lines of the game"));
    setToolTip(tr("Other lines from here: choose one to continue (also Ctrl+L)"));
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(16);
    hide();
    connect(this, &QComboBox::activated, this,
            [this](int index) { emit lineChosen(itemData(index).value<std::size_t>()); });
}

void LineChooser::refresh() {
    const bool several = session_.hasGame() && session_.lines().count() > 1;
    setVisible(several);
    if (!several)
        return;
    const QSignalBlocker quiet(this);
    const auto lines = session_.lines().all();
    while (count() > static_cast<int>(lines.size()))
        removeItem(count() - 1);
    while (count() < static_cast<int>(lines.size()))
        addItem(lineIcon(QStringLiteral("fork")), {});
    for (int i = 0; i < count(); ++i) {
        const GameTree::Line& line = lines[static_cast<std::size_t>(i)];
        setItemData(i, QVariant::fromValue(line.end));
        if (line.present) {
            setCurrentIndex(i);
            setItemText(i, tr("Line %1 (current): %n moves", nullptr, line.length).arg(i + 1));
            continue;
        }
        // A line can't end within the present one: lines end at leaves of the tree.
        const LogEntry& first = session_.lines().moveOf(line, line.shared).log;
        setItemText(i, tr("Line %1: %n moves; move %2: %3", nullptr, line.length)
                           .arg(i + 1)
                           .arg(line.shared + 1)
                           .arg(translated(first.text)));
        setItemData(i, itemText(i), Qt::ToolTipRole);
    }
}

} // namespace tilewright
