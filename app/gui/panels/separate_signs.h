#pragma once

class QColor;
class QsciScintilla;

namespace lockstep::gui {

/// Keeps signs of code that stand side by side two signs: the code's font would join "!=" and ">=" into one,
/// and QScintilla has no switch for that. Text of another indicator is drawn on its own, so every second sign
/// gets one that looks like the rest.
void separate_signs(QsciScintilla& editor, const QColor& ink);

} // namespace lockstep::gui
