#pragma once

#include <QPoint>
#include <QString>

class QWidget;

namespace lockstep::gui {

// All tooltips that a widget shows itself. Qt guesses whether a tooltip is rich text, so that "<img src=...>" in the
// name of a kernel would open a file. An empty text hides the tooltip.

/// Shows a tooltip as it is written. `at` is a position on the screen. The tooltip stays for `time_ms`; if it is
/// negative, for a time that depends on the length of the text.
void show_plain_tip(QPoint at, const QString& text, QWidget* widget, int time_ms = -1);
/// Shows a tooltip of a picture: rich text in which all names, sources and messages are escaped.
void show_rich_tip(QPoint at, const QString& html, QWidget* widget, int time_ms = -1);

} // namespace lockstep::gui
