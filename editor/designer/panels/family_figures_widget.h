#pragma once

#include "editor/common/plain_text.h"
#include "editor/designer/browser/tile_filter.h"
#include "editor/document/tileset/tileset_document.h"

#include <QIcon>
#include <QListWidget>
#include <QWidget>

#include <functional>
#include <vector>

class QVBoxLayout;

namespace tilewright {

class FigureChart;

/// The heading of a group of figures, less prominent than they are.
class FigureHeading : public PlainLabel {
public:
    explicit FigureHeading(const QString& text);

protected:
    void paintEvent(QPaintEvent* event) override;
};

/// Patterns as icons with a number below. The list is as high as all of them need; the panel around it
/// scrolls.
class HolePatternList : public QListWidget {
public:
    static constexpr int patternIcon = 34;

    HolePatternList();

    /// Called once for each click or Enter: a style may report an activation twice.
    std::function<void(int row)> chosen;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
};

/// A kind of hole between tiles, with the copies of a set's tiles that fit it in some turn.
struct HoleFigure {
    QString inWords;
    QIcon icon;
    int copies = 0;
    std::function<bool(const Tile&)> fits;
    /// If empty, the tool tip is what screen readers say.
    QString toolTip;
};

/// The contents of a set as bars and numbers, and the holes that its tiles fit. Each figure links to the
/// tiles that it counts. Each family has its charts.
class FamilyFiguresWidget : public QWidget {
    Q_OBJECT
public:
    /// Pre: the document outlives its being shown; null shows nothing. The charts are made for the first.
    void showSet(TileSetDocument* document);

    /// One item for each kind of hole; null before a set is shown.
    HolePatternList* holes() const { return holes_; }

signals:
    void filterWanted(const tilewright::TileFilter& filter);

protected:
    explicit FamilyFiguresWidget(QWidget* parent);

    /// Adds the charts, by addChart(); called once, before the first set is shown.
    virtual void makeCharts() = 0;
    /// Adds a chart below the others.
    FigureChart* addChart(const QString& heading, Qt::Orientation bars, std::size_t size);
    virtual void refreshCharts(const TileSet& set) = 0;
    /// The same kinds of holes for each set.
    virtual std::vector<HoleFigure> holeFigures(const TileSet& set) const = 0;
    /// Null if nothing is shown.
    const TileSetDocument* document() const { return document_; }
    void filterBy(const QString& name, std::function<bool(const Tile&)> fits);

    void changeEvent(QEvent* event) override;

private:
    void make();
    void addHoles();
    void refresh();
    void refreshHoles(const TileSet& set);

    TileSetDocument* document_ = nullptr;
    QMetaObject::Connection following_;
    /// Null, like all in it, before the first set is shown.
    QVBoxLayout* column_ = nullptr;
    FigureHeading* holesTitle_ = nullptr;
    HolePatternList* holes_ = nullptr;
    std::vector<HoleFigure> figuresOfHoles_;
};

} // namespace tilewright
