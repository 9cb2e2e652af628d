#pragma once

namespace lockstep::gui {

class MessageArea;
class StatusLine;

/// The widgets that show messages: important ones above the views, all others in the status line.
struct Notices {
    MessageArea& area;
    StatusLine& line;
};

} // namespace lockstep::gui
