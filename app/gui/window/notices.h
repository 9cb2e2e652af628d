#pragma once

namespace lockstep::gui {

class MessageArea;
class StatusLine;

/// Where the window shows texts: important ones above the views, the rest in the status line.
struct Notices {
    MessageArea& area;
    StatusLine& line;
};

} // namespace lockstep::gui
