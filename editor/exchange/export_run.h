#pragma once

#include "editor/output/formats/exchange_format.h"
#include "editor/tasks/background_task.h"

#include <QObject>

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

class QWidget;

namespace tilewright {

class TaskProgress;

/// One export at a time: makes the files in the background, asks before overwriting any, and writes them.
class ExportRun : public QObject {
    Q_OBJECT
public:
    /// `dialog` outlives this and is the parent of the question.
    explicit ExportRun(QWidget& dialog);
    ~ExportRun() override;

    struct Request {
        const exchange::Format* format = nullptr;
        std::shared_ptr<const exchange::Source> source;
        /// A value for each option of the format.
        Json options;
        std::filesystem::path folder;
        /// Of a format with a single file; empty: the name that the format gives it.
        std::string fileName = {};
    };
    /// Does nothing while one is running.
    void start(Request request);
    void cancel();
    bool busy() const { return task_.busy(); }

    /// With a button that stops the run; visible while it lasts. To be put into a layout.
    TaskProgress& progress() { return *progress_; }
    /// The files of the last run that ended well.
    const std::vector<std::filesystem::path>& written() const { return written_; }
    /// Warnings about it.
    const Issues& warnings() const { return warnings_; }

signals:
    /// It has begun, or ended in any way.
    void busyChanged();
    void failed(const tilewright::Issues& issues);
    void done();

private:
    using Files = std::shared_ptr<const exchange::OutFiles>;
    void end();
    void confirm(const Files& files);
    void write(const Files& files, exchange::ExportPlan plan);

    QWidget& dialog_;
    std::filesystem::path folder_;
    /// Whether it writes several files, so that one before may have left some.
    bool series_ = false;
    std::vector<std::filesystem::path> written_;
    Issues warnings_;
    BackgroundTask task_;
    TaskProgress* progress_;
};

} // namespace tilewright
