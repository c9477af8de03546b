#include "editor/start/single_instance.h"

#include <QCryptographicHash>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocalServer>
#include <QLocalSocket>
#include <QLockFile>
#include <QSettings>
#include <QStandardPaths>
#include <QTimer>

#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include <optional>
#include <utility>

namespace tilewright {

namespace {

/// Milliseconds.
constexpr int patienceToConnect = 500;
constexpr int patienceToAnswer = 5000;
constexpr int patienceWithGuests = 8000;
/// Connections at a time.
constexpr int mostGuests = 16;
/// Of a socket's path, on all systems.
constexpr qsizetype mostPathBytes = 100;
const QByteArray taken = "taken\n";
const QByteArray refused = "refused\n";

/// A folder that only this user can enter or change; links are not followed.
bool isOwnFolder(const QString& path) {
    struct stat found {};
    return QDir::isAbsolutePath(path) && ::lstat(QFile::encodeName(path).constData(), &found) == 0 &&
           S_ISDIR(found.st_mode) && found.st_uid == ::geteuid() && (found.st_mode & 077) == 0;
}

/// Also a link counts as something.
bool isThere(const QString& path) {
    struct stat found {};
    return ::lstat(QFile::encodeName(path).constData(), &found) == 0;
}

bool isOwnSocket(const QString& path) {
    struct stat found {};
    return ::lstat(QFile::encodeName(path).constData(), &found) == 0 && S_ISSOCK(found.st_mode) &&
           found.st_uid == ::geteuid();
}

/// Whether the process at the other end is of this user.
bool isOwnPeer(const QLocalSocket& socket) {
#ifdef SO_PEERCRED
    ucred peer{};
    socklen_t length = sizeof peer;
    return ::getsockopt(static_cast<int>(socket.socketDescriptor()), SOL_SOCKET, SO_PEERCRED, &peer,
                        &length) == 0 &&
           peer.uid == ::geteuid();
#else
    uid_t user = 0;
    gid_t group = 0;
    return ::getpeereid(static_cast<int>(socket.socketDescriptor()), &user, &group) == 0 &&
           user == ::geteuid();
#endif
}

/// Whether who asked has lost patience, and opens a window of its own.
bool hasLeft(const QLocalSocket& socket) {
    char next = 0;
    return ::recv(static_cast<int>(socket.socketDescriptor()), &next, 1, MSG_PEEK | MSG_DONTWAIT) == 0;
}

/// Programs with other settings, data or displays are not each other's.
QString nameOfSocket() {
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const QString& part :
         {QSettings().fileName(), QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation),
          QGuiApplication::platformName(), qEnvironmentVariable("DISPLAY"),
          qEnvironmentVariable("WAYLAND_DISPLAY")})
        hash.addData((part + u'\n').toUtf8());
    return QStringLiteral("tilewright-%1").arg(QString::fromLatin1(hash.result().toHex().left(16)));
}

const QString formatName = QStringLiteral("tilewright-start");
constexpr int version = 1;

} // namespace

QString SingleInstance::socketPath() {
    QString folder = qEnvironmentVariable("XDG_RUNTIME_DIR");
    if (!isOwnFolder(folder)) {
        folder = QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) +
                 QStringLiteral("/running");
        if (!QDir().exists(folder) && QDir().mkpath(folder))
            QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        if (!isOwnFolder(folder))
            return {};
    }
    const QString path = folder + u'/' + nameOfSocket();
    return QFile::encodeName(path).size() > mostPathBytes ? QString() : path;
}

SingleInstance::SingleInstance(QString socket, QObject* parent)
    : QObject(parent), socket_(std::move(socket)), server_(new QLocalServer(this)) {
    server_->setSocketOptions(QLocalServer::UserAccessOption);
    connect(server_, &QLocalServer::newConnection, this, &SingleInstance::greet);
}

SingleInstance::Start SingleInstance::begin(const StartRequest& request, bool apart) {
    if (socket_.isEmpty())
        return Start::Apart;
    // Two starts at a time must not both find nobody.
    QLockFile lock(socket_ + QStringLiteral(".lock"));
    const bool locked = lock.tryLock(patienceToAnswer);
    const Answer answer = ask(apart ? StartRequest() : request);
    if (answer == Answer::Taken && !apart && !request.empty())
        return Start::HandedOver;
    return answer == Answer::NobodyThere && locked && listen() ? Start::First : Start::Apart;
}

/// An empty request is not sent: it only asks whether somebody is there.
SingleInstance::Answer SingleInstance::ask(const StartRequest& request) const {
    if (!isOwnSocket(socket_))
        return isThere(socket_) ? Answer::Refused : Answer::NobodyThere;
    const QByteArray line = lineOf(request);
    QLocalSocket socket;
    socket.connectToServer(socket_);
    if (!socket.waitForConnected(patienceToConnect))
        return socket.error() == QLocalSocket::ConnectionRefusedError ||
                       socket.error() == QLocalSocket::ServerNotFoundError
                   ? Answer::NobodyThere
                   : Answer::Refused;
    if (!isOwnPeer(socket) || line.size() > maxRequestBytes)
        return Answer::Refused;
    if (request.empty())
        return Answer::Taken;
    socket.write(line);
    QElapsedTimer clock;
    clock.start();
    while (!socket.canReadLine()) {
        const qint64 rest = patienceToAnswer - clock.elapsed();
        if (rest <= 0 || socket.bytesAvailable() > taken.size() ||
            !socket.waitForReadyRead(static_cast<int>(rest)))
            return Answer::Refused;
    }
    return socket.readLine() == taken ? Answer::Taken : Answer::Refused;
}

bool SingleInstance::listen() {
    // What a window left that was killed.
    if (isOwnSocket(socket_))
        QLocalServer::removeServer(socket_);
    return !isThere(socket_) && server_->listen(socket_);
}

void SingleInstance::greet() {
    while (QLocalSocket* socket = server_->nextPendingConnection()) {
        if (connections_ >= mostGuests || !isOwnPeer(*socket)) {
            delete socket;
            continue;
        }
        ++connections_;
        socket->setParent(this);
        socket->setReadBufferSize(maxRequestBytes);
        connect(socket, &QObject::destroyed, this, [this] { --connections_; });
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        connect(socket, &QLocalSocket::readyRead, this, [this, socket] { read(*socket); });
        QTimer::singleShot(patienceWithGuests, socket, [socket] { socket->abort(); });
        if (socket->bytesAvailable() > 0)
            read(*socket);
        else if (socket->state() == QLocalSocket::UnconnectedState)
            socket->deleteLater();
    }
}

void SingleInstance::read(QLocalSocket& socket) {
    if (!socket.canReadLine()) {
        if (socket.bytesAvailable() >= maxRequestBytes)
            socket.abort();
        return;
    }
    const std::optional<StartRequest> request = requestOf(socket.readLine());
    disconnect(&socket, &QLocalSocket::readyRead, this, nullptr);
    if (hasLeft(socket)) {
        socket.abort();
        return;
    }
    socket.write(request ? taken : refused);
    socket.flush();
    socket.disconnectFromServer();
    if (request && !request->empty())
        emit asked(*request);
}

QByteArray lineOf(const StartRequest& request) {
    const QJsonObject object{{"format", formatName},
                             {"version", version},
                             {"files", QJsonArray::fromStringList(request.files)},
                             {"newTileSet", request.newTileSet},
                             {"play", request.play},
                             {"activation", QString::fromLatin1(request.activation)}};
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

std::optional<StartRequest> requestOf(const QByteArray& line) {
    if (line.size() > maxRequestBytes)
        return std::nullopt;
    const QJsonObject object = QJsonDocument::fromJson(line).object();
    if (object.value("format").toString() != formatName || object.value("version").toInt() != version ||
        !object.value("files").isArray() || !object.value("newTileSet").isBool() ||
        !object.value("play").isBool())
        return std::nullopt;
    StartRequest request;
    const QJsonArray files = object.value("files").toArray();
    for (const auto& file : files) {
        const QString path = file.toString();
        if (path.contains(QChar::Null) || !QFileInfo(path).isAbsolute())
            return std::nullopt;
        request.files << path;
    }
    request.newTileSet = object.value("newTileSet").toBool();
    request.play = object.value("play").toBool();
    request.activation = object.value("activation").toString().toLatin1();
    return request;
}

} // namespace tilewright
