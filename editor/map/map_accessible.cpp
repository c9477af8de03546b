#include "editor/map/map_accessible.h"

#include "editor/map/map_view.h"
#include "editor/theme/text.h"

#include <memory>

namespace tilewright {

namespace {

class CellAccessible : public QAccessibleInterface {
public:
    explicit CellAccessible(MapView& view) : view_(view) {}

    bool isValid() const override { return true; }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return view_.window()->windowHandle(); }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(&view_); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QString text(QAccessible::Text what) const override {
        if (what == QAccessible::Name)
            return cursorInWords(view_);
        if (what == QAccessible::Description)
            return view_.hand().hint(view_.hand().cursor(), view_.hand().side());
        return {};
    }
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override {
        const QRect place = view_.cellRect(view_.hand().cursor()).toRect();
        return {view_.viewport()->mapToGlobal(place.topLeft()), place.size()};
    }
    QAccessible::Role role() const override { return QAccessible::Cell; }
    QAccessible::State state() const override {
        QAccessible::State state;
        state.focusable = true;
        state.focused = view_.hasFocus();
        state.selectable = true;
        state.selected = view_.hand().selection().contains(toPoint(view_.hand().cursor()));
        return state;
    }

private:
    MapView& view_;
};

QAccessibleInterface* makeInterface(const QString&, QObject* object) {
    auto* view = qobject_cast<MapView*>(object);
    return view == nullptr ? nullptr : std::make_unique<MapAccessible>(*view).release();
}

} // namespace

QString cursorInWords(const MapView& view, bool sides) {
    const MapHand& hand = view.hand();
    const Cell cell = hand.cursor();
    const MapDocument* document = view.document();
    const Chamber* chamber = document == nullptr ? nullptr : document->chamberAt(cell);
    const QString what = chamber == nullptr ? MapView::tr("free")
                         : sides            ? chamberInWords(*document, *chamber)
                                            : chamberName(*chamber);
    //: %1 and %2 are coordinates, %3 what lies there, %4 north, east, south or west
    return MapView::tr("%1, %2: %3; side %4")
        .arg(cell.x)
        .arg(cell.y)
        .arg(what, translated(name(hand.side())));
}

MapAccessible::MapAccessible(MapView& view)
    : QAccessibleWidget(&view, QAccessible::Table)
    , cell_(new CellAccessible(view)) // NOLINT: the registry owns it
    , id_(QAccessible::registerAccessibleInterface(cell_)) {}

MapAccessible::~MapAccessible() {
    // The registry deletes its interfaces, at the program's end possibly before this.
    QAccessible::deleteAccessibleInterface(id_);
}

void MapAccessible::install() {
    static const bool once = [] {
        QAccessible::installFactory(makeInterface);
        return true;
    }();
    Q_UNUSED(once)
}

void MapAccessible::announce(MapView& view) {
    if (!QAccessible::isActive())
        return;
    QAccessibleInterface* map = QAccessible::queryAccessibleInterface(&view);
    QAccessibleInterface* cell = map == nullptr ? nullptr : map->child(0);
    if (cell == nullptr)
        return;
    QAccessibleEvent renamed(cell, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&renamed);
    if (view.hasFocus()) {
        QAccessibleEvent focused(cell, QAccessible::Focus);
        QAccessible::updateAccessibility(&focused);
    }
}

QAccessibleInterface* MapAccessible::child(int index) const {
    return index == 0 ? cell_ : nullptr;
}

QAccessibleInterface* MapAccessible::focusChild() const {
    return widget()->hasFocus() ? cell_ : nullptr;
}

int MapAccessible::indexOfChild(const QAccessibleInterface* child) const {
    return child == cell_ ? 0 : -1;
}

QString MapAccessible::text(QAccessible::Text what) const {
    if (what == QAccessible::Value)
        return cursorInWords(*qobject_cast<MapView*>(widget()));
    return QAccessibleWidget::text(what);
}

} // namespace tilewright
