#pragma once

#include <QPlainTextEdit>

namespace tilewright {

/// Reads out texts of others, line by line, never as markup: to be selected, scrolled and copied, not
/// changed. Words that are too long for a line are broken; the Tab key leaves it.
class PlainParagraphs : public QPlainTextEdit {
    Q_OBJECT
public:
    explicit PlainParagraphs(const QString& name, QWidget* parent = nullptr);

    enum class Look { Body, Heading, Quiet };
    struct Paragraph {
        QString text;
        Look look = Look::Body;
    };
    void setParagraphs(const QList<Paragraph>& paragraphs);
    /// As high as its lines, up to that many; 0: as high as there is room.
    void setMaxLines(int lines);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void write();
    void fitHeight();

    QList<Paragraph> paragraphs_;
    int maxLines_ = 0;
};

} // namespace tilewright
