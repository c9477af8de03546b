#include "editor/exchange/export_run.h"

#include "editor/common/file_dialogs.h"
#include "editor/tasks/background_task.h"
#include "engine/base/files/staged_files.h"

#include <QMessageBox>
#include <QWidget>

#include <utility>

namespace tilewright {

namespace {

Progress progressOf(TaskControl& task) {
    return [&task](double share) {
        task.progress = share;
        return !task.stop.stop_requested();
    };
}

} // namespace

ExportRun::ExportRun(QWidget& dialog)
    : QObject(&dialog)
    , dialog_(dialog)
    , progress_(new TaskProgress(task_, tr("Exporting"), tr("&Stop"),
                                 tr("Ends the export; nothing is written"), &dialog)) {
    connect(progress_, &TaskProgress::endWanted, this, [this] {
        task_.cancel();
        end();
    });
}

ExportRun::~ExportRun() {
    delete progress_;
}

void ExportRun::start(Request request) {
    if (task_.busy())
        return;
    folder_ = request.folder;
    series_ = request.format->ending(request.source->subject).empty();
    task_.start([this, request = std::move(request)](TaskControl& task) {
        auto made = std::make_shared<Loaded<exchange::OutFiles>>(request.format->make(
            *request.source,
            request.format->optionsForFolder(*request.source, request.options, request.folder),
            progressOf(task)));
        if (made->value && !request.fileName.empty())
            made->value->front().name = request.fileName;
        return [this, made] {
            end();
            warnings_ = made->issues;
            if (made->value)
                confirm(std::make_shared<const exchange::OutFiles>(std::move(*made->value)));
            else
                emit failed(made->issues);
        };
    });
    end();
}

void ExportRun::cancel() {
    task_.cancel();
}

void ExportRun::end() {
    progress_->refresh();
    emit busyChanged();
}

/// Asks before overwriting anything.
void ExportRun::confirm(const Files& files) {
    exchange::ExportPlan plan = exchange::plan(*files, folder_);
    if (!plan.overwritten.empty()) {
        QStringList names;
        for (const std::filesystem::path& path : plan.overwritten)
            names << QString::fromStdString(path.filename().string());
        QMessageBox question(QMessageBox::Question, dialog_.windowTitle(),
                             tr("%n files already exist with different content. Overwrite them?", nullptr,
                                static_cast<int>(names.size())),
                             QMessageBox::Yes | QMessageBox::Cancel, &dialog_);
        question.setInformativeText(
            tr("%1\n%n files are written in all.", nullptr, static_cast<int>(plan.files.size()))
                .arg(listedFiles(names)));
        question.setDefaultButton(QMessageBox::Cancel);
        if (question.exec() != QMessageBox::Yes)
            return;
    }
    write(files, std::move(plan));
}

void ExportRun::write(const Files& files, exchange::ExportPlan plan) {
    std::vector<std::filesystem::path> left = series_ ? staleOutputs(plan.files) : decltype(plan.files)();
    task_.start(
        [this, files, plan = std::move(plan), left = std::move(left), folder = folder_](TaskControl& task) {
            const Issues issues = exchange::write(*files, folder, progressOf(task));
            return [this, issues, plan, left] {
                end();
                if (!issues.empty()) {
                    emit failed(issues);
                    return;
                }
                written_ = plan.files;
                offerToTrash(dialog_, left);
                emit done();
            };
        });
    end();
}

} // namespace tilewright
