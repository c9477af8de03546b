#pragma once

#include "editor/playtest/studies/open_subject.h"

#include <QTabWidget>

class QAction;

namespace tilewright {

class CompareView;
class PlaytestView;
class StudyView;
class TuneView;

/// The pages of the playtest mode: games of the file in front, studies, comparisons and tuning. Start, Stop
/// and Save Report are about the page in front.
class PlaytestPages : public QTabWidget {
    Q_OBJECT
public:
    /// Takes the view over.
    explicit PlaytestPages(PlaytestView& view, QWidget* parent = nullptr);

    /// Makes what is in the pages, if that isn't there yet; call before it comes into sight.
    void make();
    PlaytestView& view() const { return view_; }
    StudyView& study() const { return *study_; }
    CompareView& comparison() const { return *compare_; }
    TuneView& tuning() const { return *tune_; }
    void setSubjects(const OpenSubjects& subjects);
    /// Shows this page.
    void show(QWidget& page);
    /// Commands for the menu: of the pages, and of what is on them.
    QList<QAction*> pageActions() const;

private:
    void addPage(QWidget& page, const char* name, const QString& title, const QString& tip);
    void follow();

    PlaytestView& view_;
    StudyView* study_;
    CompareView* compare_;
    TuneView* tune_;
    QList<QAction*> toPages_;
};

} // namespace tilewright
