#include "editor/common/colours/desktop_colours.h"

#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVariant>
#include <QFile>
#include <QMap>

#include <utility>

namespace tilewright {

namespace {

const QString service = QStringLiteral("org.freedesktop.portal.Desktop");
const QString path = QStringLiteral("/org/freedesktop/portal/desktop");
const QString interface = QStringLiteral("org.freedesktop.portal.Settings");
const QString appearance = QStringLiteral("org.freedesktop.appearance");
const QString gnome = QStringLiteral("org.gnome.desktop.a11y.interface");
const QString gnomeMotion = QStringLiteral("org.gnome.desktop.interface");
const QString kdeMotion = QStringLiteral("org.kde.kdeglobals.KDE");

QDBusConnection sessionBus() {
    const bool runs = qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS") ||
                      (qEnvironmentVariableIsSet("XDG_RUNTIME_DIR") &&
                       QFile::exists(qEnvironmentVariable("XDG_RUNTIME_DIR") + QStringLiteral("/bus")));
    // Where none runs, libdbus would try to start one.
    return runs ? QDBusConnection::sessionBus() : QDBusConnection(QString());
}

} // namespace

DesktopColours::DesktopColours() : DesktopColours(sessionBus()) {}

DesktopColours::DesktopColours(QDBusConnection bus) {
    if (!bus.isConnected())
        return;
    bus.connect(service, path, interface, QStringLiteral("SettingChanged"), this,
                SLOT(takeOne(QDBusMessage)));
    QDBusMessage question =
        QDBusMessage::createMethodCall(service, path, interface, QStringLiteral("ReadAll"));
    question << QStringList{appearance, gnome, gnomeMotion, kdeMotion};
    bus.callWithCallback(question, this, SLOT(takeAll(QDBusMessage)));
}

void DesktopColours::takeAll(const QDBusMessage& answer) {
    if (answer.arguments().isEmpty())
        return;
    const auto groups = qdbus_cast<QMap<QString, QVariantMap>>(answer.arguments().constFirst());
    for (auto group = groups.begin(); group != groups.end(); ++group)
        for (auto one = group->begin(); one != group->end(); ++one)
            take(group.key(), one.key(), one.value());
    tell();
}

void DesktopColours::takeOne(const QDBusMessage& change) {
    const QVariantList parts = change.arguments();
    if (change.signature() != QLatin1String("ssv"))
        return;
    take(parts[0].toString(), parts[1].toString(), parts[2].value<QDBusVariant>().variant());
    tell();
}

void DesktopColours::take(const QString& group, const QString& key, const QVariant& value) {
    // As the portal numbers them: 0 is no preference.
    constexpr uint dark = 1;
    constexpr uint light = 2;
    constexpr uint higher = 1;
    constexpr uint reduced = 1;
    if (group == appearance && key == QLatin1String("color-scheme"))
        scheme_.dark = value.toUInt() == dark    ? std::optional(true)
                       : value.toUInt() == light ? std::optional(false)
                                                 : std::nullopt;
    else if (group == appearance && key == QLatin1String("contrast"))
        commonContrast_ = value.toUInt() == higher;
    else if (group == gnome && key == QLatin1String("high-contrast"))
        gnomeContrast_ = value.toBool();
    else if (group == appearance && key == QLatin1String("reduced-motion"))
        commonCalm_ = value.toUInt() == reduced;
    else if (group == gnomeMotion && key == QLatin1String("enable-animations"))
        gnomeCalm_ = !value.toBool();
    else if (group == kdeMotion && key == QLatin1String("AnimationDurationFactor")) {
        bool isNumber = false;
        const double factor = value.toString().toDouble(&isNumber);
        kdeCalm_ = isNumber && factor <= 0;
    }
    scheme_.highContrast = commonContrast_ || gnomeContrast_;
    scheme_.calm = commonCalm_ || gnomeCalm_ || kdeCalm_;
}

void DesktopColours::tell() {
    if (std::exchange(told_, scheme_) != scheme_)
        emit changed();
}

} // namespace tilewright
