#include "editor/playtest/people/people_tables.h"

#include "editor/playtest/health/findings.h"
#include "editor/words/text.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QFont>
#include <QLocale>
#include <QStandardItemModel>

namespace tilewright {

namespace {

struct PeopleWords {
    Q_DECLARE_TR_FUNCTIONS(tilewright::PeoplesGamesDialog)
};

QStandardItem* textItem(const QString& text) {
    auto* item = new QStandardItem(text);
    item->setData(text.toLower(), peopleSortRole);
    item->setToolTip(inLines(text));
    return item;
}

QStandardItem* numberItem(const QString& text, const QVariant& value) {
    auto* item = new QStandardItem(text);
    item->setData(value, peopleSortRole);
    item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    return item;
}

QStandardItem* fileItem(const std::string& file) {
    QStandardItem* item = textItem(QFileInfo(toQString(file)).fileName());
    item->setToolTip(inLines(toQString(file)));
    return item;
}

Unit unitBeside(const playtest::BesideFigure& one) {
    return one.isShare ? Unit::Share : one.isWhole ? Unit::Whole : Unit::Number;
}

QString estimateInWords(const playtest::Estimate& estimate, Unit unit) {
    return PeopleWords::tr("%1 (%2)").arg(valueInWords(estimate.value, unit),
                                          intervalInWords(estimate.interval, unit));
}

QString countInWords(std::int64_t number) {
    return QLocale().toString(static_cast<qlonglong>(number));
}

void addBeside(QStandardItemModel& model, const playtest::BesideFigure& one) {
    const Unit unit = unitBeside(one);
    QList<QStandardItem*> row{
        textItem(translated(one.definition)),
        numberItem(estimateInWords(one.people, unit), one.people.value),
        numberItem(countInWords(one.peopleCounted), static_cast<qlonglong>(one.peopleCounted)),
        numberItem(estimateInWords(one.bots, unit), one.bots.value),
        numberItem(countInWords(one.botsCounted), static_cast<qlonglong>(one.botsCounted)),
        numberItem(differenceInWords(one.difference.value, unit), one.difference.value),
        textItem(one.differs ? PeopleWords::tr("differs") : QString())};
    if (one.differs)
        for (QStandardItem* item : row) {
            QFont bold = item->font();
            bold.setBold(true);
            item->setFont(bold);
        }
    row.last()->setData(one.differs ? 0 : 1, peopleSortRole);
    model.appendRow(row);
}

void addAlone(QStandardItemModel& model, const playtest::Figure& figure) {
    const Unit unit = unitOf(figure);
    model.appendRow({textItem(translated(figure.definition)),
                     numberItem(estimateInWords(figure.estimate, unit), figure.estimate.value),
                     numberItem(countInWords(figure.counted), static_cast<qlonglong>(figure.counted)),
                     textItem({}), textItem({}), textItem({}), textItem({})});
}

} // namespace

void fillFigures(QStandardItemModel& model, const playtest::PeopleReport& report, std::size_t group) {
    model.clear();
    model.setHorizontalHeaderLabels({PeopleWords::tr("Figure"), PeopleWords::tr("People"),
                                     PeopleWords::tr("Counted"), PeopleWords::tr("Bots"),
                                     PeopleWords::tr("Counted"), PeopleWords::tr("Difference"),
                                     PeopleWords::tr("Finding")});
    if (group >= report.beside.size())
        return;
    if (!report.bots) {
        std::size_t number = 0;
        for (const playtest::SeatGroup& one : report.played.groups)
            if (one.hasPersons() && number++ == group)
                for (const playtest::Figure& figure : playtest::figures(one.results))
                    addAlone(model, figure);
        return;
    }
    for (const bool differs : {true, false})
        for (const playtest::BesideFigure& one : report.beside[group])
            if (one.differs == differs)
                addBeside(model, one);
}

void fillRemarks(QStandardItemModel& model, const playtest::PeopleReport& report) {
    model.clear();
    model.setHorizontalHeaderLabels({PeopleWords::tr("After move"), PeopleWords::tr("Tile laid last"),
                                     PeopleWords::tr("Seat"), PeopleWords::tr("Comment"),
                                     PeopleWords::tr("Game")});
    int number = 0;
    for (const playtest::Remark& one : report.played.remarks) {
        QList<QStandardItem*> row{
            numberItem(QLocale().toString(static_cast<qulonglong>(one.after)),
                       static_cast<qulonglong>(one.after)),
            textItem(toQString(one.tile)),
            numberItem(one.seat ? QLocale().toString(*one.seat + 1) : QString(), one.seat.value_or(-1)),
            textItem(toQString(one.text)), fileItem(one.file)};
        for (QStandardItem* item : row)
            item->setData(number, remarkRole);
        ++number;
        model.appendRow(row);
    }
}

void fillAnswers(QStandardItemModel& model, const playtest::PeopleReport& report) {
    model.clear();
    model.setHorizontalHeaderLabels({PeopleWords::tr("Question"), PeopleWords::tr("Answer"),
                                     PeopleWords::tr("Given by"), PeopleWords::tr("Game")});
    for (const playtest::AskedQuestion& asked : report.played.questions) {
        const auto repeated = playtest::repeatedAnswers(asked);
        for (const auto& [text, times] : repeated)
            model.appendRow(
                {textItem(toQString(asked.question)), textItem(toQString(text)),
                 numberItem(PeopleWords::tr("%1 of %2").arg(times).arg(asked.answers.size()), times),
                 textItem({})});
        for (const playtest::GivenAnswer& one : asked.answers)
            model.appendRow({textItem(toQString(asked.question)), textItem(toQString(one.text)),
                             numberItem({}, 0), fileItem(one.file)});
    }
}

void fillLeftOut(QStandardItemModel& model, const playtest::PeopleReport& report) {
    model.clear();
    model.setHorizontalHeaderLabels({PeopleWords::tr("File"), PeopleWords::tr("Reason")});
    for (const playtest::LeftOut& one : report.played.leftOut) {
        QString why = translated(one.issue.message);
        if (!one.issue.pointer.empty())
            why = PeopleWords::tr("%1 (%2)").arg(why, toQString(one.issue.pointer));
        model.appendRow({fileItem(one.file), textItem(why)});
    }
}

} // namespace tilewright
