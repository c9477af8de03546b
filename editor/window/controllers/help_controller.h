#pragma once

#include "editor/window/pages/tour.h"

#include <QPointer>

#include <functional>
#include <utility>

class QMenu;

namespace tilewright {

class HelpWindow;
class MessageBar;
struct RuleExample;

/// The help pages, the tour, the examples of the rules, and what the program is.
class HelpController : public QObject {
    Q_OBJECT
public:
    /// `panelInUse`: the name of the panel that has the focus; empty where none has.
    HelpController(Tour::Stage stage, MessageBar& messages, std::function<QString()> panelInUse);

    void fillMenu(QMenu& menu);

    /// The page, and its heading, that tell of what has the focus.
    std::pair<QString, QString> place() const;
    void showHelp();
    /// Null until it was asked for.
    HelpWindow* window() const { return help_; }

    /// At the very first start.
    void offerTour();
    void startTour();
    /// Null where it is not under way.
    Tour* tour() const { return tour_; }

private:
    void openRuleExample(const RuleExample& example);
    void showAbout();

    Tour::Stage stage_;
    MessageBar& messages_;
    std::function<QString()> panelInUse_;
    HelpWindow* help_ = nullptr;
    QPointer<Tour> tour_;
};

} // namespace tilewright
