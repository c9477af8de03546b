#pragma once

class QString;
class QWidget;

namespace tilewright {

/// Shows words in the status bar of the widget's window, for as long as it takes to read them.
void tellInStatusLine(QWidget& where, const QString& words);

} // namespace tilewright
