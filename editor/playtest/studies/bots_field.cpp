#include "editor/playtest/studies/bots_field.h"

#include "editor/words/translated_text.h"
#include "engine/bots/bot.h"
#include "engine/games/kit.h"

#include <QComboBox>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace tilewright {

namespace {
/// As many as a study's schema allows.
constexpr int mostBots = 4;
} // namespace

BotsField::BotsField(QWidget* parent) : QWidget(parent), number_(new QSpinBox) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    number_->setObjectName(QStringLiteral("studyPlayers"));
    number_->setRange(2, mostBots);
    number_->setAccessibleName(tr("Number of players"));
    number_->setToolTip(tr("Number of players in each game"));
    column->addWidget(number_);
    for (int i = 0; i < mostBots; ++i) {
        auto* bot = new QComboBox;
        bot->setObjectName(QStringLiteral("studyBot%1").arg(i + 1));
        bot->setAccessibleName(tr("Bot of player %1").arg(i + 1));
        bot->setToolTip(tr("Who plays; each sits in every seat equally often"));
        bot->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        bot->setMinimumContentsLength(8);
        connect(bot, &QComboBox::activated, this, &BotsField::changed);
        column->addWidget(bot);
        bots_.push_back(bot);
    }
    connect(number_, &QSpinBox::valueChanged, this, [this] {
        refresh();
        emit changed();
    });
    setFocusProxy(number_);
    setRules(*rulesets().front());
    refresh();
}

void BotsField::setRules(const game::Ruleset& rules) {
    const std::vector<std::string> before = players();
    number_->setRange(std::max(2, rules.minPlayers()), std::min(mostBots, rules.maxPlayers()));
    for (QComboBox* box : bots_) {
        box->clear();
        for (const bots::BotSpec& bot : bots::availableBots(std::string(rules.id()))) {
            box->addItem(translated(bot.label), toQString(bot.name));
            box->setItemData(box->count() - 1, translated(bot.explanation), Qt::ToolTipRole);
        }
        box->setCurrentIndex(std::max(0, box->findData(QStringLiteral("greedy"))));
    }
    show(before);
}

void BotsField::show(const std::vector<std::string>& players) {
    number_->setValue(static_cast<int>(players.size()));
    for (std::size_t i = 0; i < std::min(players.size(), bots_.size()); ++i) {
        const QString bot = toQString(players[i]);
        // A bot with parameters of its own is kept as it is written.
        if (!bot.isEmpty() && bots_[i]->findData(bot) < 0)
            bots_[i]->addItem(bot, bot);
        if (!bot.isEmpty())
            bots_[i]->setCurrentIndex(bots_[i]->findData(bot));
    }
}

std::vector<std::string> BotsField::players() const {
    std::vector<std::string> list;
    for (int i = 0; i < number_->value() && i < static_cast<int>(bots_.size()); ++i)
        list.push_back(bots_[static_cast<std::size_t>(i)]->currentData().toString().toStdString());
    return list;
}

void BotsField::refresh() {
    for (int i = 0; i < mostBots; ++i)
        bots_[static_cast<std::size_t>(i)]->setVisible(i < number_->value());
}

} // namespace tilewright
