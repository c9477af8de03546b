#pragma once

#include "engine/sheet/rules/rule_rows.h"

namespace tilewright::sheet {

// Parts of Beneath's rule sheet, in their order.
RuleRows beneathSetting();
RuleRows beneathTurn();
RuleRows beneathActions();
RuleRows beneathDoors();
RuleRows beneathEnd();

} // namespace tilewright::sheet
