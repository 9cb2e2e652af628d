#pragma once

namespace lockstep::gui {

/// Numbers of the QScintilla styles for notes below the lines of the editor. They are fixed because a
/// QsciStyle without a number takes a new one each time, counting down into the numbers of the code's styles.
enum NoteStyle : int { then_note = 61, else_note, problem_note };

} // namespace lockstep::gui
