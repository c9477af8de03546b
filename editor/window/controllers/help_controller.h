#pragma once

#include "editor/window/pages/tour.h"

#include <QPointer>
#include <QWidget>

#include <functional>
#include <utility>

class QAction;
class QMenu;
class QTextBrowser;

namespace tilewright {

class MessageBar;
struct RuleExample;

/// The help pages (resources/help, Markdown), in the language of the window if there is a translation.
class HelpWindow : public QWidget {
    Q_OBJECT
public:
    explicit HelpWindow(QWidget* parent = nullptr);

    /// `page` is a file name without suffix, `heading` one of its headings or empty.
    void showPage(const QString& page, const QString& heading = {});
    QString pageShown() const;
    /// Empty if no heading was requested or found.
    QString headingShown() const;

private:
    void scrollTo(const QString& heading);

    QTextBrowser* browser_;
};

/// The help pages, the tour, the examples of the rules, and what the program is.
class HelpController : public QObject {
    Q_OBJECT
public:
    /// `panelInUse`: the name of the panel that has the focus; empty where none has.
    HelpController(Tour::Dependencies tourDependencies, MessageBar& messages,
                   std::function<QString()> panelInUse);

    void fillMenu(QMenu& menu);

    /// The page, and its heading, that tell of what has the focus.
    std::pair<QString, QString> place() const;
    void showHelp();
    /// Shows the tooltip of what has the focus until Esc, and speaks it; without one, its accessible
    /// description.
    void explain();
    /// Null until it was asked for.
    HelpWindow* window() const { return help_; }

    /// At the very first start.
    void offerTour();
    void startTour();
    /// Null where it is not under way.
    Tour* tour() const { return tour_; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// False if nothing is explained.
    bool explains() const;
    bool endExplaining();
    void openRuleExample(const RuleExample& example);
    void showAbout();

    Tour::Dependencies tourDependencies_;
    MessageBar& messages_;
    std::function<QString()> panelInUse_;
    HelpWindow* help_ = nullptr;
    QAction* explain_ = nullptr;
    /// What was explained last.
    QString explained_;
    QPointer<Tour> tour_;
};

} // namespace tilewright
