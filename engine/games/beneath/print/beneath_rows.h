#pragma once

#include "engine/sheet/rules/rule_rows.h"

namespace tilewright::sheet {

// Parts of Beneath's rule sheet, in their order.
RuleRows beneathSetUpRows();
RuleRows beneathTurnRows();
RuleRows beneathActionRows();
RuleRows beneathDoorRows();
RuleRows beneathEndRows();

} // namespace tilewright::sheet
