#pragma once

#include "editor/common/theme.h"

#include <QObject>
#include <QVariantMap>

class QDBusConnection;
class QDBusMessage;

namespace tilewright {

/// What the desktop says of its colours and of motion by its settings portal (xdg-desktop-portal), which Qt
/// 6.4 does not ask. Nothing waits for the answer, and where no portal is, none comes.
class DesktopColours : public QObject {
    Q_OBJECT
public:
    DesktopColours();
    explicit DesktopColours(QDBusConnection bus);

    const DesktopScheme& scheme() const { return scheme_; }

signals:
    void changed();

private slots:
    void takeAll(const QDBusMessage& answer);
    void takeOne(const QDBusMessage& change);

private:
    void take(const QString& group, const QString& key, const QVariant& value);
    void tell();

    DesktopScheme scheme_;
    DesktopScheme told_;
    // Two settings ask for more contrast: the common one, and that of GNOME, which is older.
    bool commonContrast_ = false;
    bool gnomeContrast_ = false;
    // Three ask for less motion: the common one, and the older ones of GNOME and KDE.
    bool commonCalm_ = false;
    bool gnomeCalm_ = false;
    bool kdeCalm_ = false;
};

} // namespace tilewright
