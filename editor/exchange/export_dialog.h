#pragma once

#include "editor/exchange/exchange_format.h"
#include "editor/exchange/writing.h"
#include "editor/tasks/background_task.h"

#include <QDialog>

#include <filesystem>
#include <memory>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QVBoxLayout;

namespace tilewright {

class FormatForm;
class TaskProgress;

/// Asks for format, options and folder, shows which files will be written and overwritten, and writes them in
/// the background.
class ExportDialog : public QDialog {
    Q_OBJECT
public:
    /// Pre: exchange::check() finds no error in the source. `folder` is the proposed one.
    ExportDialog(exchange::Source source, const QString& folder, QWidget* parent = nullptr);

    /// By its name on the command line; does nothing if the format doesn't accept the source.
    void chooseFormat(const QString& name);
    void setFolder(const QString& folder);
    FormatForm* form() const { return form_; }
    bool isBusy() const { return task_.busy(); }
    /// Valid after it was accepted.
    const std::vector<std::filesystem::path>& written() const { return written_; }
    /// Warnings about the export.
    const Issues& warnings() const { return warnings_; }

public slots:
    void done(int result) override;

private:
    const exchange::Format* format() const;
    void layOut();
    void showFormat();
    void refresh();
    void askForFolder();
    void start();
    void end();
    void show(const Issues& issues);
    void confirm(const std::shared_ptr<const exchange::OutFiles>& files);
    void write(const std::shared_ptr<const exchange::OutFiles>& files, exchange::Plan plan);

    std::shared_ptr<const exchange::Source> source_;
    QListWidget* formats_;
    QLabel* explanation_;
    QVBoxLayout* middle_;
    FormatForm* form_ = nullptr;
    QLineEdit* folder_;
    QPushButton* browse_;
    QLabel* outline_;
    QLabel* problem_;
    QPushButton* export_;
    /// The folder for the files being made.
    std::filesystem::path target_;
    std::vector<std::filesystem::path> written_;
    Issues warnings_;
    BackgroundTask task_;
    TaskProgress* progress_;
};

} // namespace tilewright
