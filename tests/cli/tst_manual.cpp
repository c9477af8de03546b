// What is installed for desktops and shells: manual pages and completions that tell of every verb and option,
// file types, desktop entry, thumbnails' entry.
#include "app/cli/command_line.h"
#include "engine/base/languages.h"
#include "tests/cli/run_program.h"
#include "tests/paths.h"

#include <CLI/App.hpp>

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QProcessEnvironment>
#include <QRegularExpression>
#include <QSet>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace tilewright;
using namespace tilewright::test;

namespace {

const QString id = QStringLiteral("org.tilewright.tilewright");

/// The command line itself, in English.
CLI::App& tree() {
    static std::function<int()> none;
    static cli::CommandLine commandLine(none);
    return commandLine.app();
}

QStringList verbNames() {
    QStringList names;
    for (const CLI::App* verb : tree().get_subcommands({}))
        names << QString::fromStdString(verb->get_name());
    return names;
}

/// "-o", "--output"; none for an argument without a name.
QStringList namesOf(const CLI::Option& option) {
    QStringList names;
    for (const std::string& name : option.get_snames())
        names << u'-' + QString::fromStdString(name);
    for (const std::string& name : option.get_lnames())
        names << QStringLiteral("--") + QString::fromStdString(name);
    return names;
}

/// The page's text without the escapes of roff.
QString readable(QString page) {
    static const QRegularExpression font(QStringLiteral("\\\\f[BIR]"));
    page.remove(font);
    const std::pair<const char*, const char*> escapes[] = {
        {"\\-", "-"}, {"\\(aq", "'"}, {"\\(dq", "\""}, {"\\&", ""}, {"\\e", "\\"}};
    for (const auto& [escape, character] : escapes)
        page.replace(QLatin1String(escape), QLatin1String(character));
    return page;
}

/// Sentences of the engine with their translation, finished ones only.
QHash<QString, QString> translationsOf(const QString& language) {
    QFile file(inSources(QStringLiteral("translations/tilewright_%1.ts")).arg(language));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no translation");
    QXmlStreamReader xml(&file);
    QHash<QString, QString> found;
    QString context;
    QString source;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("name"))
            context = xml.readElementText();
        else if (xml.name() == QLatin1String("source"))
            source = xml.readElementText();
        else if (xml.name() == QLatin1String("translation") && context == QLatin1String("Engine") &&
                 !xml.attributes().hasAttribute(QLatin1String("type")))
            found.insert(source, xml.readElementText(QXmlStreamReader::IncludeChildElements));
    }
    return found;
}

QStringList valuesOf(const QString& text, const char* key) {
    const QRegularExpression line(QStringLiteral("^%1=(.*)$").arg(QLatin1String(key)),
                                  QRegularExpression::MultilineOption);
    QStringList values;
    for (auto found = line.globalMatch(text); found.hasNext();)
        values << found.next().captured(1);
    return values;
}

} // namespace

class ManualTest : public QObject {
    Q_OBJECT
private:
    QTemporaryDir prefix_;

    QString path(const QString& name) const { return prefix_.filePath(QStringLiteral("share/") + name); }
    QString text(const QString& name) const { return QString::fromUtf8(readBytes(path(name))); }
    QString page(const QString& language, const QString& verb) const {
        const QString folder = language == QLatin1String("en") ? QString() : language + u'/';
        const QString name = verb.isEmpty() ? QString() : u'-' + verb;
        return QStringLiteral("man/%1man1/tilewright%2.1").arg(folder, name);
    }
    ProcessResult run(const QString& program, const QStringList& arguments) const {
        return runProgram(program, arguments, prefix_.path(), [this](QProcess& process) {
            QProcessEnvironment environment = process.processEnvironment();
            environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
            environment.insert(QStringLiteral("XDG_DATA_HOME"), path({}));
            // With this, xdg-mime asks GLib.
            environment.insert(QStringLiteral("XDG_CURRENT_DESKTOP"), QStringLiteral("GNOME"));
            process.setProcessEnvironment(environment);
        });
    }
    QStringList mediaTypes() const {
        QStringList types;
        const QRegularExpression type(QStringLiteral("<mime-type type=\"([^\"]+)\""));
        for (auto found = type.globalMatch(text(QStringLiteral("mime/packages/%1.xml").arg(id)));
             found.hasNext();)
            types << found.next().captured(1);
        return types;
    }

private slots:
    void initTestCase() {
        const ProcessResult ran =
            runProgram(QStringLiteral("cmake"),
                       {QStringLiteral("-DCMAKE_INSTALL_PREFIX=") + prefix_.path(), QStringLiteral("-P"),
                        inBuild(QStringLiteral("resources/linux/cmake_install.cmake"))},
                       prefix_.path());
        QVERIFY2(ran.exitCode == 0, ran.errors.constData());
    }

    void pagesTellOfAllOptions_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("verb");
        const QStringList verbs = verbNames() << QString();
        for (const Language& language : languages())
            for (const QString& verb : verbs)
                QTest::newRow(qPrintable(QLatin1String(language.code) + u'/' + verb))
                    << QString::fromLatin1(language.code) << verb;
    }
    void pagesTellOfAllOptions() {
        QFETCH(QString, language);
        QFETCH(QString, verb);
        const QString shown = readable(text(page(language, verb)));
        const auto words =
            language == QLatin1String("en") ? QHash<QString, QString>() : translationsOf(language);
        const CLI::App& app = verb.isEmpty() ? tree() : *tree().get_subcommand(verb.toStdString());
        const auto tells = [&](const std::string& description) {
            const QString english = QString::fromStdString(description);
            if (language != QLatin1String("en") && !words.contains(english))
                qWarning("no translation of: %s", qPrintable(english));
            return shown.contains(words.value(english, english)) &&
                   (language == QLatin1String("en") || words.contains(english));
        };
        QVERIFY2(tells(app.get_description()), app.get_description().c_str());
        for (const CLI::Option* option : app.get_options({})) {
            for (const QString& name : namesOf(*option))
                QVERIFY2(shown.contains(name), qPrintable(name));
            QVERIFY2(tells(option->get_description()), option->get_description().c_str());
        }
        for (const CLI::App* each : app.get_subcommands({}))
            QVERIFY2(tells(each->get_description()), each->get_description().c_str());
    }

    void pagesAreGoodRoff_data() { pagesTellOfAllOptions_data(); }
    void pagesAreGoodRoff() {
        QFETCH(QString, language);
        QFETCH(QString, verb);
        const QString file = path(page(language, verb));
        const ProcessResult groff =
            run(QStringLiteral("groff"), {"-ww", "-z", "-man", "-Kutf8", "-Tutf8", file});
        QCOMPARE(groff.exitCode, 0);
        QCOMPARE(groff.errors, QByteArray());
        const ProcessResult man = run(QStringLiteral("man"), {"--warnings=w", "-l", file});
        QCOMPARE(man.exitCode, 0);
        QCOMPARE(man.errors, QByteArray());
        QVERIFY(man.output.contains(verb.isEmpty() ? "tilewright" : "tilewright-" + verb.toUtf8()));
    }

    void completionsKnowAllOptions_data() {
        QTest::addColumn<QString>("file");
        QTest::newRow("bash") << "bash-completion/completions/tilewright";
        QTest::newRow("zsh") << "zsh/site-functions/_tilewright";
        QTest::newRow("fish") << "fish/vendor_completions.d/tilewright.fish";
    }
    void completionsKnowAllOptions() {
        QFETCH(QString, file);
        const QString script = text(file);
        const bool isFish = file.endsWith(QLatin1String(".fish"));
        QList<const CLI::App*> apps{&tree()};
        for (const CLI::App* verb : tree().get_subcommands({}))
            apps << verb;
        for (const CLI::App* app : apps) {
            const QString verb = QString::fromStdString(app->get_name());
            QVERIFY2(script.contains(verb), qPrintable(verb));
            for (const CLI::Option* option : app->get_options({}))
                for (const QString& name : namesOf(*option)) {
                    const QString shown = !isFish ? name
                                          : name.startsWith(QLatin1String("--"))
                                              ? QStringLiteral(" -l ") + name.mid(2)
                                              : QStringLiteral(" -s ") + name.mid(1);
                    QVERIFY2(script.contains(shown), qPrintable(verb + u' ' + shown));
                }
        }
        const QString shell = QTest::currentDataTag();
        QVERIFY2(!QStandardPaths::findExecutable(shell).isEmpty(), "this shell is not installed");
        const ProcessResult ran = run(shell, {"-n", path(file)});
        QCOMPARE(ran.exitCode, 0);
        QCOMPARE(ran.errors, QByteArray());
    }

    void shellsComplete_data() {
        QTest::addColumn<QString>("shell");
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QStringList>("offered");
        for (const char* shell : {"bash", "zsh", "fish"}) {
            const auto row = [shell](const char* name) -> QTestData& {
                return QTest::newRow(qPrintable(QLatin1String(shell) + u'/' + QLatin1String(name)))
                       << QString::fromLatin1(shell);
            };
            row("verb") << QStringList{"pl"} << QStringList{"play", "playtest"};
            row("option") << QStringList{"sheet", "--form"} << QStringList{"--format"};
            row("value") << QStringList{"sheet", "--format", "s"} << QStringList{"svg"};
            row("rules") << QStringList{"play", "--ruleset", "b"} << QStringList{"beneath"};
            row("window") << QStringList{"--new-w"} << QStringList{"--new-window"};
            row("number") << QStringList{"play", "--seed", ""} << QStringList{};
        }
    }
    void shellsComplete() {
        QFETCH(QString, shell);
        QFETCH(QStringList, words);
        QFETCH(QStringList, offered);
        QVERIFY2(!QStandardPaths::findExecutable(shell).isEmpty(), "this shell is not installed");
        const QString line = QStringLiteral("tilewright ") + words.join(u' ');
        QStringList arguments;
        if (shell == QLatin1String("bash"))
            arguments = {"-c", QStringLiteral("source %1; COMP_WORDS=(tilewright '%2'); COMP_CWORD=%3; "
                                              "_tilewright; printf '%s\\n' \"${COMPREPLY[@]}\"")
                                   .arg(path(QStringLiteral("bash-completion/completions/tilewright")),
                                        words.join(QStringLiteral("' '")))
                                   .arg(words.size())};
        else if (shell == QLatin1String("zsh"))
            arguments = {"-f", inSources(QStringLiteral("tests/cli/zsh_offers.zsh")),
                         path(QStringLiteral("zsh/site-functions")), line};
        else
            arguments = {"--no-config", "-c",
                         QStringLiteral("source %1; complete -C '%2'")
                             .arg(path(QStringLiteral("fish/vendor_completions.d/tilewright.fish")), line)};
        const ProcessResult ran = run(shell, arguments);
        QCOMPARE(ran.errors, QByteArray());
        QStringList found = QString::fromUtf8(ran.output).split(u'\n', Qt::SkipEmptyParts);
        // Fish tells what each means behind a tab.
        for (QString& each : found)
            each = each.section(u'\t', 0, 0);
        QCOMPARE(found, offered);
    }

    void filesHaveTheirTypes() {
        const ProcessResult update =
            run(QStringLiteral("update-mime-database"), {path(QStringLiteral("mime"))});
        QVERIFY2(update.exitCode == 0, update.errors.constData());
        QCOMPARE(mediaTypes().size(), 6);
        for (const QString kind : {"tileset", "map", "game", "study", "study-report", "playtest"}) {
            const QString file = prefix_.filePath(QStringLiteral("mine.%1.json").arg(kind));
            writeBytes(file, "{\"format\": \"tilewright-" + kind.toUtf8() + "\"}\n");
            const ProcessResult ran = run(QStringLiteral("xdg-mime"), {"query", "filetype", file});
            QCOMPARE(ran.output.trimmed(), "application/x-tilewright-" + kind.toUtf8() + "+json");
            // A report looks like what it is about.
            const QString icon = kind.section(u'-', 0, 0);
            QVERIFY(QFile::exists(
                path(QStringLiteral("icons/hicolor/scalable/mimetypes/%1.%2.svg").arg(id, icon))));
        }
        const QString other = prefix_.filePath(QStringLiteral("other.json"));
        writeBytes(other, "{}\n");
        QCOMPARE(run(QStringLiteral("xdg-mime"), {"query", "filetype", other}).output.trimmed(),
                 QByteArray("application/json"));
    }

    /// What desktops start exists.
    void entriesStartWhatThereIs() {
        const QString entry = text(QStringLiteral("applications/%1.desktop").arg(id));
        const QStringList commands = valuesOf(entry, "Exec");
        QCOMPARE(commands.size(), 4);
        for (const QString& command : commands) {
            std::vector<std::string> arguments;
            for (const QString& word : command.split(u' ').mid(1))
                if (!word.startsWith(u'%'))
                    arguments.push_back(word.toStdString());
            QVERIFY2(cli::windowArguments(arguments), qPrintable(command));
        }
        const QString thumbnailer = text(QStringLiteral("thumbnailers/%1.thumbnailer").arg(id));
        QStringList words = valuesOf(thumbnailer, "Exec").value(0).split(u' ');
        QCOMPARE(words.value(1), QStringLiteral("thumbnail"));
        CLI::App& verb = *tree().get_subcommand("thumbnail");
        for (const QString& word : words.mid(2))
            QVERIFY2(!word.startsWith(u'-') || verb.get_option_no_throw(word.toStdString()) != nullptr,
                     qPrintable(word));
        const QStringList types = mediaTypes();
        const QString metainfo = text(QStringLiteral("metainfo/%1.metainfo.xml").arg(id));
        for (const QString& listed : valuesOf(entry, "MimeType") + valuesOf(thumbnailer, "MimeType"))
            for (const QString& type : listed.split(u';', Qt::SkipEmptyParts)) {
                QVERIFY2(types.contains(type), qPrintable(type));
                QVERIFY2(metainfo.contains(QStringLiteral("<mediatype>%1</mediatype>").arg(type)),
                         qPrintable(type));
            }
        QVERIFY(QFile::exists(path(QStringLiteral("icons/hicolor/scalable/apps/%1.svg").arg(id))));
        QCOMPARE(valuesOf(entry, "Icon"), QStringList{id});
    }
};

QTEST_GUILESS_MAIN(ManualTest)
#include "tst_manual.moc"
