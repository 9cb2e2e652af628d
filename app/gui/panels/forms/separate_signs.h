#pragma once

class QColor;
class QsciScintilla;

namespace lockstep::gui {

/// Prevents the code's font from joining adjacent operator characters such as "!=" and ">=" into ligatures;
/// QScintilla has no switch for that. Text of another indicator is drawn separately, so every second
/// character gets an indicator with the same look.
void separate_signs(QsciScintilla& editor, const QColor& ink);

} // namespace lockstep::gui
