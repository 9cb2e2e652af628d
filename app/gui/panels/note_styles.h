#pragma once

namespace lockstep::gui {

/// The editor's styles for the notes below its lines. The numbers are fixed because a QsciStyle without one
/// takes a new number each time, counting down into the numbers of the code's styles.
enum NoteStyle : int { then_note = 61, else_note, problem_note };

} // namespace lockstep::gui
