#pragma once

#include "editor/playtest/studies/open_subject.h"

#include <QObject>

namespace tilewright::game {
struct Record;
}

namespace tilewright {

class Document;
class WindowInterface;
class MapDocument;
class PlaytestPages;
struct Workspace;

/// Studies, comparisons and tuning: which open files they can be about, and what becomes of what they find.
class StudyController : public QObject {
    Q_OBJECT
public:
    /// All outlive this.
    StudyController(Workspace& workspace, PlaytestPages& pages, WindowInterface& frame,
                    QObject* parent = nullptr);

    /// Call when the open files may have changed.
    void refresh();
    /// A study or the report of one.
    void open(const QString& path);
    /// A playtest's report, beside the games of the file in front.
    void openReport(const QString& path);
    /// The file of a tuning.
    void openTuning(const QString& path);

signals:
    /// To be shown in play mode.
    void gameWanted(const tilewright::game::Record& record, const QString& name);

private:
    std::string setNameOf(const MapDocument& map) const;
    OpenSubject subjectOf(const Document& document) const;

    Workspace& workspace_;
    PlaytestPages& pages_;
    WindowInterface& frame_;
};

} // namespace tilewright
