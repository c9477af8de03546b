#pragma once

#include "editor/output/formats/web/web_page.h"

#include <QByteArray>
#include <QFile>
#include <QTemporaryDir>

#include <string>

namespace tilewright::test {

/// A page without a game in place of the one that ./dev web builds, found as long as this lives.
class FakeWebPage {
public:
    FakeWebPage() {
        write(before + place() + after);
        qputenv("TILEWRIGHT_PLAYER", path().toUtf8());
    }
    ~FakeWebPage() { qunsetenv("TILEWRIGHT_PLAYER"); }

    QString path() const { return folder_.filePath(QStringLiteral("player.html")); }
    static QByteArray place() {
        return QByteArray(exchange::sharePlaceholder.data(),
                          static_cast<qsizetype>(exchange::sharePlaceholder.size()));
    }
    void write(const QByteArray& page) const {
        QFile file(path());
        if (!file.open(QIODevice::WriteOnly) || file.write(page) != page.size())
            qFatal("can't write the page");
    }

    /// What a browser would take for the object in a page made of this; the rest of the page must be as it
    /// was. Null if it isn't.
    static Json shareIn(const QByteArray& page) {
        const QByteArray begin =
            before + QByteArrayLiteral("<script type=\"application/json\" id=\"share\">");
        const QByteArray end = QByteArrayLiteral("</script>") + after;
        if (!page.startsWith(begin) || !page.endsWith(end))
            return nullptr;
        const QByteArray share = page.mid(begin.size(), page.size() - begin.size() - end.size());
        return share.contains('<') ? Json() : Json::parse(share.toStdString(), nullptr, false);
    }

private:
    inline static const QByteArray before = "<!doctype html>\n<title>\xe2\x96\xa0</title>\n";
    inline static const QByteArray after = "\n<script>const share = 'null';</script>\n";
    QTemporaryDir folder_;
};

} // namespace tilewright::test
