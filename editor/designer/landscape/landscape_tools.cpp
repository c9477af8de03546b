#include "editor/designer/landscape/landscape_tools.h"

#include "editor/common/flow_layout.h"
#include "editor/common/plain_text.h"
#include "editor/common/screen_fitting.h"
#include "editor/common/theme.h"
#include "editor/designer/landscape/landscape_actions.h"
#include "editor/designer/landscape/landscape_canvas.h"
#include "editor/designer/landscape/landscape_figures_widget.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/words/landscape_words.h"
#include "editor/words/translated_text.h"
#include "engine/games/landscape/tiles/generate_landscape.h"
#include "engine/model/io/file_formats.h"

#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QListWidget>
#include <QMenu>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>

namespace tilewright {

namespace {

/// Shown while its action is.
class ActionButton : public QToolButton {
public:
    ActionButton(QAction* action, QWidget* parent) : QToolButton(parent) {
        setDefaultAction(action);
        setAutoRaise(true);
        setFocusPolicy(Qt::TabFocus);
        setFont(smallFont(font()));
        setToolButtonStyle(action->icon().isNull() ? Qt::ToolButtonTextOnly : Qt::ToolButtonTextBesideIcon);
        connect(action, &QAction::changed, this, [this, action] { follow(*action); });
        follow(*action);
    }

private:
    void follow(const QAction& action) {
        setVisible(action.isVisible());
        setAccessibleName(action.text());
        setAccessibleDescription(action.toolTip());
    }
};

/// A number of the specification, with its row.
struct CountRow {
    int LandscapeSpecification::*count;
    const char* label;
    const char* toolTip;
};

constexpr std::array<CountRow, 9> countRows{
    {{&LandscapeSpecification::volcanoes,
      QT_TRANSLATE_NOOP("tilewright::LandscapeGeneratorDialog", "&Volcanoes"),
      QT_TRANSLATE_NOOP("tilewright::LandscapeGeneratorDialog",
                        "Tiles with a volcano, which calls the dragon")},
     {&LandscapeSpecification::dragons, QT_TRANSLATE_NOOP("tilewright::LandscapeGeneratorDialog", "&Dragons"),
      QT_TRANSLATE_NOOP("tilewright::LandscapeGeneratorDialog",
                        "Tiles with a dragon symbol, which lets the dragon fly")},
     {&LandscapeSpecification::portals, QT_TRANSLATE_NOOP("tilewright::LandscapeGeneratorDialog", "P&ortals"),
      QT_TRANSLATE_NOOP("tilewright::LandscapeGeneratorDialog", "Tiles with a portal")},
     {&LandscapeSpecification::towers, QT_TRANSLATE_NOOP("tilewright::LandscapeGeneratorDialog", "To&wers"),
      QT_TRANSLATE_NOOP("tilewright::LandscapeGeneratorDialog",
                        "Tiles with a tower, through which pieces enter the dungeon")},
     {&LandscapeSpecification::princesses,
      QT_TRANSLATE_NOOP("tilewright::LandscapeGeneratorDialog", "Pr&incesses"),
      QT_TRANSLATE_NOOP("tilewright::LandscapeGeneratorDialog",
                        "Cities with a princess, if there are enough cities")},
     {&LandscapeSpecification::cathedrals,
      QT_TRANSLATE_NOOP("tilewright::LandscapeGeneratorDialog", "Cat&hedrals"),
      QT_TRANSLATE_NOOP("tilewright::LandscapeGeneratorDialog",
                        "Cities with a cathedral, if there are enough cities")},
     {&LandscapeSpecification::inns, QT_TRANSLATE_NOOP("tilewright::LandscapeGeneratorDialog", "Inn&s"),
      QT_TRANSLATE_NOOP("tilewright::LandscapeGeneratorDialog",
                        "Roads with an inn, if there are enough roads")},
     {&LandscapeSpecification::tunnels,
      QT_TRANSLATE_NOOP("tilewright::LandscapeGeneratorDialog", "T&unnel mouths"),
      QT_TRANSLATE_NOOP("tilewright::LandscapeGeneratorDialog",
                        "Roads that end in a tunnel mouth; if too few roads end, some are split")},
     {&LandscapeSpecification::mostAlike,
      QT_TRANSLATE_NOOP("tilewright::LandscapeGeneratorDialog", "Most a&like"),
      QT_TRANSLATE_NOOP(
          "tilewright::LandscapeGeneratorDialog",
          "Maximum number of tiles with the same sides, as far as the sides allow; 0 for any number")}}};

} // namespace

LandscapeTools::LandscapeTools(QObject* parent)
    : FamilyTools(parent)
    , actions_(new LandscapeActions(this))
    , canvas_(new LandscapeCanvas(*actions_))
    , features_(new QListWidget) {
    auto* palette = new LandscapePalette(*actions_);
    // Keys try out what a side may show; what a click chose is chosen.
    connect(palette, &LandscapePalette::pressed, this, [this] {
        if (document() != nullptr)
            document()->endMerging();
    });
    setWidgets({.canvas = canvas_,
                .palette = palette,
                .keys = actions_->all(),
                .figures = new LandscapeFiguresWidget,
                .inspectorRows = features_});
    features_->setObjectName(QStringLiteral("tileFeatures"));
    features_->setAccessibleName(tr("Features of the tile"));
    features_->setToolTip(tr("What the tile shows; choosing a feature highlights it on the tile"));
    features_->setWordWrap(true);
    features_->setFrameShape(QFrame::NoFrame);
    connect(features_, &QListWidget::currentRowChanged, this, &LandscapeTools::focusFeature);
    connect(canvas_, &TileCanvas::focusedSideChanged, this, [this] { refresh(); });
    connectEdits();
}

LandscapeTools::~LandscapeTools() {
    features_->disconnect(this);
}

void LandscapeTools::connectEdits() {
    using Merge = TileSetDocument::Merge;
    connect(canvas_, &LandscapeCanvas::edgeWanted, this,
            [this](Direction side, Edge edge) { document()->setEdge(chosen(), side, edge); });
    connect(canvas_, &LandscapeCanvas::linkWanted, this,
            [this](int from, int to, Link link) { document()->link(chosen(), from, to, link); });
    connect(actions_, &LandscapeActions::edgeWanted, this, [this](Edge edge) {
        document()->setEdge(chosen(), canvas_->focusedSide(), edge, Merge::Yes);
        // The same once more: the check is undone, but nothing has changed.
        refresh();
    });
    connect(actions_, &LandscapeActions::traitWanted, this, [this](Trait trait, bool on) {
        document()->setTrait(chosen(), canvas_->focusedPart(), trait, on);
        refresh();
    });
    connect(actions_, &LandscapeActions::pennantsWanted, this, [this](int step) {
        const int place = canvas_->focusedPart();
        if (const auto city = tile() == nullptr ? std::nullopt : featureAt(tile()->landscape(), place))
            document()->setPennants(chosen(), place,
                                    tile()->landscape().features[static_cast<std::size_t>(*city)].pennants +
                                        step);
    });
    connect(actions_, &LandscapeActions::contactWanted, this, [this](int city, bool touches) {
        document()->setContact(canvas_->tileIndex(), canvas_->focusedPart(), city, touches);
    });
    connect(actions_, &LandscapeActions::innerFieldWanted, this, [this] {
        document()->addInnerField(canvas_->tileIndex());
        canvas_->focusPart(canvas_->partCount() - 1);
    });
    connect(actions_, &LandscapeActions::innerFieldRemovalWanted, this,
            [this] { document()->removeInnerField(canvas_->tileIndex(), canvas_->focusedPart()); });
    connect(actions_, &LandscapeActions::linkWanted, canvas_, &LandscapeCanvas::holdOrLink);
}

QString LandscapeTools::focusInWords() const {
    return tile() == nullptr ? QString()
                             : tr("%1 · arrows and Page keys move, keys set, J joins, R turns")
                                   .arg(canvas_->partInWords(canvas_->focusedPart()));
}

bool LandscapeTools::goTo(const QString& part) {
    const QString what = part.section(u'/', 0, 0);
    bool isNumber = false;
    const int number = part.section(u'/', 1, 1).toInt(&isNumber);
    if (what == QLatin1String("edges") && isNumber && number < 4)
        canvas_->setFocusedSide(directionAt(number));
    if (what == QLatin1String("features") && isNumber)
        focusFeature(number);
    return what == QLatin1String("edges") || what == QLatin1String("features") ||
           what == QLatin1String("marks") || what == QLatin1String("crossings");
}

std::vector<SideChoice> LandscapeTools::sideChoices() const {
    std::vector<SideChoice> choices;
    for (const Edge edge : edgeChoices())
        choices.push_back({static_cast<int>(edge), edgeInWords(edge), actions_->edge(edge)->icon()});
    return choices;
}

std::optional<GeneratedSet> LandscapeTools::generate(QWidget* parent) const {
    return LandscapeGeneratorDialog(document(), parent).ask();
}

QList<QMenu*> LandscapeTools::makeMenus(QMenu& parent) {
    QMenu* sides = parent.addMenu(tr("Set &Side"));
    sides->addActions(actions_->edges());
    sides->addActions({actions_->link(), actions_->addInnerField()});
    QMenu* feature = parent.addMenu(tr("On the Chosen &Feature"));
    feature->addActions(actions_->featureActions());
    QMenu* whole = parent.addMenu(tr("&On the Tile"));
    whole->addActions(actions_->tileTraits());
    return {sides, feature, whole};
}

void LandscapeTools::focusFeature(int number) {
    if (tile() == nullptr || number < 0 || number >= static_cast<int>(tile()->landscape().features.size()))
        return;
    const Landscape& land = tile()->landscape();
    if (featureAt(land, canvas_->focusedPart()) == number)
        return;
    if (const auto place = placeOf(land, number))
        canvas_->focusPart(*place);
}

void LandscapeTools::refresh() {
    actions_->updateActions(tile() == nullptr ? nullptr : &tile()->landscape(), canvas_->focusedPart());
    refreshFeatures();
}

void LandscapeTools::refreshFeatures() {
    const QSignalBlocker quiet(features_);
    QStringList words;
    if (tile() != nullptr)
        for (std::size_t i = 0; i < tile()->landscape().features.size(); ++i)
            words << upperFirst(featureInWords(tile()->landscape(), static_cast<int>(i)));
    // Rows are kept if possible: replacing them would interrupt screen readers.
    while (features_->count() > words.size())
        delete features_->takeItem(features_->count() - 1);
    for (int i = 0; i < words.size(); ++i) {
        if (i < features_->count())
            features_->item(i)->setText(words.at(i));
        else
            features_->addItem(words.at(i));
    }
    const auto chosen =
        tile() == nullptr ? std::nullopt : featureAt(tile()->landscape(), canvas_->focusedPart());
    features_->setCurrentRow(chosen.value_or(-1));
}

LandscapePalette::LandscapePalette(const LandscapeActions& actions, QWidget* parent)
    : QWidget(parent), actions_(actions) {
    auto* rows = new QGridLayout(this);
    rows->setContentsMargins(8, 4, 8, 4);
    rows->setHorizontalSpacing(10);
    rows->setVerticalSpacing(2);
    rows->setColumnStretch(1, 1);
    addRow(*rows, tr("Side"), {actions.edges() + QList<QAction*>{actions.link(), actions.addInnerField()}});
    addRow(*rows, tr("Tile"), {actions.tileTraits()});
    // The same room for every choice, so that nothing moves under the pointer.
    addRow(*rows, tr("Feature"), actions.featureGroups());
    setAccessibleName(tr("What the tile shows"));
    keepHeightForWidth(*this);
}

void LandscapePalette::addRow(QGridLayout& rows, const QString& caption,
                              const QList<QList<QAction*>>& groups) {
    auto* label = new PlainLabel(caption, this);
    label->setFont(smallFont(label->font()));
    followPalette(*label, [label] {
        QPalette quiet;
        quiet.setColor(QPalette::WindowText, quietTextColour(QGuiApplication::palette()));
        label->setPalette(quiet);
    });
    constexpr int between = 4;
    auto* flow = new FlowLayout(between);
    for (int group = 0; group < groups.size(); ++group)
        for (QAction* action : groups.at(group)) {
            auto* button = new ActionButton(action, this);
            connect(button, &QAbstractButton::pressed, this, &LandscapePalette::pressed);
            flow->addWidget(button, group);
        }
    const int row = rows.rowCount();
    rows.addWidget(label, row, 0);
    rows.addLayout(flow, row, 1);
}

void LandscapePalette::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right) {
        focusNextPrevChild((event->key() == Qt::Key_Right) != isRightToLeft());
        return;
    }
    showWhyNot(actions_, *event, *this);
    QWidget::keyPressEvent(event);
}

LandscapeGeneratorDialog::LandscapeGeneratorDialog(const TileSetDocument* set, QWidget* parent)
    : GeneratorDialog(set != nullptr, parent) {
    setWindowTitle(tr("Generate landscape tiles"));
    constexpr std::array<Edge, 3> edges{Edge::City, Edge::Road, Edge::Field};
    addWeightHeading(tr("Weights of the sides: 2 means twice as many as 1."));
    for (std::size_t i = 0; i < weights_.size(); ++i)
        //: %1: city, road or field
        weights_[i] = addWeight(tr("Sides: %1").arg(edgeInWords(edges[i])),
                                tr("Weight of this kind of side relative to the others"));
    joined_ = addPercentage(tr("&Joined cities"), 0,
                            tr("Of the tiles with several city sides, the share where these form one city"));
    pennants_ = addPercentage(tr("&Pennants"), 0, tr("Share of the larger cities that have a pennant"));
    cloisters_ =
        addPercentage(tr("&Cloisters"), 0, tr("Share of the tiles with room for a cloister that have one"));
    cloisters_->setObjectName(QStringLiteral("landCloisters"));
    for (const CountRow& row : countRows) {
        counts_.push_back(addNumber(tr(row.label), maxTileCount, tr(row.toolTip), 0));
        counts_.back()->setObjectName(QString::fromLatin1(row.label).remove(u'&'));
    }
    fit_ = addPercentage(
        tr("&Fillable places"), 0,
        tr("Share of the places between four tiles that at least one tile should fit, as far as "
           "the sides allow"));
    auto* figures = new LandscapeFiguresWidget;
    connect(this, &GeneratorDialog::resultChanged, figures,
            [this, figures] { figures->setTargets(specification()); });
    layOut(figures, figures);
    const LandscapeSpecification first =
        set == nullptr ? LandscapeSpecification() : landscapeSpecificationOf(set->tileSet());
    fillRows(first.name, first.tiles, first.seed, [&] {
        for (std::size_t i = 0; i < weights_.size(); ++i)
            weights_[i]->setValue(first.edgeWeights[i]);
        joined_->setValue(100 * first.joinedShare);
        pennants_->setValue(100 * first.pennantShare);
        cloisters_->setValue(100 * first.cloisterShare);
        for (std::size_t i = 0; i < counts_.size(); ++i)
            counts_[i]->setValue(first.*countRows[i].count);
        fit_->setValue(100 * first.fitShare);
    });
}

LandscapeSpecification LandscapeGeneratorDialog::specification() const {
    LandscapeSpecification specification;
    specification.name = wantedName();
    specification.tiles = wantedTiles();
    for (std::size_t i = 0; i < weights_.size(); ++i)
        specification.edgeWeights[i] = weights_[i]->value();
    specification.joinedShare = joined_->value() / 100;
    specification.pennantShare = pennants_->value() / 100;
    specification.cloisterShare = cloisters_->value() / 100;
    for (std::size_t i = 0; i < counts_.size(); ++i)
        specification.*countRows[i].count = counts_[i]->value();
    specification.fitShare = fit_->value() / 100;
    specification.seed = wantedSeed();
    return specification;
}

Issues LandscapeGeneratorDialog::specificationIssues() const {
    return check(specification());
}

std::function<TileSet()> LandscapeGeneratorDialog::makeGenerator() const {
    return [wanted = specification()] { return generate(wanted); };
}

} // namespace tilewright
