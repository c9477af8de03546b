#pragma once

#include <QDialog>

#include <vector>

class QListWidget;
class QListWidgetItem;
class QLabel;

namespace tilewright {

struct LostWork;

/// Work left by a run that ended abnormally, with the differences from the file on disk. Ticked items are
/// restored; the others are discarded, if the user says so, or offered again at the next start.
class RecoveryDialog : public QDialog {
    Q_OBJECT
public:
    explicit RecoveryDialog(const std::vector<LostWork>& lost, QWidget* parent = nullptr);

    enum Answer { Later = QDialog::Rejected, BringBack = QDialog::Accepted, GiveUp };
    bool isChosen(int index) const;

private:
    void showDetails(int index);

    const std::vector<LostWork>& lost_;
    QListWidget* list_;
    QListWidget* details_;
};

} // namespace tilewright
