#pragma once

namespace lockstep::gui {

/// The editor's styles for the notes below its lines. With numbers of their own: a QsciStyle without one takes a new
/// number each time, down into those of the code.
enum NoteStyle : int { then_note = 61, else_note, problem_note };

} // namespace lockstep::gui
