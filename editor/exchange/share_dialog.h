#pragma once

#include "editor/exchange/export_run.h"

#include <QDialog>

#include <cstddef>
#include <memory>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace tilewright {

class QuestionList;

/// Asks what a web page is called, its language, its questions and where it goes, and writes it in the
/// background.
class ShareDialog : public QDialog {
    Q_OBJECT
public:
    /// Pre: the source can be played, and a game has its record. `file`: the proposed one. `moment`: moves
    /// before the moment that is shown of a game.
    ShareDialog(exchange::Source source, const QString& file, std::size_t moment = 0,
                QWidget* parent = nullptr);

    QStringList questions() const;
    bool isBusy() const { return run_->busy(); }
    /// Valid after it was accepted.
    QString written() const;
    /// Warnings about the options of the rules.
    const Issues& warnings() const { return run_->warnings(); }

public slots:
    void done(int result) override;

private:
    void layOut();
    QLabel* makeContents();
    /// Null where the moment is the last one, or the source no game.
    QCheckBox* makeMomentBox();
    QWidget* makeFileRow();
    void fillLanguages();
    QString problem() const;
    /// The file with its ending; empty if none is named.
    QString file() const;
    void askForFile();
    void refresh();
    void start();
    void show(const Issues& issues);

    exchange::Source source_;
    std::size_t moment_;
    /// Why no page can be written at all.
    Issues obstacles_;
    QLineEdit* title_;
    QComboBox* language_;
    QuestionList* questions_;
    QCheckBox* momentOnly_;
    QLineEdit* file_;
    QPushButton* browse_;
    QLabel* problem_;
    QDialogButtonBox* buttons_;
    QPushButton* write_;
    QWidget* fields_;
    ExportRun* run_;
};

} // namespace tilewright
