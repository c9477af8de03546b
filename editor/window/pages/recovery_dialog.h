#pragma once

#include <QDialog>

#include <vector>

class QListWidget;
class QListWidgetItem;
class QLabel;

namespace tilewright {

struct RecoveryCopy;

/// Work left by a run that ended abnormally, with the differences from the file on disk. Ticked items are
/// restored; the others are discarded, if the user says so, or offered again at the next start.
class RecoveryDialog : public QDialog {
    Q_OBJECT
public:
    explicit RecoveryDialog(const std::vector<RecoveryCopy>& lost, QWidget* parent = nullptr);

    enum Answer { Later = QDialog::Rejected, Restore = QDialog::Accepted, DiscardAll };
    bool isChosen(int index) const;

private:
    void showDetails(int index);

    const std::vector<RecoveryCopy>& lost_;
    QListWidget* list_;
    QListWidget* details_;
};

} // namespace tilewright
