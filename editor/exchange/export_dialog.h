#pragma once

#include "editor/exchange/export_run.h"
#include "editor/output/formats/exchange_format.h"

#include <QDialog>
#include <QLocale>
#include <QWidget>

#include <filesystem>
#include <memory>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QVBoxLayout;

namespace tilewright {

/// The options of a format, one per row; starts with the last choices, or with those that are usual where the
/// person is.
class FormatForm : public QWidget {
    Q_OBJECT
public:
    explicit FormatForm(const exchange::Format& format, QWidget* parent = nullptr,
                        const QLocale& where = QLocale::system());

    /// A value for each option; issues for invalid ones.
    Json options(Issues& issues) const;
    void remember() const;
    /// In the order of the options and of the Tab key.
    const QList<QWidget*>& fields() const { return fields_; }

signals:
    void changed();

private:
    /// Of the option of that number; without spaces around a text.
    Json value(std::size_t option) const;

    const exchange::Format& format_;
    QList<QWidget*> fields_;
};

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
    bool isBusy() const { return run_->busy(); }
    /// Valid after it was accepted.
    const std::vector<std::filesystem::path>& written() const { return run_->written(); }
    /// That they were written to; some may be in folders of their own there.
    QString chosenFolder() const;
    /// Warnings about the export.
    const Issues& warnings() const { return run_->warnings(); }

public slots:
    void done(int result) override;

private:
    const exchange::Format* format() const;
    void layOut();
    void showFormat();
    void refresh();
    void askForFolder();
    void start();
    void show(const Issues& issues);
    /// What keeps this export from being started; empty if nothing does.
    QString problem(const Issues& wrongOptions) const;

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
    /// Of the chosen format.
    Issues obstacles_;
    ExportRun* run_;
};

} // namespace tilewright
