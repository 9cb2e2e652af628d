#pragma once

class QWidget;

namespace lockstep::gui {

/// Makes pictures readable for screen readers: each is a table whose cells have the texts and tooltips of what is
/// drawn. The cell that the keys have chosen, usually that of the cursor's lane, is the current one; the action of a
/// cell is a click on it. Applies to all widgets that are a ReadableScene. Call once before the first picture is shown;
/// further calls change nothing.
///
/// Qt's own interface for tables refers to items by pointers, which are invalid after the picture has changed. Cells
/// refer to their view and an index instead, and are looked up in the table of the shown scene.
void make_pictures_accessible();

/// Tells a screen reader that the current cell of a picture has changed, if there is one and the picture has the
/// focus.
void tell_cursor_moved(QWidget& view);

} // namespace lockstep::gui
