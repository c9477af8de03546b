#pragma once

#include <QWidget>

class QTextBrowser;

namespace tilewright {

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

} // namespace tilewright
