#pragma once

#include <QWidget>

class QTextBrowser;

namespace tilewright {

/// The help pages (resources/help, Markdown), in the language of the window where there is a translation.
class HelpWindow : public QWidget {
    Q_OBJECT
public:
    explicit HelpWindow(QWidget* parent = nullptr);

    /// `page` is a file name without suffix, `heading` a heading of it or empty.
    void showPage(const QString& page, const QString& heading = {});
    QString pageShown() const;
    /// Empty where no heading was asked for or found.
    QString headingShown() const;

private:
    void scrollTo(const QString& heading);

    QTextBrowser* browser_;
};

} // namespace tilewright
