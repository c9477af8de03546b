#pragma once

#include <QDialog>

#include <vector>

class QListWidget;
class QListWidgetItem;
class QLabel;

namespace tilewright {

struct LostWork;

/// After a run that ended by force: what it left, with what differs from the file on disk. Ticked ones are
/// brought back; the others are given up, if the user says so, or asked about again at the next start.
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
